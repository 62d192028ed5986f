"""The security list, each item as a test, at a whole server.

What a guard does in detail is tested beside it; here it is shown that it is on duty.
"""

import json
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from socket import socket
from typing import Any

import httpx2
import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tegel.server.app import create_app
from tegel.server.guard.bodies import BodyGuard
from tegel.server.guard.heads import PromptProtocol
from tegel.server.site import Settings
from tests.server.databases import new_file
from tests.server.guard.helpers import PATIENCE, connection, read_all, request, serving
from tests.server.http.helpers import HOST, ME, OPEN, House, opened, refused

EVIL = "http://evil.test"
JSON = {"Content-Type": "application/json"}
# What a page or a database could take for more than text.
TRICKS = (
    "<script>alert(1)</script>",
    "<img src=x onerror=y>",
    "'; DROP TABLE players; --",
    '" OR 1=1 --',
    "{{7*7}} ${7*7} %s %(x)s",
    "\\u003cb\\u003e",
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("security")


@pytest.fixture(scope="module")
def house(folder: Path) -> Generator[House]:
    with opened(new_file(folder)) as house:
        yield house


# --- Origin and CSRF ---

CHANGES: list[tuple[str, str, Any]] = [
    ("POST", "/api/players", {}),
    ("PATCH", "/api/me", {"name": "Mallory"}),
    ("POST", "/api/accounts", {"login": "mallory", "password": "mallory's own"}),
    ("POST", "/api/sessions", {"login": "mallory", "password": "mallory's own"}),
    ("DELETE", "/api/sessions", None),
    ("DELETE", "/api/me/sessions", None),
    ("PUT", "/api/me/password", {"old": "x", "new": "mallory's own"}),
    ("POST", "/api/me/tokens", {"name": "spy"}),
    ("DELETE", f"/api/me/tokens/{'0' * 64}", None),
    ("POST", "/api/tables", {"game": "azul", "seats": [ME, ME]}),
    ("POST", "/api/tables/t/commands", {"expected": 0, "id": "x", "do": {"kind": "undo"}}),
    ("POST", "/api/tables/t/hint", {"expected": 0}),
    ("POST", "/api/records/views", {"record": ""}),
    ("POST", "/api/positions", {"position": "azul/1"}),
    ("POST", "/api/analyses", {"position": "azul/1"}),
    ("POST", "/api/analyses/leave", {}),
    ("POST", "/api/me/games", {}),
    ("POST", "/api/records", {"game": "azul"}),
    ("POST", "/api/records/trees", {"record": ""}),
    ("POST", "/api/records/review", {"record": ""}),
    ("POST", "/api/tables/t/review", None),
    ("POST", "/api/tables/t/review/own", []),
    ("POST", "/api/tables/t/hint/leave", {"expected": 0}),
    ("POST", "/api/tables/t/review/answers", {"n": 0, "move": 0}),
    ("POST", "/api/me/mistakes/m/answer", {"move": 0}),
    ("POST", "/api/puzzles/p/tries", {"moves": [0]}),
    ("POST", "/api/pairings", {"game": "azul"}),
    ("POST", "/api/tables/t/invitations", {"table": "t", "seat": 0}),
    ("DELETE", "/api/me/invitations/t", None),
    ("POST", "/api/me/blocks", {"table": "t", "seat": 0}),
    ("DELETE", "/api/me/blocks/b", None),
    ("POST", "/api/tables/t/reports", {"seat": 0, "reason": "talk"}),
    ("POST", "/api/reports/r", {"action": "ban"}),
    ("DELETE", "/api/me/standing/warning", None),
    ("POST", "/api/passkeys/questions", {"to": "come"}),
    ("POST", "/api/sessions/passkey", {"credential": {}}),
    ("POST", "/api/accounts/passkey", {"login": "mallory", "name": "x", "credential": {}}),
    ("POST", "/api/me/passkeys", {"name": "x", "credential": {}}),
    ("DELETE", "/api/me/passkeys/k", None),
    ("POST", "/api/me/codes", None),
    ("POST", "/api/sessions/code", {"code": "x"}),
    ("POST", "/api/me/address", {"address": "mallory@evil.test"}),
    ("PUT", "/api/me/address", {"code": "1"}),
    ("DELETE", "/api/me/address", None),
    ("POST", "/api/sessions/mail", {"login": "anna"}),
    ("PUT", "/api/sessions/mail", {"code": "1"}),
    ("POST", "/api/sessions/link", {"word": "x"}),
    ("POST", "/api/me/proof", {"password": "x"}),
    ("DELETE", "/api/me/devices/d", None),
    ("DELETE", "/api/me/devices", None),
    ("POST", "/api/me/farewell", {"name": "Anna"}),
    ("PUT", "/api/house", {"newcomers": "closed", "guests": False, "notice": {}}),
    ("POST", "/api/house/people/who", {"action": "ban"}),
    ("POST", "/api/house/people/who/link", None),
    ("POST", "/api/house/invitations", {"name": "x", "uses": 1, "days": 1}),
    ("DELETE", f"/api/house/invitations/{'0' * 64}", None),
    ("POST", "/api/tables/t/plans", {"seat": 0, "moves": []}),
    ("PUT", "/api/me/notices", {"off": [], "zone": "UTC"}),
    ("POST", "/api/me/notices/browsers", {"endpoint": EVIL, "p256dh": "", "auth": ""}),
    ("POST", "/api/me/notices/webhooks", {"style": "json", "address": EVIL}),
    ("POST", "/api/me/notices/places/n/trial", None),
    ("DELETE", "/api/me/notices/places/n", None),
    ("POST", f"/api/notices/mail/n.{'0' * 32}", None),
    ("POST", "/api/tournaments", {"title": "Spies", "format": "swiss", "game": "azul"}),
    ("POST", "/api/tournaments/o/entries", {"team": ""}),
    ("DELETE", "/api/tournaments/o/entries", None),
    ("DELETE", "/api/tournaments/o/entries/e", None),
    ("POST", "/api/tournaments/o/start", None),
    ("POST", "/api/tournaments/o/call-off", None),
    ("POST", "/api/tournaments/o/corrections", {"round": 1, "board": 1, "places": []}),
    ("POST", "/api/daily/tries", None),
    ("PUT", "/api/me/listed", {"listed": False}),
    ("PUT", "/api/club/statistics", {"open": True}),
]
NAMES = {
    "t": "table",
    "b": "block",
    "r": "report",
    "m": "mistake",
    "p": "puzzle",
    "k": "passkey",
    "d": "device",
    "who": "person",
    "n": "place",
    "o": "tournament",
    "e": "entrant",
    f"n.{'0' * 32}": "stop",
    "0" * 64: "digest",
}


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
def test_no_page_of_another_site_can_change_anything(
    house: House, method: str, path: str, body: Any
) -> None:
    victim = house.guest("Anna")
    for origin in (EVIL, "null"):
        answer = victim.request(method, path, json=body, headers={"Origin": origin})
        assert refused(answer) == (403, "wrong_origin")
        assert "set-cookie" not in answer.headers
    del victim.headers["Origin"]
    assert refused(victim.request(method, path, json=body)) == (403, "wrong_origin")
    assert victim.get("/api/me").json() == {"name": "Anna", "login": None}


def test_all_changes_are_in_that_list(house: House) -> None:
    described = {
        (method.upper(), path)
        for path, operations in house.app.openapi()["paths"].items()
        for method in operations
        if method != "get"
    }
    listed = {
        (
            method,
            "/".join(f"{{{NAMES[part]}}}" if part in NAMES else part for part in path.split("/")),
        )
        for method, path, _ in CHANGES
    }
    assert listed == described


def test_no_page_of_another_site_gets_a_live_connection(house: House) -> None:
    victim = house.guest("Anna")
    for origin in (EVIL, "null", f"http://{HOST}.evil.test"):
        with pytest.raises(WebSocketDisconnect) as end, victim.live(origin=origin):
            pass
        assert end.value.code == 1008
    with victim.live() as live:
        assert live.receive_json()["type"] == "hello"


def test_no_other_site_may_read_an_answer(house: House) -> None:
    answer = house.guest("Anna").get("/api/me", headers={"Origin": EVIL})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    asked = {"Origin": EVIL, "Access-Control-Request-Method": "POST"}
    preflight = house.visitor().options("/api/players", headers=asked)
    assert preflight.status_code == 405
    assert not [name for name in preflight.headers if name.startswith("access-control")]


@pytest.mark.parametrize(
    "kind",
    ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", ""],
)
def test_what_a_form_can_send_is_never_taken_for_a_request(house: House, kind: str) -> None:
    guest = house.guest("Anna")
    answer = guest.patch("/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": kind})
    assert refused(answer) == (415, "bad_type")
    assert guest.get("/api/me").json()["name"] == "Anna"


