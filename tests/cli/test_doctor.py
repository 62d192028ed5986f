"""`tegel doctor`: what is really broken is found, said in a sentence, and left as it is."""

import asyncio
import json
import os
import re
import socket
import socketserver
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tegel.cli.checks import package
from tegel.cli.checks.machine import MB, room, turns
from tegel.cli.checks.visit import Visit, secure
from tegel.server.lock import alone
from tegel.server.store.upgrade import upgrade
from tests.server.databases import own_postgres
from tests.server.faults.process import ServerProcess

from .helpers import Run, environment, run_alone

Change = tuple[bytes, bytes]
HEALTHY = {
    *("packages", "kernels", "page", "database", "writing", "disk", "handles", "clock", "turns")
}
PLAIN = """import sys
for name in {missing}: sys.modules[name] = None
from tegel.cli import main; main()"""

# For root no folder is read-only: if root runs the tests, somebody else looks.
AS_NOBODY = """import os, sys
from tegel.cli.checks.database import writable
if os.geteuid() == 0: os.chmod(sys.argv[1].removeprefix("sqlite:///"), 0o666); os.setuid(65534)
found = writable(sys.argv[1])
print(f"{found.state}: {found.said}")"""


def found(out: str) -> dict[str, dict[str, Any]]:
    """What was found, by check."""
    return {one["check"]: one for one in json.loads(out)}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The file of a database that is well."""
    file = tmp_path / "folder" / "tegel.db"
    file.parent.mkdir()
    upgrade(f"sqlite:///{file}")
    return file


def state(folder: Path) -> dict[str, bytes]:
    return {str(one): one.read_bytes() for one in folder.rglob("*") if one.is_file()}


def test_where_all_is_well_it_says_so_and_changes_nothing(run: Run, database: Path) -> None:
    before = state(database.parent)
    done = run("doctor", "--database", f"sqlite:///{database}")
    assert (done.code, done.err) == (0, "")
    assert {line.split()[0] for line in done.out.splitlines() if line[0] != " "} == HEALTHY
    assert re.search(r"^database +fine: revision \d+, 0 tables, 0 players$", done.out, re.MULTILINE)
    assert state(database.parent) == before
    with alone(f"sqlite:///{database}"):
        done = run("doctor", "--database", f"sqlite:///{database}")
    assert "can be written; a server uses it now" in done.out


def test_where_there_is_no_database_none_is_made(run: Run, tmp_path: Path) -> None:
    done = run("doctor", "--json", "--database", f"sqlite:///{tmp_path / 'deep' / 'tegel.db'}")
    assert done.code == 0
    assert found(done.out)["database"]["said"].endswith("the first server makes it")
    assert not list(tmp_path.iterdir())


def test_a_damaged_file_is_found(run: Run, database: Path) -> None:
    with closing(sqlite3.connect(database)) as opened:
        opened.execute("PRAGMA journal_mode=DELETE")
    data = bytearray(database.read_bytes())
    for page in range(2, len(data) // 4096):
        data[page * 4096 : page * 4096 + 64] = b"\x7f" * 64
    database.write_bytes(data)
    done = run("doctor", "--json", "--database", f"sqlite:///{database}")
    assert done.code == 1
    one = found(done.out)["database"]
    assert (one["state"], "damaged" in one["said"]) == ("wrong", True)
    assert "tegel restore" in one["advice"]
    assert database.read_bytes() == data


@pytest.mark.parametrize(
    ("change", "state", "said"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "wrong", "newer Tegel"),
        ("UPDATE alembic_version SET version_num = '0001'", "look", "older Tegel"),
        (
            "INSERT INTO tables VALUES ({})",
            "look",
            "1 tables are set aside: they could not be read",
        ),
    ],
)
def test_a_database_of_another_time_is_found(
    run: Run, database: Path, change: str, state: str, said: str
) -> None:
    with closing(sqlite3.connect(database)) as opened:
        columns = [name for _, name, *_ in opened.execute("PRAGMA table_info(tables)")]
        values = ["'9.9.9'" if name == "aside" else "1" for name in columns]
        opened.execute(change.format(", ".join(values)))
        opened.commit()
    done = run("doctor", "--json", "--database", f"sqlite:///{database}")
    one = found(done.out)["database"]
    assert (one["state"], said in one["said"]) == (state, True), one
    assert done.code == (state == "wrong")


def test_a_folder_that_can_not_be_written_is_found() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "tegel.db").touch()
        folder.chmod(0o555)
        done = subprocess.run(
            [sys.executable, "-c", AS_NOBODY, f"sqlite:///{folder / 'tegel.db'}"],
            env=environment(),
            capture_output=True,
            text=True,
        )
        folder.chmod(0o755)
    assert f"wrong: {folder} can't be written by this user" in done.stdout, done.stderr


def test_few_handles_are_worth_a_look(database: Path) -> None:
    words = [
        sys.executable,
        "-m",
        "tegel",
        "doctor",
        "--json",
        "--database",
        f"sqlite:///{database}",
    ]
    done = subprocess.run(
        ["sh", "-c", 'ulimit -n 256; exec "$@"', "sh", *words],
        env=environment(),
        capture_output=True,
        text=True,
    )
    one = found(done.stdout)["handles"]
    assert one["state"] == "look"
    assert one["said"] == "256 file handles are enough for 128 connections"


def test_a_page_that_is_missing_or_old_is_worth_a_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tegel.server import page

    monkeypatch.setattr(page, "FOLDER", tmp_path)
    monkeypatch.setattr(page.missing, "__defaults__", (tmp_path,))
    assert package.page().said.startswith("there is no page")
    (tmp_path / "index.html").touch()
    (tmp_path / "built-from").write_text("a machine\nother sources")
    root = tmp_path / "tree"
    root.mkdir()
    (root / "launch.py").write_text("def fingerprint_of_page(): return 'here\\nthese sources'")
    assert package.page(root).said == "the page was built from other sources than these"
    (tmp_path / "built-from").write_text("a machine\nthese sources")
    assert package.page(root).state == "fine"


def test_where_threads_may_not_give_way_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError("as some containers have it")

    assert turns().state == "fine"
    monkeypatch.setattr(os, "sched_setscheduler", forbidden)
    assert turns().state == "look"
    assert "sched_setscheduler" in turns().advice


def test_little_room_is_worth_a_look_and_none_is_wrong() -> None:
    here, there = Path("here"), Path("there")
    states = [room({here: 9000 * MB, there: free * MB}).state for free in (9000, 500, 50)]
    assert states == ["fine", "look", "wrong"]


@pytest.mark.parametrize(
    ("missing", "checks"),
    [(["numba"], {"kernels"}), (["fastapi", "sqlalchemy"], {"packages", "page", "database"})],
)
def test_a_plain_install_is_told_what_it_lacks(missing: list[str], checks: set[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAIN.format(missing=missing), "doctor", "--json"],
        env=environment(TEGEL_WAY="interpreted" if "numba" in missing else None),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    looked = {name for name, one in found(done.stdout).items() if one["state"] == "look"}
    assert checks <= looked
    if "fastapi" in missing:
        assert found(done.stdout)["database"]["advice"] == "pip install 'tegel[server]'"


def test_an_address_that_is_none_is_told(run: Run, database: Path) -> None:
    done = run("doctor", "--database", f"sqlite:///{database}", "--url", "example.org")
    assert done.complaint == "an address is written https://example.org, not 'example.org'"
    done = run("doctor", "--json", "--database", "postgresql://me@127.0.0.1:1/none")
    assert (done.code, found(done.out)["database"]["state"]) == (1, "wrong")


def test_postgresql_is_asked(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with own_postgres() as address:
        monkeypatch.setenv("TEGEL_DATABASE", address)
        empty = run("doctor", "--json")
        upgrade(address)
        made = run("doctor", "--json")
    assert (empty.code, made.code) == (0, 0), made
    assert found(empty.out)["database"]["said"].startswith("it is empty")
    assert found(made.out)["database"]["said"].endswith("0 tables, 0 players")
    assert "takes what is written" in found(made.out)["writing"]["said"]


# --- A server that runs ---


def pass_on(source: socket.socket, target: socket.socket, change: Change | None) -> None:
    """Pass on all that comes, until nothing does."""
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(re.sub(*change, data) if change else data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)


@contextmanager
def behind(server: ServerProcess, old: bytes, new: bytes) -> Generator[str]:
    """The address of a proxy that passes everything on, but changes the heads of requests."""

    class Passing(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            place, home = ("127.0.0.1", server.port), ("127.0.0.9", 0)
            with socket.create_connection(place, source_address=home) as far:
                back = threading.Thread(target=pass_on, args=[far, self.request, None])
                back.start()
                pass_on(self.request, far, (old, new))
                back.join()

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Passing) as proxy:
        serving = threading.Thread(target=proxy.serve_forever, args=[0.05])
        serving.start()
        yield f"http://127.0.0.1:{proxy.server_address[1]}"
        proxy.shutdown()
        serving.join()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    server = ServerProcess(f"sqlite:///{folder / 'tegel.db'}", folder / "log")
    with closing(asyncio.new_event_loop()) as loop:
        loop.run_until_complete(server.start())
        try:
            yield server
        finally:
            loop.run_until_complete(server.kill())


def asked(url: str) -> dict[str, str]:
    """How a server is found to be, by check."""
    done = run_alone("doctor", "--json", "--url", url)
    checks = found(done.out)
    assert done.code == any(one["state"] == "wrong" for one in checks.values())
    return {name: one["state"] for name, one in checks.items() if name not in HEALTHY}


ALL_WELL = dict.fromkeys(("server", "https", "address", "origin", "live"), "fine")


def test_a_server_that_is_asked_itself_is_well(server: ServerProcess) -> None:
    assert asked(server.url) == {**ALL_WELL, "metrics": "look"}


def test_a_proxy_that_changes_host_is_found(server: ServerProcess) -> None:
    with behind(server, rb"(?i)\r\nhost: [^\r]*", b"\r\nHost: inside") as url:
        seen = asked(url)
    assert (seen["origin"], seen["live"]) == ("wrong", "wrong")
    assert seen["address"] == "look"  # it says nothing of whom it asks for


def test_a_proxy_that_passes_no_upgrade_on_is_found(server: ServerProcess) -> None:
    with behind(server, rb"(?i)\r\nupgrade: [^\r]*", b"") as url:
        seen = asked(url)
    assert (seen["origin"], seen["live"]) == ("fine", "wrong")


def test_what_is_no_server_is_told() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
    finding = Visit(f"http://127.0.0.1:{port}").health()
    assert (finding.state, "can't be reached" in finding.said) == ("wrong", True)


def test_https_that_arrives_as_plain_http_is_wrong() -> None:
    known = {"strict-transport-security": "max-age=1"}
    assert secure("https://example.org", known).state == "fine"
    assert secure("https://example.org", {}).state == "wrong"
    assert secure("http://example.org", {}).state == "look"
    assert secure("http://127.0.0.1:8000", {}).state == "fine"
