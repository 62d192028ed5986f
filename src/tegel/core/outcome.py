"""How a game ended."""

from dataclasses import dataclass
from itertools import groupby
from typing import TypedDict


class OutcomeView(TypedDict):
    """How the game ended."""

    scores: list[int]
    places: list[int]
    winners: list[int]


class PartView(TypedDict):
    """What all parts of the scores have; the game says by its `kind` what it is for."""

    points: list[int | None]  # seat by seat; None: it can't be told from the rest


@dataclass(frozen=True)
class Outcome:
    """Final scores and places, seat by seat; equals share a place (1, 1, 3)."""

    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def ties(self) -> list[list[int]]:
        """Seats with the same score, the better places first: a rule may still order them."""
        order = sorted(range(len(self.places)), key=lambda seat: self.places[seat])
        equals = (list(seats) for _, seats in groupby(order, lambda seat: self.scores[seat]))
        return [seats for seats in equals if len(seats) > 1]

    def view(self) -> OutcomeView:
        """The same as plain data."""
        return {
            "scores": list(self.scores),
            "places": list(self.places),
            "winners": list(self.winners),
        }
