"""What is drawn of a field of a form, thing by thing, and what a tap on it changes."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tegel.analysis.spelling import Cells, Choice, Heap, Number, Part, Tally
from tegel.core.fields import UNKNOWN

FREE = "·"
LONGEST = 30  # of what is typed, as far as it is shown


@dataclass(frozen=True)
class Act:
    """What a tap changes: a field, which part of it, and which thing there."""

    field: str
    part: int = 0
    thing: str = ""  # a kind, for what is counted
    place: int = 0
    by: int = 1
    is_typed: bool = False  # no tap could say it


@dataclass(frozen=True)
class Face:
    """Something on the form: how it looks, what a tap on it does, and what that is in words."""

    text: str
    says: str
    act: Act | None = None  # None: nothing
    things: str = ""  # letters with the colours of their things
    ink: str = "text"
    ground: str = ""


def faces(part: Part, text: str, act: Act, where: str) -> Iterator[Face]:
    """A part of a field, thing by thing."""
    if isinstance(part, Number):
        says = f"{where}: {text}"
        yield Face("-", f"{says} -", replace(act, by=-1), ground="accent-wash")
        yield Face(text, says, replace(act, is_typed=True))
        yield Face("+", f"{says} +", act, ground="accent-wash")
    elif isinstance(part, Choice):
        yield Face(text, f"{where}: {' / '.join(part.choices)}", act, ground="accent-wash")
    elif isinstance(part, Tally):
        if UNKNOWN in text:
            yield Face(text, f"{where}: {text}", replace(act, is_typed=True), ground="accent-wash")
        for name, n in part.counts(text).items():
            says = f"{where}: {n} {name}"
            yield Face(
                f"{name}{n}", says, replace(act, thing=name), name, "text" if n else "text-3"
            )
    elif isinstance(part, Heap | Cells):
        things = part.lying(text)
        room = [""] if isinstance(part, Heap) else []
        for place, thing in enumerate([*things, *room]):
            is_free = thing in ("", ".")
            says = f"{where}, {place + 1}: {'-' if is_free else thing}"
            face = FREE if is_free else thing
            things_of = "" if is_free else thing
            yield Face(face, says, replace(act, place=place), things_of, "text-2")
    else:
        says = f"{where}: {text}"
        yield Face(text[:LONGEST], says, replace(act, is_typed=True), ground="accent-wash")
