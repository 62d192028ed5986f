"""What `tegel match` and `tegel tournament` share: their options, the progress bar, the files."""

import errno
import json
import os
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tegel import arena
from tegel.arena import Event, Result, Sprt, Standing, Stopped
from tegel.arena.event import games_text
from tegel.arena.plots import check_plot
from tegel.arena.report import forfeits
from tegel.arena.score import percent
from tegel.arena.tables import check_parquet, write_csv, write_parquet
from tegel.cli.common import complain, game_and_options
from tegel.cli.terminal import ending_softly, status_of
from tegel.core.errors import BadOptions, TegelError
from tegel.games import games

RESULT = "result.json"
WIDE = 200
REPORTED = 10  # so many forfeits are told one by one

Words = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="GAME BOT BOT...",
        help="a game, the bots, and the game's own options, as in: azul greedy random --wall grey",
        show_default=False,
    ),
]
Games = Annotated[int, typer.Option(help="how many games")]
Seed = Annotated[int, typer.Option(help="the seed of all games and bots")]
Jobs = Annotated[
    int | None, typer.Option(help="how many games at once; else one for each processor")
]
Ray = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="play on a Ray cluster, or on: local")
]
Patience = Annotated[float, typer.Option(help="seconds a bot may think beyond its budget")]
Out = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="keep the games there, and go on with what is there"),
]
Resume = Annotated[bool, typer.Option("--resume", help="insist that there is something to go on")]
Records = Annotated[bool, typer.Option("--records", help="write every game as a file there too")]
Csv = Annotated[
    Path | None, typer.Option("--csv", metavar="FILE", help="a table of games and seats")
]
Parquet = Annotated[
    Path | None, typer.Option("--parquet", metavar="FILE", help="the same for data frames")
]
Plot = Annotated[
    Path | None, typer.Option("--plot", metavar="FILE", help="draw the result: .svg or .png")
]
AsJson = Annotated[bool, typer.Option("--json", help="print JSON")]


def game_bots_and_options(words: list[str] | None) -> tuple[str, list[str], dict[str, object]]:
    """The game, the bots and the game's options, in whatever order they stand."""
    names: list[str] = []
    options: list[str] = []
    rest = list(words or [])
    while rest:
        word = rest.pop(0)
        if not word.startswith("-"):
            names.append(word)
            continue
        options.append(word)
        if "=" not in word and rest:
            options.append(rest.pop(0))
    if not names:
        raise BadOptions(f"say which game; there are: {', '.join(games())}")
    return names[0], names[1:], game_and_options(options)[1]


def check_files(
    out: Path | None,
    resume: bool,
    records: bool,
    csv: Path | None,
    parquet: Path | None,
    plot: Path | None,
) -> None:
    """Tell mistakes before anything is played."""
    for wanted, name in ((resume, "--resume"), (records, "--records")):
        if wanted and out is None:
            raise BadOptions(f"{name} needs --out DIR, where the games are kept")
    if parquet:
        check_parquet()
    if plot:
        check_plot(plot)
    for path in (csv, parquet, plot):
        problem = _problem(path, out) if path else 0
        if problem:
            raise BadOptions(f"{path} can't be written: {os.strerror(problem)}")


def _problem(path: Path, out: Path | None) -> int:
    """Why a file can't be written, as a number of the system; 0 if it can."""
    if path.is_dir():
        return errno.EISDIR
    if path.exists():
        return 0 if os.access(path, os.W_OK) else errno.EACCES
    folder = path.parent
    if folder.is_dir():
        return 0 if os.access(folder, os.W_OK | os.X_OK) else errno.EACCES
    if folder.exists():
        return errno.ENOTDIR
    # The folder of the games is made when they begin.
    made = [out.resolve(), *out.resolve().parents] if out else []
    return 0 if folder.resolve() in made else errno.ENOENT


Tell = Callable[[Result], None]


