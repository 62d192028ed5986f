"""What a seat may see of Azul Duel, as plain data: enough to draw everything and to explain it.

Hidden are the order and the fronts of plates that the other player returned or looks at; nobody
knows unseen plates and face-down chips. Seats, lines, rows, columns and spaces count from 0.
Every number comes from the rules.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

import numpy as np

from tegel.core.game import Move, PlayedView
from tegel.core.options import Value
from tegel.core.packing import COLOURS, lane, space
from tegel.core.rng import Rng, new_rng
from tegel.core.state import State
from tegel.core.struct import Memory, struct, structs
from tegel.games.azul_duel import explain, hidden, plates
from tegel.games.azul_duel.layout import (
    CHIPS,
    COLOUR_NAMES,
    CONDITIONS,
    CORNERS,
    DIAGONAL,
    DISPLAY,
    EMPTY_STACK,
    FACE_DOWN,
    FIVE_COLOURS,
    LINES,
    MOON_HEIGHT,
    MOST_PARTS,
    NO_CHIP,
    NO_PLATE,
    OVER,
    PLATES,
    SEATS,
    SMALL_FACTORIES,
    SPACES,
    TILING,
    UNSEEN,
    WHOLE_ROWS,
    Board,
    Duel,
)
from tegel.games.azul_duel.layout import COLUMNS as WHOLE_COLUMNS
from tegel.games.azul_duel.story import Tiling, explain_board, last_tiling

PHASES = ("set-up", "acquire", "tiling", "over")
ASKED = (
    *("action", "drawing", "keep", "return", "space", "turn"),
    *("stack", "line", "column", "chips", "next chip", "nothing"),
)
KINDS = ("special", "wild")
CELLS = (None, *COLOUR_NAMES, *KINDS)
PARTS = {WHOLE_COLUMNS: 6, DIAGONAL: 2, CORNERS: 4, WHOLE_ROWS: 6, FIVE_COLOURS: MOST_PARTS}


class LineView(TypedDict):
    """A pattern line."""

    size: int
    colour: str | None
    count: int


class MissingView(TypedDict):
    """What one part of a scoring condition lacks: cells to fill, or colours of a row."""

    cells: list[list[int]]
    colours: list[str]


class ConditionView(TypedDict):
    """A scoring condition in play: what it pays a seat now, and what is missing."""

    name: str
    pays: int
    missing: list[MissingView]


class BoardView(TypedDict):
    """A player board."""

    seat: int
    score: int
    tokens: int
    chips: list[str]
    chips_taken: int
    passed: bool
    start_tile: bool
    broken: list[str]
    loss: int  # what broken tiles and the start tile cost now
    lines: list[LineView]
    cells: list[list[str | None]]  # what each cell of the dome is: a colour, special, wild
    tiles: list[list[str | None]]  # what lies on it
    conditions: list[ConditionView]
    prospect: int  # the score after phase 2, if it began as things stand and no chips were spent


Seen = tuple[bytes, BoardView]


class FactoryView(TypedDict):
    """A small factory."""

    sun: list[str]
    moon: list[str]  # from the bottom up
    chip: str | None  # "face down", or what it shows


class ReturnedView(TypedDict):
    """A place in the lower part of the stack."""

    seat: int  # who returned it
    plate: str | None  # None: this seat may not know it


class HandView(TypedDict):
    """What the seat to move has in hand, as far as it may be seen."""

    tiles: list[str]
    to_stack: list[str]
    plate: str | None
    space: int | None
    drawn: list[str]  # the backs of plates drawn face down, or a front this seat returned
    looked_at: list[str] | None  # plates to keep or return; None: only their number is known
    looked_at_kinds: list[str]
    paid: list[str]


class MoveView(TypedDict):
    """A legal move, and what it leads to."""

    move: int
    text: str
    kind: str
    prospect: int
    gain: int


class OutcomeView(TypedDict):
    """How the game ended."""

    scores: list[int]
    places: list[int]
    winners: list[int]


class Secrets(TypedDict):
    """What each seat sees in its own way."""

    returned: list[ReturnedView]
    unknown_plates: list[str]  # where they are this seat can't know
    hand: HandView


class DuelView(Secrets):
    """A whole table."""

    game: Literal["azul_duel"]
    rules: int
    options: dict[str, Value]
    seat: int | None
    players: int
    round: int
    phase: str
    asked: str
    turn: int | None
    starter: int
    line: int | None  # the pattern line that is being tiled
    large_sun: list[str]
    large_moon: list[str]
    start_tile: bool  # it still lies on the large factory
    factories: list[FactoryView]
    bag: dict[str, int]
    tower: dict[str, int]
    unseen_chips: dict[str, int]
    display: list[str | None]
    stack: int
    stack_top: str | None
    boards: list[BoardView]
    moves: list[MoveView]
    last_move: PlayedView | None
    last_tiling: list[Tiling]
    outcome: OutcomeView | None


def view(state: State, seat: int | None) -> Mapping[str, Any]:
    """All that a seat may know."""
    if seat is None:
        return {**state.once(_public)}
    s: Duel = state.seen
    return {
        **state.once(_public),
        "seat": seat,
        **_secrets(state.memory, s, seat),
        "moves": state.once(_moves) if seat == state.turn else [],
        "last_move": state.last_move(seat),
    }


def _public(state: State) -> DuelView:
    """What all may know: a spectator's view."""
    s: Duel = state.seen
    return {
        "game": "azul_duel",
        "rules": state.game.rules_version,
        "options": dict(state.options),
        "seat": None,
        "players": SEATS,
        "round": s.round,
        "phase": PHASES[s.phase],
        "asked": ASKED[s.asked],
        "turn": state.turn,
        "starter": s.starter,
        "line": s.line if s.phase == TILING else None,
        "large_sun": _tiles(s.suns[0]),
        "large_moon": _tiles(s.large_moon),
        "start_tile": not (s.boards[0].holds_start or s.boards[1].holds_start),
        "factories": [_factory(s, i) for i in range(SMALL_FACTORIES)],
        "bag": _counts(s.bag),
        "tower": _counts(s.tower),
        "unseen_chips": {chip: s.unseen_chips >> 2 * i & 3 for i, chip in enumerate(CHIPS)},
        "display": [_plate(s.display[slot]) for slot in range(DISPLAY)],
        "stack": plates.stack_size(struct(Duel, state.memory)),
        "stack_top": None if s.top == EMPTY_STACK else KINDS[s.top],
        # It knows what no player returned: ask for a seat that nobody has.
        **_secrets(state.memory, s, SEATS),
        "boards": [board for _, board in state.carry(_boards)],
        "moves": [],
        "last_move": state.last_move(),
        "last_tiling": last_tiling(state),
        "outcome": _outcome(state) if s.phase == OVER else None,
    }