# --- Tokens ---


def test_only_hashes_of_tokens_and_passwords_are_kept(house: House, folder: Path) -> None:
    owner = house.guest("Anna")
    token = owner.post("/api/me/tokens", json={"name": "bot"}).json()["token"]
    password = "a password of mine"
    owner.post("/api/accounts", json={"login": "keeper", "password": password})
    with sqlite3.connect(folder / "tegel.db") as database:
        kept = "\n".join(database.iterdump())
    for secret in (token, password):
        assert secret not in kept
        assert secret[5:] not in kept


@pytest.mark.parametrize(
    "authorization",
    ["", "Bearer", "Bearer ", "Bearer  ", "Basic YTpi", "Bearer x", "Bearer " + "x" * 10_000],
)
def test_a_wrong_token_is_nobody_even_with_a_right_cookie(house: House, authorization: str) -> None:
    guest = house.guest("Anna")
    answer = guest.get("/api/me", headers={"Authorization": authorization})
    assert refused(answer) == (401, "no_player")
    with pytest.raises(WebSocketDisconnect), guest.live(authorization=authorization):
        pass


# --- Sizes ---


def test_nothing_oversize_gets_in(house: House) -> None:
    guest = house.guest("Anna")
    large = {"name": "x" * 70_000}
    assert refused(guest.patch("/api/me", json=large)) == (413, "too_large")
    streamed = guest.patch("/api/me", content=iter([b"x" * 10_000] * 7), headers=JSON)
    assert refused(streamed) == (413, "too_large")
    record = {"record": "x" * 3_900_000}
    assert refused(guest.post("/api/records/views", json=record)) == (422, "bad_record")
    beyond = {"record": "x" * 4_200_000}
    assert refused(guest.post("/api/records/views", json=beyond)) == (413, "too_large")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[" * 60_000,
        b'{"a":' * 10_000,
        b'{"name": NaN}',
        b'{"name": "\\ud800"}',
        b'{"name": "\xff"}',
        b'{"name": "a", "name": 1}',
        b'{"name": ' + b"9" * 5000 + b"}",
        b"null",
        b'"name"',
        b"\xef\xbb\xbf{}",
    ],
)
def test_json_that_is_none_of_ours_is_refused_in_words(house: House, body: bytes) -> None:
    answer = house.guest("Anna").patch("/api/me", content=body, headers=JSON)
    assert refused(answer) == (422, "bad_request")
    assert len(answer.json()["message"]) < 400


