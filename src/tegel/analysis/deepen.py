"""Asking the champion about a position: it looks as long as one likes, and tells what it found.

    for found in deepen(state, seconds=10):
        print(found.best.text, found.best.share)

It judges by what the seat in turn knows: the search imagines the rest, again and again.
"""

import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from math import sqrt

from tegel.analysis.analysis import Analysis, Line, Step
from tegel.bots.bot import Budget
from tegel.bots.network import NetworkBot
from tegel.bots.search.bot import TICK
from tegel.bots.search.forest import Growing, Tried, together
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
    threads: int = 1,
) -> Iterator[Analysis]:
    """Better and better analyses of a position, until all is known, or so much was thought.

    Seconds are those of thinking: what the caller does with an analysis takes none of them. A tree
    that has room for so many edges, of 32 bytes each, gets no more of it, but is looked at on. Each
    thread grows a tree of its own; what they find is added up.
    """
    deeper = Deepening(state, lines, Budget(seconds, iterations), seed, threads, edges)
    return _deepen(deeper)


def _deepen(deeper: "Deepening") -> Iterator[Analysis]:
    with ThreadPoolExecutor(len(deeper.trees)) as pool:
        while portion := deeper.portion():
            start = time.perf_counter()
            if len(deeper.trees) == 1:
                deeper.trees[0].grow(portion)
            else:
                list(pool.map(lambda tree, n=portion: tree.grow(n), deeper.trees))
            deeper.note(time.perf_counter() - start)
            yield deeper.found()


class Deepening:
    """An analysis as it goes on: who has it grows its trees, and asks what they say by then."""

    def __init__(
        self,
        state: State,
        lines: int,
        budget: Budget,
        seed: int,
        threads: int = 1,
        edges: int | None = None,
    ) -> None:
        _check(state, lines, seed)
        ensure(state.game, "search")  # which takes no time of the analysis'
        assert state.turn is not None
        self.imagined, bot = state.imagine(state.turn, seed), NetworkBot()
        kind = state.game, state.players
        self.trees = [
            Growing(self.imagined, bot.leaf(*kind), bot.growth(*kind), (seed + i) % SEEDS)
            for i in range(threads)
        ]
        self.lines = lines
        self.budget = budget
        self.edges = edges
        self.spent = 0.0
        self._portion = FIRST

    @property
    def is_certain(self) -> bool:
        """Whether all is known."""
        return any(tree.is_certain for tree in self.trees)

    def portion(self) -> int:
        """How many iterations each tree is to be given now; 0: it is over."""
        iterations, seconds = self.budget.iterations, self.budget.seconds
        done = self.trees[0].iterations
        share = None if iterations is None else -(-iterations // len(self.trees))
        if done:
            wanted = TELLING if seconds is None else min(TELLING, seconds - self.spent)
            if self.is_certain or done == share or wanted <= 0:
                return 0
            # Doubled at most: how quick the first iterations were says little of the next.
            rate = done / max(self.spent, TICK)
            self._portion = max(1, min(int(rate * wanted), 2 * self._portion))
        return self._portion if share is None else min(self._portion, share - done)

    def note(self, seconds: float) -> None:
        """The trees were given that, and it took so long."""
        self.spent += seconds
        for tree in self.trees:
            if self.edges is not None and len(tree.edges) >= self.edges:
                tree.progress.full = FULL_FOR_GOOD

    def found(self) -> Analysis:
        """What the trees say by now."""
        return _found(self.imagined, self.trees, self.lines, self.spent)


def _check(state: State, lines: int, seed: int) -> None:
    if type(lines) is not int or not 1 <= lines <= MOST_LINES:
        raise BadOptions(f"lines cannot be {lines!r}; they can be 1 to {MOST_LINES}")
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise BadOptions(f"seed cannot be {seed!r}; it can be a whole number, 0 to 2**63 - 1")
    if state.turn is None:
        raise BadOptions("the game is over: there is nothing to decide")


def _found(imagined: State, trees: list[Growing], lines: int, spent: float) -> Analysis:
    """What trees say by now."""
    assert imagined.turn is not None
    certain: dict[Move, tuple[float, float]] = {}
    for tree in trees:
        certain |= _certain(tree, imagined.turn)
    sure = (move for tree in trees if (move := tree.certain_move()) is not None)
    best = next(sure, None)
    told: list[tuple[tuple[float, ...], Move, int, float, float]] = []
    for move, (visits, mean, ahead, *_) in _added_up(trees).items():
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
            Line(_steps(imagined, trees[0], move), visits, share, margin, move in certain)
            for _, move, visits, share, margin in told[:lines]
        ),
        sum(tree.iterations for tree in trees),
        spent,
        any(tree.is_certain for tree in trees),
    )


def _added_up(trees: list[Growing]) -> dict[Move, Tried]:
    """What was found out about each move by all trees."""
    first, *others = (tree.root() for tree in trees)
    for other in others:
        for move, tried in other.items():
            first[move] = together([first[move], tried]) if move in first else tried
    return first


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
