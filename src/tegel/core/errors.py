"""What can go wrong, as types. Every message says what was wrong and what would be right."""


class TegelError(ValueError):
    """Base of all errors that a caller may want to show to a person."""


class InvalidMove(TegelError):
    """Not a move of this game at all."""


class IllegalMove(TegelError):
    """A move of this game, but not legal here; the message says why, in the words of the rules."""


class InvalidSeat(TegelError):
    """Nobody sits there."""


class NotOver(TegelError):
    """The outcome was asked for while the game goes on."""


class BadOptions(TegelError):
    """A game or an option that does not exist, or a value that it cannot have."""


class BadRecord(TegelError):
    """A game file that cannot be read or does not follow the rules; `line` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class BadPosition(TegelError):
    """A position as text that is damaged, or of a game, rules or layout that are not ours."""
