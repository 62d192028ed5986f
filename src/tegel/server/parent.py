"""Several server processes at one address: the parent starts them, and replaces those that die.

It holds the socket at which they all listen, so that nobody who calls while one of them is replaced
is turned away: another one answers, or the next. Told to (SIGHUP), it replaces all of them, one
after another, by whatever version of Tegel is installed by then.
"""

import asyncio
import os
import signal
import socket
import sys
import threading
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import structlog

from tegel.server.sheets import close

log = structlog.get_logger()

STARTING = 300.0  # seconds until a process that is not ready never will be
STOPPING = 20.0
YOUNG = 10.0  # who dies so soon would die again: the next one has to wait
LONGEST_WAIT = 30.0


class Parent:
    """So many processes, each started with words of its own, and a socket for all of them."""

    def __init__(
        self,
        children: Sequence[Sequence[str]],
        listening: socket.socket,
        may_overlap: bool,
        figures: Path,
    ) -> None:
        self._words = children
        self._listening = listening
        self._may_overlap = may_overlap  # else the old one ends before the new one begins
        self._figures = figures  # a folder, for what they count
        self._started = 0
        self._living: dict[Process, Path] = {}  # and where each one's figures lie
        self._over = asyncio.Event()
        self._renewals = [asyncio.Event() for _ in children]
        self._replacing = asyncio.Lock()

    async def run(self, ready: Callable[[], None]) -> int:
        """Have them serve until a signal comes; the exit code."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._over.set)
        loop.add_signal_handler(signal.SIGHUP, self._renew)
        ending = asyncio.create_task(self._over.wait())
        keeping: list[asyncio.Task[None]] = []
        try:
            # The first one alone: if it can't start, none can, and it brings the database up to
            # date.
            first = asyncio.create_task(self._start(self._words[0]))
            await asyncio.wait([first, ending], return_when=asyncio.FIRST_COMPLETED)
            if not first.done():
                return 0
            child = first.result()
            if child.returncode is not None:
                return child.returncode
            others = await asyncio.gather(*(self._start(words) for words in self._words[1:]))
            keeping = [
                asyncio.create_task(self._keep(n, one)) for n, one in enumerate([child, *others])
            ]
            ready()
            await ending
            return 0
        finally:
            for task in keeping:
                task.cancel()
            await self._end(self._living)

    def _renew(self) -> None:
        for renewal in self._renewals:
            renewal.set()

    async def _keep(self, n: int, child: Process) -> None:
        """Have one process, whatever becomes of it."""
        renewal, wait, born = self._renewals[n], 0.0, time.monotonic()
        while True:
            asked = asyncio.create_task(renewal.wait())
            died = asyncio.create_task(child.wait())
            await asyncio.wait([asked, died], return_when=asyncio.FIRST_COMPLETED)
            asked.cancel()
            if child.returncode is None:
                child = await self._replace(n, child)
                renewal.clear()
            else:
                log.error("process_died", pid=child.pid, code=child.returncode)
                self._bury(child)
                was_young = time.monotonic() - born < YOUNG
                wait = min(max(2 * wait, 1.0), LONGEST_WAIT) if was_young else 0.0
                await asyncio.sleep(wait)
                child = await self._start(self._words[n])
            born = time.monotonic()

    async def _replace(self, n: int, old: Process) -> Process:
        """Another process for one that is well; if it does not start, that one stays."""
        async with self._replacing:  # one after another
            if not self._may_overlap:
                await self._end([old])
            new = await self._start(self._words[n])
            if new.returncode is not None and old.returncode is None:
                log.error("process_not_replaced", pid=old.pid, code=new.returncode)
                return old
            await self._end([old])
            log.info("process_replaced", pid=old.pid, by=new.pid)
            return new

    async def _start(self, words: Sequence[str]) -> Process:
        """A process that serves; or one that has ended, and has said why."""
        number = self._listening.fileno()
        self._started += 1
        figures = self._figures / f"{self._started}.json"
        child = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "tegel", "serve", "--listening", str(number), "--figures", str(figures)),
            *words,
            stdin=PIPE,  # it closes when this process ends, however it does
            stdout=PIPE,
            pass_fds=[number],
        )
        self._living[child] = figures
        assert child.stdout is not None
        try:
            async with asyncio.timeout(STARTING):
                line = await child.stdout.readline()
        except TimeoutError:
            line = b""
        if not line:
            await self._end([child])
        return child

    async def _end(self, children: Iterable[Process]) -> None:
        """End processes: they finish what they do, if they do it in time."""
        children = list(children)
        waiting = [asyncio.create_task(child.wait()) for child in children]
        for child in children:
            if child.returncode is None:
                child.terminate()
        if waiting:
            await asyncio.wait(waiting, timeout=STOPPING)
        for child in children:
            if child.returncode is None:
                child.kill()
        if waiting:
            await asyncio.wait(waiting, timeout=STOPPING)
        for child in children:
            self._bury(child)

    def _bury(self, child: Process) -> None:
        """Let what it has counted stay."""
        figures = self._living.pop(child, None)
        if figures is None:
            return  # it is known that it ended
        try:
            close(figures)
        except OSError as error:
            log.warning("figures_not_kept", reason=error.strerror)


def end_with_parent() -> None:
    """Let this process end when its parent has: its standard input closes then."""

    def watch() -> None:
        while os.read(0, 1024):
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="parent", daemon=True).start()
