"""`tegel warm`: compile ahead."""

from typing import Annotated

import typer

from tegel.cli.compiling import warm_up
from tegel.core.native.parts import Part
from tegel.core.ways import COMPILES
from tegel.games import find, games

STAGES = ("rules", "judgement", "search")


def warm(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME", help="only these games", show_default=False),
    ] = None,
) -> None:
    """Compile the rules and the bots ahead; nobody has to wait then."""
    chosen = [find(name) for name in names] if names else list(games().values())
    if any(not Part(game, stage).is_ready() for game in chosen for stage in STAGES):
        warm_up(chosen, STAGES)
    elif COMPILES:
        print("All is compiled.")
    else:
        print("There is nothing here that compiles.")
