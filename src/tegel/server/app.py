"""The application: HTTP, live and the site behind them."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from fastapi import FastAPI, WebSocket

import tegel
from tegel.server.caretaker import Caretaker
from tegel.server.guard import guarded
from tegel.server.http import install
from tegel.server.http.who import player_of
from tegel.server.live import Session
from tegel.server.page import show_page
from tegel.server.rehearse import rehearse
from tegel.server.site import Settings, Site, open_site


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncGenerator[None]:
        await rehearse()
        async with open_site(settings) as site:
            app.state.site = site
            async with Caretaker(site).at_work():
                yield

    app = FastAPI(
        title="Tegel",
        version=tegel.__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they load scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
    )
    install(app)

    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:  # pyright: ignore[reportUnusedFunction]
        site: Site = socket.app.state.site
        player = await player_of(site, socket)
        await socket.accept()
        await Session(site, socket, None if player is None else player.id).run()

    show_page(app)
    guarded(app, settings)
    return app
