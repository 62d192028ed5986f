"""The games for research: PettingZoo environments, and thousands of games at once."""

from typing import Any

from tegel.core.errors import TegelError
from tegel.envs.batch import Batch
from tegel.envs.functional import fresh, step
from tegel.envs.ids import game_of, id_of, ids
from tegel.envs.rewards import Rewards

__all__ = ["Batch", "env", "fresh", "id_of", "ids", "step"]


class MissingExtra(TegelError, ImportError):
    """A library that only this part of Tegel needs is not installed."""


def env(
    name: str, *, rewards: Rewards = "win", render_mode: str | None = None, **options: object
) -> Any:
    """A game as a PettingZoo environment: `env("azul_v1", players=3)`."""
    game = game_of(name)
    try:
        from tegel.envs.aec import wrapped
    except ModuleNotFoundError as error:
        if error.name not in ("pettingzoo", "gymnasium"):
            raise
        raise MissingExtra("PettingZoo is not installed: pip install tegel[envs]") from None
    return wrapped(game, rewards, render_mode, options)
