"""What a position as text leaves unknown, and who knows just as much.

A state that was read from a text has everything in it: what the text did not tell was dealt. Who
tells of such a state must not tell more than the text did.
"""

from typing import Final

from tegel.core.fields import UNKNOWN, Impossible
from tegel.core.refusal import refused
from tegel.core.state import State

# Whoever sees all there is to be seen.
ALL: Final = "all"
# A seat, a spectator (None), or who sees all.
Eyes = int | str | None


def eyes_of(text: str, state: State) -> Eyes:
    """Who knows as much of a state as the text tells that it was read from.

    If that is nobody, it is told as the seat in turn may know it.
    """
    told = _unknown(text)
    seats = sorted(range(state.players), key=lambda seat: seat != state.turn)
    for eyes in (ALL, *seats, None):
        if _unknown(position_for(state, eyes)) == told:
            return eyes
    return state.turn


def position_for(state: State, eyes: Eyes) -> str:
    """A position as somebody may know it."""
    return state.position if isinstance(eyes, str) else state.position_for(eyes)


def check_known(text: str, state: State) -> None:
    """Refuse a position that leaves unknown what the seat in turn knows: it can't decide."""
    if state.turn is None:
        return
    own = _unknown(state.position_for(state.turn))
    for name, count in _unknown(text).items():
        if count > own.get(name, 0):
            needed = Impossible(name, {"kind": "needed", "seat": state.turn})
            raise refused(state.game, needed)


def _unknown(text: str) -> dict[str, int]:
    """The fields of a position with something unknown in them, and how much."""
    words = (word.partition("=") for word in text.split())
    return {name: value.count(UNKNOWN) for name, _, value in words if UNKNOWN in value}
