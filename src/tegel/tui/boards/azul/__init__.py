"""Azul's board, and Azul in words."""

from typing import cast

from tegel.games.azul.view import AzulView
from tegel.tui.boards import Part, Scene, View
from tegel.tui.boards.azul.draw import colours_of, draw, tiles_text
from tegel.tui.boards.azul.tell import how, news, tell
from tegel.tui.boards.azul.words import BOOK
from tegel.tui.paint import Paint
from tegel.tui.tiles import sign_of
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


def task(scene: Scene) -> str:
    """What to do now, or what is going on."""
    view, words = cast(AzulView, scene.view), scene.words
    if view["turn"] is None:
        return words("is_over")
    if not scene.moves:
        name = scene.name(view["turn"])
        return words("tiling" if view["phase"] == "tiling" else "waits", name=name)
    if view["phase"] == "tiling":
        first = scene.moves[0]
        return words("choose_column", colour=words(first["colour"]), line=first["line"] + 1)
    if scene.chosen:
        return words("in_hand", **tiles_text(scene, scene.chosen[0]))
    return words("take_first")


def stage(view: View, words: Words) -> str:
    """The round, and what is left."""
    key = "over" if view["turn"] is None else "stage"
    bag, lid = sum(view["bag"].values()), sum(view["lid"].values())
    return words(key, round=view["round"], bag=bag, lid=lid)


def say(text: str, words: Words) -> str:
    """`F3 blue 4`, `C red floor`, `column 2`, in words."""
    match text.split():
        case ["column", column]:
            return words("say_column", column=column)
        case [source, colour, line]:
            place = words("centre") if source == "C" else words("factory", n=source[1:])
            key = "say_floor" if line == "floor" else "say_line"
            return words(key, colour=words(colour), place=place, line=line)
        case _:
            return text


def scores(view: View) -> list[int]:
    """The points so far."""
    return [board["score"] for board in view["boards"]]


def breakdown(view: View, words: Words) -> list[Part]:
    """The bonuses are part of the score once the game is over; the rest came from the walls."""
    boards = cast(AzulView, view)["boards"]
    bonuses = [board["bonus"] for board in boards]
    totals = [bonus["rows"] + bonus["columns"] + bonus["colours"] for bonus in bonuses]
    walls = (board["score"] - total for board, total in zip(boards, totals, strict=True))
    return [
        Part(words("p_tiles"), tuple(walls)),
        Part(words("p_rows"), tuple(bonus["rows"] for bonus in bonuses)),
        Part(words("p_columns"), tuple(bonus["columns"] for bonus in bonuses)),
        Part(words("p_colours"), tuple(bonus["colours"] for bonus in bonuses)),
    ]


def legend(words: Words, paint: Paint) -> list[tuple[str, str, str]]:
    """The five colours, and the marker."""
    tiles = [(sign_of(name, paint), f"{name}-motif {name}", words(name)) for name in colours_of()]
    waits = [("b", "text-3 bed", words("awaits"))] if paint.means.letters else []
    return [*tiles, ("1", "on-terra terra", words("marker")), *waits]


def rules(words: Words) -> str:
    """How the game goes."""
    return words("rules")


def in_hand(_: View) -> bool:
    """A take is one decision: nothing is ever in hand."""
    return False


def hides(_: View) -> bool:
    """Nothing is hidden."""
    return False
