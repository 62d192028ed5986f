"""Notices: where somebody wants to be told that it is their turn, of what, and when not."""

import secrets
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Path
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from tegel.core.shelf import languages
from tegel.server.guard.outward import Forbidden, InDoubt, Unreached
from tegel.server.http.answers.notices import (
    FreshWebhook,
    NoticesView,
    PlaceView,
    PushKey,
    TrialResult,
)
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.who import Somebody, TheSite
from tegel.server.identity.tokens import digest, fresh_token
from tegel.server.notices.digest import holder
from tegel.server.notices.kinds import KINDS
from tegel.server.notices.push import BadKeys, Keys, spell
from tegel.server.notices.said import spoken, trial
from tegel.server.notices.webhooks import PREFIX
from tegel.server.notices.wishes import Wishes, zone
from tegel.server.site import Site
from tegel.server.store import places
from tegel.server.store.keys import mailbox
from tegel.server.store.places import Place
from tegel.server.tables.clock import MINUTE
from tegel.server.tables.commands import Refused
from tegel.server.wire.asked import NewBrowser, NewWebhook, NewWishes

router = APIRouter(prefix="/api", tags=["notices"])

MOST = 20  # places of one player
LONGEST_ORIGIN = 300  # with the longest name that there can be
APlace = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]
AStop = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}[.][0-9a-f]{32}$")]


@router.get("/notices/key")
async def push_key(site: TheSite) -> PushKey:
    """The key by which browsers know that a push comes from here."""
    return {"key": site.herald.voucher.public}


@router.get(
    "/me/notices", responses=refusals(401, 429), dependencies=[limit("120/minute", by="player")]
)
async def list_notices(player: Somebody, site: TheSite) -> NoticesView:
    """Where one is told, of what, and when not."""

    def read(connection: Connection) -> NoticesView:
        wishes = places.wishes_of(connection, player.id)
        mail = site.post and mailbox(connection, player.id)
        return {
            "kinds": [*KINDS],
            "off": [*wishes.off],
            "quiet": None
            if wishes.quiet_from is None
            else {"start": wishes.quiet_from, "end": wishes.quiet_to},
            "zone": wishes.zone,
            "mail": wishes.mail,
            "mail_to": mail or None,
            "places": [_told(one) for one in places.places_of(connection, player.id)],
        }

    return await site.store.read(read)


@router.put(
    "/me/notices",
    status_code=204,
    responses=refusals(401, 409, 415, 422, 429),
    dependencies=[limit("60/minute", by="player")],
)
async def wish_notices(
    asked: Annotated[NewWishes, body(NewWishes)],
    player: Somebody,
    site: TheSite,
    request: Request,
) -> Response:
    """Of what one wants to be told, and when not."""
    if asked.zone != "UTC" and str(zone(asked.zone)) != asked.zone:
        raise Refused("bad_request", "there is no such time zone here")
    wishes = Wishes(
        tuple(kind for kind in KINDS if kind in asked.off),
        None if asked.quiet is None else asked.quiet.start,
        0 if asked.quiet is None else asked.quiet.end,
        asked.zone,
        asked.mail,
        _language(asked.language),
        _origin(request, site),
    )
    await site.store.write(lambda c: places.put_wishes(c, player.id, wishes))
    return Response(status_code=204)


@router.post(
    "/me/notices/browsers",
    status_code=201,
    responses=refusals(401, 409, 415, 422, 429),
    dependencies=[limit("60/hour", by="player")],
)
async def add_browser(
    asked: Annotated[NewBrowser, body(NewBrowser)],
    player: Somebody,
    site: TheSite,
    request: Request,
) -> PlaceView:
    """Be told by this browser, also when the page is closed."""
    try:
        Keys.read(asked.p256dh, asked.auth)
    except BadKeys:
        raise Refused.of("bad_address", {"kind": "keys"}) from None
    # The same browser is the same place, whoever plays there.
    own_id = digest(asked.endpoint)[:32]
    keys = {"p256dh": asked.p256dh, "auth": asked.auth, "origin": _origin(request, site)}
    place = Place(own_id, "push", asked.endpoint, keys, asked.name, _language(asked.language))
    return await _add(site, player.id, place)


