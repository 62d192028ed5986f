"""Asking the champion about a position: it looks as long as one likes, and tells what it found.

    for found in deepen(state, seconds=10):
        print(found.best.text, found.best.share)

It judges by what the seat in turn knows: the search imagines the rest, again and again.
"""

import time
from collections import deque
from collections.abc import Iterator
from math import sqrt

from tegel.analysis.analysis import Analysis, Line, Step
from tegel.bots.bot import Budget
from tegel.bots.network import NetworkBot
from tegel.bots.search.forest import Growing
from tegel.bots.search.tree import FULL_FOR_GOOD, WIN
from tegel.core.errors import BadOptions
from tegel.core.generic import POINT
from tegel.core.native.build import ensure
from tegel.core.rng import SEEDS
from tegel.core.state import State
from tegel.core.struct import struct
from tegel.core.telling import Move

# As much as the champion thinks about a move.
USUAL = 8000
MOST_LINES = 50
LONGEST_LINE = 8
# What is found is told after about so many seconds, and sooner at first.
TELLING = 0.1
FIRST = 200  # iterations
# How much less a move that was hardly looked at is believed: about a standard deviation.
DOUBT = 0.5


def analyse(
    state: State,
    *,
    lines: int = 3,
    iterations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
) -> Analysis:
    """The best lines of a position, for the seat in turn and by what it knows.

    Without iterations or seconds it is thought about as much as the champion does. With iterations
    alone, the same position and seed give the same analysis.
    """
    if iterations is None and seconds is None:
        iterations = USUAL
    [last] = deque(
        deepen(state, lines=lines, iterations=iterations, seconds=seconds, seed=seed), maxlen=1
    )
    return last


def deepen(
    state: State,
    *,
    lines: int = 3,
    iterations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    edges: int | None = None,
) -> Iterator[Analysis]:
    """Better and better analyses of a position, until all is known, or so much was thought.

    Seconds are those of thinking: what the caller does with an analysis takes none of them. A tree
    that has room for so many edges, of 32 bytes each, gets no more of it, but is looked at on.
    """
    budget = Budget(seconds, iterations)
    if type(lines) is not int or not 1 <= lines <= MOST_LINES:
        raise BadOptions(f"lines cannot be {lines!r}; they can be 1 to {MOST_LINES}")
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise BadOptions(f"seed cannot be {seed!r}; it can be a whole number, 0 to 2**63 - 1")
    if state.turn is None:
        raise BadOptions("the game is over: there is nothing to decide")
    return _deepen(state, lines, budget, seed, edges)


def _deepen(
    state: State, lines: int, budget: Budget, seed: int, edges: int | None
) -> Iterator[Analysis]:
    ensure(state.game, "search")  # which takes no time of the analysis'
    assert state.turn is not None
    imagined, bot = state.imagine(state.turn, seed), NetworkBot()
    kind = state.game, state.players
    tree = Growing(imagined, bot.leaf(*kind), bot.growth(*kind), seed)
    spent, portion = 0.0, FIRST
    while True:
        if budget.iterations is not None:
            portion = min(portion, budget.iterations - tree.iterations)
        start = time.perf_counter()
        tree.grow(portion)
        spent += time.perf_counter() - start
        if edges is not None and len(tree.edges) >= edges:
            tree.progress.full = FULL_FOR_GOOD
        yield _found(imagined, tree, lines, spent)
        if tree.is_certain or tree.iterations == budget.iterations:
            return
        wanted = TELLING
        if budget.seconds is not None:
            wanted = min(wanted, budget.seconds - spent)
            if wanted <= 0:
                return
        rate = tree.iterations / spent
        # Doubled at most: how quick the first iterations were says little of the next.
        portion = max(1, min(int(rate * wanted), 2 * portion))


def _found(imagined: State, tree: Growing, lines: int, spent: float) -> Analysis:
    """What a tree says by now."""
    assert imagined.turn is not None
    certain = _certain(tree, imagined.turn)
    best = tree.certain_move()
    told: list[tuple[tuple[float, ...], Move, int, float, float]] = []
    for move, (visits, mean, ahead, *_) in tree.root().items():
        if visits and move in imagined.legal_moves:
            share, margin = certain.get(move, (mean, ahead))
            doubt = 0 if move in certain else DOUBT / sqrt(visits)
            told.append(((share - doubt, margin), move, visits, share, margin))
    if best is None:  # what was looked at most stood up best
        best = max(told, key=lambda one: (one[2], one[3], -one[1]))[1]
    told.sort(key=lambda one: (one[1] != best, *(-x for x in one[0]), one[1]))
    return Analysis(
        imagined.turn,
        tuple(
            Line(_steps(imagined, tree, move), visits, share, margin, move in certain)
            for _, move, visits, share, margin in told[:lines]
        ),
        tree.iterations,
        spent,
        tree.is_certain,
    )


def _certain(tree: Growing, seat: int) -> dict[Move, tuple[float, float]]:
    """How the moves end of which that is certain: their shares and margins for a seat."""
    root = tree.nodes[tree.progress.root]
    edges = tree.edges[root["first"] : root["first"] + root["count"]]
    found: dict[Move, tuple[float, float]] = {}
    for edge in edges:
        if not edge["exact"]:
            continue
        node = tree.nodes[edge["child"]]
        share, margin = int(node["shares"][seat]), int(node["margins"][seat])
        found[int(edge["move"])] = share / WIN, margin / POINT
    return found


def _steps(imagined: State, tree: Growing, move: Move) -> tuple[Step, ...]:
    """How the game goes on from a move, as far as that is not made up."""
    walk, seat = imagined.copy(), imagined.turn
    steps: list[Step] = []
    for each in tree.line(move, LONGEST_LINE):
        assert walk.turn is not None
        position = struct(walk.game.position, walk.memory)
        if walk.turn != seat and not walk.game.rules.is_open(position):
            break
        mover, text = walk.turn, walk.text(each)
        walk.push(each)
        told = walk.telling(len(walk.moves) - 1, seat)
        steps.append(Step(mover, each, text, told["deed"], told["flights"]))
        if walk.chance_spoke:
            break
    return tuple(steps)
