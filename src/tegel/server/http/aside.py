"""Work that takes its time, beside the server's loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

# No more than two at once, whoever asks for how much: the loop needs its share.
THREADS = ThreadPoolExecutor(max_workers=2, thread_name_prefix="replay")


async def aside(work: Callable[[], T]) -> T:
    """What the work comes to."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, work)
