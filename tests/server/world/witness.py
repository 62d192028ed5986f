"""Somebody who sees all that servers say, and knows what is committed."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import orjson

from tegel.core.key import Key
from tegel.core.seal import Way, source_from
from tegel.server.tables.events import (
    Closed,
    Created,
    Entry,
    Finished,
    Resumed,
    Said,
    Sat,
    Started,
    Stood,
)
from tests.server.world.ledger import Ledger


@dataclass
class Known:
    """What is committed of a table; what decides its chance must not be told during the game."""

    secret: str
    chance: Way
    nonces: dict[int, str] = field(default_factory=dict[int, str])
    source: int | Key | None = None
    shown_at: int | None = None  # the number of the event that ended the game
    acted: int = 0  # the number of the last event that was more than talk

    def take_in(self, entry: Entry) -> None:
        """Keep up with the table."""
        if not isinstance(entry.event, Said | Resumed):
            self.acted = entry.number
        match entry.event:
            case Sat(seat, _, _, nonce):
                self.nonces.pop(seat, None)
                if nonce is not None:
                    self.nonces[seat] = nonce
            case Stood(seat):
                self.nonces.pop(seat, None)
            case Started():
                self.source = source_from(self.secret, self.nonces, self.chance)
            case Finished() | Closed():
                self.shown_at = entry.number
            case _:
                pass

    def is_shown(self, number: int) -> bool:
        """Whether all may know it after so many events."""
        return self.shown_at is not None and number >= self.shown_at

    @property
    def needles(self) -> list[bytes]:
        """What no frame may hold."""
        source = self.source.digits if isinstance(self.source, Key) else str(self.source)
        return [self.secret.encode(), *([] if self.source is None else [source.encode()])]


class Witness:
    """Checks each frame at the moment a server sends it."""

    def __init__(self, ledger: Ledger, never: Sequence[str]) -> None:
        self._ledger = ledger
        self._never = [text.encode() for text in never]  # identities and tokens
        self._known: dict[str, Known] = {}
        self.frames = 0

    def committed(self, table: str, entries: Sequence[Entry]) -> None:
        """Events were committed."""
        for entry in entries:
            if isinstance(entry.event, Created):
                self._known[table] = Known(entry.event.secret, entry.event.chance)
            self._known[table].take_in(entry)

    def told(self, table: str, frame: bytes) -> None:
        """A server tells somebody what happened at a table."""
        self.frames += 1
        number = orjson.loads(frame).get("number", 0)
        assert number <= self._ledger.pages[table].number, "told before it was committed"
        needles = [] if self._known[table].is_shown(number) else self._known[table].needles
        for needle in (*needles, *self._never):
            assert needle not in frame, f"a frame holds {needle.decode()}"

    def answered(
        self, player: str | None, expected: int, came: int, answer: dict[str, Any]
    ) -> None:
        """A server answers a command that came when its table had so many events."""
        key = f"{player}/{answer['id']}"
        page = self._ledger.pages.get(answer["table"])
        found = None if page is None else page.keys.get(key)
        code = answer.get("code")
        if code is None:
            assert found == answer["number"], f"{key} is at {found}, not at {answer['number']}"
        elif code != "unavailable":
            assert found is None, f"{key} was refused ({code}), and is at {found}"
        if page is not None:
            assert code != "stale" or expected < self._known[answer["table"]].acted
            assert code != "ahead" or expected > came
