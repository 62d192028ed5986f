"""The results of a tournament as files: for spreadsheets, and everything with all records."""

import csv
import io
import zipfile
from collections.abc import Mapping
from typing import Any

import orjson

from tegel.core.words import book
from tegel.server.cells import plain
from tegel.server.notices.said import spoken
from tegel.server.tables.events import LEFT


def as_csv(view: Mapping[str, Any], language: str) -> bytes:
    """The standing, a line for each entrant, with what each round brought.

    Its columns have the same names everywhere; who has left is called so in the reader's language.
    """
    gone = book(spoken(language), "common")("level", level=LEFT)
    names = {one["entrant"]: one for one in view["entrants"]}
    rounds = range(1, view["round"] + 1) if view["format"] != "arena" else range(0)
    text = io.StringIO()
    write = csv.writer(text)
    write.writerow(
        ["rank", "name", "team", "points", *view["tiebreaks"], "played"]
        + [f"round {n}" for n in rounds]
    )
    for row in view["standing"]:
        one = names[row["entrant"]]
        write.writerow(
            [
                row["rank"],
                gone if one["name"] == LEFT else plain(one["name"]),
                plain(one["team"]),
                row["points"],
            ]
            + [*row["breaks"], row["played"]]
            + [row["by_round"].get(str(n), "") for n in rounds]
        )
    return text.getvalue().encode()


def as_zip(view: Mapping[str, Any], records: Mapping[str, str], language: str) -> bytes:
    """The standing, all that is told of it, and the records of all games that are over."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("standing.csv", as_csv(view, language))
        file.writestr("tournament.json", orjson.dumps(view, option=orjson.OPT_INDENT_2))
        for name, record in records.items():
            file.writestr(f"games/{name}.tegel", record)
    return packed.getvalue()
