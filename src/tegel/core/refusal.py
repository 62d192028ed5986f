"""What is no move and what can't be, in English and as data that any book of words can say."""

from collections.abc import Sequence

from tegel.core.errors import BadPosition, InvalidMove
from tegel.core.fields import Impossible
from tegel.core.game import Game
from tegel.core.notation import Unread
from tegel.core.telling import Told
from tegel.core.words import Words, english

# What seats are called in the text of a position.
SEATS = tuple(f"seat {seat}" for seat in range(10))


def refused(game: Game, error: Impossible) -> BadPosition:
    """What is raised, for who reads it and for who tells it."""
    why = english(game).tell("position", error.told, SEATS)
    parts = (error.field, why, error.detail)
    return BadPosition(": ".join(part for part in parts if part), error.told, error.field)


def unread(game: Game, error: Unread, asks: Told) -> InvalidMove:
    """What is raised for a text that is no move, where that is asked."""
    return InvalidMove(said(english(game), error.told, asks), error.told)


def said(words: Words, refusal: Told, asks: Told | None, names: Sequence[str] = ()) -> str:
    """Why a move is refused; of a text that is none at all, how to write what is asked, too."""
    why = words.tell("refusal", refusal, names)
    if refusal["kind"] == "no-move" and asks is not None:
        return f"{why}; {words.tell('how', asks)}"
    return why
