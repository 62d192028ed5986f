"""What is mine: all of it in one file, and nothing left of me when I go."""

import io
import json
import zipfile
from typing import Any

import pytest
from sqlalchemy import Connection, select

from tegel.core.record import parse
from tegel.games import find
from tegel.server.leaving import clear_up
from tegel.server.store import leaving, players
from tegel.server.store.schema import metadata
from tegel.server.store.schema import players as people
from tegel.server.tables.events import LEFT
from tegel.server.tournaments import coming
from tegel.server.tournaments.hall import Hall

from .authenticator import come, new_passkey, question, sign
from .helpers import BOT, ME, OPEN, House, Visitor, play_to_the_end, refused
from .test_accounts import PASSWORD, account
from .test_reports import complain, warden
from .test_tournaments import advance, announce, enter, resign
from .test_tournaments import look as look_at

WISHES = {"off": ["round"], "zone": "UTC"}
# Columns that hold somebody's id without referring to them: `server/leaving.py` sees to these.
IDS = {
    ("seats", "player"),
    ("tables", "host"),
    ("looking", "player"),
    ("tournaments", "host"),
    ("results", "player"),
}


def taken_home(visitor: Visitor) -> dict[str, bytes]:
    answer = visitor.get("/api/me/export")
    assert answer.status_code == 200, answer.text
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        assert file.testzip() is None
        return {name: file.read(name) for name in file.namelist()}


def run(house: House, visitor: Visitor, job: Any) -> Any:
    assert visitor.portal is not None
    return visitor.portal.call(house.site.store.write, job)


def everything(connection: Connection) -> str:
    """All that is in all tables of the database, as text."""
    return "\n".join(
        f"{table.name} {row!r}"
        for table in metadata.sorted_tables
        for row in connection.execute(select(table)).all()
    )


def played(first: Visitor, second: Visitor, name: str) -> str:
    """A game of two, with words, to its end by resigning."""
    table: str = first.set_up(ME, OPEN, public=True)["table"]
    second.do(table, kind="sit", seat=1, name=name)
    return table


def test_everything_of_mine_is_in_one_file(house: House) -> None:
    anna, ben = account(house, "exporter"), house.guest("Benno")
    over = anna.set_up(ME, ME)["table"]
    play_to_the_end(anna, over)
    going = played(anna, ben, "Benno")
    anna.do(going, kind="say", seat=0, text="Mind the blue ones")
    ben.do(going, kind="say", seat=1, text="Never")
    new_passkey(anna, "My phone")
    anna.post("/api/me/tokens", json={"name": "My bot"})
    complain(anna, going, 1)
    name = announce(anna)
    enter(name, anna)
    anna.put("/api/me/notices", json=WISHES)
    files = taken_home(anna)
    told = {name: json.loads(files[name]) for name in files if name.endswith(".json")}
    assert (told["account.json"]["login"], told["account.json"]["name"]) == ("exporter", "Anna")
    assert told["logins.json"]["passkeys"][0]["name"] == "My phone"
    assert told["logins.json"]["tokens"][0]["name"] == "My bot"
    assert told["people.json"]["met"][0]["name"] == "Benno"
    assert len(told["people.json"]["reports"]) == 1
    [tournament] = told["tournaments.json"]
    assert (tournament["tournament"], tournament["announced_by_me"]) == (name, True)
    assert [one["name"] for one in tournament["entries"]] == ["Anna"]
    assert told["notices.json"]["wishes"]["off"] == ["round"]
    assert told["ratings.json"] == {"changes": [], "households": []}
    tables = {one["table"]: one for one in told["tables.json"]}
    assert tables.keys() == {over, going}
    assert [one["text"] for one in tables[going]["said"]] == ["Mind the blue ones"]
    # Games that are over are records that verify; those that go on would show what is hidden.
    records = [name for name in files if name.startswith("games/")]
    assert records == [f"games/{over}.tegel"]
    parse(files[records[0]].decode(), find).verify()
    secrets = [anna.cookies["tegel"], "argon2", "public_key"]
    assert not any(one in str(files) for one in secrets)


def test_a_guest_takes_home_what_a_guest_has(house: House) -> None:
    guest = house.guest("Gast")
    guest.set_up(ME, BOT)
    assert json.loads(taken_home(guest)["account.json"])["login"] is None


