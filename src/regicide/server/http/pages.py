"""Serves the browser game: files built from web/, kept in memory.

All page paths return index.html, with the link preview of their address.
"""

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regicide.server.http.compression import COMPRESSED, VARY, accepts_gzip
from regicide.server.http.early_scripts import EarlyScripts
from regicide.server.http.link_preview import PICTURE, link_preview
from regicide.server.http.priced import Endpoint
from regicide.server.http.reader_language import words_for
from regicide.server.storage import Store

#: Paths of pages; the script in index.html decides what each shows.
PAGES = (
    *("/", "/t/{code}", "/replay/{code}", "/settings", "/companion"),
    *("/puzzles", "/today", "/statistics", "/deal"),
    *("/evenings", "/evening/{code}", "/evening/{code}/{team}", "/clubs", "/club/{code}"),
    *("/learn", "/learn/{lesson}", "/rules", "/rules/{clause}"),
    *("/local", "/local/replay", "/shared", "/review"),
)
#: File names in assets/ contain a hash of the content, so browsers may cache them permanently.
CACHE_PERMANENTLY = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
_TYPES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".net": "application/octet-stream",
    ".woff2": "font/woff2",
}
_ALREADY_COMPRESSED = (".png", ".net", ".woff2")
#: Pages of messengers show the picture of a link preview.
_HEADERS = {PICTURE: {"Cross-Origin-Resource-Policy": "cross-origin"}}


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file in memory with its response headers."""

    body: bytes
    gzipped: bytes | None
    media_type: str
    etag: str
    headers: Mapping[str, str]


class Pages:
    """The files of the browser game; empty if it was not built."""

    def __init__(self, store: Store) -> None:
        self._store = store
        static = files("regicide.server") / "static"
        self._files = {
            path: _file(path, entry.read_bytes()) for path, entry in _files_below(static)
        }
        self._index = self._files.pop("/index.html", None)
        self._early = EarlyScripts(
            {
                PurePosixPath(path).name: file.body
                for path, file in self._files.items()
                if path.startswith("/assets/") and path.endswith(".js")
            }
        )

    def routes(self) -> list[Route]:
        """A route for each page and file."""
        if self._index is None:
            return []
        endpoints: dict[str, Endpoint] = dict.fromkeys(PAGES, self._send_page(self._index.body))
        endpoints |= {path: partial(_send_file, file) for path, file in self._files.items()}
        return [Route(path, send, methods=["GET"]) for path, send in endpoints.items()]

    def not_found(self, request: Request) -> Response | None:
        """The page for unknown paths, for browsers; None for programs, which get an error code."""
        wants_page = "text/html" in request.headers.get("accept", "")
        if self._index is None or not wants_page or request.url.path.startswith("/api/"):
            return None
        headers = {"Cache-Control": "no-store"}
        return Response(self._index.body, 404, headers, media_type=self._index.media_type)

    def _send_page(self, index: bytes) -> Endpoint:
        before, end, after = index.partition(b"</head>")

        async def send_page(request: Request) -> Response:
            reader = words_for(request)
            tags = await link_preview(request, reader, self._store)
            for name in self._early.names(request.url.path, reader.language):
                tags += f'<link rel="modulepreload" crossorigin href="/assets/{name}">'
            page = _file("/index.html", before + tags.encode() + end + after)
            answer = _response(request, page)
            answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
            return answer

        return send_page


async def _send_file(file: StaticFile, request: Request) -> Response:
    return _response(request, file)


def _response(request: Request, file: StaticFile) -> Response:
    headers = {"ETag": file.etag, **VARY, **file.headers}
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.gzipped is not None and accepts_gzip(request):
        body, headers = file.gzipped, {**headers, **COMPRESSED}
    return Response(body, headers=headers, media_type=file.media_type)


def _files_below(folder: Traversable, under: str = "") -> Iterator[tuple[str, Traversable]]:
    """Every file below a folder, with its path on the server."""
    if not folder.is_dir():
        return
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        path = f"{under}/{entry.name}"
        if entry.is_dir():
            yield from _files_below(entry, path)
        else:
            yield path, entry


def _file(path: str, body: bytes) -> StaticFile:
    suffix = PurePosixPath(path).suffix
    cache = CACHE_PERMANENTLY if path.startswith("/assets/") else REVALIDATE
    return StaticFile(
        body=body,
        gzipped=None if suffix in _ALREADY_COMPRESSED else gzip.compress(body, mtime=0),
        media_type=_TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "text/plain",
        etag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        headers={"Cache-Control": cache, **_HEADERS.get(path, {})},
    )
