"""Bots that look ahead; `search` is the one that judges by playing on."""

import time
from abc import abstractmethod
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, fields, replace
from math import isfinite
from typing import Any

import numpy as np

from tegel.bots.bot import Budget, Candidate, Decision, Watch, Watchable
from tegel.bots.search.forest import MOST_KEPT, Growing, together
from tegel.bots.search.foretell import Foresight, foresight
from tegel.bots.search.tree import WIN, Growth
from tegel.core.errors import BadOptions
from tegel.core.game import Advice, Game
from tegel.core.generic import POINT
from tegel.core.native.build import ensure
from tegel.core.rng import SEEDS
from tegel.core.state import State
from tegel.core.struct import Memory

DEFAULT = Budget(seconds=1.0)
# The search comes up for air, to look at the clock and to be watched, after about so many seconds.
BREATH = 0.005
# A browser's clock goes by such steps: between two looks at it may lie nothing.
TICK = 0.0001
# Hardly any tree that is kept makes more nodes in a game, for each second that a turn has.
KEPT = 5_000_000
# A decision after which chance has a say in the same turn leaves this part of the time for then.
SAVED = 0.5
# The best candidates are told with a line, of so many moves at most.
LINES = 3
LONGEST_LINE = 8

LIMITS: Mapping[str, tuple[float, float]] = {
    "threads": (1, 64),
    "explore": (0, 100),
    "caution": (0, 1),
    "greed": (0, 1),
    "resolve": (0, 1),
    "picks": (0, 64),
    "horizon": (0, 1000),
    "spread": (0.1, 1000),
    "doubt": (0.1, 1000),
    "ease": (0.1, 1000),
    "trust": (0, 1),
}


def beyond_limits(name: str, value: Any) -> str | None:
    """What to tell about a setting that cannot have this value."""
    low, high = LIMITS[name]
    if isinstance(value, int | float) and low <= value <= high:
        return None
    return f"{name} cannot be {value}; it can be {low:g} to {high:g}"


@dataclass(frozen=True)
class TreeBot(Watchable):
    """Monte Carlo tree search; what is not set here is set as the game advises.

    A bot that is given time keeps its trees: much of what comes next in a game it has thought about
    already. With iterations alone it begins anew, for what it decides must not depend on the past.
    """

    threads: int = 1  # each grows a tree of its own; their visits are added
    caution: float = 0.1  # how much less than its node an untried move is taken to be worth
    greed: float = 0.25  # how much margins count beside winning
    explore: float | None = None
    resolve: float | None = None
    doubt: float | None = None
    ease: float | None = None
    kept: dict[int, list[Growing]] = field(
        default_factory=dict[int, list[Growing]], init=False, repr=False, compare=False
    )  # by seat

    def __post_init__(self) -> None:
        for name in LIMITS:
            value = getattr(self, name, None)
            wrong = beyond_limits(name, value) if value is not None else None
            if wrong:
                raise BadOptions(wrong)

    def decide(
        self, state: State, budget: Budget, seed: int, watch: Watch | None = None
    ) -> Decision:
        """The move that was tried most, or the best one if the outcome is certain."""
        if budget.is_endless and watch is None:
            raise BadOptions(
                "who thinks without end has to be told when to move, and nobody does that here:"
                " give it seconds or iterations"
            )
        thinking = self.begin(state, budget, seed)
        with ThreadPoolExecutor(self.threads) as pool:
            while thinking.goes_on(pool):
                if watch and not watch(thinking.decision):
                    break
        if self._keeps(state, thinking.budget):
            assert state.turn is not None
            self.kept[state.turn] = thinking.trees
        return thinking.decision()

    def begin(self, state: State, budget: Budget, seed: int) -> "Thinking":
        """The search for a decision before it goes on; who begins it may have its trees grown."""
        if budget == Budget():
            budget = DEFAULT
        ensure(state.game, "search")  # which takes no time of the decision's
        start = time.perf_counter()
        assert state.turn is not None
        kept = self.kept.pop(state.turn, ()) if self._keeps(state, budget) else ()
        trees = [tree for i, tree in enumerate(kept) if tree.goes_on(state, (seed + i) % SEEDS)]
        if len(trees) < self.threads:
            trees = self._plant(state, budget, seed)
        return Thinking(state, trees, budget, start)

    def _keeps(self, state: State, budget: Budget) -> bool:
        return budget.iterations is None and len(state.legal_moves) > 1

    def _plant(self, state: State, budget: Budget, seed: int) -> list[Growing]:
        """New trees, with room for what they will hold."""
        kind = state.game, state.players
        growth = self.growth(*kind)
        expected = budget.iterations or round(min(KEPT * (budget.seconds or 0), MOST_KEPT))
        return [
            Growing(state, self.leaf(*kind), growth, (seed + i) % SEEDS, expected)
            for i in range(self.threads)
        ]

    @abstractmethod
    def leaf(self, game: Game, players: int) -> Any:
        """How this bot judges positions of a game, as kernels take it; each tree has its own."""

    def growth(self, game: Game, players: int) -> Memory:
        """How this bot weighs what it finds in a game."""
        memory = np.zeros(1, Growth.dtype)
        growth, advice = Growth.over(memory), self.advice(game, players)
        growth.explore = round(WIN * advice.explore)
        growth.caution = round(WIN * self.caution)
        growth.greed = round(WIN * self.greed)
        growth.resolve = round(WIN * advice.resolve)
        growth.ease = round(POINT * advice.ease)
        return memory

    def advice(self, game: Game, players: int) -> Advice:
        """What is advised, but for what is set."""
        given = {each.name: getattr(self, each.name, None) for each in fields(Advice)}
        set_here = {name: value for name, value in given.items() if value is not None}
        return replace(self.advised(game, players), **set_here)

    def advised(self, game: Game, players: int) -> Advice:  # noqa: ARG002
        """The game's advice, the same for any number of players."""
        return game.advice


