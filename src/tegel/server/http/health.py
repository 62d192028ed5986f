"""For who runs the server: whether it works, and how much."""

from fastapi import APIRouter
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response

import tegel
from tegel.server.http.answers.health import Health
from tegel.server.http.errors import refusals
from tegel.server.http.figures import counts
from tegel.server.http.together import told
from tegel.server.http.who import TheSite, address_of
from tegel.server.tables.commands import Refused

router = APIRouter(tags=["hosts"])

SEEN = "Tegel-Sees"


@router.get("/api/health", responses=refusals(503))
async def health(site: TheSite, request: Request, response: Response) -> Health:
    """Whether the server works, and its database takes what is written."""
    # Whom it takes the caller for: behind a proxy, who runs it wants to know (`tegel doctor`).
    response.headers[SEEN] = address_of(request)
    if site.pulse.trouble is not None:
        raise Refused("unavailable", site.pulse.trouble)
    return {"status": "ok", "version": tegel.__version__}


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Figures for Prometheus, of this process and those beside it."""
    state = request.app.state
    return Response(await told(counts(state), state.figures), media_type=CONTENT_TYPE_LATEST)
