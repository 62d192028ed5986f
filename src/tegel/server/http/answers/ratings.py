"""Ratings."""

from typing_extensions import TypedDict


class RatingView(TypedDict):
    """A rating by game, kind and seats: 19 times out of 20 it is no more than so far off."""

    game: str
    kind: dict[str, str]
    seats: int
    rating: int
    off: int
    games: int
    curve: list[tuple[int, int, int]]  # after the latest games: when, the rating, how far off


class RatingsView(TypedDict):
    """Somebody's ratings."""

    ratings: list[RatingView]


class RatingAtSeat(TypedDict):
    """A rating at a table; once the game is over, the one after it and what it has changed."""

    rating: int
    off: int
    change: int | None


class RatingsOfTable(TypedDict):
    """The ratings at a table, seat by seat; null: nobody is rated there."""

    seats: list[RatingAtSeat | None]
