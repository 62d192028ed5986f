"""The command `tegel`: one module a command."""

import os
import sys
from typing import Annotated

import typer

import tegel
from tegel.cli import (
    analyse,
    backup,
    bench,
    bots,
    doctor,
    engine,
    games,
    gate,
    match,
    openings,
    perft,
    play,
    puzzles,
    ratings,
    replay,
    review,
    serve,
    show,
    tournament,
    train,
    verify,
    warden,
    warm,
)
from tegel.cli.common import GAME_OPTIONS, complain
from tegel.cli.extras import advice
from tegel.cli.terminal import prepare
from tegel.core import ways
from tegel.core.errors import TegelError

app = typer.Typer(
    name="tegel",
    help="Tile-laying board games: play, replay, check and measure.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("play", context_settings=GAME_OPTIONS)(play.play)
app.command("replay")(replay.replay)
app.command("review")(review.review)
app.command("show")(show.show)
app.command("analyse")(analyse.analyse)
app.command("verify")(verify.verify)
app.command("games")(games.list_games)
app.command("bots")(bots.list_bots)
app.command("match", context_settings=GAME_OPTIONS)(match.match)
app.command("tournament", context_settings=GAME_OPTIONS)(tournament.tournament)
app.command("openings")(openings.openings)
app.command("perft", context_settings=GAME_OPTIONS)(perft.perft)
app.command("bench", context_settings=GAME_OPTIONS)(bench.bench)
app.command("train")(train.train)
app.command("gate", context_settings=GAME_OPTIONS)(gate.gate)
app.command("puzzles")(puzzles.make_puzzles)
app.command("puzzle")(puzzles.solve_puzzle)
app.command("engine")(engine.engine)
app.command("serve")(serve.serve)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("doctor")(doctor.doctor)
app.command("warden")(warden.warden)
app.command("ratings")(ratings.ratings)
app.command("warm")(warm.warm)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"tegel {tegel.__version__}")
        raise typer.Exit


@app.callback()
def _options(
    _: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="print the version"),
    ] = False,
) -> None:
    """What can stand before the command."""


def main() -> None:
    """Run a command; a person's mistake is answered with a sentence, never with a traceback."""
    prepare()
    try:
        code = _run(sys.argv[1:] or ["--help"])
        sys.stdout.flush()
    except OSError as error:
        # What is still buffered goes nowhere. A reader who has seen enough (`| head`) is no
        # failure; a full disk is.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            sys.exit(0)
        what = "" if error.filename is None else f"{error.filename}: "
        complain(f"{what}{error.strerror or error}")
        sys.exit(1)
    sys.exit(code)


def _run(words: list[str]) -> int:
    """Do what a command line says; the exit status."""
    # Not `app()`: that would answer mistakes and broken pipes in its own way.
    command = typer.main.get_command(app)
    try:
        ways.check()
        with command.make_context("tegel", words) as context:
            command.invoke(context)
    except typer.Exit as stop:
        return stop.exit_code
    except typer.TyperException as error:
        message = error.format_message().rstrip(".")
        complain(message[:1].lower() + message[1:])
        return 2
    except TegelError as error:
        complain(str(error))
        return 2
    except ModuleNotFoundError as error:
        told = advice(error, words[0])
        if told is None:
            raise
        complain(told)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0
