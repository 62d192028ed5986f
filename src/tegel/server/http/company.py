"""People one has played with: asking them to a table, and not meeting some of them again."""

from typing import Annotated, Any

from fastapi import APIRouter, Path
from sqlalchemy import Connection
from starlette.responses import Response

from tegel.server.http.answers.company import (
    BlockedSeats,
    BlockList,
    BlockView,
    InvitationList,
    PeopleList,
)
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.who import AnyId, Somebody, TheSite
from tegel.server.identity.tokens import fresh_token
from tegel.server.manners import check_welcome
from tegel.server.notices.kinds import Notice
from tegel.server.store import company, notices
from tegel.server.tables.clock import DAY
from tegel.server.tables.commands import Refused
from tegel.server.tables.table import Table
from tegel.server.wire.asked import Person
from tegel.server.wire.frames import TableId

router = APIRouter(prefix="/api", tags=["company"])

ID_LENGTH = 16
AnId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]
ATable = Annotated[TableId, Path()]


@router.get(
    "/me/people",
    response_model=PeopleList,
    responses=refusals(401, 429),
    dependencies=[limit("60/minute", by="player")],
)
async def list_people(player: Somebody, site: TheSite) -> Response:
    """People one has played with. Whether they are here now is nobody's business."""
    found = await site.store.read(lambda c: company.met(c, player.id))
    names = ("name", "table", "seat", "last_at", "games")
    return reply({"people": [{name: getattr(one, name) for name in names} for one in found]})


# --- Invitations ---


@router.post(
    "/tables/{table}/invitations",
    status_code=204,
    responses=refusals(401, 403, 404, 409, 415, 422, 429),
    dependencies=[limit("30/hour", by="player")],
)
async def invite(
    table: ATable, asked: Annotated[Person, body(Person)], player: Somebody, site: TheSite
) -> Response:
    """Ask somebody one has played with to a table at which one sits."""
    await check_welcome(site, player.id)
    found = (await site.desk.current(table)).table
    if not found.seats_of(player.id):
        raise Refused("not_yours", "only who sits at a table can ask others to it")
    if found.status != "waiting":
        raise Refused("started", "the game has begun: seats are taken")
    other = await site.store.read(lambda c: company.have_met(c, player.id, asked.table, asked.seat))
    if other is None:
        raise Refused("not_met", "you have not played with anybody there")
    now = site.now()
    told = Notice(other, "invited", now, now + DAY, table, about=_invitation(found, player.name))

    def ask(connection: Connection) -> None:
        if company.invite(connection, table, other, player.id, now):
            notices.tell(connection, [told])

    await site.store.write(ask)
    return Response(status_code=204)


@router.get(
    "/me/invitations",
    response_model=InvitationList,
    responses=refusals(401, 429),
    dependencies=[limit("120/minute", by="player")],
)
async def list_invitations(player: Somebody, site: TheSite) -> Response:
    """The tables one is asked to, as long as a seat is open there."""
    return reply({"invitations": await site.store.read(lambda c: company.invited(c, player.id))})


@router.delete(
    "/me/invitations/{table}",
    status_code=204,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("60/minute", by="player")],
)
async def decline_invitation(table: ATable, player: Somebody, site: TheSite) -> Response:
    """Not to be asked to a table any more; nobody is told."""
    if not await site.store.write(lambda c: company.decline(c, table, player.id)):
        raise Refused("no_invitation", "nobody asks you to that table")
    return Response(status_code=204)


# --- Blocks ---


@router.get("/me/blocks", responses=refusals(401, 429), dependencies=[limit("60/minute", "player")])
async def list_blocks(player: Somebody, site: TheSite) -> BlockList:
    """Whom one does not want to meet."""
    found = await site.store.read(lambda c: company.blocked(c, player.id))
    return {"blocks": [_told(one) for one in found]}


@router.post(
    "/me/blocks",
    status_code=201,
    responses=refusals(401, 415, 422, 429),
    dependencies=[limit("60/hour", by="player")],
)
async def block(
    asked: Annotated[Person, body(Person)], player: Somebody, site: TheSite
) -> BlockView:
    """Not to meet somebody again, nor read what they say. They are not told."""
    own_id = fresh_token("")[:ID_LENGTH]
    other = await site.store.read(lambda c: company.sitter(c, asked.table, asked.seat))
    if other is None or other == player.id:
        raise Refused("no_seat", "no other person sits there")
    made = await site.store.write(lambda c: company.block(c, own_id, player.id, other, site.now()))
    if made is None:
        raise Refused("no_seat", "no other person sits there")
    return _told(made)


@router.delete(
    "/me/blocks/{block}",
    status_code=204,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("60/minute", by="player")],
)
async def unblock(block: AnId, player: Somebody, site: TheSite) -> Response:
    """To meet somebody again."""
    if not await site.store.write(lambda c: company.unblock(c, player.id, block)):
        raise Refused("no_block", "you have no such block")
    return Response(status_code=204)


@router.get(
    "/tables/{table}/blocked",
    responses=refusals(401, 422, 429),
    dependencies=[limit("120/minute", by="player")],
)
async def list_blocked_seats(table: ATable, player: AnyId, site: TheSite) -> BlockedSeats:
    """The seats of a table where somebody sits whom one has blocked: what they say is not shown."""
    if player is None:
        return {"seats": []}
    return {"seats": await site.store.read(lambda c: company.blocked_seats(c, player, table))}


def _invitation(table: Table, by: str) -> dict[str, Any]:
    return {"game": table.created.game, "names": [by], "by": by}


def _told(block: company.Block) -> BlockView:
    return {"id": block.id, "name": block.name, "made_at": block.made_at}
