"""What the environments of one table share: spaces with honest bounds, and how it is drawn."""

import gymnasium
import numpy as np
from gymnasium import spaces

from tegel.core.errors import BadOptions
from tegel.core.game import Game
from tegel.core.state import State
from tegel.envs.rewards import Rewards, scheme_of

ILLEGAL = -1.0
RENDER_MODES = ("human", "ansi", "svg")


def numbers(game: Game, *rows: int) -> spaces.Box:
    """The space of what a seat observes: from 0 to 1, but for the few that reach further."""
    least, most = np.zeros(game.observation, np.float32), np.ones(game.observation, np.float32)
    for wide in game.wide:
        those = slice(wide.first, wide.first + wide.count * wide.apart, wide.apart)
        least[those], most[those] = wide.least, wide.most
    shape = (*rows, game.observation)
    return spaces.Box(
        np.broadcast_to(least, shape), np.broadcast_to(most, shape), shape, np.float32
    )


def mask(table: State, seat: int) -> "np.ndarray[tuple[int], np.dtype[np.int8]]":
    """Which moves a seat may make: none unless it is in turn."""
    allowed = np.zeros(table.game.moves, np.int8)
    if seat == table.turn:
        allowed[table.legal_moves] = 1
    return allowed


def check(rewards: Rewards, render_mode: str | None) -> None:
    """`BadOptions` if there are no such rewards or drawings."""
    scheme_of(rewards)
    if render_mode is not None and render_mode not in RENDER_MODES:
        allowed = ", ".join(RENDER_MODES)
        raise BadOptions(f"render_mode cannot be {render_mode!r}; it can be: {allowed}")


def draw(table: State, render_mode: str | None, eyes: int | None) -> str | None:
    """The table: printed for people, or returned as text or as a drawing, as asked for."""
    if render_mode is None:
        gymnasium.logger.warn(f"render() needs a render_mode: {', '.join(RENDER_MODES)}")
        return None
    if render_mode == "svg":
        return table.game.picture(table.view(eyes))
    text = str(table)
    if render_mode == "ansi":
        return text
    print(text)
    return None
