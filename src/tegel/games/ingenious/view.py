"""What a seat may see of Ingenious, as plain data: enough to draw everything and to explain it.

Racks are private: a seat gets its own, the others' only where the game is played with open racks,
and so it is with the tile in hand. A rack that was swapped is shown to all until the next move.
Seats count from 0; cells have the names that moves are written with. Every number comes from the
rules.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

import numpy as np

from tegel.core.game import Move, PlayedView
from tegel.core.options import Value
from tegel.core.state import State
from tegel.core.struct import Memory, struct, structs
from tegel.games.ingenious import explain
from tegel.games.ingenious.board import is_first_round, is_printed
from tegel.games.ingenious.layout import (
    CLOSING,
    COLOUR_NAMES,
    OVER,
    PLACEMENT,
    TILE,
    TILE_NAMES,
    Ingenious,
    axial,
    cell_names,
)
from tegel.games.ingenious.observation import sees_rack, unseen
from tegel.games.ingenious.story import (
    Placement,
    Scoring,
    Swap,
    colours,
    is_placement,
    last_placement,
    last_swap,
    lowest,
    scorings,
    side,
    tile,
    tiles,
)
from tegel.games.ingenious.tiles import count, total

PHASES: dict[int, Literal["tile", "placement", "closing", "over"]] = {
    TILE: "tile",
    PLACEMENT: "placement",
    CLOSING: "closing",
    OVER: "over",
}
ENDINGS: dict[int, Literal["all on 18", "board full", "no tiles"]] = {
    explain.ALL_ON_18: "all on 18",
    explain.BOARD_FULL: "board full",
    explain.NO_TILES: "no tiles",
}
SPECTATOR = -1


class CellView(TypedDict):
    """A cell of the board."""

    name: str
    q: int
    r: int
    colour: str | None  # None: the cell is free
    printed: bool


Seen = tuple[bytes, list[CellView]]


class SeatView(TypedDict):
    """A player's tracks, and the rack as far as it may be seen."""

    seat: int
    tracks: dict[str, int]
    lowest: list[str]  # the colours in which the player is lowest
    score: int  # how far these are
    tiles: int  # on the rack, one in hand included
    rack: list[list[str]] | None  # None: it is private


class TileView(TypedDict):
    """A legal choice of a tile, and what it can lead to."""

    move: int
    text: str
    kind: Literal["tile"]
    colours: list[str]
    best: int  # the most points that a placement of it scores
    gain: int  # the most that the tracks get forward by a placement of it


class PlaceView(Scoring):
    """A legal placement of the tile in hand, and what it scores."""

    move: int
    text: str
    kind: Literal["place"]


class CloseView(TypedDict):
    """A legal end of the turn: draw or swap."""

    move: int
    text: str
    kind: Literal["close"]
    draws: int  # how many new tiles it brings
    gain: int


class OutcomeView(TypedDict):
    """How the game ended."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    ending: Literal["all on 18", "board full", "no tiles"]


class Secrets(TypedDict):
    """What each seat sees in its own way."""

    unseen: dict[str, int]  # the tiles in the bag and on racks that the seat may not see
    seats: list[SeatView]
    hand: list[str] | None  # the tile that is chosen and not yet placed


class IngeniousView(Secrets):
    """A whole table."""

    game: Literal["ingenious"]
    rules: int
    options: dict[str, Value]
    seat: int | None
    players: int
    side: int
    phase: Literal["tile", "placement", "closing", "over"]
    turn: int | None
    turns: int  # how many are completed
    first_round: bool
    claimed: list[str]  # the printed symbols next to which somebody began
    bonus_turn: bool  # the tile that is being chosen or placed is one more than a turn has
    bonus: int  # bonus turns still to come after that
    cells: list[CellView]
    bag: int
    moves: list[TileView | PlaceView | CloseView]
    last_move: PlayedView | None
    last_placement: Placement | None
    last_swap: Swap | None
    outcome: OutcomeView | None


def view(state: State, seat: int | None) -> Mapping[str, Any]:
    """All that a seat may know."""
    if seat is None:
        return {**state.once(_public)}
    return {
        **state.once(_public),
        "seat": seat,
        **_secrets(state, seat),
        "moves": state.once(_moves) if seat == state.turn else [],
        "last_move": state.last_move(seat),
    }


def _public(state: State) -> IngeniousView:
    """What all may know: a spectator's view."""
    s: Ingenious = state.seen
    return {
        "game": "ingenious",
        "rules": state.game.rules_version,
        "options": dict(state.options),
        "seat": None,
        "players": s.players,
        "side": side(state),
        "phase": PHASES[s.phase],
        "turn": state.turn,
        "turns": s.turns,
        "first_round": bool(is_first_round(struct(Ingenious, state.memory))),
        "claimed": colours(s.used),
        "bonus_turn": _is_bonus_turn(state, s.phase),
        "bonus": s.bonus,
        "cells": state.carry(_cells)[1],
        "bag": int(total(s.bag)),
        **_secrets(state, SPECTATOR),
        "moves": [],
        "last_move": state.last_move(),
        "last_placement": last_placement(state),
        "last_swap": last_swap(state),
        "outcome": _outcome(state) if s.phase == OVER else None,
    }


