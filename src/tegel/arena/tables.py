"""Games as a table, one row for a game and seat: CSV, or Parquet with `tegel[arena]`."""

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tegel.arena.run import Result
from tegel.core.errors import BadOptions

COLUMNS = {
    "game": int,  # its number
    "block": int,
    "seed": int,
    "seating": str,  # all bots, seat by seat
    "seat": int,
    "bot": str,
    "score": int,
    "place": int,
    "share": float,
    "moves": int,  # decisions of this seat
    "seconds": float,  # it thought in all
    "forfeit": str,  # why, if this seat forfeited the game
}


def rows(result: Result) -> Iterator[dict[str, Any]]:
    """The rows of the table."""
    for played in result.games:
        fixture = played.fixture
        names = [result.event.bots[bot] for bot in fixture.seats]
        for seat, name in enumerate(names):
            forfeit = played.forfeit
            yield {
                "game": fixture.number,
                "block": fixture.block,
                "seed": fixture.seed,
                "seating": " | ".join(names),
                "seat": seat,
                "bot": name,
                "score": played.scores[seat],
                "place": played.places[seat],
                "share": played.shares[seat],
                "moves": played.decisions[seat],
                "seconds": played.seconds[seat],
                "forfeit": forfeit.reason if forfeit and forfeit.seat == seat else None,
            }


def write_csv(result: Result, path: Path) -> None:
    """Write the table as text."""
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows(result))
    except OSError as error:
        raise BadOptions(f"{path} can't be written: {error.strerror}") from None


def check_parquet() -> None:
    """Say what to install if Parquet can't be written."""
    try:
        import pyarrow.parquet  # noqa: F401  # pyright: ignore[reportUnusedImport]
    except ImportError:
        raise BadOptions("Parquet needs pyarrow: pip install 'tegel[arena]'") from None


def write_parquet(result: Result, path: Path) -> None:
    """Write the table for data frames."""
    check_parquet()
    import pyarrow as pa
    from pyarrow import parquet

    types: dict[type, Any] = {int: pa.int64(), float: pa.float64(), str: pa.string()}
    schema = pa.schema([(name, types[kind]) for name, kind in COLUMNS.items()])
    table = pa.Table.from_pylist(list(rows(result)), schema)
    try:
        # Opened here: what pyarrow says of a file it can't open is longer than the reason.
        with path.open("wb") as file:
            parquet.write_table(table, file)
    except OSError as error:
        raise BadOptions(f"{path} can't be written: {error.strerror}") from None
