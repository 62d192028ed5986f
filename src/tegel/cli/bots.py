"""`tegel bots`: who there is to play against."""

from typing import Annotated

import typer

from tegel.bots.levels import LEVELS
from tegel.bots.roster import BOTS, settings_of
from tegel.cli.common import print_json
from tegel.cli.terminal import say, say_list


def list_bots(
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON document")] = False,
) -> None:
    """List the levels, the weakest first, and the bots."""
    settings = {
        name: {field.name: field.default for field in settings_of(bot)}
        for name, bot in BOTS.items()
    }
    if as_json:
        print_json({"levels": LEVELS, "bots": settings})
        return
    widest = max(map(len, [*LEVELS, *BOTS]))
    for name, text in LEVELS.items():
        say_list(name, [text], widest)
    for name, defaults in settings.items():
        known = [key if value is None else f"{key}={value}" for key, value in defaults.items()]
        say_list(name, known or ["no settings"], widest)
    say("With settings a bot is written as search:seconds=0.5,threads=2; those without a value are"
        " as the game advises. Every bot takes seconds, for a turn, or iterations, for a decision."
        " So does the champion, as champion:seconds=20 (seconds=inf: until it is told to move)."
    )  # fmt: skip
