"""Link previews: the title, text and picture that a messenger shows for an address of this server.

A preview says only what a stranger may know: of a public table, which lists show anyway, how many
seats are taken; of all other codes the same, whether there is a table or not.
"""

import re
from html import escape
from urllib.parse import quote

from starlette.requests import Request

from regicide.i18n import Words
from regicide.server.identity import read_code
from regicide.server.lists.table_summary import view_summary
from regicide.server.storage import StorageError, Store
from regicide.table import Phase
from regicide.wire.http import TableSummaryView

#: `python3 dev.py pictures preview` draws it.
PICTURE = "/preview.png"
PICTURE_SIZE = (1200, 630)
#: A host name or an address with an optional port, and nothing that could end an attribute.
_HOST = re.compile(r"(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")


async def link_preview(request: Request, words: Words, store: Store) -> str:
    """The tags of a page's head, in Open Graph and Twitter's form."""
    title, text = await _title_and_text(request, words, store)
    properties = {
        "og:type": "website",
        "og:site_name": "Open Regicide",
        "og:title": title,
        "og:description": text,
    }
    if origin := origin_of(request):
        width, height = map(str, PICTURE_SIZE)
        properties |= {
            "og:url": origin + quote(request.scope["path"]),
            "og:image": origin + PICTURE,
            "og:image:width": width,
            "og:image:height": height,
        }
    tags = [_tag("property", name, content) for name, content in properties.items()]
    return "".join([*tags, _tag("name", "twitter:card", "summary_large_image")])


async def _title_and_text(request: Request, words: Words, store: Store) -> tuple[str, str]:
    # Not `request.url`: it raises if the Host is malformed.
    path = request.scope["path"]
    if path.startswith("/t/"):
        table = await _public_table(request.path_params["code"], store)
        return _table_title(words, table), words.say("preview-table-about")
    if path.startswith("/replay/"):
        return words.say("preview-replay"), words.say("preview-replay-about")
    return "Open Regicide", words.sentences(words.say("home-hero"), words.say("home-hero-more"))


async def _public_table(code: str, store: Store) -> TableSummaryView | None:
    """The table with this code, if lists show it; None if the storage does not answer."""
    try:
        summary = await store.summary(read_code(code))
    except StorageError:
        return None
    return view_summary(summary) if summary is not None and summary.public else None


def _table_title(words: Words, table: TableSummaryView | None) -> str:
    if table is None or table.phase is not Phase.GATHERING:
        return words.say("preview-table")
    taken = sum(seat.name is not None or seat.bot is not None for seat in table.seats)
    message = "preview-table-turns" if table.turn_by_turn else "preview-table-seats"
    return words.say(message, taken=taken, all=table.players)


def origin_of(request: Request) -> str | None:
    """The address that the reader used, for absolute links; None if the Host is malformed."""
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}" if _HOST.fullmatch(host) else None


def _tag(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'
