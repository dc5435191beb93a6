"""The page in the browser: the built files of `web/`, held in memory, compressed once.

The page finds its own way: every address of it is answered with the same document. Files with a hash in their
name never change and are kept by the browser for good.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from sacbe.server.errors import NotFound

BUILT = Path(__file__).parents[1] / "web"
NOT_BUILT = "The page is not built here; `make play` builds it. The API is at /api."
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
BUILD = re.compile(rb'<meta name="build" content="(\w+)"')
BUILD_HEADER = "x-sacbe-page"
WORTH_COMPRESSING = 512
"""Bytes below which compression saves nothing."""

AnyRequest = Request[Any, Any, Any]


@dataclass(frozen=True)
class File:
    """A file of the page."""

    content: bytes
    compressed: bytes | None
    media_type: str
    caching: str


def file(path: str) -> File | None:
    """A file of the page by its path, if there is one; a path that was sent never gets to the disk."""
    return _files().get(path)


@cache
def build() -> str | None:
    """Which build of the page is here: a page that was loaded before an upgrade is of another."""
    page = BUILT / "index.html"
    found = BUILD.search(page.read_bytes()) if page.exists() else None
    return found[1].decode() if found is not None else None


def build_header() -> dict[str, str]:
    """The build of the page, as every answer names it."""
    found = build()
    return {BUILD_HEADER: found} if found is not None else {}


@cache
def _files() -> dict[str, File]:
    found = [place for place in BUILT.rglob("*") if place.is_file()]
    return {path: _read(path) for path in (place.relative_to(BUILT).as_posix() for place in found)}


def _read(path: str) -> File:
    content = (BUILT / path).read_bytes()
    packed = gzip.compress(content) if len(content) > WORTH_COMPRESSING else None
    media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
    caching = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
    return File(content, packed, media_type, caching)


def answer(request: AnyRequest, found: File) -> Response[bytes]:
    """A file, compressed for clients that accept that."""
    headers = {"cache-control": found.caching, "vary": "accept-encoding"}
    content = found.content
    if found.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = found.compressed
    return Response(content, media_type=found.media_type, headers=headers)


@get(
    [
        "/",
        "/learn",
        "/learn/{rest:path}",
        "/table/{rest:path}",
        "/replay",
        "/replay/{rest:path}",
        "/rules",
        "/rules/{rest:path}",
    ],
    include_in_schema=False,
)
async def page(request: AnyRequest) -> Response[bytes]:
    """The one document of the page."""
    found = file("index.html")
    if found is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=404)
    return answer(request, found)


@get(["/assets/{name:str}", "/{name:str}"], include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A script, a style, a picture."""
    found = file(request.scope["path"].lstrip("/"))
    if found is None or name == "index.html":
        raise NotFound("There is nothing at this address.")
    return answer(request, found)


HANDLERS = [page, asset]
