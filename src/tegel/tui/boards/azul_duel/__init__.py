"""Azul Duel's board, and Azul Duel in words."""

from tegel.core.words import Words
from tegel.games.azul_duel.layout import COLOUR_NAMES
from tegel.tui.boards import Scene, View
from tegel.tui.boards.azul_duel.draw import draw
from tegel.tui.boards.azul_duel.tell import tell
from tegel.tui.paint import Paint
from tegel.tui.tiles import inked, sign_of

__all__ = ["draw", "hides", "in_hand", "legend", "rules", "signs", "stage", "task", "tell"]

TILES = (*COLOUR_NAMES, "special")
HELD = ("space", "turn", "stack", "line")


def task(scene: Scene) -> str:
    """What to do now, or what is going on."""
    eyes = scene.view["turn"] if scene.moves else None
    return scene.words.tell("ask", scene.view["asks"], scene.names, eyes=eyes)


def stage(view: View, words: Words) -> str:
    """The round and its phase, and what is left in the bag."""
    when = words("when", phase=view["phase"], round=view["round"])
    return f"{when} · {words('bag')} {sum(view['bag'].values())}"


def legend(words: Words, paint: Paint) -> list[tuple[str, str, str]]:
    """The five colours, special and wild cells, and the start tile."""
    tiles = [(*_sign(name, paint), words("colour", colour=name)) for name in TILES]
    waits = [("b", "text-3 bed", words("awaits"))] if paint.means.letters else []
    return [
        *tiles,
        (sign_of("wild", paint), "line-2 bed", words("colour", colour="wild")),
        ("1", "on-terra terra", words("start-tile")),
        *waits,
    ]


def signs(what: str, paint: Paint) -> list[tuple[str, str]] | None:
    """A tile by its sign."""
    return [_sign(what, paint)] if what in TILES else None


def _sign(name: str, paint: Paint) -> tuple[str, str]:
    return sign_of(name, paint), " ".join(inked(name))


def rules(words: Words) -> str:
    """How the game goes."""
    return words("rules")


def in_hand(view: View) -> bool:
    """Tiles or a plate that were taken and not yet laid."""
    return bool(view["asked"] in HELD)


def hides(view: View) -> bool:
    """While plates are looked at, the other should not see them."""
    return bool(view["asked"] in ("keep", "return"))
