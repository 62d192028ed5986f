"""What a seat may see of Ingenious, as plain data: enough to draw everything and to explain it.

Racks are private: a seat gets its own, the others' only where the game is played with open racks,
and so it is with the tile in hand. Seats count from 0; cells have the names that moves are written
with. Every number comes from the rules.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from tegel.core.options import Value
from tegel.core.outcome import OutcomeView as AnyOutcomeView
from tegel.core.outcome import PartView
from tegel.core.state import State
from tegel.core.struct import Memory, numbers, room_for, struct, structs, zeros
from tegel.core.telling import Telling
from tegel.games.ingenious import explain
from tegel.games.ingenious.board import is_printed
from tegel.games.ingenious.deeds import (
    CloseDeed,
    PlaceDeed,
    TileDeed,
    close_deed,
    place_deeds,
    tile_deed,
)
from tegel.games.ingenious.happenings import ENDINGS, Ending
from tegel.games.ingenious.layout import (
    CLOSING,
    COLOUR_NAMES,
    COLOURS,
    OVER,
    PLACEMENT,
    RACK_TILES,
    TILE,
    TILE_NAMES,
    TRACK_END,
    Ingenious,
    axial,
    cell_names,
)
from tegel.games.ingenious.names import colours, counts, is_placement, kinds, lowest, pair, side
from tegel.games.ingenious.notation import move_text, placement_text
from tegel.games.ingenious.observation import sees_rack, unseen
from tegel.games.ingenious.refusals import Ask, Refusal, asks, refusals
from tegel.games.ingenious.tiles import total

SPECTATOR = -1
PHASES: dict[int, Literal["tile", "placement", "closing", "over"]] = {
    TILE: "tile",
    PLACEMENT: "placement",
    CLOSING: "closing",
    OVER: "over",
}


class CellView(TypedDict):
    """A cell of the board."""

    name: str  # as moves are written with
    q: int  # its place: to the right
    r: int  # its place: to the right and down
    colour: str | None  # None: the cell is free
    printed: bool  # a symbol is printed there


Seen = tuple[bytes, list[CellView]]


class SeatView(TypedDict):
    """A player's tracks, and the rack as far as it may be seen."""

    seat: int  # whose they are
    tracks: dict[str, int]  # how far the marker of each colour is
    ascending: list[int]  # the tracks, the lowest first: so they are compared at the end
    lowest: list[str]  # the colours in which the player is lowest
    score: int  # how far these are
    tiles: int  # on the rack, one in hand included
    rack: list[list[str]] | None  # None: it is private


class TileView(TileDeed):
    """A legal choice of a tile."""

    move: int  # its number
    text: str  # the same as it is written
    gain: int  # the most that the tracks get forward by a placement of it


class PlaceView(PlaceDeed):
    """A legal placement of the tile in hand."""

    move: int  # its number
    text: str  # the same as it is written
    gain: int  # how far the tracks get by it


class CloseView(CloseDeed):
    """A legal end of the turn."""

    move: int  # its number
    text: str  # the same as it is written
    gain: int  # nothing: 0


class OutcomeView(AnyOutcomeView):
    """How the game ended."""

    ending: Ending  # by what


class Part(PartView):
    """The tracks in order, as they are compared: the lowest of each player, then the next."""

    kind: Literal["track"]
    level: int  # from 0, the lowest


class Open(TypedDict):
    """What all see alike."""

    game: Literal["ingenious"]  # its name
    rules: int  # their version
    options: dict[str, Value]  # all of them, with their values
    players: int  # how many play
    side: int  # how many cells a side of the board has
    rack_tiles: int  # how many a rack holds
    track_end: int  # how far a track goes
    phase: Literal["tile", "placement", "closing", "over"]  # what is to be decided
    turn: int | None  # the seat that decides; None: the game is over
    turns: int  # how many are completed
    claimed: list[str]  # the printed symbols next to which somebody began
    asks: Ask  # what is asked now
    bonus: int  # bonus turns still to come after what is asked now
    cells: list[CellView]  # all of the board, row by row
    bag: int  # how many tiles are in it
    scores: list[int]  # the lowest track of each player
    parts: list[Part]  # what decides
    last_laid: Telling | None  # the move that laid the last tile
    outcome: OutcomeView | None  # None: the game goes on


class Secrets(TypedDict):
    """What each seat sees in its own way."""

    unseen: dict[str, int]  # the tiles in the bag and on racks that the seat may not see
    seats: list[SeatView]  # of each player
    hand: list[str] | None  # the tile that is chosen and not yet placed


