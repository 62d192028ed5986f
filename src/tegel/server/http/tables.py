"""Tables: finding them, setting them up, looking at them, and commands for them."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response

from tegel.games import find
from tegel.server.http.answers.analyses import Hint, HintLeave
from tegel.server.http.answers.lists import OwnList, TableList
from tegel.server.http.answers.tables import Done, Happened, Looked, Made, TriedLine
from tegel.server.http.aside import aside
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.who import AnyId, Somebody, TheSite, address_of
from tegel.server.identity.codes import derived_code
from tegel.server.identity.tokens import fresh_token
from tegel.server.looks.games import ADVISER, setting_of
from tegel.server.looks.past import eyes_of, told_from
from tegel.server.manners import check_account, check_room, check_welcome, check_wish, note_home
from tegel.server.site import Site
from tegel.server.store import lists
from tegel.server.store.players import Player
from tegel.server.tables import plan, sight
from tegel.server.tables.commands import Refused
from tegel.server.tables.seat import Setting
from tegel.server.tables.table import Table
from tegel.server.wire.asked import NewTable, PlannedLine, SentCommand, WantedHint
from tegel.server.wire.frames import TableId

router = APIRouter(prefix="/api", tags=["tables"])

ATable = Annotated[TableId, Path()]
OtherSeat = Annotated[int | None, Query(ge=0, le=9)]
NAMES = 3  # that are tried, should another table have one already
READS = "600/minute"


@router.get(
    "/tables",
    response_model=TableList,
    responses=refusals(401, 422, 429),
    dependencies=[limit("120/minute", by="address")],
)
async def list_tables(
    site: TheSite,
    player: AnyId,
    status: Literal["waiting", "playing", "finished"] = "waiting",
    game: Annotated[str | None, Query(pattern="^[a-z_]{1,32}$")] = None,
) -> Response:
    """Public tables: open ones, ones to watch, or finished ones."""
    found = await site.store.read(lambda c: lists.public(c, status, game, player))
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
    responses=refusals(401, 403, 415, 422, 429),
    dependencies=[
        limit("20/minute", by="player"),
        limit("200/minute", by="address"),
        limit("5000/day", by="address"),
    ],
)
async def set_up_table(
    asked: Annotated[NewTable, body(NewTable)], site: TheSite, player: Somebody, request: Request
) -> Made:
    """Set a table up. One that is not public is found only by who is told its name.

    Asked again by the same id, nothing is set up, and the answer is the same.
    """
    await check_welcome(site, player.id)
    setting = setting_of(asked, player.name)
    if player.login is None and all(place.kind == "bot" for place in setting.places):
        raise Refused("bots_alone", "only who has an account can have bots play alone: sit down")
    if asked.rated:
        check_account(player)
        await note_home(site, player.id, address_of(request))
    await check_room(site, player)
    made = await _set_up(site, player, setting, asked.nonce, asked.id or fresh_token(""))
    site.preparing.want(find(setting.game))
    return {"table": made.id, "number": made.number}


async def _set_up(
    site: Site, host: Player, setting: Setting, nonce: str | None, own_id: str
) -> Table:
    """The table that a host asks for by an id of its own: a new one, or the same as before."""
    for n in range(NAMES):
        # What nobody can guess follows from what only the server knows: so it need not be kept.
        name = derived_code(site.keys[0], "table", host.id, own_id, str(n))
        try:
            return await site.desk.create(host.id, setting, nonce, name)
        except IntegrityError:
            found = (await site.desk.open(name)).table
            if found.created.host == host.id:
                return found
    raise Refused("busy", "no name was free for this table; try again")


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
    seat: OtherSeat = None,
) -> Response:
    """What happened at a table after some number, as one may know it: the first of it, if much.

    When the game is over, as any seat could know it.
    """
    found = (await site.desk.current(table)).table.still()
    eyes = eyes_of(found, player, seat)
    return await aside(lambda: reply(told_from(found, after, eyes)))


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
    request: Request,
) -> Done:
    """Do something at a table."""
    await check_wish(site, player.id, table, asked.do, address_of(request))
    done = await site.desk.command(table, player.id, asked.do, asked.expected, asked.id)
    return {"number": done.number, "duplicate": done.duplicate}


@router.post(
    "/tables/{table}/plans",
    response_model=TriedLine,
    responses=refusals(401, 404, 409, 415, 422, 429),
    dependencies=[limit("300/minute", by="player")],
)
async def look_at_plan(
    table: ATable,
    asked: Annotated[PlannedLine, body(PlannedLine)],
    site: TheSite,
    player: Somebody,
) -> Response:
    """A game after moves that one thinks of, others' and one's own; nothing is kept of it."""
    found = (await site.desk.current(table)).table.still()
    return await aside(lambda: reply(plan.look(found, player.id, asked.seat, asked.moves)))


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
    found = await _hinted(site, table, asked, player)
    advice = await site.thinkers.hint(found.state, ADVISER, site.desk.seed(), player.id)
    state, turn = found.state, found.turn
    return reply({"advice": [{**vars(one), "deed": state.deed(one.move, turn)} for one in advice]})


@router.post(
    "/tables/{table}/hint/leave",
    responses=refusals(401, 404, 409, 415, 422, 429),
    dependencies=[limit("60/minute", by="player")],
)
async def ask_leave_for_hint(
    table: ATable,
    asked: Annotated[WantedHint, body(WantedHint)],
    site: TheSite,
    player: Somebody,
) -> HintLeave:
    """Whether there may be a hint, and about what, for who thinks about it by themselves then."""
    state = (await _hinted(site, table, asked, player)).state
    return {"position": state.position_for(state.turn)}


async def _hinted(site: Site, name: str, asked: WantedHint, player: Player) -> Table:
    """The table that a hint is for; `Refused` if there may be none."""
    found = (await site.desk.current(name)).table
    if asked.expected < found.acted or asked.expected > found.number:
        code = "stale" if asked.expected < found.acted else "ahead"
        raise Refused(code, f"the table is at {found.number}, and you expect {asked.expected}")
    if not sight.may_hint(found, sight.reader(found, player.id)):
        raise Refused("no_hint", "hints are for who decides, where no other person plays")
    return found
