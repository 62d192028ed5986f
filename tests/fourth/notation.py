"""Nim in words: a move is `2 from 1`, so many tiles from a heap."""

import re

from tegel.core.errors import InvalidMove
from tegel.core.game import Move
from tegel.core.ink import Ink
from tegel.core.notation import words
from tegel.core.state import State
from tests.fourth.layout import HEAPS, LARGEST_HEAP, Nim


def move_text(state: State, move: Move) -> str:
    """So many tiles from a heap."""
    heap, tiles = divmod(move, LARGEST_HEAP)
    return f"{tiles + 1} from {heap + 1}"


def parse_move(state: State, text: str) -> Move:
    """The move that a text means."""
    found = re.fullmatch("([1-7]) from ([1-3])", " ".join(words(text)))
    if not found:
        raise InvalidMove(f"{text.strip()!r} is not a move; {help_text(state)}")
    return (int(found[2]) - 1) * LARGEST_HEAP + int(found[1]) - 1


def why_illegal(state: State, move: Move) -> str:
    """A heap has no more tiles than it has."""
    if state.is_over:
        return "the game is over"
    heap = move // LARGEST_HEAP
    return f"heap {heap + 1} has {Nim.over(state.memory).heaps[heap]} tiles"


def help_text(state: State) -> str:
    """How to write a move."""
    return "say how many tiles from which heap, as in: 2 from 1"


def news(state: State) -> list[str]:
    """Nothing follows from a move but the end."""
    return [f"Seat {state.outcome.winners[0]} took the last tile."] if state.is_over else []


def show(state: State, ink: Ink) -> str:
    """The heaps."""
    s = Nim.over(state.memory)
    return "\n".join(f"{heap + 1}: {'o' * s.heaps[heap]}" for heap in range(HEAPS))
