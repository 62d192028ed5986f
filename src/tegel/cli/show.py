"""`tegel show`: a table of a game file, or a position, as a picture."""

from pathlib import Path
from typing import Annotated

import typer

from tegel.cli.common import complain
from tegel.cli.given import Unfit, given


def show(
    what: Annotated[
        str,
        typer.Argument(
            metavar="RECORD|POSITION",
            help="a game file, a position as text, a file with one, or - for the input",
            show_default=False,
        ),
    ],
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
        state = given(what, at).state
    except Unfit as error:
        complain(str(error))
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
