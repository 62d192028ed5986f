"""Leaving Tegel for good: what one has done at a table stands, and names nobody any more."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tegel.server.tables.commands import Forget, Refused
from tegel.server.tables.events import (
    Closed,
    Event,
    Forgotten,
    Stood,
    TakenOver,
    kind_of,
    to_data,
)
from tegel.server.tables.leave import give_up
from tegel.server.tables.table import Table


class Named(NamedTuple):
    """Where a table's events name somebody, and the seats they had to the end."""

    numbers: list[int]
    seats: list[int]


def named_in(happened: Iterable[tuple[int, str, Mapping[str, Any]]], player: str) -> Named:
    """Where somebody is named, or speaks: of events as the database has them."""
    numbers: list[int] = []
    sits: set[int] = set()
    for number, kind, data in happened:
        seat, is_named = data.get("seat"), False
        match kind:
            case "created":
                is_named = data.get("host") == player
            case "sat":
                is_named = data.get("player") == player
                sits = sits | {seat} if is_named and isinstance(seat, int) else sits - {seat}
            case "stood" | "botsat":
                sits = sits - {seat}
            case "said":
                is_named = seat in sits
            case _:
                pass
        if is_named:
            numbers.append(number)
    return Named(numbers, sorted(sits))


def forget(table: Table, duty: Forget) -> list[Event]:
    """Let a bot play on for good where others play, and clear the table where nobody else does.

    Where a result is at stake no bot plays on: who leaves has lost.
    """
    told = ((one.number, kind_of(one.event), to_data(one.event)) for one in table.entries)
    numbers, seats = named_in(told, duty.player)
    if not numbers:
        raise Refused("not_there", "nothing here names them")
    events: list[Event] = []
    if table.status == "waiting":
        if duty.player == table.created.host:
            events = [Closed("called off")]
        else:
            events += [Stood(seat) for seat in seats]
            seats = []
    elif table.status == "playing" and seats:
        if not table.people_besides(duty.player):
            events = [Closed("abandoned")]
        elif table.is_at_stake:
            events = [
                event for one in seats if not table.seats[one].out for event in give_up(table, one)
            ]
        else:
            events = [TakenOver(one) for one in seats if not table.seats[one].thinker]
    return [*events, Forgotten(numbers, seats)]
