"""For who runs the server: whether it works, and how much."""

import asyncio

from fastapi import APIRouter
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

import tegel
from tegel.server.http.answers import Health
from tegel.server.http.errors import refusals
from tegel.server.http.figures import Figures
from tegel.server.http.who import TheSite
from tegel.server.tables.commands import Refused

router = APIRouter(tags=["hosts"])

PATIENCE = 5.0  # seconds


@router.get("/api/health", responses=refusals(503))
async def health(site: TheSite) -> Health:
    """Whether the server works, and its database answers."""
    try:
        async with asyncio.timeout(PATIENCE):
            await site.store.read(_ask)
    except (SQLAlchemyError, TimeoutError):
        raise Refused("unavailable", "the database does not answer") from None
    return {"status": "ok", "version": tegel.__version__}


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, site: TheSite) -> Response:
    """Figures for Prometheus."""
    now = CollectorRegistry()
    now.register(Figures(site))
    figures = generate_latest(request.app.state.traffic.registry) + generate_latest(now)
    return Response(figures, media_type=CONTENT_TYPE_LATEST)


def _ask(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))
