"""Azul Duel's moves in words, without who made them."""

from collections.abc import Callable
from typing import Final

from tegel.games.azul_duel.layout import COLOUR_NAMES, LETTERS
from tegel.tui.words import Words

NAMES: Final = dict(zip(LETTERS + "*#", (*COLOUR_NAMES, "special", "wild"), strict=True))
SECRET: Final = "return a plate"  # what the other is told of a plate that goes under the stack


def say(text: str, words: Words) -> str:
    """`F3 blue`, `plate YK/T*`, `line 4` and so on, in words."""
    if text in WHOLE:
        return words(WHOLE[text])
    verb, _, rest = text.partition(" ")
    if verb in ("L", "F1", "F2", "F3", "F4"):
        key = "say_large" if verb == "L" else "say_small"
        return words(key, n=verb[1:], colour=words(rest))
    return SAID[verb](rest, words)


def plate_text(plate: str, words: Words) -> str:
    """A plate's cells, in words."""
    return " ".join(words(NAMES[letter]) for letter in plate.replace("/", ""))


def chip_text(chip: str, words: Words) -> str:
    """A chip's colours, in words."""
    return "/".join(words(colour) for colour in chip.split("/"))


WHOLE: Final = {
    "draw": "say_draw",
    "stop": "say_stop",
    "break": "say_break",
    "no chips": "say_none",
    SECRET: "say_secret",
    "turn 0": "say_turn0",
}
SAID: Final[dict[str, Callable[[str, Words], str]]] = {
    "plate": lambda rest, words: words("say_plate", plate=plate_text(rest, words)),
    "keep": lambda rest, words: words("say_keep", plate=plate_text(rest, words)),
    "return": lambda rest, words: words("say_return", plate=plate_text(rest, words)),
    "space": lambda rest, words: words("say_space", n=rest),
    "turn": lambda rest, words: words("say_turn", n=rest),
    "moons": lambda rest, words: words("say_moons", colour=words(rest)),
    "chip": lambda rest, words: words("say_chip", n=rest[1:]),
    "stack": lambda rest, words: words("say_stack", colour=words(rest)),
    "line": lambda rest, words: words("say_line", n=rest),
    "column": lambda rest, words: words("say_column", n=rest),
    "pay": lambda rest, words: words("say_pay", chip=chip_text(rest, words)),
}
