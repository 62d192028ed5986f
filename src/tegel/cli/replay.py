"""`tegel replay`: walk through a game file."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from tegel.cli.common import complain, open_game, print_json, read_record
from tegel.core.errors import BadOptions, BadRecord
from tegel.core.record import Record
from tegel.core.state import State

HELP = "Enter: next move.  b: back.  a number: go there.  e: the end.  q: quit."


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    at: Annotated[int | None, typer.Option(help="show only the table after so many moves")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print all views as JSON")] = False,
) -> None:
    """Walk through a game: step by step in a terminal, or all at once."""
    record = read_record(file)
    open_game(record.game.name)
    states, broken = _replay(record)
    if at is not None:
        if not 0 <= at < len(states):
            raise BadOptions(f"at cannot be {at}; it can be 0 to {len(states) - 1}")
        states = [states[at]]
    if as_json:
        print_json([dict(state.view(None)) for state in states])
    elif sys.stdin.isatty() and sys.stdout.isatty() and at is None:
        _walk(record, states, broken)
    else:
        for state in states:
            _show(record, state)
    if broken and at is None:
        complain(f"{file}: {broken}")
        raise typer.Exit(1)


def _replay(record: Record) -> tuple[list[State], BadRecord | None]:
    """The states up to the end, or up to the move that breaks."""
    states: list[State] = []
    try:
        states.extend(state.copy() for state in record.replay())
        record.verify()
    except BadRecord as error:
        if not states:
            raise
        return states, error
    return states, None


def _walk(record: Record, states: list[State], broken: BadRecord | None) -> None:
    at = 0
    print(HELP)
    _show(record, states[at])
    while True:
        try:
            answer = input(f"[{at} of {len(record.moves)}] ").strip().lower()
        except EOFError:
            print()
            return
        last = len(states) - 1
        if answer in ("q", "quit"):
            return
        if answer in ("", "n", "next"):
            wanted = at + 1
        elif answer in ("b", "back"):
            wanted = at - 1
        elif answer in ("e", "end"):
            wanted = last
        elif answer.isdecimal() and len(answer) < 7:
            wanted = int(answer)
        else:
            print(HELP)
            continue
        if 0 <= wanted <= last:
            at = wanted
            _show(record, states[at])
        elif wanted > last and broken:
            print(f"The game can't be followed further: {broken}")
        else:
            print(f"The game has moves 0 to {last}.")


def _show(record: Record, state: State) -> None:
    if state.moves:
        before = state.copy()
        move = before.pop()
        assert before.turn is not None, "somebody made the move"
        print(f"\n{len(state.moves)}. {record.seats[before.turn]}: {before.text(move)}")
        for line in state.game.notation.news(state):
            print(line)
    print(f"\n{state}\n")
