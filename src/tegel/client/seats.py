"""The seats of a table that is to be set up."""

from typing import Any

SeatWish = dict[str, Any]


def me(name: str) -> SeatWish:
    """One's own seat; several of them are people at one screen."""
    return {"kind": "me", "name": name}


def bot(level: str) -> SeatWish:
    """A bot's seat."""
    return {"kind": "bot", "level": level}


def open_seat() -> SeatWish:
    """A seat for who comes, or for who has its link."""
    return {"kind": "open"}
