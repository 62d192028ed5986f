"""`tegel engine`: answer queries of other programs."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, BinaryIO

import typer

from tegel.bots.bot import Candidate
from tegel.bots.engine import Engine
from tegel.bots.engine.answer import Reasons
from tegel.cli.common import complain
from tegel.cli.terminal import ending_at_once
from tegel.core.errors import BadOptions
from tegel.core.machine import processors
from tegel.core.state import State

MOST_THREADS = 256


def engine(
    threads: Annotated[
        int | None,
        typer.Option(help="think about so many queries at once", show_default="processors"),
    ] = None,
) -> None:
    """Answer queries, one JSON line each.

    The protocol is in the handbook, docs/engine.md.
    """
    if threads is not None and not 1 <= threads <= MOST_THREADS:
        raise BadOptions(f"threads cannot be {threads}; it can be 1 to {MOST_THREADS}")
    queries, answers = _own_streams()
    code = 0
    try:
        with ending_at_once():
            Engine(queries, answers, threads or processors(), explain).run()
    except BrokenPipeError:
        pass  # nobody reads the answers any more
    except OSError as error:
        complain(str(error))
        code = 1
    sys.stderr.flush()
    # Not a return: a thread may be waiting for a line, or thinking for a query that was cancelled.
    os._exit(code)


def explain(
    state: State, candidates: Sequence[Candidate], language: str, seed: int
) -> list[Reasons]:
    """Why each move and not the best of the others; bots stand below the analysis that knows it."""
    from tegel.analysis.reasons import reasons_of_all, said  # which few ask for
    from tegel.core.words import book

    words = book(language, "common", game=state.game)
    names = [words("player-n", n=seat + 1) for seat in range(state.players)]
    found = reasons_of_all(state, candidates, seed=seed)
    told = [[reason.told() for reason in reasons] for reasons in found]
    return [Reasons(list(one), said(one, words, names)) for one in told]


def _own_streams() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output for the protocol alone.

    What a bot prints goes to standard error, and it has nothing to read.
    """
    queries = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return queries, answers
