"""`tegel serve`: what can't be served is told in a sentence, before anything is changed."""

import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from tegel.cli.serve import share
from tegel.server.lock import alone
from tegel.server.run import check_proxies
from tegel.server.store.upgrade import upgrade

from .helpers import Run, environment, run_alone, run_with_little_room

# A server that is not to start need not compile all games first.
QUICKLY: Final = "interpreted"
WITHOUT_DRIVER = "import sys; sys.modules['psycopg'] = None; from tegel.cli import main; main()"


def files(folder: Path) -> dict[str, bytes]:
    """All that a folder holds; locks are left where they are."""
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".lock")
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def sqlite(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as database:
        for statement in statements:
            database.execute(statement)
        database.commit()


BAD_ADDRESSES = [
    ("mysql://me:secret@there/is", "mysql://… is no database that Tegel knows: write sqlite:///"),
    ("nonsense", "'nonsense' is no database: write sqlite:///path/to/file or postgresql://user"),
    ("postgresql://me:secret@there:port/is", "postgresql://… is no database: write"),
    ("sqlite://games.db", "a file is written with three strokes: sqlite:///games.db"),
    ("sqlite://", "would lose every move: name a file, sqlite:///FILE"),
    ("sqlite:////dev/null/x.db", "x.db can't be made: /dev/null is no folder"),
]


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["backup", "b"], ["restore", "b"]])
@pytest.mark.parametrize(("database", "complaint"), BAD_ADDRESSES)
def test_a_database_that_can_not_be_is_told_alike_by_all_commands(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    backup: bytes,
    command: list[str],
    database: str,
    complaint: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    if command[0] == "restore":
        Path("b").write_bytes(backup)
    before = files(tmp_path)
    done = run(*command, "--database", database)
    assert (done.code, done.out) == (2, "")
    if command[0] == "backup" and "/dev/null" in database:
        complaint = "there is no database /dev/null/x.db"
    assert complaint in done.complaint
    assert "secret" not in done.err
    assert files(tmp_path) == before


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup of a database in which nothing has happened."""
    folder = tmp_path_factory.mktemp("backup")
    upgrade(f"sqlite:///{folder / 'a.db'}")
    done = run_alone("backup", folder / "b", "--database", f"sqlite:///{folder / 'a.db'}")
    assert (done.code, done.err) == (0, "")
    return (folder / "b").read_bytes()


def test_postgresql_without_its_driver_says_what_to_install() -> None:
    words = ["serve", "--port", "0", "--database", "postgresql://me@there/is"]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_DRIVER, *words],
        env=environment(),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr == "tegel: PostgreSQL needs a package: pip install 'tegel[postgres]'\n"


def make_folder(path: Path) -> None:
    path.mkdir()


def make_diary(path: Path) -> None:
    path.write_text("This is a diary and no database. " * 99)


def make_foreign(path: Path) -> None:
    sqlite(path, "CREATE TABLE recipes (name)", "INSERT INTO recipes VALUES ('soup')")


def make_damaged(path: Path) -> None:
    upgrade(f"sqlite:///{path}")
    path.write_bytes(path.read_bytes()[:5000])


BAD_FILES = [
    (make_folder, "is a folder: name a file in it"),
    (make_diary, "is no database: it holds something else; name another file, or a new one"),
    (make_foreign, "is not a database of Tegel's: name another file, or a new one"),
    (make_damaged, "is damaged: put a backup of it into a new file, with tegel restore"),
]


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["backup", "b"]])
@pytest.mark.parametrize(("make", "complaint"), BAD_FILES)
def test_a_file_that_is_no_good_database_is_told_and_left_as_it_is(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: list[str],
    make: object,
    complaint: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "tegel.db"
    assert callable(make)
    make(path)
    before = path.read_bytes() if path.is_file() else None
    done = run(*command, "--database", f"sqlite:///{path}")
    assert (done.code, done.out) == (2, "")
    assert done.complaint == f"{path} {complaint}"
    assert (path.read_bytes() if path.is_file() else None) == before
    assert not (tmp_path / "b").exists()


def test_a_second_server_on_the_same_file_is_refused_when_it_starts(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tegel.db'}"
    with alone(database):
        upgrade(database)
        done = run_alone("serve", "--port", "0", "--database", database, TEGEL_WAY=QUICKLY)
    assert (done.code, done.out) == (2, "")
    assert done.complaint == (
        f"another server uses {tmp_path / 'tegel.db'}; for several servers take PostgreSQL"
    )


def test_a_damage_that_shows_only_when_the_server_starts_is_told_as_well(tmp_path: Path) -> None:
    path = tmp_path / "tegel.db"
    upgrade(f"sqlite:///{path}")
    sqlite(path, "DROP TABLE settings")
    done = run_alone("serve", "--port", "0", "--database", f"sqlite:///{path}", TEGEL_WAY=QUICKLY)
    assert (done.code, done.out) == (2, "")
    assert done.complaint == f"{path} can't be used: no such table: settings"


def test_a_server_that_is_not_there_is_told(tmp_path: Path) -> None:
    done = run_alone(
        "serve",
        "--port",
        "0",
        "--database",
        "postgresql://me:secret@127.0.0.1:1/games",
        TEGEL_WAY=QUICKLY,
    )
    assert (done.code, done.out) == (2, "")
    assert done.complaint.startswith(
        "postgresql://me:***@127.0.0.1:1/games can't be used: connection failed"
    )


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["restore", "b"]])
def test_where_there_is_no_room_for_a_database_none_is_left_half_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, backup: bytes, command: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("b").write_bytes(backup)
    done = run_with_little_room(*command, "--database", "sqlite:///tegel.db", TEGEL_WAY=QUICKLY)
    assert (done.code, done.out) == (2, "")
    assert done.complaint == "tegel.db can't be used: disk I/O error"
    assert files(tmp_path) == {"b": backup}


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'tegel.db'}"
        done = run_alone("serve", "--port", port, "--database", database, TEGEL_WAY=QUICKLY)
    assert (done.code, done.out) == (2, "")
    assert done.complaint == (
        f"can't listen at 127.0.0.1:{port}: Address already in use; another --port may be free"
    )
    assert files(tmp_path) == {}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (
            ["--proxy", "foo"],
            "a proxy is written as an address, 127.0.0.1 or 10.0.0.0/8, or *; not",
        ),
        (["--proxy", "127.0.0.1,*"], "or *; not '*'"),
        (["--proxy", "10.0.0.1/8"], "or *; not '10.0.0.1/8'"),
        (["--host", ""], "--host is empty; to listen at all addresses, say so: --host 0.0.0.0"),
        (["--origin", "example.org"], "an origin is written https://example.org"),
        (["--port", "99999"], "invalid value for '--port'"),
    ],
)
def test_a_mistake_is_told_before_anybody_waits(
    run: Run, tmp_path: Path, words: list[str], complaint: str
) -> None:
    done = run("serve", "--database", f"sqlite:///{tmp_path / 'tegel.db'}", *words)
    assert (done.code, done.out) == (2, "")
    assert complaint in done.complaint
    assert files(tmp_path) == {}


@pytest.mark.parametrize("proxies", ["", "*", "127.0.0.1", "127.0.0.1, ::1", "10.0.0.0/8,"])
def test_the_addresses_of_proxies_are_taken(proxies: str) -> None:
    check_proxies(proxies)


@pytest.mark.parametrize(
    ("host", "complaint"),
    [
        ("192.0.2.1", "can't listen at 192.0.2.1:0: Cannot assign requested address; --host is an"),
        ("no.such.invalid", "can't listen at no.such.invalid:0: "),
        ("é" * 70, "there is no such host"),
        ("::2", "can't listen at [::2]:0: "),
    ],
)
def test_an_address_that_is_not_ours_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, complaint: str
) -> None:
    monkeypatch.setattr("tegel.server.run.log_as_json", lambda: None)  # for this process's life
    database = f"sqlite:///{tmp_path / 'tegel.db'}"
    done = run("serve", "--host", host, "--port", "0", "--database", database)
    assert (done.code, done.out) == (2, "")
    assert complaint in done.complaint
    assert files(tmp_path) == {}


def test_several_processes_are_refused_a_single_file(run: Run, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tegel.db'}"
    done = run("serve", "--processes", "2", "--port", "0", "--database", database)
    assert (done.code, done.out) == (2, "")
    assert done.complaint.endswith(
        "SQLite carries one process; for more take PostgreSQL, see --database"
    )
    assert files(tmp_path) == {}


@pytest.mark.parametrize(
    ("thinkers", "processes", "shares"), [(4, 2, [2, 2]), (5, 2, [3, 2]), (1, 3, [1, 1, 1])]
)
def test_thinkers_are_shared_among_processes(
    thinkers: int, processes: int, shares: list[int]
) -> None:
    assert share(thinkers, processes) == shares
