"""Puzzles: one for me, the one of the day, trying one, and how good I am at them.

Nobody is told an answer before a try of theirs was noted.
"""

from datetime import UTC, datetime
from random import Random
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from tegel.analysis.puzzles import Attempt, Puzzle, daily, explain, find_puzzle, shelf, shelves
from tegel.analysis.puzzles.solve import decisions
from tegel.analysis.puzzles.themes import THEMES
from tegel.core.errors import IllegalMove, InvalidMove
from tegel.server.http.answers import PuzzleAnswer, PuzzleSets, PuzzleStanding, PuzzleView
from tegel.server.http.aside import aside
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.who import AnyId, Somebody, TheSite
from tegel.server.site import Site
from tegel.server.store import puzzles
from tegel.server.store.puzzles import Result, Solver
from tegel.server.tables.commands import Refused
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

    def count() -> PuzzleSets:
        return {
            "sets": [
                {
                    "game": name,
                    "count": len(shelf(name).puzzles),
                    "themes": {
                        theme: shelf(name).themes[theme]
                        for theme in THEMES
                        if theme in shelf(name).themes
                    },
                }
                for name in shelves()
            ]
        }

    return await aside(count)


@router.get(
    "/puzzles/daily",
    response_model=PuzzleView,
    responses=refusals(401, 422, 429),
    dependencies=[limit("120/minute", by="address")],
)
async def daily_puzzle(site: TheSite, player: AnyId, day: Day = None) -> Response:
    """The puzzle of a day, the same for all: of today (UTC), or of a day before."""
    today = datetime.fromtimestamp(site.now() / 1000, UTC).date()
    try:
        wanted = today if day is None else datetime.strptime(day, "%Y-%m-%d").date()
    except ValueError:
        raise Refused("bad_request", f"day: there is no day {day}") from None
    if wanted > today:
        raise Refused("bad_request", "day: that one has not come yet")
    puzzle = await aside(lambda: daily(wanted))
    known = await _known(site, player, puzzle.key)
    return await aside(lambda: reply(_shown(puzzle, known, wanted.isoformat())))


@router.get(
    "/puzzles/{puzzle}",
    response_model=PuzzleView,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("120/minute", by="address")],
)
async def look_at_puzzle(puzzle: Key, site: TheSite, player: AnyId) -> Response:
    """A puzzle by its name."""
    found = await _found(puzzle)
    known = await _known(site, player, puzzle)
    return await aside(lambda: reply(_shown(found, known)))


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
    _check_game(game)
    stands = await site.store.read(lambda c: puzzles.solver(c, player.id, game))
    tried = await site.store.read(lambda c: puzzles.seen(c, player.id, game))

    def choose() -> Response:
        found = shelf(game).near(stands.rating.rating, tried, theme, Random(site.desk.seed()))
        if found is None:
            raise Refused("no_puzzle", "there is no puzzle left that you have not tried")
        return reply(_shown(found, None))

    return await aside(choose)


@router.get(
    "/me/puzzles/{game}",
    response_model=PuzzleStanding,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("120/minute", by="player")],
)
async def own_puzzles(game: GameName, site: TheSite, player: Somebody) -> Response:
    """How good one is at the puzzles of a game, and one's last tries."""
    _check_game(game)
    stands = await site.store.read(lambda c: puzzles.solver(c, player.id, game))
    tries = await site.store.read(lambda c: puzzles.latest(c, player.id, game))
    return reply({**_stands(stands), "latest": [vars(one) for one in tries]})


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
    found = await _found(puzzle)
    attempt, right = await aside(lambda: _tried(found, asked))
    ends = attempt.is_done or not right
    noted: tuple[Result, Solver] | None = None
    if ends:
        solved, now = right and attempt.is_done, site.now()
        noted = await site.store.write(
            lambda c: puzzles.note(c, player.id, found, solved, now), f"puzzles {player.id}"
        )
    shows = asked.moves is None or attempt.is_done
    return await aside(lambda: reply(_answered(found, attempt, right, shows, noted)))


def _tried(puzzle: Puzzle, asked: PuzzleTry) -> tuple[Attempt, bool]:
    """How far somebody came, and whether their last move was right."""
    attempt = Attempt(puzzle)
    for n, move in enumerate(asked.moves or ()):
        if attempt.is_done:
            raise Refused("bad_request", f"moves: {n} of them are the whole answer")
        try:
            if not attempt.play(move):
                return attempt, False
        except (IllegalMove, InvalidMove) as error:
            refusal = error.refusal if isinstance(error, IllegalMove) else None
            raise Refused("illegal", str(error), refusal) from None
    return attempt, asked.moves is not None


def _answered(
    puzzle: Puzzle,
    attempt: Attempt,
    right: bool,
    shows: bool,
    noted: tuple[Result, Solver] | None,
) -> dict[str, Any]:
    """What is told of a try."""
    seat = attempt.seat
    return {
        "right": right,
        "done": attempt.is_done,
        "view": attempt.state.view(seat),
        "story": attempt.state.story(seat),
        "result": None if noted is None else {**vars(noted[0]), **_stands(noted[1])},
        "solution": _solution(puzzle) if shows else None,
    }


def _solution(puzzle: Puzzle) -> dict[str, Any]:
    told = explain(puzzle)
    return {
        "moves": told.answer,
        "best": told.best,
        "second": told.second,
        "best_turn": told.best_turn,
        "second_turn": told.second_turn,
        "gains": [vars(one) for one in told.gains],
        "reasons": list(told.reasons),
        "best_share": puzzle.best_share,
        "second_share": puzzle.second_share,
        "themes": list(puzzle.themes),
    }


def _shown(puzzle: Puzzle, known: Result | None, day: str | None = None) -> dict[str, Any]:
    """A puzzle before it is solved: its themes would give it away."""
    state = puzzle.state()
    assert state.turn is not None
    return {
        "puzzle": puzzle.key,
        "game": puzzle.game,
        "players": state.players,
        "seat": state.turn,
        "decisions": decisions(puzzle),
        "rating": puzzle.rating,
        "view": state.view(state.turn),
        "position": puzzle.position,
        "tried": known is not None,
        "day": day,
    }


def _stands(stands: Solver) -> dict[str, Any]:
    return {
        "rating": round(stands.rating.rating),
        "deviation": round(stands.rating.deviation),
        "solved_all": stands.solved,
        "failed_all": stands.failed,
        "streak": stands.streak,
        "longest": stands.longest,
    }


async def _known(site: Site, player: str | None, key: str) -> Result | None:
    """What came of somebody's first try; None: there was none, or it is nobody we know."""
    if player is None:
        return None
    return await site.store.read(lambda c: puzzles.result(c, player, key))


def _check_game(game: str) -> None:
    if game not in shelves():
        raise Refused("not_found", f"there are no puzzles of {game}")


async def _found(key: str) -> Puzzle:
    puzzle = await aside(lambda: find_puzzle(key))
    if puzzle is None:
        raise Refused("no_puzzle", "there is no puzzle of this name")
    return puzzle
