"""The gate: a network takes the place of the one that Tegel comes with only if it beats it."""

import shutil
from collections.abc import Mapping
from pathlib import Path

from tegel import arena
from tegel.arena import Event, Result, Sprt
from tegel.bots.network.weights import load, place_for
from tegel.games import find

# Better by nothing, or by so much: a test that ends within a few hundred games for most networks.
BETTER = Sprt(0, 30)
MOST_GAMES = 4000


def contest(
    name: str, network: Path, seconds: float, options: Mapping[str, object], seed: int
) -> Event:
    """A network against the one that is there; where there is none yet, against playouts."""
    game = find(name)
    place_for(game, load(network, game))  # one that is damaged, or has no place, is not let in
    bots = [f"network:weights={network},seconds={seconds}", f"network:seconds={seconds}"]
    return arena.match(name, bots, MOST_GAMES, options, seed)


def take_place(result: Result, network: Path) -> bool:
    """Put a network that is clearly better in the place of the other; whether it is."""
    if result.sprt is None or result.sprt.verdict != "H1":
        return False
    game = find(result.event.game)
    place = place_for(game, load(network, game))
    place.parent.mkdir(exist_ok=True)
    shutil.copyfile(network, place)
    return True
