"""`tegel replay`: walk through a game file."""

from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tegel.cli.common import Unreadable, complain, open_game, print_json, read_record
from tegel.cli.play import Language, LineByLine, Theme
from tegel.cli.terminal import has_screen, is_attended, say
from tegel.core.errors import BadOptions, BadRecord
from tegel.core.record import Record
from tegel.core.state import State
from tegel.tui.words import game_words, spoken, terminal_words, third_person

if TYPE_CHECKING:  # only who walks waits for the boards
    from tegel.cli.walk import Walk


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a game file", show_default=False)],
    at: Annotated[int | None, typer.Option(help="show only the table after so many moves")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print all views as JSON")] = False,
    story: Annotated[
        bool, typer.Option("--story", help="tell the game in sentences, round by round")
    ] = False,
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
    elif story:
        _tell(record, final if at is None else next(states), spoken(language))
    elif has_screen() and not plain and at is None:
        _show_on_screen(record, final, broken, language, theme)
    elif is_attended() and at is None:
        _walk(record, final, broken, language).go()
    elif plain:
        walk = _walk(record, final, broken, language)
        for state in states:
            walk.show(state)
    else:
        for state in states:
            _show(record, state, spoken(language))
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
    sitting = Replay(record, final, terminal_words(tongue), f"{broken}" if broken else "")
    run.show(sitting, tongue, run.theme(theme))


def _walk(record: Record, final: State, broken: BadRecord | None, language: str | None) -> "Walk":
    from tegel.cli.walk import Walk

    return Walk(record, final, broken, spoken(language))


def _tell(record: Record, state: State, language: str) -> None:
    """All that happened, as anybody may know it."""
    from tegel.core.story import text

    names = third_person(record.seats, terminal_words(language))
    for line in text(state, language, names).splitlines():
        say(line)


def _show(record: Record, state: State, language: str) -> None:
    """The table, and the move that led to it."""
    if state.moves:
        from tegel.core.story import Story, plain

        names = third_person(record.seats, terminal_words(language))
        last = state.telling(len(state.moves) - 1)
        print(f"\n{len(state.moves)}. {last['text']}")
        say(plain(Story(game_words(language, state.game), names).turn([last])))
    print(f"\n{state}\n")
