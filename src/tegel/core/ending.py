"""How a table can end before its game does."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tegel.core.errors import BadOptions
from tegel.core.lines import Lines

Reason = Literal["resigned", "time", "abandoned"]

# What a seat did that ended the table, in words.
DEEDS: dict[str, Reason] = {"resigned": "resigned", "ran out of time": "time"}
ABANDONED = "abandoned"


@dataclass(frozen=True)
class Ending:
    """A seat resigned or ran out of time, which gives the places; or all went away."""

    reason: Reason
    seat: int | None
    places: tuple[int, ...] | None

    def __post_init__(self) -> None:
        if self.reason == ABANDONED:
            if self.seat is not None or self.places is not None:
                raise BadOptions("nobody ended a table that was abandoned: no seat, no places")
            return
        if self.seat is None or self.places is None:
            raise BadOptions(f"an ending with the reason {self.reason!r} needs a seat and places")
        if not is_ranking(self.places):
            raise BadOptions(f"{self.places} are no places; equals share one, as in (1, 1, 3)")
        if not 0 <= self.seat < len(self.places):
            raise BadOptions(f"there is no seat {self.seat} at a table for {len(self.places)}")

    @classmethod
    def read(cls, lines: Lines, seats: int) -> "Ending | None":
        """Read it from a record's header, if there is one."""
        if not lines.comes("ended"):
            return None
        text = lines.value("ended")
        if text == ABANDONED:
            return cls("abandoned", None, None)
        found = re.fullmatch(f"seat ([0-9]) ({'|'.join(DEEDS)})", text)
        if not found:
            ways = ", ".join([*(f"seat 0 {deed}" for deed in DEEDS), ABANDONED])
            lines.fail(f"a table cannot end with {text!r}; it can with: {ways}")
        seat = int(found[1])
        if seat >= seats:
            lines.fail(f"there is no seat {seat}; the seats are 0 to {seats - 1}")
        places = lines.numbers(lines.value("places"), seats)
        if not is_ranking(places):
            lines.fail("these are no places: the best is 1, and equals share one, as in 1 1 3")
        return cls(DEEDS[found[2]], seat, places)

    def lines(self) -> list[str]:
        """The lines of a record's header that tell of it."""
        places = [] if self.places is None else [f"places: {' '.join(map(str, self.places))}"]
        return [f"ended: {self}", *places]

    def __str__(self) -> str:
        if self.seat is None:
            return ABANDONED
        deed = next(words for words, reason in DEEDS.items() if reason == self.reason)
        return f"seat {self.seat} {deed}"


def is_ranking(places: Sequence[int]) -> bool:
    """Whether these can be places: each is one more than there are seats in front."""
    return all(place == 1 + sum(other < place for other in places) for place in places)