def _secrets(memory: Memory, s: Duel, eyes: int) -> Secrets:
    return {
        "returned": [_returned(s, eyes, i) for i in range(s.returned_count)],
        "unknown_plates": _plates(hidden.unknown_plates(struct(Duel, memory), eyes)),
        "hand": _hand(s, eyes),
    }


def veils(memory: Memory, move: Move, seat: int | None) -> str | None:
    """Which plate goes under the stack is known to its seat alone."""
    returns = ASKED[memory["asked"][0]] == "return"
    return "return a plate" if returns and memory["turn"][0] != seat else None


def _tiles(tiles: int) -> list[str]:
    return [COLOUR_NAMES[c] for c in range(COLOURS) for _ in range(lane(tiles, c))]


def _counts(tiles: int) -> dict[str, int]:
    return {name: lane(tiles, colour) for colour, name in enumerate(COLOUR_NAMES)}


def _chips(chips: int) -> list[str]:
    return [chip for i, chip in enumerate(CHIPS) for _ in range(chips >> 2 * i & 3)]


def _plate(plate: int) -> str | None:
    return None if plate == NO_PLATE else PLATES[plate]


def _plates(bits: int) -> list[str]:
    return [plate for i, plate in enumerate(PLATES) if bits >> i & 1]


def _factory(s: Duel, i: int) -> FactoryView:
    moon = [space(s.moons[i], height) for height in range(MOON_HEIGHT)]
    chip = s.factory_chips[i]
    shown = "face down" if chip == FACE_DOWN else None if chip == NO_CHIP else CHIPS[chip]
    return {
        "sun": _tiles(s.suns[i + 1]),
        "moon": [COLOUR_NAMES[tile - 1] for tile in moon if tile],
        "chip": shown,
    }


def _returned(s: Duel, eyes: int, i: int) -> ReturnedView:
    owner = s.returned_by[i] & 1
    return {"seat": owner, "plate": PLATES[s.returned[i]] if owner == eyes else None}