# --- Texts ---


@pytest.mark.parametrize("text", TRICKS)
def test_what_looks_like_code_in_names_and_talk_is_text_and_stays_text(
    house: House, text: str
) -> None:
    name = text[:24].strip()
    guest = house.guest(name)
    table = guest.set_up(ME, ME)["table"]
    assert guest.do(table, kind="say", seat=0, text=text).status_code == 200
    answer = guest.get(f"/api/tables/{table}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    view = answer.json()["view"]
    assert view["talk"][0]["text"] == text
    assert view["seats"][0]["name"] == name
    assert guest.get("/api/me").json()["name"] == name
    assert guest.do(table, kind="resign", seat=0).status_code == 200
    record = guest.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.headers["x-content-type-options"] == "nosniff"
    assert record.headers["content-disposition"].startswith("attachment")
    assert f"seat 0: {name}\n" in record.text


@pytest.mark.parametrize("text", TRICKS)
def test_what_looks_like_code_in_a_login_opens_nothing(house: House, text: str) -> None:
    body = {"login": text, "password": "' OR '1'='1"}
    guest = house.guest("Anna")
    assert refused(guest.post("/api/accounts", json=body)) == (422, "bad_login")
    assert refused(house.visitor().post("/api/sessions", json=body)) == (401, "wrong_login")
    assert guest.get("/api/me").json() == {"name": "Anna", "login": None}


# Half a character too, which only JSON can hold.
UNHOLDABLE = ("a\0b", "\ufffe\uffff", "\U0010ffff" * 90, "a\ud800b")


def test_no_text_gets_to_a_database_that_it_can_not_hold(database: str) -> None:
    with opened(database) as house:
        guest = house.guest("Anna")
        table = guest.set_up(ME, ME)["table"]
        for text in map(json.dumps, UNHOLDABLE):
            say = f'{{"kind": "say", "seat": 0, "text": {text}}}'
            for path, body in [
                ("/api/players", f'{{"name": {text}}}'),
                ("/api/accounts", f'{{"login": {text}, "password": "long enough"}}'),
                ("/api/sessions", f'{{"login": {text}, "password": "long enough"}}'),
                ("/api/me/tokens", f'{{"name": {text}}}'),
                ("/api/tables", f'{{"game": {text}, "seats": [{{"kind": "me"}}]}}'),
                (f"/api/tables/{table}/commands", f'{{"expected": 4, "id": "x", "do": {say}}}'),
            ]:
                answer = guest.post(path, content=body.encode(), headers=JSON)
                assert refused(answer)[0] in (401, 422)


# --- Other people's seats ---

WISHES: list[dict[str, Any]] = [
    {"kind": "sit", "name": "Mallory"},
    {"kind": "stand"},
    {"kind": "add_bot", "level": "club"},
    {"kind": "play", "move": 0},
    {"kind": "undo"},
    {"kind": "resign"},
    {"kind": "leave"},
    {"kind": "return"},
    {"kind": "say", "text": "I was never here"},
    {"kind": "rematch"},
]


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: wish["kind"])
def test_nobody_acts_for_the_seat_of_another(house: House, wish: dict[str, Any]) -> None:
    anna, mallory = house.guest("Anna"), house.guest("Mallory")
    waiting = anna.set_up(ME, ME, OPEN, options={"players": 3})["table"]
    playing = anna.set_up(ME, ME)["table"]
    over = anna.set_up(ME, ME)["table"]
    anna.do(over, kind="resign", seat=0)
    for table in (waiting, playing, over):
        before = anna.get(f"/api/tables/{table}").json()
        for seat in (0, 1):
            for who in (mallory, house.program(mallory), house.visitor()):
                answer = who.do(table, seat=seat, **wish)
                assert answer.status_code in (401, 403, 409), answer.text
                refused(answer)
        assert anna.get(f"/api/tables/{table}").json() == before


