"""The description of the API: what the framework finds out by itself, and what it can't."""

from collections.abc import Iterable
from typing import Any

import orjson
from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode
from starlette.responses import Response

from tegel.core.words import english
from tegel.games import games
from tegel.server.guard.outward import AddressRefusal
from tegel.server.http.answers.analyses import AnalysisView
from tegel.server.http.answers.reviews import ReviewProgress
from tegel.server.http.body import Reader
from tegel.server.http.errors import MEANINGS, refusals
from tegel.server.http.shapes import GameShapes, Schema
from tegel.server.identity import cookies
from tegel.server.refusals import Problem, RecordRefusal
from tegel.server.tables.plan import PlanRefusal
from tegel.server.wire.frames import Frame, ServerFrame
from tegel.tournaments.plan import TournamentRefusal
from tegel.tournaments.tournament import EntryRefusal

REFERENCE = "#/components/schemas/{model}"
# Nobody need say who they are to watch; else a browser's cookie does, or a program's token.
SECURITY: list[dict[str, list[str]]] = [{}, {"cookie": []}, {"token": []}]
SCHEMES = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": cookies.NAME},
    "token": {"type": "http", "scheme": "bearer"},
}
# What OpenAPI has no words for: what goes through the live connection, and answers line by line.
IN_PARTS: dict[str, tuple[Any, JsonSchemaMode]] = {
    "LiveClientFrame": (Frame, "validation"),
    "LiveServerFrame": (ServerFrame, "serialization"),
    "AnalysisView": (AnalysisView, "serialization"),
    "ReviewProgress": (ReviewProgress, "serialization"),
}
NOTHING = {"type": "null"}
# Why something can't be that is no move: what the books of words say without a game's.
OwnRefusal = TournamentRefusal | EntryRefusal | PlanRefusal | AddressRefusal | RecordRefusal


def describe(app: FastAPI, routers: Iterable[APIRouter]) -> None:
    """Have an application describe all that it does."""
    routes = [route for router in routers for route in router.routes if isinstance(route, APIRoute)]

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _describe(app, routes)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
    written: list[bytes] = []  # once: it is long, and strangers may ask for it

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description() -> Response:  # pyright: ignore[reportUnusedFunction]
        if not written:
            written.append(orjson.dumps(openapi()))
        return Response(written[0], media_type="application/json")


def _describe(app: FastAPI, routes: Iterable[APIRoute]) -> dict[str, Any]:
    found = get_openapi(title=app.title, version=app.version, routes=app.routes)
    schemas = found["components"]["schemas"]
    _add(schemas, "Problem", Problem, "serialization")  # which refusals point to
    schemas = found["components"]["schemas"] = dict(sorted(schemas.items()))
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
    for name, (kind, mode) in IN_PARTS.items():
        _add(schemas, name, kind, mode)
    _tell_games(schemas)
    _untitle(schemas)
    found["components"]["responses"] = _refuse_once(found["paths"])
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


def _tell_games(schemas: dict[str, Schema]) -> None:
    """Say what each game shows and tells, where it does: the framework knows of no game."""
    told = {game.name: GameShapes(game) for game in games().values()}
    for shapes in told.values():
        schemas |= shapes.found
    schemas["AnyGameView"] = {
        "oneOf": [shapes.view for shapes in told.values()],
        "discriminator": {
            "propertyName": "game",
            "mapping": {name: shapes.view["$ref"] for name, shapes in told.items()},
        },
    }
    own = _add(schemas, "OwnRefusal", OwnRefusal, "serialization")
    of_rules = [shapes.refusal for shapes in told.values()]
    schemas["TextRefusal"] = _text_refusal(
        {kind for one in of_rules for kind in _kinds(schemas, one)}
    )
    of_texts = {"$ref": REFERENCE.format(model="TextRefusal")}
    schemas["AnyRefusal"] = _any([*of_rules, of_texts, own])
    tellings = [schemas[f"{name}_Telling"]["properties"] for name in told]
    for part in ("deed", "follows"):
        schemas[f"Any{part.capitalize()}"] = _any(telling[part] for telling in tellings)
    view, refusal, deed, follows = (
        {"$ref": REFERENCE.format(model=name)}
        for name in ("AnyGameView", "AnyRefusal", "AnyDeed", "AnyFollows")
    )
    move = {"deed": deed, "flights": tellings[0]["flights"], "follows": follows}
    stands: dict[str, dict[str, Schema]] = {
        "TableView": {"view": _any([view, NOTHING])},
        "Replayed": {"view": view},
        "RecordView": {"view": view},
        "PositionView": {"view": view},
        "PuzzleView": {"view": view},
        "PuzzleAnswer": {"view": view},
        "AdviceView": {"deed": deed},
        "LineView": {"deed": deed},
        "StepView": {"deed": deed},
        "JudgedStep": {"deed": deed},
        "JudgedChoice": {"deed": deed},
        "Problem": {"refusal": refusal},
        "RefusedFrame": {"refusal": _any([refusal, NOTHING])},
        "ToldMove": move,
        "ToldMoved": move,
    }
    for name, parts in stands.items():
        schemas[name]["properties"] |= parts


def _text_refusal(of_rules: set[str]) -> Schema:
    """Why a text is no move or no position: the books of words know of what kinds there are."""
    books = [english(game) for game in games().values()]
    known = {kind for one in books for kind in one.kinds("position")}
    known |= {kind for one in books for kind in one.kinds("refusal") - of_rules}
    return {
        "type": "object",
        "description": "Why a text is no move or no position, with what the words for it need.",
        "properties": {"kind": {"type": "string", "enum": sorted(known)}},
        "required": ["kind"],
    }


def _kinds(schemas: dict[str, Schema], schema: Schema) -> set[str]:
    """The kinds of what is told by any of a union's parts."""
    if "$ref" in schema:
        schema = schemas[schema["$ref"].rpartition("/")[2]]
    parts: list[Schema] = schema.get("anyOf") or schema.get("oneOf") or []
    kind: Schema = schema.get("properties", {}).get("kind", {})
    own = {*kind.get("enum", []), *([kind["const"]] if "const" in kind else [])}
    return own.union(*(_kinds(schemas, one) for one in parts))


def _untitle(part: Any) -> None:
    """Take away the titles that the framework makes of all names: they say nothing more."""
    if isinstance(part, dict):
        if isinstance(part.get("title"), str):  # else it is a field of this name
            del part["title"]
        part = part.values()
    elif not isinstance(part, list):
        return
    for inner in part:
        _untitle(inner)


def _refuse_once(paths: dict[str, Any]) -> dict[str, Any]:
    """Have refusals told once for all that can be refused; what they are referred to by."""
    told = {str(status): refusal for status, refusal in refusals(*MEANINGS).items()}
    for operations in paths.values():
        for operation in operations.values():
            for status, answer in operation["responses"].items():
                if answer == told.get(status):
                    operation["responses"][status] = {"$ref": f"#/components/responses/{status}"}
    return told


def _any(schemas: Iterable[Schema]) -> Schema:
    found: list[Schema] = []
    for schema in schemas:
        if schema not in found:
            found.append(schema)
    return {"anyOf": found}
