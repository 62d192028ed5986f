"""Notices over a whole server, with a real service that takes what is pushed and posted."""

import asyncio
import hmac
import time
from base64 import b64decode, b64encode
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tegel.server.app import create_app
from tegel.server.notices import herald
from tegel.server.site import Settings
from tegel.server.tournaments import leading
from tegel.server.tournaments.hall import Hall
from tests.server.databases import new_file
from tests.server.http.helpers import ME, OPEN, House, Visitor, refused
from tests.server.http.test_tournaments import account, announce, enter
from tests.server.http.test_tournaments import look as look_at
from tests.server.notices.service import Browser, Posted, Service, check_word, listening

DAYS = {"kind": "days", "base": 86_400_000}


@pytest.fixture(scope="module")
def service() -> Generator[Service]:
    with listening() as service:
        yield service


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    database = new_file(tmp_path_factory.mktemp("notices"))
    settings = Settings(database, thinkers=1, bot_pace=0, reach=("127.0.0.1",))
    app = create_app(settings)
    with TestClient(app) as door:
        yield House(app, door)


@pytest.fixture(autouse=True)
def patient(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    service.answer = lambda _: (201, {})
    monkeypatch.setattr(herald, "HOLD", 100)


def subscribe(visitor: Visitor, service: Service, path: str) -> Browser:
    browser = Browser()
    answer = visitor.post("/api/me/notices/browsers", json=browser.subscription(service.url + path))
    assert answer.status_code == 201, answer.text
    return browser


def table_of(anna: Visitor, ben: Visitor, **more: Any) -> str:
    """A game by the day that has begun."""
    made = anna.set_up(ME, OPEN, clock=DAYS, **more)
    assert ben.do(made["table"], kind="sit", seat=1, name="Ben").status_code == 200
    return str(made["table"])


def turn(visitor: Visitor, table: str) -> int:
    found: int = visitor.look(table)["view"]["turn"]
    return found


def move(people: list[Visitor], table: str) -> int:
    """Whoever is in turn plays the first legal move; whose turn it was."""
    seat = turn(people[0], table)
    view = people[seat].look(table)["view"]
    sent = people[seat].do(table, kind="play", seat=seat, move=view["moves"][0]["move"])
    assert sent.status_code == 200, sent.text
    return seat


def quiet(house: House, service: Service, path: str, count: int) -> list[Posted]:
    """What came to a path, once the server has nothing more to send."""

    async def settle() -> None:
        ours = house.site.herald
        await asyncio.sleep(0.2)  # what was just written is held for half as long
        while True:
            await ours.work()
            await asyncio.sleep(0.1)
            if not ours.is_busy:
                return

    assert house.site is not None
    people = house.visitor()
    assert people.portal is not None
    people.portal.call(settle)
    found = service.to(path)
    assert len(found) == count, [one.path for one in service.posted]
    return found


def test_whose_turn_it_is_is_told_once_and_soon(house: House, service: Service) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    hers = subscribe(anna, service, "/anna")
    his = subscribe(ben, service, "/ben")
    table = table_of(anna, ben)
    seat = turn(anna, table)
    path, browser = [("/anna", hers), ("/ben", his)][seat]
    if seat == 0:  # who sits down last has begun the game, and knows
        first = service.wait(1, path)[0]
    else:
        move([anna, ben], table)
        path, browser = "/anna", hers
        first = service.wait(1, path)[0]
    told = browser.read(first.body)
    assert told["title"] == "It is your turn"
    assert told["body"] == "Azul with Ben"
    assert told["url"] == f"http://tegel.test/t/{table}"
    assert first.headers["content-encoding"] == "aes128gcm"
    assert 80_000 < int(first.headers["ttl"]) <= 86_400
    assert len(first.headers["topic"]) <= 32
    key = anna.get("/api/notices/key").json()["key"]
    check_word(first.headers["authorization"], key, service.url, time.time())
    quiet(house, service, path, 1)


def test_who_has_moved_already_is_not_told_any_more(
    house: House, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(herald, "HOLD", 1_000_000)  # however slow this machine is
    anna, ben = house.guest("Anna"), house.guest("Ben")
    subscribe(anna, service, "/quick-anna")
    subscribe(ben, service, "/quick-ben")
    table = table_of(anna, ben)
    last = [move([anna, ben], table) for _ in range(6)][-1]
    monkeypatch.setattr(herald, "HOLD", 0)
    waits = 1 - last
    paths = ["/quick-anna", "/quick-ben"]
    quiet(house, service, paths[waits], 1)
    quiet(house, service, paths[last], 0)


def test_who_looks_at_the_table_is_not_told(house: House, service: Service) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    subscribe(anna, service, "/looks")
    table = table_of(anna, ben)
    while turn(anna, table) == 0:
        move([anna, ben], table)
    with anna.live() as live:
        live.send_json({"type": "follow", "table": table, "last": None, "hash": None})
        live.send_json({"type": "look", "tables": [table]})
        live.send_json({"type": "beat"})
        while live.receive_json()["type"] != "beat":
            pass
        before = len(service.to("/looks"))
        move([anna, ben], table)
        quiet(house, service, "/looks", before)
        live.send_json({"type": "look", "tables": []})  # another tab comes before it
        live.send_json({"type": "beat"})
        while live.receive_json()["type"] != "beat":
            pass
        while turn(anna, table) == 0:
            move([anna, ben], table)
        move([anna, ben], table)
        quiet(house, service, "/looks", before + 1)


def test_one_kind_can_be_switched_off_and_quiet_hours_are_kept(
    house: House, service: Service
) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    subscribe(anna, service, "/off")
    wishes = {"off": ["turn"], "zone": "Europe/Amsterdam"}
    assert anna.put("/api/me/notices", json=wishes).status_code == 204
    table = table_of(anna, ben)
    while turn(anna, table) == 0:
        move([anna, ben], table)
    move([anna, ben], table)
    quiet(house, service, "/off", 0)
    assert ben.do(table, kind="resign", seat=1).status_code == 200
    assert quiet(house, service, "/off", 1)
    night = {"off": [], "zone": "UTC", "quiet": {"start": 0, "end": 1439}}
    assert anna.put("/api/me/notices", json=night).status_code == 204
    if time.gmtime()[3:5] != (23, 59):
        assert ben.do(table, kind="rematch", seat=1).status_code == 200
        quiet(house, service, "/off", 1)
    assert anna.get("/api/me/notices").json()["quiet"] == {"start": 0, "end": 1439}


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(house: House, service: Service, status: int) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    path = f"/gone-{status}"
    subscribe(anna, service, path)
    service.answer = lambda _: (status, {})
    table = table_of(anna, ben)
    ben.do(table, kind="resign", seat=1)
    quiet(house, service, path, 1)
    assert anna.get("/api/me/notices").json()["places"] == []


def test_what_a_service_can_not_take_now_is_brought_later_and_once(
    house: House, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(herald, "FIRST_TRY", 0.05)
    anna, ben = house.guest("Anna"), house.guest("Ben")
    browser = subscribe(anna, service, "/later")
    answers = iter([(503, {}), (429, {"Retry-After": "1"}), (201, {})])
    service.answer = lambda _: next(answers)
    table = table_of(anna, ben)
    ben.do(table, kind="resign", seat=1)
    came = service.wait(3, "/later")
    assert len({browser.read(one.body)["id"] for one in came}) == 1
    quiet(house, service, "/later", 3)
    assert anna.get("/api/me/notices").json()["places"][0]["failing_since"] is None


def test_what_may_have_arrived_is_not_sent_again(house: House, service: Service) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    subscribe(anna, service, "/doubt")

    def hang_up(_: Posted) -> tuple[int, dict[str, str]]:
        raise ConnectionAbortedError

    service.answer = hang_up
    table = table_of(anna, ben)
    ben.do(table, kind="resign", seat=1)
    service.wait(1, "/doubt")
    quiet(house, service, "/doubt", 1)


def test_a_flood_of_events_is_a_few_notices(house: House, service: Service) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    subscribe(anna, service, "/flood")
    table = table_of(anna, ben)
    while turn(anna, table) == 0:
        move([anna, ben], table)
    for n in range(14):
        said = ben.do(table, kind="say", seat=1, text=f"Anna! {n}")
        assert said.status_code == 200
        quiet(house, service, "/flood", min(n + 1, 12))


def test_a_webhook_is_signed_and_says_what_happened(house: House, service: Service) -> None:
    anna, ben = house.guest("Anna"), house.guest("@everyone <b>")
    made = {}
    for style in ("json", "discord", "slack", "matrix"):
        hook = {"style": style, "address": f"{service.url}/{style}", "name": style}
        made[style] = anna.post("/api/me/notices/webhooks", json=hook).json()
        assert made[style]["secret"].startswith("whsec_")
    table = table_of(anna, ben)
    ben.do(table, kind="say", seat=1, text="Anna, well played")
    for style in made:
        service.wait(1, f"/{style}")
    came = service.to("/json")[-1]
    told = came.json
    assert told["type"] in ("tegel.turn", "tegel.mentioned")
    assert told["data"]["table"] == table
    sent = f"{came.headers['webhook-id']}.{came.headers['webhook-timestamp']}.".encode()
    key = b64decode(made["json"]["secret"].removeprefix("whsec_"))
    signed = b64encode(hmac.digest(key, sent + came.body, "sha256")).decode()
    assert came.headers["webhook-signature"] == f"v1,{signed}"
    assert abs(int(came.headers["webhook-timestamp"]) - time.time()) < 300
    assert service.to("/discord")[0].json["allowed_mentions"] == {"parse": []}
    assert "<" not in service.to("/slack")[0].json["text"]
    hooks = anna.get("/api/me/notices").json()["places"]
    assert all("secret" not in one and service.url not in str(one) for one in hooks)


def test_a_webhook_of_a_table_hears_of_no_other(house: House, service: Service) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    one, other = table_of(anna, ben), table_of(anna, ben)
    hook = {"style": "json", "address": f"{service.url}/one", "table": one}
    assert anna.post("/api/me/notices/webhooks", json=hook).status_code == 201
    carl = house.guest("Carl")
    assert refused(carl.post("/api/me/notices/webhooks", json=hook)) == (403, "not_yours")
    for table in (other, one):
        ben.do(table, kind="resign", seat=1)
    assert [came.json["data"]["table"] for came in quiet(house, service, "/one", 1)] == [one]


def test_a_place_is_tried_and_told_what_came_of_it(house: House, service: Service) -> None:
    anna = house.guest("Anna")
    hook = {"style": "json", "address": f"{service.url}/trial"}
    own_id = anna.post("/api/me/notices/webhooks", json=hook).json()["place"]["id"]
    path = f"/api/me/notices/places/{own_id}/trial"
    assert anna.post(path).json() == {"arrived": True, "status": 201, "why": None}
    service.answer = lambda _: (302, {"Location": f"{service.url}/secret"})
    assert anna.post(path).json() == {"arrived": False, "status": 302, "why": "refused"}
    assert service.to("/secret") == []
    stranger = house.guest("Carl")
    assert refused(stranger.post(path)) == (404, "no_place")
    assert refused(stranger.delete(f"/api/me/notices/places/{own_id}")) == (404, "no_place")
    assert anna.delete(f"/api/me/notices/places/{own_id}").status_code == 204


def test_a_dead_webhook_is_given_up_and_its_owner_told(house: House, service: Service) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    browser = subscribe(anna, service, "/owner")
    hook = {"style": "json", "address": f"{service.url}/dead", "name": "the club's"}
    anna.post("/api/me/notices/webhooks", json=hook)
    service.answer = lambda came: (410 if came.path == "/dead" else 201, {})
    table = table_of(anna, ben)
    ben.do(table, kind="resign", seat=1)
    titles = {browser.read(one.body)["title"] for one in service.wait(2, "/owner")}
    assert "A webhook does not answer any more: the club's" in titles
    places = anna.get("/api/me/notices").json()["places"]
    assert [one["given_up_at"] is None for one in places] == [True, False]


@pytest.mark.parametrize(
    "address",
    [
        "https://user:word@example.org/",
        "ftp://example.org/",
        "https://example.org:notaport/",
        "javascript:alert(1)",
        "https://example.org/\nHost: x",
    ],
)
def test_no_place_has_an_address_that_nothing_is_sent_to(house: House, address: str) -> None:
    anna = house.guest("Anna")
    given = Browser().subscription(address)
    assert refused(anna.post("/api/me/notices/browsers", json=given)) == (422, "bad_address")
    hook = {"style": "json", "address": address}
    assert refused(anna.post("/api/me/notices/webhooks", json=hook)) == (422, "bad_address")


def test_a_push_endpoint_inside_is_never_asked(tmp_path: Path, service: Service) -> None:
    """On a server whose host has opened nothing: by whatever name, and however it is spelled."""
    with TestClient(create_app(Settings(new_file(tmp_path), thinkers=1, bot_pace=0))) as door:
        house = House(door.app, door)  # type: ignore[arg-type]
        anna = house.guest("Anna")
        port = service.url.rpartition(":")[2]
        plain = Browser().subscription(f"http://127.0.0.1:{port}/evil")
        assert refused(anna.post("/api/me/notices/browsers", json=plain))[1] == "bad_address"
        for host in ("127.0.0.1", "2130706433", "0177.1", "[::ffff:7f00:1]", "localhost"):
            given = Browser().subscription(f"https://{host}/evil")
            own_id = anna.post("/api/me/notices/browsers", json=given).json()["id"]
            tried = anna.post(f"/api/me/notices/places/{own_id}/trial").json()
            assert tried["arrived"] is False
            assert tried["why"] in ("forbidden", "no-answer")
    assert service.to("/evil") == []


def test_a_person_has_so_many_places_and_no_more(house: House) -> None:
    anna = house.guest("Anna")
    codes = [
        anna.post(
            "/api/me/notices/browsers", json=Browser().subscription(f"http://127.0.0.1/{n}")
        ).status_code
        for n in range(21)
    ]
    assert codes == [201] * 20 + [409]


def test_the_same_browser_is_one_place_and_its_last_users(house: House, service: Service) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    for _ in range(2):
        subscribe(anna, service, "/shared")
    assert len(anna.get("/api/me/notices").json()["places"]) == 1
    subscribe(ben, service, "/shared")
    assert anna.get("/api/me/notices").json()["places"] == []
    assert len(ben.get("/api/me/notices").json()["places"]) == 1


def test_a_round_is_told_once_to_each_who_plays_also_by_who_comes_after(
    house: House, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = account(house, "Host")
    name = announce(host, clock=DAYS)
    players = [house.guest(f"Player {n}") for n in range(4)]
    browsers = [subscribe(one, service, f"/round{n}") for n, one in enumerate(players)]
    enter(name, *players)
    hall, begin, made = house.site.hall, house.site.desk.begin, list[str]()

    async def dies(table: str, *more: Any) -> Any:
        if made:
            raise RuntimeError("the process ends")
        made.append(table)
        return await begin(table, *more)

    monkeypatch.setattr(house.site.desk, "begin", dies)
    assert host.post(f"/api/tournaments/{name}/start").status_code == 500
    monkeypatch.undo()
    monkeypatch.setattr(herald, "HOLD", 100)
    others = [Hall(hall.store, hall.desk, hall.now) for _ in range(2)]

    async def go_on() -> None:
        await asyncio.gather(*(leading.advance(one, name) for one in others))

    portal = host.portal
    assert portal is not None
    portal.call(go_on)
    for n, browser in enumerate(browsers):
        (told,) = quiet(house, service, f"/round{n}", 1)
        read = browser.read(told.body)
        assert read["title"] == "Thursday: round 1 has begun"
        [table] = look_at(players[n], name)["you"]["tables"]
        assert read["url"] == f"http://tegel.test/t/{table}"