@router.post(
    "/me/notices/webhooks",
    status_code=201,
    responses=refusals(401, 403, 404, 409, 415, 422, 429),
    dependencies=[limit("30/hour", by="player"), limit("200/hour", by="address")],
)
async def add_webhook(
    asked: Annotated[NewWebhook, body(NewWebhook)],
    player: Somebody,
    site: TheSite,
    request: Request,
) -> FreshWebhook:
    """Be told by another service. By the secret it knows that it is we; it is shown this once."""
    if asked.table is not None:
        found = (await site.desk.current(asked.table)).table
        if not found.seats_of(player.id):
            raise Refused("not_yours", "a table's webhook is for who sits there")
    secret = spell(secrets.token_bytes(32))
    kept = {"secret": secret, "origin": _origin(request, site)}
    place = Place(
        fresh_token("")[:24],
        asked.style,
        asked.address,
        kept,
        asked.name,
        _language(asked.language),
        asked.table,
    )
    told = await _add(site, player.id, place)
    return {"place": told, "secret": PREFIX + _base64(secret)}


@router.post(
    "/me/notices/places/{place}/trial",
    responses=refusals(401, 404, 422, 429),
    # Whoever comes as a hundred guests shall not have us call others all the time.
    dependencies=[limit("20/hour", by="player"), limit("60/hour", by="address")],
)
async def try_place(place: APlace, player: Somebody, site: TheSite) -> TrialResult:
    """Send something there now, and say what came of it; a place that was given up begins anew."""
    found = await site.store.read(lambda c: _own(c, player.id, place))
    now = site.now()
    said = trial(fresh_token("")[:24], found.language, found.secrets["origin"], now)
    try:
        answer = await site.herald.send(found, said, now + MINUTE)
    except (Forbidden, Unreached, InDoubt) as error:
        what = "forbidden" if isinstance(error, Forbidden) else "no-answer"
        return {"arrived": False, "status": None, "why": what}
    arrived = 200 <= answer.status < 300
    if arrived:
        await site.store.write(lambda c: places.begin_anew(c, place))
    return {"arrived": arrived, "status": answer.status, "why": None if arrived else "refused"}


@router.delete(
    "/me/notices/places/{place}",
    status_code=204,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("60/minute", by="player")],
)
async def drop_place(place: APlace, player: Somebody, site: TheSite) -> Response:
    """Be told there no more."""
    if not await site.store.write(lambda c: places.drop_place(c, player.id, place)):
        raise Refused("no_place", "you are not told anything there")
    return Response(status_code=204)


@router.post(
    "/notices/mail/{stop}",
    status_code=204,
    responses=refusals(404, 422, 429),
    dependencies=[limit("30/minute", by="address")],
)
async def stop_mail(stop: AStop, site: TheSite) -> Response:
    """No more mail: for who has one, without a login. What only looks at links changes nothing."""
    player = holder(site.keys, stop)
    if player is None:
        raise Refused("no_place", "this is no word of ours")

    def end(connection: Connection) -> None:
        wishes = places.wishes_of(connection, player)
        if wishes.mail:
            places.put_wishes(connection, player, replace(wishes, mail=False))

    await site.store.write(end)
    return Response(status_code=204)


async def _add(site: Site, player: str, place: Place) -> PlaceView:
    """Keep a place, if anything may be sent there at all."""
    try:
        site.herald.outward.check(place.address)
    except Forbidden as error:
        raise Refused.of("bad_address", error.why) from None

    def add(connection: Connection) -> None:
        others = [one for one in places.places_of(connection, player) if one.id != place.id]
        if len(others) >= MOST:
            raise Refused("enough_places", f"{MOST} places are all that one is told at")
        places.put_place(connection, player, place, site.now())

    await site.store.write(add)
    return _told(replace(place, made_at=site.now()))


def _own(connection: Connection, player: str, place: str) -> Place:
    for one in places.places_of(connection, player):
        if one.id == place:
            return one
    raise Refused("no_place", "you are not told anything there")


def _told(place: Place) -> PlaceView:
    """A place as its owner sees it: of its address, only where it leads."""
    return {
        "id": place.id,
        "kind": place.kind,
        "name": place.name,
        "host": place.address.partition("://")[2].partition("/")[0],
        "table": place.table,
        "made_at": place.made_at,
        "failing_since": place.failing_since,
        "given_up_at": place.given_up_at,
        "why": place.why,
    }


def _origin(request: Request, site: Site) -> str:
    """The address that pages have, for links: as the browser says, which was checked."""
    said = request.headers.get("origin")
    if said is None:
        here = f"{request.url.scheme}://{request.url.netloc}"
        said = next(iter(site.settings.origins), here)
    if len(said) > LONGEST_ORIGIN:
        raise Refused("bad_request", "no site has so long an address")
    return said


def _language(asked: str) -> str:
    return spoken(asked if asked in languages() else asked[:2])


def _base64(text: str) -> str:
    return text.replace("-", "+").replace("_", "/") + "=" * (-len(text) % 4)
