"""A real server in a process of its own, to be killed."""

import asyncio
import os
import signal
import sys
from collections.abc import Collection
from pathlib import Path

from tegel.core.errors import TegelError

STARTING = 120.0  # seconds; the first start may compile the rules
STOPPING = 30.0
ADDRESS = b"Tegel is at "


class NotUp(TegelError):
    """The server did not come up; its log says why."""


class ServerProcess:
    """`tegel serve`, started again at the same address however often it is killed."""

    def __init__(
        self,
        database: str,
        log: Path,
        *more: str,
        per_address: int | None = 100_000,
        handles: int | None = None,
    ) -> None:
        self.database = database
        self.per_address = per_address  # all clients have one; None: as it is
        self.handles = handles  # None: as many as whoever runs the tests has
        self.log = log
        self.more = more  # options
        self.port = 0  # any, the first time
        self.starts = 0
        self._process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int | None:
        """The process, if one runs."""
        return None if self._process is None else self._process.pid

    @property
    def serving(self) -> list[int]:
        """The processes that serve: this one, or the children of a parent."""
        assert self.pid is not None
        if "--processes" not in self.more:
            return [self.pid]
        found = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [int(pid) for pid in found.split()]

    @property
    def has_ended(self) -> bool:
        """Whether it ended by itself."""
        return self._process is not None and self._process.returncode is not None

    async def start(self) -> None:
        """Start it, and wait until it is ready."""
        await self.launch()
        await self.ready()

    async def launch(self) -> None:
        """Start it, and wait for nothing."""
        assert self._process is None, "it runs already"
        words = ["serve", "--port", str(self.port), "--database", self.database]
        words += ["--bot-pace", "0", "--thinkers", "1", *self.more]
        if self.per_address is not None:
            words += ["--per-address", str(self.per_address)]
        limit: list[str] = []
        if self.handles is not None:
            limit = ["sh", "-c", f'ulimit -n {self.handles}; exec "$@"', "sh"]
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *limit,
                sys.executable,
                "-m",
                "tegel",
                *words,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                start_new_session=True,  # bots think in processes of the same group
                env=self._environment(),
            )
        self.starts += 1

    async def ready(self) -> None:
        """Wait until it says where it is."""
        assert self._process is not None
        assert self._process.stdout is not None
        async with asyncio.timeout(STARTING):
            line = await self._process.stdout.readline()
        if not line.startswith(ADDRESS):
            raise NotUp(f"the server said {line!r}; see {self.log}")
        self.port = int(line.rstrip(b"/\n").rpartition(b":")[2])

    async def kill(self) -> None:
        """End it and all that it has started, at once: it can do nothing about it."""
        await self._signal(signal.SIGKILL)

    async def stop(self) -> None:
        """Ask it to end."""
        await self._signal(signal.SIGTERM)

    def freeze(self) -> None:
        """Stop it where it is, as a machine does that falls asleep."""
        self.send(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self.send(signal.SIGCONT)

    def send(self, which: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(which)

    async def _signal(self, which: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            if which is signal.SIGKILL:
                os.killpg(process.pid, which)
            else:
                process.send_signal(which)
        async with asyncio.timeout(STOPPING):
            await process.wait()

    def _environment(self) -> dict[str, str]:
        """Let Python keep what it compiles, so that a server is up again sooner."""
        return os.environ | {"PYTHONDONTWRITEBYTECODE": ""}

    def told(self, event: str) -> int:
        """How often its log tells of something."""
        return self.log.read_text(errors="replace").count(f'"event": "{event}"')

    def complaints(self, foreseen: Collection[str] = ()) -> list[str]:
        """Lines of its log that tell of an error, but for what was foreseen."""
        words = ("Traceback", '"level": "error"', '"level": "critical"', "never retrieved")
        text = self.log.read_text(errors="replace") if self.log.exists() else ""
        fitting = [f'"event": "{event}"' for event in foreseen]
        return [
            line[:3000]
            for line in text.splitlines()
            if any(word in line for word in words) and not any(word in line for word in fitting)
        ]