class IngeniousView(Open, Secrets):
    """A whole table."""

    seat: int | None  # whose view it is; None: a spectator's
    moves: list[TileView | PlaceView | CloseView]  # the legal ones, for the seat that decides
    refusals: dict[str, Refusal]  # why places refuse what the seat to move could do
    last_move: Telling | None  # and all that followed from it, as the seat may know it


def view(state: State, seat: int | None) -> Mapping[str, Any]:
    """All that a seat may know."""
    decides = seat is not None and seat == state.turn
    seen: IngeniousView = {
        **state.once(_open),
        **_secrets(state, SPECTATOR if seat is None else seat),
        "seat": seat,
        "moves": state.once(_moves) if decides else [],
        "refusals": state.once(refusals) if decides else {},
        "last_move": state.last_move(seat),
    }
    return seen


def _open(state: State) -> Open:
    s: Ingenious = state.seen
    seats = state.once(_seats)
    return {
        "game": "ingenious",
        "rules": state.game.rules_version,
        "options": dict(state.options),
        "players": s.players,
        "side": side(state),
        "rack_tiles": RACK_TILES,
        "track_end": TRACK_END,
        "phase": PHASES[s.phase],
        "turn": state.turn,
        "turns": s.turns,
        "claimed": colours(s.used),
        "asks": asks(state),
        "bonus": s.bonus,
        "cells": state.carry(_cells)[1],
        "bag": int(total(s.bag)),
        "scores": list(state.scores),
        "parts": [
            {"kind": "track", "points": [seat["ascending"][n] for seat in seats], "level": n}
            for n in range(COLOURS)
        ],
        "last_laid": state.carry(_last_laid)[0],
        "outcome": _outcome(state) if s.phase == OVER else None,
    }


def _secrets(state: State, eyes: int) -> Secrets:
    s: Ingenious = state.seen
    hidden = int(unseen(struct(Ingenious, state.memory), eyes))
    return {
        "unseen": dict(zip(TILE_NAMES, counts(hidden), strict=True)),
        "seats": [
            {**seat, "rack": [pair(kind) for kind in kinds(s.seats[n].rack)]}
            if sees_rack(s, eyes, n)
            else seat
            for n, seat in enumerate(state.once(_seats))
        ],
        "hand": pair(s.hand) if s.phase == PLACEMENT and sees_rack(s, eyes, s.turn) else None,
    }


def _last_laid(state: State, before: tuple[Telling | None] | None) -> tuple[Telling | None]:
    """The last placement, of which all know the same."""
    if before is not None and not is_placement(state.moves[-1]):
        return before
    laid = (n for n in reversed(range(len(state.moves))) if is_placement(state.moves[n]))
    n = next(laid, None)
    return (None if n is None else state.telling(n),)


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
        "ascending": sorted(p.tracks[colour] for colour in range(COLOURS)),
        "lowest": lowest(state, seat),
        "score": state.scores[seat],
        "tiles": p.tiles,
        "rack": None,
    }


def _moves(state: State) -> list[TileView | PlaceView | CloseView]:
    s: Ingenious = state.seen
    moves = state.legal_moves
    if s.phase == TILE:
        gains = _best_gains(state.memory, moves)
        return [
            {**tile_deed(kind), "move": kind, "text": move_text(state, kind), "gain": gain}
            for kind, gain in zip(moves, gains, strict=True)
        ]
    if s.phase == PLACEMENT:
        size, deeds = side(state), place_deeds(state, state.memory, moves)
        return [
            {
                **deed,
                "move": move,
                "text": placement_text(size, move),
                "gain": sum(deed["points"].values()),
            }
            for move, deed in zip(moves, deeds, strict=True)
        ]
    return [
        {**close_deed(state.memory, move), "move": move, "text": move_text(state, move), "gain": 0}
        for move in moves
    ]


def _best_gains(memory: Memory, kinds: list[int]) -> list[int]:
    """The most that each of these tiles can bring."""
    out = zeros(len(kinds))
    room = structs(Ingenious, room_for(memory, 2))
    explain.best_gains(room, numbers(kinds), len(kinds), out)
    gains: list[int] = out.tolist()
    return gains


def _outcome(state: State) -> OutcomeView:
    ending = ENDINGS[explain.how_it_ended(struct(Ingenious, state.memory))]
    return {**state.outcome.view(), "ending": ending}
