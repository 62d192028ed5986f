"""`tegel replay`: walk through a game file."""

from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from tegel.cli.common import Unreadable, complain, open_game, print_json, read_record
from tegel.cli.play import Language, LineByLine, Theme
from tegel.cli.terminal import has_screen, is_attended, say
from tegel.core.errors import BadOptions, BadRecord
from tegel.core.record import Record
from tegel.core.state import State
from tegel.tui.words import Words, spoken
from tegel.tui.words.book import BOOK


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a game file", show_default=False)],
    at: Annotated[int | None, typer.Option(help="show only the table after so many moves")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print all views as JSON")] = False,
    plain: LineByLine = False,
    language: Language = None,
    theme: Theme = None,
) -> None:
    """Walk through a game on the screen, or print it."""
    try:
        record = read_record(file)
        open_game(record.game.name)
        final, broken = _follow(record)
    except (Unreadable, BadRecord) as error:
        complain(f"{file}: {error}")
        raise typer.Exit(1) from None
    length = len(final.moves)
    if at is not None and not 0 <= at <= length:
        raise BadOptions(f"at cannot be {at}; it can be 0 to {length}")
    first, last = (0, length) if at is None else (at, at)
    states = islice(record.replay(), first, last + 1)
    if as_json:
        print_json([dict(state.view(None)) for state in states])
    elif has_screen() and not plain and at is None:
        _show_on_screen(record, final, broken, language, theme)
    elif is_attended() and at is None:
        _walk(record, final, broken, language)
    else:
        for state in states:
            _show(record, state)
    if broken and at is None:
        complain(f"{file}: {broken}")
        raise typer.Exit(1)


def _follow(record: Record) -> tuple[State, BadRecord | None]:
    """The state at the end, or before the move that breaks, and how it does."""
    state = None
    try:
        for state in record.replay():  # noqa: B007
            pass
        return record.verify(), None
    except BadRecord as error:
        if state is None:
            raise
        return state, error


def _show_on_screen(
    record: Record,
    final: State,
    broken: BadRecord | None,
    language: str | None,
    theme: str | None,
) -> None:
    # No other command should wait for the packages that a screen needs.
    from tegel.tui import run
    from tegel.tui.sittings.replay import Replay

    tongue = spoken(language)
    sitting = Replay(record, final, Words(BOOK, tongue), f"{broken}" if broken else "")
    run.show(sitting, tongue, run.theme(theme))


def _walk(record: Record, final: State, broken: BadRecord | None, language: str | None) -> None:
    from tegel.cli.walk import Walk

    Walk(record, final, broken, spoken(language)).go()


def _show(record: Record, state: State) -> None:
    if state.moves:
        before = state.copy()
        move = before.pop()
        assert before.turn is not None, "somebody made the move"
        print(f"\n{len(state.moves)}. {record.seats[before.turn]}: {before.text(move)}")
        for line in state.game.notation.news(state):
            say(line)
    print(f"\n{state}\n")
