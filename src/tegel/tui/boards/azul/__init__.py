"""Azul's board, and Azul in words."""

from typing import cast

from tegel.core.words import Words
from tegel.games.azul.layout import COLOUR_NAMES
from tegel.games.azul.view import AzulView
from tegel.tui.boards import Scene, View
from tegel.tui.boards.azul.draw import draw, source_name
from tegel.tui.boards.azul.tell import tell
from tegel.tui.paint import Paint
from tegel.tui.tiles import sign_of

__all__ = ["draw", "hides", "in_hand", "legend", "rules", "signs", "stage", "task", "tell"]


def task(scene: Scene) -> str:
    """What to do now, or what is going on."""
    view, words = cast(AzulView, scene.view), scene.words
    if view["turn"] is not None and not scene.moves:
        return words.tell("waits", view["asks"], scene.names, seat=view["turn"])
    if scene.chosen:
        chosen = (move for move in scene.moves if source_name(move) == scene.chosen[0])
        return words("in-hand-keys", **next(chosen))
    return words.tell("ask", view["asks"])


def stage(view: View, words: Words) -> str:
    """The round, and what is left."""
    bag, lid = sum(view["bag"].values()), sum(view["lid"].values())
    return words("stage", round=view["round"], over=view["turn"] is None, bag=bag, lid=lid)


def legend(words: Words, paint: Paint) -> list[tuple[str, str, str]]:
    """The five colours, and the marker."""
    tiles = [
        (sign, tokens, words("colour", colour=what))
        for what in (*COLOUR_NAMES, "marker")
        for sign, tokens in signs(what, paint)
    ]
    return [*tiles, *([("b", "text-3 bed", words("awaits"))] if paint.means.letters else [])]


def signs(what: str, paint: Paint) -> list[tuple[str, str]]:
    """A tile, or the marker."""
    if what == "marker":
        return [("1", "on-terra terra")]
    return [(sign_of(what, paint), f"{what}-motif {what}")]


def rules(words: Words) -> str:
    """How the game goes."""
    return words("rules-in-short")


def in_hand(_: View) -> bool:
    """A take is one decision: nothing is ever in hand."""
    return False


def hides(_: View) -> bool:
    """Nothing is hidden."""
    return False
