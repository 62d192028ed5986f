"""What the commands share."""

import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tegel.core.errors import BadOptions, BadRecord
from tegel.core.game import Game
from tegel.core.record import LARGEST, Record, parse
from tegel.core.warm import STEPS, is_warm, warm
from tegel.games import find

# Let a command take the options of whatever game it is given: --wall grey.
GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}


def game_options(words: list[str]) -> dict[str, object]:
    """Options of a game from the rest of a command line: --name value or --name=value."""
    options: dict[str, object] = {}
    rest = list(words)
    while rest:
        name, equals, value = rest.pop(0).partition("=")
        if not name.startswith("--") or len(name) < 3:
            raise BadOptions(f"{name!r} is not expected here; options are written --name value")
        if not equals:
            if not rest or rest[0].startswith("--"):
                raise BadOptions(f"{name} needs a value, as in: {name} VALUE")
            value = rest.pop(0)
        options[name[2:].replace("-", "_")] = value
    return options


def open_game(name: str) -> Game:
    """The game of this name, compiled: where that takes time, a progress bar shows it."""
    game = find(name)
    if not is_warm(game):
        warm_up([game])
    return game


def warm_up(games: list[Game]) -> None:
    """Compile games, with a progress bar on standard error."""
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for game in games:
            task = progress.add_task(game.title, total=STEPS)
            for done, step in enumerate(warm(game)):
                text = f"Compiling {game.title}: {step}"
                progress.update(task, completed=done, description=text)
            progress.update(task, completed=STEPS, description=f"{game.title} is compiled")


def read_record(path: Path) -> Record:
    """Read a game file; a file that cannot be opened is a bad record too."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise BadRecord(1, f"{path} can't be read: {error.strerror}") from None
    return parse(data, find)


def print_json(data: Any) -> None:
    """Write one JSON document to standard output."""
    print(json.dumps(data, ensure_ascii=False))


def complain(message: str) -> None:
    """Say on standard error what went wrong."""
    print(f"tegel: {message}", file=sys.stderr)
