"""Tables without a server: made, asked and played with by plain calls."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from tegel.bots.levels import LEVELS, level_of
from tegel.core.telling import Move
from tegel.server.tables.commands import Command, Play, PlayForSeat, Refused, Sit
from tegel.server.tables.events import Entry, Event
from tegel.server.tables.jobs import answer
from tegel.server.tables.seat import Place, Setting, create
from tegel.server.tables.table import Table

SECRET = "5ec2e7" * 10 + "abcd"
DAYS: Mapping[str, Any] = {"kind": "days", "base": 86_400_000}
NO_CLOCK: Mapping[str, Any] = {"kind": "none"}


def new_table(
    game: str = "azul",
    seats: Sequence[str | None] = ("anna", "ben"),
    clock: Mapping[str, Any] = NO_CLOCK,
    secret: str = SECRET,
    now: int = 0,
    chat: bool = True,
    **options: object,
) -> Table:
    """A table with persons, levels of bots, or nobody (None) at its seats; the first is the host.

    It has as many players as seats, and the game begins if all are taken.
    """
    host = next(who for who in seats if who is not None and level_of(who) not in LEVELS)
    places = [_place(host, who) for who in seats]
    setting = Setting(game, {"players": len(seats), **options}, places, clock, True, chat)
    table = happen(Table("table"), create(setting, host, secret), now)
    for n, who in enumerate(seats):
        if places[n].kind == "open" and who is not None:
            table = act(table, who, Sit(n, who.capitalize()), now)
    return table


def _place(host: str, who: str | None) -> Place:
    if who is None:
        return Place("open")
    if who == host:
        return Place("me", who.capitalize())
    return Place("bot", level=who) if level_of(who) in LEVELS else Place("open")


def happen(
    table: Table, events: Sequence[Event], now: int = 0, command: str | None = None
) -> Table:
    """The table after some events."""
    for n, event in enumerate(events):
        entry = Entry(table.number + 1, max(now, table.at), event, None if n else command)
        table = table.with_entry(entry)
    return table


def act(table: Table, player: str | None, command: Command, now: int = 0) -> Table:
    """The table after a command that is carried out."""
    return happen(table, answer(table, player, command, now, "next"), now)


def refuses(table: Table, player: str | None, command: Command, code: str, now: int = 0) -> str:
    """Check that a command is refused, and changes nothing; the reason that is given."""
    before = shape(table)
    with pytest.raises(Refused) as refusal:
        answer(table, player, command, now, "next")
    assert refusal.value.code == code
    assert shape(table) == before
    return str(refusal.value)


def shape(table: Table) -> tuple[object, ...]:
    """All that a table is, to compare."""
    game = [part.tobytes() for part in table.state.snapshot()] if table.has_begun else None
    moves = [*table.state.moves] if table.has_begun else None
    seats, talk = [*table.seats], [*table.talk]
    return table.number, table.status, seats, table.hands, talk, table.offers, game, moves


def decide(table: Table, move: Move, now: int = 0) -> Table:
    """The table after whoever is in turn has made a move."""
    seat = table.turn
    assert seat is not None
    if table.seats[seat].thinker:
        return act(table, None, PlayForSeat(seat, move), now)
    return act(table, table.seats[seat].player, Play(seat, move), now)


def play_on(table: Table, chance: Random, moves: int, now: int = 0) -> Table:
    """The table after so many random moves, or at the end of the game."""
    for _ in range(moves):
        if table.turn is None:
            break
        table = decide(table, chance.choice(table.state.legal_moves), now)
    return table
