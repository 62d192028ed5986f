"""Ways back for who has lost a password: recovery codes, a code by e-mail, a warden's link."""

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response

from tegel.core.words import book
from tegel.server.http import asking
from tegel.server.http.answers.back import CodeSet, WaysView
from tegel.server.http.answers.players import Me
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.fresh import FRESH, Fresh
from tegel.server.http.limit import limit
from tegel.server.http.passkeys import shown
from tegel.server.http.players import about
from tegel.server.http.who import Somebody, TheSite, proof_of, remember
from tegel.server.identity import recovery
from tegel.server.identity.guests import spoken
from tegel.server.identity.tokens import digest
from tegel.server.post import is_address
from tegel.server.site import Site
from tegel.server.store import asks, devices, keys, links, players
from tegel.server.store.players import Player
from tegel.server.tables.commands import Refused
from tegel.server.wire.asked import Digits, LinkWord, NewAddress, RecoveryCode, SomebodysName

router = APIRouter(prefix="/api", tags=["ways back"])

NO_CODE = "this code opens nothing: it is wrong, or was used before"


@router.get(
    "/me/ways", responses=refusals(401, 429), dependencies=[limit("60/minute", by="player")]
)
async def ways_back(player: Somebody, request: Request, site: TheSite) -> WaysView:
    """By what one can come back."""
    proof = proof_of(site, request)

    def look(connection: Connection) -> WaysView:
        now = players.find(connection, player.id)
        address = keys.mailbox(connection, player.id)
        proved_at = None if proof is None else devices.proved_at(connection, proof.digest)
        return {
            "password": now is not None and now.password is not None,
            "passkeys": [shown(one) for one in keys.passkeys_of(connection, player.id)],
            "codes": keys.codes_left(connection, player.id),
            "address": None if address is None else veiled(address),
            "mail": site.post is not None,
            "fresh": proved_at is not None and site.now() - proved_at <= FRESH,
        }

    return await site.store.read(look)


def veiled(address: str) -> str:
    """An address as its owner knows it, and nobody who looks over their shoulder learns it."""
    name, _, domain = address.rpartition("@")
    return f"{name[0]}…@{domain}"


# --- Recovery codes ---


@router.post(
    "/me/codes",
    status_code=201,
    responses=refusals(401, 403, 409, 429),
    dependencies=[limit("20/hour", by="player")],
)
async def new_codes(player: Fresh, site: TheSite) -> CodeSet:
    """Ten recovery codes, shown this once; those until now are worth nothing."""
    if player.login is None:
        raise Refused("no_account", "recovery codes are for accounts: open one first")
    codes = recovery.fresh_set()
    digests = [one for one in map(recovery.digest_of, codes) if one is not None]
    await site.store.write(lambda c: keys.new_codes(c, player.id, digests))
    return {"codes": codes}


@router.post(
    "/sessions/code",
    status_code=201,
    responses=refusals(401, 409, 415, 422, 429),
    dependencies=[limit("20/hour", by="address")],
)
async def come_by_code(
    asked: Annotated[RecoveryCode, body(RecoveryCode)],
    request: Request,
    response: Response,
    site: TheSite,
) -> Me:
    """Come back by a recovery code, once; then one may choose another password."""
    code, now = recovery.digest_of(asked.code), site.now()

    def use(connection: Connection) -> Player | None:
        whose = None if code is None else keys.use_code(connection, code, now)
        return None if whose is None else players.find(connection, whose)

    found = await site.store.write(use)
    if found is None:
        raise Refused("wrong_code", NO_CODE)
    await remember(site, request, response, found, "code")
    return about(found)


# --- E-mail ---


@router.post(
    "/me/address",
    status_code=202,
    responses=refusals(401, 403, 409, 415, 422, 429),
    dependencies=[limit("10/hour", by="player"), limit("20/hour", by="address")],
)
async def give_address(
    asked: Annotated[NewAddress, body(NewAddress)],
    player: Fresh,
    request: Request,
    response: Response,
    site: TheSite,
) -> dict[str, str]:
    """Be sent a code to an address; who gives it back has confirmed it."""
    post = site.post
    if post is None:
        raise Refused("no_mail", "this site sends no e-mail")
    if player.login is None:
        raise Refused("no_account", "an address is for accounts: open one first")
    if not is_address(asked.address):
        raise Refused("bad_mail", "that is no e-mail address: it looks like anna@example.org")
    _limit_letters(site, asked.address.lower())
    word, code = asking.fresh_word(), recovery.fresh_digits()
    kept = recovery.digest_of_digits(site.keys[0], asking.name_of(word), code)
    one = asking.new(word, "address", player.id, kept, address=asked.address)
    await asking.ask(site, request, response, word, one, tries=asking.TRIES, lasts=asking.TYPE)
    post.send(asked.address, *_letter(site, request, code, "subject-mail-address", "mail-address"))
    return {}


