"""Asking the champion about a position: lines that deepen while one looks."""

from collections.abc import AsyncGenerator
from typing import Annotated

import orjson
from fastapi import APIRouter
from starlette.responses import Response

from tegel.analysis import Analysis
from tegel.server import packs
from tegel.server.guard.crowd import asking
from tegel.server.http.answers.analyses import Pack
from tegel.server.http.aside import aside
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.in_play import check_not_in_play
from tegel.server.http.limit import limit
from tegel.server.http.stream import Stream, streamed
from tegel.server.http.who import Somebody, TheSite
from tegel.server.looks.positions import Laid, check_decidable, lay_out
from tegel.server.refusals import Problem
from tegel.server.site import Site
from tegel.server.store.players import Player
from tegel.server.tables.commands import Refused
from tegel.server.thinking.analysis import Analyse
from tegel.server.thinking.jobs import Closed
from tegel.server.thinking.study import StudyFailed
from tegel.server.thinking.thinkers import TooMany
from tegel.server.thinking.watching import Watching
from tegel.server.wire.asked import WantedAnalysis

router = APIRouter(prefix="/api", tags=["positions"])

# A line without anything, after so many seconds without news: whatever stands between us and who
# listens may else take the connection for dead.
QUIET = 10.0


@router.get("/pack", responses=refusals(429), dependencies=[limit("60/minute", by="address")])
async def find_pack() -> Pack:
    """Where a browser finds what it needs to think by itself; no address: it is not here."""
    return {"address": packs.address(), "bytes": packs.size()}


@router.post(
    "/analyses/leave",
    status_code=204,
    responses=refusals(401, 403, 409, 415, 422, 429),
    dependencies=[limit("120/minute", by="player"), limit("480/minute", by="address")],
)
async def ask_leave(
    asked: Annotated[WantedAnalysis, body(WantedAnalysis)], site: TheSite, player: Somebody
) -> None:
    """Whether a position can be asked about, for who thinks about it by themselves then."""
    await _laid(asked, site, player)


@router.post(
    "/analyses",
    response_class=Response,
    responses={**streamed("AnalysisView"), **refusals(401, 403, 409, 415, 422, 429)},
    dependencies=[limit("60/minute", by="player"), limit("240/minute", by="address")],
)
async def analyse(
    asked: Annotated[WantedAnalysis, body(WantedAnalysis)], site: TheSite, player: Somebody
) -> Response:
    """The champion's lines of a position, line by line of JSON, each better than the one before.

    The last one is `final`; if something goes wrong on the way, it is a refusal. Who has seen
    enough closes the connection.
    """
    laid = await _laid(asked, site, player)
    study = Analyse.of(laid.state, asked.lines, asked.iterations, laid.seed or 0)
    try:
        watching = site.thinkers.study(study, player.id, asked.seconds, asking.get())
    except TooMany as error:
        raise Refused("too_many", str(error)) from None
    return Stream(_lines(watching), watching.leave)


async def _laid(asked: WantedAnalysis, site: Site, player: Player) -> Laid:
    """The position that somebody asks about; `Refused` if nobody tells them of it."""
    laid = await aside(lambda: lay_out(asked))
    check_decidable(laid)
    await check_not_in_play(site, player.id, laid.state)
    return laid


async def _lines(watching: Watching) -> AsyncGenerator[bytes]:
    """What is found, as it comes."""
    try:
        while not watching.is_over:
            found: Analysis | None = await watching.next(QUIET)
            if found is None:
                yield b"\n"
            else:
                told = {**found.as_data(), "final": watching.is_over}
                yield orjson.dumps(told, option=orjson.OPT_APPEND_NEWLINE)
    except (Closed, StudyFailed) as error:
        problem = Problem(code="unavailable", message=str(error))
        yield orjson.dumps(problem, option=orjson.OPT_APPEND_NEWLINE)
