"""A player at a table: it sees what its seat may know, and shares its time out over a turn."""

import time
from dataclasses import replace

import numpy as np

from tegel.bots.bot import Decision, Watch, Watchable
from tegel.bots.roster import Player
from tegel.core.rng import SEEDS
from tegel.core.state import State
from tegel.core.telling import Move

# Seeds of decisions that follow each other lie far apart: by 2⁶⁴ over the golden ratio.
STRIDE = 0x9E3779B97F4A7C15
# Even a decision for which no time is left gets this part of the turn's.
LEAST = 0.02


class Seated:
    """A player in a seat, with a seed of its own."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.seed = seed
        self._left = 0.0  # seconds for this turn
        self._plan: tuple[Move, ...] = ()  # for the rest of it
        self._foreseen: State | None = None  # the state that the plan was made for
        self._decided: list[Move] = []  # all moves of the game, up to its last decision

    def decide(self, state: State, watch: Watch | None = None) -> Decision:
        """The decision of the seat in turn, from what that seat may know; one may watch it."""
        start = time.perf_counter()
        if state.begins_turn or state.moves != self._decided:
            self._left = self.player.budget.seconds or 0.0
            self._plan = ()
        decision = self._as_planned(state) or self._think(state, watch)
        spent = time.perf_counter() - start
        self._left -= spent
        # Time is for a turn, but iterations are for each decision.
        self._plan = decision.plan if self.player.budget.seconds is not None else ()
        self._decided = [*state.moves, decision.move]
        return replace(decision, seconds=spent)

    def _as_planned(self, state: State) -> Decision | None:
        """The next move of the plan, if all that the seat sees now is what it foresaw."""
        if not self._plan:
            return None
        assert state.turn is not None
        assert self._foreseen is not None
        self._foreseen.push(state.moves[-1])
        seen, foreseen = state.observe(state.turn), self._foreseen.observe(state.turn)
        if not np.array_equal(seen, foreseen):
            return None
        return Decision(self._plan[0], plan=self._plan[1:])

    def _think(self, state: State, watch: Watch | None) -> Decision:
        """Ask the bot, which gets what is left of the turn's time."""
        assert state.turn is not None
        budget = self.player.budget
        if budget.seconds is not None:
            budget = replace(budget, seconds=max(self._left, LEAST * budget.seconds))
        seed = (self.seed + len(state.moves) * STRIDE) % SEEDS
        imagined = state.imagine(state.turn, seed)
        self._foreseen = imagined.copy()
        bot = self.player.bot
        if watch is not None and isinstance(bot, Watchable):
            return bot.decide(imagined, budget, seed, watch)
        return bot.decide(imagined, budget, seed)
