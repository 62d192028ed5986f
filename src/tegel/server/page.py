"""The page: files that were built from `web/`, served beside the API."""

import os
from collections.abc import Mapping
from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from tegel.server import packs
from tegel.server.http.packed import accepted

PUBLIC = {  # files beside the page that have a name for ever
    "manifest.webmanifest",
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.png",
    "apple-touch-icon.png",
    "badge.png",
}
FOLDER = Path(__file__).parent / "page"
# What browsers run that are to tell of notices, or were taken along: for the whole page, so it lies
# at its top.
WORKERS = {
    "notices.js": Path(__file__).parent / "notices" / "worker.js",
    "along.js": Path(__file__).parent / "along.js",
}
# Files in this folder have a hash in their names: what was fetched once never changes.
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
FRESH = {"Cache-Control": "no-cache"}
# What is text lies beside its file, packed when the page was built: the smallest first.
PACKED = {"br": ".br", "gzip": ".gz"}
ROOT = Path(__file__).parents[3]  # of the source tree, where there is one
UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tegel</title>
<h1>Tegel</h1><p>This server is up, but it has no page: {advice}. The API is described in
<a href="/api/openapi.json">/api/openapi.json</a>.</p></html>"""


def advice(root: Path = ROOT) -> str:
    """How to come by the page: built in a source tree; a package brings it along."""
    if (root / "launch.py").is_file():
        return "python3 launch.py page builds it, in the folder of the source"
    return "this package was made without it; pip install --force-reinstall tegel brings one"


def missing(folder: Path = FOLDER) -> str | None:
    """What to say where there is no page; None: there is one."""
    return None if (folder / "index.html").is_file() else f"there is no page: {advice()}"


class _Files(StaticFiles):
    """Files of the page, packed for who takes them so."""

    def __init__(self, folder: Path, caching: Mapping[str, str]) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._headers = {**caching, "Vary": "Accept-Encoding"}

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        asked, headers, path = Headers(scope=scope), dict(self._headers), Path(full_path)
        taken = accepted(asked)
        for encoding, suffix in PACKED.items():
            packed = path.with_name(path.name + suffix)
            if encoding in taken and packed.is_file():
                path, stat_result = packed, packed.stat()
                headers["Content-Encoding"] = encoding
                break
        kind = guess_type(full_path)[0]
        answer = FileResponse(path, status_code, headers, kind, stat_result=stat_result)
        if self.is_not_modified(answer.headers, asked):
            return NotModifiedResponse(answer.headers)
        return answer


class _Assets(_Files):
    """Files that never change under their names: each is read once, and then sent from memory.

    A visit takes dozens of them, and to open a file from the loop takes a thread each time.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, FOR_EVER)
        self._read: dict[tuple[str, frozenset[str]], tuple[Headers, bytes]] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        asked = Headers(scope=scope)
        key = path, frozenset(accepted(asked) & PACKED.keys())
        if key not in self._read or "range" in asked or scope["method"] != "GET":
            answer = await super().get_response(path, scope)
            if isinstance(answer, FileResponse) and scope["method"] == "GET":
                body = await run_in_threadpool(Path(answer.path).read_bytes)
                self._read[key] = Headers(raw=answer.raw_headers), body
            return answer
        headers, body = self._read[key]
        if self.is_not_modified(headers, asked):
            return NotModifiedResponse(headers)
        return Response(body, headers=headers)


class _Site(_Files):
    """A site without a server, which ours lends: what is named by what is in it never changes."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, FRESH)
        self._named = _Files(folder, FOR_EVER)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path == ".":
            path = "index.html"
        if path.startswith(("assets/", "pack-")):
            return await self._named.get_response(path, scope)
        return await super().get_response(path, scope)


def _serve(app: FastAPI, name: str, file: Path) -> None:
    files = _Files(file.parent, FRESH)

    @app.get(f"/{name}", include_in_schema=False)
    async def worker(request: Request) -> Response:  # pyright: ignore[reportUnusedFunction]
        return await files.get_response(file.name, request.scope)


def show_page(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the page, if it was built; every path that is nothing else is a place in it."""
    index = folder / "index.html"
    files = _Files(folder, FRESH)
    if (folder / "assets").is_dir():
        # What a visit asks for most is found first: else the whole API is looked through for it.
        app.router.routes.insert(0, Mount("/assets", _Assets(folder / "assets")))
    app.mount(packs.PLACE, _Site(packs.FOLDER))
    # Not with the files of the page: a site without a server has a worker of its own.
    for name, file in WORKERS.items():
        _serve(app, name, file)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:  # pyright: ignore[reportUnusedFunction]
        if not index.is_file():
            if path:
                raise HTTPException(404)
            return HTMLResponse(UNBUILT.format(advice=advice()))
        if path in PUBLIC:
            return await files.get_response(path, request.scope)
        if path.startswith("api/") or "." in path.rpartition("/")[2]:
            raise HTTPException(404)
        return await files.get_response(index.name, request.scope)
