"""What a reader may see of a table, built field by field for that reader.

A reader is told apart by nothing but the seats it has and whether it is the host, so that readers
alike are sent the same bytes.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from typing_extensions import TypedDict

from tegel.core.options import Value
from tegel.core.seal import commit
from tegel.server.tables import undo
from tegel.server.tables.events import (
    BotSat,
    Closed,
    Entry,
    Finished,
    Flagged,
    Moved,
    Offered,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Said,
    Sat,
    Stood,
    TakenOver,
    Undone,
    kind_of,
)
from tegel.server.tables.seat import is_persons
from tegel.server.tables.table import Seat, Status, Table

RECENT_TALK = 50


@dataclass(frozen=True)
class Reader:
    """Who looks: the seats it has, and whether it set the table up."""

    seats: tuple[int, ...] = ()
    host: bool = False


class SeatView(TypedDict):
    """A seat and who has it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    yours: bool
    kept: bool  # an open seat for who has its link
    away: bool
    out: Literal["resigned", "time"] | None
    nonce: str | None


class ClockView(TypedDict):
    """The clock: what each seat had left at `since`, and whose time runs. Milliseconds."""

    kind: Literal["none", "live", "days"]
    base: int
    increment: int
    left: list[int]
    running: int | None
    since: int


class MayView(TypedDict):
    """What this reader may ask of the table now; seats for each."""

    sit: list[int]
    stand: list[int]
    add_bot: list[int]
    undo: list[int]
    resign: list[int]
    come_back: list[int]
    rematch: list[int]
    say: list[int]
    hint: bool


class TalkView(TypedDict):
    """Something that was said."""

    number: int
    at: int
    seat: int
    text: str


class ResultView(TypedDict):
    """How the table ended."""

    reason: Literal["played", "resigned", "time"]
    seat: int | None
    scores: list[int]
    places: list[int]


class ChanceView(TypedDict):
    """The commitment to the secret, and the secret itself when the game is over."""

    commitment: str
    secret: str | None


class TableView(TypedDict):
    """A whole table for one reader."""

    table: str
    status: Status
    game: str
    title: str
    options: dict[str, Value]
    public: bool
    chat: bool
    parent: str | None
    seats: list[SeatView]
    eyes: int | None  # through which seat's eyes the game is seen; None: a spectator's
    clock: ClockView
    chance: ChanceView
    may: MayView
    talk: list[TalkView]
    offers: list[int]
    rematch: str | None
    result: ResultView | None
    moves: int  # how many were made
    view: Mapping[str, Any] | None  # the game's own


def reader(table: Table, player: str | None) -> Reader:
    """The reader that a person is at a table."""
    host = player is not None and player == table.created.host
    return Reader(table.seats_of(player), host)


def eyes(table: Table, seats: tuple[int, ...]) -> int | None:
    """Through which of its seats a reader sees the game.

    People who share a screen see it through the seat that decides, or else the one that did last.
    """
    if not seats:
        return None
    if table.turn in seats:
        return table.turn
    return next(
        (told[0]["seat"] for told in reversed(table.told) if told[0]["seat"] in seats), seats[0]
    )


def look(table: Table, reader: Reader, game_view: Mapping[str, Any] | None) -> TableView:
    """The table for a reader; the game's view is made once for all who share it."""
    over = table.status in ("finished", "closed")
    created, hands = table.created, table.hands
    return {
        "table": table.id,
        "status": table.status,
        "game": table.game.name,
        "title": table.game.title,
        "options": dict(created.options),
        "public": created.public,
        "chat": created.chat,
        "parent": created.parent,
        "seats": [_seat(table, reader, n, seat) for n, seat in enumerate(table.seats)],
        "eyes": eyes(table, reader.seats),
        "clock": {
            "kind": table.clock.kind,
            "base": table.clock.base,
            "increment": table.clock.increment,
            "left": list(hands.left),
            "running": hands.running,
            "since": hands.since,
        },
        "chance": {
            "commitment": commit(created.secret, created.chance),
            "secret": created.secret if over else None,
        },
        "may": _may(table, reader),
        "talk": [_talk(entry) for entry in table.talk[-RECENT_TALK:]],
        "offers": sorted(table.offers),
        "rematch": table.rematch,
        "result": result_view(table),
        "moves": len(table.told),
        "view": game_view,
    }


