"""A long soak: people play all games, others make trouble, servers are killed again and again.

    .venv/bin/python bench/soak.py --kills 200 --commands 100000
    .venv/bin/python bench/soak.py --database postgres --servers 2

In the end the histories are read from the database and held against what every client was told. The
result is printed, and kept beside this file. `postgres` starts a PostgreSQL for this run alone.
"""

import argparse
import asyncio
import json
import signal
import sys
import tempfile
from collections.abc import Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
HERE = Path(__file__).parent


def main() -> None:
    """Run it; the exit status says whether every promise was kept."""
    parser = argparse.ArgumentParser(description="Play while servers are killed, and compare.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--commands", type=int, default=100_000)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgres, or an address")
    parser.add_argument("--servers", type=int, default=1, help="side by side, on PostgreSQL")
    parser.add_argument("--people", type=int, default=30)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", type=Path, default=HERE / "soak.json", help="where it is kept")
    options = parser.parse_args()
    try:
        result = run(options)
    except asyncio.CancelledError:
        sys.exit("stopped before the end")
    text = json.dumps(result, indent=1, ensure_ascii=False)
    options.json.write_text(text + "\n")
    print(text)
    sys.exit(0 if result["good"] else 1)


def run(options: argparse.Namespace) -> dict[str, Any]:
    """One run in a folder of its own."""
    # The parts of a soak are those of the tests, which do it for shorter.
    sys.path.insert(0, str(HERE.parent))
    from tests.server.databases import postgres
    from tests.server.faults.process import ServerProcess
    from tests.server.faults.soak import Plan, Soak, as_data

    plan = Plan(
        options.kills,
        options.commands,
        people=options.people,
        tables=options.tables,
        seed=options.seed,
    )
    with ExitStack() as rest:
        folder = Path(rest.enter_context(tempfile.TemporaryDirectory()))
        database: str = options.database
        if database == "sqlite":
            database = f"sqlite:///{folder / 'soak.db'}"
        elif database == "postgres":
            database = rest.enter_context(postgres(folder))
        logs = [folder / f"server {n}.log" for n in range(options.servers)]
        servers = [ServerProcess(database, log) for log in logs]
        return as_data(asyncio.run(interruptible(Soak(plan, servers).run(say))))


async def interruptible(work: Coroutine[Any, Any, T]) -> T:
    """Do something; who is told to stop in the middle leaves no server behind."""
    task = asyncio.ensure_future(work)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await task


def say(line: str) -> None:
    """Tell who waits how far it is."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
