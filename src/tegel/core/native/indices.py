"""Indices as kernels use them: counted from the front only.

By default Numba looks at each, whether it is below 0, which takes a tenth of the time of a game.
"""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from numba import types


@contextmanager
def plain_indices(arrays: Any, lock: Any) -> Generator[None]:
    """What is compiled meanwhile does not look; `arrays` is where Numba, or its CUDA, does."""
    with lock:
        theirs = arrays.fix_integer_index
        arrays.fix_integer_index = _as_it_is
        try:
            yield
        finally:
            arrays.fix_integer_index = theirs


def _as_it_is(context: Any, builder: Any, kind: Any, index: Any, _size: Any) -> Any:
    return context.cast(builder, index, kind, types.intp)
