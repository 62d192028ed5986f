"""A board for a game that has none here: what is asked, and the moves to choose from, in words."""

from collections.abc import Sequence
from textwrap import wrap

from tegel.core.words import Words
from tegel.tui.boards import Scene, View
from tegel.tui.canvas import Box, Canvas, Spot
from tegel.tui.paint import Paint

GAP = 2  # between columns of moves


def draw(scene: Scene) -> Canvas:
    """What is asked, and below it the moves as buttons, column by column."""
    canvas, words = scene.canvas(), scene.words
    asked = wrap(task(scene), scene.width - 2 * GAP)
    for y, line in enumerate(asked, 1):
        canvas.text(GAP, y, line, scene.paint["text"])
    top = len(asked) + 2
    x, rows = GAP, max(1, scene.height - top - 1)
    moves = list(scene.moves)
    for start in range(0, len(moves), rows):
        column = moves[start : start + rows]
        width = max(len(scene.button(one["text"])) for one in column)
        for y, one in enumerate(column, top):
            face = scene.button(one["text"])
            canvas.text(x, y, face, scene.paint["text"], scene.paint["accent-wash"])
            says = words.tell("deed", one, scene.names, seat=scene.mine, eyes=scene.mine)
            spot = Spot(
                one["text"], (Box(x, y, len(face), 1),), (one["move"],), f"{words('you')} {says}"
            )
            canvas.spots.append(spot)
        x += width + GAP
    return canvas


def task(scene: Scene) -> str:
    """What is asked."""
    asked, turn = scene.view["asks"], scene.view["turn"]
    eyes = turn if scene.moves else None
    return scene.words.tell("ask", asked, scene.names, seat=turn, eyes=eyes)


def stage(_view: View, _words: Words) -> str:
    """Whatever lies there is told by what is asked."""
    return ""


def tell(view: View, names: Sequence[str], words: Words) -> list[str]:
    """What is asked, and what that is about."""
    return [words.tell("ask", view["asks"], names, seat=view["turn"], eyes=view["seat"])]


def legend(_words: Words, _paint: Paint) -> list[tuple[str, str, str]]:
    """No signs."""
    return []


def signs(_what: str, _paint: Paint) -> list[tuple[str, str]] | None:
    """No signs."""
    return None


def rules(words: Words) -> str:
    """What the game is about."""
    return words("tagline")


def in_hand(_: View) -> bool:
    """Nothing is known to be in hand."""
    return False


def hides(_: View) -> bool:
    """Whether somebody's view is not everybody's is not known: hide it."""
    return True
