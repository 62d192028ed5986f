"""Work beside the loop: households take turns, and the loop has its time in between."""

import asyncio

from tegel.server.guard.crowd import asking
from tegel.server.http.aside import LONGEST_REST, REST, Pace, aside, waiting


def test_who_asks_for_much_keeps_others_waiting_for_one_piece_of_it() -> None:
    done: list[str] = []

    async def ask(home: str) -> None:
        asking.set(home)
        await aside(lambda: done.append(home))

    async def all_ask() -> None:
        much = [asyncio.create_task(ask("greedy")) for _ in range(20)]
        other = asyncio.create_task(ask("modest"))
        await asyncio.sleep(0)  # all have asked
        assert waiting() == 21
        await asyncio.gather(*much, other)

    asyncio.run(all_ask())
    assert waiting() == 0
    assert done.count("greedy") == 20
    assert done.index("modest") <= 1


def test_after_each_piece_of_work_the_loop_has_its_processor_to_itself_for_a_while() -> None:
    at, slept = [100.0], list[float]()

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        at[0] += seconds

    def work(seconds: float) -> None:
        at[0] += seconds

    pace = Pace(lambda: at[0], sleep)
    pace.do(lambda: work(0.25))
    assert not slept, "who asks now and then waits for nothing"
    pace.do(lambda: work(10.0))
    pace.do(lambda: work(0.25))
    assert slept == [REST * 0.25, LONGEST_REST]
    at[0] += 60.0
    pace.do(lambda: work(0.25))
    assert len(slept) == 2
