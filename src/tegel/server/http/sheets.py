"""Rows as a table for spreadsheets: what is within a field has columns of its own."""

import csv
import io
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from starlette.responses import Response

from tegel.server.cells import plain

TIMES = ("at", "last_at")
CSV: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/csv": {"schema": {"type": "string"}}}}
}


def sheet(rows: Iterable[Mapping[str, Any]], name: str) -> Response:
    """An answer that is saved as a file of this name."""
    headers = {"Content-Disposition": f'attachment; filename="tegel-{name}.csv"'}
    return Response(as_csv(rows), headers=headers, media_type="text/csv")


def as_csv(rows: Iterable[Mapping[str, Any]]) -> str:
    """The rows with the columns that any of them has, in the order in which they come."""
    flat = [{name: _cell(name, value) for name, value in row.items()} for row in rows]
    columns = list(dict.fromkeys(name for row in flat for name in row))
    text = io.StringIO()
    write = csv.DictWriter(text, columns)
    write.writeheader()
    write.writerows(flat)
    return text.getvalue()


def _cell(name: str, value: Any) -> Any:
    if isinstance(value, Mapping):
        return " ".join(f"{one}={told}" for one, told in value.items())
    if name in TIMES:
        return datetime.fromtimestamp(value / 1000, UTC).isoformat(" ", "seconds")
    return plain(value) if isinstance(value, str) else value
