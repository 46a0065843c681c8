"""What a messenger shows for an address: nothing that a stranger may not know."""

import io
import re
from html import unescape
from typing import Any

import pytest
from PIL import Image
from starlette.requests import Request

from regicide.server.http.link_preview import PICTURE_SIZE, origin_of
from server_process import ServerProcess
from table_client import new_player, new_table
from web.test_build import fetch


def preview(address: str, **headers: str) -> dict[str, str]:
    """The tags of a page, by name."""
    with fetch(address, **headers) as answer:
        page = answer.read().decode()
    assert page.endswith("</html>\n")
    tags = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">', page)
    return {name: unescape(content) for name, content in tags}


def test_a_page_has_a_title_a_text_and_a_picture(server: ServerProcess) -> None:
    found = preview(server.url + "/")
    assert found["og:title"] == "Open Regicide"
    assert found["og:description"].startswith("Bring the castle down, together.")
    assert found["twitter:card"] == "summary_large_image"
    assert found["og:url"] == server.url + "/"
    with fetch(found["og:image"]) as answer:
        assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
        assert Image.open(io.BytesIO(answer.read())).size == PICTURE_SIZE
    spanish = preview(server.url + "/replay/ABCDEF", **{"Accept-Language": "es-ES,es;q=0.9"})
    assert spanish["og:title"] == "Una partida de Open Regicide"
    # Only a trusted proxy tells the scheme (tests/server/test_proxies.py).
    assert preview(server.url + "/", **{"X-Forwarded-Proto": "https"}) == found


def test_only_a_public_table_shows_its_seats(server: ServerProcess) -> None:
    secret = new_player(server.url, "Maren")
    public = new_table(server.url, secret, players=4, bots=["squire"], public=True)
    private = new_table(server.url, secret, players=4, bots=["squire"])
    seen = preview(f"{server.url}/t/{public}")
    assert seen["og:title"] == "An Open Regicide table: 2 of 4 seats taken"
    assert "Maren" not in " ".join(seen.values())
    hidden, missing = (
        {**preview(f"{server.url}/t/{code}"), "og:url": ""} for code in (private, "BBBB-BBBB")
    )
    assert hidden == missing
    assert hidden["og:title"] == "You are invited to a game of Regicide"


@pytest.mark.parametrize(
    "host, origin",
    [
        ("games.example.org", "http://games.example.org"),
        ("[::1]:8642", "http://[::1]:8642"),
        ('x"><script>', None),
        ("a b", None),
        ("[", None),
        ("", None),
    ],
)
def test_a_malformed_host_is_not_repeated(host: str, origin: str | None) -> None:
    scope: dict[str, Any] = {
        "type": "http",
        "scheme": "http",
        "path": "/",
        "headers": [(b"host", host.encode())],
    }
    assert origin_of(Request(scope)) == origin
