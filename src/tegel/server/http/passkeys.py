"""Passkeys: keys that a device keeps, by which somebody comes back without a login or password.

The library checks what a device has signed: the challenge that this browser was given and no other,
our own origin, the name of this site. What is ours is that each challenge is answered once.
"""

from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import orjson
import structlog
from fastapi import APIRouter, Path
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tegel.server.http import asking
from tegel.server.http.answers.back import Asked, KeyView
from tegel.server.http.answers.players import Me
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.fresh import Fresh
from tegel.server.http.limit import limit
from tegel.server.http.players import about, name_of
from tegel.server.http.who import Anybody, TheKnown, TheSite, remember
from tegel.server.identity.tokens import digest
from tegel.server.site import Site
from tegel.server.store import asks, keys, players
from tegel.server.store.keys import Passkey
from tegel.server.tables.commands import Refused
from tegel.server.wire.asked import NewPasskey, Question, Signed

router = APIRouter(prefix="/api", tags=["passkeys"])
log = structlog.get_logger()

MOST = 20
# What the library raises where something is not what it says it is, or no such thing at all.
WRONG = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError, RecursionError)
Kind = Literal["come", "prove", "make"]


def place_of(request: Request) -> tuple[str, str]:
    """Our own address as a browser knows it, and the name by which its keys know this site.

    The guard has seen that the request comes from a page of ours.
    """
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"
    return origin, urlsplit(origin).hostname or ""


@router.post(
    "/passkeys/questions",
    status_code=201,
    responses=refusals(401, 409, 415, 422, 429),
    dependencies=[limit("60/minute", by="address"), limit("60/minute", by="player")],
)
async def ask_for_passkey(
    asked: Annotated[Question, body(Question)],
    request: Request,
    response: Response,
    site: TheSite,
    player: Anybody,
) -> Asked:
    """What a browser has to sign: to come, to prove that it is still oneself, or a new key."""
    _, rp = place_of(request)
    word = asking.fresh_word()
    if asked.to == "come":
        options: Any = generate_authentication_options(rp_id=rp)
    else:
        if player is None:
            raise Refused("no_player", "say who you are first: POST /api/players")
        own = await site.store.read(lambda c: keys.passkeys_of(c, player.id))
        known = [
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.credential))
            for one in own
            if one.rp == rp
        ]
        if asked.to == "prove":
            options = generate_authentication_options(rp_id=rp, allow_credentials=known)
        else:
            options = generate_registration_options(
                rp_id=rp,
                rp_name="Tegel",
                user_id=player.id.encode(),
                user_name=asked.login or player.login or player.name,
                user_display_name=player.name,
                exclude_credentials=known,
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED,
                    require_resident_key=True,
                    user_verification=UserVerificationRequirement.PREFERRED,
                ),
            )
    whose = None if asked.to == "come" or player is None else player.id
    one = asking.new(word, asked.to, whose, bytes_to_base64url(options.challenge), rp=rp)
    await asking.ask(site, request, response, word, one, tries=1, lasts=asking.SIGN)
    return {"options": orjson.loads(options_to_json(options))}


async def signed(
    site: Site, request: Request, kind: Kind, credential: dict[str, Any]
) -> tuple[Passkey, int]:
    """The passkey that has signed what this browser was asked, and how often it has signed now."""
    origin, rp = place_of(request)
    one = await asking.asked(site, request, kind)
    own_id = credential.get("id")
    found = None
    if isinstance(own_id, str):
        found = await site.store.read(lambda c: keys.find_passkey(c, digest(own_id)))
    if found is None or found.rp != rp or one.about["rp"] != rp:
        raise Refused("wrong_passkey", "this passkey opens nothing here")
    if kind == "prove" and found.player != one.player:
        raise Refused("wrong_passkey", "this passkey is somebody else's")
    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(one.secret),
            expected_rp_id=rp,
            expected_origin=origin,
            credential_public_key=found.public_key,
            credential_current_sign_count=found.counter,
        )
    except WRONG as error:
        # A counter that went back may mean a copy of the key: who runs the site should know.
        log.warning("passkey_refused", reason=type(error).__name__)
        raise Refused(
            "wrong_passkey", "that was not signed by this passkey, here and now"
        ) from None
    return found, verified.new_sign_count


