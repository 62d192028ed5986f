"""Reviews: of games that were played here, of records from elsewhere, and what they add up to."""

from collections.abc import AsyncGenerator
from dataclasses import asdict
from hashlib import sha256
from secrets import token_hex
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Query
from sqlalchemy import Connection
from starlette.responses import Response

from tegel.analysis.form import Kind, form, kind_of
from tegel.analysis.judge import depth_for, version
from tegel.analysis.retry import Retried
from tegel.analysis.shape import MISTAKES, Choice, Review, Sums
from tegel.core.errors import BadRecord, TegelError
from tegel.core.position import read
from tegel.core.record import parse
from tegel.core.state import State
from tegel.core.telling import Move
from tegel.games import find
from tegel.server.guard.crowd import asking
from tegel.server.http.answers.mistakes import Answered, ReviewSummary
from tegel.server.http.answers.reviews import ReviewProgress
from tegel.server.http.aside import aside
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.in_play import check_not_in_play
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.stream import Stream, streamed
from tegel.server.http.tables import ATable
from tegel.server.http.who import Somebody, TheSite
from tegel.server.looks.past import check_begun, check_over, record_of
from tegel.server.refusals import Problem
from tegel.server.reviews import TooLong, Underway
from tegel.server.site import Site
from tegel.server.store import mistakes, reviews
from tegel.server.store.mistakes import Mistake
from tegel.server.tables.commands import Refused
from tegel.server.tables.table import Table
from tegel.server.thinking.jobs import Closed
from tegel.server.thinking.judging import Judged, Judging, Retrying
from tegel.server.thinking.study import StudyFailed
from tegel.server.thinking.thinkers import TooMany
from tegel.server.wire.asked import RecordToReview, ReviewTry, SecondTry

router = APIRouter(prefix="/api", tags=["reviews"])

# How many games somebody may have reviewed: each is seconds of a processor.
OFTEN = "60/hour"
# Seconds of thinking about a single try, and in which something is heard of it.
SHORT = 20.0


@router.post(
    "/tables/{table}/review",
    response_class=Response,
    responses={**streamed("ReviewProgress"), **refusals(401, 404, 409, 422, 429)},
    dependencies=[limit(OFTEN, by="player"), limit("240/hour", by="address")],
)
async def review_table(table: ATable, site: TheSite, player: Somebody) -> Response:
    """Review a game that is over, or join who does: line by line of JSON how far it is.

    The last line has the review; if something goes wrong on the way, it is a refusal. A review is
    kept, and the next one who asks has it at once. It is made even if its asker leaves.
    """
    found = await over_table(site, table)
    kept = await _kept(site, found)
    if kept is not None:
        return _told(kept)
    record = await aside(lambda: str(record_of(found)))
    name = found.game.name

    async def keep(review: bytes) -> None:
        wrong = await aside(lambda: _mistakes(found, review))

        def write(connection: Connection) -> None:
            reviews.keep(connection, table, review, site.now())
            mistakes.keep(connection, table, name, wrong, site.now())

        await site.store.write(write)

    try:
        underway = site.reviews.begin(
            f"table {table}", Judging(name, record), player.id, keep, asking.get()
        )
    except TooMany as error:
        raise Refused("too_many", str(error)) from None
    return Stream(_lines(underway), lambda: None)


@router.get(
    "/tables/{table}/review",
    response_model=ReviewProgress,
    responses=refusals(401, 404, 409, 422, 429),
    dependencies=[limit("120/minute", by="address")],
)
async def look_at_review(table: ATable, site: TheSite) -> Response:
    """The review of a game, or how far it is; nothing is begun by it."""
    found = await over_table(site, table)
    kept = await _kept(site, found)
    if kept is not None:
        return _told(kept, "application/json")
    underway = site.reviews.find(f"table {table}")
    if underway is None:
        raise Refused("not_found", "this game has not been reviewed yet")
    return Response(_line(underway.now), media_type="application/json")


