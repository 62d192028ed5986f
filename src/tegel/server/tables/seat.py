"""Setting a table up and taking seats; the game begins when the last one is taken."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from tegel.core.errors import BadOptions
from tegel.core.game import Game
from tegel.core.seal import WAY, Way, is_nonce
from tegel.games import find
from tegel.ratings.anchors import ladder
from tegel.server.identity.names import BadName, clean_name
from tegel.server.tables.clock import Clock, read_clock
from tegel.server.tables.commands import AddBot, Refused, Sit, Stand
from tegel.server.tables.enough import check_bots, check_seatings
from tegel.server.tables.events import BotSat, Closed, Created, Event, Sat, Started, Stood
from tegel.server.tables.table import Table
from tegel.server.tables.timed import seconds_of, settled_level

MEASURED = "bots sit at rated tables only with two seats and the game's usual options"


@dataclass(frozen=True)
class Place:
    """A seat as the host wishes it: the host's own, a bot's, or open.

    A host may have several: people at one screen.
    """

    kind: Literal["me", "bot", "open"]
    name: str = ""
    level: str = ""


@dataclass(frozen=True)
class Setting:
    """A table as its host wishes it."""

    game: str
    options: Mapping[str, object]
    places: Sequence[Place]
    clock: Mapping[str, Any]
    public: bool
    chat: bool
    quick: bool = False  # for who waits to be paired
    rated: bool = False


def create(
    setting: Setting,
    host: str,
    secret: str,
    nonce: str | None = None,
    parent: str | None = None,
) -> list[Event]:
    """The first events of a table."""
    try:
        game = find(setting.game)
        options = game.settle(setting.options)
    except BadOptions as error:
        raise Refused("bad_options", str(error)) from None
    players = int(options["players"])
    if len(setting.places) != players:
        raise Refused("bad_seats", f"{players} players need {players} seats")
    clock = read_clock(setting.clock)
    if setting.rated:
        _check_rated(setting, game, options, clock)
    events: list[Event] = [
        Created(
            game=game.name,
            rules=game.rules_version,
            options=options,
            clock=dict(setting.clock),
            public=setting.public,
            chat=setting.chat,
            host=host,
            secret=secret,
            parent=parent,
            chance=WAY,
            quick=setting.quick,
            rated=setting.rated,
        )
    ]
    for seat, place in enumerate(setting.places):
        if place.kind == "me":
            events.append(Sat(seat, host, _name(place.name), _nonce(nonce)))
        elif place.kind == "bot":
            events.append(BotSat(seat, settled_level(place.level)))
    if all(place.kind != "open" for place in setting.places):
        events.append(Started())
    return events


def seat_all(
    setting: Setting, sitters: Sequence[tuple[str, str]], tournament: str, secret: str, way: Way
) -> list[Event]:
    """The first events of a tournament's table: everybody, by id and name, sits there already."""
    created, *_ = create(setting, tournament, secret)
    assert isinstance(created, Created)
    seats = [Sat(seat, player, name, None) for seat, (player, name) in enumerate(sitters)]
    return [replace(created, tournament=tournament, chance=way), *seats, Started()]


def deal_of_the_day(
    setting: Setting, player: tuple[str, str], day: str, secret: str, way: Way
) -> list[Event]:
    """The first events of somebody's try at the deal of a day, who has the open seat."""
    created, *bots = create(setting, player[0], secret)
    assert isinstance(created, Created)
    seat = next(n for n, place in enumerate(setting.places) if place.kind == "open")
    return [replace(created, daily=day, chance=way), *bots, Sat(seat, *player, None), Started()]


def is_measured(game: Game, options: Mapping[str, object]) -> bool:
    """Whether bots have ratings there: with the usual options of a game that they were tried in."""
    return bool(ladder(game.name)) and options == game.settle({})


def _check_rated(setting: Setting, game: Game, options: Mapping[str, object], clock: Clock) -> None:
    kinds = [place.kind for place in setting.places]
    if clock.kind == "none":
        raise Refused("rated", "a rated game has a clock, so that nobody can leave it undecided")
    if kinds.count("me") > 1:
        raise Refused("rated", "at a rated table everybody has one seat")
    levels = [place.level for place in setting.places if place.kind == "bot"]
    _check_measured(game, options, levels)
    if kinds.count("bot") == len(kinds):
        raise Refused("rated", "bots alone play for no ratings")


def _check_measured(game: Game, options: Mapping[str, object], levels: Sequence[str]) -> None:
    if levels and not is_measured(game, options):
        raise Refused("rated", MEASURED)
    if any(seconds_of(settled_level(level)) is not None for level in levels):
        raise Refused("rated", "at rated tables bots think as much as they were measured with")


