"""What somebody may be told of, and of what in the life of a table whom to tell.

It follows from the events alone, so it is written with them, in one transaction.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from tegel.server.tables.clock import DAY, MINUTE
from tegel.server.tables.events import (
    Asked,
    Closed,
    Event,
    Finished,
    Flagged,
    Moved,
    Offered,
    Resigned,
    Said,
    Sat,
    TakenOver,
)
from tegel.server.tables.table import Table

Kind = Literal["turn", "ended", "asked", "again", "invited", "mentioned", "round", "lost"]
KINDS: tuple[Kind, ...] = get_args(Kind)
# Worth telling for so long: a turn as long as it has time.
WORTH = {"turn": DAY, "asked": DAY, "round": DAY}
WORTH_ELSE = 3 * DAY
LEAST = MINUTE


@dataclass(frozen=True)
class Notice:
    """Something to tell somebody; of the same `topic` only the last counts."""

    player: str
    kind: Kind
    at: int
    until: int  # later it is worth nothing
    table: str | None = None
    number: int = 0  # of the event
    about: dict[str, Any] = field(default_factory=dict[str, Any])

    @property
    def topic(self) -> str:
        """Of what this is the news."""
        return f"{self.kind} {self.table or self.about.get('url', '')}"


def notices(before: Table | None, steps: Sequence[Table]) -> list[Notice]:
    """What these events, which happen at once, are to whom."""
    after = steps[-1]
    events = [step.entries[-1].event for step in steps]
    actor = _actor(after, events)
    found = [*_of_turn(before, after, actor)]
    for event in events:
        found += [
            _notice(after, kind, player, event) for kind, player in _of_event(after, event, actor)
        ]
    return found


def _of_turn(before: Table | None, after: Table, actor: str | None) -> Iterator[Notice]:
    now = _decides(after)
    if now is None or now == actor or (before is not None and _decides(before) == now):
        return
    if after.people_besides(now):  # who plays bots alone is there, or back when they like
        lost = before is not None and _went_otherwise(before, after, now)
        ends = after.hands.runs_out
        until = after.at + WORTH["turn"] if ends is None else ends
        about = _about(after, now) | ({"lost": True} if lost else {})
        yield Notice(
            now, "turn", after.at, max(until, after.at + LEAST), after.id, after.number, about
        )


def _went_otherwise(before: Table, after: Table, player: str) -> bool:
    """Whether somebody had planned an answer, and something else was played."""
    own = after.seats_of(player)
    answered = any(
        isinstance(made.event, Moved) and made.event.seat in own
        for made in after.made[len(before.made) :]
    )
    return any(seat in before.plans for seat in own) and not answered


def turn_of(table: Table, player: str, since: int) -> list[Notice]:
    """That it is somebody's turn, if it has become theirs since a time."""
    if table.at < since or not table.entries:
        return []
    return [*_of_turn(None, table, None)] if _decides(table) == player else []


def of_round(table: Table, tournament: str, n: int) -> list[Notice]:
    """That a table of a tournament's round has begun: for all who sit there, whoever begins."""
    return [
        Notice(
            player,
            "round",
            table.at,
            table.at + WORTH["round"],
            table.id,
            table.number,
            {**_about(table, player), "name": tournament, "n": n},
        )
        for player in sorted({seat.player for seat in table.seats if seat.player is not None})
    ]


def _decides(table: Table) -> str | None:
    """The person who decides now, and no bot for them."""
    if table.turn is None:
        return None
    seat = table.seats[table.turn]
    return None if seat.thinker else seat.player


def _of_event(table: Table, event: Event, actor: str | None) -> Iterator[tuple[Kind, str]]:
    kind, told = _told(table, event)
    for player in sorted(told - {actor or ""}):
        yield kind, player


def _told(table: Table, event: Event) -> tuple[Kind, set[str]]:
    """What sort of news an event is, and for whom."""
    everybody = {seat.player for seat in table.seats if seat.player is not None}
    match event:
        case Finished() | Closed():
            return "ended", everybody
        case Asked(seat):
            return "asked", _players(table, table.people_besides(table.seats[seat].player))
        case Offered() if table.rematch is None:
            return "again", everybody - _players(table, table.offers)
        case Said(_, text):
            named = {seat.player for seat in table.seats if seat.player and _names(text, seat.name)}
            return "mentioned", named
        case _:
            return "turn", set()  # that is found by what the table is then


def _players(table: Table, seats: frozenset[int]) -> set[str]:
    return {player for seat in seats if (player := table.seats[seat].player) is not None}


def _names(text: str, name: str) -> bool:
    """Whether a text has a name in it, as a word of its own."""
    found = rf"(?<!\w){re.escape(name.casefold())}(?!\w)"
    return bool(name) and re.search(found, text.casefold()) is not None


def _actor(table: Table, events: Sequence[Event]) -> str | None:
    """Who has done this: they know it already."""
    for event in events:
        if isinstance(event, Flagged | TakenOver) or (isinstance(event, Moved) and event.by_bot):
            return None
        seat: int | None = getattr(event, "seat", None)
        if seat is not None:
            return table.seats[int(seat)].player
    return None


def _notice(table: Table, kind: Kind, player: str, event: Event) -> Notice:
    about = _about(table, player)
    seat = getattr(event, "seat", None)
    if isinstance(event, Asked):
        about["what"] = event.what
    if isinstance(event, Finished):
        places = [event.places[n] for n in table.seats_of(player)]
        about["place"] = min(places, default=0)
    if isinstance(event, Asked | Offered | Said | Resigned | Sat) and seat is not None:
        about["by"] = table.seats[seat].name
    until = table.at + WORTH.get(kind, WORTH_ELSE)
    return Notice(player, kind, table.at, until, table.id, table.number, about)


def _about(table: Table, player: str) -> dict[str, Any]:
    """What is said of a table to somebody: the game, and who else is there."""
    others = [seat.name for seat in table.seats if seat.kind == "person" and seat.player != player]
    return {"game": table.created.game, "names": others}