@router.post(
    "/records/review",
    response_class=Response,
    responses={**streamed("ReviewProgress"), **refusals(401, 403, 409, 415, 422, 429)},
    dependencies=[limit(OFTEN, by="player"), limit("240/hour", by="address")],
)
async def review_record(
    asked: Annotated[RecordToReview, body(RecordToReview)], site: TheSite, player: Somebody
) -> Response:
    """The same for a record from elsewhere, finished or not; it is kept nowhere.

    What is of a game that one plays is refused.
    """
    final = await aside(lambda: _checked(asked.record))
    await check_not_in_play(site, player.id, final)
    key = f"record {sha256(asked.record.encode()).hexdigest()}"
    try:
        study = Judging(final.game.name, asked.record)
        underway = site.reviews.begin(key, study, player.id, home=asking.get())
    except TooMany as error:
        raise Refused("too_many", str(error)) from None
    return Stream(_lines(underway), lambda: None)


@router.get(
    "/me/reviews/summary",
    response_model=ReviewSummary,
    responses=refusals(401, 422, 429),
    dependencies=[limit("30/minute", by="player")],
)
async def own_reviews(
    site: TheSite,
    player: Somebody,
    game: Annotated[str | None, Query(max_length=32)] = None,
    theme: Annotated[str | None, Query(max_length=32)] = None,
    most: Annotated[int, Query(ge=0, le=mistakes.MOST)] = mistakes.MOST,
) -> Response:
    """How one plays, by the reviews of one's games, and the mistakes that they found.

    What they add up to is of all of them; those told one by one are of a game or a theme, if it is
    named, and so many at most.
    """
    wanted = mistakes.Wanted(game, theme, most)
    games = await site.store.read(lambda c: reviews.own(c, player.id))
    wrong = await site.store.read(lambda c: mistakes.own(c, player.id, site.now(), wanted))
    played: dict[Kind, list[Sums]] = {}
    for one in games:
        if one.sums["decisions"]:
            kind = kind_of(one.game, one.options, one.players)
            played.setdefault(kind, []).append(Sums(**one.sums))
    forms = [form(player.name, kind, sums).as_json() for kind, sums in sorted(played.items())]
    return reply({"forms": forms, **wrong.told()})


@router.post(
    "/me/mistakes/{mistake}/answer",
    response_model=Answered,
    responses=refusals(401, 404, 415, 422, 429),
    dependencies=[limit("60/minute", by="player")],
)
async def answer_mistake(
    mistake: Annotated[str, Path(pattern="^[0-9a-f]{32}$")],
    asked: Annotated[SecondTry, body(SecondTry)],
    site: TheSite,
    player: Somebody,
) -> Response:
    """Try again what went wrong: whether it is right now, why, and when it comes back.

    What the review does not know is judged as it judges. An answer counts if it was due.
    """
    found = await site.store.read(lambda c: mistakes.find(c, player.id, mistake))
    if found is None:
        raise Refused("not_found", "there is no such mistake of yours")
    return reply(await _answered(site, player.id, found, found, asked.move))


@router.post(
    "/tables/{table}/review/answers",
    response_model=Answered,
    responses=refusals(401, 404, 409, 415, 422, 429),
    dependencies=[limit("60/minute", by="player"), limit("240/minute", by="address")],
)
async def answer_review(
    table: ATable, asked: Annotated[ReviewTry, body(ReviewTry)], site: TheSite, player: Somebody
) -> Response:
    """The same at any decision of a game that was reviewed; a mistake of one's own may count."""
    over = await over_table(site, table)
    own = await site.store.read(lambda c: mistakes.find_at(c, player.id, table, asked.n))
    about = own
    if about is None:
        kept = await _kept(site, over)
        decided = orjson.loads(kept)["decisions"][asked.n : asked.n + 1] if kept else []
        if not decided:
            raise Refused("not_found", "there is no such decision in a review of this game")
        about = await aside(lambda: _as_decided(over, decided[0]))
    return reply(await _answered(site, player.id, about, own, asked.move))


def _as_decided(table: Table, decided: dict[str, Any]) -> dict[str, Any]:
    """A decision with the position as its seat knew it."""
    state = table.state.again()
    for move in table.state.moves[: decided["n"]]:
        state.push(move)
    position = state.position_for(decided["seat"])
    return {"game": table.game.name, "position": position, **decided}


