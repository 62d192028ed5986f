"""What was found out about a position: lines, the best first, as values."""

from dataclasses import dataclass
from typing import Any

from tegel.core.telling import Flight, Move, Told


@dataclass(frozen=True)
class Step:
    """A move of a line: who makes it, and what it is."""

    seat: int
    move: Move
    text: str
    deed: Told  # the move in its parts, as the seat that decides may know it
    flights: list[Flight]  # what goes where by it


@dataclass(frozen=True)
class Line:
    """A move, what is expected of it, and how the game may go on: this move, then the next ones.

    A line ends where chance speaks, or where another seat decides by what only it knows: what would
    follow then is made up.
    """

    steps: tuple[Step, ...]
    visits: int  # how often the move was looked at
    share: float  # of a win: 1 for a win, 0.5 for one shared by two
    margin: float  # points ahead of the best of the others at the end
    exact: bool  # that is how it ends, if everybody plays their best
    reasons: tuple[Told, ...] = ()  # why this one and not the best of the others, if that was asked

    @property
    def move(self) -> Move:
        """The move that the line begins with."""
        return self.steps[0].move

    @property
    def text(self) -> str:
        """The same as text."""
        return self.steps[0].text

    @property
    def deed(self) -> Told:
        """The same in its parts."""
        return self.steps[0].deed

    def as_data(self) -> dict[str, Any]:
        """The line as plain data."""
        return {
            "move": self.move,
            "text": self.text,
            "deed": self.deed,
            "visits": self.visits,
            "share": round(self.share, 4),
            "margin": round(self.margin, 2),
            "exact": self.exact,
            "line": [vars(step) for step in self.steps],
            "reasons": list(self.reasons),
        }


@dataclass(frozen=True)
class Analysis:
    """What was found out about a position by now, for the seat that decides."""

    seat: int
    lines: tuple[Line, ...]  # the best first
    iterations: int
    seconds: float  # of thinking
    exact: bool  # the game was searched to its end: no other move can do better

    @property
    def best(self) -> Line:
        """The line to play."""
        return self.lines[0]

    def as_data(self) -> dict[str, Any]:
        """The analysis as plain data."""
        return {
            "seat": self.seat,
            "iterations": self.iterations,
            "seconds": round(self.seconds, 3),
            "exact": self.exact,
            "lines": [line.as_data() for line in self.lines],
        }
