"""The table of a page: what its worker calls (`web/src/pocket/worker.ts`)."""

import asyncio
import time
import traceback
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any, Protocol

from pydantic import ValidationError

from tegel.core.native import shipped
from tegel.core.state import State
from tegel.pocket.books import ME, PageBooks, Shelf
from tegel.pocket.crew import Crew, Hands
from tegel.pocket.line import Line
from tegel.pocket.routes import Routes, Text, as_json
from tegel.pocket.thinking import Thinker
from tegel.server.desk import Desk
from tegel.server.pace import pause
from tegel.server.refusals import problem, status_of
from tegel.server.tables.commands import Refused

OK, MISUNDERSTOOD, BROKEN = 200, 422, 500


class Asker(Protocol):
    """Who has asked something, and is told the answer: its status, then its parts."""

    number: int

    def head(self, status: int) -> None:
        """The answer begins."""
        ...

    def part(self, text: str) -> None:
        """A part of it."""
        ...


class PageTable:
    """All tables of a page."""

    def __init__(self, shelf: Shelf, hands: Hands | None = None, pace: float = 1.0) -> None:
        # What has no library runs interpreted: nobody else could do that.
        crew = Crew(hands if shipped.is_there() else None)
        books, thinker = PageBooks(shelf), Thinker(crew)

        def rest(state: State, seed: int) -> float:
            return pace * pause(state, seed)

        # Another tab may write to the same books.
        self._desk = Desk(books, thinker, _now, rest, is_shared=True)
        self._routes = Routes(self._desk, books, shelf, thinker, crew)
        self._line: Line | None = None
        self._asking: dict[int, asyncio.Task[Any]] = {}
        self._stopped = set[asyncio.Task[Any]]()

    def dial(self, send: Callable[[str], object]) -> None:
        """The page wants to be told what happens."""
        self.hang_up()
        self._line = Line(self._desk, ME, send)

    def hang_up(self) -> None:
        """It does not any more."""
        if self._line is not None:
            self._line.close()
            self._line = None

    async def say(self, frame: str) -> None:
        """It says something."""
        if self._line is None:
            return
        try:
            await self._line.take(frame)
        except Exception as error:
            if not _is_of_shelf(error):
                raise

    async def ask(self, method: str, address: str, body: str, lang: str, asker: Asker) -> None:
        """It asks something."""
        task = asyncio.current_task()
        assert task is not None
        self._asking[asker.number] = task
        try:
            if self._stopped:  # whoever worked at that is free then
                await asyncio.wait([*self._stopped])
            await self._tell(method, address, body, lang, asker)
        except asyncio.CancelledError:
            pass  # nobody waits for it any more
        finally:
            del self._asking[asker.number]
            self._stopped.discard(task)

    async def hear(self, table: str, number: int) -> None:
        """Another tab says that a table has come so far."""
        await self._desk.hear(table, number)

    def stop(self, number: int) -> None:
        """What it has asked is not wanted any more: who thinks about it stops at once."""
        if number in self._asking:
            self._asking[number].cancel()
            self._stopped.add(self._asking[number])

    async def _tell(self, method: str, address: str, body: str, lang: str, asker: Asker) -> None:
        try:
            stream = await self._routes.stream(method, address, body)
            if stream is not None:
                await _tell_all(stream, asker)
                return
            answer = await self._routes.answer(method, address, body, lang)
            asker.head(OK)
            asker.part(str(answer) if isinstance(answer, Text) else as_json(answer))
        except Refused as refusal:
            _refuse(asker, refusal)
        except ValidationError as error:
            asker.head(MISUNDERSTOOD)
            asker.part(as_json({"code": "bad_request", "message": str(error)}))
        except Exception as error:  # nothing else need suffer from it
            if _is_of_shelf(error):
                _refuse(asker, Refused("not_kept", "the browser's storage can't be read"))
                return
            traceback.print_exc()
            asker.head(BROKEN)
            asker.part(as_json({"code": "unknown", "message": f"{type(error).__name__}: {error}"}))


def _refuse(asker: Asker, refusal: Refused) -> None:
    asker.head(status_of(refusal))
    asker.part(as_json(problem(refusal)))


def _is_of_shelf(error: Exception) -> bool:
    """Whether the browser's storage has failed: the page itself has told what is wrong with it.

    Nothing else here is the page's own code, and only Pyodide knows that class.
    """
    return type(error).__name__ == "JsException"


async def _tell_all(stream: AsyncGenerator[Any], asker: Asker) -> None:
    """Tell what comes bit by bit; a refusal comes before anything else."""
    is_begun = False
    async with aclosing(stream):
        async for found in stream:
            if not is_begun:
                asker.head(OK)
            is_begun = True
            asker.part(as_json(found) + "\n")
            await asyncio.sleep(0)  # others may ask for something meanwhile


def _now() -> int:
    return time.time_ns() // 1_000_000
