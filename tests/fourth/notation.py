"""Nim in words: a move is `2 from 1`, so many tiles from a heap."""

import re

from tegel.core.ink import Ink
from tegel.core.notation import Unread, words
from tegel.core.state import State
from tegel.core.telling import Move
from tests.fourth.layout import HEAPS, LARGEST_HEAP, Nim


def move_text(state: State, move: Move) -> str:
    """So many tiles from a heap."""
    heap, tiles = divmod(move, LARGEST_HEAP)
    return f"{tiles + 1} from {heap + 1}"


def parse_move(state: State, text: str) -> Move:
    """The move that a text means."""
    found = re.fullmatch("([1-7]) from ([1-3])", " ".join(words(text)))
    if not found:
        raise Unread("no-move", given=repr(text.strip()))
    return (int(found[2]) - 1) * LARGEST_HEAP + int(found[1]) - 1


def show(state: State, ink: Ink) -> str:
    """The heaps."""
    s = Nim.over(state.memory)
    return "\n".join(f"{heap + 1}: {'o' * s.heaps[heap]}" for heap in range(HEAPS))
