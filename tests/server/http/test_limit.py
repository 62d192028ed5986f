"""Endpoints say how often they may be asked, and mean it."""

import pytest
from fastapi.routing import APIRoute

from tegel.server.guard.limits import Limiter
from tegel.server.http import ROUTERS
from tegel.server.http.limit import Limit

from .helpers import House, Visitor, refused


@pytest.fixture(autouse=True)
def stopped_clock(house: House) -> None:
    """However slow a test is, no time passes."""
    house.site.limits = Limiter(lambda: 0.0)


# These cost next to nothing, or must always be possible.
FREE = {"log_out", "health", "metrics", "push_key"}


def test_every_endpoint_that_costs_something_has_a_limit() -> None:
    without = {
        route.name
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, APIRoute)
        and not any(isinstance(needed.call, Limit) for needed in route.dependant.dependencies)
    }
    assert without == FREE


def test_who_asks_too_often_is_told_how_long_to_wait(house: House) -> None:
    visitor, other = house.visitor(), house.visitor()
    answers = [visitor.post("/api/players", json={}) for _ in range(61)]
    assert {answer.status_code for answer in answers[:60]} == {201}
    assert refused(answers[60]) == (429, "too_fast")
    assert int(answers[60].headers["retry-after"]) >= 1
    assert "wait" in answers[60].json()["message"]
    assert other.post("/api/players", json={}).status_code == 201


def test_the_limit_of_a_player_goes_with_them_to_other_addresses(house: House) -> None:
    here = house.guest("Anna")
    there = house.visitor()
    there.cookies.set("tegel", here.cookies["tegel"])
    answers = [
        visitor.patch("/api/me", json={"name": "Anna"})
        for _ in range(11)
        for visitor in (here, there)
    ]
    assert [answer.status_code for answer in answers] == [200] * 20 + [429] * 2


def test_the_passwords_of_one_account_can_not_be_tried_from_many_addresses(house: House) -> None:
    def guess(visitor: Visitor, login: str) -> int:
        body = {"login": login, "password": "guess"}
        return visitor.post("/api/sessions", json=body).status_code

    one = house.visitor()
    assert [guess(one, login) for login in ["target", "Target"] * 11] == [401] * 20 + [429] * 2
    assert guess(one, "other") == 401
    assert [guess(house.visitor(), "target") for _ in range(181)] == [401] * 180 + [429]


def test_a_request_that_names_no_login_is_counted_as_well(house: House) -> None:
    for body in (b"{}", b"[]", b"nonsense", b'{"login": 7}', b"\xff"):
        answer = house.visitor().post(
            "/api/sessions", content=body, headers={"Content-Type": "application/json"}
        )
        assert refused(answer) == (422, "bad_request")


def test_wrong_tokens_are_counted_by_address(house: House) -> None:
    program = house.visitor(origin=None)
    answers = [
        program.get("/api/me", headers={"Authorization": f"Bearer tegel_{n:043}"})
        for n in range(21)
    ]
    assert [refused(answer)[0] for answer in answers] == [401] * 20 + [429]
    assert int(answers[-1].headers["retry-after"]) >= 1
