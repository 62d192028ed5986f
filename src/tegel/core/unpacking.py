"""Packed counts and spaces (`packing.py`) as Python looks at them: views ask again and again."""

from functools import lru_cache

from tegel.core.packing import COLOURS, lane, space


@lru_cache(maxsize=4096)
def lanes(packed: int) -> tuple[int, ...]:
    """What the five lanes hold."""
    return tuple(lane(packed, i) for i in range(COLOURS))


@lru_cache(maxsize=4096)
def spaces(packed: int, count: int) -> tuple[int, ...]:
    """What lies on so many spaces in a row."""
    return tuple(space(packed, i) for i in range(count))