def play_and_tell(
    event: Event,
    tell: Tell,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
    resume: bool,
    records: bool,
    sprt: Sprt | None = None,
) -> None:
    """Play, with a progress bar if somebody watches, and tell the result.

    What was played is told however the event ends: stopped by Ctrl-C or SIGTERM, or by a disk that
    is full.
    """
    seen: list[arena.Progress] = []
    try:
        with ending_softly(), _progress_bar(event) as show:

            def on_game(progress: arena.Progress) -> None:
                seen[:] = [progress]
                show(progress)

            result = arena.play(
                event,
                jobs=jobs,
                ray=ray,
                folder=out,
                resume=resume,
                records=records,
                sprt=sprt,
                on_game=on_game,
            )
    except Stopped as stop:
        _tell_some(stop.result, tell)
        complain(_how_to_go_on(stop.result, out))
        raise typer.Exit(status_of(stop.__cause__)) from None
    except TegelError:
        if seen:
            _tell_some(seen[0].result(), tell)
        raise
    tell(result)


def _tell_some(result: Result, tell: Tell) -> None:
    if result.games:
        tell(result)


def _how_to_go_on(result: Result, out: Path | None) -> str:
    if not result.games:
        return "stopped before a game had ended"
    much = f"stopped after {len(result.games):,} of {games_text(result.event.total)}"
    if out:
        return f"{much}; they are kept, and the same command goes on from there"
    return f"{much}; with --out DIR they are kept, and the same command goes on from there"


@contextmanager
def _progress_bar(event: Event) -> Generator[Callable[[arena.Progress], None]]:
    """A bar on standard error with the running score; nothing where that is no terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    text = TextColumn("{task.description}", markup=False)
    columns = text, BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=_console(stderr=True)) as bar:
        task = bar.add_task(event.game, total=event.total)

        def show(progress: arena.Progress) -> None:
            bar.update(task, completed=len(progress.done))
            if bar.tasks[0].completed % _stride(len(progress.done)) == 0:
                bar.update(task, description=_score(progress.result()))

        yield show


def _console(stderr: bool = False, width: int | None = None) -> Console:
    """Names of bots mean nothing but themselves there, whatever signs are in them."""
    return Console(stderr=stderr, width=width, markup=False, emoji=False, highlight=False)


def _stride(games: int) -> int:
    """How many games pass between looks at the score: it takes longer the more there are."""
    return max(1, games // 50)


def _score(result: Result) -> str:
    best = max(result.standings, key=lambda standing: standing.share, default=None)
    if best is None:
        return result.event.game
    text = f"{best.name} {percent(best.share)} ({percent(best.low)} – {percent(best.high)})"
    return f"{text}, LLR {result.sprt.llr:.2f}" if result.sprt else text


def write_files(
    result: Result, report: dict[str, Any], out: Path | None, csv: Path | None, parquet: Path | None
) -> None:
    """Write what was asked for."""
    if out:
        path = out / RESULT
        try:
            path.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8", newline="\n")
        except OSError as error:
            raise BadOptions(f"{path} can't be written: {error.strerror}") from None
    if csv:
        write_csv(result, csv)
    if parquet:
        write_parquet(result, parquet)


def print_table(title: str, columns: list[str], lines: list[list[str]]) -> None:
    """Print a table: names to the left, numbers to the right."""
    table = Table(box=None, pad_edge=False)
    for n, column in enumerate(columns):
        table.add_column(column, justify="right" if n else "left", no_wrap=n > 0, overflow="fold")
    for line in lines:
        table.add_row(*line)
    print(title)
    # A file or another program wants whole names.
    _console(width=None if sys.stdout.isatty() else WIDE).print(table)


def title_text(title: str, result: Result) -> str:
    """What was played, above the table."""
    return f"{title}, {games_text(len(result.games))}, seed {result.event.seed}"


def time_text(standing: Standing) -> str:
    """The mean time for a move: two digits of it matter."""
    ms = 1000 * standing.seconds
    return f"{ms:.2g} ms" if ms < 10 else f"{ms:.0f} ms"


def points_text(standing: Standing) -> str:
    """The mean score; a bot all of whose games were forfeited has none."""
    return "–" if standing.points is None else f"{standing.points:.1f}"


def print_forfeits(result: Result) -> None:
    """Tell who forfeited, and why."""
    told = forfeits(result)
    for each in told[:REPORTED]:
        print(
            f"Game {each['game']}: {each['bot']} (seat {each['seat']}) forfeited at move"
            f" {each['move']}: it {each['reason']}."
        )
    more = len(told) - REPORTED
    if more > 0:
        were = "game was" if more == 1 else "games were"
        print(f"And {more} more {were} forfeited; --json tells of all.")