def test_the_id_of_anothers_command_tells_nothing(house: House) -> None:
    anna, mallory = house.guest("Anna"), house.guest("Mallory")
    made = anna.set_up(ME, ME)
    table, number = made["table"], made["number"]
    turn = anna.look(table)["view"]["turn"]
    move = anna.look(table)["view"]["moves"][0]["move"]
    assert anna.order(table, number, "mine", kind="play", seat=turn, move=move).status_code == 200
    answer = mallory.order(table, number + 1, "mine", kind="play", seat=turn, move=move)
    assert refused(answer) == (403, "not_yours")


# --- Trouble ---


def test_a_database_that_fails_is_told_in_words_and_comes_back(house: House, folder: Path) -> None:
    anna = house.guest("Anna")
    table = anna.set_up(ME, ME)["table"]
    with sqlite3.connect(folder / "tegel.db", isolation_level=None) as database:
        database.execute("ALTER TABLE players RENAME TO gone")
        lost = house.visitor().post("/api/players", json={})
        database.execute("ALTER TABLE gone RENAME TO players")
    assert refused(lost) == (503, "unavailable")
    assert not re.search("traceback|sqlite|table", lost.text, re.IGNORECASE)
    assert anna.look(table)["status"] == "playing"
    assert house.visitor().post("/api/players", json={}).status_code == 201


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/me", 401),
        ("GET", "/api/nothing", 404),
        ("POST", "/api/games", 405),
        ("GET", "/metrics", 200),
        ("GET", "/api/openapi.json", 200),
    ],
)
def test_every_answer_has_the_headers(house: House, method: str, path: str, status: int) -> None:
    answer = house.visitor().request(method, path)
    assert answer.status_code == status
    for name in ("content-security-policy", "x-content-type-options", "referrer-policy"):
        assert name in answer.headers


PLAIN = {
    *("table", "n", "seat", "after", "before", "status", "game", "digest", "block", "report"),
    *("mistake", "puzzle", "theme", "day", "most", "place", "part", "language"),
    "login",  # by which others know an account
    *("device", "passkey"),  # by hashes of what is secret
    *("person", "named"),  # for wardens
    "stop",  # it stands in a mail, and can only stop more of them
    *("tournament", "entrant"),  # who looks at a tournament sees both
}


def test_no_secret_has_a_place_in_an_address(house: House) -> None:
    """What stands in a path or a query is logged by proxies, and kept by browsers."""
    for path, operations in house.app.openapi()["paths"].items():
        for operation in operations.values():
            names = {parameter["name"] for parameter in operation.get("parameters", ())}
            assert names <= PLAIN, path


