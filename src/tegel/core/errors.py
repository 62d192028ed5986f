"""What can go wrong, as types. Every message says what was wrong and what would be right."""

from collections.abc import Mapping
from typing import Any


class TegelError(ValueError):
    """Base of all errors that a caller may want to show to a person.

    `refusal` is the reason as data, for a game's book to say (`refusal-…`), where there is one.
    """

    def __init__(self, message: str = "", refusal: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class InvalidMove(TegelError):
    """Not a move of this game at all; the message says what would be."""


class IllegalMove(TegelError):
    """A move of this game, but not legal here; the message says why, in the words of the rules."""


class InvalidSeat(TegelError):
    """Nobody sits there."""


class NotOver(TegelError):
    """The outcome was asked for while the game goes on."""


class BadOptions(TegelError):
    """A game or an option that does not exist, or a value that it cannot have."""


class BadRecord(TegelError):
    """A game file that cannot be read or does not follow the rules; `line` counts from 1.

    `file` is its name, where it is one of many; `refusal` says where it is wrong, as data.
    """

    def __init__(self, line: int, reason: str, file: str = "") -> None:
        super().__init__(f"{file}{': ' if file else ''}line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.file = file
        self.refusal = {"kind": "line", "line": line}


class BadPosition(TegelError):
    """A position as text that is damaged, impossible, or of a game or rules that are not ours.

    Its refusal is said as `position-…`, and `field` is the one it is about; None: about no field.
    """

    def __init__(
        self, message: str, refusal: Mapping[str, Any] | None = None, field: str | None = None
    ) -> None:
        super().__init__(message, refusal)
        self.field = field
