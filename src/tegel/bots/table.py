"""A player at a table: it sees what its seat may know, and shares its time out over a turn."""

import time
from dataclasses import replace

from tegel.bots.bot import Budget, Decision
from tegel.bots.roster import Player
from tegel.core.rng import SEEDS
from tegel.core.state import State

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
        self._decided = -1  # how many moves there were after its last decision

    def decide(self, state: State) -> Decision:
        """The decision of the seat in turn, from what that seat may know."""
        assert state.turn is not None
        seed = (self.seed + len(state.moves) * STRIDE) % SEEDS
        start = time.perf_counter()
        imagined = state.imagine(state.turn, seed)
        decision = self.player.bot.decide(imagined, self._budget(state), seed)
        spent = time.perf_counter() - start
        self._left -= spent
        self._decided = len(state.moves) + 1
        return replace(decision, seconds=spent)

    def _budget(self, state: State) -> Budget:
        """What is left for this turn; all of it if the turn begins, or others decided since."""
        budget = self.player.budget
        if budget.seconds is None:
            return budget
        if state.begins_turn or len(state.moves) != self._decided:
            self._left = budget.seconds
        return replace(budget, seconds=max(self._left, LEAST * budget.seconds))
