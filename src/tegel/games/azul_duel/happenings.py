"""What follows from the moves of Azul Duel: played again, step by step."""

from collections.abc import Iterable
from typing import Literal, cast

from tegel.core.packing import space
from tegel.core.state import State
from tegel.core.struct import Memory, duplicate, struct, zeros
from tegel.core.telling import Decided, Flight, Happening, happening
from tegel.games.azul_duel import explain, rules
from tegel.games.azul_duel.board import line_colour, line_count
from tegel.games.azul_duel.deeds import (
    DuelDeed,
    all_of,
    broken_flights,
    deed_of,
    flight,
    flights_of,
)
from tegel.games.azul_duel.layout import (
    COLOUR_NAMES,
    CONDITIONS,
    DISPLAY,
    FACTORIES,
    LINES,
    NO_PLATE,
    NOTHING,
    OVER,
    PLATES,
    SEATS,
    SMALL_FACTORIES,
    SPACES,
    SPECIAL,
    TILING,
    Duel,
)
from tegel.games.azul_duel.names import CHIP_NAMES, GOALS, tiles_in


class Forced(Happening):
    """A decision with only one answer was made without asking."""

    kind: Literal["forced"]
    deed: DuelDeed


class Paid(Happening):
    """A plate drawn from the stack cost a point."""

    kind: Literal["paid"]


class StartTile(Happening):
    """The start tile came with tiles from the large factory."""

    kind: Literal["start"]


class Revealed(Happening):
    """A small factory is empty: its chip is turned over."""

    kind: Literal["revealed"]
    factory: int
    chip: str


class Shown(Happening):
    """Plates came from the stack to the display."""

    kind: Literal["display"]
    count: int
    plates: list[str]


class Passed(Happening):
    """A seat has no action left and passes for the rest of phase 1."""

    kind: Literal["passed"]


class TilingBegins(Happening):
    """Phase 2 begins."""

    kind: Literal["tiling"]


class Placed(Happening):
    """A tile went from its line to the dome."""

    kind: Literal["tile"]
    row: int
    column: int
    colour: str
    across: int  # tiles in its horizontal run
    down: int  # tiles in its vertical run


class SpecialTile(Happening):
    """A special plate was completed by a special tile."""

    kind: Literal["special"]
    row: int
    column: int


class Broke(Happening):
    """All tiles of a line broke: its row has no cell for them, and no space for a plate."""

    kind: Literal["broke"]
    line: int
    colour: str
    count: int


class Lost(Happening):
    """What broken tiles and the start tile cost."""

    kind: Literal["loss"]
    broken: int  # how many tiles
    start: bool  # the start tile cost too
    cost: int  # by their numbers: a score never falls below 0


class RoundBegins(Happening):
    """A round begins, with the seat named."""

    kind: Literal["round"]
    round: int
    refilled: bool  # the bag was empty, and got the tiles of the tower


class Goal(Happening):
    """The end: what a scoring condition pays a seat."""

    kind: Literal["goal"]
    goal: str


class Floor(Happening):
    """The end: what was missing to 0 points, since nobody ends with fewer."""

    kind: Literal["floor"]


class Ended(Happening):
    """The game is over."""

    kind: Literal["end"]
    winners: list[int]


class StartTileDecided(Decided):
    """Equal points: the start tile decides for the seat that holds it."""

    score: int


DuelHappening = (
    Forced
    | Paid
    | StartTile
    | Revealed
    | Shown
    | Passed
    | TilingBegins
    | Placed
    | SpecialTile
    | Broke
    | Lost
    | RoundBegins
    | Goal
    | Floor
    | Ended
    | StartTileDecided
)
Tiled = Placed | SpecialTile | Broke | Lost


def follows(state: State, n: int, seat: int | None) -> list[DuelHappening]:
    """What followed from the n-th move, as a seat may know it."""
    return [_veiled(one, seat) for one in state.recall(_follows, n)]


def _veiled(one: DuelHappening, seat: int | None) -> DuelHappening:
    if one["kind"] == "forced" and one["deed"]["kind"] == "return" and one["seat"] != seat:
        return {**one, "deed": {**one["deed"], "plate": None, "cells": None}}
    return one


def _follows(state: State, n: int) -> list[DuelHappening]:
    steps = state.steps(n)
    before, memory, _ = next(steps)
    told = list(_decided(before, memory))
    for before, memory, _ in steps:
        position = struct(Duel, before)
        if before["asked"][0] == NOTHING:
            told += _reached(before, memory)
        elif rules.count_legal(position):
            move = rules.nth_legal(position, 0)
            told += [_forced(before, move), *_decided(before, memory)]
        else:
            told = _passed(told, before, memory)
    if Duel.over(memory).phase == OVER:
        told += _end(state)
    return told


