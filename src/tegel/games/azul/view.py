"""What a seat may see of Azul, as plain data: enough to draw everything and to explain it.

Nothing is hidden in Azul, so views differ only in the moves: a seat gets those it may choose from.
Seats count from 0; lines, rows and columns too. Every number comes from the rules.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypedDict

import numpy as np

from tegel.core.game import Move, PlayedView
from tegel.core.options import Value
from tegel.core.packing import COLOURS, lane, space
from tegel.core.state import State
from tegel.core.struct import Memory, structs
from tegel.games.azul import explain, rules
from tegel.games.azul.board import factories
from tegel.games.azul.layout import (
    CENTRE,
    COLOUR_NAMES,
    DESTINATIONS,
    FIRST_COLUMN,
    FLOOR,
    FLOOR_COST,
    FLOOR_SPACES,
    IN_CENTRE,
    LINES,
    MARKER,
    OFFER,
    OVER,
    SPACES,
    TAKES_PER_SOURCE,
    Azul,
    Board,
)
from tegel.games.azul.story import Tiling, explain_board, last_tiling


class LineView(TypedDict):
    """A pattern line."""

    size: int
    colour: str | None
    count: int


class BonusView(TypedDict):
    """What complete rows, columns and colours bring at the end."""

    rows: int
    columns: int
    colours: int


class BoardView(TypedDict):
    """A player board."""

    seat: int
    score: int
    lines: list[LineView]
    wall: list[list[str | None]]
    floor: list[str]  # colours, and "marker" for the starting-player marker
    floor_cost: int  # what the floor line costs now
    bonus: BonusView  # what the wall would bring if the game ended now
    prospect: int  # the score after the wall tiling, if the round ended as things stand


Seen = tuple[bytes, BoardView]


class TakeView(TypedDict):
    """A legal take, and what it leads to."""

    move: int
    text: str
    kind: Literal["take"]
    source: int  # 0: the centre
    colour: str
    count: int
    line: int | None  # None: all to the floor line
    marker: bool  # the marker comes with it
    prospect: int  # the score after the wall tiling, if the round ended as things stand
    gain: int  # how much more that is than the score now


class ColumnView(TypedDict):
    """A legal choice of a column for the tile of the line in hand."""

    move: int
    text: str
    kind: Literal["column"]
    line: int
    colour: str
    column: int
    prospect: int
    gain: int


class OutcomeView(TypedDict):
    """How the game ended."""

    scores: list[int]
    places: list[int]
    winners: list[int]


class AzulView(TypedDict):
    """A whole table."""

    game: Literal["azul"]
    rules: int
    options: dict[str, Value]
    seat: int | None
    players: int
    round: int
    phase: Literal["offer", "tiling", "over"]
    line: int | None  # the line for whose tile a column is to be chosen
    turn: int | None
    starter: int
    marker: int | None  # the seat that has it; None: it lies in the centre
    factories: list[list[str]]
    centre: list[str]
    bag: dict[str, int]
    lid: dict[str, int]
    printed: list[list[str]] | None  # the colours printed on the wall; None: a grey one
    floor_costs: list[int]  # what stands above the spaces of a floor line
    boards: list[BoardView]
    moves: list[TakeView | ColumnView]
    last_move: PlayedView | None
    last_tiling: list[Tiling]
    outcome: OutcomeView | None


def view(state: State, seat: int | None) -> Mapping[str, Any]:
    """All that a seat may know."""
    if seat is None:
        return {**state.once(_public)}
    return {
        **state.once(_public),
        "seat": seat,
        "moves": state.once(_moves) if seat == state.turn else [],
    }


def _public(state: State) -> AzulView:
    """What all may know: a spectator's view."""
    s: Azul = state.seen
    tiling = s.phase < OFFER
    return {
        "game": "azul",
        "rules": state.game.rules_version,
        "options": dict(state.options),
        "seat": None,
        "players": s.players,
        "round": s.round,
        "phase": "over" if s.phase == OVER else "tiling" if tiling else "offer",
        "line": s.phase if tiling else None,
        "turn": state.turn,
        "starter": s.starter,
        "marker": None if s.marker == IN_CENTRE else s.marker,
        "factories": [_tiles(s.display[f]) for f in range(1, factories(s.players) + 1)],
        "centre": _tiles(s.display[CENTRE]),
        "bag": _counts(s.bag),
        "lid": _counts(s.lid),
        "printed": None if s.grey else _printed_wall(),
        "floor_costs": _floor_costs(),
        "boards": [board for _, board in state.carry(_boards)],
        "moves": [],
        "last_move": state.last_move(),
        "last_tiling": last_tiling(state),
        "outcome": _outcome(state) if s.phase == OVER else None,
    }


