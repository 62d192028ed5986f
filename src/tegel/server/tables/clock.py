"""Clocks: none, live (so much for the game, some more for each turn), or days for each turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, cast

from tegel.server.tables.commands import Refused

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

Kind = Literal["none", "live", "days"]
# What a clock may be set to, in milliseconds: for the game or the turn, and for each turn more.
BASES: Mapping[Kind, tuple[int, int]] = {
    "none": (0, 0),
    "live": (10 * SECOND, 3 * HOUR),
    "days": (DAY, 14 * DAY),
}
MOST_INCREMENT = 3 * MINUTE


@dataclass(frozen=True)
class Clock:
    """How a table's clock is set."""

    kind: Kind
    base: int = 0
    increment: int = 0

    def as_data(self) -> dict[str, Any]:
        """The clock as plain data."""
        return {"kind": self.kind, "base": self.base, "increment": self.increment}


@dataclass(frozen=True)
class Hands:
    """What a clock shows: the time left when the turn began, and whose time runs since when."""

    left: tuple[int, ...]
    running: int | None = None
    since: int = 0

    def left_at(self, seat: int, now: int) -> int:
        """The milliseconds that a seat has left."""
        spent = max(now - self.since, 0) if seat == self.running else 0
        return self.left[seat] - spent

    @property
    def runs_out(self) -> int | None:
        """When the time that runs will have run out."""
        return None if self.running is None else self.since + self.left[self.running]


NO_CLOCK = Clock("none")
NO_HANDS = Hands(())


def read_clock(data: Mapping[str, Any]) -> Clock:
    """The clock that was asked for or kept; `Refused` says what can be."""
    kind, base, increment = data.get("kind"), data.get("base", 0), data.get("increment", 0)
    if kind not in BASES:
        raise Refused("bad_clock", f"there is no clock {kind!r}; there are: {', '.join(BASES)}")
    least, most = BASES[cast(Kind, kind)]
    if not least <= base <= most:
        raise Refused(
            "bad_clock", f"a clock of kind {kind} has a base of {least} to {most} ms, not {base}"
        )
    most_increment = MOST_INCREMENT if kind == "live" else 0
    if not 0 <= increment <= most_increment:
        raise Refused(
            "bad_clock",
            f"a clock of kind {kind} has an increment of 0 to {most_increment} ms, not {increment}",
        )
    return Clock(cast(Kind, kind), base, increment)


def wind(clock: Clock, seats: int) -> Hands:
    """The hands before the game."""
    return Hands((clock.base,) * seats)


def turn(clock: Clock, hands: Hands, seat: int | None, ended: bool, now: int) -> Hands:
    """The hands when a seat's time runs from now on, or nobody's; whether a turn has ended."""
    left = list(hands.left)
    if hands.running is not None:
        left[hands.running] = max(hands.left_at(hands.running, now), 0)
        if ended:
            gain = clock.base if clock.kind == "days" else left[hands.running] + clock.increment
            left[hands.running] = gain
    return Hands(tuple(left), None if clock.kind == "none" else seat, now)


def forgive(hands: Hands, pause: int) -> Hands:
    """The hands when a pause counts for nobody."""
    return replace(hands, since=hands.since + pause)


def stop(hands: Hands, now: int) -> Hands:
    """The hands when the game is over."""
    left: Sequence[int] = [hands.left_at(seat, now) for seat in range(len(hands.left))]
    return Hands(tuple(max(ms, 0) for ms in left), None, now)
