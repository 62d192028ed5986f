"""The description of the API: what the framework finds out by itself, and what it can't."""

from collections.abc import Iterable
from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from tegel.games import games
from tegel.server.http.body import Reader
from tegel.server.http.shapes import name_of, shapes
from tegel.server.identity import cookies
from tegel.server.wire.frames import Frame, ServerFrame

REFERENCE = "#/components/schemas/{model}"
# Nobody need say who they are to watch; else a browser's cookie does, or a program's token.
SECURITY: list[dict[str, list[str]]] = [{}, {"cookie": []}, {"token": []}]
SCHEMES = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": cookies.NAME},
    "token": {"type": "http", "scheme": "bearer"},
}
# What goes through the live connection, which OpenAPI has no words for.
LIVE: dict[str, tuple[Any, JsonSchemaMode]] = {
    "LiveClientFrame": (Frame, "validation"),
    "LiveServerFrame": (ServerFrame, "serialization"),
}
# Where a view of a game stands, which is of one type for each game.
VIEWS = (("TableView", True), ("Replayed", False), ("RecordView", False))  # whether it may lack


def describe(app: FastAPI, routers: Iterable[APIRouter]) -> None:
    """Have an application describe all that it does."""
    routes = [route for router in routers for route in router.routes if isinstance(route, APIRoute)]

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _describe(app, routes)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def _describe(app: FastAPI, routes: Iterable[APIRoute]) -> dict[str, Any]:
    found = get_openapi(title=app.title, version=app.version, routes=app.routes)
    schemas = found["components"]["schemas"]
    for route in routes:
        for needed in route.dependant.dependencies:
            if isinstance(needed.call, Reader):
                kind = needed.call.kind
                body = {"schema": _add(schemas, kind.__name__, kind, "validation")}
                for method in route.methods or ():
                    found["paths"][route.path][method.lower()]["requestBody"] = {
                        "required": True,
                        "content": {"application/json": body},
                    }
    for name, (kind, mode) in LIVE.items():
        _add(schemas, name, kind, mode)
    _tell_views(schemas)
    found["components"]["securitySchemes"] = SCHEMES
    found["security"] = SECURITY
    return found


def _add(schemas: dict[str, Any], name: str, kind: Any, mode: JsonSchemaMode) -> dict[str, str]:
    """Put a type, and those that it is made of, with the others; how to refer to it."""
    whole = TypeAdapter(kind).json_schema(mode=mode, ref_template=REFERENCE)
    for other, part in (whole.pop("$defs", {}) | {name: whole}).items():
        _require_tags(part)
        assert schemas.setdefault(other, part) == part, f"two types are called {other}"
    return {"$ref": REFERENCE.format(model=name)}


def _require_tags(schema: dict[str, Any]) -> None:
    """What tells a type from others has to be sent, though our own code need not say it."""
    for name, what in schema.get("properties", {}).items():
        if "const" in what and what.pop("default", None) is not None:
            schema.setdefault("required", []).append(name)


def _tell_views(schemas: dict[str, Any]) -> None:
    """Say what a view of each game looks like, where one stands."""
    views: dict[str, str] = {}
    for game in games().values():
        schemas |= shapes(game.name, game.view_type)
        views[game.name] = REFERENCE.format(model=name_of(game.name, game.view_type))
    schemas["AnyGameView"] = {
        "oneOf": [{"$ref": view} for view in views.values()],
        "discriminator": {"propertyName": "game", "mapping": views},
    }
    view = {"$ref": REFERENCE.format(model="AnyGameView")}
    for name, may_lack in VIEWS:
        properties = schemas[name]["properties"]
        properties["view"] = {"anyOf": [view, {"type": "null"}]} if may_lack else view
