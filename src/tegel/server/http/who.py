"""Who asks: a browser has a cookie, a program a token."""

from dataclasses import dataclass
from typing import Annotated, Literal

from fastapi import Depends
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tegel.server.guard.limits import household
from tegel.server.http.errors import TooFast
from tegel.server.http.known import Known
from tegel.server.identity import cookies
from tegel.server.identity.agents import browser_of
from tegel.server.identity.cookies import Session
from tegel.server.identity.tokens import digest
from tegel.server.site import Site
from tegel.server.store import devices
from tegel.server.store.devices import Device
from tegel.server.store.players import Player
from tegel.server.tables.commands import Refused

# How somebody came: as nobody in particular, or by what shows that it is them. Or they were there.
Way = Literal["guest", "renewed", "password", "passkey", "code", "mail", "link"]
NO_PROOF = ("guest", "renewed")
LONGEST_TOKEN = 100
# Tokens can't be guessed, but who tries should not keep the database busy either.
WRONG_TOKENS = "20/minute"


def site_of(request: Request) -> Site:
    """The site that is asked."""
    site: Site = request.app.state.site
    return site


def known_of(request: Request) -> Known:
    """The players that are known to it."""
    known: Known = request.app.state.known
    return known


def address_of(connection: HTTPConnection) -> str:
    """Where somebody asks from. What proxies say is the business of who runs the server."""
    return household(connection.client.host if connection.client else "")


@dataclass(frozen=True)
class Proof:
    """By what somebody is known: the session of a browser, or the token of a program."""

    digest: str
    session: Session | None  # None: it is a token

    async def holder(self, site: Site, known: Known) -> Player | None:
        """Whose it is; None: nobody's, or not any more."""
        if self.session is None:
            # The database looks for the hash: how long that takes tells nothing about any token.
            return await known.by_token(site.store, self.digest)
        player = await known.by_session(site.store, self.session.player, self.digest)
        return player if player is not None and player.epoch == self.session.epoch else None


def proof_of(site: Site, connection: HTTPConnection) -> Proof | None:
    """What somebody shows to be known by; None: nothing that we signed."""
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        is_one = scheme.lower() == "bearer" and len(token) <= LONGEST_TOKEN
        return Proof(digest(token if is_one else ""), None)
    value = connection.cookies.get(cookies.NAME, "")
    session = cookies.read(site.keys, value, site.now() // 1000)
    return None if session is None else Proof(digest(value), session)


async def player_of(site: Site, connection: HTTPConnection) -> Player | None:
    """Who asks; None: nobody we know. A token that is wrong is refused."""
    proof = proof_of(site, connection)
    if proof is None:
        return None
    player = await proof.holder(site, connection.app.state.known)
    if player is not None and proof.session is not None:
        now = site.now()
        device = _device(connection, proof.digest, "", proof.session.issued * 1000, now)
        connection.app.state.known.note(site.store, player, device)
    if player is None and proof.session is None:
        wait = site.limits.take(f"wrong token {address_of(connection)}", WRONG_TOKENS)
        raise TooFast(wait) if wait else Refused("no_player", "this token is not known here")
    return player


async def anybody(request: Request) -> Player | None:
    """Who asks; None: nobody we know."""
    return await player_of(site_of(request), request)


async def somebody(player: Annotated[Player | None, Depends(anybody)]) -> Player:
    """Who asks; whom we don't know is refused."""
    if player is None:
        raise Refused("no_player", "say who you are first: POST /api/players")
    return player


async def anybodys_id(player: Annotated[Player | None, Depends(anybody)]) -> str | None:
    """The id of who asks; None: nobody we know."""
    return None if player is None else player.id


TheSite = Annotated[Site, Depends(site_of)]
TheKnown = Annotated[Known, Depends(known_of)]
Anybody = Annotated[Player | None, Depends(anybody)]
AnyId = Annotated[str | None, Depends(anybodys_id)]
Somebody = Annotated[Player, Depends(somebody)]


def has_cookie(request: Request) -> bool:
    """Whether it was a browser that told who asks."""
    return "authorization" not in request.headers


async def remember(
    site: Site, request: Request, response: Response, player: Player, way: Way
) -> None:
    """Have a browser tell who it is from now on, by a word that it never had before.

    So whoever knew what it said until now, or has put that there, knows nothing of what follows.
    """
    now, word = site.now(), cookies.fresh_word()
    value = cookies.sign(site.keys[0], player.id, player.epoch, now // 1000, word)
    device = _device(request, digest(value), way, now, now)
    proved_at = None if way in NO_PROOF else now
    await site.store.write(lambda c: devices.add(c, player.id, device, proved_at))
    response.set_cookie(cookies.NAME, value, **cookies.attributes(request.url.scheme == "https"))


def _device(connection: HTTPConnection, digest: str, way: str, made_at: int, now: int) -> Device:
    browser, system = browser_of(connection.headers.get("user-agent", ""))
    return Device(digest, browser, system, way, made_at, now)


def forget(request: Request, response: Response) -> None:
    """Have a browser not tell any more who it was."""
    how = cookies.attributes(request.url.scheme == "https")
    how["max_age"] = 0
    response.set_cookie(cookies.NAME, "", **how)