def test_who_leaves_types_the_name_and_is_nobody_then(house: House) -> None:
    anna = account(house, "hesitant")
    key = new_passkey(anna)
    code = anna.post("/api/me/codes").json()["codes"][0]
    wrong = anna.post("/api/me/farewell", json={"name": "Anna"})
    assert refused(wrong) == (409, "other_name")
    assert anna.get("/api/me").status_code == 200
    assert anna.post("/api/me/farewell", json={"name": " Hesitant "}).status_code == 204
    there = house.visitor()
    sent = {"login": "hesitant", "password": PASSWORD}
    assert refused(there.post("/api/sessions", json=sent)) == (401, "wrong_login")
    assert refused(come(there, sign(key, question(there, "come")))) == (401, "wrong_passkey")
    assert refused(there.post("/api/sessions/code", json={"code": code})) == (401, "wrong_code")
    # Nobody passes for them: the login is nobody else's for a year.
    impostor = house.guest("Eve").post("/api/accounts", json=sent)
    assert refused(impostor) == (409, "taken")


def test_nothing_in_any_table_names_who_has_left_and_others_keep_their_games(house: House) -> None:
    name, login, word = "Zebedee", "zebedee.q", "Xylophone"
    zed, ben = house.guest(name), account(house, "stayer")
    old = zed.cookies["tegel"]
    own_id = old.split(".")[1]
    zed.post("/api/accounts", json={"login": login, "password": PASSWORD})
    # At tables in each state, as host and as guest, with words, bots, reports and blocks.
    over, going, hosted = (played(zed, ben, "Ben") for _ in range(3))
    guest = ben.set_up(ME, OPEN)["table"]
    zed.do(guest, kind="sit", seat=1, name=name)
    for table in (over, going, guest):
        seat = 1 if table == guest else 0
        zed.do(table, kind="say", seat=seat, text=word)
        ben.do(table, kind="say", seat=1 - seat, text="Well")
    ben.do(over, kind="resign", seat=1)
    waiting = zed.set_up(ME, OPEN, public=True)["table"]
    left = ben.set_up(ME, OPEN, OPEN, options={"players": 3})["table"]
    for kind in ("sit", "stand", "sit"):
        zed.do(left, kind=kind, seat=1, **({"name": name} if kind == "sit" else {}))
    alone = zed.set_up(ME, BOT)["table"]
    new_passkey(zed, name)
    zed.post("/api/me/codes")
    zed.post("/api/me/tokens", json={"name": name})
    zed.post("/api/me/blocks", json={"table": over, "seat": 1})
    complain(zed, over, 1, words=word)
    complain(ben, over, 0, words="He says strange things")
    third = house.guest("Third")
    both = played(ben, third, "Third")
    complain(third, both, 0)
    # In a tournament that goes on, in one that is over, and in one that nobody else can begin.
    thursday, last, own = announce(ben), announce(ben), announce(zed)
    for one in (thursday, last):
        enter(one, zed, ben, house.guest("Eve"), house.guest("Fay"))
        assert ben.post(f"/api/tournaments/{one}/start").status_code == 204
    ben.post(f"/api/tournaments/{last}/call-off")
    enter(own, third)
    look = run(house, ben, everything)
    assert all(one in look for one in (name, login, word, own_id))
    before = {one: ben.look(one) for one in (over, going, guest)}
    lists = {one["table"]: one for one in ben.get("/api/me/tables").json()["tables"]}

    with ben.live() as live:
        live.send_json({"type": "follow", "table": going})
        live.receive_json()
        assert zed.post("/api/me/farewell", json={"name": login}).status_code == 204
        assert refused(zed.get("/api/me")) == (401, "no_player")
        assert ben.portal is not None
        ben.portal.call(clear_up, house.site)
        while (frame := live.receive_json()).get("event", {}).get("kind") != "forgotten":
            assert name not in json.dumps(frame.get("event", {}))

    look = run(house, ben, everything)
    found = [line for line in look.splitlines() if any(x in line for x in (name, login, word))]
    assert found == []
    assert own_id not in look
    # Others' games are whole: over ones with their result, going ones with a bot that plays on.
    for table, seat in ((over, 0), (going, 0), (guest, 1)):
        view = ben.look(table)
        assert view["seats"][seat]["name"] == LEFT
        assert view["moves"] >= before[table]["moves"]
        assert view["result"] == before[table]["result"]
        assert [one["text"] for one in view["talk"]] == ["Well"]
        happened = ben.get(f"/api/tables/{table}/events?after=0").text
        assert name not in happened
        assert word not in happened
    assert ben.look(over)["view"] == before[over]["view"]
    record = ben.get(f"/api/tables/{over}/record").text
    assert f"seat 0: {LEFT}" in record
    parse(record, find).verify()
    assert ben.look(going)["status"] == "playing"
    assert ben.look(going)["seats"][0]["away"]
    assert ben.look(waiting)["status"] == "closed"
    assert ben.look(alone)["status"] == "closed"
    assert ben.look(left)["seats"][1]["kind"] == "open"
    # For who stays nothing has happened: the list has what is over where it was.
    now = {one["table"]: one for one in ben.get("/api/me/tables").json()["tables"]}
    assert now[over]["updated_at"] == lists[over]["updated_at"]
    assert {one["name"] for one in now[over]["seats"]} == {LEFT, "Ben"}
    # And the game goes on, to its end.
    assert ben.do(going, kind="resign", seat=1).status_code == 200
    assert ben.look(going)["status"] == "finished"
    assert hosted in now
    # Tournaments are as they were, with somebody who left; what began under their name is off.
    advance(house, thursday)  # so that nothing follows by itself between two looks
    views = [look_at(ben, one)["view"] for one in (thursday, last, own)]
    assert [one["status"] for one in views] == ["running", "called off", "called off"]
    for view in views[:2]:
        assert [one["name"] for one in view["entrants"]] == [LEFT, "Anna", "Eve", "Fay"]
    assert views[0]["entrants"][0]["left"] == "withdrew"
    house.site.hall.held.clear()  # as another process reads it
    assert look_at(ben, thursday)["view"] == views[0]


