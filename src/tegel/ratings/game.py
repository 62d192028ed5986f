"""A rated game, and what it does to the ratings of who played it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tegel.ratings import glicko
from tegel.ratings.anchors import SURE, anchor
from tegel.ratings.glicko import Rating

# So long is a period: who was known to 60 points is known to 110 after a year, as at lichess.
PERIOD = 1000 * 24 * 60 * 60 / 0.21436  # milliseconds


@dataclass(frozen=True)
class Stand:
    """Somebody's rating after so many games, and when the last of them ended."""

    rating: Rating = field(default_factory=Rating)
    games: int = 0
    at: int | None = None  # milliseconds since 1970


@dataclass(frozen=True)
class Sitter:
    """Who sat at a rated table: a player, or a bot of a level."""

    player: str | None
    level: str | None = None


@dataclass(frozen=True)
class RatedGame:
    """A rated game that is over. `kind`: its options but for the number of seats, as text."""

    table: str
    at: int
    game: str
    kind: str
    sitters: tuple[Sitter, ...]
    places: tuple[int, ...]
    moves: int = 0
    given_up: bool = False  # by somebody, or by the clock

    @property
    def seats(self) -> int:
        """How many played it."""
        return len(self.sitters)


def now(stand: Stand, at: int) -> Rating:
    """Somebody's rating at a time: the longer they have not played, the less sure."""
    return glicko.aged(stand.rating, _periods(stand, at))


def told(rating: Rating) -> tuple[int, int]:
    """A rating as people read it: with how far it may be off, 19 times out of 20."""
    return round(rating.rating), round(SURE * rating.deviation)


def after(game: RatedGame, before: Sequence[Stand]) -> list[Stand]:
    """How everybody stands after a game; a bot as before."""
    fresh = [
        now(stand, game.at) if one.level is None else anchor(game.game, one.level)
        for one, stand in zip(game.sitters, before, strict=True)
    ]
    if game.seats == 2:
        rated = [_of_two(game, before[seat], fresh, seat) for seat in range(2)]
    else:
        # A page without a server, which rates nobody, does not have its library.
        from tegel.ratings.several import after_places

        rated = after_places(fresh, game.places)
    return [
        Stand(rating, stand.games + 1, max(game.at, stand.at or 0)) if one.level is None else stand
        for one, stand, rating in zip(game.sitters, before, rated, strict=True)
    ]


def _of_two(game: RatedGame, stand: Stand, fresh: Sequence[Rating], seat: int) -> Rating:
    other, (mine, theirs) = fresh[1 - seat], (game.places[seat], game.places[1 - seat])
    score = 0.5 if mine == theirs else float(mine < theirs)
    against = [(other.rating, other.deviation, score)]
    return glicko.after(stand.rating, against, _periods(stand, game.at))


def _periods(stand: Stand, at: int) -> float:
    return 0.0 if stand.at is None else max(at - stand.at, 0) / PERIOD
