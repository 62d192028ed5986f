"""`tegel review`: what each decision of a game cost, and what luck brought."""

import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import copyfileobj
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

import tegel
from tegel.analysis.account import account
from tegel.analysis.form import Form, forms
from tegel.analysis.review import Watch
from tegel.analysis.review import review as judged
from tegel.analysis.shape import Mark, Review, Sums
from tegel.cli.common import complain, open_bots, open_game, print_json
from tegel.cli.given import INPUT
from tegel.cli.play import Language
from tegel.cli.terminal import say, status_of
from tegel.core.errors import BadOptions, BadRecord
from tegel.core.ink import Ink
from tegel.core.record import Record
from tegel.core.words import Words
from tegel.tui.means import shows_signs
from tegel.tui.words import game_words, spoken, terminal_words, third_person

WIDE = 200
GRAPH = 60  # columns
# With more marks than these, those of inaccuracies are told of a seat alone, when it is asked for.
MOST_MARKED = 20
# Chances from none to a certain win; in digits, tens of per cent.
BLOCKS, DIGITS = "▁▂▃▄▅▆▇█", "0123456789"
MARKS: tuple[Mark, ...] = ("?!", "?", "??", "!")
GREAT: tuple[Mark, ...] = ("?", "??")  # these are told with reasons


def review(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="a game file, with one game or many, a folder of such, or - for the input",
        ),
    ],
    seat: Annotated[
        int | None, typer.Option(help="tell only what this seat decided; seats count from 0")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON document")] = False,
    write: Annotated[
        Path | None,
        typer.Option(help="write the games to this file, with marks, comments and better moves"),
    ] = None,
    again: Annotated[
        bool, typer.Option("--retry", help="ask for a better move wherever one was missed")
    ] = False,
    iterations: Annotated[
        int | None, typer.Option(help="how deep to judge: of each search; else as the game needs")
    ] = None,
    language: Language = None,
) -> None:
    """Judge every decision of a game, and tell luck from skill.

    Of many games, how each player plays on average, and in the last ten.
    Ctrl-C ends it, and what was reviewed by then is told and written.
    """
    tongue = spoken(language)
    if again and (as_json or str(file) == INPUT):
        raise BadOptions("--retry asks a person: it goes neither with --json nor with games from -")
    if iterations is not None and not 10 <= iterations <= 1_000_000:
        raise BadOptions(f"iterations cannot be {iterations}; they can be 10 to 1000000")
    try:
        records = _records(file)
        if not records:
            raise BadOptions(f"{file}: there is no game")
        if write is not None and write.exists() and file.exists() and write.samefile(file):
            raise BadOptions(f"{write} is the file that is reviewed; choose another for --write")
        reviews = _judge(records, seat, iterations)
    except BadRecord as error:
        is_named = str(file) == INPUT or str(file) in str(error)
        complain(str(error) if is_named else f"{file}: {error}")
        raise typer.Exit(1) from None
    is_cut = len(reviews) < len(records)
    records = records[: len(reviews)]
    if write is not None:
        _write(write, records, reviews, tongue)
    if again:
        from tegel.cli.retry import retry

        retry(records, reviews, seat, tongue)
    elif as_json:
        found = [one.as_json() for one in forms(reviews)]
        print_json({"reviews": [one.as_json() for one in reviews], "players": found})
    elif len(records) == 1:
        _tell(records[0], reviews[0], seat, tongue)
    else:
        _tell_many(records, reviews, tongue)
    if is_cut:
        raise typer.Exit(status_of(KeyboardInterrupt()))


def _records(file: Path) -> list[Record]:
    """All games of a file, a folder or the input."""
    if str(file) != INPUT:
        return [*tegel.load_all(file)]
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "input.tegel"
        with copy.open("wb") as games:
            copyfileobj(sys.stdin.buffer, games)
        try:
            return [*tegel.load_all(copy)]
        except BadRecord as error:
            raise BadRecord(error.line, error.reason) from None


def _judge(records: Sequence[Record], seat: int | None, iterations: int | None) -> list[Review]:
    """Review all games, with a bar on standard error; those that are done when Ctrl-C comes."""
    for record in records:
        players = len(record.seats)
        if seat is not None and not 0 <= seat < players:
            raise BadOptions(f"seat cannot be {seat}; it can be 0 to {players - 1}")
        record.verify()
        open_game(record.game.name)
        open_bots(record.game)
    done: list[Review] = []
    with _bar(sum(len(record.moves) for record in records)) as on_move:
        try:
            for record in records:
                done.append(judged(record, iterations=iterations, watch=on_move()))  # noqa: PERF401
        except KeyboardInterrupt:
            if not done:
                raise
    return done


@contextmanager
def _bar(moves: int) -> Generator[Callable[[], Watch]]:
    """For each game a watch that moves the bar on; nothing is shown where there is no terminal."""
    if not sys.stderr.isatty():
        yield lambda: lambda _done, _all: True
        return
    columns = BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(TextColumn("review"), *columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=moves)

        def watch() -> Watch:
            before = bar.tasks[0].completed

            def on_move(done: int, _all: int) -> bool:
                bar.update(task, completed=before + done)
                return True

            return on_move

        yield watch


def _write(path: Path, records: Sequence[Record], reviews: Sequence[Review], tongue: str) -> None:
    from tegel.analysis.telling import annotated

    for n, (record, found) in enumerate(zip(records, reviews, strict=True)):
        tegel.save(annotated(record, found, tongue), path, append=n > 0)


# --- One game -------------------------------------------------------------------------------------