# --- What decisions bring -------------------------------------------------------------------------


def _forced(before: Memory, move: int) -> Forced:
    seat = int(before["turn"][0])
    told = deed_of(before, move, seat)
    return {"kind": "forced", **happening(seat, flights=flights_of(before, move)), "deed": told}


def _decided(before: Memory, after: Memory) -> Iterable[DuelHappening]:
    """What a decision brought beside what it says itself."""
    then, now = Duel.over(before), Duel.over(after)
    seat = then.turn
    was, is_ = then.boards[seat], now.boards[seat]
    if was.filled != is_.filled:
        yield from _placed(then, now, after)
    elif was.score != is_.score:
        yield {"kind": "paid", **happening(seat, is_.score - was.score, at="stack")}
    if was.holds_start != is_.holds_start:
        taken = flight("start", 1, "start", f"start {seat}")
        yield {"kind": "start", **happening(seat, flights=[taken])}
    yield from _revealed(then, now)
    yield from _shown(then, now)
    if then.phase != now.phase:
        yield _round(now, [], refilled=False)


def _placed(then: Duel, now: Duel, after: Memory) -> Iterable[DuelHappening]:
    """A tile in the dome, and a special tile that came of it."""
    seat, row = then.turn, then.line
    was, is_ = then.boards[seat], now.boards[seat]
    colour, start = COLOUR_NAMES[line_colour(was.lines, row)], f"line {seat} {row}"
    # A special tile may come with it; the tile itself is the one of its colour in its own row.
    tiles = was.tiles[row] ^ is_.tiles[row]
    column = next(c for c in range(SPACES) if space(tiles, c) not in (0, SPECIAL))
    special = (was.filled ^ is_.filled) & ~(1 << SPACES * row + column)
    # Score the tile as it lay before the special tile came.
    alone = duplicate(after)
    Duel.over(alone).boards[seat].filled &= ~special
    out = zeros(3)
    explain.explain_cell(struct(Duel, alone), seat, row, column, out)
    across, down, points = out.tolist()
    end = f"cell {seat} {row} {column}"
    others = line_count(was.lines, row) - 1
    flights = [flight(colour, 1, start, end)]
    flights += [flight(colour, others, start, "tower")] if others else []
    lit = _cells(seat, explain.runs(struct(Duel, alone), seat, row, column))
    yield {
        "kind": "tile",
        **happening(seat, points, flights=flights, at=end, lit=lit),
        "row": row,
        "column": column,
        "colour": colour,
        "across": across,
        "down": down,
    }
    if special:
        row, column = divmod(special.bit_length() - 1, SPACES)
        at, brought = _cells(seat, special)[0], is_.score - was.score - points
        told = happening(seat, brought, flights=[flight("special", 1, "supply", at)], at=at)
        yield {"kind": "special", **told, "row": row, "column": column}


def _revealed(then: Duel, now: Duel) -> Iterable[Revealed]:
    for i in range(SMALL_FACTORIES):
        if then.factory_chips[i] < 0 <= now.factory_chips[i]:
            told, chip = happening(None, lit=[f"chip {i + 1}"]), CHIP_NAMES[now.factory_chips[i]]
            yield {"kind": "revealed", **told, "factory": i + 1, "chip": chip}


def _shown(then: Duel, now: Duel) -> Iterable[Shown]:
    new = [i for i in range(DISPLAY) if now.display[i] not in (NO_PLATE, then.display[i])]
    if new:
        told = happening(None, flights=[flight("plate", 1, "stack", f"display {i}") for i in new])
        plates = [PLATES[now.display[i]] for i in new]
        yield {"kind": "display", **told, "count": len(new), "plates": plates}


# --- What comes by itself -------------------------------------------------------------------------


def _passed(told: list[DuelHappening], before: Memory, after: Memory) -> list[DuelHappening]:
    """A seat passes; when both have nothing left to do, only that phase 2 begins is told."""
    passed: Passed = {"kind": "passed", **happening(int(before["turn"][0]))}
    if after["phase"][0] != TILING:
        return [*told, passed]
    if told and told[-1]["kind"] == "passed":
        told = told[:-1]
    return [*told, {"kind": "tiling", **happening(None)}]


def _reached(before: Memory, after: Memory) -> Iterable[DuelHappening]:
    """Phase 2 went on by a step: a line, the losses after the last, the end of the round."""
    then, now = Duel.over(before), Duel.over(after)
    if then.line < LINES:
        yield from _broke(then, now)
    elif then.line == LINES:
        yield from _lost(before, then, now)
    elif now.phase == OVER:
        for seat in range(SEATS):
            yield from _goals(after, then, now, seat)
    else:
        yield _round(now, _prepared(then, now), refilled=then.tower != now.tower)
        yield from _shown(then, now)
        yield from _revealed(then, now)