@dataclass(frozen=True)
class SearchBot(TreeBot):
    """Judges a position by playing on, quickly and not badly."""

    picks: int | None = None
    horizon: int | None = None
    spread: float | None = None

    def leaf(self, game: Game, players: int) -> Foresight:
        """Playouts."""
        return foresight(self.advice(game, players))


class Thinking:
    """A search as it goes on."""

    def __init__(self, state: State, trees: list[Growing], budget: Budget, start: float) -> None:
        self.state = state
        self.trees = trees
        self.budget = budget
        self.start = start
        self.iterations = budget.iterations
        self.seconds = budget.seconds if isfinite(budget.seconds or 0) else None
        self.may_save: bool | None = None  # not asked yet
        self.rate = 2000.0  # iterations a second of one tree, to begin with

    @property
    def is_over(self) -> bool:
        """Whether there is nothing to find out, or nothing any more."""
        return len(self.state.legal_moves) == 1 or any(tree.is_certain for tree in self.trees)

    @property
    def left(self) -> int | None:
        """How many iterations each tree still gets, if they are counted."""
        if self.iterations is None:
            return None
        return -(-self.iterations // len(self.trees)) - self.trees[0].iterations

    def goes_on(self, pool: ThreadPoolExecutor) -> bool:
        """Grow all trees a little; False when there is nothing left to do, or no time."""
        if self.is_over:
            return False
        count = self._portion()
        if count == 0:
            return False
        before = time.perf_counter()
        if len(self.trees) == 1:
            self.trees[0].grow(count)
        else:
            list(pool.map(lambda tree: tree.grow(count), self.trees))
        self.rate = count / max(time.perf_counter() - before, TICK)
        return True

    def _portion(self) -> int:
        """How many iterations each tree gets before the clock is looked at again."""
        count = max(1, int(self.rate * BREATH))
        if self.left is not None:
            count = min(count, self.left)
        if self.seconds is not None:
            left = self.seconds - (time.perf_counter() - self.start)
            if self._may_save(left):
                left -= SAVED * self.seconds
            count = min(count, max(1, int(self.rate * left))) if left > 0 else 0
        return count

    def _may_save(self, left: float) -> bool:
        """Whether the move that looks best leaves the turn with more that must be thought about.

        What follows in the same turn is thought about already, unless chance comes before it.
        """
        assert self.seconds is not None
        if left > SAVED * self.seconds + BREATH:
            return True
        if self.may_save is None:
            self.may_save = not self.trees[0].plan(self._candidates()[0].move).whole
        return self.may_save

    def decision(self) -> Decision:
        """What the search thinks so far."""
        candidates = self._candidates()
        for i, candidate in enumerate(candidates[:LINES]):
            line = self.trees[0].line(candidate.move, LONGEST_LINE)
            candidates[i] = replace(candidate, line=line)
        exact = any(tree.is_certain for tree in self.trees)
        return Decision(
            candidates[0].move,
            tuple(candidates),
            sum(tree.iterations for tree in self.trees),
            time.perf_counter() - self.start,
            exact,
            # What is certain is found again at once, and only so it is played to the end.
            () if exact else self.trees[0].plan(candidates[0].move).moves,
        )

    def _candidates(self) -> list[Candidate]:
        """The moves, the best first, each with nothing but itself for a line."""
        roots = [tree.root() for tree in self.trees]
        candidates: list[Candidate] = []
        for move in self.state.legal_moves:
            tried = together([root[move] for root in roots if move in root])
            candidates.append(Candidate(move, *tried[:3], (move,), tried.shares, tried.margins))
        certain = [best for tree in self.trees if (best := tree.certain_move()) is not None]
        candidates.sort(key=lambda c: (c.move not in certain[:1], -c.visits, -c.share, c.move))
        return candidates