def _tell(record: Record, found: Review, seat: int | None, tongue: str) -> None:
    from tegel.analysis.reasons import said
    from tegel.analysis.retry import why
    from tegel.analysis.telling import MARKS as CALLED
    from tegel.analysis.telling import Telling

    words, own, ink = terminal_words(tongue), game_words(tongue, record.game), Ink.of_terminal()
    names = third_person(record.seats, words)
    telling = Telling(found, own, names)
    say(words("intro", title=own("title"), names=names))
    print()
    for one in found.seats:
        if seat in (None, one.seat):
            print(_graph(found, one.seat, names[one.seat]))
    print()
    marked = [turn for turn in found.turns if turn.mark and seat in (None, turn.seat)]
    small = [turn for turn in marked if turn.mark == "?!"]
    is_short = seat is None and len(marked) > MOST_MARKED
    states = [state.copy() for state in record.replay()]
    for turn in marked:
        if is_short and turn in small:
            continue
        called = own("review-mark", mark=CALLED[turn.mark])
        head = ink.bold(f"{turn.worst + 1}. {turn.mark} {called}")
        verdict = telling.verdict(turn)
        if turn.mark in GREAT:
            worst = found.decisions[turn.worst]
            reasons = said(why(states[turn.worst], worst.best, worst.played), own, names)
            verdict = f"{verdict} {reasons}".rstrip()
        say(f"{head}: {telling.made(turn)}. {verdict}")
    if not marked:
        print(words("review-clean"))
    if is_short and small:
        say(words("review-small", count=len(small)))
    if found.swings and seat is None:
        print(f"\n{ink.bold(words('review-swings'))}")
        for swing in found.swings:
            say(f"  {telling.swing(swing)}")
    if decided := telling.decided():
        say(f"\n{decided}")
    print()
    _print_luck(found, [one.seat for one in found.seats if seat in (None, one.seat)], names, words)
    _print_sums(found, [one for one in found.seats if seat in (None, one.seat)], names, words)


def _graph(found: Review, seat: int, name: str) -> str:
    """A seat's chances over the game."""
    chances = [each[seat] for each in found.chances]
    columns = min(GRAPH, len(chances))
    picked = [chances[n * (len(chances) - 1) // max(1, columns - 1)] for n in range(columns)]
    steps = BLOCKS if shows_signs(sys.stdout) else DIGITS
    drawn = "".join(steps[min(int(each * len(steps)), len(steps) - 1)] for each in picked)
    widest = max(map(len, found.names))
    return f"{name:<{widest}}  {drawn}  {chances[0]:.0%} – {chances[-1]:.0%}"


def _print_luck(found: Review, seats: Sequence[int], names: Sequence[str], words: Words) -> None:
    """What each deal brought, for whom it mattered."""
    by_round = any(deal.round is not None for deal in found.deals)
    heads = [words("review-after-move"), *([words("review-round")] * by_round)]
    lines = [
        [
            str(deal.n + 1),
            *([str(deal.round)] * by_round),
            *(f"{round(100 * deal.luck[one], 1) or 0.0:+}" for one in seats),
        ]
        for deal in found.deals
    ]
    if lines:
        print(words("review-luck"))
        _print_table([*heads, *(names[one] for one in seats)], lines)
        print()


def _print_sums(found: Review, seats: Sequence[Sums], names: Sequence[str], words: Words) -> None:
    heads = ["player", "score", "rate", "interval", *MARKS]
    heads += ["start", "own", "others", "luck", "late", "end"]
    lines = [
        [
            names[one.seat],
            str(found.scores[one.seat]),
            _points(one.rate),
            f"{_points(one.low)} – {_points(one.high)}",
            *(str(one.marks[mark]) for mark in MARKS),
            str(told.start),
            *(
                f"{part:+d}" if part else "0"
                for part in (told.own, told.others, told.luck, told.hindsight)
            ),
            str(told.result),
        ]
        for one, told in ((each, account(each)) for each in seats)
    ]
    _print_table([head if head in MARKS else words(f"review-{head}") for head in heads], lines)
    say(words("review-sums"))


# --- Many games -----------------------------------------------------------------------------------


def _tell_many(records: Sequence[Record], reviews: Sequence[Review], tongue: str) -> None:
    words = terminal_words(tongue)
    for n, (record, found) in enumerate(zip(records, reviews, strict=True), 1):
        title = game_words(tongue, record.game)("title")
        seats = ", ".join(f"{one.name} {_points(one.rate)}" for one in found.seats)
        say(f"{n}. {title}: {seats}")
    print()
    heads = ("player", "game", "games", "rate", "interval", "lately")
    lines = [_line(form, tongue) for form in forms(reviews)]
    _print_table([words(f"review-{head}") for head in heads], lines)
    say(words("review-many"))


def _line(form: Form, tongue: str) -> list[str]:
    game = tegel.find(form.game)
    own = game_words(tongue, game)
    usual = {option.name: option.choices[0] for option in game.options}
    kind = [
        own(f"choice-{name.replace('_', '-')}", value=value)
        for name, value in form.options.items()
        if value != usual[name]
    ]
    title = ", ".join([own("title"), *kind])
    between = f"{_points(form.low)} – {_points(form.high)}"
    return [
        form.name,
        f"{title} ({form.players})",
        str(form.games),
        _points(form.rate),
        between,
        _points(form.lately),
    ]


def _points(share: float) -> str:
    return f"{100 * share:.1f}"


def _print_table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
    table = Table(box=None, pad_edge=False)
    for n, head in enumerate(heads):
        table.add_column(head, justify="right" if n else "left", no_wrap=n > 0, overflow="fold")
    for line in lines:
        table.add_row(*line)
    # A file or another program wants whole names.
    width = None if sys.stdout.isatty() else WIDE
    Console(width=width, markup=False, emoji=False, highlight=False).print(table)
