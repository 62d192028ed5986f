"""`tegel warm`: compile ahead."""

from typing import Annotated

import typer

from tegel.bots.warm import is_warm as bots_are_warm
from tegel.cli.compiling import warm_up
from tegel.core.kernel import COMPILED
from tegel.core.warm import is_warm
from tegel.games import find, games


def warm(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME", help="only these games", show_default=False),
    ] = None,
) -> None:
    """Compile the rules and the bots ahead; nobody has to wait then."""
    chosen = [find(name) for name in names] if names else list(games().values())
    cold = [game for game in chosen if not (is_warm(game) and bots_are_warm(game))]
    if cold:
        warm_up(cold, bots=True)
    elif COMPILED:
        print("All is compiled.")
    else:
        print("The rules run interpreted here: there is nothing to compile.")
