"""Serves the browser game: files built from web/, kept in memory. All page paths return index.html."""

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

#: Paths of pages; the script in index.html decides what each shows.
PAGES = (
    *("/", "/t/{code}", "/replay/{code}", "/settings", "/companion"),
    *("/learn", "/learn/{lesson}", "/rules", "/rules/{clause}"),
)
#: File names in assets/ contain a hash of the content, so browsers may cache them permanently.
CACHE_PERMANENTLY = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
_TYPES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
_ALREADY_COMPRESSED = (".png",)


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file in memory with its response headers."""

    body: bytes
    gzipped: bytes | None
    media_type: str
    etag: str
    cache: str


class Pages:
    """The files of the browser game; empty if it was not built."""

    def __init__(self) -> None:
        static = files("regicide.server") / "static"
        self._files = {path: _read(path, entry) for path, entry in _files_below(static)}
        self._index = self._files.pop("/index.html", None)

    def routes(self) -> list[Route]:
        """A route for each page and file."""
        if self._index is None:
            return []
        served = {**dict.fromkeys(PAGES, self._index), **self._files}
        return [
            Route(path, partial(_send_file, file), methods=["GET"]) for path, file in served.items()
        ]

    def not_found(self, request: Request) -> Response | None:
        """The page for unknown paths, for browsers; None for programs, which get an error code."""
        wants_page = "text/html" in request.headers.get("accept", "")
        if self._index is None or not wants_page or request.url.path.startswith("/api/"):
            return None
        headers = {"Cache-Control": "no-store"}
        return Response(self._index.body, 404, headers, media_type=self._index.media_type)


async def _send_file(file: StaticFile, request: Request) -> Response:
    headers = {"Cache-Control": file.cache, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = file.gzipped, {**headers, "Content-Encoding": "gzip"}
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


def _read(path: str, entry: Traversable) -> StaticFile:
    body, suffix = entry.read_bytes(), PurePosixPath(path).suffix
    return StaticFile(
        body=body,
        gzipped=None if suffix in _ALREADY_COMPRESSED else gzip.compress(body, mtime=0),
        media_type=_TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "text/plain",
        etag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        cache=CACHE_PERMANENTLY if path.startswith("/assets/") else REVALIDATE,
    )