@router.put(
    "/me/address",
    status_code=204,
    responses=refusals(401, 409, 415, 422, 429),
    dependencies=[limit("30/hour", by="player")],
)
async def confirm_address(
    asked: Annotated[Digits, body(Digits)], player: Somebody, request: Request, site: TheSite
) -> Response:
    """Confirm an address by the code that came there."""
    one = await asking.asked(site, request, "address")
    typed = recovery.digest_of_digits(site.keys[0], one.id, asked.code)
    if one.player != player.id or typed != one.secret:
        raise Refused("wrong_code", NO_CODE)
    now = site.now()

    def confirm(connection: Connection) -> None:
        asks.answered(connection, one.id)
        keys.set_mailbox(connection, player.id, one.about["address"], now)

    try:
        await site.store.write(confirm)
    except IntegrityError:
        raise Refused("taken", "this address belongs to another account here") from None
    return Response(status_code=204)


@router.delete(
    "/me/address",
    status_code=204,
    responses=refusals(401, 403, 429),
    dependencies=[limit("30/hour", by="player")],
)
async def drop_address(player: Fresh, site: TheSite) -> Response:
    """Forget one's address."""
    await site.store.write(lambda c: keys.drop_mailbox(c, player.id))
    return Response(status_code=204)


@router.post(
    "/sessions/mail",
    status_code=202,
    responses=refusals(401, 409, 415, 422, 429),
    dependencies=[limit("20/hour", by="address"), limit("5/hour", by="login and address")],
)
async def ask_for_mail(
    asked: Annotated[SomebodysName, body(SomebodysName)],
    request: Request,
    response: Response,
    site: TheSite,
) -> dict[str, str]:
    """Be sent a code to the address of an account, if there is such an account with an address.

    The answer is the same if there is none, and comes after the same work: the same is looked up
    and written, and a letter goes out beside.
    """
    post = site.post
    if post is None:
        raise Refused("no_mail", "this site sends no e-mail")
    who = asked.login.strip()
    who = who if "@" in who else who.lower()
    plain = who.isprintable() and who.isascii()
    found = await site.store.read(lambda c: keys.reached(c, who)) if plain else None
    word, code = asking.fresh_word(), recovery.fresh_digits()
    kept = recovery.digest_of_digits(site.keys[0], asking.name_of(word), code)
    letter = _letter(site, request, code, "subject-mail-code", "mail-code")
    if found is not None and _letters_left(site, found[1].lower()):
        post.send(found[1], *letter)
    one = asking.new(word, "mail", found and found[0], kept)
    await asking.ask(site, request, response, word, one, tries=asking.TRIES, lasts=asking.TYPE)
    return {}


@router.put(
    "/sessions/mail",
    responses=refusals(401, 409, 415, 422, 429),
    dependencies=[limit("60/hour", by="address")],
)
async def come_by_mail(
    asked: Annotated[Digits, body(Digits)], request: Request, response: Response, site: TheSite
) -> Me:
    """Come back by the code from the e-mail, in the browser that asked for it."""
    one = await asking.asked(site, request, "mail")
    typed = recovery.digest_of_digits(site.keys[0], one.id, asked.code)
    if one.player is None or typed != one.secret:
        raise Refused("wrong_code", NO_CODE)
    whose = one.player

    def answer(connection: Connection) -> Player | None:
        asks.answered(connection, one.id)
        return players.find(connection, whose)

    found = await site.store.write(answer)
    if found is None:
        raise Refused("wrong_code", NO_CODE)
    await remember(site, request, response, found, "mail")
    return about(found)


LETTERS = "5/hour"  # to one address, whoever asks for them


def _letters_left(site: Site, address: str) -> bool:
    return not site.limits.take(f"letters {address}", LETTERS)


def _limit_letters(site: Site, address: str) -> None:
    if not _letters_left(site, address):
        raise Refused("enough_letters", "enough was sent to this address for now; look there")


def _letter(site: Site, request: Request, code: str, subject: str, text: str) -> tuple[str, str]:
    """The subject and the text of a letter with a code.

    It names the site as its host does. What a request calls us may be a stranger's word: whoever
    asks for somebody else's letter should not have it say where to type the code.
    """
    known, mailer = site.settings.origins, site.settings.mailer
    sender = "" if mailer is None else mailer.sender.rpartition("@")[2]
    name = urlsplit(known[0]).hostname if known else sender
    words = book(spoken(request.headers.get("accept-language", "")), "common", "club")
    return words(subject), words(text, code=code, site=name or sender)


# --- A link of a warden's ---


@router.post(
    "/sessions/link",
    status_code=201,
    responses=refusals(401, 404, 409, 415, 422, 429),
    dependencies=[limit("20/hour", by="address")],
)
async def come_by_link(
    asked: Annotated[LinkWord, body(LinkWord)], request: Request, response: Response, site: TheSite
) -> Me:
    """Come back by a link that a warden has made, once; then one may choose another password."""
    word, now = digest(asked.word), site.now()

    def use(connection: Connection) -> Player | None:
        link = links.use(connection, word, "back", now)
        return (
            None if link is None or link.player is None else players.find(connection, link.player)
        )

    found = await site.store.write(use)
    if found is None:
        raise Refused("no_link", "this link was used, or is too old: ask for another one")
    await remember(site, request, response, found, "link")
    return about(found)
