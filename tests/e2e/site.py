"""A real server as a process of its own, which can die and come back."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import tegel.server

PAGE = Path(tegel.server.__file__).parent / "page" / "index.html"


class Site:
    """Tegel at an address; its games are in a file, and what is compiled in a cache."""

    def __init__(
        self,
        folder: Path,
        cache: Path | None = None,
        tegel: Sequence[str] = ("-m", "tegel"),
        more: Sequence[str] = (),
    ) -> None:
        assert PAGE.is_file(), "the page is not built: python3 launch.py page"
        self._folder = folder
        self._tegel = tegel  # what Python is told to run
        self._more = more  # options
        self._env = {**os.environ, **({"TEGEL_CACHE": str(cache)} if cache else {})}
        self.database = f"sqlite:///{folder / 'games.db'}"
        self.url = ""
        self._port = "0"
        self._process = self._start()

    def _start(self) -> subprocess.Popen[str]:
        serve = [sys.executable, *self._tegel, "serve", "--port", self._port, "--bot-pace", "0"]
        where = ["--thinkers", "1", "--database", self.database, *self._more]
        with (self._folder / "server.log").open("a") as log:
            process = subprocess.Popen(
                [*serve, *where],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self._env,
                start_new_session=True,  # its bots think in processes of their own: end all at once
            )
        assert process.stdout is not None
        found = next(
            filter(None, (re.search(r"http://\S+", line) for line in process.stdout)), None
        )
        assert found, f"the server did not start: {(self._folder / 'server.log').read_text()}"
        self.url = found[0].rstrip("/")
        self._port = self.url.rpartition(":")[2]
        return process

    def kill(self) -> None:
        """As when the power fails."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def restart(self) -> None:
        """At the same address, with the same games."""
        self._process = self._start()