def _secrets(state: State, eyes: int) -> Secrets:
    s: Ingenious = state.seen
    hidden = int(unseen(struct(Ingenious, state.memory), eyes))
    return {
        "unseen": {name: count(hidden, kind) for kind, name in enumerate(TILE_NAMES)},
        "seats": [
            {**seat, "rack": tiles(s.seats[n].rack)} if sees_rack(s, eyes, n) else seat
            for n, seat in enumerate(state.once(_seats))
        ],
        "hand": tile(s.hand) if s.phase == PLACEMENT and sees_rack(s, eyes, s.turn) else None,
    }


def veils(memory: Memory, move: Move, seat: int | None) -> str | None:
    """Of a tile that is chosen and not yet placed, others know only that it was chosen."""
    eyes = SPECTATOR if seat is None else seat
    chooser = int(memory["turn"][0])
    secret = move < len(TILE_NAMES) and not sees_rack(struct(Ingenious, memory), eyes, chooser)
    return "a tile" if secret else None


def _is_bonus_turn(state: State, phase: int) -> bool:
    """A tile is chosen after a placement without a draw between only in a bonus turn."""
    if phase not in (TILE, PLACEMENT):
        return False
    before = state.moves[: len(state.moves) - phase]
    return bool(before) and is_placement(before[-1])


def _cells(state: State, before: Seen | None) -> Seen:
    """The cells with the memory that they show: a placement changes two of them."""
    memory, names = state.memory["cells"][0].tobytes(), cell_names(side(state))
    if before is None:
        return memory, [_cell(cell, name, memory[cell]) for cell, name in names.items()]
    then, seen = before
    if then == memory:
        return before
    return memory, [
        known if memory[cell] == then[cell] else _cell(cell, name, memory[cell])
        for (cell, name), known in zip(names.items(), seen, strict=True)
    ]


def _cell(cell: int, name: str, content: int) -> CellView:
    q, r = axial(cell)
    return {
        "name": name,
        "q": q,
        "r": r,
        "colour": COLOUR_NAMES[content] if content < len(COLOUR_NAMES) else None,
        "printed": is_printed(cell),
    }


def _seats(state: State) -> list[SeatView]:
    """The seats with all racks hidden."""
    s: Ingenious = state.seen
    return [_seat(state, s, seat) for seat in range(s.players)]


def _seat(state: State, s: Ingenious, seat: int) -> SeatView:
    p = s.seats[seat]
    return {
        "seat": seat,
        "tracks": {name: p.tracks[colour] for colour, name in enumerate(COLOUR_NAMES)},
        "lowest": lowest(state, seat),
        "score": state.scores[seat],
        "tiles": p.tiles,
        "rack": None,
    }


def _moves(state: State) -> list[TileView | PlaceView | CloseView]:
    s: Ingenious = state.seen
    moves = state.legal_moves
    if s.phase == PLACEMENT:
        scored = scorings(state, state.memory, moves)
        return [
            {"move": move, "text": state.text(move), "kind": "place", **scoring}
            for move, scoring in zip(moves, scored, strict=True)
        ]
    if s.phase == CLOSING:
        return [_close(state, move) for move in moves]
    best = _best_placements(state.memory, moves)
    return [
        {
            "move": kind,
            "text": state.text(kind),
            "kind": "tile",
            "colours": tile(kind),
            "best": points,
            "gain": gain,
        }
        for kind, (points, gain) in zip(moves, best, strict=True)
    ]


def _best_placements(memory: Memory, kinds: list[int]) -> list[list[int]]:
    """The most points and the most gain that each of these tiles can bring."""
    out = np.zeros((len(kinds), 2), np.int64)
    listed = np.array(kinds, np.int64)
    room = structs(Ingenious, np.repeat(memory, 2))
    explain.best_placements(room, listed, len(kinds), out.reshape(-1))
    pairs: list[list[int]] = out.tolist()
    return pairs


def _close(state: State, move: int) -> CloseView:
    return {
        "move": move,
        "text": state.text(move),
        "kind": "close",
        "draws": int(explain.draws(struct(Ingenious, state.memory), move)),
        "gain": 0,
    }


def _outcome(state: State) -> OutcomeView:
    outcome = state.outcome
    return {
        "scores": list(outcome.scores),
        "places": list(outcome.places),
        "winners": list(outcome.winners),
        "ending": ENDINGS[explain.how_it_ended(struct(Ingenious, state.memory))],
    }
