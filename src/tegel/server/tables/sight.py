"""What a reader may see of a table, built field by field for that reader.

A reader is told apart by nothing but the seats it has and whether it is the host, so that readers
alike are sent the same bytes.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

import orjson
from typing_extensions import TypedDict

from tegel.core.options import Value
from tegel.server.tables import plan, rematch, undo
from tegel.server.tables.abort import may_abort
from tegel.server.tables.events import (
    Allowed,
    Asked,
    Asks,
    BotSat,
    Clearing,
    Closed,
    Continued,
    Declined,
    Entry,
    Finished,
    Flagged,
    Hurried,
    Moved,
    Offered,
    Paused,
    Planned,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Said,
    Sat,
    Stood,
    TakenBack,
    TakenOver,
    Undone,
    Withdrawn,
    kind_of,
)
from tegel.server.tables.hurry import may_hurry
from tegel.server.tables.pause import may_pause
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
    call_off: bool
    undo: list[int]
    take_back: list[int]  # what others did is taken back too; who chose last comes first
    ask_back: list[int]  # the same, if the other people allow it
    pause: list[int]
    go_on: list[int]
    abort: list[int]
    answer: list[int]  # allow or decline what another asks
    resign: list[int]
    come_back: list[int]
    hurry: list[int]  # a bot that thinks by the clock
    plan: list[int]  # what to answer, while others decide
    rematch: list[int]
    decline: list[int]  # another game
    say: list[int]
    hint: bool


class TalkView(TypedDict):
    """Something that was said."""

    number: int
    at: int
    seat: int
    text: str
    phrase: str | None  # what it is by its name, if it has one


class ResultView(TypedDict):
    """How the table ended."""

    reason: Literal["played", "resigned", "time"]
    seat: int | None
    scores: list[int]
    places: list[int]


class RequestView(TypedDict):
    """What a seat has asked the other people for."""

    number: int  # of the event
    seat: int
    what: Asks
    after: int | None  # to take back: so many moves would stand
    seen: bool  # and something has come to light since
    allowed: list[int]


class ClosedView(TypedDict):
    """How the table was closed without a result, and by whom if somebody called the game off."""

    reason: Clearing
    seat: int | None


class ChanceView(TypedDict):
    """The commitment to the secret, and the secret itself when the game is over."""

    commitment: str
    secret: str | None


class Alike(TypedDict):
    """What all readers of a table see alike."""

    table: str
    status: Status
    game: str
    title: str
    options: Mapping[str, Value]
    public: bool
    quick: bool  # its host waits to be paired
    rated: bool  # its result counts for ratings
    tournament: str | None  # that it belongs to
    daily: str | None  # the day whose deal it is
    offline: bool  # it was played without a server, and brought here
    chat: bool
    parent: str | None
    clock: ClockView
    chance: ChanceView
    talk: list[TalkView]
    offers: list[int]
    declined: list[int]  # seats that do not wish another game
    request: RequestView | None
    paused: bool
    taken_back: int  # how often moves were that others had answered: such a game would not count
    rematch: str | None
    result: ResultView | None
    closed: ClosedView | None
    moves: int  # how many were made


class PlanView(TypedDict):
    """What a seat of one's own will answer: lines of moves from here on."""

    seat: int
    lines: list[list[plan.PlannedMove]]


class TableView(Alike):
    """A whole table for one reader."""

    seats: list[SeatView]
    eyes: int | None  # through which seat's eyes the game is seen; None: a spectator's
    may: MayView
    plans: list[PlanView]
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
    made = (entry.event for entry in reversed(table.made))
    movers = (event.seat for event in made if isinstance(event, Moved))
    return next((seat for seat in movers if seat in seats), seats[0])


