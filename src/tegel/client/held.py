"""What a client holds of a table: the newest view that was checked, and what happened.

It takes in what the server sends, and says when something is missing. It talks to nobody.
"""

from dataclasses import dataclass, field
from typing import Any, cast

from tegel.server.tables.sight import TableView
from tegel.server.wire.changes import changed, fingerprint
from tegel.server.wire.told import Told

Frame = dict[str, Any]


class BadFrame(Exception):
    """A server sent what no server should: a snapshot that does not fit its own hash."""


@dataclass
class Held:
    """A table as far as we know it."""

    number: int = 0  # 0: we know nothing yet
    view: TableView | None = None
    hash: str | None = None
    here: list[int] = field(default_factory=list[int])  # seats whose persons are there
    events: list[Told] = field(default_factory=list[Told])  # since we follow, no gaps
    told: int = 0  # the number up to which we know what happened
    is_missing: bool = False  # something: the server should be asked

    def have(self) -> Frame:
        """What to say in a `follow` about what we have."""
        if not self.number:
            return {"last": None, "hash": None}
        # With a hash, a server that has no news would say that nothing is missing.
        return {"last": self.told, "hash": None if self.is_missing else self.hash}

    def take(self, frame: Frame) -> bool:
        """Take a frame in; whether it changed anything. `is_missing` says if we have to ask."""
        match frame["type"]:
            case "snapshot":
                return self._renew(frame)
            case "event":
                return self._add(frame)
            case "current":
                if (frame["number"], frame["hash"]) != (self.number, self.hash):
                    self.is_missing = True
                return False
            case "presence":
                was, self.here = self.here, frame["here"]
                return was != self.here
            case _:
                return False

    def doubt(self) -> None:
        """Whatever the server has is right, even if it is less: a backup may have been restored."""
        self.number, self.is_missing = 0, True

    def _renew(self, frame: Frame) -> bool:
        """A whole table; an older one, of a process that lags behind, is let pass."""
        number = frame["number"]
        if number < self.number:
            return False
        if fingerprint(frame["view"]) != frame["hash"]:
            raise BadFrame(f"the snapshot at {number} does not fit its hash")
        if not self.number:
            self.told = number
        news = [event for event in frame["events"] if event["number"] > self.told]
        if news and news[0]["number"] == self.told + 1:
            self.events += news
            self.told = number
        self.number, self.view, self.hash = number, frame["view"], frame["hash"]
        # Who reads slowly gets the table as it is, without what happened in between.
        self.is_missing = self.told < number
        return True

    def _add(self, frame: Frame) -> bool:
        """The next event; one that we have is let pass."""
        number = frame["number"]
        if number <= self.number:
            return False
        view = self._next(frame) if number == self.number + 1 else None
        if view is None:
            self.is_missing = True
            return False
        self.number, self.view, self.hash = number, view, frame["hash"]
        if self.told == number - 1:
            self.events.append(_told(frame["event"], view))
            self.told = number
        return True

    def _next(self, frame: Frame) -> TableView | None:
        """The view after an event; None: it does not come of the one that we have."""
        try:
            view: TableView = changed(self.view, frame["changes"])
        except (AttributeError, LookupError, TypeError):
            return None
        return view if fingerprint(view) == frame["hash"] else None


def _told(event: Any, view: TableView) -> Told:
    """An event with all there is to tell: of a move, the view that it leads to knows the rest."""
    last = view["view"] and view["view"]["last_move"]
    return cast(Told, {**event, **last} if last and event["kind"] == "moved" else event)
