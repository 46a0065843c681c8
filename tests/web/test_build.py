"""The built pages: their size, their hosts, and how browsers cache them."""

import gzip
import re
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser import ROOT, NewUser, new_table_for
from regicide.notation import parse_card
from regicide.rules import total
from server_process import ServerProcess

STATIC = ROOT / "src" / "regicide" / "server" / "static"
WEB = ROOT / "web"
PAGES = [
    "/",
    "/t/ABCDEF",
    "/replay/ABCDEF",
    "/settings",
    "/companion",
    "/today",
    "/statistics",
    "/deal",
    "/learn",
    "/learn/goal",
    "/rules",
    "/rules/3.2",
]


def fetch(address: str, **headers: str) -> Any:
    return urllib.request.urlopen(  # noqa: S310  loopback
        urllib.request.Request(address, headers=headers),  # noqa: S310
        timeout=10,
    )


def test_the_first_load_of_a_table_is_small(new_user: NewUser) -> None:
    user = new_user("Maren")
    loaded: list[str] = []
    user.page.on("response", lambda answer: loaded.append(answer.url))
    code = new_table_for(user, players=1, ready=True)
    user.goto(f"/t/{code}")
    expect(user.hand()).to_have_count(8)
    names = {urlsplit(url).path.lstrip("/") for url in loaded if url.endswith(".js")}
    assert any(name.startswith("assets/index-") for name in names)
    sizes = [len(gzip.compress((STATIC / name).read_bytes())) for name in names]
    assert sum(sizes) <= 130_000


def test_no_page_names_another_host() -> None:
    for path in STATIC.rglob("*"):
        if path.suffix in (".html", ".css", ".webmanifest", ".js"):
            found = set(re.findall(r"https?://[\w.-]+", path.read_text(encoding="utf-8")))
            # an XML namespace, and the pages where Svelte explains its errors
            assert found <= {"http://www.w3.org", "https://svelte.dev"}, path


def test_source_files_of_the_browser_game_are_short() -> None:
    kinds = (".ts", ".svelte", ".css", ".js")
    ours = [path for path in (WEB / "src").rglob("*") if path.suffix in kinds]
    ours += [*WEB.glob("*.ts"), *(WEB / "tests").glob("*.ts"), *(WEB / "public").glob("*.js")]
    written = [path for path in ours if path.name != "wire.ts"]
    assert len(written) > 60
    assert not [path for path in written if path.read_text(encoding="utf-8").count("\n") > 400]


def test_the_values_on_the_cards_are_those_of_the_rules() -> None:
    text = (WEB / "src" / "cards" / "card_values.ts").read_text(encoding="utf-8")
    shown = dict(re.findall(r"([A-Z2-9]): (\d+)", text))
    assert len(shown) == 13
    for rank, worth in shown.items():
        assert total((parse_card(f"{rank}h"),)) == int(worth)
    assert total((parse_card("Je"),)) == 0


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_same_file_except_for_its_link_preview_and_early_scripts(
    server: ServerProcess, path: str
) -> None:
    with fetch(server.url + path) as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
        assert "Accept-Language" in answer.headers["Vary"]
        assert "'unsafe" not in answer.headers["Content-Security-Policy"]
        added = rb'<meta (property="og:|name="twitter:)[^>]*>|<link rel="modulepreload"[^>]*>'
        assert re.sub(added, b"", answer.read()) == (STATIC / "index.html").read_bytes()


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/t/ABCD-EFGH", ["ca", "TablePage"]),
        ("/replay/ABCDEF", ["ca", "ReplayPage", "ReplayPlayer"]),
        ("/learn", ["ca", "LearnPage"]),
        ("/learn/goal", ["ca", "LessonPage"]),
        ("/settings", ["ca", "SettingsPage"]),
        ("/local", ["ca", "LocalTablePage"]),
        ("/", ["ca"]),
    ],
)
def test_a_page_names_the_scripts_it_will_need(
    server: ServerProcess, path: str, expected: list[str]
) -> None:
    with fetch(server.url + path, **{"Accept-Language": "ca"}) as answer:
        found = re.findall(
            r'modulepreload" crossorigin href="/assets/([^"]*)', answer.read().decode()
        )
    assert [name[: -len("-12345678.js")] for name in found][: len(expected)] == expected
    (first,) = (STATIC / "assets").glob("index-*.js")
    named = {first.name, *found}
    for name in named:
        imported = re.findall(
            r'(?:from|import)"\./([^"]+)"', (STATIC / "assets" / name).read_text()
        )
        assert named.issuperset(imported), name


def test_an_unknown_address_is_answered_with_404(server: ServerProcess) -> None:
    """Browsers receive a page, programs an error code."""
    for path, kind, start in (
        ("/no/such/page", "text/html", b"<!doctype html>"),
        ("/no/such/page", "*/*", b'{"code":"no-such-page"'),
        ("/api/no/such", "text/html", b'{"code":"no-such-page"'),
    ):
        with pytest.raises(urllib.error.HTTPError, match="404") as refused:
            fetch(server.url + path, Accept=kind)
        assert refused.value.read().lower().startswith(start), (path, kind)
        assert refused.value.headers["ETag"] is None
        refused.value.close()


def test_assets_are_immutable_and_sent_compressed(server: ServerProcess) -> None:
    script = next((STATIC / "assets").glob("index-*.js"))
    address = f"{server.url}/assets/{script.name}"
    with fetch(address, **{"Accept-Encoding": "gzip"}) as answer:
        assert "immutable" in answer.headers["Cache-Control"]
        assert answer.headers["Content-Type"].startswith("text/javascript")
        assert gzip.decompress(answer.read()) == script.read_bytes()


def test_a_page_in_the_browser_cache_is_not_sent_again(server: ServerProcess) -> None:
    with fetch(server.url) as answer:
        tag = answer.headers["ETag"]
    with pytest.raises(urllib.error.HTTPError, match="304") as refused:
        fetch(server.url, **{"If-None-Match": tag})
    refused.value.close()
