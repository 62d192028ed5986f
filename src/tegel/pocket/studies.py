"""What is found out in a page bit by bit: lines of a position, the review of a game."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from functools import partial
from typing import Any

from tegel.analysis.deepen import Deepening
from tegel.analysis.explained import Explainer
from tegel.analysis.judge import Search
from tegel.analysis.review import Reviewing
from tegel.bots.bot import Budget
from tegel.core.errors import BadRecord
from tegel.core.record import parse
from tegel.games import find
from tegel.pocket.crew import Crew
from tegel.server.looks import positions
from tegel.server.tables.commands import Refused
from tegel.server.wire import asked

# How many edges a tree of an analysis may have: it takes some forty megabytes then.
MOST_EDGES = 1 << 20


async def analyses(wanted: asked.WantedAnalysis, crew: Crew) -> AsyncGenerator[Any]:
    """The champion's lines of a position; the last ones are `final`."""
    laid = positions.lay_out(wanted)
    positions.check_decidable(laid)
    state, seed = laid.state, laid.seed or 0
    assert state.turn is not None
    imagined = state.imagine(state.turn, seed)
    budget = Budget(wanted.seconds, wanted.iterations)
    edges = MOST_EDGES // crew.size  # a page has as much memory with many trees as with one
    begin = partial(Deepening, imagined, wanted.lines, budget, seed, edges=edges)
    explainer = Explainer(imagined, seed)
    async with aclosing(crew.deepen(begin)) as deepening:
        async for found in deepening:
            for told in explainer.told(found):
                yield {**told.as_data(), "final": False}
    for told in explainer.last():
        yield {**told.as_data(), "final": True}


async def review(record: str, crew: Crew) -> AsyncGenerator[Any]:
    """How far the review of a game is; at last the review."""
    try:
        game = parse(record, find)
    except BadRecord as error:
        raise Refused("bad_record", str(error), error.refusal) from None
    reviewing = Reviewing.of(game)
    of = len(reviewing.moves)
    async with aclosing(_prepared(reviewing, crew)) as prepared:
        async for done in prepared:
            yield {"done": min(done, of), "of": of, "review": None}
    for progress in reviewing.steps():
        await asyncio.sleep(0)
        if progress.review is not None:
            yield {"done": of, "of": of, "review": progress.review.as_json()}


async def _prepared(reviewing: Reviewing, crew: Crew) -> AsyncGenerator[int]:
    """Do all searches, for as many positions at once as trees can be grown; how many are done."""
    left = iter(range(len(reviewing.states)))
    news = asyncio.Queue[Exception | None]()

    async def look() -> None:
        try:
            for n in left:
                for search in reviewing.searches(n):
                    await _do(search, crew)
                news.put_nowait(None)
        except Exception as error:  # it is for who waits for the review
            news.put_nowait(error)

    tasks = [asyncio.create_task(look()) for _ in range(crew.size)]
    try:
        for done in range(len(reviewing.states)):
            yield done
            if error := await news.get():
                raise error
    finally:
        for task in tasks:
            task.cancel()


async def _do(search: Search, crew: Crew) -> None:
    """A search, if it was not done before; two that want the same may both do it."""
    if not search.is_done:
        tree = search.begin()
        await crew.grow(tree, search.iterations)
        search.end(tree)
    await asyncio.sleep(0)
