"""`tegel gate`: whether a network is better than the one that Tegel comes with."""

from pathlib import Path
from typing import Annotated

import typer

from tegel.arena import Result
from tegel.arena.report import match_report
from tegel.cli.arena import AsJson, Jobs, Out, Seed, play_and_tell
from tegel.cli.common import game_and_options, open_bots, open_game, print_json
from tegel.cli.match import print_match
from tegel.core.errors import BadOptions
from tegel.learn.gate import BETTER, contest, take_place


def gate(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="GAME",
            help="a game and its own options, as in: azul --players 4",
            show_default=False,
        ),
    ] = None,
    network: Annotated[
        Path | None, typer.Option(help="a network that `tegel train` has made")
    ] = None,
    seconds: Annotated[float, typer.Option(help="that both may think about a turn")] = 0.1,
    seed: Seed = 0,
    jobs: Jobs = None,
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Test whether a network beats the one that is shipped.

    If it does, it takes its place.

    They play on paired seeds until a sequential test is sure: 0 against 30 Elo, wrong in 5 of 100.
    """
    name, options = game_and_options(words)
    if network is None:
        raise BadOptions("say which network: --network FOLDER/network.npz")
    game = open_game(name, options)
    event = contest(game.name, network, seconds, options, seed)
    open_bots(game)

    def tell(result: Result) -> None:
        better, trouble = False, None
        try:
            better = take_place(result, network)
        except OSError as error:  # what was played is told nevertheless
            trouble = error
        if as_json:
            print_json({**match_report(result), "better": better})
        else:
            print_match(game.title, result)
            print(f"{network} {_end(result, better)}.")
        if trouble:
            place = trouble.filename2 or trouble.filename
            raise BadOptions(
                f"{network} is better, but {place} can't be written: {trouble.strerror}"
            )

    play_and_tell(event, tell, jobs, None, out, False, False, BETTER)


def _end(result: Result, better: bool) -> str:
    if better:
        return "takes its place"
    return "does not take its place" if result.is_whole else "has not shown yet what it is worth"
