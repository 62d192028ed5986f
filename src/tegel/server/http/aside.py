"""Work that takes its time, beside the server's loop: one piece after another.

Households take turns. However much one of them asks for, another waits for no more than one piece
of work of each.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakValueDictionary

from tegel.server.guard.crowd import asking

T = TypeVar("T")

# No more than one at once, whoever asks for how much: threads share a processor with the loop.
THREAD = ThreadPoolExecutor(max_workers=1, thread_name_prefix="replay")

_turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()


async def aside(work: Callable[[], T]) -> T:
    """What the work comes to, when it is the turn of who asks."""
    turn = _turns.setdefault(asking.get(), asyncio.Lock())
    async with turn:
        return await asyncio.get_running_loop().run_in_executor(THREAD, work)
