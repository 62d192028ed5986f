"""Reading lines of text one after another, strictly: whatever is wrong is wrong in a line."""

import re
from typing import NoReturn

from tegel.core.errors import BadRecord


class Lines:
    """The lines of a file, and how many of them are read."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def value(self, key: str, *others: str) -> str:
        """What stands after a key, in a line of its own; `others` could stand there as well."""
        line = self.next(f"the line '{key}: …'")
        name, colon, value = line.partition(": ")
        if name != key or not colon or not value:
            possible = [f"'{each}: …'" for each in (key, *others)]
            self.fail(f"here should stand {' or '.join(possible)}")
        return value

    def blank(self, what: str) -> None:
        """Read a blank line."""
        if self.next(what):
            self.fail(f"here should stand {what}")

    def number(self, text: str, most: int) -> int:
        """A number in its one right form."""
        if not re.fullmatch("0|[1-9][0-9]{0,18}", text) or int(text) > most:
            self.fail(f"{text!r} is no whole number from 0 to {most}")
        return int(text)

    def numbers(self, text: str, count: int) -> tuple[int, ...]:
        """A number for each seat."""
        parts = text.split(" ")
        if len(parts) != count:
            self.fail(f"{count} numbers should stand here, one for each seat")
        return tuple(self.number(part, 9999) for part in parts)

    def comes(self, key: str) -> bool:
        """Whether a key stands in the next line."""
        return self.at < len(self.lines) and self.lines[self.at].startswith(f"{key}:")

    def next(self, what: str) -> str:
        """The next line."""
        if self.at >= len(self.lines):
            self.fail(f"the file ends before {what}")
        self.at += 1
        return self.lines[self.at - 1]

    def fail(self, reason: str) -> NoReturn:
        """Refuse the line that was read last."""
        raise BadRecord(max(self.at, 1), reason)
