"""Tournaments: announcing one, entering it, how it stands, and its results as files."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from tegel.games import find
from tegel.server.http.answers.tournaments import MadeTournament, TournamentList, TournamentLooked
from tegel.server.http.aside import aside
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.who import AnyId, Somebody, TheSite
from tegel.server.identity.codes import derived_code
from tegel.server.identity.names import LONGEST_OF_MANY, BadName, clean_name
from tegel.server.identity.tokens import fresh_token
from tegel.server.looks.past import record_of
from tegel.server.manners import check_account, check_welcome
from tegel.server.site import Site
from tegel.server.store import tournaments
from tegel.server.store.standing import standing
from tegel.server.tables.commands import Refused
from tegel.server.tables.table import Table
from tegel.server.tournaments import coming, correcting, hosting
from tegel.server.tournaments.files import as_csv, as_zip
from tegel.server.tournaments.setting import Setting
from tegel.server.tournaments.view import own, view
from tegel.server.wire.asked import Correction, NewEntry, NewTournament

router = APIRouter(prefix="/api", tags=["tournaments"])

ATournament = Annotated[str, Path(pattern="^[a-z0-9]{4,32}$")]
ALanguage = Annotated[str, Query(pattern="^[a-z]{2,3}$")]
AnEntrant = Annotated[int, Path(ge=1, le=100_000)]


@router.get(
    "/tournaments",
    response_model=TournamentList,
    responses=refusals(401, 429),
    dependencies=[limit("120/minute", by="address")],
)
async def list_tournaments(site: TheSite) -> Response:
    """Tournaments: those to come and under way, then those that are over."""
    return reply({"tournaments": await site.store.read(tournaments.listed)})


@router.post(
    "/tournaments",
    status_code=201,
    responses=refusals(401, 403, 409, 415, 422, 429),
    dependencies=[limit("20/hour", by="player"), limit("100/hour", by="address")],
)
async def announce_tournament(
    asked: Annotated[NewTournament, body(NewTournament)], site: TheSite, player: Somebody
) -> MadeTournament:
    """Announce a tournament: for who has an account. Asked again by the same id, it is the same."""
    await check_welcome(site, player.id)
    if player.login is None:
        raise Refused("no_account", "only who has an account announces tournaments")
    setting = Setting.read(
        name=asked.name,
        game=asked.game,
        options=asked.options,
        clock={
            "kind": asked.clock.kind,
            "base": asked.clock.base,
            "increment": asked.clock.increment,
        },
        rated=asked.rated,
        starts_at=asked.starts_at,
        minutes=asked.minutes,
        rest=asked.rest,
        grace=asked.grace,
    )
    plan = setting.plan(
        format=asked.format,
        rounds=asked.rounds,
        late=asked.late,
        tiebreaks=tuple(asked.tiebreaks),
        streaks=asked.streaks,
        team=asked.team,
        at_once=asked.at_once,
    )
    own_id = asked.id or fresh_token("")
    name = derived_code(site.keys[0], "tournament", player.id, own_id)
    site.preparing.want(find(setting.game))
    return {"tournament": await hosting.announce(site.hall, player, setting, plan, name)}


@router.get(
    "/tournaments/{tournament}",
    response_model=TournamentLooked,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("120/minute", by="player")],
)
async def look_at_tournament(
    tournament: ATournament,
    site: TheSite,
    player: AnyId,
    after: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """How it stands, and what concerns who asks; `after`: nothing but that, if nothing is new."""
    held = await site.hall.open(tournament)
    mine = own(held, player, player is not None and await _is_warden(site, player))
    if after == held.tournament.events:
        return reply({"number": after, "you": mine, "view": None})
    return reply({"number": held.tournament.events, "you": mine, "view": view(held)})


@router.post(
    "/tournaments/{tournament}/entries",
    status_code=204,
    responses=refusals(401, 403, 404, 409, 415, 422, 429),
    dependencies=[limit("30/minute", by="player"), limit("200/hour", by="address")],
)
async def enter_tournament(
    tournament: ATournament,
    asked: Annotated[NewEntry, body(NewEntry)],
    site: TheSite,
    player: Somebody,
) -> Response:
    """Enter, or come back after having left."""
    await check_welcome(site, player.id)
    try:
        team = clean_name(asked.team, LONGEST_OF_MANY) if asked.team else ""
    except BadName as error:
        raise Refused("bad_name", str(error)) from None
    if (await site.hall.open(tournament)).setting.rated:
        check_account(player)
    await coming.enter(site.hall, tournament, player, team)
    return Response(status_code=204)


@router.delete(
    "/tournaments/{tournament}/entries",
    status_code=204,
    responses=refusals(401, 403, 404, 409, 422, 429),
    dependencies=[limit("30/minute", by="player")],
)
async def leave_tournament(tournament: ATournament, site: TheSite, player: Somebody) -> Response:
    """Withdraw: nobody is paired with one any more, and what was won stays."""
    await coming.leave(site.hall, tournament, player.id)
    return Response(status_code=204)


@router.delete(
    "/tournaments/{tournament}/entries/{entrant}",
    status_code=204,
    responses=refusals(401, 403, 404, 409, 422, 429),
    dependencies=[limit("60/minute", by="player")],
)
async def remove_entrant(
    tournament: ATournament, entrant: AnEntrant, site: TheSite, player: Somebody
) -> Response:
    """Send somebody away: for the host, and for wardens."""
    is_warden = await _is_warden(site, player.id)
    await coming.remove(site.hall, tournament, player.id, is_warden, entrant)
    return Response(status_code=204)


@router.post(
    "/tournaments/{tournament}/start",
    status_code=204,
    responses=refusals(401, 403, 404, 409, 422, 429),
    dependencies=[limit("30/minute", by="player")],
)
async def start_tournament(tournament: ATournament, site: TheSite, player: Somebody) -> Response:
    """Begin: for the host."""
    await hosting.start(site.hall, tournament, player.id)
    return Response(status_code=204)


@router.post(
    "/tournaments/{tournament}/call-off",
    status_code=204,
    responses=refusals(401, 403, 404, 409, 422, 429),
    dependencies=[limit("30/minute", by="player")],
)
async def call_off_tournament(tournament: ATournament, site: TheSite, player: Somebody) -> Response:
    """Call it off, or end it as it stands: for the host, and for wardens."""
    await hosting.call_off(site.hall, tournament, player.id, await _is_warden(site, player.id))
    return Response(status_code=204)


@router.post(
    "/tournaments/{tournament}/corrections",
    status_code=204,
    responses=refusals(401, 403, 404, 409, 415, 422, 429),
    dependencies=[limit("30/hour", by="player")],
)
async def correct_result(
    tournament: ATournament,
    asked: Annotated[Correction, body(Correction)],
    site: TheSite,
    player: Somebody,
) -> Response:
    """Settle how a table ends, or should have ended: for the host and wardens. All can see it."""
    is_warden = await _is_warden(site, player.id)
    where = (asked.round, asked.board)
    await correcting.correct(
        site.hall, tournament, player.id, is_warden, where, asked.places, asked.why
    )
    return Response(status_code=204)


async def _is_warden(site: Site, player: str) -> bool:
    return (await site.store.read(lambda c: standing(c, player))).warden


@router.get(
    "/tournaments/{tournament}/standing.csv",
    response_class=Response,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("30/minute", by="address")],
)
async def standing_as_file(
    tournament: ATournament, site: TheSite, language: ALanguage = "en"
) -> Response:
    """The standing, for a spreadsheet."""
    told = as_csv(view(await site.hall.open(tournament)), language)
    return Response(told, headers=_named(tournament, "csv"), media_type="text/csv")


@router.get(
    "/tournaments/{tournament}/results.zip",
    response_class=Response,
    responses=refusals(401, 404, 409, 422, 429),
    dependencies=[limit("10/minute", by="address")],
)
async def results_as_files(
    tournament: ATournament, site: TheSite, language: ALanguage = "en"
) -> Response:
    """Everything: the standing, all rounds, and the records of all games; once it is over."""
    held = await site.hall.open(tournament)
    if not held.tournament.is_over:
        raise Refused("not_over", "it goes on: the records come with its end")
    records: dict[str, str] = {}
    for game in held.tournament.games:
        if game.result is not None and game.result.places:
            found = (await site.desk.current(game.table)).table.still()
            name = f"{game.round:02}-{game.board:02}"
            records[name] = await aside(partial(_record, found))
    packed = await aside(lambda: as_zip(view(held), records, language))
    return Response(packed, headers=_named(tournament, "zip"), media_type="application/zip")


def _record(table: Table) -> str:
    return str(record_of(table))


def _named(tournament: str, kind: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="tournament-{tournament}.{kind}"'}