def sit(table: Table, player: str, wish: Sit) -> list[Event]:
    """Take an open seat: whoever knows the name of a table may, for nobody else was told it."""
    _check_open(table, wish.seat)
    check_seatings(table, player)
    if table.created.rated and table.seats_of(player):
        raise Refused("rated", "at a rated table everybody has one seat")
    name = _name(wish.name)
    taken = Sat(wish.seat, player, name, _nonce(wish.nonce))
    return _start_if_full(table, wish.seat, taken)


def stand(table: Table, player: str, wish: Stand) -> list[Event]:
    """Give a seat up, or, as the host, send anybody away, before the game begins."""
    _check_waiting(table)
    check_seat(table, wish.seat)
    seat = table.seats[wish.seat]
    if seat.kind == "open":
        raise Refused("open_seat", f"nobody sits at seat {wish.seat}")
    if player not in (seat.player, table.created.host):
        raise Refused("not_yours", f"seat {wish.seat} is not yours")
    return [Stood(wish.seat)]


def add_bot(table: Table, player: str, wish: AddBot) -> list[Event]:
    """Let a bot take an open seat."""
    _check_open(table, wish.seat)
    if player != table.created.host:
        raise Refused("not_host", "only who set the table up can seat bots")
    check_bots(table)
    level = settled_level(wish.level)
    if table.created.rated:
        _check_measured(table.game, table.created.options, [level])
    if is_persons(table, wish.seat):
        raise Refused("bots_alone", "the last seat is for a person: else bots would play alone")
    return _start_if_full(table, wish.seat, BotSat(wish.seat, level))


def call_off(table: Table, player: str) -> list[Event]:
    """Clear a table where nobody plays yet."""
    _check_waiting(table)
    if player != table.created.host:
        raise Refused("not_host", "only who set the table up can call it off")
    return [Closed("called off")]


def is_persons(table: Table, seat: int) -> bool:
    """Whether bots have all seats but this one."""
    return all(other.kind == "bot" for n, other in enumerate(table.seats) if n != seat)


def check_seat(table: Table, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(table.seats):
        raise Refused("no_seat", f"there is no seat {seat}; seats are 0 to {len(table.seats) - 1}")


def check_own(table: Table, player: str, seat: int) -> None:
    """Refuse a seat that is somebody else's."""
    check_seat(table, seat)
    if table.seats[seat].player != player:
        raise Refused("not_yours", f"seat {seat} is not yours")


def check_playing(table: Table) -> None:
    """Refuse what only makes sense while the game is on."""
    if table.status == "waiting":
        raise Refused("not_started", "the game has not begun: seats are open")
    if table.status != "playing":
        raise Refused("over", "the game is over")


def check_in(table: Table, player: str, seat: int) -> None:
    """Refuse who does not play at this seat, or not any more."""
    check_playing(table)
    check_own(table, player, seat)
    if table.seats[seat].out:
        raise Refused("out", f"seat {seat} is out of this game already")


def check_going(table: Table) -> None:
    """Refuse what only makes sense while the game goes on, and does not rest."""
    check_playing(table)
    if table.paused_at is not None:
        raise Refused("paused", "the game rests: go on with it first")


def check_free(table: Table) -> None:
    """Refuse what a game that counts does without."""
    if table.counts:
        raise Refused(
            "counts", "this game counts: nothing is taken back or put off, and nobody helps"
        )


def check_time(table: Table, seat: int, now: int) -> None:
    """Refuse a seat whose time has run out, even if nobody has noticed yet."""
    if table.hands.running == seat and table.hands.left_at(seat, now) <= 0:
        raise Refused("time", "your time has run out")


def check_running(table: Table, now: int) -> None:
    """Refuse to stop or turn back a clock that has run out, even if nobody has noticed yet."""
    ends = table.hands.runs_out
    if ends is not None and now >= ends:
        raise Refused("time", f"the time of seat {table.hands.running} has run out")


def _check_waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refused("started", "the game has begun: seats are taken")


def _check_open(table: Table, seat: int) -> None:
    _check_waiting(table)
    check_seat(table, seat)
    if table.seats[seat].kind != "open":
        raise Refused("taken", f"seat {seat} is taken")


def _start_if_full(table: Table, seat: int, event: Event) -> list[Event]:
    others = [other.kind != "open" for n, other in enumerate(table.seats) if n != seat]
    return [event, Started()] if all(others) else [event]


def _name(text: str) -> str:
    try:
        return clean_name(text)
    except BadName as error:
        raise Refused("bad_name", str(error)) from None


def _nonce(text: str | None) -> str | None:
    if text is not None and not is_nonce(text):
        raise Refused("bad_nonce", "a nonce is 1 to 64 printable characters")
    return text