# --- A real server, as a host starts it ---


def visiting(port: int) -> httpx2.Client:
    """Somebody at a server of this machine."""
    url = f"http://127.0.0.1:{port}"
    return httpx2.Client(base_url=url, headers={"Origin": url}, timeout=PATIENCE)


@dataclass
class Served:
    """A server in a process of its own."""

    port: int
    process: subprocess.Popen[str]
    log: Path

    def visitor(self) -> httpx2.Client:
        """Somebody at it."""
        return visiting(self.port)

    def stop(self) -> str:
        """Stop it; all that it logged."""
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(PATIENCE) in (0, -signal.SIGTERM)  # after all is written
        return self.log.read_text()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Generator[Served]:
    folder = tmp_path_factory.mktemp("served")
    log = folder / "log"
    command = [sys.executable, "-m", "tegel", "serve", "--port", "0", "--thinkers", "1"]
    command += ["--database", f"sqlite:///{folder / 'tegel.db'}"]
    with (
        log.open("w") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
    ):
        assert process.stdout is not None
        found = re.fullmatch(r"Tegel is at http://127\.0\.0\.1:(\d+)/\n", process.stdout.readline())
        assert found
        yield Served(int(found[1]), process, log)
        if process.poll() is None:
            process.kill()


# Clients tidy paths up before they send them: these are sent as they stand.
PATHS = [
    "/api/tables/../../etc/passwd",
    "/api/tables/..%2f..%2fetc%2fpasswd",
    "/api/tables/%2e%2e/record",
    "/api/tables/%00",
    "/api/tables/a%00b/events",
    "/api/tables/a%0d%0aSet-Cookie:%20tegel=x",
    "/api/tables/%ff%fe",
    "/api/tables/a'%20OR%20'1'='1",
    "/api/tables/" + "a" * 5000,
    "/api/tables/a/moves/-1",
    "/api/tables/a/moves/1e3",
    "/api/tables/a/moves/99999999999999999999",
    "/api/tables?status=closed",
    "/api/tables?game=azul%00",
    "/api/tables?game=%27%3B--",
    "/api/me/tokens/..",
    "/api//me",
    "/api/me/",
    "/api/%6de/../tables/x",
    "/assets/../../../../../../etc/passwd",
    "/assets/%2e%2e/%2e%2e/app.py",
    "/assets/..%5c..%5capp.py",
    "/assets//etc/passwd",
    "/assets/%00",
    "/..%2f..%2fapp.py",
    "/../app.py",
    "//etc/passwd",
    "/app.py",
]


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_anywhere_it_should_not(served: Served, path: str) -> None:
    status, answer = ask(served, path)
    if 400 <= status < 500:
        assert set(json.loads(answer)) == {"code", "message"}
    else:
        # Where the page is built, what is no file and nothing of the API's is a place in it.
        assert not path.startswith("/api")
        assert (status, answer) == ask(served, "/")


def ask(served: Served, path: str) -> tuple[int, bytes]:
    with connection(served.port) as sock:
        sock.sendall(request("GET", path, {"Connection": "close"}))
        head, _, body = read_all(sock).partition(b"\r\n\r\n")
    assert b"set-cookie" not in head.lower()
    return int(head.split()[1]), body


HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost:"
HALF_A_BODY = request("POST", "/api/players", JSON | {"Content-Length": "100"}, b'{"name"')


@contextmanager
def crowd(port: int, *said: bytes) -> Generator[list[socket]]:
    """Many who say something, and then neither go on nor listen."""
    with ExitStack() as slow:
        sockets = [slow.enter_context(connection(port)) for _ in range(20 * len(said))]
        for n, sock in enumerate(sockets):
            sock.sendall(said[n % len(said)])
        yield sockets


class Endless(PromptProtocol):
    """It gives nobody up: who had to wait for the slow would wait for ever."""

    for_head = for_answer = 1_000_000.0


def test_slow_writers_and_readers_keep_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BodyGuard.__init__, "__defaults__", (Endless.for_head,))
    deaf = request("GET", "/api/openapi.json") * 50
    app = create_app(Settings(new_file(tmp_path), thinkers=1))
    with (
        serving(app, http=Endless, lifespan="on") as port,
        crowd(port, HALF_A_HEAD, HALF_A_BODY, deaf),
        visiting(port) as visitor,
    ):
        assert visitor.get("/api/health").status_code == 200
        assert visitor.post("/api/players", json={}).status_code == 201


