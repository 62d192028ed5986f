"""Ingenious' board, and Ingenious in words."""

from typing import cast

from tegel.core.words import Words
from tegel.games.ingenious.layout import COLOUR_NAMES
from tegel.games.ingenious.view import IngeniousView
from tegel.tui.boards import Scene, View
from tegel.tui.boards.ingenious.draw import DARK_SIGNS, draw, sign_of
from tegel.tui.boards.ingenious.tell import tell
from tegel.tui.paint import Paint

__all__ = ["draw", "hides", "in_hand", "legend", "rules", "signs", "stage", "task", "tell"]


def task(scene: Scene) -> str:
    """What to do now, or what is going on."""
    view, words = cast(IngeniousView, scene.view), scene.words
    if view["outcome"] is not None:
        return words("ending", ending=view["outcome"]["ending"])
    if not scene.moves:
        return words.tell("waits", view["asks"], scene.names, seat=view["turn"])
    if view["asks"]["kind"] == "place":
        first, second = scene.moves[0]["colours"]
        if scene.chosen:
            return words("place-end", colour=second)
        return words("place-begin", colour=first)
    if len(scene.moves) > 1 and view["asks"]["kind"] == "close":
        return words("may-swap", colours=view["seats"][scene.mine]["lowest"])
    return words.tell("ask", view["asks"])


def stage(view: View, words: Words) -> str:
    """The bag."""
    bag = words("in-bag", count=view["bag"])
    return f"{bag} · {words('bonus-turn')}" if view["asks"]["bonus"] else bag


def legend(words: Words, paint: Paint) -> list[tuple[str, str, str]]:
    """The six symbols."""
    symbols = [
        (sign, tokens, words("colour", colour=name))
        for name in COLOUR_NAMES
        for sign, tokens in signs(name, paint)
    ]
    printed = [("(R)", "faience hexframe", words("printed"))] if paint.means.letters else []
    return [*symbols, *printed]


def signs(what: str, paint: Paint) -> list[tuple[str, str]]:
    """A symbol, or the two of a tile."""
    return [
        (sign_of(name, paint), f"{'black' if name in DARK_SIGNS else 'faience'} ing-{name}")
        for name in what.split("-")
    ]


def rules(words: Words) -> str:
    """How the game goes."""
    return words("rules-in-short")


def in_hand(view: View) -> bool:
    """A tile that is chosen and not yet placed."""
    return bool(view["phase"] == "placement")


def hides(view: View) -> bool:
    """Racks are private, unless the game is played with open ones."""
    return any(seat["rack"] is None for seat in view["seats"])
