"""`tegel replay`: walk through a game file."""

from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from tegel.cli.common import Unreadable, complain, open_game, print_json, read_record
from tegel.cli.play import Language, LineByLine, Theme
from tegel.cli.terminal import ask, has_screen, is_attended, say
from tegel.core.errors import BadOptions, BadRecord
from tegel.core.record import Record
from tegel.core.state import State
from tegel.tui.words import Words, spoken
from tegel.tui.words.book import BOOK

HELP = "Enter: next move.  b: back.  a number: go there.  e: the end.  q: quit."


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
        _walk(record, final, broken)
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


def _walk(record: Record, final: State, broken: BadRecord | None) -> None:
    at, last = 0, len(final.moves)
    seats = ", ".join(f"{name} has seat {seat}" for seat, name in enumerate(record.seats))
    say(f"{record.game.title}: {seats}.")
    print(HELP)
    _show(record, _after(final, at))
    while True:
        answer = ask(f"[{at} of {len(record.moves)}] ")
        if answer is None or answer.strip().lower() in ("q", "quit", "exit"):
            return
        wanted = _wanted(answer.strip().lower(), at, last)
        if wanted is None:
            print(HELP)
        elif 0 <= wanted <= last:
            at = wanted
            _show(record, _after(final, at))
        elif wanted > last and broken:
            say(f"The game can't be followed further: {broken}")
        else:
            print(f"The game has moves 0 to {last}.")


def _wanted(answer: str, at: int, last: int) -> int | None:
    """The number of moves after which a person wants to see the table; None: who knows."""
    if answer in ("", "n", "next"):
        return at + 1
    if answer in ("b", "back"):
        return at - 1
    if answer in ("e", "end"):
        return last
    return int(answer) if answer.isdecimal() and len(answer) < 7 else None


def _after(final: State, moves: int) -> State:
    state = final.copy()
    while len(state.moves) > moves:
        state.pop()
    return state


def _show(record: Record, state: State) -> None:
    if state.moves:
        before = state.copy()
        move = before.pop()
        assert before.turn is not None, "somebody made the move"
        print(f"\n{len(state.moves)}. {record.seats[before.turn]}: {before.text(move)}")
        for line in state.game.notation.news(state):
            say(line)
    print(f"\n{state}\n")
