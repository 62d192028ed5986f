"""What happens in Azul Duel, as data: deeds, what follows, what may not be, what is asked.

Secret is which plates a seat returns to the bottom of the stack; all else happens in the open.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict, cast

from tegel.core.packing import space
from tegel.core.state import State
from tegel.core.struct import Memory, struct
from tegel.core.telling import Flight, Move
from tegel.games.azul_duel import explain
from tegel.games.azul_duel.board import line_colour
from tegel.games.azul_duel.deeds import DuelDeed, deed_of, flights_of, hides
from tegel.games.azul_duel.happenings import follows
from tegel.games.azul_duel.layout import (
    ACTION,
    COLOUR_NAMES,
    DRAW,
    LINE,
    LINES,
    SET_UP,
    TAKE_CHIP,
    TILING,
    TO_COLUMN,
    TO_LINE,
    Duel,
)
from tegel.games.azul_duel.names import ASKED, CELLS, Question

__all__ = ["asks", "deed", "flights", "follows", "hides", "refusal", "refused_by_lines"]

Reason = Literal[
    "is-over",
    "not-asked",
    "set-up",
    "no-plate",
    "no-token",
    "stack-empty",
    "no-points",
    "not-in-sun",
    "not-on-moons",
    "no-chip",
    "enough-chips",
    "not-in-hand",
    "space-taken",
    "not-in-rest",
    "line-complete",
    "line-holds",
    "cell-filled",
    "cell-unfit",
    "chip-not-held",
    "chip-order",
    "chip-wasted",
]
REASONS: Final[dict[int, Reason]] = {
    explain.IS_OVER: "is-over",
    explain.OTHER_QUESTION: "not-asked",
    explain.SET_UP_FIRST: "set-up",
    explain.NO_SUCH_PLATE: "no-plate",
    explain.NO_TOKEN: "no-token",
    explain.STACK_EMPTY: "stack-empty",
    explain.NO_POINTS: "no-points",
    explain.NOT_IN_SUN: "not-in-sun",
    explain.NOT_ON_MOONS: "not-on-moons",
    explain.NO_CHIP_THERE: "no-chip",
    explain.ENOUGH_CHIPS: "enough-chips",
    explain.NOT_IN_HAND: "not-in-hand",
    explain.SPACE_TAKEN: "space-taken",
    explain.NOT_IN_REST: "not-in-rest",
    explain.LINE_COMPLETE: "line-complete",
    explain.LINE_HOLDS_OTHER: "line-holds",
    explain.CELL_FILLED: "cell-filled",
    explain.CELL_UNFIT: "cell-unfit",
    explain.CHIP_NOT_HELD: "chip-not-held",
    explain.CHIP_OUT_OF_ORDER: "chip-order",
    explain.CHIP_WASTED: "chip-wasted",
}


class Refusal(TypedDict):
    """Why a move is not legal, and what the reason is about: what is None has no part in it."""

    kind: Reason
    round: int
    factory: int | None
    line: int | None
    column: int | None
    space: int | None
    colour: str | None  # the one that is held, or asked for
    cell: str | None  # what the dome has where a tile shall go
    plate: str | None
    chip: str | None


class Asked(TypedDict):
    """What is asked now, and of whom."""

    kind: Question
    seat: int | None  # None: the game is over
    tiling: bool  # phase 2 is under way
    line: int | None  # the pattern line that is being tiled
    colour: str | None  # of the tiles in hand
    count: int
    plates: bool  # a plate may be taken
    tiles: bool  # tiles may be taken


def deed(state: State, memory: Memory, move: Move, seat: int | None) -> DuelDeed:
    """A move in its parts, as a seat may know it."""
    return deed_of(memory, move, seat)


def flights(state: State, n: int, seat: int | None) -> list[Flight]:
    """Where the n-th move itself took things: every seat sees that."""
    return state.recall(_flights, n)


def _flights(state: State, n: int) -> list[Flight]:
    memory = state.past(n)
    return flights_of(memory, state.moves[n])


def refusal(state: State, move: Move) -> Refusal:
    """Which rule forbids a move here."""
    return _refusal(state.memory, move)


def refused_by_lines(state: State) -> list[Refusal]:
    """The pattern lines that do not take the tiles in hand, and why."""
    if state.seen.asked != LINE:
        return []
    legal = state.legal_moves
    lines = range(TO_LINE, TO_LINE + LINES)
    return [_refusal(state.memory, move) for move in lines if move not in legal]


def _refusal(memory: Memory, move: Move) -> Refusal:
    s = Duel.over(memory)
    told = cast(Mapping[str, Any], deed_of(memory, move, s.turn))
    kind = REASONS[explain.refusal(struct(Duel, memory), move)]
    colour, cell = told.get("colour"), None
    b = s.boards[s.turn]
    if kind == "line-holds":
        colour = COLOUR_NAMES[line_colour(b.lines, move - TO_LINE)]
    if kind == "cell-unfit":
        cell = CELLS[space(b.cells[s.line], move - TO_COLUMN)]
    return {
        "kind": kind,
        "round": s.round,
        "factory": told.get("factory"),
        "line": told.get("line"),
        "column": told.get("column"),
        "space": told.get("space"),
        "colour": colour,
        "cell": cell,
        "plate": told.get("plate"),
        "chip": told.get("chip"),
    }


def asks(state: State) -> Asked:
    """What is asked now."""
    s: Duel = state.seen
    legal = state.legal_moves if s.asked == ACTION else []
    first = s.phase == SET_UP and s.asked == ACTION
    return {
        "kind": "first-plate" if first else ASKED[s.asked],
        "seat": state.turn,
        "tiling": s.phase == TILING,
        "line": s.line if s.phase == TILING else None,
        "colour": COLOUR_NAMES[s.colour] if s.count else None,
        "count": s.count,
        "plates": any(move <= DRAW for move in legal),
        "tiles": any(DRAW < move < TAKE_CHIP for move in legal),
    }
