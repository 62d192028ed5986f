"""Talking with an engine: in this process, or in one of its own."""

import io
import json
import os
import select
from threading import Thread
from typing import Any, BinaryIO, Self

from tegel.bots.engine import Engine
from tegel.bots.engine.answer import Explain

Answer = dict[str, Any]

AZUL: dict[str, Any] = {"game": "azul", "moves": [], "seed": 7}


def line(**query: object) -> bytes:
    """A query as a line."""
    return json.dumps(query).encode() + b"\n"


def ask(**query: object) -> Answer:
    """The only answer to a query."""
    (answer,) = ask_lines(line(**{"id": "q", **query}))
    return answer


def ask_lines(*lines: bytes, threads: int = 1, explain: Explain | None = None) -> list[Answer]:
    """All answers to some lines, as they come."""
    answers = io.BytesIO()
    Engine(io.BytesIO(b"".join(lines)), answers, threads, explain).run()
    return [json.loads(text) for text in answers.getvalue().splitlines()]


class Talk:
    """Sends queries and waits for answers."""

    def __init__(self, queries: BinaryIO, answers: BinaryIO) -> None:
        self.queries = queries
        self.answers = answers
        self.pending = b""

    def send(self, **query: object) -> None:
        self.write(line(**query))

    def write(self, data: bytes) -> None:
        self.queries.write(data)
        self.queries.flush()

    def hear(self) -> Answer:
        """The next answer."""
        while b"\n" not in self.pending:
            ready, _, _ = select.select([self.answers], [], [], 300)
            assert ready, "no answer comes"
            data = os.read(self.answers.fileno(), 65536)
            assert data, "there are no more answers"
            self.pending += data
        text, _, self.pending = self.pending.partition(b"\n")
        answer: Answer = json.loads(text)
        return answer

    def hear_final(self) -> Answer:
        """The next final answer."""
        while True:
            answer = self.hear()
            if answer["final"]:
                return answer

    def hear_all(self) -> list[Answer]:
        """End the queries; all answers that still come."""
        self.queries.close()
        data = self.pending
        while piece := os.read(self.answers.fileno(), 65536):
            data += piece
        return [json.loads(text) for text in data.splitlines()]


class Session(Talk):
    """An engine in a thread of this process."""

    def __init__(self, threads: int = 2) -> None:
        from_us, to_engine = os.pipe()
        from_engine, to_us = os.pipe()
        super().__init__(os.fdopen(to_engine, "wb"), os.fdopen(from_engine, "rb", 0))
        self.theirs = os.fdopen(from_us, "rb"), os.fdopen(to_us, "wb")
        self.thread = Thread(target=self._run, args=(threads,), daemon=True)
        self.thread.start()

    def _run(self, threads: int) -> None:
        queries, answers = self.theirs
        Engine(queries, answers, threads).run()
        answers.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.queries.close()
        self.thread.join(300)
        assert not self.thread.is_alive(), "the engine does not end"
        self.answers.close()
        self.theirs[0].close()
