"""The command `tegel`: one module a command."""

import os
import sys

import typer

from tegel.cli import bench, games, perft, play, replay, verify, warm
from tegel.cli.common import GAME_OPTIONS, complain
from tegel.core.errors import TegelError

app = typer.Typer(
    name="tegel",
    help="Tile-laying board games: play, replay, check and measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("play", context_settings=GAME_OPTIONS)(play.play)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("games")(games.list_games)
app.command("perft", context_settings=GAME_OPTIONS)(perft.perft)
app.command("bench", context_settings=GAME_OPTIONS)(bench.bench)
app.command("warm")(warm.warm)


def main() -> None:
    """Run a command; a person's mistake is answered with a sentence, never with a traceback."""
    try:
        app()
    except TegelError as error:
        complain(str(error))
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # The reader (`| head`) has seen enough; what is still buffered goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
