"""Work that takes its time, beside the server's loop: one piece after another.

Households take turns. However much one of them asks for, another waits for no more than one piece
of work of each. After each piece the loop has its processor to itself for a while, so that most
moves meet no work at all; who asks now and then never waits for that.
"""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar
from weakref import WeakValueDictionary

from tegel.server.guard.crowd import asking

T = TypeVar("T")

# No more than one at once, whoever asks for how much: threads share a processor with the loop.
THREAD = ThreadPoolExecutor(max_workers=1, thread_name_prefix="replay")

# Seconds that work may keep the loop waiting each time it wants to go on: for one thing that
# somebody is told it wants to some twenty times. (Among all other threads it is more: `app.py`.)
SOON = 0.0001
REST = 2.0  # times as long as a piece of work took, before the next
LONGEST_REST = 1.0  # seconds


@dataclass
class Pace:
    """How fast one piece of work comes after the other."""

    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep
    rested_at: float = 0.0

    def do(self, work: Callable[[], T]) -> T:
        """Do it, once the loop has had its time."""
        began = self.now()
        if began < self.rested_at:
            self.sleep(self.rested_at - began)
            began = self.now()
        usual = sys.getswitchinterval()
        sys.setswitchinterval(SOON)
        try:
            return work()
        finally:
            sys.setswitchinterval(usual)
            ended = self.now()
            self.rested_at = ended + min(LONGEST_REST, REST * (ended - began))


_pace = Pace()
_turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
_waiting: Counter[str] = Counter()  # pieces of work, by household


def waiting() -> int:
    """How many pieces of work wait or are done."""
    return _waiting.total()


async def aside(work: Callable[[], T]) -> T:
    """What the work comes to, when it is the turn of who asks."""
    home = asking.get()
    turn = _turns.setdefault(home, asyncio.Lock())
    _waiting[home] += 1
    try:
        async with turn:
            return await asyncio.get_running_loop().run_in_executor(THREAD, _pace.do, work)
    finally:
        _waiting[home] -= 1
        if not _waiting[home]:
            del _waiting[home]
