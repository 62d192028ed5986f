"""A game as a PettingZoo environment: one agent decides at a time, with a mask of legal moves."""

from collections.abc import Mapping
from typing import Any, TypedDict

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import (  # type: ignore[import-untyped]
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from tegel.core.errors import BadOptions
from tegel.core.game import Game
from tegel.core.native.build import ensure
from tegel.core.state import State
from tegel.core.struct import Memory
from tegel.envs.ids import id_of
from tegel.envs.rewards import Rewards, paid, scheme_of

# Most numbers of an observation lie between −1 and 1; long games take some (the round) further,
# none this far.
FAR = 1000.0
ILLEGAL = -1.0
RENDER_MODES = ("human", "ansi", "svg")


class Observation(TypedDict):
    """What an agent sees, and what it may do: nothing unless it is in turn."""

    observation: Memory
    action_mask: Memory


class TegelEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One table; seat n is the agent `seat_n`."""

    def __init__(
        self, game: Game, rewards: Rewards, render_mode: str | None, options: Mapping[str, object]
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            allowed = ", ".join(RENDER_MODES)
            raise BadOptions(f"render_mode cannot be {render_mode!r}; it can be: {allowed}")
        scheme_of(rewards)
        ensure(game, "rules")
        self.game = game
        self.options = game.settle(options)
        self.scheme = rewards
        self.render_mode = render_mode
        self.metadata = {
            "name": id_of(game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(int(self.options["players"]))]
        # Each agent has spaces of its own, as each can be seeded by itself.
        self.sights = {agent: _sight(game) for agent in self.possible_agents}
        self.moves = {agent: spaces.Discrete(game.moves) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.table = State(game, self.options, 0)

    def observation_space(self, agent: str) -> Any:
        """The numbers an agent sees, and its mask."""
        return self.sights[agent]

    def action_space(self, agent: str) -> Any:
        """All moves of the game."""
        return self.moves[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh game: that of `tegel.new` with this seed.

        PettingZoo wants options that it does not know to be ignored; those of a game are fixed when
        the environment is made.
        """
        del options
        self.table = State(self.game, self.options, seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int) -> None:
        """A move of the agent in turn; `IllegalMove` says why it cannot be."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.table.push(action)
        if self.table.is_over:
            self.rewards = dict(zip(self.agents, paid(self.table, self.scheme), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now, and what it may do."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.game.moves, np.int8)
        if seat == self.table.turn:
            mask[self.table.legal_moves] = 1
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def render(self) -> str | None:
        """The table: printed for people, or returned as text or as a drawing, as asked for."""
        if self.render_mode is None:
            gymnasium.logger.warn(f"render() needs a render_mode: {', '.join(RENDER_MODES)}")
            return None
        if self.render_mode == "svg":
            return self.game.picture(self.table.view(self.table.turn))
        text = str(self.table)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""

    def _select(self) -> None:
        assert self.table.turn is not None
        self.agent_selection = self.possible_agents[self.table.turn]


def wrapped(
    game: Game, rewards: Rewards, render_mode: str | None, options: Mapping[str, object]
) -> AECEnv[str, Any, Any]:
    """The environment in the wrappers that PettingZoo's own games wear."""
    env: AECEnv[str, Any, Any] = TegelEnv(game, rewards, render_mode, options)
    env = TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = AssertOutOfBoundsWrapper(env)
    return OrderEnforcingWrapper(env)


def _sight(game: Game) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-FAR, FAR, (game.observation,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.moves,), np.int8),
        }
    )
