"""Outcomes as arrays: the shares of all seats, then their margins; a column for each position."""

from typing import Any

from tegel.bots.search.tree import MOST_SEATS, WIN
from tegel.core.generic import POINT
from tegel.learn.field import Taste
from tegel.learn.net import Weights, chances, forward
from tegel.learn.steps import MARGINS, OVER, SHARES, TURN


def ended(xp: Any, told: Any, taste: Taste) -> Any:
    """How games ended, by seat."""
    shares = told[SHARES : SHARES + MOST_SEATS].astype(xp.float32) / WIN
    margins = told[MARGINS : MARGINS + MOST_SEATS].astype(xp.float32) / (POINT * taste.unit)
    return xp.concatenate([shares, margins])


def expected(xp: Any, w: Weights, seen: Any, turn: Any, seats: Any) -> Any:
    """How a network expects games to end, by seat."""
    out, _, _ = forward(xp, w, seen)
    out[:MOST_SEATS] = chances(xp, out, seats)
    return turned(xp, out, -turn, seats)


def turned(xp: Any, outcomes: Any, turn: Any, seats: Any) -> Any:
    """The same from another seat on: what stood at `turn` comes first."""
    k = xp.arange(MOST_SEATS)[:, None]
    place = xp.where(k < seats[None, :], (k + turn[None, :]) % seats[None, :], k)
    halves = outcomes[:MOST_SEATS], outcomes[MOST_SEATS:]
    return xp.concatenate([xp.take_along_axis(half, place, axis=0) for half in halves])


def led_to(xp: Any, w: Weights, seen: Any, told: Any, seats: Any, taste: Taste) -> Any:
    """What positions after a move lead to, by seat: how they ended, or what is expected."""
    there = expected(xp, w, seen, told[TURN], seats)
    found = xp.where(told[OVER] == 1, ended(xp, told, taste), there)
    seated = xp.arange(MOST_SEATS)[:, None] < seats[None, :]
    return xp.where(xp.concatenate([seated, seated]), found, xp.float32(0))


def liking(xp: Any, outcomes: Any, seat: Any, taste: Taste) -> Any:
    """How much a seat likes each outcome."""
    share, margin = (
        xp.take_along_axis(half, seat[None, :], axis=0)[0]
        for half in (outcomes[:MOST_SEATS], outcomes[MOST_SEATS:])
    )
    return share + taste.greed * margin
