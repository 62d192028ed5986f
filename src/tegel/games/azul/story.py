"""What happened in the last wall tiling: the source of every point, told by playing it again."""

from typing import Any, TypedDict

import numpy as np

from tegel.core.packing import lane
from tegel.core.rng import Rng
from tegel.core.state import State
from tegel.core.struct import Memory, duplicate, struct
from tegel.games.azul import explain, rules
from tegel.games.azul.layout import COLOUR_NAMES, FLOOR, LINES, OFFER, SPACES, Azul


class Placement(TypedDict):
    """A tile that went from its line to the wall, and what it scored."""

    row: int
    column: int
    colour: str
    across: int  # tiles in its horizontal run
    down: int  # tiles in its vertical run
    points: int


class Tiling(TypedDict):
    """The wall tiling of one seat."""

    seat: int
    placements: list[Placement]
    dropped: list[int]  # grey wall: complete lines that fell, as no space was allowed
    floor_cost: int  # what the floor line cost by what stands above it
    floor_loss: int  # what it really cost: a score never falls below 0
    done: bool  # all lines tiled and the floor line cleared


def last_tiling(state: State) -> list[Tiling]:
    """Seat by seat in order, as far as it has come; empty before the first."""
    return state.carry(_last_tiling)


def _last_tiling(state: State, before: list[Tiling] | None) -> list[Tiling]:
    if before is not None and not _has_tiled(state):
        return before
    first = _where_it_began(state)
    tilings: list[Tiling] = []
    if first is not None:
        for n in range(first, len(state.moves)):
            memory, rng = state.before(n)
            if n > first and memory["phase"][0] == OFFER:
                break
            _tell(memory, rng, state.moves[n], tilings)
    return tilings


def new_tilings(state: State) -> list[Tiling]:
    """What the last move alone brought of it."""
    tilings: list[Tiling] = []
    if state.moves:
        _tell(*state.before(len(state.moves) - 1), state.moves[-1], tilings)
    return tilings


def explain_board(memory: Memory, seat: int) -> tuple[int, int, int, int]:
    """What the floor line costs now, and the bonus for rows, columns and colours."""
    cost, rows, columns, colours = _facts(explain.explain_board, memory, seat)
    return cost, rows, columns, colours


def _has_tiled(state: State) -> bool:
    """Whether the last move was more than a take that others follow."""
    then = len(state.moves) - 1
    within = int(state.memory["phase"][0]) == OFFER == state.was(then, "phase")
    return not within or int(state.memory["round"][0]) != state.was(then, "round")


def _where_it_began(state: State) -> int | None:
    """The number of the last move after which the factories and the centre were empty."""
    phase, round_ = int(state.memory["phase"][0]), int(state.memory["round"][0])
    for n in reversed(range(len(state.moves))):
        phase_then, round_then = state.was(n, "phase"), state.was(n, "round")
        if phase_then == OFFER and (phase != OFFER or round_ != round_then):
            return n
        phase, round_ = phase_then, round_then
    return None


def _tell(memory: Memory, rng: Memory, move: int, tilings: list[Tiling]) -> None:
    """Play a move again, step by step, and note what it changed on the boards."""
    position, chance = struct(Azul, memory), struct(Rng, rng)
    before = duplicate(memory)
    rules.decide(position, move)
    if Azul.over(before).phase < LINES:
        _note(before, memory, tilings)
    while Azul.over(memory).phase < OFFER and rules.follows(position):
        before = duplicate(memory)
        rules.step(position, chance)
        if Azul.over(before).phase <= FLOOR:
            _note(before, memory, tilings)


def _note(before: Memory, after: Memory, tilings: list[Tiling]) -> None:
    """Note one line, or the floor line, of the seat that was tiling."""
    then, now = Azul.over(before), Azul.over(after)
    seat, line = then.turn, then.phase
    if not tilings or tilings[-1]["seat"] != seat:
        tilings.append(
            {
                "seat": seat,
                "placements": [],
                "dropped": [],
                "floor_cost": 0,
                "floor_loss": 0,
                "done": False,
            }
        )
    tiling = tilings[-1]
    was, is_ = then.boards[seat], now.boards[seat]
    if line == FLOOR:
        tiling["floor_cost"] = explain_board(before, seat)[0]
        tiling["floor_loss"] = was.score - is_.score
        tiling["done"] = True
    elif was.wall != is_.wall:
        column = (was.wall ^ is_.wall).bit_length() - 1 - SPACES * line
        across, down, points, _ = _facts(explain.explain_space, after, seat, line, column)
        tiling["placements"].append(
            {
                "row": line,
                "column": column,
                "colour": COLOUR_NAMES[lane(was.lines, line) >> 3],
                "across": across,
                "down": down,
                "points": points,
            }
        )
    elif was.lines != is_.lines:
        tiling["dropped"].append(line)


def _facts(explain: Any, memory: Memory, *where: int) -> list[int]:
    out = np.zeros(4, np.int64)
    explain(struct(Azul, memory), *where, out)
    return out.tolist()
