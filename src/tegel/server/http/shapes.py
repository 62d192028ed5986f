"""What the games show and tell as JSON Schema, so that a page is typed by what the rules say.

The games declare it with nothing but Python's own typing, and need no package for it.
"""

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from tegel.core.game import Game
from tegel.core.telling import Flight, Telling, TellingRoom, Told

Schema = dict[str, Any]
PLAIN: dict[Any, Schema] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
    Told: {"type": "object", "additionalProperties": True},
}


class Shapes:
    """The types of a game as schemas: `found` has all that they are made of, by name."""

    def __init__(self, game: str, room: TellingRoom | None = None) -> None:
        self.found: dict[str, Schema] = {}
        self._game = game
        self._room = room

    def of(self, kind: Any) -> Schema:
        """The schema of a type."""
        if kind in PLAIN:
            return PLAIN[kind]
        if is_typeddict(kind):
            return self._object(kind)
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Literal:
            return {"enum": list(parts)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(part) for part in parts]}
        if origin in (list, Sequence):
            return {"type": "array", "items": self.of(parts[0])}
        if origin in (dict, Mapping):
            return {"type": "object", "additionalProperties": self.of(parts[1])}
        raise TypeError(f"{self._game} holds {kind!r}, which no page can be told")

    def _object(self, kind: Any) -> Schema:
        # The games have parts of the same name, but what flies is the same in all of them.
        name = kind.__name__ if kind is Flight else f"{self._game}_{kind.__name__}"
        if name not in self.found:
            self.found[name] = {}  # it may hold itself
            fields = get_type_hints(kind)
            if kind is Telling and self._room is not None:
                fields["deed"] = _returned(self._room.deed)
                fields["follows"] = _returned(self._room.follows)
            self.found[name] = {
                "type": "object",
                "description": (kind.__doc__ or "").strip(),
                "properties": {field: self.of(part) for field, part in fields.items()},
                "required": [field for field in fields if field in kind.__required_keys__],
                "additionalProperties": False,
            }
        return {"$ref": f"#/components/schemas/{name}"}


class GameShapes(Shapes):
    """What a game shows and tells: a view, a move that was made, and why one is refused."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.name, game.telling)
        self.view = self.of(game.view_type)
        self.telling = self.of(Telling)
        self.refusal = self.of(_returned(game.telling.refusal))


def _returned(function: Any) -> Any:
    return get_type_hints(function)["return"]
