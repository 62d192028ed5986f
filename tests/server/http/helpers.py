"""A whole server in this process, and browsers that visit it."""

from collections.abc import Generator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from itertools import count
from typing import Any

import httpx2
from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession

from tegel.server.app import create_app
from tegel.server.site import Settings, Site

HOST = "tegel.test"
ORIGIN = f"http://{HOST}"

_numbers = count(1)


class Visitor(TestClient):
    """Somebody at the server, at an address of their own."""

    def do(self, table: str, **do: Any) -> httpx2.Response:
        """Send a command that has seen all that happened."""
        number = self.get(f"/api/tables/{table}").json()["number"]
        return self.order(table, number, **do)

    def order(
        self, table: str, expected: int, own_id: str | None = None, **do: Any
    ) -> httpx2.Response:
        """Send a command."""
        body = {"expected": expected, "id": own_id or f"c{next(_numbers)}", "do": do}
        return self.post(f"/api/tables/{table}/commands", json=body)

    def set_up(self, *seats: dict[str, Any], game: str = "azul", **more: Any) -> dict[str, Any]:
        """Set a table up; what the server says of it."""
        answer = self.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    @contextmanager
    def live(self, **headers: str) -> Generator[WebSocketTestSession]:
        """A live connection."""
        # The test client cancels what it has run, and stumbles over groups of tasks when it does.
        with (
            suppress(CancelledError),
            self.websocket_connect(f"ws://{HOST}/api/live", headers=headers) as live,
        ):
            yield live
            live.close()
            while live.receive()["type"] != "websocket.close":
                pass  # the server may have had more to say

    def look(self, table: str) -> dict[str, Any]:
        """What the visitor sees of a table."""
        answer = self.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()["view"]
        return view


class House:
    """A server that is open."""

    def __init__(self, app: FastAPI, door: TestClient) -> None:
        self.app = app
        self._door = door

    @property
    def site(self) -> Site:
        """What is behind it."""
        site: Site = self.app.state.site
        return site

    def visitor(self, origin: str | None = ORIGIN, scheme: str = "http") -> Visitor:
        """Somebody whom the server does not know."""
        n = next(_numbers)
        visitor = Visitor(
            self.app,
            base_url=f"{scheme}://{HOST}",
            headers={} if origin is None else {"Origin": origin},
            raise_server_exceptions=False,
            client=(f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}", 50_000),
        )
        visitor.portal = self._door.portal  # all in the one loop that the server has
        return visitor

    def guest(self, name: str) -> Visitor:
        """Somebody with a cookie."""
        visitor = self.visitor()
        assert visitor.post("/api/players", json={"name": name}).status_code == 201
        return visitor

    def program(self, owner: Visitor) -> Visitor:
        """A program of somebody's, with a token."""
        token = owner.post("/api/me/tokens", json={"name": "bot"}).json()["token"]
        visitor = self.visitor(origin=None)
        visitor.headers["Authorization"] = f"Bearer {token}"
        return visitor


@contextmanager
def opened(database: str) -> Generator[House]:
    """A server for a while."""
    app = create_app(Settings(database, thinkers=1, bot_pace=0))
    with TestClient(app) as door:
        yield House(app, door)


ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "newcomer"}


def refused(answer: httpx2.Response) -> tuple[int, str]:
    """The status and the code of a refusal, which has the one shape that all have."""
    problem = answer.json()
    assert set(problem) - {"refusal"} == {"code", "message"}, answer.text
    assert isinstance(problem["message"], str)
    assert problem["message"]
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, problem["code"]


def word(answer: httpx2.Response) -> str:
    """The code of a refusal."""
    return refused(answer)[1]


def play_to_the_end(player: Visitor, table: str) -> None:
    """Play the first legal move until the game is over."""
    answer = player.get(f"/api/tables/{table}").json()
    while answer["view"]["status"] == "playing":
        view = answer["view"]["view"]
        move = {"kind": "play", "seat": view["turn"], "move": view["moves"][0]["move"]}
        sent = player.order(table, answer["number"], **move)
        assert sent.status_code == 200, sent.text
        answer = player.get(f"/api/tables/{table}").json()
