"""Nothing that the server lets go of waits for the collector, which is switched off."""

import json
import subprocess
import sys
from pathlib import Path

import httpx2
from websockets.sync.client import connect

# A server that tells, when its input ends, what only the collector would have freed.
SERVER = """
import asyncio, gc, os, sys, threading
from collections import Counter
from tegel.server.run import serve
from tegel.server.site import Settings

def tell():
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    print(dict(Counter(type(one).__qualname__ for one in gc.garbage)), flush=True)
    os._exit(0)

def ready(url):
    gc.collect()
    gc.freeze()
    loop = asyncio.get_running_loop()
    def wait():
        sys.stdin.read()
        loop.call_soon_threadsafe(loop.call_later, 1.0, tell)
    threading.Thread(target=wait, daemon=True).start()
    print(url, flush=True)

if __name__ == "__main__":
    serve(Settings(database=sys.argv[1], thinkers=1), "127.0.0.1", 0, "", ready)
"""


def test_moves_visits_and_connections_leave_nothing_to_collect(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    command = [sys.executable, str(script), f"sqlite:///{tmp_path / 'tegel.db'}"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        url = server.stdout.readline().strip().rstrip("/")
        try:
            for _ in range(3):
                _play(url)
            server.stdin.close()
            assert server.stdout.readline() == "{}\n"
        finally:
            server.kill()


def _play(url: str) -> None:
    """A guest plays some moves, while others watch; some connections end rudely."""
    with httpx2.Client(base_url=url, headers={"Origin": url}) as visitor:
        visitor.post("/api/players", json={"name": "Anna"})
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = visitor.post("/api/tables", json={"game": "azul", "seats": seats}).json()
        assert visitor.get("/api/nothing").status_code == 404
        cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    live = url.replace("http", "ws") + "/api/live"
    with (
        connect(live, additional_headers={"Cookie": cookie}) as anna,
        connect(live) as watcher,
    ):
        for socket in (anna, watcher):
            socket.send(json.dumps({"type": "follow", "table": made["table"]}))
        told = json.loads(anna.recv())
        while told["type"] != "snapshot":
            told = json.loads(anna.recv())
        game = told["view"]["view"]
        move = {"kind": "play", "seat": game["turn"], "move": game["moves"][0]["move"]}
        order = {"type": "command", "table": made["table"], "expected": told["number"], "id": "m"}
        anna.send(json.dumps(order | {"do": move}))
        while json.loads(watcher.recv())["type"] != "event":
            pass
        watcher.socket.close()
