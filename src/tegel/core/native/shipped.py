"""The library that comes with Tegel: the kernels compiled ahead for this kind of machine.

It is used only if it was made from these very sources. A card beside it says so, and what is in it.
"""

import ctypes
import hashlib
import json
import platform
import sys
from collections.abc import Mapping
from functools import cache
from typing import Any

from tegel.core import ways
from tegel.core.native.cache import PACKAGE, beyond, key_of
from tegel.core.native.library import BadLibrary, Library

FOLDER = PACKAGE / "library"
CARD = "card.json"
FORMAT = 1
# Other names that machines give to their kind.
MACHINES = {"amd64": "x86_64", "x64": "x86_64"}
# A function of the library: which level of x86-64 this processor has.
LEVEL = "tegel_level"


def this_platform() -> str:
    """The kind of machine that this is, as cards call it."""
    machine = platform.machine().lower()
    return f"{platform.system().lower()}-{MACHINES.get(machine, machine)}"


def sources() -> str:
    """The state of all sources that a library is made from."""
    return key_of(*beyond(PACKAGE / "bots"))


def is_there() -> bool:
    """Whether there is one that can be used here."""
    return opened_here() is not None


def has(game: str, stage: str) -> bool:
    """Whether it has what is needed of a game for a purpose."""
    opened = opened_here()
    return opened is not None and f"{game}-{stage}" in opened.parts


def library(game: str, stage: str) -> Library | None:
    """What is needed of a game for a purpose, if it has that."""
    opened = opened_here()
    if opened is None or f"{game}-{stage}" not in opened.parts:
        return None
    return Library(opened.parts[f"{game}-{stage}"], opened.address)


class Opened:
    """A library that fits, and its functions for this very processor."""

    def __init__(self, card: Mapping[str, Any]) -> None:
        self.parts: Mapping[str, Mapping[str, str]] = card["parts"]
        self._code = ctypes.CDLL(str(FOLDER / card["file"]))
        self.suffix = ""
        if card["levels"]:
            here = int(getattr(self._code, LEVEL)())
            fitting = [level for level in card["levels"] if level <= here]
            if not fitting:
                least = min(card["levels"])
                raise BadLibrary(f"it needs a processor of level {least} (x86-64-v{least})")
            self.suffix = f"_v{max(fitting)}"

    def address(self, symbol: str) -> int:
        """Where a function is."""
        found = ctypes.cast(getattr(self._code, symbol + self.suffix), ctypes.c_void_p).value
        assert found is not None
        return found


@cache
def opened_here() -> Opened | None:
    """The library, if it can be used here."""
    if ways.INSISTED in ("compiled", "interpreted"):
        return None
    try:
        return _open()
    except BadLibrary as error:
        if ways.INSISTED == "library":
            raise
        instead = "kernels are compiled here" if ways.COMPILES else "kernels run interpreted"
        if str(error):
            print(
                f"tegel: the library that came with Tegel is set aside: {error}; {instead} instead",
                file=sys.stderr,
            )
        return None


def _open() -> Opened:
    try:
        card = json.loads((FOLDER / CARD).read_bytes())
    except FileNotFoundError:
        if ways.INSISTED == "library":
            raise BadLibrary(
                f"TEGEL_WAY=library, but this Tegel came without one for {this_platform()}"
            ) from None
        raise BadLibrary from None
    except (OSError, ValueError):
        raise BadLibrary("its card can't be read") from None
    reason = _why_not(card)
    if reason:
        raise BadLibrary(reason)
    try:
        return Opened(card)
    except (OSError, AttributeError, KeyError, TypeError) as error:
        raise BadLibrary(f"it can't be loaded: {error}") from None


def _why_not(card: Any) -> str | None:
    """Why a library can't be used here."""
    if not isinstance(card, dict) or not isinstance(card.get("format"), int):
        return "its card is damaged"
    if card["format"] > FORMAT:
        return f"it was made by a newer Tegel ({card.get('tegel')}); install that, or this one anew"
    if card.get("platform") != this_platform():
        return f"it was made for {card.get('platform')}, and this is {this_platform()}"
    if card.get("sources") != sources():
        return "it was made from other sources than these"
    try:
        code = (FOLDER / str(card.get("file"))).read_bytes()
    except OSError:
        return f"its file {card.get('file')} can't be read; install Tegel anew"
    if hashlib.sha256(code).hexdigest() != card.get("sha256"):
        return f"its file {card.get('file')} is damaged; install Tegel anew"
    return None
