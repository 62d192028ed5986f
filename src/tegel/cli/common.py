"""What the commands share."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from tegel.cli.compiling import warm_up
from tegel.core.errors import BadOptions, TegelError
from tegel.core.game import Game
from tegel.core.native.parts import Part
from tegel.core.record import LARGEST, Record, parse
from tegel.core.ways import is_patient
from tegel.games import find, games

# Let a command take the options of whatever game it is given, wherever they stand: they come with
# the words of its `GameWords`.
GAME_OPTIONS = {"ignore_unknown_options": True}
GameWords = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="GAME",
        help="a game and its own options, as in: azul --players 4; `tegel games` lists them",
        show_default=False,
    ),
]


class Unreadable(TegelError):
    """A file that can't even be read; the message is the reason."""


def game_and_options(words: list[str] | None) -> tuple[str | None, dict[str, object]]:
    """The game, if one is named, and its options: --name value or --name=value."""
    game = None
    options: dict[str, object] = {}
    rest = list(words or [])
    while rest:
        word = rest.pop(0)
        name, equals, value = word.partition("=")
        if game is None and not word.startswith("-"):
            game = word
            continue
        if not name.startswith("--") or len(name) < 3:
            raise BadOptions(f"{word!r} is not expected here; options are written --name value")
        if not equals:
            if not rest or rest[0].startswith("--"):
                raise BadOptions(f"{name} needs a value, as in: {name} VALUE")
            value = rest.pop(0)
        options[name[2:].replace("-", "_")] = value
    return game, options


def open_game(name: str | None, options: Mapping[str, object] | None = None) -> Game:
    """The game of this name, compiled: where that takes time, a progress bar shows it."""
    if name is None:
        raise BadOptions(f"say which game; there are: {', '.join(games())}")
    game = find(name)
    game.settle(options or {})  # a mistake is told before anybody waits
    _compile(game, "rules")
    return game


def open_bots(game: Game, *more: str) -> None:
    """Compile the bots for a game, and more if wanted: a progress bar shows it."""
    _compile(game, "rules", "judgement", "search", *more)


def _compile(game: Game, *stages: str) -> None:
    if not is_patient() and not all(Part(game, stage).is_ready() for stage in stages):
        warm_up([game], stages)
    for stage in stages:
        Part(game, stage).load()


def read_record(path: Path) -> Record:
    """Read a game file; `Unreadable` or `BadRecord` says why that can't be done."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise Unreadable(f"can't be read: {error.strerror}") from None
    return parse(data, find)


def print_json(data: Any) -> None:
    """Write one JSON document to standard output; ASCII alone, so that every terminal keeps it."""
    print(json.dumps(data))


def complain(message: str) -> None:
    """Say on standard error what went wrong."""
    print(f"tegel: {message}", file=sys.stderr)
