"""Quick pairing: who wants the same plays together, whoever is asked and however often."""

from typing import Any

import pytest

from tegel.server import pairing
from tegel.server.tables.clock import SECOND

from .helpers import BOT, ME, OPEN, House, Visitor, refused

LIVE = {"kind": "live", "base": 600_000, "increment": 5_000}
DAYS = {"kind": "days", "base": 3 * 86_400_000}


def seek(visitor: Visitor, **wish: Any) -> str:
    """Ask to be paired; the table that it leads to."""
    answer = visitor.post("/api/pairings", json={"game": "azul", **wish})
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["table"]
    return table


def test_two_who_want_the_same_play_and_others_wait(house: House) -> None:
    anna, ben, carl = (house.guest(name) for name in ("Anna", "Ben", "Carl"))
    waits = seek(anna, clock=LIVE)
    assert anna.look(waits)["status"] == "waiting"
    for other in (
        {"clock": DAYS},
        {"game": "ingenious", "clock": LIVE},
        {"options": {"wall": "grey"}},
    ):
        assert seek(carl, **other) != waits
    assert seek(ben, clock=LIVE) == waits
    view = anna.look(waits)
    assert view["status"] == "playing"
    assert [seat["name"] for seat in view["seats"]] == ["Anna", "Ben"]
    # Whoever asks from a table that has begun is told so, and is not sent elsewhere.
    assert seek(anna, clock=LIVE, table=waits) == waits


def test_nobody_waits_at_two_tables(house: House) -> None:
    anna = house.guest("Anna")
    first = seek(anna, game="ingenious")
    assert seek(anna, game="ingenious") == first
    second = seek(anna, game="ingenious", clock=LIVE)
    assert second != first
    assert anna.look(first)["status"] == "closed"
    assert anna.look(second)["status"] == "waiting"
    assert anna.do(second, kind="call_off").status_code == 200


def test_of_two_who_came_at_the_same_moment_the_later_goes_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    wish = {"game": "azul_duel", "clock": LIVE}
    first = seek(anna, **wish)
    with monkeypatch.context() as context:
        context.setattr(
            "tegel.server.store.waiting.waiting", lambda *_: []
        )  # as if neither saw the other
        second = seek(ben, **wish)
    assert seek(anna, **wish, table=first) == first
    assert seek(ben, **wish, table=second) == first
    assert ben.look(second)["status"] == "closed"
    assert anna.look(first)["status"] == "playing"


def test_an_open_table_of_who_is_there_will_do_and_one_of_who_is_gone_will_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, carl = (house.guest(name) for name in ("Anna", "Ben", "Carl"))
    wish: dict[str, Any] = {"game": "azul", "options": {"players": 3}, "clock": LIVE}
    with_bot = anna.set_up(ME, BOT, OPEN, public=True, **wish)["table"]
    there = anna.set_up(ME, OPEN, OPEN, public=True, **wish)["table"]
    now = house.site.now()
    later = now + pairing.PRESENT + 60 * SECOND
    with monkeypatch.context() as context:
        context.setattr(type(house.site), "now", lambda _: later)
        alone = seek(carl, **wish)
    assert alone not in (there, with_bot)
    assert carl.do(alone, kind="call_off").status_code == 200
    assert seek(ben, **wish) == there


def test_who_plays_by_the_day_need_not_be_there(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    table = seek(anna, game="azul_duel", clock=DAYS)
    assert not anna.look(table)["quick"]
    assert seek(ben, game="azul_duel", clock=DAYS) == table


def test_what_can_not_be_played_is_refused(house: House) -> None:
    anna = house.guest("Anna")
    for wish, code in [
        ({"game": "chess"}, "bad_options"),
        ({"game": "azul", "options": {"players": 9}}, "bad_options"),
        ({"game": "azul", "clock": {"kind": "live", "base": 1}}, "bad_clock"),
        ({"game": "azul", "seats": []}, "bad_request"),
    ]:
        assert refused(anna.post("/api/pairings", json=wish)) == (422, code)
    assert refused(house.visitor().post("/api/pairings", json={"game": "azul"})) == (
        401,
        "no_player",
    )
