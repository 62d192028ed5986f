"""The games in Gymnasium: one seat is yours, bots have the others. Importing this registers them.

    import gymnasium
    import tegel.envs.gymnasium

    table = gymnasium.make("tegel/Azul-v1", opponent="club", players=3)

`gymnasium.make("tegel.envs.gymnasium:tegel/Azul-v1")` needs no import before it.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tegel.bots import player
from tegel.bots.levels import looks_ahead
from tegel.bots.roster import Player
from tegel.bots.table import Seated
from tegel.core.errors import BadOptions, IllegalMove, InvalidMove
from tegel.core.game import Game
from tegel.core.native.build import ensure
from tegel.core.rng import SEEDS
from tegel.core.state import State
from tegel.core.struct import Memory
from tegel.envs.rewards import Rewards, paid
from tegel.envs.spaces import ILLEGAL, RENDER_MODES, check, draw, mask, numbers
from tegel.games import find, games


def id_of(game: Game) -> str:
    """`tegel/AzulDuel-v1`: the game, and the version of its rules."""
    return f"tegel/{game.title.replace(' ', '')}-v{game.rules_version}"


class SeatEnv(gymnasium.Env[Memory, Any]):
    """A table at which one seat is played from outside, and bots have the others.

    `opponent` is a bot or a level for all other seats, or one for each of them in their order.
    `seat` is the seat that is yours; without it chance gives you one for each game.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as there

    def __init__(
        self,
        game: str,
        opponent: str | Sequence[str] = "greedy",
        seat: int | None = None,
        rewards: Rewards = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        check(rewards, render_mode)
        self.game = find(game)
        self.options = self.game.settle(options)
        self.players = int(self.options["players"])
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise BadOptions(f"seat cannot be {seat!r}; it can be 0 to {self.players - 1}, or None")
        self.opponents = _opponents(opponent, self.players - 1)
        ensure(self.game, "rules", "judgement")
        if any(looks_ahead(other.name) for other in self.opponents):
            ensure(self.game, "search")
        self.scheme = rewards
        self.render_mode = render_mode
        self.observation_space = numbers(self.game)
        self.action_space = spaces.Discrete(self.game.moves)
        self._wanted = seat
        self.seat = seat or 0
        self.table = State(self.game, self.options, 0)
        self._others: dict[int, Seated] = {}
        self._illegal = ""

    def reset(
        self, *, seed: "int | np.integer[Any] | None" = None, options: dict[str, Any] | None = None
    ) -> tuple[Memory, dict[str, Any]]:
        """A fresh game, up to your first decision: with a seed, that of `tegel.new` with it."""
        if isinstance(seed, np.integer):
            seed = int(seed)  # Gymnasium takes no others than Python's
        super().reset(seed=seed, options=options)
        chance = self.np_random
        number = int(chance.integers(SEEDS)) if seed is None else seed
        self.table = State(self.game, self.options, number)
        self.seat = int(chance.integers(self.players)) if self._wanted is None else self._wanted
        others = [seat for seat in range(self.players) if seat != self.seat]
        self._others = {
            seat: Seated(other, int(chance.integers(SEEDS)))
            for seat, other in zip(others, self.opponents, strict=True)
        }
        self._illegal = ""
        self._wait()
        return self._observed(), self._told()

    def step(self, action: Any) -> tuple[Memory, float, bool, bool, dict[str, Any]]:
        """Your move, and those of the others up to your next one.

        An illegal move ends the game and costs one; `info["illegal"]` says why it is.
        """
        if self.table.is_over or self._illegal:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        try:
            self.table.push(int(action))
        except (IllegalMove, InvalidMove) as error:
            self._illegal = str(error)
            return self._observed(), ILLEGAL, True, False, self._told()
        self._wait()
        over = self.table.turn is None
        reward = paid(self.table, self.scheme)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observed(), reward, over, False, self._told()

    def action_masks(self) -> Memory:
        """The legal moves as sb3-contrib's MaskablePPO asks for them."""
        return mask(self.table, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as you see it."""
        return draw(self.table, self.render_mode, self.seat)

    def _wait(self) -> None:
        """Let the others play."""
        while (turn := self.table.turn) is not None and turn != self.seat:
            self.table.push(self._others[turn].decide(self.table).move)

    def _observed(self) -> Memory:
        return self.table.observe(self.seat)

    def _told(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "action_mask": mask(self.table, self.seat),
            "seat": self.seat,
            "scores": np.array(self.table.scores, np.int64),
        }
        return told | ({"illegal": self._illegal} if self._illegal else {})


def _opponents(named: str | Sequence[str], seats: int) -> list[Player]:
    """A player for each of the other seats; `BadOptions` says what is wrong."""
    names = [named] * seats if isinstance(named, str) else list(named)
    if len(names) != seats:
        bots = "1 opponent" if len(names) == 1 else f"{len(names)} opponents"
        raise BadOptions(f"{bots} can't fill {seats} seats: name one for all, or {seats}")
    others = [player(name) for name in names]
    for other in others:
        if other.budget.is_endless:
            raise BadOptions(f"{other.name} would never move here: give it seconds or iterations")
    return others


for _game in games().values():
    gymnasium.register(
        id=id_of(_game), entry_point=f"{__name__}:SeatEnv", kwargs={"game": _game.name}
    )
