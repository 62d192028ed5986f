"""Reports, and what wardens make of them."""

from typing import Any

from sqlalchemy import Connection

from tegel.server.store import players, standing
from tegel.server.tables.clock import DAY

from .helpers import ME, OPEN, House, Visitor, refused


def game(house: House) -> tuple[Visitor, Visitor, str]:
    """Two who play at a table."""
    anna, ben = house.guest("Anna"), house.guest("Ben")
    table = anna.set_up(ME, OPEN)["table"]
    assert ben.do(table, kind="sit", seat=1, name="Ben").status_code == 200
    return anna, ben, table


def warden(house: House, login: str) -> Visitor:
    """Somebody who acts on reports."""
    found = house.guest("Wanda")
    found.post("/api/accounts", json={"login": login, "password": "correct horse battery"})

    def make(connection: Connection) -> None:
        player = players.find_login(connection, login)
        assert player is not None
        standing.set_standing(connection, player.id, warden=True)

    assert found.portal is not None
    found.portal.call(house.site.store.write, make)
    return found


def complain(visitor: Visitor, table: str, seat: int, **more: str) -> Any:
    body = {"seat": seat, "reason": "talk", **more}
    return visitor.post(f"/api/tables/{table}/reports", json=body)


def decide(visitor: Visitor, report: str, action: str, **more: int) -> Any:
    return visitor.post(f"/api/reports/{report}", json={"action": action, **more})


def test_a_report_reaches_wardens_and_nobody_else_with_what_was_said(house: House) -> None:
    anna, ben, table = game(house)
    ben.do(table, kind="say", seat=1, text="You play like a bot")
    ben.do(table, kind="say", seat=1, phrase="bye")
    assert complain(anna, table, 1, words="  He is\n rude.\x07 ").status_code == 204
    assert complain(anna, table, 1).status_code == 204  # and it counts once
    wanda = warden(house, "wanda")
    (report,) = wanda.get("/api/reports").json()["reports"]
    told = ("table", "seat", "game", "name", "login", "by", "reason", "words", "seats", "before")
    assert [report[key] for key in told] == [
        table, 1, "azul", "Ben", None, "Anna", "talk", "He is rude.", ["Anna", "Ben"], {},
    ]  # fmt: skip
    assert report["talk"] == [
        {"seat": 1, "text": "You play like a bot"},
        {"seat": 1, "text": "bye"},
    ]
    assert refused(anna.get("/api/reports")) == (403, "not_warden")
    assert refused(decide(anna, report["id"], "dismiss")) == (403, "not_warden")
    assert refused(house.visitor().get("/api/reports")) == (401, "no_player")
    assert decide(wanda, report["id"], "dismiss").status_code == 204
    assert refused(decide(wanda, report["id"], "ban")) == (404, "no_report")
    assert wanda.get("/api/reports").json()["reports"] == []
    assert ben.get("/api/me/standing").json()["warning"] is None


def test_who_was_warned_reads_it_once(house: House) -> None:
    anna, ben, table = game(house)
    complain(anna, table, 1, reason="stalling")
    wanda = warden(house, "warner")
    decide(wanda, wanda.get("/api/reports").json()["reports"][0]["id"], "warn")
    assert ben.get("/api/me/standing").json() == {
        "warden": False,
        "warning": "stalling",
        "muted_until": None,
        "banned_until": None,
    }
    assert ben.delete("/api/me/standing/warning").status_code == 204
    assert ben.get("/api/me/standing").json()["warning"] is None


def test_who_is_muted_plays_and_says_nothing(house: House) -> None:
    anna, ben, table = game(house)
    complain(anna, table, 1)
    wanda = warden(house, "muter")
    decide(wanda, wanda.get("/api/reports").json()["reports"][0]["id"], "mute", days=7)
    until = ben.get("/api/me/standing").json()["muted_until"]
    assert 6 * DAY < until - house.site.now() <= 7 * DAY
    assert refused(ben.do(table, kind="say", seat=1, text="Hello")) == (403, "muted")
    assert refused(ben.do(table, kind="say", seat=1, phrase="hello")) == (403, "muted")
    assert ben.do(table, kind="resign", seat=1).status_code == 200


def test_who_is_banned_ends_their_games_and_begins_no_other(house: House) -> None:
    anna, ben, table = game(house)
    waiting = anna.set_up(ME, OPEN)["table"]
    complain(anna, table, 1, reason="cheating")
    wanda = warden(house, "banner")
    decide(wanda, wanda.get("/api/reports").json()["reports"][0]["id"], "ban")
    banned = (403, "banned")
    assert refused(ben.do(waiting, kind="sit", seat=1, name="Ben")) == banned
    assert refused(ben.do(table, kind="say", seat=1, text="Hello")) == banned
    assert refused(ben.post("/api/tables", json={"game": "azul", "seats": [ME, OPEN]})) == banned
    assert refused(ben.post("/api/pairings", json={"game": "azul"})) == banned
    assert ben.do(table, kind="resign", seat=1).status_code == 200
    assert refused(ben.do(table, kind="rematch", seat=1)) == banned
    # The next warden sees what came of it before.
    complain(anna, table, 1, reason="other")
    anna2, _, other = game(house)
    complain(anna2, other, 1)
    assert [one["before"] for one in wanda.get("/api/reports").json()["reports"]] == [{}]


def test_nobody_reports_bots_or_themselves(house: House) -> None:
    anna, _, table = game(house)
    for seat in (0, 5):
        assert refused(complain(anna, table, seat)) == (422, "no_seat")
    assert refused(complain(anna, "nothing", 1)) == (404, "no_table")
    assert refused(complain(anna, table, 1, reason="ugly")) == (422, "bad_request")
