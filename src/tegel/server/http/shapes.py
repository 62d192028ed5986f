"""The views of the games as JSON Schema, so that a page is typed by what the rules show.

The games declare their views with nothing but Python's own typing, and need no package for it.
"""

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

PLAIN: dict[Any, dict[str, Any]] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
}


def shapes(game: str, view: type) -> dict[str, dict[str, Any]]:
    """The schema of a game's view, and of all that it is made of, by name."""
    found: dict[str, dict[str, Any]] = {}
    _shape(game, view, found)
    return found


def name_of(game: str, view: type) -> str:
    """What a part of a game's view is called: the games have parts of the same name."""
    return f"{game}_{view.__name__}"


def _shape(game: str, kind: Any, found: dict[str, dict[str, Any]]) -> dict[str, Any]:
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return _object(game, kind, found)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return {"enum": list(parts)}
    if origin in (Union, UnionType):
        return {"anyOf": [_shape(game, part, found) for part in parts]}
    if origin is list:
        return {"type": "array", "items": _shape(game, parts[0], found)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _shape(game, parts[1], found)}
    raise TypeError(f"a view of {game} holds {kind!r}, which no page can be told")


def _object(game: str, kind: type, found: dict[str, dict[str, Any]]) -> dict[str, Any]:
    name = name_of(game, kind)
    if name not in found:
        found[name] = {}  # it may hold itself
        fields = get_type_hints(kind)
        found[name] = {
            "type": "object",
            "description": (kind.__doc__ or "").strip(),
            "properties": {field: _shape(game, part, found) for field, part in fields.items()},
            "required": list(fields),
            "additionalProperties": False,
        }
    return {"$ref": f"#/components/schemas/{name}"}
