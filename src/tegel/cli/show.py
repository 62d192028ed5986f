"""`tegel show`: a table of a game file as a picture."""

from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from tegel.cli.common import Unreadable, complain, open_game, read_record
from tegel.core.errors import BadOptions, BadRecord
from tegel.core.record import Record
from tegel.core.state import State


def show(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="a game file", show_default=False)],
    at: Annotated[
        int | None, typer.Option(help="after so many moves; else the last", show_default=False)
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(help="as this seat sees it; else the one in turn", show_default=False),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            "-o",
            metavar="FILE",
            help="write it here; else to the output",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Draw the table of a game as SVG."""
    try:
        record = read_record(file)
        open_game(record.game.name)
        state = _after(record, at)
    except (Unreadable, BadRecord) as error:
        complain(f"{file}: {error}")
        raise typer.Exit(1) from None
    drawn = state.game.picture(state.view(state.turn if seat is None else seat))
    if out is None:
        # ASCII alone is the same picture, whatever the encoding of the output.
        print(drawn.encode("ascii", "xmlcharrefreplace").decode(), end="")
        return
    try:
        out.write_text(drawn, encoding="utf-8")
    except OSError as error:
        complain(f"{out}: can't be written: {error.strerror}")
        raise typer.Exit(1) from None


def _after(record: Record, at: int | None) -> State:
    """The state after so many moves; None: after all of them."""
    last = len(record.moves)
    if at is not None and not 0 <= at <= last:
        raise BadOptions(f"at cannot be {at}; it can be 0 to {last}")
    return next(islice(record.replay(), last if at is None else at, None))