async def use(site: Site, request: Request, kind: Kind, credential: dict[str, Any]) -> Passkey:
    """The passkey that has signed; what was asked is answered by that."""
    found, counter = await signed(site, request, kind, credential)
    now = site.now()
    if not await site.store.write(lambda c: keys.used(c, found, counter, now)):
        raise Refused("wrong_passkey", "this passkey was used elsewhere at the same moment")
    return found


@router.post(
    "/sessions/passkey",
    status_code=201,
    responses=refusals(401, 409, 415, 422, 429),
    dependencies=[limit("60/minute", by="address")],
)
async def come_by_passkey(
    asked: Annotated[Signed, body(Signed)], request: Request, response: Response, site: TheSite
) -> Me:
    """Be on this device who has this passkey: nobody need say who that is."""
    passkey = await use(site, request, "come", asked.credential)
    found = await site.store.read(lambda c: players.find(c, passkey.player))
    if found is None:
        raise Refused("wrong_passkey", "this passkey opens nothing here")
    await remember(site, request, response, found, "passkey")
    return about(found)


@router.post(
    "/me/passkeys",
    status_code=201,
    responses=refusals(401, 403, 409, 415, 422, 429),
    dependencies=[limit("20/hour", by="player")],
)
async def keep_passkey(
    asked: Annotated[NewPasskey, body(NewPasskey)],
    player: Fresh,
    request: Request,
    site: TheSite,
    known: TheKnown,
) -> KeyView:
    """A new passkey, for who has an account."""
    if player.login is None:
        raise Refused("no_account", "passkeys are for accounts: open one first")
    passkey = await made(site, request, player.id, asked)

    def add(connection: Connection) -> None:
        if len(keys.passkeys_of(connection, player.id)) >= MOST:
            raise Refused("enough_passkeys", f"{MOST} passkeys are all that one can have")
        keys.add_passkey(connection, passkey)

    try:
        await site.store.write(add)
    except IntegrityError:
        raise Refused("taken", "this passkey is known here already") from None
    known.forget(player.id)
    return shown(passkey)


async def made(site: Site, request: Request, player: str, asked: NewPasskey) -> Passkey:
    """The passkey that this browser was asked to make."""
    origin, rp = place_of(request)
    one = await asking.asked(site, request, "make")
    if one.player != player or one.about["rp"] != rp:
        raise Refused("bad_passkey", "that was asked of somebody else")
    try:
        verified = verify_registration_response(
            credential=asked.credential,
            expected_challenge=base64url_to_bytes(one.secret),
            expected_rp_id=rp,
            expected_origin=origin,
        )
    except WRONG as error:
        log.warning("passkey_refused", reason=type(error).__name__)
        raise Refused("bad_passkey", "that is no new passkey, made here and now") from None
    await site.store.write(lambda c: asks.answered(c, one.id))
    credential = bytes_to_base64url(verified.credential_id)
    return Passkey(
        id=digest(credential),
        player=player,
        credential=credential,
        rp=rp,
        public_key=verified.credential_public_key,
        counter=verified.sign_count,
        name=name_of(asked.name),
        made_at=site.now(),
    )


@router.delete(
    "/me/passkeys/{passkey}",
    status_code=204,
    responses=refusals(401, 403, 404, 409, 422, 429),
    dependencies=[limit("60/minute", by="player")],
)
async def drop_passkey(
    passkey: Annotated[str, Path(pattern="^[0-9a-f]{64}$")], player: Fresh, site: TheSite
) -> Response:
    """Take a passkey away: from now on it opens nothing. The last way back is kept."""

    def drop(connection: Connection) -> None:
        if not keys.drop_passkey(connection, player.id, passkey):
            raise Refused("no_passkey", "you have no such passkey")
        if player.password is None and not keys.passkeys_of(connection, player.id):
            raise Refused("last_way", "it is your only way back: choose a password first")

    await site.store.write(drop)
    return Response(status_code=204)


def shown(passkey: Passkey) -> KeyView:
    """A passkey as its owner sees it."""
    return {
        "id": passkey.id,
        "name": passkey.name,
        "made_at": passkey.made_at,
        "used_at": passkey.used_at,
    }
