"""A table in sentences, where there is no screen."""

from collections.abc import Mapping, Sequence
from typing import Any

from tegel.cli.terminal import say
from tegel.core.words import Words
from tegel.tui.boards import Board


def say_table(board: Board, view: Mapping[str, Any], names: Sequence[str], own: Words) -> None:
    """How far the game is, and what lies there."""
    if stage := board.stage(view, own):
        say(f"{stage}.")
    for line in board.tell(view, names, own):
        say(line)
