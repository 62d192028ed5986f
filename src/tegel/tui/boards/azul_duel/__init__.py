"""Azul Duel's board, and Azul Duel in words."""

from typing import cast

from tegel.games.azul_duel.layout import COLOUR_NAMES
from tegel.games.azul_duel.view import DuelView
from tegel.tui.boards import Part, Scene, View
from tegel.tui.boards.azul_duel.draw import draw
from tegel.tui.boards.azul_duel.say import say
from tegel.tui.boards.azul_duel.tell import how, news, tell
from tegel.tui.boards.azul_duel.words import BOOK
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

ASKED = {"action": "do_action", "next chip": "do_next", "nothing": "do_over"}
HELD = ("space", "turn", "stack", "line")


def task(scene: Scene) -> str:
    """What to do now, or what is going on."""
    view, words = cast(DuelView, scene.view), scene.words
    if view["turn"] is None:
        return words("do_over")
    if not scene.moves:
        key = "waits_tiling" if view["phase"] == "tiling" else "waits"
        return words(key, name=scene.name(view["turn"]))
    if view["phase"] == "set-up" and view["asked"] == "action":
        return words("do_setup")
    if view["asked"] == "line":
        tiles = view["hand"]["tiles"]
        return words("do_line", n=len(tiles), colour=words(tiles[0]))
    key = ASKED.get(view["asked"], f"do_{view['asked']}")
    return words(key, n=(view["line"] or 0) + 1)


def stage(view: View, words: Words) -> str:
    """The round and its phase."""
    return words(view["phase"], n=view["round"], bag=sum(view["bag"].values()))


def scores(view: View) -> list[int]:
    """The points so far."""
    return [board["score"] for board in view["boards"]]


def breakdown(view: View, words: Words) -> list[Part]:
    """The scoring tiles are in the score once the game is over; the rest came from the domes."""
    boards = cast(DuelView, view)["boards"]
    paid = [[condition["pays"] for condition in board["conditions"]] for board in boards]
    # A score never falls below 0: at 0 the rest can't be told from what was cut off.
    rest = tuple(
        board["score"] - sum(pays) if board["score"] else None
        for board, pays in zip(boards, paid, strict=True)
    )
    names = [condition["name"] for condition in boards[0]["conditions"]]
    return [
        Part(words("p_rounds"), rest),
        *(
            Part(words(f"short_{name}"), tuple(pays[n] for pays in paid))
            for n, name in enumerate(names)
        ),
    ]


def legend(words: Words, paint: Paint) -> list[tuple[str, str, str]]:
    """The five colours, special and wild cells, and the start tile."""
    tokens = {"turquoise": "turq"}
    tiles = [
        (sign_of(name, paint), "{0}-motif {0}".format(tokens.get(name, name)), words(name))
        for name in (*COLOUR_NAMES, "special")
    ]
    waits = [("b", "text-3 bed", words("awaits"))] if paint.means.letters else []
    return [
        *tiles,
        (sign_of("wild", paint), "line-2 bed", words("wild")),
        ("1", "on-terra terra", words("start_tile")),
        *waits,
    ]


def rules(words: Words) -> str:
    """How the game goes."""
    return words("rules")


def in_hand(view: View) -> bool:
    """Tiles or a plate that were taken and not yet laid."""
    return bool(view["asked"] in HELD)


def hides(view: View) -> bool:
    """While plates are looked at, the other should not see them."""
    return bool(view["asked"] in ("keep", "return"))