def look(
    table: Table, reader: Reader, alike: Alike, game_view: Mapping[str, Any] | None
) -> TableView:
    """The table for a reader; the game's view is made once for all who share it."""
    return {
        **alike,
        "seats": [_seat(reader, n, seat) for n, seat in enumerate(table.seats)],
        "eyes": eyes(table, reader.seats),
        "may": _may(table, reader),
        "plans": [
            {"seat": seat, "lines": plan.shown(table, seat)}
            for seat in reader.seats
            if seat in table.plans
        ],
        "view": game_view,
    }


def for_all(table: Table) -> Alike:
    """What all readers see alike: it is made once."""
    created, hands = table.created, table.hands
    over = table.status in ("finished", "closed")
    return {
        "table": table.id,
        "status": table.status,
        "game": table.game.name,
        "title": table.game.title,
        "options": created.options,
        "public": created.public,
        "quick": created.quick,
        "rated": created.rated,
        "tournament": created.tournament,
        "daily": created.daily,
        "offline": created.offline,
        "chat": created.chat,
        "parent": created.parent,
        "clock": {
            "kind": table.clock.kind,
            "base": table.clock.base,
            "increment": table.clock.increment,
            "left": list(hands.left),
            "running": hands.running,
            "since": hands.since,
        },
        "chance": {
            "commitment": table.commitment,
            # Of a deal of the day it would tell the others what comes: that has a page of its own.
            "secret": created.secret if over and created.daily is None else None,
        },
        "talk": [_talk(entry) for entry in table.talk[-RECENT_TALK:]],
        "offers": sorted(table.offers),
        "declined": sorted(table.declined),
        "request": _request(table),
        "paused": table.paused_at is not None,
        "taken_back": table.taken_back,
        "rematch": table.rematch,
        "result": result_view(table),
        "closed": _closed(table),
        "moves": len(table.made),
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


def _closed(table: Table) -> ClosedView | None:
    closed = table.closed
    return None if closed is None else {"reason": closed.reason, "seat": closed.seat}


def game_view(table: Table, seat: int | None) -> Mapping[str, Any] | None:
    """The game through a seat's eyes."""
    return table.state.view(seat) if table.has_begun else None


def tell(table: Table, entry: Entry, eyes: int | None) -> dict[str, Any] | orjson.Fragment:
    """An event as it may be known through a seat's eyes; a move is JSON already."""
    if isinstance(entry.event, Moved):
        return orjson.Fragment(table.tell(entry, eyes))
    return announce(entry)


def announce(entry: Entry) -> dict[str, Any]:
    """An event for who gets the view it leads to: which move it was, that view tells."""
    data: dict[str, Any] = {"number": entry.number, "at": entry.at, "kind": kind_of(entry.event)}
    match entry.event:
        case Sat(seat, _, name, nonce):
            data |= {"seat": seat, "name": name, "nonce": nonce}
        case BotSat(seat, level):
            data |= {"seat": seat, "level": level}
        case Moved(seat, _, by_bot):
            data |= {"seat": seat, "by_bot": by_bot}
        case Said(seat, text, phrase):
            data |= {"seat": seat, "text": text, "phrase": phrase}
        case Resumed(pause):
            data |= {"pause": pause}
        case Rematched(other):
            data |= {"table": other}
        case Finished(reason, seat, scores, places):
            data |= {"reason": reason, "seat": seat}
            data |= {"scores": list(scores), "places": list(places)}
        case Closed(reason, seat):
            data |= {"reason": reason, "seat": seat}
        case TakenBack(seat, after):
            data |= {"seat": seat, "after": after}
        case Asked(seat, what, after, seen):
            data |= {"seat": seat, "what": what, "after": after, "seen": seen}
        case (
            Stood(seat)
            | Planned(seat)
            | Undone(seat)
            | Allowed(seat)
            | Declined(seat)
            | Withdrawn(seat)
            | Paused(seat)
            | Continued(seat)
            | Resigned(seat)
            | Flagged(seat)
            | TakenOver(seat)
            | Returned(seat)
            | Hurried(seat)
            | Offered(seat)
        ):
            data |= {"seat": seat}
        case _:
            pass
    return data


def _seat(reader: Reader, number: int, seat: Seat) -> SeatView:
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "yours": number in reader.seats,
        "away": seat.away,
        "out": seat.out,
        "nonce": seat.nonce,
    }


