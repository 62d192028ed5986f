"""Tables: finding them, setting them up, looking at them, and commands for them."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from sqlalchemy.exc import IntegrityError
from starlette.responses import Response

from tegel.games import find
from tegel.server.http.answers import (
    Done,
    Happened,
    Hint,
    Looked,
    Made,
    OwnList,
    TableList,
)
from tegel.server.http.asked import BotPlace, MyPlace, NewTable, OpenPlace, SentCommand, WantedHint
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.who import AnyId, Somebody, TheSite
from tegel.server.identity.tokens import derived, fresh_token
from tegel.server.store import lists
from tegel.server.store.players import Player
from tegel.server.tables import sight
from tegel.server.tables.commands import Refused
from tegel.server.tables.seat import Place, Setting
from tegel.server.wire.frames import TableId

router = APIRouter(prefix="/api", tags=["tables"])

ATable = Annotated[TableId, Path()]
# Who gives hints: strong, and yet there at once.
ADVISER = "master"
# Who finds a token of a link somewhere can see what it is.
PREFIX = "seat_"
ID_LENGTH = 16
READS = "600/minute"
PAGE = 500  # events in one answer


@router.get(
    "/tables",
    response_model=TableList,
    responses=refusals(401, 422, 429),
    dependencies=[limit("120/minute", by="address")],
)
async def list_tables(
    site: TheSite,
    status: Literal["waiting", "playing", "finished"] = "waiting",
    game: Annotated[str | None, Query(pattern="^[a-z_]{1,32}$")] = None,
) -> Response:
    """Public tables: open ones, ones to watch, or finished ones."""
    found = await site.store.read(lambda c: lists.public(c, status, game))
    return reply({"tables": found})


@router.get(
    "/me/tables",
    response_model=OwnList,
    responses=refusals(401, 422, 429),
    dependencies=[limit("120/minute", by="player")],
)
async def list_own_tables(
    site: TheSite,
    player: Somebody,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
) -> Response:
    """One's own tables; `before`: those where the last thing happened earlier."""
    found = await site.store.read(lambda c: lists.own(c, player.id, before))
    return reply({"tables": found})


@router.post(
    "/tables",
    status_code=201,
    responses=refusals(401, 415, 422, 429),
    dependencies=[limit("20/minute", by="player"), limit("200/minute", by="address")],
)
async def set_up_table(
    asked: Annotated[NewTable, body(NewTable)], site: TheSite, player: Somebody
) -> Made:
    """Set a table up. Where it is not public, each open seat is kept for who has its link.

    Asked again by the same id, nothing is set up, and the answer is the same.
    """
    # What nobody can guess follows from what only the server knows: so it need not be kept.
    key = site.keys[0]
    name = derived(key, "table", player.id, asked.id or fresh_token(""))[:ID_LENGTH]
    tokens = [
        PREFIX + derived(key, "seat", name, str(n))
        if place.kind == "open" and not asked.public
        else None
        for n, place in enumerate(asked.seats)
    ]
    setting = _setting(asked, player)
    if player.login is None and all(place.kind == "bot" for place in setting.places):
        raise Refused("bots_alone", "only who has an account can have bots play alone: sit down")
    try:
        made = await site.desk.create(player.id, setting, tokens, asked.nonce, name)
    except IntegrityError:
        made = (await site.desk.open(name)).table
    site.preparing.want(find(setting.game))
    return {
        "table": made.id,
        "number": made.number,
        "links": [
            {"seat": seat, "token": token} for seat, token in enumerate(tokens) if token is not None
        ],
    }


@router.get(
    "/tables/{table}",
    response_model=Looked,
    responses=refusals(401, 404, 409, 422, 429),
    dependencies=[limit(READS, by="player")],
)
async def look_at_table(table: ATable, site: TheSite, player: AnyId) -> Response:
    """What one may see of a table."""
    seen = await site.desk.look(table, player)
    return reply({"table": table, "number": seen.number, "view": seen.view, "hash": seen.hash})


@router.get(
    "/tables/{table}/events",
    response_model=Happened,
    responses=refusals(401, 404, 409, 422, 429),
    dependencies=[limit(READS, by="player")],
)
async def list_events(
    table: ATable,
    site: TheSite,
    player: AnyId,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
) -> Response:
    """What happened at a table after some number, as one may know it: the first of it, if much."""
    found = (await site.desk.current(table)).table
    eyes = sight.eyes(found, sight.reader(found, player).seats)
    page = found.entries[after : after + PAGE]
    told = [sight.tell(found, entry, eyes) for entry in page]
    number = page[-1].number if page else found.number
    return reply({"number": number, "events": told, "more": number < found.number})


@router.post(
    "/tables/{table}/commands",
    responses=refusals(401, 404, 409, 415, 422, 429),
    dependencies=[limit("300/10seconds", by="player")],
)
async def command(
    table: ATable,
    asked: Annotated[SentCommand, body(SentCommand)],
    site: TheSite,
    player: Somebody,
) -> Done:
    """Do something at a table."""
    done = await site.desk.command(table, player.id, asked.do, asked.expected, asked.id)
    return {"number": done.number, "duplicate": done.duplicate}


@router.post(
    "/tables/{table}/hint",
    response_model=Hint,
    responses=refusals(401, 404, 409, 415, 422, 429),
    dependencies=[limit("20/minute", by="player")],
)
async def hint(
    table: ATable,
    asked: Annotated[WantedHint, body(WantedHint)],
    site: TheSite,
    player: Somebody,
) -> Response:
    """What a strong bot would play: for who decides, where no other person plays."""
    found = (await site.desk.current(table)).table
    if asked.expected < found.acted or asked.expected > found.number:
        code = "stale" if asked.expected < found.acted else "ahead"
        raise Refused(code, f"the table is at {found.number}, and you expect {asked.expected}")
    if not sight.may_hint(found, sight.reader(found, player.id)):
        raise Refused("no_hint", "hints are for who decides, where no other person plays")
    advice = await site.thinkers.hint(found.state, ADVISER, site.desk.seed(), player.id)
    return reply({"advice": advice})


def _setting(asked: NewTable, host: Player) -> Setting:
    return Setting(
        game=asked.game,
        options=asked.options,
        places=[_place(place, host) for place in asked.seats],
        clock={
            "kind": asked.clock.kind,
            "base": asked.clock.base,
            "increment": asked.clock.increment,
        },
        public=asked.public,
        chat=asked.chat,
    )


def _place(place: MyPlace | BotPlace | OpenPlace, host: Player) -> Place:
    match place:
        case MyPlace(name=name):
            return Place("me", name=host.name if name is None else name)
        case BotPlace(level=level):
            return Place("bot", level=level)
        case OpenPlace():
            return Place("open")
