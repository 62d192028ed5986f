"""The browsers where somebody is logged in; and showing once more that it is oneself."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Path
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from tegel.server.http.answers.back import DeviceList
from tegel.server.http.answers.players import Me
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.passkeys import use
from tegel.server.http.players import about
from tegel.server.http.who import Somebody, TheKnown, TheSite, Way, proof_of, remember
from tegel.server.identity import cookies
from tegel.server.identity.passwords import check_password
from tegel.server.store import devices, players
from tegel.server.store.players import Player
from tegel.server.tables.commands import Refused
from tegel.server.wire.asked import Proof

router = APIRouter(prefix="/api/me", tags=["devices"])


@router.get(
    "/devices", responses=refusals(401, 429), dependencies=[limit("60/minute", by="player")]
)
async def list_devices(player: Somebody, request: Request, site: TheSite) -> DeviceList:
    """Where one is logged in: here, and elsewhere, used last first."""
    proof = proof_of(site, request)
    here = None if proof is None else proof.digest
    found = await site.store.read(lambda c: devices.of(c, player.id))
    # That it is used now may not have been noted yet.
    found.sort(key=lambda one: one.digest != here)
    return {
        "devices": [
            {
                "id": one.digest,
                "browser": one.browser,
                "system": one.system,
                "way": one.way,
                "made_at": one.made_at,
                "seen_at": one.seen_at,
                "here": one.digest == here,
            }
            for one in found
        ]
    }


@router.delete(
    "/devices/{device}",
    status_code=204,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("60/minute", by="player")],
)
async def sign_out(
    device: Annotated[str, Path(pattern="^[0-9a-f]{64}$")],
    player: Somebody,
    site: TheSite,
    known: TheKnown,
) -> Response:
    """Be nobody at another device: what is open there is closed at once."""
    now = site.now()

    def end(connection: Connection) -> None:
        if not devices.drop(connection, player.id, device):
            raise Refused("no_device", "you are logged in at no such device")
        players.end_session(connection, device, now, now - cookies.YEAR * 1000)

    await site.store.write(end)
    known.forget(player.id)
    return Response(status_code=204)


@router.delete(
    "/devices",
    responses=refusals(401, 403, 429),
    dependencies=[limit("20/hour", by="player")],
)
async def sign_out_others(
    player: Somebody, request: Request, response: Response, site: TheSite, known: TheKnown
) -> Me:
    """Be nobody at all other devices; this one gets another word. Programs keep their tokens."""
    proof = proof_of(site, request)
    if proof is None or proof.session is None:
        raise Refused("not_fresh", "that is done in a browser, by who is logged in there")

    def end(connection: Connection) -> Player:
        now = players.find(connection, player.id) or player
        renewed = replace(now, epoch=now.epoch + 1)
        players.change(connection, player.id, epoch=renewed.epoch)
        devices.drop_all(connection, player.id)
        return renewed

    renewed = await site.store.write(end)
    known.forget(player.id)
    await remember(site, request, response, renewed, "renewed")
    return about(renewed)


@router.post(
    "/proof",
    responses=refusals(401, 403, 409, 415, 422, 429),
    dependencies=[limit("20/hour", by="player"), limit("60/hour", by="address")],
)
async def prove(
    asked: Annotated[Proof, body(Proof)],
    player: Somebody,
    request: Request,
    response: Response,
    site: TheSite,
    known: TheKnown,
) -> Me:
    """Show that it is still oneself, by password or passkey; the browser gets another word."""
    proof, now = proof_of(site, request), site.now()
    if proof is None or proof.session is None:
        raise Refused("not_fresh", "that is done in a browser, by who is logged in there")
    way: Way = "password"
    if asked.credential is not None:
        await use(site, request, "prove", asked.credential)
        way = "passkey"
    else:
        found = await site.store.read(lambda c: players.find(c, player.id))
        stored = None if found is None else found.password
        if not (await check_password(asked.password or "", stored)).is_right:
            raise Refused("wrong_login", "that is not your password")
    old = proof.digest

    def end(connection: Connection) -> None:
        devices.drop(connection, player.id, old)
        players.end_session(connection, old, now, now - cookies.YEAR * 1000)

    await remember(site, request, response, player, way)
    await site.store.write(end)
    known.forget(player.id)
    return about(player)
