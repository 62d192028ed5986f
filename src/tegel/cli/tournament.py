"""`tegel tournament`: every bot against every other, and their ratings."""

import math
from typing import Annotated

import typer

from tegel import arena
from tegel.arena import Result
from tegel.arena.event import PATIENCE
from tegel.arena.plots import draw_tournament
from tegel.arena.ratings import Rating
from tegel.arena.report import match_report, tournament_report
from tegel.arena.score import percent
from tegel.cli.arena import (
    AsJson,
    Csv,
    Jobs,
    Out,
    Parquet,
    Patience,
    Plot,
    Ray,
    Records,
    Resume,
    Seed,
    Words,
    check_files,
    game_bots_and_options,
    play_and_tell,
    points_text,
    print_forfeits,
    print_table,
    time_text,
    title_text,
    write_files,
)  # fmt: skip
from tegel.cli.common import open_bots, open_game, print_json
from tegel.cli.match import print_match
from tegel.core.errors import BadOptions


def tournament(
    words: Words = None,
    games: Annotated[int, typer.Option(help="how many games for each pairing or table")] = 100,
    seed: Seed = 0,
    anchor: Annotated[
        list[str] | None,
        typer.Option(metavar="BOT=RATING", help="a bot's known rating; else the mean is 1500"),
    ] = None,
    jobs: Jobs = None,
    ray: Ray = None,
    patience: Patience = PATIENCE,
    out: Out = None,
    resume: Resume = False,
    records: Records = False,
    csv: Csv = None,
    parquet: Parquet = None,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    """Let every bot play every other, and rate them.

    With --players 3 or 4, every set of bots that can sit at one table plays.
    """
    name, bots, options = game_bots_and_options(words)
    fixed = _anchor(anchor, bots)
    check_files(out, resume, records, csv, parquet, plot)
    event = arena.tournament(name, bots, games, options, seed, patience)
    game = open_game(name)
    open_bots(game)

    def tell(result: Result) -> None:
        ratings = _ratings(result, fixed)
        report = tournament_report(result, ratings) if ratings else match_report(result)
        if as_json:
            print_json(report)
        elif ratings:
            _print(game.title, result, ratings)
        else:
            print_match(game.title, result)
        write_files(result, report, out, csv, parquet)
        if plot and ratings:
            draw_tournament(result, ratings, plot)

    play_and_tell(event, tell, jobs, ray, out, resume, records)


def _ratings(result: Result, fixed: tuple[str, float] | None) -> list[Rating]:
    """All ratings; none where a tournament was stopped before all bots had met."""
    try:
        return arena.rate(result.event, result.games, fixed)
    except BadOptions:
        if result.is_whole:
            raise
        return []


def _print(title: str, result: Result, ratings: list[Rating]) -> None:
    columns = ["bot", "rating", "95 %", "games", "share", "points", "per move", "forfeits"]
    both = zip(ratings, result.standings, strict=True)
    lines = [
        [
            rating.name,
            f"{rating.rating:.0f}",
            f"{rating.low:.0f} – {rating.high:.0f}",
            f"{standing.games}",
            percent(standing.share),
            points_text(standing),
            time_text(standing),
            f"{standing.forfeits}",
        ]
        for rating, standing in sorted(both, key=lambda pair: -pair[0].rating)
    ]
    print_table(title_text(title, result), columns, lines)
    print_forfeits(result)


def _anchor(texts: list[str] | None, bots: list[str]) -> tuple[str, float] | None:
    if not texts:
        return None
    if len(texts) > 1:
        raise BadOptions("there can be one --anchor; all other ratings follow from it")
    (text,) = texts
    # The bot's own settings may hold "=" too.
    name, _, rating = text.rpartition("=")
    try:
        level = float(rating)
    except ValueError:
        raise BadOptions(f"{text!r} is no anchor; write it as BOT=RATING") from None
    if not math.isfinite(level):
        raise BadOptions(f"{text!r} is no anchor; a rating is a number, as in: {name}=1000")
    if name not in bots:
        raise BadOptions(f"the anchor {name!r} is not among the bots: {', '.join(bots)}")
    return name, level
