"""How somebody plays, over many games: the mean of the reviews, and of the last ten."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from tegel.analysis.review import CONFIDENCE
from tegel.analysis.shape import Review, Sums
from tegel.core.options import Value

LATELY = 10  # games
NOT_A_KIND = ("players", "start")  # options that are counted apart, or not at all

# A game, its options, and how many play.
Kind = tuple[str, tuple[tuple[str, Value], ...], int]


@dataclass(frozen=True)
class Form:
    """A player in games of one kind."""

    name: str
    game: str
    options: Mapping[str, Value]  # the kind of game: without how many play, and who began
    players: int
    games: int
    decisions: int
    rate: float  # the mean loss of a decision
    low: float  # and where the rate lies, with 95 % confidence
    high: float
    lately: float  # the same mean, of the last ten games

    def as_json(self) -> dict[str, Any]:
        """As JSON has it."""
        return asdict(self)


def forms(reviews: Iterable[Review]) -> list[Form]:
    """Everybody's form, game by game; the reviews in the order in which the games were played."""
    found: dict[tuple[str, Kind], list[Sums]] = {}
    for review in reviews:
        for seat in review.seats:
            if seat.decisions:
                kind = kind_of(review.game, review.options, len(review.seats))
                found.setdefault((seat.name, kind), []).append(seat)
    return [form(*key, games) for key, games in sorted(found.items())]


def kind_of(game: str, options: Mapping[str, Value], players: int) -> Kind:
    """The kind of a game: what is compared with each other."""
    told = sorted((name, value) for name, value in options.items() if name not in NOT_A_KIND)
    return game, tuple(told), players


def form(name: str, kind: Kind, games: Sequence[Sums]) -> Form:
    """The form that somebody's games of a kind show."""
    game, options, players = kind
    rate, (low, high) = _mean(games), (games[0].low, games[0].high)
    if len(games) > 1:
        # Games differ more than decisions of one do.
        spread = sum((one.rate - rate) ** 2 for one in games) / (len(games) - 1)
        error = CONFIDENCE * sqrt(spread / len(games))
        low, high = max(0.0, rate - error), min(1.0, rate + error)
    decisions = sum(one.decisions for one in games)
    lately = _mean(games[-LATELY:])
    about = game, dict(options), players, len(games)
    return Form(name, *about, decisions, rate, low, high, lately)


def _mean(games: Sequence[Sums]) -> float:
    return sum(one.rate * one.decisions for one in games) / sum(one.decisions for one in games)
