"""The engine as a process: lines in, lines out, and threads that think in between."""

import json
from collections.abc import Iterator
from queue import Queue
from threading import Condition, Thread
from typing import BinaryIO

from tegel.bots.engine import answer
from tegel.bots.engine.answer import Answer, Explain
from tegel.bots.engine.query import LONGEST_LINE, Action, Ask, Refused, decode, id_of, read
from tegel.bots.engine.think import think

# When so many queries wait, lines are read only as others are answered.
MOST_WAITING = 1000
CHUNK = 1 << 16


class Engine:
    """Answers queries, several at once, each as soon as it can.

    A query is asked from when it is read to its final answer: the one who takes it out of `_asked`
    writes that answer, so there is exactly one.
    """

    def __init__(
        self, queries: BinaryIO, answers: BinaryIO, threads: int, explain: Explain | None = None
    ) -> None:
        self._queries = queries
        self._answers = answers
        self._threads = threads
        self._explain = explain
        self._waiting: Queue[Ask | None] = Queue(MOST_WAITING)
        self._changed = Condition()  # guards all below, and the writing of answers
        self._asked: dict[str, Ask] = {}
        self._stopped: set[Ask] = set()  # those of them that have thought enough
        self._is_read = False
        self._is_over = False
        self._failure: OSError | None = None

    def run(self) -> None:
        """Answer until all is answered after the last line, or until told to quit.

        Threads that nobody waits for may think on; they tell nothing any more. `OSError` if lines
        can't be read or written, `BrokenPipeError` if nobody reads the answers.
        """
        Thread(target=self._read, daemon=True).start()
        for _ in range(self._threads):
            Thread(target=self._work, daemon=True).start()
        with self._changed:
            self._changed.wait_for(lambda: self._is_over or (self._is_read and not self._asked))
            self._is_over = True
            if self._failure:
                raise self._failure

    def _read(self) -> None:
        """Take in all lines."""
        try:
            for line in _lines(self._queries):
                self._take(line)
                if self._is_over:
                    break
        except OSError as failure:
            self._fail(failure)
        with self._changed:
            self._is_read = True
            self._changed.notify_all()
        for _ in range(self._threads):
            self._waiting.put(None)

    def _take(self, line: bytes | None) -> None:
        """Take in one line; every line has its answer, whatever it is."""
        name = None
        try:
            if line is None:
                raise Refused("too_long", f"the line has more than {LONGEST_LINE} bytes")
            data = decode(line)
            name = id_of(data)
            if name in self._asked:
                # Told under its id, this would look like the answer to the other query.
                message = f"{name!r} is the id of a query that is not answered yet; choose another"
                name = None
                raise Refused("duplicate_id", message)
            query = read(data)
            if isinstance(query, Ask):
                with self._changed:
                    self._asked[query.id] = query
                self._waiting.put(query)
            else:
                self._act(query)
        except Exception as error:
            self._tell(_failed(name, error))

    def _act(self, action: Action) -> None:
        if action.name == "hello":
            self._tell(answer.hello(action.id, self._threads))
        elif action.name in ("cancel", "stop"):
            with self._changed:
                target = self._asked.get(action.target)
                if target and action.name == "cancel":
                    self._tell(answer.cancelled(target.id), target)
                elif target:
                    self._stopped.add(target)
                found = target is not None
                self._tell(answer.done(action.id, action.name, target=action.target, found=found))
        else:
            with self._changed:
                self._tell(answer.done(action.id, "quit"))
                self._is_over = True
                self._changed.notify_all()

    def _work(self) -> None:
        """Think about one query after another."""
        while ask := self._waiting.get():
            if self._is_wanted(ask):
                self._tell(self._think(ask), ask)

    def _think(self, ask: Ask) -> Answer:
        try:
            return think(
                ask,
                lambda: self._is_wanted(ask),
                lambda: ask in self._stopped,
                lambda part: self._tell(part, ask),
                self._explain,
            )
        except Exception as error:
            return _failed(ask.id, error)

    def _is_wanted(self, ask: Ask) -> bool:
        return self._asked.get(ask.id) is ask and not self._is_over

    def _tell(self, told: Answer, ask: Ask | None = None) -> None:
        """Write an answer, unless it is to a query that has had its final one."""
        line = json.dumps(told, allow_nan=False).encode() + b"\n"
        with self._changed:
            if self._is_over or (ask is not None and not self._is_wanted(ask)):
                return
            if ask is not None and told["final"]:
                # Before it is written: who has read it may use the id again.
                del self._asked[ask.id]
                self._stopped.discard(ask)
                self._changed.notify_all()
            try:
                self._answers.write(line)
                self._answers.flush()
            except OSError as failure:
                self._fail(failure)

    def _fail(self, failure: OSError) -> None:
        with self._changed:
            self._failure = failure
            self._is_over = True
            self._changed.notify_all()


def _failed(query_id: str | None, error: Exception) -> Answer:
    """The answer to a query that went wrong: by its own fault, or else by ours."""
    if isinstance(error, Refused):
        return answer.error(query_id, error.code, str(error))
    message = f"the engine failed: {type(error).__name__}: {error}"
    return answer.error(query_id, "engine_failed", message)


def _lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a stream; None for one that is too long, which is passed over in pieces."""
    while line := stream.readline(LONGEST_LINE + 1):
        if line.endswith(b"\n") or len(line) <= LONGEST_LINE:
            yield line
            continue
        while (piece := stream.readline(CHUNK)) and not piece.endswith(b"\n"):
            pass
        yield None
