"""Where words stand: a folder of `tegel/words` for each language, and the folders of the games.

A language is one folder more: with `common.ftl`, `terminal.ftl`, `page.ftl` and `club.ftl`, and for
each game that has no words in it a file with the game's name.
"""

from pathlib import Path

from tegel.core.game import Game

SHELF = Path(__file__).parents[1] / "words"


def languages() -> tuple[str, ...]:
    """The languages that there are words in; English has them all."""
    return ("en", *sorted({one.name for one in SHELF.iterdir() if one.is_dir()} - {"en"}))


def words_of(language: str, part: str) -> str:
    """The text of a part of the shelf."""
    return (SHELF / language / f"{part}.ftl").read_text(encoding="utf-8")


def words_of_game(language: str, game: Game) -> str:
    """The text of a game's words: a language's own folder may bring them."""
    own = SHELF / language / f"{game.name}.ftl"
    file = own if own.exists() else game.home / "words" / f"{language}.ftl"
    return file.read_text(encoding="utf-8")
