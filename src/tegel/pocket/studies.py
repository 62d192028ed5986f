"""What is found out in a page bit by bit: lines of a position, the review of a game."""

from collections.abc import Iterator
from time import monotonic
from typing import Any

from tegel.analysis import deepen, explaining
from tegel.analysis.review import reviewing
from tegel.core.errors import BadRecord
from tegel.core.record import parse
from tegel.games import find
from tegel.server.looks import positions
from tegel.server.tables.commands import Refused
from tegel.server.wire import asked

# How many edges the tree of an analysis may have: it takes some forty megabytes then.
MOST_EDGES = 1 << 20


def analyses(wanted: asked.WantedAnalysis) -> Iterator[Any]:
    """The champion's lines of a position; the last ones are `final`."""
    laid = positions.lay_out(wanted)
    positions.check_decidable(laid)
    state, seed = laid.state, laid.seed or 0
    assert state.turn is not None
    imagined = state.imagine(state.turn, seed)
    deeper = deepen(
        imagined, edges=MOST_EDGES, lines=wanted.lines, iterations=wanted.iterations, seed=seed
    )
    found, until = None, monotonic() + wanted.seconds
    for found in explaining(imagined, deeper, seed):
        if monotonic() > until:
            break
        yield {**found.as_data(), "final": False}
    if found is not None:
        yield {**found.as_data(), "final": True}


def review(record: str) -> Iterator[Any]:
    """How far the review of a game is; at last the review."""
    try:
        game = parse(record, find)
    except BadRecord as error:
        raise Refused("bad_record", str(error)) from None
    for progress in reviewing(game):
        found = None if progress.review is None else progress.review.as_json()
        yield {"done": progress.done, "of": progress.of, "review": found}
