"""The server's memory over many games that begin, are played and end.

    .venv/bin/python bench/finished.py --games 10000 --minutes 30

Guests from many addresses, with plain sockets, come one after another: each sets a table up,
follows it, plays some moves, gives up and goes. The last line says how much more memory the server
has after the last quarter of them than before it.
"""

import argparse
import asyncio
import json
import re
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.faults.process import ServerProcess
from tests.server.faults.stranger import Player, Stranger

MOVES = 4  # before somebody gives up
STEPS = 20  # lines of the table


def play(port: int, source: str) -> None:
    """A game from its beginning to its end."""
    with closing(Player(port, source)) as player, closing(Stranger(port, source)) as live:
        assert live.upgrade(f"Cookie: tegel={player.cookie}") == 101
        live.send({"type": "follow", "table": player.table})
        seen = live.hear_type("snapshot")
        path = f"/api/tables/{player.table}/commands"
        view = seen["view"]["view"]
        for n in range(MOVES + 1):
            do = {"kind": "play", "seat": view["turn"], "move": view["moves"][0]["move"]}
            if n == MOVES:
                do = {"kind": "resign", "seat": view["turn"]}
            asked = {"expected": seen["number"], "id": f"c{n}", "do": do}
            status, _, told = player.ask("POST", path, asked, player.cookie)
            assert status == 200, told
            table = f"/api/tables/{player.table}"
            seen = json.loads(player.ask("GET", table, None, player.cookie)[2])
            view = seen["view"]["view"]
        assert seen["view"]["status"] == "finished"


def memory(pid: int) -> float:
    """Megabytes that are the process's own."""
    found = re.search(r"RssAnon:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def main() -> None:
    """Play, and look at the server now and then."""
    parser = argparse.ArgumentParser(description="Memory over many finished games.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--minutes", type=float, default=30.0, help="at most")
    options = parser.parse_args()
    until = time.monotonic() + 60 * options.minutes
    found: list[tuple[int, float]] = []
    with tempfile.TemporaryDirectory() as name, closing(asyncio.new_event_loop()) as loop:
        folder = Path(name)
        server = ServerProcess(f"sqlite:///{folder / 'tegel.db'}", folder / "log", per_address=None)
        loop.run_until_complete(server.start())
        try:
            assert server.pid is not None
            print("| games | MB |\n|--|--|")
            for n in range(options.games + 1):
                if n % max(1, options.games // STEPS) == 0 or time.monotonic() > until:
                    found.append((n, memory(server.pid)))
                    print(f"| {n} | {found[-1][1]:.1f} |", flush=True)
                if time.monotonic() > until:
                    break
                # No address comes so often that it would be asked to wait.
                play(server.port, f"127.1.{n // 250 % 250}.{n % 250 + 1}")
        finally:
            loop.run_until_complete(server.kill())
    last, before = found[-1], found[3 * (len(found) - 1) // 4]
    print(f"{last[1] - before[1]:+.1f} MB over the last {last[0] - before[0]} games")


if __name__ == "__main__":
    main()
