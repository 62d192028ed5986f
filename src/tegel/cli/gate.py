"""`tegel gate`: whether a network is better than the one that Tegel comes with."""

from pathlib import Path
from typing import Annotated

import typer

from tegel.arena.report import match_report
from tegel.cli.arena import AsJson, Jobs, Out, Seed, played
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
    result = played(event, jobs, None, out, False, False, BETTER)
    better = take_place(result, network)
    if as_json:
        print_json({**match_report(result), "better": better})
        return
    print_match(game.title, result)
    print(f"{network} {'takes its place' if better else 'does not take its place'}.")
