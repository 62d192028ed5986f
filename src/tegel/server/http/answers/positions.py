"""A position, and the moves from it."""

from collections.abc import Mapping
from typing import Any

from typing_extensions import TypedDict

from tegel.core.options import Value
from tegel.server.wire.told import ToldMove


class PositionView(TypedDict):
    """A position after moves from it, as a table shows it."""

    game: str
    title: str
    options: dict[str, Value]
    position: str  # as one line of text: with ? for what was not known of it
    known: str | None  # whose knowledge that is, as in a record; None: all is known
    seed: int | None  # that decided what chance brought: with it, the same moves lead to the same
    seat: int | None  # through whose eyes the view is; None: a spectator
    turn: int | None
    is_over: bool
    scores: list[int]
    places: list[int] | None  # None: it is not over
    moves: list[int]
    story: list[ToldMove]  # those moves, each as the seat knows it whose it was, if all is known
    chance: list[bool]  # whether chance had a part in what followed from them
    dealt: list[str]  # what the last of them brought, as it is written down; ?: not seen
    made_up: bool  # nobody wrote down what the seat has to choose from: any of it may be played
    view: Mapping[str, Any]
