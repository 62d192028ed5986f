"""Accounts: a login and a password, by which one is the same on another device."""

import re
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response

from tegel.server.http.answers.players import Me
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.fresh import somebody_fresh
from tegel.server.http.known import Known
from tegel.server.http.limit import limit
from tegel.server.http.passkeys import made
from tegel.server.http.players import about
from tegel.server.http.who import (
    Somebody,
    TheKnown,
    TheSite,
    forget,
    has_cookie,
    proof_of,
    remember,
)
from tegel.server.identity import cookies
from tegel.server.identity.passwords import BadPassword, check_password, hash_password
from tegel.server.site import Site
from tegel.server.store import devices, keys, leaving, players
from tegel.server.store.keys import Passkey
from tegel.server.store.players import Player
from tegel.server.tables.commands import Refused
from tegel.server.wire.asked import Credentials, NewPasskey, NewPassword, PasskeyAccount

router = APIRouter(prefix="/api", tags=["accounts"])

LOGIN = re.compile("[a-z0-9_.-]{3,24}")


@router.post(
    "/accounts",
    status_code=201,
    responses=refusals(401, 409, 415, 422, 429),
    dependencies=[limit("10/minute", by="address"), limit("10/hour", by="player")],
)
async def open_account(
    asked: Annotated[Credentials, body(Credentials)],
    player: Somebody,
    request: Request,
    response: Response,
    site: TheSite,
    known: TheKnown,
) -> Me:
    """Make an account of the guest one is: its games stay its own."""
    login = _login(asked.login)
    new = replace(player, login=login, password=await _hashed(asked.password))
    opened = await _open(site, known, request, new)
    if has_cookie(request):
        await remember(site, request, response, opened, "password")
    return about(opened)


@router.post(
    "/accounts/passkey",
    status_code=201,
    responses=refusals(401, 409, 415, 422, 429),
    dependencies=[limit("10/minute", by="address"), limit("10/hour", by="player")],
)
async def open_account_by_passkey(
    asked: Annotated[PasskeyAccount, body(PasskeyAccount)],
    player: Somebody,
    request: Request,
    response: Response,
    site: TheSite,
    known: TheKnown,
) -> Me:
    """The same with a passkey, and without a password."""
    login = _login(asked.login)
    passkey = await made(site, request, player.id, NewPasskey(asked.name, asked.credential))
    opened = await _open(site, known, request, replace(player, login=login), passkey)
    if has_cookie(request):
        await remember(site, request, response, opened, "passkey")
    return about(opened)


async def _open(
    site: Site, known: Known, request: Request, new: Player, passkey: Passkey | None = None
) -> Player:
    """Make an account of a guest. Whoever has put that guest into this browser knows it no more."""
    by_cookie, now, login = has_cookie(request), site.now(), new.login or ""
    former = leaving.digest_of(site.keys[0], login)

    def change(connection: Connection) -> Player:
        guest = players.find(connection, new.id)
        if guest is None or guest.login is not None:
            raise Refused("taken", "you have an account already")
        if leaving.is_former(connection, former, now):
            raise Refused("taken", f"the login {login} is taken")
        opened = replace(guest, login=login, password=new.password, epoch=guest.epoch + 1)
        players.change(connection, new.id, login=login, password=new.password, epoch=opened.epoch)
        devices.drop_all(connection, new.id)
        if by_cookie:
            players.drop_tokens(connection, new.id)
        if passkey is not None:
            keys.add_passkey(connection, passkey)
        return opened

    try:
        return await site.store.write(change)
    except IntegrityError:
        raise Refused("taken", f"the login {login} is taken") from None
    finally:
        known.forget(new.id)


def _login(text: str) -> str:
    login = text.lower()
    if not LOGIN.fullmatch(login):
        raise Refused("bad_login", "a login is 3 to 24 of a-z 0-9 _ . -")
    return login


