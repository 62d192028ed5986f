"""The page: files that were built from `web/`, served beside the API."""

from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

FOLDER = Path(__file__).parent / "page"
# Files in this folder have a hash in their names: what was fetched once never changes.
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
FRESH = {"Cache-Control": "no-cache"}
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


class _Assets(StaticFiles):
    """Files that never change."""

    def file_response(self, *args: object, **more: object) -> Response:
        response = super().file_response(*args, **more)  # type: ignore[arg-type]
        response.headers.update(FOR_EVER)
        return response


def show_page(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the page, if it was built; every path that is nothing else is a place in it."""
    index = folder / "index.html"
    if (folder / "assets").is_dir():
        app.mount("/assets", _Assets(directory=folder / "assets"))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:  # pyright: ignore[reportUnusedFunction]
        if not index.is_file():
            if path:
                raise HTTPException(404)
            return HTMLResponse(UNBUILT.format(advice=advice()))
        if path in ("icon.svg", "manifest.webmanifest"):
            return FileResponse(folder / path, headers=FRESH)
        if path.startswith("api/") or "." in path.rpartition("/")[2]:
            raise HTTPException(404)
        return FileResponse(index, headers=FRESH)
