"""What a game counts, as its folder says it: no rule stands here, and no game's name.

`habits.json` in a game's folder:

    {
      "sources": {"points": ["colour"]},
      "opening": {"turns": 3, "kinds": {"take": ["count", "line"]}},
      "habits": {"columns": {"of": "told", "kinds": {"column": ["which"]}},
                 "first-take": {"of": "deeds", "first": true, "kinds": {"take": ["count"]}}}
    }

A source is a kind of happening that brings points, here told apart by its colour. An opening is
what the first turns amount to. A habit is something that a seat does, or that happens to it: each
time, or the first time of a game. Fields are those of the telling; `points sum` is the sum of a
field that has several numbers, `colours distinct` how many different things stand in it.

Words are the game's: `scored-<kind>` for a source, `scored-<kind>-by` for one that is told apart,
`habit-<name>` for what is counted and `habit-<name>-is` for each of its values, `habit-opening-is`
for a turn of an opening.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

from tegel.core.game import Game
from tegel.core.telling import Told

FILE = "habits.json"

# Kinds of what is told, and the fields of each that count.
Kinds = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Opening:
    """What the first turns amount to, and how many of them are looked at."""

    turns: int
    kinds: Kinds


@dataclass(frozen=True)
class Habit:
    """Something that is counted for each seat."""

    of: Literal["deeds", "told"]
    kinds: Kinds
    first: bool = False  # only the first time in a game


@dataclass(frozen=True)
class Counted:
    """All that a game counts; one that says nothing has sources alone."""

    sources: Kinds = field(default_factory=dict[str, tuple[str, ...]])
    opening: Opening | None = None
    habits: Mapping[str, Habit] = field(default_factory=dict[str, Habit])


@cache
def counted(game: Game) -> Counted:
    """What a game counts."""
    file = game.home / FILE
    if not file.exists():
        return Counted()
    told = json.loads(file.read_text(encoding="utf-8"))
    opening = told.get("opening")
    return Counted(
        _kinds(told["sources"]),
        opening and Opening(opening["turns"], _kinds(opening["kinds"])),
        {
            name: Habit(one["of"], _kinds(one["kinds"]), one.get("first", False))
            for name, one in told["habits"].items()
        },
    )


def spell(told: Told, fields: tuple[str, ...]) -> str:
    """The kind of something told, with the values of these fields: `take count=3 line=2`."""
    return " ".join([told["kind"], *(f"{one.split()[0]}={_value(told, one)}" for one in fields)])


def read(spelt: str) -> dict[str, str | int | None]:
    """What was spelt so, as words need it."""
    kind, *fields = spelt.split(" ")
    return {"kind": kind, **{name: _read(text) for name, text in (f.split("=") for f in fields)}}


def _kinds(told: Mapping[str, list[str]]) -> Kinds:
    return {kind: tuple(fields) for kind, fields in told.items()}


def _value(told: Told, wanted: str) -> object:
    name, _, how = wanted.partition(" ")
    value: Any = told[name]
    if how == "sum":
        return sum(value.values())
    if how == "distinct":
        return len({*value})
    if value is None:
        return "none"
    return ("no", "yes")[value] if isinstance(value, bool) else value


def _read(text: str) -> str | int | None:
    if text.isdecimal():
        return int(text)
    return None if text == "none" else text