def _hand(s: Duel, eyes: int) -> HandView:
    drawn = []
    for i in range(s.drawn_count):
        plate = s.drawn[i]
        if plate <= UNSEEN:
            drawn.append(KINDS[UNSEEN - plate])
        else:
            drawn.append(PLATES[plate] if s.drawn_from[i] == eyes else KINDS[plates.kind_of(plate)])
    looked_at = [i for i in range(len(PLATES)) if s.hand >> i & 1]
    # Of plates that are being returned only the kinds of all together were shown.
    returning = [i for i in range(s.returned_count) if s.returned_by[i] == 2 * s.returns + s.turn]
    shown = [*looked_at, *(s.returned[i] for i in returning)]
    return {
        "tiles": [COLOUR_NAMES[s.colour]] * s.count,
        "to_stack": _tiles(s.rest),
        "plate": _plate(s.plate),
        "space": s.space if ASKED[s.asked] == "turn" else None,
        "drawn": drawn,
        "looked_at": [PLATES[i] for i in looked_at] if s.turn == eyes else None,
        "looked_at_kinds": sorted(KINDS[plates.kind_of(plate)] for plate in shown),
        "paid": _chips(s.paid),
    }


def _boards(state: State, before: list[Seen] | None) -> list[Seen]:
    """The boards with the memory that they show: most moves change one of them."""
    s: Duel = state.seen
    seen: list[Seen] = []
    for seat in range(SEATS):
        memory = state.memory["boards"][0, seat].tobytes()
        prospect = int(explain.prospect(_room(state.memory), seat))
        if before is None or before[seat][0] != memory:
            seen.append((memory, _board(state.memory, s, seat, prospect)))
        elif before[seat][1]["prospect"] != prospect:
            seen.append((memory, {**before[seat][1], "prospect": prospect}))
        else:
            seen.append(before[seat])
    return seen


def _board(memory: Memory, s: Duel, seat: int, prospect: int) -> BoardView:
    b = s.boards[seat]
    loss, *pays = explain_board(memory, seat)
    in_play = [i for i in range(len(CONDITIONS)) if s.conditions >> i & 1]
    return {
        "seat": seat,
        "score": b.score,
        "tokens": b.tokens,
        "chips": _chips(b.chips),
        "chips_taken": b.chips_taken,
        "passed": bool(b.passed),
        "start_tile": bool(b.holds_start),
        "broken": _tiles(b.broken),
        "loss": loss,
        "lines": [_line(b, line) for line in range(LINES)],
        "cells": [[_cell(space(b.cells[row], c)) for c in range(SPACES)] for row in range(LINES)],
        "tiles": [[_cell(space(b.tiles[row], c)) for c in range(SPACES)] for row in range(LINES)],
        "conditions": [_condition(memory, seat, i, pays[i]) for i in in_play],
        "prospect": prospect,
    }


def _line(b: Board, line: int) -> LineView:
    colour, count = divmod(lane(b.lines, line), 8)
    return {"size": line + 1, "colour": COLOUR_NAMES[colour] if count else None, "count": count}


def _cell(cell: int) -> str | None:
    return CELLS[cell]


def _condition(memory: Memory, seat: int, condition: int, pays: int) -> ConditionView:
    missing: list[MissingView] = []
    for part in range(PARTS.get(condition, 1)):
        bits = explain.explain_missing(struct(Duel, memory), seat, condition, part)
        if condition == FIVE_COLOURS:
            colours = [name for i, name in enumerate(COLOUR_NAMES) if bits >> i & 1]
            missing.append({"cells": [], "colours": colours})
        else:
            cells = [[*divmod(i, SPACES)] for i in range(LINES * SPACES) if bits >> i & 1]
            missing.append({"cells": cells, "colours": []})
    return {"name": CONDITIONS[condition], "pays": pays, "missing": missing}


def _room(memory: Memory) -> Any:
    """The position, and room for the rules to try things in."""
    return structs(Duel, np.repeat(memory, 3))


def _moves(state: State) -> list[MoveView]:
    s: Duel = state.seen
    moves = np.array(state.legal_moves, np.int16)
    after = np.zeros(len(moves), np.int64)
    # A generator of no consequence: the real one would tell what comes.
    chance = struct(Rng, new_rng())
    explain.prospects(_room(state.memory), moves, len(moves), chance, after)
    score = s.boards[s.turn].score
    return [
        {
            "move": move,
            "text": state.text(move),
            "kind": ASKED[s.asked],
            "prospect": prospect,
            "gain": prospect - score,
        }
        for move, prospect in zip(moves.tolist(), after.tolist(), strict=True)
    ]


def _outcome(state: State) -> OutcomeView:
    outcome = state.outcome
    return {
        "scores": list(outcome.scores),
        "places": list(outcome.places),
        "winners": list(outcome.winners),
    }