def test_who_leaves_amid_a_tournament_is_not_paired_again(house: House) -> None:
    ben, zed = account(house, "ben.stays"), account(house, "zed.pairs")
    name = announce(ben)
    enter(name, zed, ben, house.guest("Third"), house.guest("Fourth"))
    assert ben.post(f"/api/tournaments/{name}/start").status_code == 204
    assert zed.post("/api/me/farewell", json={"name": "zed.pairs"}).status_code == 204
    resign(ben, name)  # whatever is left of the round
    advance(house, name)
    view = look_at(ben, name)["view"]
    boards = [game["entrants"] for one in view["rounds"][1:] for game in one["games"]]
    assert boards
    assert all(1 not in board for board in boards)
    assert ben.portal is not None
    ben.portal.call(clear_up, house.site)
    assert "zed.pairs" not in run(house, ben, everything)


def test_a_table_that_is_set_up_while_somebody_is_forgotten_names_them_neither(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ben, zed = account(house, "ben.waits"), account(house, "zed.raced")
    forget = coming.forget

    async def late(hall: Hall, player: str) -> None:
        """Somebody was about to set a table up where they sit."""
        await forget(hall, player)
        monkeypatch.setattr(leaving, "tables_of", lambda *_, **__: ([], None))

    zed.patch("/api/me", json={"name": "Zacharias"})
    zed.set_up(ME, OPEN, public=True)
    monkeypatch.setattr(coming, "forget", late)
    assert zed.post("/api/me/farewell", json={"name": "zed.raced"}).status_code == 204
    assert ben.portal is not None
    ben.portal.call(clear_up, house.site)
    assert "Zacharias" not in run(house, ben, everything)


def test_whoever_clears_up_twice_or_is_interrupted_leaves_nothing_either(house: House) -> None:
    quitter, ben = account(house, "quitter"), house.guest("Ben")
    table = played(quitter, ben, "Ben")
    own_id = quitter.cookies["tegel"].split(".")[1]
    quitter.post("/api/me/farewell", json={"name": "quitter"})
    # The event is there, and the process ends before the old ones are rewritten.
    from tegel.server.tables.commands import Forget

    assert ben.portal is not None
    number = ben.get(f"/api/tables/{table}").json()["number"]
    ben.portal.call(house.site.desk.command, table, None, Forget(own_id), number)
    house.site.desk.sittings.clear()
    for _ in range(2):
        ben.portal.call(clear_up, house.site)
    assert own_id not in run(house, ben, everything)
    assert ben.look(table)["seats"][0]["name"] == LEFT


def test_each_column_that_names_a_player_goes_with_the_player() -> None:
    """A new table has to say what becomes of it: by a reference that cascades."""
    for table in metadata.sorted_tables:
        for column in table.columns:
            named = column.name in ("player", "other", "reporter", "inviter", "host", "owner")
            refers = [key for key in column.foreign_keys if key.column.table is people]
            assert all(key.ondelete == "CASCADE" for key in refers), column
            if named and not refers:
                assert (table.name, column.name) in IDS


def test_a_guest_may_leave_for_good_too(house: House) -> None:
    guest = house.guest("Passing")
    own_id = guest.cookies["tegel"].split(".")[1]
    assert guest.post("/api/me/farewell", json={"name": "passing"}).status_code == 204
    assert guest.portal is not None
    guest.portal.call(clear_up, house.site)
    assert run(house, guest, lambda c: players.find(c, own_id)) is None


def test_a_warden_who_leaves_is_none_any_more(house: House) -> None:
    wanda = warden(house, "leaving.warden")
    wanda.post("/api/me/farewell", json={"name": "leaving.warden"})
    assert refused(wanda.get("/api/reports")) == (401, "no_player")
