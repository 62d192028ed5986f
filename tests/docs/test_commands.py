"""Every `tegel` command in the handbook is a real one, and the quick ones run."""

import re
import shlex
import shutil
from pathlib import Path

import pytest
import typer

from tegel.bots import player
from tegel.cli import app
from tegel.cli.arena import game_bots_and_options
from tegel.games import find
from tests.cli.helpers import Run
from tests.docs.pages import DOCS, ROOT, Command, commands

TEGEL = re.compile(r"(?:\S*/)?tegel (.*?)(?: &)?")
MAKE = re.compile(r"make (\w+)")
SCRIPT = re.compile(r"(?:\S*/)?python3? (\S+\.py)\b")
COMMANDS = commands()
OURS = [command for command in COMMANDS if TEGEL.fullmatch(command.line)]
QUICK = ("games", "bots", "verify", "show", "replay", "perft")


def words(command: Command) -> list[str]:
    """What stands after `tegel`."""
    found = TEGEL.fullmatch(command.line)
    assert found
    return shlex.split(found[1])


def test_there_are_commands_to_try() -> None:
    assert len(OURS) > 20


@pytest.mark.parametrize("command", OURS, ids=str)
def test_a_command_is_one_that_there_is(command: Command) -> None:
    first, *rest = words(command)
    # Read as the command line reads it, down to the options and their kinds; but not done.
    group = typer.main.get_command(app)
    context = group.make_context("tegel", [first, *rest])
    _, chosen, rest = group.resolve_command(context, [first, *rest])  # type: ignore[attr-defined]
    given = chosen.make_context(first, rest).params
    bots = given.get("against") or []
    if given.get("words"):
        game, others, options = game_bots_and_options(given["words"])
        find(game).settle(options)
        bots = [*bots, *others]
    for bot in bots:
        if "." not in bot.partition(":")[0]:  # one of the reader's own has a dot
            player(bot)


@pytest.mark.parametrize("command", [one for one in OURS if words(one)[0] in QUICK], ids=str)
def test_a_quick_command_does_what_it_says(
    command: Command, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(DOCS / "pictures" / "azul.tegel", tmp_path / "game.tegel")
    monkeypatch.chdir(tmp_path)
    done = run(*words(command))
    assert (done.code, done.err) == (0, "")
    assert done.out or list(tmp_path.glob("*.svg"))


def test_what_make_and_python_are_told_to_do_is_there() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = " ".join(re.findall(r"^([\w ]+):", makefile, re.MULTILINE)).split()
    for command in COMMANDS:
        if found := MAKE.match(command.line):
            assert found[1] in targets, command
        if found := SCRIPT.match(command.line):
            assert (ROOT / found[1]).exists(), command
