"""`tegel games`: which games there are."""

from typing import Annotated

import typer

from tegel.cli.common import print_json
from tegel.cli.terminal import fold
from tegel.games import games


def list_games(
    as_json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """List the games with their options."""
    if as_json:
        print_json(
            [
                {
                    "name": game.name,
                    "title": game.title,
                    "rules": game.rules_version,
                    "options": [
                        {"name": o.name, "choices": o.choices, "default": o.choices[0]}
                        for o in game.options
                    ],
                    "moves": game.moves,
                    "hidden": game.hidden,
                    "state_bytes": game.position.dtype.itemsize,
                }
                for game in games().values()
            ]
        )
        return
    for game in games().values():
        print(f"{game.name}: {game.title}, rules {game.rules_version}")
        for option in game.options:
            default, *others = map(str, option.choices)
            choices = " | ".join([f"{default} (default)", *others])
            print(fold(f"  --{option.name} {choices}", 6))
            print(f"      {option.help}")
