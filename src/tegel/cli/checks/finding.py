"""What a check has found."""

from dataclasses import dataclass
from typing import Literal

State = Literal["fine", "look", "wrong"]


@dataclass(frozen=True)
class Finding:
    """How something is, in one sentence, and what to do about it."""

    state: State
    said: str
    advice: str = ""


def fine(said: str) -> Finding:
    """As it should be."""
    return Finding("fine", said)


def look(said: str, advice: str) -> Finding:
    """Worth a look: it works, but perhaps not as somebody wishes."""
    return Finding("look", said, advice)


def wrong(said: str, advice: str) -> Finding:
    """A server would not work, or not long."""
    return Finding("wrong", said, advice)
