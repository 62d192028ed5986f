"""What is mine: to take home, and to leave for good."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from tegel.server.export import export
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.fresh import Fresh
from tegel.server.http.limit import limit
from tegel.server.http.who import TheKnown, TheSite, forget
from tegel.server.leaving import give_up
from tegel.server.site import Site
from tegel.server.store import leaving
from tegel.server.tables.commands import Refused
from tegel.server.wire.asked import Farewell

router = APIRouter(prefix="/api/me", tags=["mine"])

ZIP = "application/zip"
_exporting: set[str] = set()  # players: one at a time is enough for each


@router.get(
    "/export",
    response_class=Response,
    responses={
        200: {"content": {ZIP: {"schema": {"type": "string", "format": "binary"}}}},
        **refusals(401, 403, 409, 429),
    },
    dependencies=[limit("6/hour", by="player")],
)
async def take_home(player: Fresh, site: TheSite) -> Response:
    """Everything that is kept of one, in one file."""
    if player.id in _exporting:
        raise Refused("busy", "that is on its way already")
    headers = {"Content-Disposition": 'attachment; filename="tegel.zip"'}
    return StreamingResponse(_one_at_a_time(site, player.id), media_type=ZIP, headers=headers)


async def _one_at_a_time(site: Site, player: str) -> AsyncGenerator[bytes]:
    _exporting.add(player)
    try:
        async with aclosing(export(site, player)) as pieces:
            async for piece in pieces:
                if piece:
                    yield piece
    finally:
        _exporting.discard(player)


@router.post(
    "/farewell",
    status_code=204,
    responses=refusals(401, 403, 409, 415, 422, 429),
    dependencies=[limit("10/hour", by="player")],
)
async def leave_for_good(
    asked: Annotated[Farewell, body(Farewell)],
    player: Fresh,
    request: Request,
    site: TheSite,
    known: TheKnown,
) -> Response:
    """Leave for good: what is one's own goes at once; others keep their games, without one's name.

    Games that count are lost. One's login is nobody else's for a year.
    """
    name = player.login or player.name
    if asked.name.strip().lower() != name.lower():
        raise Refused("other_name", f"type {name} to leave for good")
    login, now = player.login, site.now()
    former = None if login is None else leaving.digest_of(site.keys[0], login)
    await give_up(site, player.id)
    await site.store.write(lambda c: leaving.leave(c, player.id, former, now))
    known.forget(player.id)
    site.club = (0.0, None)  # it may name them
    response = Response(status_code=204)
    forget(request, response)
    return response
