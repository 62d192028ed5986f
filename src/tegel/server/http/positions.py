"""Positions as text: looked at, and played on. Nothing is kept, and the page computes nothing."""

from typing import Annotated

from fastapi import APIRouter
from starlette.responses import Response

from tegel.games import find
from tegel.server.http.answers.positions import PositionView
from tegel.server.http.aside import aside
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.who import TheSite
from tegel.server.looks.positions import lay_out, view_of
from tegel.server.wire.asked import SentPosition

router = APIRouter(prefix="/api", tags=["positions"])


@router.post(
    "/positions",
    response_model=PositionView,
    responses=refusals(401, 415, 422, 429),
    dependencies=[limit("600/minute", by="player"), limit("1200/minute", by="address")],
)
async def look_at_position(
    asked: Annotated[SentPosition, body(SentPosition)], site: TheSite
) -> Response:
    """A position, checked, after moves from it: as a table shows it to the seat that decides.

    What comes by chance, and what the text leaves unknown, follows from the seed.
    """
    game, answer = await aside(lambda: _looked_at(asked))
    site.preparing.want(find(game))
    return answer


def _looked_at(asked: SentPosition) -> tuple[str, Response]:
    view = view_of(lay_out(asked), asked.seat)
    return view["game"], reply(view)
