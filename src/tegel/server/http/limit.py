"""How often an endpoint may be asked, as data beside it: `limit("10/minute", by="address")`."""

from dataclasses import dataclass
from typing import Any, Literal

import orjson
from fastapi import Depends
from starlette.requests import Request

from tegel.server.http.errors import TooFast
from tegel.server.http.who import Anybody, TheSite, address_of
from tegel.server.store.players import Player

By = Literal["address", "player", "login", "login and address"]


@dataclass(frozen=True)
class Limit:
    """So often by each of something, for each endpoint by itself."""

    rate: str
    by: By

    async def __call__(self, request: Request, site: TheSite, player: Anybody) -> None:
        """Count a request; `TooFast` if there were too many."""
        key = f"{request['endpoint'].__name__} {self.by} {await self._who(request, player)}"
        wait = site.limits.take(key, self.rate)
        if wait:
            raise TooFast(wait)

    async def _who(self, request: Request, player: Player | None) -> str:
        match self.by:
            case "player" if player is not None:
                return player.id
            case "login":
                return _login(await request.body())
            case "login and address":
                return f"{_login(await request.body())} {address_of(request)}"
            case _:
                return address_of(request)


def limit(rate: str, by: By) -> Any:
    """A dependency that keeps to a limit. Whom we don't know has the limit of its address."""
    return Depends(Limit(rate, by))


def _login(body: bytes) -> str:
    """The login that a body names; all that name none count as one."""
    try:
        return str(orjson.loads(body)["login"]).lower()
    except (orjson.JSONDecodeError, KeyError, TypeError):
        return ""
