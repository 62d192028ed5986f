"""Games on a Ray cluster (`tegel[ray]`): the same jobs, wherever there are processors.

An actor on each processor has a worker process of its own, as the pool here has: so a bot that
hangs or takes its process down forfeits there just as it does here. An actor that is lost with its
machine is started again elsewhere, and its game played again.
"""

import logging
import os
import socket
import sys
from collections.abc import Generator, Sequence
from multiprocessing import connection
from typing import Any

from tegel.arena.event import Event, Fixture
from tegel.arena.game import Played
from tegel.arena.worker import GLANCE, Worker
from tegel.core.errors import BadOptions, TegelError
from tegel.core.native.build import ensure
from tegel.games import find

LOCAL = "local"
ANSWER = 10.0  # seconds


class Host:
    """What runs on the cluster: one worker, and someone who watches over it."""

    def __init__(self, event: Event, path: list[str]) -> None:
        sys.path += [folder for folder in path if folder not in sys.path]
        ensure(find(event.game), "rules", "judgement", "search")
        self.event = event
        self.worker: Worker | None = None

    def play(self, fixture: Fixture) -> Played:
        """Play a game."""
        if self.worker is None or not self.worker.is_alive:
            self.worker = Worker(self.event)
        self.worker.begin(fixture)
        while True:
            connection.wait([self.worker.pipe], GLANCE)
            played = self.worker.answer()
            if played:
                return played


def play_on_ray(
    event: Event, fixtures: Sequence[Fixture], jobs: int | None, address: str
) -> Generator[Played]:
    """Play games on a cluster, on all its processors or `jobs` of them; each as it ends."""
    ray = _connect(address)
    waiting = iter(fixtures)
    try:
        seats = jobs or max(int(ray.cluster_resources().get("CPU", 1)), 1)
        remote = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Host)
        hosts = [remote.remote(event, sys.path) for _ in range(min(seats, len(fixtures)))]
        busy = {
            host.play.remote(fixture): host for host, fixture in zip(hosts, waiting, strict=False)
        }
        while busy:
            done, _ = ray.wait(list(busy))
            for task in done:
                host = busy.pop(task)
                fixture = next(waiting, None)
                if fixture is not None:
                    busy[host.play.remote(fixture)] = host
                yield _get(ray, task)
    finally:
        ray.shutdown()


def _connect(address: str) -> Any:
    """Ray itself, connected to a cluster; or `BadOptions` with the reason why not."""
    if address == LOCAL:
        # Else Ray writes a token into the home folder, for a cluster that nobody else can reach.
        os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    try:
        import ray
    except ImportError:
        raise BadOptions("--ray needs Ray: pip install 'tegel[ray]'") from None
    _check_reachable(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:  # Ray has many kinds, and a cluster can be out of reach in all
        raise BadOptions(f"there is no Ray cluster at {address!r}: {error}") from None
    return ray


def _check_reachable(address: str) -> None:
    """Find out at once whether anybody is there: Ray itself waits for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host.strip("[]"), int(port)), ANSWER).close()
        except (OSError, OverflowError) as error:
            raise BadOptions(f"there is no Ray cluster at {address!r}: {error}") from None


def _get(ray: Any, task: Any) -> Played:
    try:
        played: Played = ray.get(task)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, TegelError):
            raise error.cause from None
        raise
    return played
