"""The library that comes with Tegel: the kernels compiled ahead for this kind of machine."""

from tegel.core.native.library import Library


def is_there() -> bool:
    """Whether there is one that can be used here."""
    return False


def has(game: str, room: str) -> bool:
    """Whether it has all that a room needs for a game."""
    return False


def library(game: str, room: str) -> Library | None:
    """What it has for a room and a game."""
    return None