async def _answered(
    site: Site, player: str, about: dict[str, Any], own: dict[str, Any] | None, move: Move | None
) -> dict[str, Any]:
    """What a try is worth; if it is at a mistake of one's own, that is told to the schedule."""
    best, played = (Choice.from_json(about[name]) for name in ("best", "played"))
    tried = await aside(lambda: _moved(about, move, played))
    study = Retrying(about["game"], about["position"], best, played, tried)
    found = await _retried(site, study, player)
    is_right = move is not None and found.loss == 0
    due = None
    if own is not None:
        mistake, now = own["id"], site.now()
        due = await site.store.write(
            lambda c: mistakes.answered(c, mistake, is_right=is_right, now=now)
        )
        own = own if due is None else {**own, "due_at": due}
    worth: dict[str, Any] = {"loss": None, "choice": None}
    if move is not None:
        worth = {"loss": found.loss, "choice": asdict(found.choice)}
    told = {"right": is_right, **worth, "reasons": [*found.reasons]}
    return {**told, "counted": due is not None, "mistake": own}


def _moved(about: dict[str, Any], move: Move | None, played: Choice) -> Move:
    """The move that is tried, which must be one there; for who was shown it, the played one."""
    if move is None or move == played.move:
        return played.move
    try:
        read(about["position"], find, 0).push(move)
    except TegelError as error:
        raise Refused("illegal", str(error), error.refusal) from None
    return move


async def _retried(site: Site, study: Retrying, player: str) -> Retried:
    try:
        watching = site.thinkers.study(study, player, SHORT, asking.get())
    except TooMany as error:
        raise Refused("too_many", str(error)) from None
    found: Retried | None = None
    try:
        while not watching.is_over:
            found = await watching.next(SHORT) or found
    except StudyFailed as error:
        raise Refused("unavailable", str(error)) from None
    finally:
        watching.leave()
    if found is None:
        raise Refused("unavailable", str(TooLong()))
    return found


def _mistakes(table: Table, review: bytes) -> list[Mistake]:
    """What the review of a table marks, each with the position as its seat knew it."""
    told = Review.from_json(orjson.loads(review))
    state, found = table.state.again(), list[Mistake]()
    wrong = {turn.worst: turn for turn in told.turns if turn.mark in MISTAKES}
    for n, move in enumerate(table.state.moves):
        if n in wrong:
            decided, turn = told.decisions[n], wrong[n]
            played, best = asdict(decided.played), asdict(decided.best)
            about: dict[str, Any] = {"seat": turn.seat, "mark": turn.mark, "loss": turn.loss}
            about |= {"position": state.position_for(turn.seat), "played": played, "best": best}
            found.append(Mistake(token_hex(16), turn.seat, n, turn.themes, about))
        state.push(move)
    return found


async def over_table(site: Site, table: str) -> Table:
    """A table whose game is over."""
    found = (await site.desk.current(table)).table
    check_begun(found)
    check_over(found)
    return found


async def _kept(site: Site, table: Table) -> bytes | None:
    """The review of a table by the judge of today."""
    game, players = table.game, len(table.seats)
    judge = await aside(lambda: version(game, players, depth_for(game)))
    return await site.store.read(lambda c: reviews.find(c, table.id, judge))


def _checked(record: str) -> State:
    """The end of a record that can be replayed."""
    try:
        return parse(record, find).verify()
    except BadRecord as error:
        raise Refused("bad_record", str(error), error.refusal) from None


async def _lines(underway: Underway) -> AsyncGenerator[bytes]:
    try:
        async for found in underway.follow():
            yield b"\n" if found is None else _line(found) + b"\n"
    except (Closed, StudyFailed, TooLong) as error:
        problem = Problem(code="unavailable", message=str(error))
        yield orjson.dumps(problem, option=orjson.OPT_APPEND_NEWLINE)


def _line(found: Judged) -> bytes:
    """How far a review is, as JSON; the review itself is JSON already."""
    return b'{"done":%d,"of":%d,"review":%b}' % (found.done, found.of, found.review or b"null")


def _told(review: bytes, media_type: str = Stream.media_type) -> Response:
    moves = len(orjson.loads(review)["decisions"])
    return Response(_line(Judged(moves, moves, review)) + b"\n", media_type=media_type)
