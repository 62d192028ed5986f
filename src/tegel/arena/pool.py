"""Games on this machine, several at once: one process each."""

from collections.abc import Generator, Iterable
from multiprocessing import connection

from tegel.arena.event import Event, Fixture
from tegel.arena.game import Played
from tegel.arena.worker import GLANCE, Worker


def play_here(event: Event, fixtures: Iterable[Fixture], jobs: int) -> Generator[Played]:
    """Play games, `jobs` at once; yields each as it ends. Closed, it leaves no process behind."""
    waiting = iter(fixtures)
    workers: list[Worker] = []
    try:
        for fixture in waiting:
            workers.append(Worker(event))
            workers[-1].begin(fixture)
            if len(workers) == jobs:
                break
        while workers:
            connection.wait([worker.pipe for worker in workers], GLANCE)
            for n in reversed(range(len(workers))):
                played = workers[n].answer()
                if played is None:
                    continue
                following = next(waiting, None)
                if following is None:
                    workers.pop(n).stop()
                else:
                    if not workers[n].is_alive:
                        workers[n] = Worker(event)
                    workers[n].begin(following)
                yield played
    finally:
        for worker in workers:
            worker.stop()
