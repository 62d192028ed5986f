"""What the terminal says, in the language that it speaks."""

import locale
import os
import re
from collections.abc import Sequence

from tegel.core.errors import BadOptions
from tegel.core.game import Game
from tegel.core.shelf import languages
from tegel.core.telling import Told
from tegel.core.words import Words, book
from tegel.tui.ascii import ascii_of


def terminal_words(language: str, signs: bool = True) -> Words:
    """The terminal's own words; in ASCII, where there is nothing else to write with."""
    return _book(language, ("common", "terminal"), None, signs)


def game_words(language: str, game: Game, signs: bool = True) -> Words:
    """The words of a game."""
    return _book(language, ("common",), game, signs)


def _book(language: str, parts: Sequence[str], game: Game | None, signs: bool) -> Words:
    return book(language, *parts, game=game, spell=str if signs else ascii_of)


def because(reasons: Sequence[Told], words: Words, names: Sequence[str], eyes: int | None) -> str:
    """Why a hint is what it is, in a sentence."""
    if not reasons:
        return ""
    from tegel.analysis.reasons import said

    return said(reasons, words, names, eyes)


def option_text(words: Words, name: str, value: object) -> str:
    """An option of a game, and what was chosen."""
    key = name.replace("_", "-")
    return f"{words(f'option-{key}')}: {words(f'choice-{key}', value=value)}"


def minutes(milliseconds: int) -> str:
    """`9:58`, `1:00:00`."""
    seconds = milliseconds // 1000
    hours, whole = seconds // 3600, seconds // 60 % 60
    return f"{hours}:{whole:02}:{seconds % 60:02}" if hours else f"{whole}:{seconds % 60:02}"


# --- Languages ------------------------------------------------------------------------------------


def spoken(wanted: str | None) -> str:
    """The language that was asked for, or the terminal's."""
    known = languages()
    if wanted is None:
        return language_of_terminal()
    if wanted in known:
        return wanted
    raise BadOptions(f"language cannot be {wanted!r}; it can be: {', '.join(known)}")


def language_of_terminal() -> str:
    """The language that the environment asks for, if we speak it."""
    named = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    wanted = re.split("[_.@]", named or locale.getlocale()[0] or "")[0].lower()
    return wanted if wanted in languages() else "en"


# --- Names ----------------------------------------------------------------------------------------


def is_you(name: str) -> bool:
    """Whether a name is what somebody who gave none is called, in any language."""
    return any(terminal_words(language)("you") == name for language in languages())


def third_person(names: Sequence[str], words: Words) -> tuple[str, ...]:
    """Names for who was not there: a "you" of a game that is over is one of the players."""
    return tuple(
        words("player-n", n=seat + 1) if is_you(name) else name for seat, name in enumerate(names)
    )
