"""`network`: the search that asks a network who will win."""

from dataclasses import dataclass, fields, replace
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

    def leaf(self, game: Game, players: int) -> Foresight:
        """Playouts that end with a question to the network."""
        advice, found = self.advice(game, players), self._found(game, players)
        if found is None:
            return foresight(advice)
        trust = found.advice["trust"] if self.trust is None else self.trust
        return foresight(advice, found.arrays, found.unit, trust)

    def advised(self, game: Game, players: int) -> Advice:
        """The card's advice, and for what it does not say the game's."""
        found, known = self._found(game, players), {field.name for field in fields(Advice)}
        said = found.advice if found else {}
        return replace(game.advice, **{name: said[name] for name in known & set(said)})

    def _found(self, game: Game, players: int) -> Weights | None:
        return load(Path(self.weights), game) if self.weights else shipped(game, players)
