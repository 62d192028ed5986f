"""Mistakes that somebody's own browser has found: they come back to them, and to nobody else.

A browser can say what it likes. So nothing of it is a review that others see, or counts in a rate:
those are the server's own. What it can do is to choose which of one's own decisions one sees again,
and with what numbers. All else is the server's: the position, what was played, and that what is
said to be better can be played.
"""

from collections.abc import Collection
from dataclasses import asdict
from secrets import token_hex
from typing import Annotated, Any

from fastapi import APIRouter

from tegel.analysis.puzzles.subjects import subjects
from tegel.analysis.review import line_of
from tegel.analysis.shape import Choice, Step
from tegel.core.errors import TegelError
from tegel.core.state import State
from tegel.core.telling import Move
from tegel.server.http.aside import aside
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reviews import OFTEN, over_table
from tegel.server.http.tables import ATable
from tegel.server.http.who import Somebody, TheSite
from tegel.server.store import mistakes
from tegel.server.store.mistakes import Mistake
from tegel.server.tables.commands import Refused
from tegel.server.tables.table import Table
from tegel.server.wire.asked import HandedMistake, HandedMistakes, Worth

router = APIRouter(prefix="/api", tags=["reviews"])


@router.post(
    "/tables/{table}/review/own",
    status_code=204,
    responses=refusals(401, 404, 409, 415, 422, 429),
    dependencies=[limit(OFTEN, by="player"), limit("240/hour", by="address")],
)
async def hand_in(
    table: ATable,
    asked: Annotated[HandedMistakes, body(HandedMistakes)],
    site: TheSite,
    player: Somebody,
) -> None:
    """Mistakes of one's own in a game that is over, found by one's own browser, all or none.

    They come back as others do, to oneself alone; those that are known stay as they are.
    """
    found = await over_table(site, table)
    name, own = found.game.name, frozenset(found.seats_of(player.id))
    handed = await aside(lambda: _mistakes(found, own, asked.mistakes))
    await site.store.write(lambda c: mistakes.keep(c, table, name, handed, site.now()))


def _mistakes(table: Table, own: Collection[int], handed: list[HandedMistake]) -> list[Mistake]:
    """Each with the position as its seat knew it."""
    wanted = {one.n: one for one in handed}
    state, found = table.state.again(), list[Mistake]()
    for n, move in enumerate(table.state.moves):
        if n in wanted and state.turn in own:
            found.append(_mistake(state, move, wanted.pop(n)))
        state.push(move)
    if wanted:
        raise Refused("not_found", f"move {min(wanted)} is no decision of yours in this game")
    return found


def _mistake(state: State, move: Move, one: HandedMistake) -> Mistake:
    seat, players = state.turn, state.players
    assert seat is not None
    worths = (*vars(one.best).values(), *vars(one.played).values())
    known = subjects(state.game.name).themes
    if any(len(worth) != players for worth in worths) or not {*one.themes} <= {*known}:
        raise Refused("bad_request", f"move {one.n}: that is no mistake as reviews tell it")
    try:
        line = line_of(state, one.line, seat)
        better = _choice(state, one.line[0], seat, one.best, line)
    except TegelError as error:
        raise Refused("illegal", f"move {one.n}: {error}") from None
    about: dict[str, Any] = {"seat": seat, "mark": one.mark, "loss": one.loss}
    about |= {"position": state.position_for(seat), "best": asdict(better)}
    about |= {"played": asdict(_choice(state, move, seat, one.played))}
    return Mistake(token_hex(16), seat, one.n, one.themes, about)


def _choice(
    state: State, move: Move, seat: int, worth: Worth, line: tuple[Step, ...] = ()
) -> Choice:
    told = state.text(move), state.deed(move, seat)
    return Choice(move, *told, tuple(worth.shares), tuple(worth.margins), line)
