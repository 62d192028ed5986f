"""`search`: the bot that looks ahead."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

import numpy as np

from tegel.bots.bot import Budget, Candidate, Decision, Watch
from tegel.bots.search.forest import Growing
from tegel.bots.search.leaf import Playout
from tegel.bots.search.tree import WIN, Growth
from tegel.core.game import Move
from tegel.core.generic import POINT
from tegel.core.rng import SEEDS
from tegel.core.state import State
from tegel.core.struct import Memory

DEFAULT = Budget(seconds=1.0)
# While time is counted, the search comes up for air after so many seconds at most.
BREATH = 0.005
# A decision after which the same turn goes on leaves this part of the time for the next ones.
SAVED = 0.5
# The best candidates are told with a line, of so many moves at most.
LINES = 3
LONGEST_LINE = 8


@dataclass(frozen=True)
class SearchBot:
    """Monte Carlo tree search with settings; times are shared out over the decisions of a turn."""

    threads: int = 1  # each grows a tree of its own; their visits are added
    picks: int = 4  # in playouts: each move is the best of so many random ones
    horizon: int = 0  # playouts end when chance has spoken so often; 0: with the game
    spread: float = 8.0  # the lead, in points, that doubles one's chances at the horizon
    doubt: float = 2.0  # a move worth so many points less looks half as likely
    explore: float = 1.0  # how much moves that look good are tried
    caution: float = 0.1  # how much less than its node an untried move is taken to be worth
    greed: float = 0.25  # how much margins count beside winning
    ease: float = 10.0  # the margin, in points, that counts for half of all that margins can

    def decide(
        self, state: State, budget: Budget, seed: int, watch: Watch | None = None
    ) -> Decision:
        """The move that was tried most."""
        if budget == Budget():
            budget = DEFAULT
        start = time.perf_counter()
        leaf, growth = self._leaf(), self._growth()
        trees = [
            Growing(state, Playout, leaf, growth, (seed + i) % SEEDS) for i in range(self.threads)
        ]
        with ThreadPoolExecutor(self.threads) as pool:
            thinking = _Thinking(state, trees, pool, budget, start)
            while thinking.goes_on():
                if watch and not watch(thinking.decision):
                    break
        return thinking.decision()

    def _leaf(self) -> Memory:
        memory = np.zeros(1, Playout.dtype)
        leaf = Playout.over(memory)
        leaf.picks = self.picks
        leaf.horizon = self.horizon
        leaf.spread = round(POINT * self.spread)
        leaf.doubt = round(POINT * self.doubt)
        return memory

    def _growth(self) -> Memory:
        memory = np.zeros(1, Growth.dtype)
        growth = Growth.over(memory)
        growth.explore = round(WIN * self.explore)
        growth.caution = round(WIN * self.caution)
        growth.greed = round(WIN * self.greed)
        growth.ease = round(POINT * self.ease)
        return memory


class _Thinking:
    """A search as it goes on."""

    def __init__(
        self,
        state: State,
        trees: list[Growing],
        pool: ThreadPoolExecutor,
        budget: Budget,
        start: float,
    ) -> None:
        self.state = state
        self.trees = trees
        self.pool = pool
        self.start = start
        self.iterations = budget.iterations
        self.seconds = budget.seconds
        self.turn_ends: bool | None = None  # not asked yet
        self.rate = 2000.0  # iterations a second of one tree, to begin with

    def goes_on(self) -> bool:
        """Grow all trees a little; False when there is nothing left to do, or no time."""
        if len(self.state.legal_moves) == 1 or any(tree.is_certain for tree in self.trees):
            return False
        count = self._portion()
        if count == 0:
            return False
        before = time.perf_counter()
        if len(self.trees) == 1:
            self.trees[0].grow(count)
        else:
            list(self.pool.map(lambda tree: tree.grow(count), self.trees))
        self.rate = count / (time.perf_counter() - before)
        return True

    def _portion(self) -> int:
        """How many iterations each tree gets before the clock is looked at again."""
        count = 1 << 16
        if self.iterations is not None:
            share = -(-self.iterations // len(self.trees))
            count = min(count, share - self.trees[0].progress.iterations)
        if self.seconds is not None:
            left = self.seconds - (time.perf_counter() - self.start)
            if self._may_save(left):
                left -= SAVED * self.seconds
            count = min(count, max(1, int(self.rate * min(left, BREATH)))) if left > 0 else 0
        return count

    def _may_save(self, left: float) -> bool:
        """Whether the move that looks best leaves the turn with more to decide."""
        assert self.seconds is not None
        if left > SAVED * self.seconds + BREATH:
            return True
        if self.turn_ends is None:
            after = self.state.copy()
            after.push(self.decision().move)
            self.turn_ends = after.turn != self.state.turn or after.begins_turn
        return not self.turn_ends

    def decision(self) -> Decision:
        """What the search thinks so far."""
        roots: dict[Move, list[int]] = {move: [0, 0, 0] for move in self.state.legal_moves}
        for tree in self.trees:
            for move, numbers in tree.root().items():
                roots[move] = [a + b for a, b in zip(roots[move], numbers, strict=True)]
        candidates: list[Candidate] = []
        for move, (visits, shares, margins) in roots.items():
            share = shares / (visits or 1) / WIN
            margin = margins / (visits or 1) / POINT
            candidates.append(Candidate(move, visits, share, margin, (move,)))
        candidates.sort(key=lambda c: (-c.visits, -c.share, c.move))
        for i, candidate in enumerate(candidates[:LINES]):
            line = self.trees[0].line(candidate.move, LONGEST_LINE)
            candidates[i] = replace(candidate, line=line)
        return Decision(
            candidates[0].move,
            tuple(candidates),
            sum(tree.progress.iterations for tree in self.trees),
            time.perf_counter() - self.start,
            any(tree.is_certain for tree in self.trees),
        )
