"""What followed from a move of Azul Duel, told by playing it again."""

from typing import TypedDict

import numpy as np

from tegel.core.packing import lane
from tegel.core.rng import Rng
from tegel.core.state import State
from tegel.core.struct import Memory, duplicate, struct
from tegel.games.azul_duel import explain, rules
from tegel.games.azul_duel.layout import (
    CHIPS,
    COLOUR_NAMES,
    CONDITIONS,
    LINES,
    OVER,
    SEATS,
    SMALL_FACTORIES,
    SPACES,
    TILING,
    Duel,
)


class Placement(TypedDict):
    """A tile that went from its line to the dome, and what it scored."""

    row: int
    column: int
    colour: str
    across: int  # tiles in its horizontal run
    down: int  # tiles in its vertical run
    points: int
    special: int  # the number of the row where a special tile was put, or 0


class Tiling(TypedDict):
    """What one seat did in phase 2."""

    seat: int
    placements: list[Placement]
    broken: list[int]  # lines of which all tiles broke
    loss: int  # what broken tiles and the start tile cost by their numbers
    lost: int  # what they really cost: a score never falls below 0
    done: bool


def last_tiling(state: State) -> list[Tiling]:
    """Phase 2 of this round, or of the one before, seat by seat, as far as it has come."""
    return state.carry(_last_tiling)


def _last_tiling(state: State, before: list[Tiling] | None) -> list[Tiling]:
    if before is not None:
        last = len(state.moves) - 1
        phases = state.was(last, "phase"), int(state.memory["phase"][0])
        if phases == (TILING, TILING):
            return _after(state, before)
        same_round = state.was(last, "round") == int(state.memory["round"][0])
        if TILING not in phases and OVER not in phases and same_round:
            return before
    tilings: list[Tiling] = []
    for n in _moves_of_last_tiling(state):
        _tell(*state.before(n), state.moves[n], tilings)
    return tilings


def new_tilings(state: State) -> list[Tiling]:
    """What the last move alone brought of it."""
    tilings: list[Tiling] = []
    if state.moves:
        _tell(*state.before(len(state.moves) - 1), state.moves[-1], tilings)
    return tilings


def _after(state: State, before: list[Tiling]) -> list[Tiling]:
    """The same with what the last move brought: it may go on with the last seat's."""
    tilings = before.copy()
    if tilings:
        last = tilings[-1]
        placements, broken = last["placements"].copy(), last["broken"].copy()
        tilings[-1] = {**last, "placements": placements, "broken": broken}
    _tell(*state.before(len(state.moves) - 1), state.moves[-1], tilings)
    return tilings


def _moves_of_last_tiling(state: State) -> range:
    """The moves from the one that ended phase 1 to the one that ended phase 2, or the last."""
    end = len(state.moves)
    phase, round_ = int(state.memory["phase"][0]), int(state.memory["round"][0])
    for n in reversed(range(len(state.moves))):
        phase_then, round_then = state.was(n, "phase"), state.was(n, "round")
        in_tiling = phase_then == TILING
        if not in_tiling and (phase in (TILING, OVER) or round_ != round_then):
            return range(n, end)
        if not in_tiling:
            end = n
        phase, round_ = phase_then, round_then
    return range(0)


def _tell(memory: Memory, rng: Memory, move: int, tilings: list[Tiling]) -> None:
    """Play a move again, step by step, and note what it changed in phase 2."""
    position, chance = struct(Duel, memory), struct(Rng, rng)
    before = duplicate(memory)
    rules.decide(position, move, chance)
    _note(before, memory, tilings)
    while rules.follows(position):
        before = duplicate(memory)
        rules.step(position, chance)
        _note(before, memory, tilings)


def _note(before: Memory, after: Memory, tilings: list[Tiling]) -> None:
    then, now = Duel.over(before), Duel.over(after)
    if then.phase != TILING or then.line > LINES:
        return
    seat, line = then.turn, then.line
    was, is_ = then.boards[seat], now.boards[seat]
    if not tilings or tilings[-1]["seat"] != seat:
        tilings.append(
            {"seat": seat, "placements": [], "broken": [], "loss": 0, "lost": 0, "done": False}
        )
    tiling = tilings[-1]
    if line == LINES:
        tiling["loss"] = explain_board(before, seat)[0]
        tiling["lost"] = was.score - is_.score
        tiling["done"] = True
    elif was.filled != is_.filled:
        tiling["placements"].append(_placement(then, now, after))
    elif was.lines != is_.lines:
        tiling["broken"].append(line)


def _placement(then: Duel, now: Duel, after: Memory) -> Placement:
    seat, row = then.turn, then.line
    was, is_ = then.boards[seat], now.boards[seat]
    colour = lane(was.lines, row) >> 3
    # A special tile may come with it; the tile itself is the one of its colour in its own row.
    tiles = was.tiles[row] ^ is_.tiles[row]
    column = next(c for c in range(SPACES) if tiles >> 3 * c & 7 == colour + 1)
    special = (was.filled ^ is_.filled) & ~(1 << SPACES * row + column)
    # Score the tile as it lay before the special tile came.
    alone = after.copy()
    Duel.over(alone).boards[seat].filled &= ~special
    out = np.zeros(3, np.int64)
    explain.explain_cell(struct(Duel, alone), seat, row, column, out)
    across, down, points = out.tolist()
    return {
        "row": row,
        "column": column,
        "colour": COLOUR_NAMES[colour],
        "across": across,
        "down": down,
        "points": points,
        "special": (special.bit_length() - 1) // SPACES + 1 if special else 0,
    }


def explain_board(memory: Memory, seat: int) -> list[int]:
    """What broken tiles and the start tile cost now, then what each condition pays now."""
    out = np.zeros(1 + len(CONDITIONS), np.int64)
    explain.explain_board(struct(Duel, memory), seat, out)
    return out.tolist()


def told(state: State) -> list[str]:
    """Chips revealed, tilings with the source of each point, and the end, in words."""
    if not state.moves:
        return []
    then = Duel.over(state.before(len(state.moves) - 1)[0])
    now = Duel.over(state.memory)
    lines = [
        f"Factory F{i + 1} reveals the chip {CHIPS[now.factory_chips[i]]}."
        for i in range(SMALL_FACTORIES)
        if then.factory_chips[i] < 0 <= now.factory_chips[i]
    ]
    lines += [text for tiling in new_tilings(state) for text in _tiling_text(tiling)]
    if now.phase == OVER:
        lines += [_end_text(state.memory, now, seat) for seat in range(SEATS)]
    return lines


def _tiling_text(tiling: Tiling) -> list[str]:
    parts = []
    for tile in tiling["placements"]:
        parts.append(f"{tile['colour']} in row {tile['row'] + 1} +{tile['points']}")
        if tile["special"]:
            parts.append(f"special tile +{tile['special']}")
    parts += [f"line {line + 1} breaks" for line in tiling["broken"]]
    if tiling["loss"]:
        parts.append(f"losses −{tiling['lost']}")
    return [f"Seat {tiling['seat']} tiles: {', '.join(parts)}."] if parts else []


def _end_text(memory: Memory, s: Duel, seat: int) -> str:
    pays = explain_board(memory, seat)[1:]
    parts = [
        f"{CONDITIONS[i]} {pays[i]:+d}" for i in range(len(CONDITIONS)) if s.conditions >> i & 1
    ]
    return f"Seat {seat}: {', '.join(parts)}."
