"""A long soak, in pieces that add up: people play all games, and servers fare badly meanwhile.

    .venv/bin/python bench/soak.py --kills 10 --commands 3000 --full-disks 2 --freezes 3
    .venv/bin/python bench/soak.py --database postgres --servers 2 --restarts 2 --freezes 3
    .venv/bin/python bench/soak.py --database postgres --processes 2 --handovers 2 --resume
    .venv/bin/python bench/soak.py --club --kills 4 --commands 4000 --resume

A club has games for ratings, one tournament after another, and a webhook for everybody: in the end
each rated game was counted once, each tournament is as the rules say, and no notice came twice.
In the end the histories are read from the database and held against what every client was told.
What came of it is printed. `--resume` also adds it to the record of all pieces beside this file,
with chances that no piece had before, and says how far that is. `postgres` starts a PostgreSQL for
this run alone.
"""

import argparse
import asyncio
import json
import re
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Coroutine
from contextlib import ExitStack
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import tegel

T = TypeVar("T")
HERE = Path(__file__).parent
RECORD = HERE / "soak.json"
GOAL = {"kills": 1000, "commands": 1_000_000}


def main() -> None:
    """Run it; the exit status says whether every promise was kept."""
    parser = argparse.ArgumentParser(description="Play while servers are killed, and compare.")
    parser.add_argument("--commands", type=int, default=3000)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--freezes", type=int, default=0, help="servers stopped for some seconds")
    parser.add_argument("--full-disks", type=int, default=0, help="of servers on SQLite")
    parser.add_argument("--restarts", type=int, default=0, help="of PostgreSQL, without warning")
    parser.add_argument("--handovers", type=int, default=0, help="with --processes")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgres, or an address")
    parser.add_argument("--servers", type=int, default=1, help="side by side, on PostgreSQL")
    parser.add_argument("--processes", type=int, default=0, help="of each server, under a parent")
    parser.add_argument("--people", type=int, default=30)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--no-bots", action="store_true", help="people alone: more commands")
    parser.add_argument("--club", action="store_true", help="ratings, tournaments, notices")
    parser.add_argument("--seed", type=int, help="else one that no piece had")
    parser.add_argument("--resume", action="store_true", help="add this piece to the record")
    options = parser.parse_args()
    pieces: list[dict[str, Any]] = json.loads(RECORD.read_text())["pieces"]
    if options.seed is None:
        options.seed = max((piece["seed"] for piece in pieces), default=0) + 1
    try:
        result = run(options)
    except asyncio.CancelledError:
        sys.exit("stopped before the end")
    print(json.dumps(result, indent=1, ensure_ascii=False))
    if options.resume:
        pieces.append(piece_of(result, options))
        RECORD.write_text(record_of(pieces))
        print_totals(pieces)
    sys.exit(0 if result["good"] else 1)


def run(options: argparse.Namespace) -> dict[str, Any]:
    """One run in a folder of its own."""
    # The parts of a soak are those of the tests, which do it for shorter.
    sys.path.insert(0, str(HERE.parent))
    from tests.server.databases import postgres, restart
    from tests.server.faults.accidents import Troubles
    from tests.server.faults.process import ServerProcess
    from tests.server.faults.soak import Plan, Soak, as_data
    from tests.server.notices.service import listening

    troubles = Troubles(
        options.kills, options.freezes, options.full_disks, options.restarts, options.handovers
    )
    plan = Plan(
        options.commands,
        troubles,
        people=options.people,
        tables=options.tables,
        bots=not options.no_bots,
        seed=options.seed,
        club=options.club,
    )
    with ExitStack() as rest:
        folder = Path(rest.enter_context(tempfile.TemporaryDirectory()))
        database: str = options.database
        if database == "sqlite":
            database = f"sqlite:///{folder / 'soak.db'}"
        elif database == "postgres":
            database = rest.enter_context(postgres(folder))
        logs = [folder / f"server {n}.log" for n in range(options.servers)]
        more = ["--processes", str(options.processes)] if options.processes else []
        service = None
        if options.club:
            service, more = rest.enter_context(listening()), [*more, "--reach", "127.0.0.1"]
        servers = [ServerProcess(database, log, *more) for log in logs]
        soak = Soak(plan, servers, partial(restart, folder), service)
        return as_data(asyncio.run(interruptible(soak.run(say))))


async def interruptible(work: Coroutine[Any, Any, T]) -> T:
    """Do something; who is told to stop in the middle leaves no server behind."""
    task = asyncio.ensure_future(work)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await task


def say(line: str) -> None:
    """Tell who waits how far it is."""
    print(line, file=sys.stderr, flush=True)


# --- The record ---


def piece_of(result: dict[str, Any], options: argparse.Namespace) -> dict[str, Any]:
    """What is kept of a run."""
    found = result["database"]
    return {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "version": tegel.__version__,
        "database": options.database.partition(":")[0],
        "servers": options.servers,
        "processes": options.processes,
        "seed": options.seed,
        "seconds": result["seconds"],
        "commands": result["commands"]["accepted"],
        "sent again": result["commands"]["answered only when sent again"],
        "troubles": result["troubles"],
        "events": found["events"],
        "views compared": found["views computed again, equal to clients'"],
        "finished": sum(found["finished"].values()),
        **({"club": result["club"]} if result["club"] else {}),
        "wrong": result["wrong"],
        "complaints": Counter(map(event_of, result["complaints in logs"])),
    }


def event_of(line: str) -> str:
    """What a line of a log tells of; where in whose folders is no matter of the record."""
    found = re.search(r'"event": "([^"]*)"', line)
    return found[1] if found else "a line that is no event"


def totals(pieces: list[dict[str, Any]]) -> dict[str, Any]:
    """What all pieces amount to."""
    added = ("seconds", "commands", "sent again", "events", "views compared", "finished")
    troubles: Counter[str] = Counter()
    for piece in pieces:
        troubles.update(piece["troubles"])
    sums = {name: sum(piece[name] for piece in pieces) for name in added}
    wrong = sum(len(piece["wrong"]) for piece in pieces)
    complaints = sum(sum(piece["complaints"].values()) for piece in pieces)
    found = {"wrong": wrong, "complaints": complaints}
    return {"pieces": len(pieces), **sums, **troubles, **found}


def record_of(pieces: list[dict[str, Any]]) -> str:
    """The record as it is kept: a line for each piece."""
    lines = ",\n".join(f"  {json.dumps(piece, ensure_ascii=False)}" for piece in pieces)
    head = f' "goal": {json.dumps(GOAL)},\n "totals": {json.dumps(totals(pieces))},\n'
    return f'{{\n{head} "pieces": [\n{lines}\n ]\n}}\n'


def print_totals(pieces: list[dict[str, Any]]) -> None:
    """How far all pieces are together."""
    sums = totals(pieces)
    for name, goal in GOAL.items():
        print(f"{name}: {sums[name]} of {goal} ({sums[name] / goal:.0%})")
    print(", ".join(f"{name}: {count}" for name, count in sums.items() if name not in GOAL))


if __name__ == "__main__":
    main()
