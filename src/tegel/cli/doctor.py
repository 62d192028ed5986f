"""`tegel doctor`: what is wrong here, for who runs a server."""

from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from tegel.cli.backup import Database
from tegel.cli.checks.finding import Finding, look
from tegel.cli.checks.machine import clock, disk, turns
from tegel.cli.checks.package import kernels, packages, page
from tegel.cli.common import print_json
from tegel.cli.extras import advice
from tegel.core.native.cache import cache_root
from tegel.core.places import data_folder

Check = tuple[str, Callable[[], Finding]]
WORDS = {"fine": "fine", "look": "worth a look", "wrong": "WRONG"}


def doctor(
    database: Database = None,
    url: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="a server that runs, as people come to it: https://example.org",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Say what is wrong with a server, its database, its proxy."""
    address = database or f"sqlite:///{data_folder() / 'tegel.db'}"
    found = [(name, _look(check)) for name, check in _here(address)]
    if url is not None:
        found += _there(url)
    if as_json:
        print_json([{"check": name, **asdict(finding)} for name, finding in found])
    else:
        for name, finding in found:
            print(f"{name:<10} {WORDS[finding.state]}: {finding.said}")
            if finding.advice:
                print(f"{'':<10} {finding.advice}")
    if any(finding.state == "wrong" for _, finding in found):
        raise typer.Exit(1)


def _here(address: str) -> Iterator[Check]:
    """What can be looked at without a server."""

    def database() -> Finding:
        from tegel.cli.checks.database import database

        return database(address)

    def writable() -> Finding:
        from tegel.cli.checks.database import writable

        return writable(address)

    def handles() -> Finding:
        from tegel.cli.checks.handles import handles

        return handles()

    yield "packages", packages
    yield "kernels", kernels
    yield "page", page
    yield "database", database
    yield "writing", writable
    yield "disk", lambda: disk([*_file(address), data_folder(), cache_root()])
    yield "handles", handles
    yield "clock", clock
    yield "turns", turns


def _there(url: str) -> Iterator[tuple[str, Finding]]:
    """What a server says that runs; nothing more of one that does not answer."""
    from tegel.cli.checks.visit import Visit

    visit = Visit(url)
    health = visit.health()
    yield "server", health
    if health.state != "fine":
        return
    yield "https", visit.https()
    yield "address", visit.address()
    yield "origin", visit.page_may_ask()
    yield "live", visit.live()
    yield "metrics", visit.metrics()


def _look(check: Callable[[], Finding]) -> Finding:
    """What a check finds, also where a package is missing that it needs."""
    try:
        return check()
    except ModuleNotFoundError as error:
        told = advice(error, "serve")
        if told is None:
            raise
        said, _, what = told.rpartition(": ")
        return look(said, what)


def _file(address: str) -> list[Path]:
    """The folder of a database that is a file."""
    kind, _, path = address.partition(":///")
    return [Path(path).parent] if kind == "sqlite" and path else []
