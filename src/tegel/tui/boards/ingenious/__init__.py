"""Ingenious' board, and Ingenious in words."""

import re
from typing import cast

from tegel.games.ingenious.layout import COLOUR_NAMES
from tegel.games.ingenious.view import IngeniousView
from tegel.tui.boards import Part, Scene, View
from tegel.tui.boards.ingenious.draw import draw, sign_of
from tegel.tui.boards.ingenious.tell import how, news, tell
from tegel.tui.boards.ingenious.words import BOOK
from tegel.tui.paint import Paint
from tegel.tui.words import Words

__all__ = [
    "BOOK",
    "breakdown",
    "draw",
    "hides",
    "how",
    "in_hand",
    "legend",
    "news",
    "rules",
    "say",
    "scores",
    "stage",
    "task",
    "tell",
]

SECRET = "a tile"  # what others are told of a tile that is chosen
DARK = ("yellow", "orange", "green")
WAITS = {"tile": "waits", "placement": "waits_place", "closing": "waits_close"}


def task(scene: Scene) -> str:
    """What to do now, or what is going on."""
    view, words = cast(IngeniousView, scene.view), scene.words
    if view["outcome"] is not None:
        return words(f"end_{view['outcome']['ending']}")
    if not scene.moves:
        return words(WAITS[view["phase"]], name=scene.name(view["turn"] or 0))
    if view["phase"] == "tile":
        first = "choose_first" if view["first_round"] else "choose"
        return words("choose_bonus" if view["bonus_turn"] else first)
    if view["phase"] == "placement":
        colours = scene.moves[0]["colours"]
        key = "end" if scene.chosen else "begin"
        return words(key, colour=words(colours[1 if scene.chosen else 0]))
    if len(scene.moves) == 1:
        return words("closing_draw")
    lowest = view["seats"][scene.mine]["lowest"]
    return words("closing_swap", colours=words("or").join(words(colour) for colour in lowest))


def stage(view: View, words: Words) -> str:
    """The bag."""
    return words("bonus" if view["bonus_turn"] else "stage", n=view["bag"])


def say(text: str, words: Words) -> str:
    """`red-blue`, `d5 southeast`, `draw`, `swap`, in words."""
    if text == SECRET:
        return words("say_secret")
    if text in ("draw", "swap"):
        return words(f"say_{text}")
    if placed := re.fullmatch(r"(\S+) (\w+)", text):
        return words("say_place", cell=placed[1], way=words(placed[2]))
    first, _, second = text.partition("-")
    same = first == second
    tile = words("double" if same else "pair", a=words(first), b=words(second))
    return words("say_tile", tile=tile)


def scores(view: View) -> list[int]:
    """The lowest tracks."""
    return [seat["score"] for seat in view["seats"]]


def breakdown(view: View, words: Words) -> list[Part]:
    """The tracks in order: the lowest counts, then the next."""
    tracks = [sorted(seat["tracks"].values()) for seat in cast(IngeniousView, view)["seats"]]
    return [
        Part(words(f"p_{n + 1}"), tuple(track[n] for track in tracks))
        for n in range(len(COLOUR_NAMES))
    ]


def legend(words: Words, paint: Paint) -> list[tuple[str, str, str]]:
    """The six symbols."""
    symbols = [
        (sign_of(name, paint), f"{'black' if name in DARK else 'faience'} ing-{name}", words(name))
        for name in COLOUR_NAMES
    ]
    printed = [("(R)", "faience hexframe", words("printed"))] if paint.means.letters else []
    return [*symbols, *printed]


def rules(words: Words) -> str:
    """How the game goes."""
    return words("rules")


def in_hand(view: View) -> bool:
    """A tile that is chosen and not yet placed."""
    return bool(view["phase"] == "placement")


def hides(view: View) -> bool:
    """Racks are private, unless the game is played with open ones."""
    return bool(view["options"]["open_racks"] == "off")