def veils(memory: Memory, move: Move, seat: int | None) -> str | None:
    """Nothing is secret."""
    return None


def _tiles(tiles: int) -> list[str]:
    return [COLOUR_NAMES[c] for c in range(COLOURS) for _ in range(lane(tiles, c))]


def _counts(tiles: int) -> dict[str, int]:
    return {name: lane(tiles, colour) for colour, name in enumerate(COLOUR_NAMES)}


@cache
def _floor_costs() -> list[int]:
    return [int(FLOOR_COST[i + 1] - FLOOR_COST[i]) for i in range(FLOOR_SPACES)]


@cache
def _printed_wall() -> list[list[str]]:
    wall = [[""] * SPACES for _ in range(LINES)]
    for row in range(LINES):
        for colour, name in enumerate(COLOUR_NAMES):
            wall[row][rules.printed_column(row, colour)] = name
    return wall


def _boards(state: State, before: list[Seen] | None) -> list[Seen]:
    """The boards with the memory that they show: most moves change one of them."""
    s: Azul = state.seen
    seen: list[Seen] = []
    for seat in range(s.players):
        memory = state.memory["boards"][0, seat].tobytes()
        if before is not None and before[seat][0] == memory:
            seen.append(before[seat])
        else:
            seen.append((memory, _board(state.memory, s.boards[seat], seat)))
    return seen


def _board(memory: Memory, b: Board, seat: int) -> BoardView:
    cost, rows, columns, colours = explain_board(memory, seat)
    return {
        "seat": seat,
        "score": b.score,
        "lines": [_line(b, line) for line in range(LINES)],
        "wall": [
            [_wall_tile(space(b.colours[row], column)) for column in range(SPACES)]
            for row in range(LINES)
        ],
        "floor": [_floor_tile(space(b.floor, i + 1)) for i in range(space(b.floor, 0))],
        "floor_cost": cost,
        "bonus": {"rows": rows, "columns": columns, "colours": colours},
        "prospect": int(explain.prospect(_room(memory), seat)),
    }


def _line(b: Board, line: int) -> LineView:
    colour, count = divmod(lane(b.lines, line), 8)
    return {"size": line + 1, "colour": COLOUR_NAMES[colour] if count else None, "count": count}


def _wall_tile(tile: int) -> str | None:
    return COLOUR_NAMES[tile - 1] if tile else None


def _floor_tile(tile: int) -> str:
    return "marker" if tile == MARKER else COLOUR_NAMES[tile - 1]


def _room(memory: Memory) -> Any:
    """The position, and room for the rules to try things in."""
    return structs(Azul, np.repeat(memory, LINES + 2))


def _moves(state: State) -> list[TakeView | ColumnView]:
    s: Azul = state.seen
    moves = np.array(state.legal_moves, np.int16)
    after = np.zeros(len(moves), np.int64)
    explain.prospects(_room(state.memory), moves, len(moves), after)
    score = s.boards[s.turn].score
    return [
        _column(state, s, move, prospect, prospect - score)
        if move >= FIRST_COLUMN
        else _take(state, s, move, prospect, prospect - score)
        for move, prospect in zip(moves.tolist(), after.tolist(), strict=True)
    ]


def _take(state: State, s: Azul, move: int, prospect: int, gain: int) -> TakeView:
    source, rest = divmod(move, TAKES_PER_SOURCE)
    colour, destination = divmod(rest, DESTINATIONS)
    return {
        "move": move,
        "text": state.text(move),
        "kind": "take",
        "source": source,
        "colour": COLOUR_NAMES[colour],
        "count": lane(s.display[source], colour),
        "line": None if destination == FLOOR else destination,
        "marker": source == CENTRE and s.marker == IN_CENTRE,
        "prospect": prospect,
        "gain": gain,
    }


def _column(state: State, s: Azul, move: int, prospect: int, gain: int) -> ColumnView:
    return {
        "move": move,
        "text": state.text(move),
        "kind": "column",
        "line": s.phase,
        "colour": COLOUR_NAMES[lane(s.boards[s.turn].lines, s.phase) >> 3],
        "column": move - FIRST_COLUMN,
        "prospect": prospect,
        "gain": gain,
    }


def _outcome(state: State) -> OutcomeView:
    outcome = state.outcome
    return {
        "scores": list(outcome.scores),
        "places": list(outcome.places),
        "winners": list(outcome.winners),
    }
