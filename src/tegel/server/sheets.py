"""What several processes of one parent count, as one.

Each leaves its figures on a sheet, in a folder that they share. What a process that ended had
counted goes on counting: a sum that falls would read as if all had started anew.
"""

import time
from collections.abc import Iterable, Mapping
from pathlib import Path

import orjson
from typing_extensions import TypedDict

SILENT = 15.0  # seconds: who has left nothing for so long is gone, or hangs
GROWING = {"counter", "histogram"}
# What says something of a process by itself, and what of all that they share; the rest is added up.
EACH = {
    "tegel_database_works",
    "tegel_loop_lag_seconds",
    "process_cpu_seconds",
    "process_max_fds",
    "process_open_fds",
    "process_resident_memory_bytes",
    "process_start_time_seconds",
    "process_virtual_memory_bytes",
}
SHARED = {
    "tegel_compiled",
    "tegel_connections_of_one_address",
    "tegel_connections_of_one_address_allowed",
    "tegel_database_log_bytes",
    "tegel_pauses",
    "tegel_pauses_seconds",
    "tegel_processes",
    "tegel_tables_aside",
}

Labels = Mapping[str, str]


class Family(TypedDict):
    """Figures of one name."""

    name: str
    kind: str
    what: str
    samples: list[tuple[str, Labels, float]]


class Sheet(TypedDict):
    """What a process has counted until now; or what so many have that ended."""

    process: str
    at: float
    ended: int
    families: list[Family]


def leave(place: Path, sheet: Sheet) -> None:
    """Put a sheet where the others find it, at once or not at all."""
    fresh = place.with_suffix(".new")
    fresh.write_bytes(orjson.dumps(sheet))
    fresh.replace(place)


def found(folder: Path) -> dict[Path, Sheet]:
    """All sheets of a folder; of those that ended the last, which has what the others had."""
    while True:
        try:
            sheets: dict[Path, Sheet] = {
                place: orjson.loads(place.read_bytes()) for place in folder.glob("*.json")
            }
        except FileNotFoundError:
            continue  # it was just added to that of another that ended
        last = max((sheet["ended"] for sheet in sheets.values()), default=0)
        return {place: sheet for place, sheet in sheets.items() if sheet["ended"] in (0, last)}


def close(place: Path) -> None:
    """Let a sheet be that of a process that ended, with what those before it had counted."""
    sheets = found(place.parent)
    if place not in sheets:
        return  # it ended before it had left anything
    ended = {one: sheet for one, sheet in sheets.items() if one == place or sheet["ended"]}
    number = 1 + max(sheet["ended"] for sheet in ended.values())
    counted = [family for family in add_up(ended.values()) if _grows(family)]
    # Who reads between these two finds both, and takes the last.
    leave(place, Sheet(process="", at=0.0, ended=number, families=counted))
    for one in ended.keys() - {place}:
        one.unlink()


def add_up(sheets: Iterable[Sheet]) -> list[Family]:
    """The figures of all as one: sums, the largest of what they share, and each one's own."""
    whole: dict[str, Family] = {}
    values: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}
    silent = time.monotonic() - SILENT
    for sheet in sheets:
        for family in sheet["families"]:
            name = family["name"]
            if sheet["at"] < silent and not _grows(family):
                continue
            whole.setdefault(name, family)
            so_far = values.setdefault(name, {})
            own = {"process": sheet["process"]} if name in EACH else {}
            for sample, labels, value in family["samples"]:
                key = (sample, (*labels.items(), *own.items()))
                before = so_far.get(key, 0.0)
                so_far[key] = max(before, value) if name in SHARED else before + value
    return [
        Family(
            name=name,
            kind=family["kind"],
            what=family["what"],
            samples=[(one, dict(labels), value) for (one, labels), value in values[name].items()],
        )
        for name, family in whole.items()
    ]


def _grows(family: Family) -> bool:
    return family["kind"] in GROWING and family["name"] not in EACH
