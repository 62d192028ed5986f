"""What a seat may see of Azul, as plain data: enough to draw everything and to explain it.

Nothing is hidden in Azul, so views differ only in the moves: a seat gets those it may choose from.
Seats count from 0; lines, rows and columns too. Every number comes from the rules.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import chain
from typing import Any, Final, Literal, TypedDict

from tegel.core.options import Value
from tegel.core.outcome import OutcomeView, PartView
from tegel.core.state import State
from tegel.core.struct import Memory, moves_of, room_for, structs, zeros
from tegel.core.telling import Move, Telling
from tegel.core.unpacking import lanes, spaces
from tegel.games.azul import explain, rules
from tegel.games.azul.board import factories, line_colour, line_count
from tegel.games.azul.deeds import Column, Take, column_of, take_of, takes
from tegel.games.azul.happenings import Tiled, explain_board, floor_tiles, last_tiling
from tegel.games.azul.layout import (
    CENTRE,
    COLOUR_BONUS,
    COLOUR_NAMES,
    COLUMN_BONUS,
    FLOOR_COST,
    FLOOR_SPACES,
    IN_CENTRE,
    LINES,
    OFFER,
    OVER,
    ROW_BONUS,
    SPACES,
    Azul,
    Board,
)
from tegel.games.azul.notation import text_of
from tegel.games.azul.refusals import Asked, LineRefusal, asks, refused_by_lines


class LineView(TypedDict):
    """A pattern line."""

    size: int  # how many tiles it takes
    colour: str | None  # of its tiles; None: it is empty
    count: int  # how many lie there


class SetsView(TypedDict):
    """The rows, the columns or the colours of a wall, and what complete ones bring at the end."""

    filled: list[int]  # how many of its five tiles each has
    each: int  # what a complete one brings
    points: int  # what the complete ones would bring now


class BonusView(TypedDict):
    """What the wall would bring if the game ended now."""

    rows: SetsView  # from the top
    columns: SetsView  # from the left
    colours: SetsView  # blue, yellow, red, black, white


class BoardView(TypedDict):
    """A player board."""

    seat: int  # whose board it is
    score: int  # points
    lines: list[LineView]  # the pattern lines, from the top
    wall: list[list[str | None]]  # its rows: the colour of each tile; None: a free space
    floor: list[str]  # colours, and "marker" for the starting-player marker
    floor_cost: int  # what the floor line costs now
    bonus: BonusView  # what rows, columns and colours would bring now
    prospect: int  # the score after the wall tiling, if the round ended as things stand


Seen = tuple[bytes, BoardView]


class Chance(TypedDict):
    """What a legal move leads to."""

    move: int  # its number
    text: str  # the same as it is written: `F3 blue 4`
    prospect: int  # the score after the wall tiling, if the round ended as things stand
    gain: int  # how much more that is than the score now


class TakeView(Take, Chance):
    """A legal take."""

    laid: int  # how many tiles its line gets
    falls: int  # how many fall
    fills: bool  # the line is complete then
    goal: int | None  # where its tile will go on the wall, if there is no choice


class ColumnView(Column, Chance):
    """A legal choice of a column for the tile of the line in hand."""


class Part(PartView):
    """A part of the scores: wall tiling less floor lines, then the bonuses."""

    kind: Literal["tiling", "rows", "columns", "colours"]


SETS: Final[tuple[Literal["rows", "columns", "colours"], ...]] = ("rows", "columns", "colours")


class AzulView(TypedDict):
    """A whole table."""

    game: Literal["azul"]  # its name
    rules: int  # their version
    options: dict[str, Value]  # all of them, with their values
    seat: int | None  # whose view it is; None: a spectator's
    players: int  # how many play
    round: int  # from 1
    idle: int  # rounds in a row without a tile for any wall: after some the game ends
    phase: Literal["offer", "tiling", "over"]  # what is going on
    line: int | None  # the line for whose tile a column is to be chosen
    turn: int | None  # the seat that decides; None: the game is over
    starter: int  # the seat that began the round
    marker: int | None  # the seat that has it; None: it lies in the centre
    factories: list[list[str]]  # the tiles on each
    centre: list[str]  # the tiles there
    bag: dict[str, int]  # how many tiles of each colour
    lid: dict[str, int]  # how many tiles of each colour lie in the lid of the box
    printed: list[list[str]] | None  # the colours printed on the wall; None: a grey one
    floor_costs: list[int]  # what stands above the spaces of a floor line
    boards: list[BoardView]  # of each seat
    scores: list[int]  # the points of each seat
    parts: list[Part]  # what they are made of
    moves: list[TakeView | ColumnView]  # the legal ones, for the seat that decides
    refusals: list[dict[str, LineRefusal]]  # by line, the colours that it does not take from one
    asks: Asked  # what is asked now
    last_move: Telling | None  # and all that followed from it
    last_tiling: list[Tiled]  # what the last wall tiling brought, as far as it has come
    outcome: OutcomeView | None  # None: the game goes on


def view(state: State, seat: int | None) -> Mapping[str, Any]:
    """All that a seat may know."""
    if seat is None:
        return {**state.once(_public)}
    return {
        **state.once(_public),
        "seat": seat,
        "moves": state.once(_moves) if seat == state.turn else [],
        "refusals": state.once(refused_by_lines) if seat == state.turn else [],
    }


def _public(state: State) -> AzulView:
    """What all may know: a spectator's view."""
    s: Azul = state.seen
    tiling = s.phase < OFFER
    boards = [board for _, board in state.carry(_boards)]
    return {
        "game": "azul",
        "rules": state.game.rules_version,
        "options": dict(state.options),
        "seat": None,
        "players": s.players,
        "round": s.round,
        "idle": s.idle,
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
        "boards": boards,
        "scores": list(state.scores),
        "parts": _parts(boards, is_over=s.phase == OVER),
        "moves": [],
        "refusals": [],
        "asks": asks(state),
        "last_move": state.last_move(),
        "last_tiling": last_tiling(state),
        "outcome": state.outcome.view() if s.phase == OVER else None,
    }


