"""What brought a seat from its first chances to its last, in whole points that add up as told."""

from collections.abc import Sequence
from typing import NamedTuple

from tegel.analysis.shape import Sums


class Account(NamedTuple):
    """Hundredths of a win: start + own + others + luck + hindsight = result."""

    start: int
    own: int
    others: int
    luck: int
    hindsight: int
    result: int


def account(sums: Sums) -> Account:
    """A seat's game in whole points."""
    start, result = round(100 * sums.start), round(100 * sums.result)
    parts = [100 * part for part in (sums.own, sums.others, sums.luck, sums.hindsight)]
    own, others, luck, hindsight = shared(parts, result - start)
    return Account(start, own, others, luck, hindsight, result)


def shared(parts: Sequence[float], total: int) -> list[int]:
    """Whole numbers near these with a sum: what is missing goes where rounding took the most."""
    found = [round(part) for part in parts]
    while left := total - sum(found):
        step = 1 if left > 0 else -1
        lacks = [step * (part - whole) for part, whole in zip(parts, found, strict=True)]
        found[lacks.index(max(lacks))] += step
    return found
