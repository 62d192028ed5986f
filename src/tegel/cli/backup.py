"""`tegel backup` and `tegel restore`: all games and players of a server in one file."""

from pathlib import Path
from typing import Annotated

import typer

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="postgresql://… or sqlite:///file; else the file in your data folder",
        envvar="TEGEL_DATABASE",
        show_default=False,
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(help="the file to write", show_default=False)],
    database: Database = None,
) -> None:
    """Write all games and players into a file."""
    from tegel.server.site import default_database
    from tegel.server.store.backup import back_up

    counts = back_up(database or default_database(), file)
    print(f"{file}: {_told(counts)}")


def restore(
    file: Annotated[Path, typer.Argument(help="a file of `tegel backup`", show_default=False)],
    database: Database = None,
) -> None:
    """Put a backup into a new database, of any kind."""
    from tegel.server.site import default_database
    from tegel.server.store.backup import restore as put_back

    counts = put_back(database or default_database(), file)
    print(f"restored: {_told(counts)}")


def _told(counts: dict[str, int]) -> str:
    return f"{counts['tables']} tables, {counts['events']} events, {counts['players']} players"
