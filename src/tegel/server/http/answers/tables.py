"""A table: as one may see it, what happened there, and what came of a wish."""

from collections.abc import Mapping
from typing import Any

from typing_extensions import TypedDict

from tegel.server.tables.plan import PlannedMove
from tegel.server.tables.sight import TableView
from tegel.server.wire.told import Told


class TriedLine(TypedDict):
    """A game after some moves of a plan, and what they were."""

    seat: int | None  # who decides then
    open: bool  # whether the next move can be planned
    moves: list[PlannedMove]
    view: Mapping[str, Any]


class Made(TypedDict):
    """A table that was set up."""

    table: str
    number: int


class Looked(TypedDict):
    """A table as one may see it."""

    table: str
    number: int
    view: TableView
    hash: str


class Happened(TypedDict):
    """What happened at a table after some number, up to this one; whether there is more."""

    number: int
    events: list[Told]
    more: bool


class Done(TypedDict):
    """A command was carried out, now or when it came first: the number of its first event."""

    number: int
    duplicate: bool
