"""ASCII in place of our signs, for terminals that show nothing else."""

import unicodedata
from functools import cache
from typing import Final

STAND_INS: Final = {
    "║": "|",
    "·": ".",
    "…": ".",
    "−": "-",
    "–": "-",
    "—": "-",
    "×": "x",
    "≤": "<",
    "°": " ",
    "★": "S",  # a special tile that lies there: a cell that waits for one is a *
    "☼": "o",
    "☾": ")",
    "▸": ">",
    "▾": "v",
    "●": "o",
    "←": "<",
    "→": ">",
    "↑": "^",
    "↓": "v",
    "“": '"',
    "”": '"',
    "„": '"',
    "‘": "'",
    "’": "'",
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "ß": "ss",
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
    "ł": "l",
    "█": "#",
}
UNKNOWN: Final = "_"  # never a question mark, which is a sign of ours


def ascii_of(text: str) -> str:
    """A text for any terminal at all; accents fall off, frames become plain ones."""
    return text if text.isascii() else "".join(map(_stand_in, text))


def ascii_cells(text: str) -> str:
    """The same sign for sign, so that what is drawn stays aligned."""
    return text if text.isascii() else "".join(_stand_in(sign)[:1] or " " for sign in text)


@cache
def _stand_in(sign: str) -> str:
    if sign.isascii():
        return sign
    if sign in STAND_INS:
        return STAND_INS[sign]
    if sign.lower() in STAND_INS:
        return STAND_INS[sign.lower()].upper()
    plain = "".join(part for part in unicodedata.normalize("NFKD", sign) if part.isascii())
    return plain or _frame(unicodedata.name(sign, "")) or UNKNOWN


def _frame(name: str) -> str:
    """What stands in for lines, corners and blocks, by their names."""
    if name.startswith("BOX DRAWINGS"):
        turns = "AND" in name or "ARC" in name
        return "+" if turns else "|" if "VERTICAL" in name else "-"
    if "BLOCK" in name:
        return "|" if "LEFT" in name or "RIGHT" in name else " "
    return ""
