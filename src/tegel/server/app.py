"""The application: HTTP, live and the site behind them."""

import gc
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

import tegel
from tegel.server.caretaker import Caretaker
from tegel.server.guard import guarded
from tegel.server.guard.crowd import PER_ADDRESS
from tegel.server.guard.doors import Doors
from tegel.server.guard.handles import MOST
from tegel.server.guard.refuse import mark
from tegel.server.http import install
from tegel.server.http.caller import Caller, too_many
from tegel.server.http.figures import counts
from tegel.server.http.together import telling
from tegel.server.http.who import player_of
from tegel.server.live import Session
from tegel.server.page import show_page
from tegel.server.site import Settings, Site, open_site

SWITCH = 0.0005  # seconds that another thread may keep the loop waiting; Python's own are ten times


class _Live:
    """The live side. As FastAPI has it, each connection would keep 8 kB for what is not used."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        site: Site = socket.app.state.site
        player = await player_of(site, socket)
        caller = Caller(socket, None if player is None else player.id)
        with caller.counted() as is_room:
            if is_room:
                await socket.accept()
                await Session(site, socket, caller).run()
            else:
                mark(scope, "too_many")
                await socket.send_denial_response(too_many())


def create_app(
    settings: Settings, doors: Doors | None = None, figures: Path | None = None
) -> FastAPI:
    """A server with these settings.

    `doors` are those that count its connections, if any do; `figures` is where its figures lie for
    the processes beside it, if there are any.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncGenerator[None]:
        async with open_site(settings) as site:
            app.state.site = site
            # Looking for garbage through all tables would hold everybody up for a quarter of a
            # second, again and again. What we let go of is freed without it, connections that end
            # included (`tests/server/test_garbage.py`); the caretaker looks for the rest when that
            # takes no time.
            gc.collect()
            gc.freeze()
            gc.disable()
            # Beside the loop threads read and replay: for what comes in they make way at once.
            sys.setswitchinterval(SWITCH)
            try:
                async with Caretaker(site).at_work(), telling(counts(app.state), figures):
                    yield
            finally:
                gc.enable()
                gc.unfreeze()

    app = FastAPI(
        title="Tegel",
        version=tegel.__version__,
        openapi_url=None,  # it would be written anew for everybody: see http/openapi.py
        docs_url=None,  # they load scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.figures = figures
    app.router.routes.append(WebSocketRoute("/api/live", _Live()))  # the first to be looked for
    install(app)
    show_page(app)
    guarded(app, settings, doors or Doors(MOST, PER_ADDRESS))
    return app