def _parts(boards: list[BoardView], *, is_over: bool) -> list[Part]:
    """The bonuses are in the scores once the game is over."""
    bonuses = [[board["bonus"][sets]["points"] * is_over for board in boards] for sets in SETS]
    tiling = [board["score"] - sum(b[n] for b in bonuses) for n, board in enumerate(boards)]
    parts: list[Part] = [{"kind": "tiling", "points": [*tiling]}]
    for sets, points in zip(SETS, bonuses, strict=True):
        parts.append({"kind": sets, "points": [*points]})
    return parts


def _tiles(tiles: int) -> list[str]:
    return [*_names(tiles)]


@lru_cache(4096)
def _names(tiles: int) -> tuple[str, ...]:
    counts = zip(COLOUR_NAMES, lanes(tiles), strict=True)
    return tuple(name for name, n in counts for _ in range(n))


def _counts(tiles: int) -> dict[str, int]:
    return dict(zip(COLOUR_NAMES, lanes(tiles), strict=True))


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
    wall = [[*_wall_row(row)] for row in b.colours]
    cost, rows, columns, colours = explain_board(memory, seat)
    across = [SPACES - row.count(None) for row in wall]
    down = [LINES - column.count(None) for column in zip(*wall, strict=True)]
    tiles = [*chain(*wall)]
    return {
        "seat": seat,
        "score": b.score,
        "lines": _lines(b),
        "wall": wall,
        "floor": floor_tiles(b),
        "floor_cost": cost,
        "bonus": {
            "rows": _sets(across, ROW_BONUS, rows),
            "columns": _sets(down, COLUMN_BONUS, columns),
            "colours": _sets([*map(tiles.count, COLOUR_NAMES)], COLOUR_BONUS, colours),
        },
        "prospect": int(explain.score_after_tiling(_room(memory), seat)),
    }


def _sets(filled: list[int], each: int, points: int) -> SetsView:
    return {"filled": filled, "each": each, "points": points}


def _lines(b: Board) -> list[LineView]:
    held = enumerate(map(_held, lanes(b.lines)), 1)
    return [{"size": size, "colour": colour, "count": count} for size, (colour, count) in held]


@cache
def _held(line: int) -> tuple[str | None, int]:
    """The colour on a line, by itself in its lane, and how many tiles."""
    count = line_count(line, 0)
    return COLOUR_NAMES[line_colour(line, 0)] if count else None, count


@lru_cache(4096)
def _wall_row(row: int) -> tuple[str | None, ...]:
    return tuple(COLOUR_NAMES[tile - 1] if tile else None for tile in spaces(row, SPACES))


def _room(memory: Memory) -> Any:
    return structs(Azul, room_for(memory, LINES + 2))


def _moves(state: State) -> list[TakeView | ColumnView]:
    moves = state.legal_moves
    after, laid, goals = (zeros(len(moves)) for _ in range(3))
    explain.scores_after_tiling(
        _room(state.memory), moves_of(moves), len(moves), after, laid, goals
    )
    s: Azul = state.seen
    b = s.boards[s.turn]
    found = zip(moves, after.tolist(), laid.tolist(), goals.tolist(), strict=True)
    if s.phase != OFFER:
        return [_column(s, move, b.score, prospect) for move, prospect, _, _ in found]
    missing = [line["size"] - line["count"] for line in _lines(b)]
    return [
        _take(_outline(*take), b.score, missing, *one)
        for take, (_, *one) in zip(takes(s, moves), found, strict=True)
    ]


def _column(s: Azul, move: int, score: int, after: int) -> ColumnView:
    return {
        **column_of(s, move),
        "move": move,
        "text": text_of(move),
        "prospect": after,
        "gain": after - score,
    }


@cache  # a view has dozens
def _outline(move: Move, count: int, marker: bool) -> TakeView:
    """A take before it is known what comes of it: for many to copy."""
    return {
        **take_of(move, count, marker),
        "move": move,
        "text": text_of(move),
        "prospect": 0,
        "gain": 0,
        "laid": 0,
        "falls": 0,
        "fills": False,
        "goal": None,
    }


def _take(
    outline: TakeView, score: int, missing: list[int], after: int, laid: int, goal: int
) -> TakeView:
    """A legal take; of each line it is known how many tiles it lacks."""
    take = outline.copy()
    line = take["line"]
    take["prospect"], take["gain"] = after, after - score
    take["laid"], take["falls"] = laid, take["count"] - laid
    take["fills"] = line is not None and missing[line] == laid
    take["goal"] = None if goal < 0 else goal
    return take
