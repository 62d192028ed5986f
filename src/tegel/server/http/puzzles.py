"""Puzzles: one for me, the one of the day, trying one, and how good I am at them.

Nobody is told an answer before a try of theirs was noted.
"""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from tegel.analysis.puzzles import daily
from tegel.analysis.puzzles.solver import Result, Solver
from tegel.server.http.answers.puzzles import PuzzleAnswer, PuzzleSets, PuzzleStanding, PuzzleView
from tegel.server.http.aside import aside
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.who import AnyId, Somebody, TheSite
from tegel.server.looks import puzzles as looks
from tegel.server.site import Site
from tegel.server.store import puzzles
from tegel.server.wire.asked import PuzzleTry

router = APIRouter(prefix="/api", tags=["puzzles"])

GameName = Annotated[str, Path(pattern="^[a-z_]{1,32}$")]
Key = Annotated[str, Path(pattern="^[0-9a-f]{10}$")]
Theme = Annotated[str | None, Query(pattern="^[a-z-]{1,20}$")]
Day = Annotated[str | None, Query(pattern=r"^\d{4}-\d\d-\d\d$")]


@router.get(
    "/puzzles",
    responses=refusals(401, 429),
    dependencies=[limit("60/minute", by="address")],
)
async def list_puzzles() -> PuzzleSets:
    """Which games have puzzles, how many, and how many of each theme."""
    return await aside(looks.sets)


@router.get(
    "/puzzles/daily",
    response_model=PuzzleView,
    responses=refusals(401, 422, 429),
    dependencies=[limit("120/minute", by="address")],
)
async def daily_puzzle(site: TheSite, player: AnyId, day: Day = None) -> Response:
    """The puzzle of a day, the same for all: of today (UTC), or of a day before."""
    wanted = looks.day_of(day, site.now())
    puzzle = await aside(lambda: daily(wanted))
    known = await _known(site, player, puzzle.key)
    return await aside(lambda: reply(looks.shown(puzzle, known, wanted.isoformat())))


@router.get(
    "/puzzles/{puzzle}",
    response_model=PuzzleView,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("120/minute", by="address")],
)
async def look_at_puzzle(puzzle: Key, site: TheSite, player: AnyId) -> Response:
    """A puzzle by its name."""
    found = await aside(lambda: looks.found(puzzle))
    known = await _known(site, player, puzzle)
    return await aside(lambda: reply(looks.shown(found, known)))


@router.get(
    "/me/puzzles/{game}/next",
    response_model=PuzzleView,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("120/minute", by="player")],
)
async def next_puzzle(
    game: GameName, site: TheSite, player: Somebody, theme: Theme = None
) -> Response:
    """A puzzle of a game that one has not tried, near one's rating; of a theme, if wanted."""
    looks.check_game(game)
    stands = await site.store.read(lambda c: puzzles.solver(c, player.id, game))
    tried = await site.store.read(lambda c: puzzles.seen(c, player.id, game))

    def choose() -> Response:
        found = looks.near(game, stands, tried, theme, site.desk.seed())
        return reply(looks.shown(found, None))

    return await aside(choose)


@router.get(
    "/me/puzzles/{game}",
    response_model=PuzzleStanding,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("120/minute", by="player")],
)
async def own_puzzles(game: GameName, site: TheSite, player: Somebody) -> Response:
    """How good one is at the puzzles of a game, and one's last tries."""
    looks.check_game(game)
    stands = await site.store.read(lambda c: puzzles.solver(c, player.id, game))
    tries = await site.store.read(lambda c: puzzles.latest(c, player.id, game))
    return reply(looks.standing(stands, tries))


@router.post(
    "/puzzles/{puzzle}/tries",
    response_model=PuzzleAnswer,
    responses=refusals(401, 404, 415, 422, 429),
    dependencies=[limit("120/minute", by="player")],
)
async def try_puzzle(
    puzzle: Key,
    asked: Annotated[PuzzleTry, body(PuzzleTry)],
    site: TheSite,
    player: Somebody,
) -> Response:
    """Try a puzzle: all one's moves so far, or None to be shown the answer.

    The first mistake counts as failed, and so does being shown; then one may try again.
    """
    found = await aside(lambda: looks.found(puzzle))
    attempt, right = await aside(lambda: looks.attempted(found, asked.moves))
    noted: tuple[Result, Solver] | None = None
    if looks.ends(attempt, right):
        solved, now = right and attempt.is_done, site.now()
        noted = await site.store.write(
            lambda c: puzzles.note(c, player.id, found, solved, now), f"puzzles {player.id}"
        )
    shows = asked.moves is None
    return await aside(lambda: reply(looks.answered(attempt, right, shows, noted)))


async def _known(site: Site, player: str | None, key: str) -> Result | None:
    """What came of somebody's first try; None: there was none, or it is nobody we know."""
    if player is None:
        return None
    return await site.store.read(lambda c: puzzles.result(c, player, key))
