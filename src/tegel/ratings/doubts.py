"""What looks wrong in rated games, for a host to look at. Nobody is punished by a rule.

The rules are few and say what they see: who plays their brother every evening is no cheat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

DAY = 1000 * 24 * 60 * 60

# Two who meet so often in so many days, one of whom wins nearly always: one may feed the other.
FARMED, FARMED_DAYS, FARMED_SHARE = 10, 14, 0.9
# Games that one of two gave up before so many moves, so often in so many days.
SHORT_MOVES, SHORT, SHORT_DAYS = 10, 3, 7

Doubt = Literal["farming", "short", "household"]


@dataclass(frozen=True)
class Meeting:
    """A rated game of two, as one of them sees it."""

    at: int
    score: float  # 1, 0.5 or 0
    moves: int
    given_up: bool  # by either of them, or by the clock


def doubts(meetings: Sequence[Meeting], same_home: bool) -> list[Doubt]:
    """What looks wrong between two after the last of their games."""
    found: list[Doubt] = []
    if not meetings:
        return found
    now = max(one.at for one in meetings)
    recent = [one.score for one in meetings if one.at > now - FARMED_DAYS * DAY]
    share = sum(recent) / len(recent)
    if len(recent) >= FARMED and max(share, 1 - share) >= FARMED_SHARE:
        found.append("farming")
    short = [
        one
        for one in meetings
        if one.given_up and one.moves < SHORT_MOVES and one.at > now - SHORT_DAYS * DAY
    ]
    if len(short) >= SHORT:
        found.append("short")
    if same_home:
        found.append("household")
    return found
