"""Tokens for programs that play as somebody."""

from typing import Annotated

from fastapi import APIRouter, Path
from sqlalchemy import Connection
from starlette.responses import Response

from tegel.server.http.answers.tokens import FreshToken, TokenList
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.players import name_of
from tegel.server.http.who import Somebody, TheKnown, TheSite
from tegel.server.identity.tokens import digest, fresh_token
from tegel.server.store import players
from tegel.server.store.players import Token
from tegel.server.tables.commands import Refused
from tegel.server.wire.asked import NewToken

router = APIRouter(prefix="/api/me/tokens", tags=["tokens"])

# Who finds one somewhere can see what it is.
PREFIX = "tegel_"
MOST = 20


@router.get("", responses=refusals(401, 429), dependencies=[limit("60/minute", by="player")])
async def list_tokens(player: Somebody, site: TheSite) -> TokenList:
    """The tokens that one has given out."""
    found = await site.store.read(lambda c: players.tokens_of(c, player.id))
    return {
        "tokens": [
            {"digest": token.digest, "name": token.name, "created_at": token.created_at}
            for token in found
        ]
    }


@router.post(
    "",
    status_code=201,
    responses=refusals(401, 409, 415, 422, 429),
    dependencies=[limit("20/hour", by="player")],
)
async def give_token(
    asked: Annotated[NewToken, body(NewToken)], player: Somebody, site: TheSite
) -> FreshToken:
    """A new token. It is shown this once: only its hash is kept."""
    token = fresh_token(PREFIX)
    kept = Token(digest(token), name_of(asked.name), site.now())

    def add(connection: Connection) -> None:
        if len(players.tokens_of(connection, player.id)) >= MOST:
            raise Refused("enough_tokens", f"{MOST} tokens are all that one can have")
        players.add_token(connection, player.id, kept)

    await site.store.write(add)
    return {"token": token, "digest": kept.digest, "name": kept.name}


@router.delete(
    "/{digest}",
    status_code=204,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("60/minute", by="player")],
)
async def take_token_back(
    digest: Annotated[str, Path(pattern="^[0-9a-f]{64}$")],
    player: Somebody,
    site: TheSite,
    known: TheKnown,
) -> Response:
    """Take a token back: from now on it is worth nothing."""
    if not await site.store.write(lambda c: players.drop_token(c, player.id, digest)):
        raise Refused("no_token", "you have no such token")
    known.forget(player.id)
    return Response(status_code=204)