def _end(state: State) -> Iterable[Ended | StartTileDecided]:
    """Who won, and what decided between equal scores."""
    outcome = state.outcome
    yield {"kind": "end", **happening(None), "winners": list(outcome.winners)}
    for seats in outcome.ties:
        start = f"start {seats[0]}"
        yield {
            "kind": "decided",
            **happening(None, at=start, lit=[start]),
            "players": seats,
            "score": outcome.scores[seats[0]],
        }


def _prepared(then: Duel, now: Duel) -> list[Flight]:
    """The start tile goes back, the tower refills the bag if need be, the suns get their tiles."""
    found = [
        flight("start", 1, f"start {seat}", "start")
        for seat in range(SEATS)
        if then.boards[seat].holds_start
    ]
    if then.tower != now.tower:
        found += all_of(tiles_in(then.tower), "tower", "bag")
    for factory in range(FACTORIES):
        found += all_of(tiles_in(now.suns[factory]), "bag", f"sun {factory}")
    return found


def _broke(then: Duel, now: Duel) -> Iterable[Broke]:
    seat, line = then.turn, then.line
    was, is_ = then.boards[seat], now.boards[seat]
    if was.lines == is_.lines:
        return
    colour, count = COLOUR_NAMES[line_colour(was.lines, line)], line_count(was.lines, line)
    lost = len(tiles_in(now.tower)) - len(tiles_in(then.tower))
    gone = broken_flights(colour, count, lost, f"line {seat} {line}", seat)
    told = happening(seat, flights=gone)
    yield {"kind": "broke", **told, "line": line, "colour": colour, "count": count}


def _lost(before: Memory, then: Duel, now: Duel) -> Iterable[Lost]:
    seat = then.turn
    was, is_ = then.boards[seat], now.boards[seat]
    broken = tiles_in(was.broken)
    if broken or was.holds_start:
        at, points = f"broken {seat}", is_.score - was.score
        yield {
            "kind": "loss",
            **happening(seat, points, flights=all_of(broken, at, "tower"), at=at),
            "broken": len(broken),
            "start": was.holds_start == 1,
            "cost": explain_board(before, seat)[0],
        }


def _goals(after: Memory, then: Duel, now: Duel, seat: int) -> Iterable[Goal | Floor]:
    pays = explain_board(after, seat)[1:]
    score = then.boards[seat].score
    for condition, points in enumerate(pays):
        if now.conditions >> condition & 1 and points:
            score += points
            goal = GOALS[condition]
            lit = _cells(seat, explain.paying_cells(struct(Duel, after), seat, condition))
            told = happening(seat, points, at=f"goal {goal}", lit=lit)
            yield {"kind": "goal", **told, "goal": goal}
    floor = now.boards[seat].score - score
    if floor:
        yield {"kind": "floor", **happening(seat, floor)}


def _round(now: Duel, flights: list[Flight], *, refilled: bool) -> RoundBegins:
    told = happening(now.starter, flights=flights)
    return {"kind": "round", **told, "round": now.round, "refilled": refilled}


def _cells(seat: int, bits: int) -> list[str]:
    """The places of a set of cells of a dome."""
    return [
        f"cell {seat} {i // SPACES} {i % SPACES}" for i in range(LINES * SPACES) if bits >> i & 1
    ]


def explain_board(memory: Memory, seat: int) -> list[int]:
    """What broken tiles and the start tile cost now, then what each condition pays now."""
    out = zeros(1 + len(CONDITIONS))
    explain.explain_board(struct(Duel, memory), seat, out)
    return out.tolist()


# --- The last tiling ------------------------------------------------------------------------------


def last_tiling(state: State) -> list[Tiled]:
    """Phase 2 of this round, or of the one before, as far as it has come."""
    return state.carry(_last_tiling)


def _last_tiling(state: State, before: list[Tiled] | None) -> list[Tiled]:
    last = len(state.moves)
    first = last - 1
    if before is None:
        while first > 0 and not _begins_tiling(state, first):
            first -= 1
    tiled = before or []
    for n in range(max(0, first), last):
        new = _tiled(state, n)
        if _begins_tiling(state, n):
            tiled = new
        elif new:
            tiled = [*tiled, *new]
    return tiled


def _begins_tiling(state: State, n: int) -> bool:
    return any(one["kind"] == "tiling" for one in state.recall(_follows, n))


def _tiled(state: State, n: int) -> list[Tiled]:
    kinds = ("tile", "special", "broke", "loss")
    return [cast(Tiled, one) for one in state.recall(_follows, n) if one["kind"] in kinds]
