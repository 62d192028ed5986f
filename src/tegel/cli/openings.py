"""`tegel openings`: how champions begin, and how that goes."""

from typing import Annotated

import typer

from tegel.cli.play import Language
from tegel.core.errors import BadOptions
from tegel.games import find
from tegel.statistics.habits import read
from tegel.statistics.openings import Line, lines
from tegel.statistics.openings import openings as known
from tegel.tui.words import game_words, spoken

SHOWN = 3  # games at least


def openings(
    game: Annotated[str, typer.Argument(help="a game, as in: azul")],
    turns: Annotated[int, typer.Option(min=1, max=9, help="how deep")] = 2,
    language: Language = None,
) -> None:
    """Show how champions begin, and with what share of wins.

    How often each beginning was played, and the interval of 95 %.
    """
    found = known(find(game).name)
    if not found:
        raise BadOptions(f"nobody has counted the openings of {game} yet")
    own = game_words(spoken(language), find(game))
    for kind, one in found.items():
        print(f"{kind} · {one.root.games} × {one.bot}")
        for line in lines(one.root):
            if len(line.turns) <= turns and line.games >= SHOWN:
                about = read(line.turns[-1])
                said = own("habit-opening-is", **about)
                print(f"{'    ' * (len(line.turns) - 1)}{said}: {_numbers(line)}")


def _numbers(line: Line) -> str:
    share, low, high = (round(100 * part) for part in (line.share, line.low, line.high))
    return f"{line.games} / {line.of} · {share} % ({low}–{high})"
