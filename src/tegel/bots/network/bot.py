"""`network`: the search that asks a network who will win."""

from dataclasses import dataclass, replace
from pathlib import Path

from tegel.bots.network.weights import Weights, load, shipped
from tegel.bots.search import TreeBot
from tegel.bots.search.foretell import Foresight, foresight
from tegel.core.game import Advice, Game


@dataclass(frozen=True)
class NetworkBot(TreeBot):
    """Judges a position as a network does that has learnt from games against itself.

    What is not set here is set as the network's card advises. A game that comes without a network
    is judged by playouts, as `search` does.
    """

    weights: str = ""  # a file that `tegel train` has made; without one, what Tegel comes with
    picks: int | None = None
    horizon: int | None = None
    trust: float | None = None  # in the network; the rest in the game's own judgement

    def leaf(self, game: Game) -> Foresight:
        """Playouts that end with a question to the network."""
        found = self._found(game)
        if found is None:
            return foresight(self.advice(game))
        trust = found.advice["trust"] if self.trust is None else self.trust
        return foresight(self.advice(game), found.arrays, found.unit, trust)

    def advice(self, game: Game) -> Advice:
        """The game's advice, but for what the card says, or is set."""
        advice, found = super().advice(game), self._found(game)
        if found is None:
            return advice
        picks = found.advice["picks"] if self.picks is None else self.picks
        horizon = found.advice["horizon"] if self.horizon is None else self.horizon
        return replace(advice, picks=int(picks), horizon=int(horizon))

    def _found(self, game: Game) -> Weights | None:
        return load(Path(self.weights), game) if self.weights else shipped(game)
