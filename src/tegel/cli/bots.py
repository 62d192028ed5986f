"""`tegel bots`: who there is to play against."""

from dataclasses import fields
from typing import Annotated

import typer

from tegel.bots.levels import LEVELS
from tegel.bots.roster import BOTS
from tegel.cli.common import print_json
from tegel.cli.terminal import say_list


def list_bots(
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON document")] = False,
) -> None:
    """List the levels, from the weakest to the strongest, and the bots with their settings."""
    settings = {
        name: {field.name: field.default for field in fields(bot)}  # type: ignore[arg-type]
        for name, bot in BOTS.items()
    }
    if as_json:
        print_json({"levels": LEVELS, "bots": settings})
        return
    for name, text in LEVELS.items():
        say_list(name, [text])
    for name, defaults in settings.items():
        say_list(name, [f"{key}={value}" for key, value in defaults.items()] or ["no settings"])
    print("With settings a bot is written as search:seconds=0.5; every bot takes")
    print("seconds (for a turn) or iterations (for a decision).")