NOTHING: Final[MayView] = {
    "sit": [],
    "stand": [],
    "add_bot": [],
    "call_off": False,
    "undo": [],
    "take_back": [],
    "ask_back": [],
    "pause": [],
    "go_on": [],
    "abort": [],
    "answer": [],
    "resign": [],
    "come_back": [],
    "hurry": [],
    "plan": [],
    "rematch": [],
    "decline": [],
    "say": [],
    "hint": False,
}


def _may(table: Table, reader: Reader) -> MayView:
    may: MayView = {**NOTHING}
    if table.created.chat:
        may["say"] = list(reader.seats)
    if table.status == "waiting":
        open_seats = [n for n, seat in enumerate(table.seats) if seat.kind == "open"]
        taken = [n for n, seat in enumerate(table.seats) if seat.kind != "open"]
        may["sit"] = open_seats
        may["stand"] = [n for n in taken if reader.host or n in reader.seats]
        may["add_bot"] = [n for n in open_seats if reader.host and not is_persons(table, n)]
        may["call_off"] = reader.host
    elif table.status == "playing":
        _may_while_playing(table, reader, may)
    elif table.status == "finished":
        may["rematch"] = [n for n in reader.seats if rematch.may_ask(table, n)]
        may["decline"] = [n for n in reader.seats if rematch.may_decline(table, n)]
    return may


def _may_while_playing(table: Table, reader: Reader, may: MayView) -> None:
    may["hint"] = may_hint(table, reader)
    own = [n for n in reader.seats if not table.seats[n].out]
    if not own:
        return
    player, asked = table.seats[own[0]].player, table.request
    may["resign"] = own
    may["come_back"] = [n for n in own if table.seats[n].away]
    if may_abort(table):
        may["abort"] = own
    if asked is not None and asked.seat not in own:
        may["answer"] = [n for n in own if n not in asked.allowed]
    if table.paused_at is not None:
        may["go_on"] = own
        return
    if may_hurry(table):
        may["hurry"] = own
    may["plan"] = [n for n in own if plan.may_plan(table, n)]
    may["undo"] = [n for n in own if undo.is_offered(table, n)]
    if asked is None and may_pause(table, player):
        may["pause"] = own
    if not table.people_besides(player):
        may["take_back"] = _may_take_back(table, own)
    elif asked is None:
        may["ask_back"] = _may_take_back(table, own)


def _may_take_back(table: Table, seats: list[int]) -> list[int]:
    """Those of a reader's seats that have chosen something, who did last first."""
    if table.counts:
        return []
    choices = {
        n: undo.last_choice(table, n) for n in seats if table.made and not table.seats[n].thinker
    }
    chose = [(after, n) for n, after in choices.items() if after is not None]
    return [n for _, n in sorted(chose, reverse=True)]


def _request(table: Table) -> RequestView | None:
    asked = table.request
    if asked is None:
        return None
    return {
        "number": asked.number,
        "seat": asked.seat,
        "what": asked.what,
        "after": asked.after,
        "seen": asked.seen,
        "allowed": sorted(asked.allowed),
    }


def may_hint(table: Table, reader: Reader) -> bool:
    """Hints are for the seat that decides, where no other person plays and nothing is at stake."""
    if table.turn not in reader.seats or table.counts:
        return False
    others = (n for n, seat in enumerate(table.seats) if seat.kind == "person")
    return all(n in reader.seats for n in others)


def _talk(entry: Entry) -> TalkView:
    assert isinstance(entry.event, Said)
    return {
        "number": entry.number,
        "at": entry.at,
        "seat": entry.event.seat,
        "text": entry.event.text,
        "phrase": entry.event.phrase,
    }
