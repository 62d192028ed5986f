"""`network`: the search that asks a network who will win."""

from dataclasses import dataclass
from pathlib import Path

from tegel.bots.network.foretell import Network
from tegel.bots.network.weights import load, shipped
from tegel.bots.search import TreeBot
from tegel.core.game import Game


@dataclass(frozen=True)
class NetworkBot(TreeBot):
    """Judges a position as a network does that has learnt from games against itself."""

    weights: str = ""  # a file that `tegel train` has made; without one, what Tegel comes with

    def leaf(self, game: Game) -> Network:
        """A network, with room of its own."""
        found = load(Path(self.weights), game) if self.weights else shipped(game)
        return found.network(self.advice(game).doubt)
