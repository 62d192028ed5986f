"""`tegel match`: two or more bots against each other."""

from typing import Annotated

import typer

from tegel import arena
from tegel.arena import Result
from tegel.arena.event import PATIENCE
from tegel.arena.plots import draw_match
from tegel.arena.report import match_report
from tegel.arena.score import percent
from tegel.arena.sprt import BOUND, Sprt, Verdict
from tegel.cli.arena import (
    AsJson,
    Csv,
    Games,
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
from tegel.core.errors import BadOptions


def match(
    words: Words = None,
    games: Games = 100,
    seed: Seed = 0,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="ELO0,ELO1",
            help="stop when one of the two is clearly closer, as in: 0,20",
        ),
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
    """Let bots play a match, each seed with every seating.

    A bot for each seat; or two bots and --players 3 or 4: the second gets all seats but one.
    """
    name, bots, options = game_bots_and_options(words)
    test = _sprt(sprt)
    check_files(out, resume, records, csv, parquet, plot)
    event = arena.match(name, bots, games, options, seed, patience)
    game = open_game(name)
    open_bots(game)

    def tell(result: Result) -> None:
        report = match_report(result)
        if as_json:
            print_json(report)
        else:
            print_match(game.title, result)
        write_files(result, report, out, csv, parquet)
        if plot:
            draw_match(result, plot)

    play_and_tell(event, tell, jobs, ray, out, resume, records, test)


def print_match(title: str, result: Result) -> None:
    """How a match ended, as a table."""
    columns = ["bot", "share of wins", "95 %", "points", "per move", "forfeits"]
    lines = [
        [
            each.name,
            percent(each.share),
            f"{percent(each.low)} – {percent(each.high)}",
            points_text(each),
            time_text(each),
            f"{each.forfeits}",
        ]
        for each in result.standings
    ]
    print_table(title_text(title, result), columns, lines)
    if result.sprt:
        print(_sentence(result.sprt))
    print_forfeits(result)


def _sprt(text: str | None) -> Sprt | None:
    if text is None:
        return None
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise BadOptions(f"{text!r} is no test; write two ratings, as in: --sprt 0,20") from None
    return Sprt(low, high)


def _sentence(verdict: Verdict) -> str:
    elo0, elo1 = verdict.test.elo0, verdict.test.elo1
    meaning = {
        "H0": f"the first bot is closer to {elo0:+g} Elo than to {elo1:+g}",
        "H1": f"the first bot is closer to {elo1:+g} Elo than to {elo0:+g}",
        "open": f"not yet clear whether the first bot is at {elo0:+g} or {elo1:+g} Elo",
    }[verdict.verdict]
    return f"SPRT: LLR {verdict.llr:.2f} (±{BOUND:.2f} decides), {meaning}."
