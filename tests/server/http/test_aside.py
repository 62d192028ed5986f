"""Work beside the loop: households take turns."""

import asyncio

from tegel.server.guard.crowd import asking
from tegel.server.http.aside import aside


def test_who_asks_for_much_keeps_others_waiting_for_one_piece_of_it() -> None:
    done: list[str] = []

    async def ask(home: str) -> None:
        asking.set(home)
        await aside(lambda: done.append(home))

    async def all_ask() -> None:
        much = [asyncio.create_task(ask("greedy")) for _ in range(20)]
        other = asyncio.create_task(ask("modest"))
        await asyncio.gather(*much, other)

    asyncio.run(all_ask())
    assert done.count("greedy") == 20
    assert done.index("modest") <= 1
