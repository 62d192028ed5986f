"""The games for research: PettingZoo environments, and thousands of games at once."""

from typing import Any

from tegel.envs.batch import Batch
from tegel.envs.errors import MissingExtra
from tegel.envs.functional import fresh, step
from tegel.envs.ids import game_of, id_of, ids
from tegel.envs.rewards import Rewards

__all__ = ["Batch", "env", "fresh", "id_of", "ids", "raw_env", "step"]


def env(
    name: str, *, rewards: Rewards = "win", render_mode: str | None = None, **options: object
) -> Any:
    """A game as a PettingZoo environment: `env("azul_v1", players=3)`."""
    game = game_of(name)
    return _pettingzoo().wrapped(game, rewards, render_mode, options)


def raw_env(
    name: str, *, rewards: Rewards = "win", render_mode: str | None = None, **options: object
) -> Any:
    """The same without wrappers: an illegal move raises `IllegalMove`, and says why."""
    game = game_of(name)
    return _pettingzoo().TegelEnv(game, rewards, render_mode, options)


def _pettingzoo() -> Any:
    try:
        from tegel.envs import aec
    except ModuleNotFoundError as error:
        if error.name not in ("pettingzoo", "gymnasium"):
            raise
        raise MissingExtra("PettingZoo is not installed: pip install tegel[envs]") from None
    return aec
