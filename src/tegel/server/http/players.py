"""Guests and names."""

import secrets
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from tegel.server.http.answers.players import Me, Visitor
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.who import Anybody, Somebody, TheKnown, TheSite, remember
from tegel.server.identity.guests import guest_name, spoken
from tegel.server.identity.names import BadName, clean_name
from tegel.server.identity.tokens import fresh_token
from tegel.server.store import house, players
from tegel.server.store.players import Player
from tegel.server.tables.commands import Refused
from tegel.server.wire.asked import NewName, NewPlayer

router = APIRouter(prefix="/api", tags=["players"])

ID_LENGTH = 23


@router.post(
    "/players",
    status_code=201,
    responses=refusals(401, 403, 415, 422, 429),
    # A class at school has one address.
    dependencies=[limit("60/minute", by="address"), limit("2000/day", by="address")],
)
async def enter(
    asked: Annotated[NewPlayer, body(NewPlayer)],
    request: Request,
    response: Response,
    site: TheSite,
) -> Me:
    """Come as a guest; who gives no name gets one, in the language that it speaks.

    A host may have said that only who is invited may come, or nobody any more.
    """
    language = spoken(request.headers.get("accept-language", ""))
    made = guest_name(secrets.randbits(32), language)
    name = made if asked.name is None else name_of(asked.name)
    player = Player(fresh_token("p")[:ID_LENGTH], name, epoch=0)
    now = site.now()

    def come(connection: Connection) -> None:
        house.check_newcomer(connection, asked.invitation, now)
        players.add(connection, player, now)

    await site.store.write(come)
    await remember(site, request, response, player, "guest")
    return about(player)


@router.get(
    "/visitor", responses=refusals(401, 429), dependencies=[limit("300/minute", by="player")]
)
async def visitor(player: Anybody, site: TheSite) -> Visitor:
    """Who one is, where it is no fault to be nobody: a page asks before somebody plays."""
    answer: Visitor = {"me": None if player is None else about(player)}
    if notice := (await site.store.read(house.rules)).notice:
        answer["notice"] = dict(notice)
    return answer


@router.get("/me", responses=refusals(401, 429), dependencies=[limit("300/minute", by="player")])
async def me(player: Somebody) -> Me:
    """Who one is."""
    return about(player)


@router.patch(
    "/me",
    responses=refusals(401, 415, 422, 429),
    dependencies=[limit("20/minute", by="player")],
)
async def rename(
    asked: Annotated[NewName, body(NewName)], player: Somebody, site: TheSite, known: TheKnown
) -> Me:
    """Take another name; at tables one keeps the name by which one sat down."""
    name = name_of(asked.name)
    await site.store.write(lambda c: players.change(c, player.id, name=name))
    known.forget(player.id)
    return about(replace(player, name=name))


def about(player: Player) -> Me:
    """What a player is told of itself."""
    return {"name": player.name, "login": player.login}


def name_of(text: str) -> str:
    """A name as it is kept."""
    try:
        return clean_name(text)
    except BadName as error:
        raise Refused("bad_name", str(error)) from None
