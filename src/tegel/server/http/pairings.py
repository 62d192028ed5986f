"""Quick pairing with whoever wants the same."""

from typing import Annotated

from fastapi import APIRouter
from starlette.requests import Request

from tegel.core.errors import BadOptions
from tegel.games import find
from tegel.server.http.answers.tables import Made
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.who import Somebody, TheSite, address_of
from tegel.server.manners import check_account, check_welcome, note_home
from tegel.server.pairing import pair, wanted
from tegel.server.tables.commands import Refused
from tegel.server.wire.asked import WantedGame

router = APIRouter(prefix="/api", tags=["tables"])


@router.post(
    "/pairings",
    responses=refusals(401, 403, 409, 415, 422, 429),
    # A page that waits asks again every few seconds.
    dependencies=[limit("30/minute", by="player"), limit("600/minute", by="address")],
)
async def find_game(
    asked: Annotated[WantedGame, body(WantedGame)],
    site: TheSite,
    player: Somebody,
    request: Request,
) -> Made:
    """A seat at the table that has waited longest for the same, or at a new one to wait at.

    Nobody waits at two tables. A new one is cleared when its host is gone.
    """
    await check_welcome(site, player.id)
    if asked.rated:
        check_account(player)
        await note_home(site, player.id, address_of(request))
    clock = {
        "kind": asked.clock.kind,
        "base": asked.clock.base,
        "increment": asked.clock.increment,
    }
    try:
        wish = wanted(asked.game, asked.options, clock, asked.rated)
    except BadOptions as error:
        raise Refused("bad_options", str(error)) from None
    table = await pair(site, player, wish, asked.nonce, asked.table)
    site.preparing.want(find(wish.game))
    return {"table": table.id, "number": table.number}