def test_slow_writers_are_given_up(served: Served) -> None:
    with crowd(served.port, HALF_A_HEAD, HALF_A_BODY) as slow:
        for sock in slow:
            end = read_all(sock)  # it must come: a test does not wait for ever
            assert end == b"" or end.startswith(b"HTTP/1.1 408")


def test_an_oversize_frame_ends_the_connection_and_nothing_else(served: Served) -> None:
    url = f"ws://127.0.0.1:{served.port}/api/live"
    with connect(url) as other, connect(url) as live:
        assert '"hello"' in str(live.recv(PATIENCE))
        live.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            live.recv(PATIENCE)
        assert '"hello"' in str(other.recv(PATIENCE))
        other.send('{"type": "nonsense"}')
        assert '"error"' in str(other.recv(PATIENCE))


def test_a_page_of_another_site_is_refused_its_handshake(served: Served) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        connect(f"ws://127.0.0.1:{served.port}/api/live", origin=Origin(EVIL))
    assert refusal.value.response.status_code == 403


def test_no_secret_is_in_the_log_when_something_fails(served: Served) -> None:
    with served.visitor() as anna, served.visitor() as ben:
        anna.post("/api/players", json={"name": "Anna"})
        ben.post("/api/players", json={"name": "Ben"})
        made = anna.post("/api/tables", json={"game": "azul", "seats": [ME, OPEN]}).json()
        table = made["table"]
        sit = {"kind": "sit", "seat": 1, "name": "Ben", "nonce": "my nonce"}
        order = {"expected": 2, "id": "y", "do": sit}
        with (
            sqlite3.connect(served.log.parent / "tegel.db", isolation_level=None) as database,
            connect(
                f"ws://127.0.0.1:{served.port}/api/live",
                additional_headers={"Cookie": f"tegel={ben.cookies['tegel']}"},
            ) as live,
        ):
            database.execute("ALTER TABLE events RENAME TO gone")
            assert refused(ben.post(f"/api/tables/{table}/commands", json=order))[0] == 503
            live.send(json.dumps(order | {"type": "command", "table": table}))
            while (frame := json.loads(live.recv(PATIENCE)))["type"] != "refused":
                pass
            assert frame["code"] == "unavailable"
            database.execute("ALTER TABLE gone RENAME TO events")
        cookie = ben.cookies["tegel"]
    log = served.log.read_text()
    assert "OperationalError" in log
    for hidden in (cookie, "my nonce"):
        assert hidden not in log


def test_no_secret_is_in_the_log(served: Served) -> None:
    password, login = "my only password", "logged"
    with served.visitor() as anna, served.visitor() as ben:
        anna.post("/api/players", json={"name": "Anna"})
        cookie = anna.cookies["tegel"]
        anna.post("/api/accounts", json={"login": login, "password": password})
        token = anna.post("/api/me/tokens", json={"name": "bot"}).json()["token"]
        made = anna.post("/api/tables", json={"game": "azul", "seats": [ME, OPEN]}).json()
        anna.get(f"/api/tables/{made['table']}", params={"token": token})
        anna.get(f"/{token}")
        ben.get("/api/me", headers={"Authorization": f"Bearer {token}"})
        ben.get("/api/me", headers={"Authorization": f"Bearer {token}x"})
        ben.post("/api/sessions", json={"login": login, "password": f"{password}!"})
        ben.post("/api/sessions", json={"login": login, "password": password})
        ben.post("/api/sessions", content=f'{{"password": "{password}"', headers=JSON)
        anna.post(
            f"/api/tables/{made['table']}/commands",
            json={"expected": 2, "id": "x", "do": {"kind": "say", "seat": 0, "text": "psst"}},
        )
        sit = {"kind": "sit", "seat": 1, "name": "Ben"}
        seated = ben.post(
            f"/api/tables/{made['table']}/commands", json={"expected": 3, "id": "y", "do": sit}
        )
        assert seated.status_code == 200, seated.text
        resign = {"kind": "resign", "seat": 0}
        anna.post(
            f"/api/tables/{made['table']}/commands", json={"expected": 5, "id": "z", "do": resign}
        )
        secret = anna.get(f"/api/tables/{made['table']}").json()["view"]["chance"]["secret"]
        assert secret is not None
    log = served.stop()
    assert '"route": "/api/tables/{table}/commands"' in log.replace('":"', '": "')
    for hidden in (password, cookie, token, secret, "psst", made["table"]):
        assert hidden not in log
