"""The machine: room on its disks, its clock, and who goes first on its cores."""

import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

from tegel.cli.checks.finding import Finding, fine, look, wrong
from tegel.server.store.turns import give_way

MB = 2**20
LITTLE, TOO_LITTLE = 1024 * MB, 100 * MB
WATCHED = 0.2  # seconds
UNEVEN = 0.05
FIRST = datetime(2026, 1, 1, tzinfo=UTC)  # before that there was no Tegel


def disk(places: Iterable[Path]) -> Finding:
    """Whether there is room where things are kept."""
    free = {place: shutil.disk_usage(_there(place)).free for place in dict.fromkeys(places)}
    return room(free)


def room(free: dict[Path, int]) -> Finding:
    """What so many free bytes at each place mean."""
    place, least = min(free.items(), key=lambda one: one[1])
    said = f"{least // MB} MB are free at {place}"
    advice = "make room: a server whose disk is full takes no moves until there is some again"
    if least < TOO_LITTLE:
        return wrong(f"only {said}", advice)
    return look(f"only {said}", advice) if least < LITTLE else fine(f"{said}, or more elsewhere")


def clock() -> Finding:
    """Whether the clock shows a date that can be, runs evenly, and is kept, if anybody says so."""
    wall, steady = time.time(), time.monotonic()
    time.sleep(WATCHED)
    drift = (time.time() - wall) - (time.monotonic() - steady)
    now = datetime.now(UTC)
    if now < FIRST:
        return wrong(f"the clock shows {now:%Y-%m-%d}", "set it, and let NTP keep it")
    if abs(drift) > UNEVEN:
        advice = "see what sets it: a clock should be slewed, not set, while people play"
        return look(f"the clock was set by {drift:+.2f} s while it was looked at", advice)
    if _is_kept() is False:
        return look("nobody keeps the clock: NTP is not in step", "timedatectl set-ntp true")
    return fine(f"it is {now:%Y-%m-%d %H:%M:%S} UTC, and the clock runs evenly")


def turns() -> Finding:
    """Whether threads of the database may give way to those that serve people."""
    with ThreadPoolExecutor(1) as one:  # a thread of its own: this one stays as it is
        if one.submit(give_way).result():
            return fine("threads of the database give way to those that serve people")
    advice = "where a move shall cost least, let the container call sched_setscheduler"
    return look("threads of the database may not give way here: a move costs a little more", advice)


def _is_kept() -> bool | None:
    """Whether NTP keeps the clock; None: nobody here knows."""
    if sys.platform != "linux" or shutil.which("timedatectl") is None:
        return None
    words = ["timedatectl", "show", "--property", "NTPSynchronized", "--value"]
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=5)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return {"yes": True, "no": False}.get(done.stdout.strip()) if done.returncode == 0 else None


def _there(place: Path) -> Path:
    """The place, or the folder in which it would be made."""
    place = place.absolute()
    return next(one for one in (place, *place.parents) if one.exists())
