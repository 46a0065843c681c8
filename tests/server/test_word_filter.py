"""Names and chat are checked against the operator's list."""

import urllib.error
from pathlib import Path

import pytest

from async_helpers import async_test
from forked_server import ForkedServer
from regicide.server.errors import Denied, ServeError
from regicide.server.people.word_filter import read_word_filter
from regicide.table.commands import BeReady, Speak, TakeSeat
from table_client import TableClient, new_player, new_table

LIST = "# mine\nbadger\n*坏词*\n\nvery rude\n*\nmörk\n"


@pytest.fixture
def words(tmp_path: Path) -> str:
    path = tmp_path / "words"
    path.write_text(LIST, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    "text", ["Badger", "a BADGER!", "ｂａｄｇｅｒ", "这是坏词吗", "so very  rude", "MO\u0308RK"]
)
def test_an_unwanted_word_is_found(words: str, text: str) -> None:
    with pytest.raises(Denied, match="unwanted-words"):
        read_word_filter(words).check(text)


@pytest.mark.parametrize("text", ["badgers", "rude", "mine", "# mine", "very, rude", "*"])
def test_other_words_are_allowed(words: str, text: str) -> None:
    read_word_filter(words).check(text)
    read_word_filter(None).check("badger")


def test_many_words_are_compared_as_one_group(tmp_path: Path) -> None:
    """A look at the character before, for each of a thousand words at each place, would take seventeen times as long."""
    path = tmp_path / "many"
    path.write_text("\n".join(f"word{number}\n*part{number}*" for number in range(100)))
    many = read_word_filter(str(path))
    assert many.pattern is not None
    assert many.pattern.pattern.count("(?<!") == 1
    many.check("sword1 word1s")
    for text in ("a word99!", "aparts99 apart99s"):
        with pytest.raises(Denied, match="unwanted-words"):
            many.check(text)


def test_a_list_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(ServeError, match="unreadable-words"):
        read_word_filter(str(tmp_path / "none"))


@async_test
async def test_a_server_refuses_unwanted_names_and_chat(words: str, tmp_path: Path) -> None:
    environment = {"REGICIDE_UNWANTED_WORDS": words}
    with ForkedServer(tmp_path / "data", environment) as server:
        with pytest.raises(urllib.error.HTTPError, match="422"):
            new_player(server.url, "Badger")
        secrets = [new_player(server.url, name) for name in ("Ana", "Ben")]
        code = new_table(server.url, secrets[0], players=2, options="talk=casual")
        ana, ben = [await TableClient(server.url, code, each).connect() for each in secrets]
        await ben.accepted(TakeSeat(1))
        await ana.accepted(BeReady(ready=True))
        await ben.accepted(BeReady(ready=True))
        assert await ben.refused(Speak("you badger")) == "unwanted-words"
        # Comparing thousands of characters with many words would hold up every table.
        assert await ben.refused(Speak("you badger " * 100)) == "bad-speech"
        await ben.accepted(Speak("well played"))
        await ana.close()
        await ben.close()
        assert server.stop() == 0
        assert "badger" not in server.log_text().lower()
