"""Which rule forbids a move, and what it is about; and what is asked instead."""

from typing import Any, Final, Literal, TypedDict

from tegel.core.packing import COLOURS, space
from tegel.core.state import State
from tegel.core.struct import struct, zeros
from tegel.core.telling import Move
from tegel.games.azul import explain
from tegel.games.azul.deeds import colour_of_line, parts
from tegel.games.azul.layout import COLOUR_NAMES, FIRST_COLUMN, LINES, OFFER, OVER, Azul


class Refusal(TypedDict):
    """Why a move is not legal."""

    kind: Literal[
        "is-over",
        "column-wanted",
        "take-wanted",
        "no-such-factory",
        "no-tiles",
        "line-complete",
        "line-holds",
        "row-has",
        "space-taken",
        "column-has",
    ]
    source: int
    line: int  # or the row of the wall
    column: int
    colour: str  # what the rule is about: the colour that is held, or asked for
    players: int


class LineRefusal(TypedDict):
    """Why a pattern line does not take a colour."""

    kind: Literal["line-complete", "line-holds", "row-has"]
    line: int
    colour: str


class Asked(TypedDict):
    """What is asked now."""

    kind: Literal["take", "column", "nothing"]
    line: int | None
    colour: str | None


KINDS: Final[dict[int, Any]] = {
    explain.IS_OVER: "is-over",
    explain.COLUMN_WANTED: "column-wanted",
    explain.TAKE_WANTED: "take-wanted",
    explain.NO_SUCH_FACTORY: "no-such-factory",
    explain.NO_TILES: "no-tiles",
    explain.LINE_COMPLETE: "line-complete",
    explain.LINE_HOLDS_OTHER: "line-holds",
    explain.ROW_HAS_COLOUR: "row-has",
    explain.SPACE_TAKEN: "space-taken",
    explain.COLUMN_HAS_COLOUR: "column-has",
}


def refusal(state: State, move: Move) -> Refusal:
    """Which rule forbids a move here."""
    s: Azul = state.seen
    rule = explain.refusal(struct(Azul, state.memory), move)
    source = column = 0
    if move < FIRST_COLUMN:
        source, number, line = parts(move)
        line = s.phase if rule == explain.COLUMN_WANTED else line
        colour = _about(s, rule, line, COLOUR_NAMES[number])
    else:
        line, column = min(s.phase, LINES - 1), move - FIRST_COLUMN
        taken = space(s.boards[s.turn].colours[line], column)
        is_taken = rule == explain.SPACE_TAKEN
        colour = COLOUR_NAMES[taken - 1] if is_taken else colour_of_line(s, s.turn, line)
    return {
        "kind": KINDS[rule],
        "source": source,
        "line": line,
        "column": column,
        "colour": colour,
        "players": s.players,
    }


def refused_by_lines(state: State) -> list[dict[str, LineRefusal]]:
    """By pattern line of the seat in turn, the colours that it does not take, and why."""
    s: Azul = state.seen
    found = zeros(LINES * COLOURS)
    explain.refusals_of_lines(struct(Azul, state.memory), s.turn, found)
    rules, rows = iter(found.tolist()), list[dict[str, LineRefusal]]()
    for line, row in enumerate(zip(*[rules] * COLOURS, strict=True)):
        held = colour_of_line(s, s.turn, line) if explain.LINE_HOLDS_OTHER in row else ""
        why = (
            (colour, rule, held if rule == explain.LINE_HOLDS_OTHER else colour)
            for colour, rule in zip(COLOUR_NAMES, row, strict=True)
            if rule != explain.LEGAL
        )
        rows.append({one: {"kind": KINDS[r], "line": line, "colour": of} for one, r, of in why})
    return rows


def _about(s: Azul, rule: int, line: int, colour: str) -> str:
    """What a rule is about: the colour that is asked for, or the one that a line holds."""
    return colour_of_line(s, s.turn, line) if rule == explain.LINE_HOLDS_OTHER else colour


def asks(state: State) -> Asked:
    """A take, or a column for the tile of a line."""
    s: Azul = state.seen
    if s.phase == OVER:
        return {"kind": "nothing", "line": None, "colour": None}
    if s.phase == OFFER:
        return {"kind": "take", "line": None, "colour": None}
    return {"kind": "column", "line": s.phase, "colour": colour_of_line(s, s.turn, s.phase)}
