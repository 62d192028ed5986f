"""Games with all that was tried in them: read from a file as a tree of moves, and written again."""

from typing import Annotated

from fastapi import APIRouter
from starlette.responses import Response

from tegel.server.http.answers.trees import FileView
from tegel.server.http.aside import aside
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.looks.trees import tree_of, written
from tegel.server.wire.asked import SentFile, WrittenFile

router = APIRouter(prefix="/api", tags=["records"])


@router.post(
    "/records/trees",
    response_model=FileView,
    responses=refusals(401, 415, 422, 429),
    dependencies=[limit("60/minute", by="player"), limit("120/minute", by="address")],
)
async def read_tree(asked: Annotated[SentFile, body(SentFile)]) -> Response:
    """A record, checked, with its variations: each move told as the seat that made it knows it."""
    return await aside(lambda: reply(tree_of(asked.record)))


@router.post(
    "/records",
    response_class=Response,
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        **refusals(401, 415, 422, 429),
    },
    dependencies=[limit("60/minute", by="player"), limit("120/minute", by="address")],
)
async def write_tree(asked: Annotated[WrittenFile, body(WrittenFile)]) -> Response:
    """A game with variations and comments, as a record."""
    text = await aside(lambda: str(written(asked)))
    return Response(text, media_type="text/plain")
