"""How long a newcomer waits: from a command to the page, and to a bot's first answer.

    .venv/bin/python bench/start.py clone [--game azul] [--bot casual]
    .venv/bin/python bench/start.py wheel dist/tegel-….whl [--bot champion]

`clone` clones this repository into an empty folder, with empty caches of packages and kernels, and
runs `make play` there; then again, for a warm start. `wheel` installs a wheel, without a compiler,
into a fresh environment, and runs `tegel serve` there: the install is not counted. The first move
is a person's, over HTTP, as soon as the page answers.
"""

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path

from tegel.client import Client, Play, bot, me

ROOT = Path(__file__).resolve().parent.parent
PORT = 8765
STEP = re.compile(r"tegel: (\w.*)")


def main() -> None:
    """Measure what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["clone", "wheel"])
    parser.add_argument("wheel", nargs="?", type=Path)
    parser.add_argument("--game", default="azul")
    parser.add_argument("--bot", default="casual")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tegel-start-") as name:
        folder = Path(name)
        env = {**os.environ, **_fresh(folder)}
        if asked.kind == "clone":
            clone = folder / "clone"
            subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
            command = ["make", "play", f"ARGS=--port {PORT}"]
        else:
            clone = folder
            _install(asked.wheel.resolve(), folder / "venv", env)
            command = [str(folder / "venv" / "bin" / "tegel"), "serve", "--port", str(PORT)]
        for start in ("first", "second"):
            print(f"{start} start of {asked.game} against {asked.bot}:", flush=True)
            _measure(command, clone, env, asked.game, asked.bot)


def _fresh(folder: Path) -> dict[str, str]:
    """An environment in which nothing was ever installed, compiled or played."""
    names = ("XDG_CACHE_HOME", "UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache", "TEGEL_DATA")
    return {**{name: str(folder / name) for name in names}, "TEGEL_CACHE": str(folder / "kernels")}


def _install(wheel: Path, venv: Path, env: dict[str, str]) -> None:
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    pip = [str(venv / "bin" / "python"), "-m", "pip", "-q", "install", f"{wheel}[server]"]
    subprocess.run(pip, check=True, env=env)


def _measure(
    command: Sequence[str], folder: Path, env: dict[str, str], game: str, level: str
) -> None:
    start = time.monotonic()

    def note(what: str) -> None:
        print(f"  {time.monotonic() - start:6.1f} s  {what}", flush=True)

    with subprocess.Popen(
        command,
        cwd=folder,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as server:
        assert server.stdout is not None
        try:
            for line in server.stdout:
                if step := STEP.match(line):
                    note(step[1])
                if line.startswith("Tegel is at "):
                    break
            else:
                sys.exit("it ended without a page")
            address = line.split()[-1]
            with urllib.request.urlopen(address) as page:
                assert b"<title>Tegel" in page.read()
            note("the page is there")
            asyncio.run(_first_move(address, game, level, note))
        finally:
            os.killpg(server.pid, signal.SIGINT)


async def _first_move(address: str, game: str, level: str, note: Callable[[str], None]) -> None:
    async with Client(address) as client:
        await client.enter("Newcomer")
        made = await client.set_up(game, [me("Newcomer"), bot(level)])
        table = await client.table(made["table"])
        await table.until(lambda t: t.turn == 0)
        note("the person is to move")
        while table.turn == 0:
            await table.send(Play(0, table.moves[0]["move"]))
        note("the first move is made")
        await table.until(lambda t: t.turn == 0 or t.is_over)
        note(f"{level} has answered")


if __name__ == "__main__":
    main()