def result_view(table: Table) -> ResultView | None:
    """How the table ended, if it did."""
    result = table.result
    if result is None:
        return None
    return {
        "reason": result.reason,
        "seat": result.seat,
        "scores": list(result.scores),
        "places": list(result.places),
    }


def game_view(table: Table, seat: int | None) -> Mapping[str, Any] | None:
    """The game through a seat's eyes."""
    return table.state.view(seat) if table.has_begun else None


def tell(table: Table, entry: Entry, eyes: int | None) -> dict[str, Any]:
    """An event as it may be known through a seat's eyes."""
    data: dict[str, Any] = {"number": entry.number, "at": entry.at, "kind": kind_of(entry.event)}
    match entry.event:
        case Moved(seat, _, by_bot):
            told = table.told_then[entry.number][-1 if eyes is None else eyes]
            data |= {"seat": seat, "move": told["move"], "text": told["text"], "by_bot": by_bot}
        case Sat(seat, _, name, nonce):
            data |= {"seat": seat, "name": name, "nonce": nonce}
        case BotSat(seat, level):
            data |= {"seat": seat, "level": level}
        case Said(seat, text):
            data |= {"seat": seat, "text": text}
        case Resumed(pause):
            data |= {"pause": pause}
        case Rematched(other):
            data |= {"table": other}
        case Finished(reason, seat, scores, places):
            data |= {"reason": reason, "seat": seat}
            data |= {"scores": list(scores), "places": list(places)}
        case Closed(reason):
            data |= {"reason": reason}
        case (
            Stood(seat)
            | Undone(seat)
            | Resigned(seat)
            | Flagged(seat)
            | TakenOver(seat)
            | Returned(seat)
            | Offered(seat)
        ):
            data |= {"seat": seat}
        case _:
            pass
    return data


def _seat(table: Table, reader: Reader, number: int, seat: Seat) -> SeatView:
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "yours": number in reader.seats,
        "kept": seat.kind == "open" and table.created.invitations[number] is not None,
        "away": seat.away,
        "out": seat.out,
        "nonce": seat.nonce,
    }


def _may(table: Table, reader: Reader) -> MayView:
    waiting, playing = table.status == "waiting", table.status == "playing"
    open_seats = [n for n, seat in enumerate(table.seats) if waiting and seat.kind == "open"]
    taken = [n for n, seat in enumerate(table.seats) if waiting and seat.kind != "open"]
    own = [n for n in reader.seats if playing and not table.seats[n].out]
    again = table.status == "finished" and table.rematch is None
    return {
        "sit": open_seats,
        "stand": [n for n in taken if reader.host or n in reader.seats],
        "add_bot": [n for n in open_seats if reader.host and not is_persons(table, n)],
        "undo": [n for n in own if undo.is_offered(table, n)],
        "resign": own,
        "come_back": [n for n in own if table.seats[n].away],
        "rematch": [n for n in reader.seats if again and n not in table.offers],
        "say": list(reader.seats) if table.created.chat else [],
        "hint": may_hint(table, reader),
    }


def may_hint(table: Table, reader: Reader) -> bool:
    """Hints are for the seat that decides, where no other person plays."""
    others = (
        seat
        for n, seat in enumerate(table.seats)
        if seat.kind == "person" and n not in reader.seats
    )
    return table.turn in reader.seats and next(others, None) is None


def _talk(entry: Entry) -> TalkView:
    assert isinstance(entry.event, Said)
    return {
        "number": entry.number,
        "at": entry.at,
        "seat": entry.event.seat,
        "text": entry.event.text,
    }
