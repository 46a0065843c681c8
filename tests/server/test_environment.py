"""Environment variables: a wrong value is named, with what was expected."""

import re
from ipaddress import ip_network
from pathlib import Path

import pytest

from regicide.i18n import LANGUAGES, say_error, words
from regicide.server.config import Config
from regicide.server.environment import SETTINGS, unknown_settings, with_environment
from regicide.server.errors import ServeError

DEFAULTS = Config(data=Path("nowhere"))

WRONG = {
    "REGICIDE_AWAY_SECONDS": ["soon", "-1", "nan", "inf", "1e9"],
    "REGICIDE_BOT_SECONDS": ["1,2", "-0.1"],
    "REGICIDE_HELLO_SECONDS": ["0", "-1", "ten"],
    "REGICIDE_PING_SECONDS": ["0", "20s"],
    "REGICIDE_ORDER_SECONDS": ["0", "often"],
    "REGICIDE_KEEP_DAYS": ["soon", "0", "-1", "nan", "1e9"],
    "REGICIDE_KEEP_RECORDS": [__file__],
    "REGICIDE_CLUB": ["0", "-3", "forty", "1e3", "10001"],
    "REGICIDE_LIMITS": ["none", "OFF", "0"],
    "REGICIDE_ORIGINS": [
        "*",
        "games.example.org",
        "https://a.example/page",
        "ftp://a.example",
        "http://[",
    ],
    "REGICIDE_HOSTS": ["https://games.example.org", "games.example.org:443", "a/b", "a, b c"],
    "REGICIDE_TRUSTED_PROXIES": ["proxy", "127.0.0.1:80", "10.0.0.1/8", "10.0.0.0/33", "*"],
    "REGICIDE_ERROR_REPORTER": ["module", "module:", ":function", "module:function()", "a b:c"],
    "REGICIDE_PUSH_KEY": ["no-such-file", "."],
    "REGICIDE_PUSH_CONTACT": ["operator@example.org", "mailto:", "http://a.example", "mailto:a b"],
    "REGICIDE_PUSH_SERVICES": ["push.example.org", "https://a.example/page"],
    "REGICIDE_DATABASE_URL": ["mysql://ann:pw@host/name", "tables.sqlite3", "localhost:5432"],
    "REGICIDE_BUS_URL": ["host:6379", "http://ann:pw@host", "localhost"],
}


@pytest.mark.parametrize(
    "name, text", [(name, text) for name, texts in WRONG.items() for text in texts]
)
def test_a_wrong_value_is_named_with_what_was_expected(name: str, text: str) -> None:
    with pytest.raises(ServeError, match="bad-setting") as refused:
        with_environment(DEFAULTS, {name: text})
    expected = refused.value.facts["expected"]
    for language in LANGUAGES:
        sentence = say_error(words(language), refused.value)
        assert sentence.startswith(name)
        assert "pw" not in sentence
        # Every kind of value has its own words; the last one is the default.
        assert ("redis://" in sentence) == (expected == "redis-url")


def test_every_variable_of_a_server_is_checked() -> None:
    """Except the file of unwanted words, which is read later."""
    source = Path(with_environment.__code__.co_filename).read_text(encoding="utf-8")
    named = set(re.findall(r'"(REGICIDE_\w+)"', source))
    assert named == {*WRONG, "REGICIDE_UNWANTED_WORDS"}


def test_every_setting_is_known_and_a_misspelled_one_is_not() -> None:
    assert set(SETTINGS) == {*WRONG, "REGICIDE_UNWANTED_WORDS"}
    names = ("REGICIDE_KEEPDAYS", "REGICIDE_LANG", "REGICIDE_DOMAIN", "PATH", *SETTINGS)
    assert unknown_settings(dict.fromkeys(names, "1")) == ["REGICIDE_KEEPDAYS"]


def test_every_setting_is_documented() -> None:
    page = Path(__file__).parents[2] / "docs" / "server.md"
    documented = set(re.findall(r"`(REGICIDE_\w+)", page.read_text(encoding="utf-8")))
    assert set(SETTINGS) - documented == set()


@pytest.mark.parametrize("value", ["", " "])
def test_an_empty_value_counts_as_unset(value: str) -> None:
    assert with_environment(DEFAULTS, dict.fromkeys(WRONG, value)) == DEFAULTS


def test_values_are_read(tmp_path: Path) -> None:
    config = with_environment(
        DEFAULTS,
        {
            "REGICIDE_AWAY_SECONDS": "0",
            "REGICIDE_BOT_SECONDS": "0.5",
            "REGICIDE_HELLO_SECONDS": "3",
            "REGICIDE_KEEP_DAYS": "30",
            "REGICIDE_KEEP_RECORDS": str(tmp_path / "new"),
            "REGICIDE_ORIGINS": "https://a.example/, http://b.example:81",
            "REGICIDE_HOSTS": "A.example,[::1]",
            "REGICIDE_TRUSTED_PROXIES": "127.0.0.1, fd00::/8",
            "REGICIDE_DATABASE_URL": "postgresql://host/name",
            "REGICIDE_BUS_URL": "rediss://host",
        },
    )
    assert (config.away_seconds, config.hello_seconds, config.ping_seconds) == (0, 3, 20)
    assert config.bot_seconds == (0.5, 0.5)
    assert (config.keep_days, config.keep_records) == (30, tmp_path / "new")
    assert config.origins == {"https://a.example", "http://b.example:81"}
    assert config.hosts == {"a.example", "::1"}
    assert config.trusted_proxies == (ip_network("127.0.0.1"), ip_network("fd00::/8"))
    assert config.database_url == "postgresql://host/name"
    assert config.bus_url == "rediss://host"