@router.post(
    "/sessions",
    status_code=201,
    responses=refusals(401, 415, 422, 429),
    dependencies=[
        limit("60/minute", by="address"),
        limit("20/hour", by="login and address"),
        # Whoever tries the passwords of an account may have many addresses. It is more than one
        # address can use up, or anybody could keep others from logging in.
        limit("200/hour", by="login"),
    ],
)
async def log_in(
    asked: Annotated[Credentials, body(Credentials)],
    request: Request,
    response: Response,
    site: TheSite,
) -> Me:
    """Be on this device who one is on another."""
    login = asked.login.lower()
    found = None
    if LOGIN.fullmatch(login):  # anything else nobody has, and not every database takes it
        found = await site.store.read(lambda c: players.find_login(c, login))
    checked = await check_password(asked.password, None if found is None else found.password)
    if found is None or not checked.is_right:
        # The same words, after the same time: nobody learns here which logins there are.
        raise Refused("wrong_login", "there is no such login with that password")
    if checked.needs_rehash:
        hashed = await hash_password(asked.password)
        await site.store.write(lambda c: players.change(c, found.id, password=hashed))
    await remember(site, request, response, found, "password")
    return about(found)


@router.delete("/sessions", status_code=204, responses=refusals(401, 429))
async def log_out(request: Request, site: TheSite, known: TheKnown) -> Response:
    """Be nobody on this device: whoever has a copy of its cookie is nobody as well."""
    proof = proof_of(site, request)
    if proof is not None and proof.session is not None and await proof.holder(site, known):
        now = site.now()
        whose = proof.session.player

        def end(connection: Connection) -> None:
            players.end_session(connection, proof.digest, now, now - cookies.YEAR * 1000)
            devices.drop(connection, whose, proof.digest)

        await site.store.write(end)
        known.forget(proof.session.player)
    response = Response(status_code=204)
    forget(request, response)
    return response


@router.delete(
    "/me/sessions",
    status_code=204,
    responses=refusals(401, 429),
    dependencies=[limit("10/hour", by="player")],
)
async def log_out_everywhere(
    player: Somebody, request: Request, site: TheSite, known: TheKnown
) -> Response:
    """Be nobody on all devices, and take all tokens back; a guest is gone for good then."""

    def end(connection: Connection) -> None:
        now = players.find(connection, player.id)
        players.change(connection, player.id, epoch=(now or player).epoch + 1)
        players.drop_tokens(connection, player.id)
        devices.drop_all(connection, player.id)

    await site.store.write(end)
    known.forget(player.id)
    response = Response(status_code=204)
    forget(request, response)
    return response


@router.put(
    "/me/password",
    responses=refusals(401, 403, 409, 415, 422, 429),
    dependencies=[limit("10/hour", by="player")],
)
async def change_password(
    asked: Annotated[NewPassword, body(NewPassword)],
    player: Somebody,
    request: Request,
    response: Response,
    site: TheSite,
    known: TheKnown,
) -> Me:
    """Take another password: other devices are logged out, and all tokens are taken back.

    Who has shown lately that it is them need not know the one until now.
    """
    # What is known of a player may be some seconds old: too old for this.
    now = await site.store.read(lambda c: players.find(c, player.id))
    if now is None or now.login is None:
        raise Refused("no_account", "guests have no password: open an account first")
    if asked.old is None:
        await somebody_fresh(player, request, site)
    elif not (await check_password(asked.old, now.password)).is_right:
        raise Refused("wrong_login", "that is not your password until now")
    hashed = await _hashed(asked.new)
    renewed = replace(now, epoch=now.epoch + 1, password=hashed)

    def change(connection: Connection) -> None:
        players.change(connection, player.id, password=hashed, epoch=renewed.epoch)
        players.drop_tokens(connection, player.id)  # who knew the old one may have made some
        devices.drop_all(connection, player.id)

    await site.store.write(change)
    known.forget(player.id)
    if has_cookie(request):
        await remember(site, request, response, renewed, "password")
    return about(renewed)


async def _hashed(password: str) -> str:
    try:
        return await hash_password(password)
    except BadPassword as error:
        raise Refused("bad_password", str(error)) from None
