"""No household, and nobody alone, takes all the room."""

import asyncio

import pytest
from starlette.testclient import TestClient

from tegel.server.guard import crowd as module
from tegel.server.guard.crowd import Crowd, CrowdGuard, Households
from tegel.server.guard.doors import Doors
from tegel.server.guard.handles import OWN, raise_handles, room
from tegel.server.guard.heads import LARGEST_HEAD, HeadGuard, PromptProtocol

from .apps import echo
from .helpers import connection, read_all, request, serving


def test_there_is_room_for_so_many_of_each_and_who_leaves_makes_room() -> None:
    crowd = Crowd(each=2, most=3)
    assert [crowd.enter("anna") for _ in range(3)] == [True, True, False]
    assert crowd.enter("ben")
    assert not crowd.enter("clara")
    assert (crowd.count, crowd.refused) == (3, 2)
    crowd.leave("anna")
    assert crowd.enter("clara")


def test_who_comes_for_many_others_counts_only_among_all() -> None:
    crowd = Crowd(each=1, most=3)
    assert [crowd.enter(None) for _ in range(4)] == [True, True, True, False]


def test_handles_are_left_for_the_server_itself() -> None:
    assert room(1024) == 1024 - OWN
    assert room(100) == 50
    assert raise_handles() == raise_handles() > 0


def test_one_connection_too_many_gets_one_cheap_answer() -> None:
    narrow = Doors(most=100, each=2)

    class Narrow(PromptProtocol):
        doors = narrow

    with (
        serving(echo, http=Narrow) as port,
        connection(port),
        connection(port),
        connection(port) as third,
    ):
        answer = read_all(third)
    assert answer.startswith(b"HTTP/1.1 503 ")
    assert answer.endswith(b'in a while"}')
    assert not narrow.crowd.count


def test_behind_a_proxy_are_many() -> None:
    class Narrow(PromptProtocol):
        doors = Doors(most=100, each=1, proxies=["127.0.0.0/8"])

    with serving(echo, http=Narrow) as port, connection(port), connection(port) as second:
        second.sendall(request("GET", "/", {"Connection": "close"}))
        assert read_all(second).startswith(b"HTTP/1.1 200 ")


def test_a_household_that_asks_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAUSE", 0)
    # Time stands still: on a busy machine half a second between two questions earns a third.
    guarded = CrowdGuard(echo, Households(each=4, now=lambda: 0.0))
    here, there = (TestClient(guarded, client=(address, 1)) for address in ("::1", "10.0.0.1"))
    answers = [here.get("/") for _ in range(21)]
    assert {answer.status_code for answer in answers[:20]} == {200}
    assert answers[20].status_code == 429
    assert answers[20].json()["code"] == "too_fast"
    assert int(answers[20].headers["retry-after"]) >= 1
    assert there.get("/").status_code == 200


def test_a_household_has_so_many_questions_open_at_once() -> None:
    async def story() -> None:
        open_ones = asyncio.Event()
        told: list[int] = []

        async def slow(scope: object, receive: object, send: object) -> None:
            await open_ones.wait()

        async def send(message: object) -> None:
            assert isinstance(message, dict)
            if "status" in message:
                told.append(message["status"])

        async def receive() -> dict[str, str]:
            return {"type": "http.disconnect"}

        guarded = CrowdGuard(slow, Households(each=2))
        scope = {"type": "http", "client": ("10.0.0.1", 1)}
        asked = [asyncio.create_task(guarded(scope, receive, send)) for _ in range(3)]
        await asked[2]
        assert told == [429]
        open_ones.set()
        await asyncio.gather(*asked)

    asyncio.run(story())


@pytest.mark.parametrize(("size", "status"), [(LARGEST_HEAD // 2, 200), (LARGEST_HEAD, 431)])
def test_a_head_has_a_largest_size(size: int, status: int) -> None:
    client = TestClient(HeadGuard(echo))
    assert client.get("/", headers={"X": "x" * size}).status_code == status
