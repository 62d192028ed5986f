"""Stories of whole games, kept as files: a change of what is said is a change of a file.

TEGEL_STORIES=write pytest -k stories    writes them anew; read them before you commit them
"""

import os
from collections.abc import Sequence
from pathlib import Path

from tegel.core.shelf import languages
from tegel.core.state import State
from tegel.core.story import text
from tests.harness.kinds import Kind

WRITES = os.environ.get("TEGEL_STORIES") == "write"


def folder_of(game: str) -> Path:
    """Where the stories of a game are kept."""
    return Path(__file__).parents[1] / "games" / game / "stories"


def name_of(kind: Kind) -> str:
    """How a kind is called among those of its game."""
    return str(kind).removeprefix(f"{kind.game.name}-")


def check_stories(name: str, state: State, names: Sequence[str], eyes: int | None = None) -> None:
    """A game of a kind is told in every language as it was."""
    for language in languages():
        said = text(state, language, names, eyes) + "\n"
        file = folder_of(state.game.name) / f"{name}.{language}.txt"
        if WRITES:
            file.write_text(said, encoding="utf-8")
        how = "see tests/harness/stories.py how to write it anew"
        assert said == file.read_text(encoding="utf-8"), how
