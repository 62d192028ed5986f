"""A game as a PettingZoo environment: one agent decides at a time, with a mask of legal moves."""

from collections.abc import Mapping
from typing import Any, TypedDict

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import (  # type: ignore[import-untyped]
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from tegel.core.game import Game
from tegel.core.native.build import ensure
from tegel.core.state import State
from tegel.core.struct import Memory
from tegel.envs.ids import id_of
from tegel.envs.rewards import Rewards, paid
from tegel.envs.spaces import ILLEGAL, RENDER_MODES, check, draw, mask, numbers


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
        check(rewards, render_mode)
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
        self.state_space = numbers(game, len(self.possible_agents))
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
        return {"observation": self.table.observe(seat), "action_mask": mask(self.table, seat)}

    def state(self) -> Memory:
        """What all agents together know: what each of them observes, a row each."""
        return np.stack([self.table.observe(seat) for seat in range(self.table.players)])

    def render(self) -> str | None:
        """The table: printed for people, or returned as text or as a drawing, as asked for."""
        return draw(self.table, self.render_mode, self.table.turn)

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
            "observation": numbers(game),
            "action_mask": spaces.Box(0, 1, (game.moves,), np.int8),
        }
    )
