"""The house: who may come, what everybody is to read, and the people, for who looks after it."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query
from sqlalchemy import Connection
from starlette.responses import Response

from tegel.server.guard.crowd import PER_ADDRESS
from tegel.server.http.answers.house import (
    FreshLink,
    HouseLimits,
    HouseView,
    InvitationLinks,
    PeopleOfHouse,
)
from tegel.server.http.body import body
from tegel.server.http.caller import PER_PLAYER
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.players import name_of
from tegel.server.http.reply import reply
from tegel.server.http.reports import EVER, warden
from tegel.server.http.who import TheKnown, TheSite
from tegel.server.identity.tokens import digest, fresh_token
from tegel.server.manners import OF_A_GUEST, OF_AN_ACCOUNT
from tegel.server.site import Site
from tegel.server.store import club, house, links, players, standing
from tegel.server.store.house import Rules
from tegel.server.store.links import Link
from tegel.server.tables.clock import DAY
from tegel.server.tables.commands import Refused
from tegel.server.wire.asked import HouseRules, Judgement, NewInvitation

router = APIRouter(prefix="/api/house", tags=["house"])

MOST = 100  # invitations that work at the same time
BACK = DAY  # a link back into an account works for so long
Somewhere = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]


@router.get("", responses=refusals(401, 429), dependencies=[limit("120/minute", by="address")])
async def about_house(site: TheSite) -> HouseView:
    """Who may come, and what everybody is to read."""
    return _view(site, *await site.store.read(_decided))


@router.put(
    "",
    responses=refusals(401, 403, 415, 422, 429),
    dependencies=[limit("60/minute", by="player"), Depends(warden)],
)
async def decide_about_house(
    asked: Annotated[HouseRules, body(HouseRules)], site: TheSite
) -> HouseView:
    """Have it so from now on: for wardens."""
    notice = {language: _line(text) for language, text in asked.notice.items()}
    decided = Rules(
        asked.newcomers, asked.guests, {one: text for one, text in notice.items() if text}
    )
    await site.store.write(lambda c: house.decide(c, decided))
    return _view(site, *await site.store.read(_decided))


@router.get(
    "/limits",
    responses=refusals(401, 403, 429),
    dependencies=[limit("60/minute", by="player"), Depends(warden)],
)
async def list_limits(site: TheSite) -> HouseLimits:
    """What strangers and players can have here, as this server was started."""
    settings = site.settings
    found = {
        "per-address": settings.per_address or PER_ADDRESS,
        "per-player": PER_PLAYER,
        "tables-guest": OF_A_GUEST,
        "tables-account": OF_AN_ACCOUNT,
        "keep-games": settings.keep_games,
        "keep-guests": settings.keep_guests,
    }
    return {"limits": [{"name": name, "most": most} for name, most in found.items()]}


@router.get(
    "/people",
    response_model=PeopleOfHouse,
    responses=refusals(401, 403, 422, 429),
    dependencies=[limit("120/minute", by="player"), Depends(warden)],
)
async def look_for_people(
    site: TheSite,
    named: Annotated[str, Query(max_length=40)] = "",
    before: Annotated[int | None, Query(ge=0, le=EVER)] = None,
) -> Response:
    """People by a part of their name or login, who was here last first: for wardens."""
    wanted = "".join(one for one in named.strip() if one.isprintable())
    return reply({"people": await site.store.read(lambda c: house.people(c, wanted, before))})


@router.post(
    "/people/{person}",
    status_code=204,
    responses=refusals(401, 403, 404, 409, 415, 422, 429),
    dependencies=[limit("60/minute", by="player"), Depends(warden)],
)
async def judge(
    person: Somewhere, asked: Annotated[Judgement, body(Judgement)], site: TheSite
) -> Response:
    """Mute or ban somebody, or let them speak and play again: for wardens."""
    now = site.now()
    until = EVER if asked.days is None else now + asked.days * DAY
    changes: dict[str, dict[str, Any]] = {
        "mute": {"muted_until": until},
        "ban": {"banned_until": until},
        "pardon": {"muted_until": None, "banned_until": None, "warning": None},
    }

    def act(connection: Connection) -> None:
        _check_person(connection, person)
        standing.set_standing(connection, person, **changes[asked.action])

    await site.store.write(act)
    return Response(status_code=204)


@router.post(
    "/people/{person}/link",
    status_code=201,
    responses=refusals(401, 403, 404, 409, 422, 429),
    dependencies=[limit("30/hour", by="player"), Depends(warden)],
)
async def let_back(person: Somewhere, site: TheSite, known: TheKnown) -> FreshLink:
    """A link by which somebody comes back into their account, once, within a day: for wardens."""
    word, now = fresh_token(""), site.now()
    link = Link(digest(word), "back", person, "", 1, now, now + BACK)

    def act(connection: Connection) -> None:
        if _check_person(connection, person).login is None:
            raise Refused("no_account", "guests have no account to come back to")
        links.add(connection, link)

    await site.store.write(act)
    known.forget(person)
    return {"word": word, "ends_at": link.ends_at}


@router.get(
    "/invitations",
    responses=refusals(401, 403, 429),
    dependencies=[limit("60/minute", by="player"), Depends(warden)],
)
async def list_links(site: TheSite) -> InvitationLinks:
    """Invitations that work: for wardens."""
    found = await site.store.read(lambda c: links.invitations(c, site.now()))
    return {
        "invitations": [
            {
                "digest": one.digest,
                "name": one.name,
                "uses": one.uses,
                "made_at": one.made_at,
                "ends_at": one.ends_at,
            }
            for one in found
        ]
    }


@router.post(
    "/invitations",
    status_code=201,
    responses=refusals(401, 403, 409, 415, 422, 429),
    dependencies=[limit("60/hour", by="player"), Depends(warden)],
)
async def invite_newcomers(
    asked: Annotated[NewInvitation, body(NewInvitation)], site: TheSite
) -> FreshLink:
    """A link for newcomers, where only who is invited may come: for wardens."""
    word, now = fresh_token("")[:24], site.now()
    name, ends_at = name_of(asked.name), now + asked.days * DAY
    link = Link(digest(word), "invitation", None, name, asked.uses, now, ends_at)

    def add(connection: Connection) -> None:
        if len(links.invitations(connection, now)) >= MOST:
            raise Refused("enough_links", f"{MOST} invitations are all that work at once")
        links.add(connection, link)

    await site.store.write(add)
    return {"word": word, "ends_at": ends_at}


@router.delete(
    "/invitations/{digest}",
    status_code=204,
    responses=refusals(401, 403, 404, 422, 429),
    dependencies=[limit("60/minute", by="player"), Depends(warden)],
)
async def take_link_back(
    digest: Annotated[str, Path(pattern="^[0-9a-f]{64}$")], site: TheSite
) -> Response:
    """Take an invitation back: for wardens."""
    if not await site.store.write(lambda c: links.drop(c, digest)):
        raise Refused("no_link", "there is no such invitation")
    return Response(status_code=204)


def _check_person(connection: Connection, person: str) -> players.Player:
    """Somebody about whom wardens may decide: not one of themselves."""
    found = players.find(connection, person)
    if found is None:
        raise Refused("no_person", "there is no such person")
    if standing.standing(connection, person).warden:
        raise Refused("is_warden", "wardens do not judge each other: see `tegel warden`")
    return found


def _decided(connection: Connection) -> tuple[Rules, club.Shown]:
    return house.rules(connection), club.shown_to(connection)


def _view(site: Site, rules: Rules, statistics: club.Shown) -> HouseView:
    return {
        "newcomers": rules.newcomers,
        "guests": rules.guests,
        "notice": dict(rules.notice),
        "statistics": statistics,
        "mail": site.post is not None,
    }


def _line(text: str) -> str:
    return "".join(one for one in " ".join(text.split()) if one.isprintable())
