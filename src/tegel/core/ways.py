"""Which way a kernel is run when Python calls it.

The library that came with Tegel, if it was made from these very sources; else what Numba makes
here; else the function itself. `TEGEL_WAY` in the environment insists on one of them.
"""

import importlib.util
import os
from collections.abc import Generator, Hashable, Iterator
from contextlib import contextmanager
from typing import Literal, get_args

from tegel.core.arguments import NUMBERS, SEEN, Kind
from tegel.core.errors import BadOptions
from tegel.core.kernel import Kernel, Run
from tegel.core.native.cache import PACKAGE
from tegel.core.native.library import Library, symbol_of
from tegel.core.struct import Struct

Way = Literal["library", "compiled", "interpreted"]


def has_numba() -> bool:
    """Whether there is something here that compiles."""
    return importlib.util.find_spec("numba") is not None


def _insisted_on() -> tuple[Way | None, str]:
    """The way that the environment insists on, and what is wrong with that."""
    wanted, known = os.environ.get("TEGEL_WAY"), get_args(Way)
    if wanted is not None and wanted not in known:
        *most, last = map(repr, known)
        return None, f"TEGEL_WAY is {wanted!r}; it can be {', '.join(most)} or {last}"
    if wanted == "compiled" and not has_numba():
        return None, "TEGEL_WAY=compiled needs Numba: pip install 'tegel[compile]'"
    return next((way for way in known if way == wanted), None), ""


INSISTED, WRONG = _insisted_on()
# Whether what no library has is compiled here.
COMPILES = INSISTED in (None, "compiled") and has_numba() and not WRONG

# Kernels that Python asked for, by symbol, and what it handed them.
Asked = dict[str, tuple[Kernel, Kind]]

_loaded: list[Library] = []
_noted: Asked | None = None
_is_patient = False


def check() -> None:
    """`BadOptions` if the way that the environment insists on is not to be had."""
    # Not when this is imported: then nobody could answer a person in a sentence.
    if WRONG:
        raise BadOptions(WRONG)


def find(kernel: Kernel, kind: Kind) -> Run:
    """What runs a kernel with arguments of a kind."""
    check()
    # Handing over a few numbers takes longer than working with them.
    if all(part in NUMBERS for part in kind) or any(map(_is_seen, kind)):
        return kernel.interpret
    symbol = symbol_of(kernel, kind)
    if _noted is not None:
        _noted[symbol] = kernel, kind
    elif INSISTED != "interpreted":
        return _in_libraries(symbol, kind) or _compiled(symbol, kernel, kind) or kernel.interpret
    return kernel.interpret


def is_native() -> bool:
    """Whether kernels run as machine code here."""
    from tegel.core.native import shipped

    return COMPILES or (INSISTED != "interpreted" and shipped.is_there())


def _is_seen(part: Hashable) -> bool:
    """Whether somebody wants to look at a record while a kernel works on it."""
    return isinstance(part, tuple) and part[1:] == (SEEN,)


def use(library: Library) -> None:
    """Run by this library what it has, from now on."""
    _loaded.append(library)
    for kernel in Kernel.everywhere:
        kernel.forget()


def be_patient() -> None:
    """Play on interpreted where something is not compiled: somebody sees to that meanwhile."""
    global _is_patient
    _is_patient = True


def is_patient() -> bool:
    """Whether somebody else sees to what is not compiled, or it is not wanted compiled."""
    return _is_patient or _noted is not None


@contextmanager
def noting() -> Generator[Asked]:
    """Run kernels interpreted, and note all that Python asks for."""
    global _noted
    before, noted = _noted, Asked()
    _forget_all()
    _noted = noted
    try:
        yield noted
    finally:
        _noted = before
        _forget_all()


def _forget_all() -> None:
    for kernel in Kernel.everywhere:
        kernel.forget()


def _in_libraries(symbol: str, kind: Kind) -> Run | None:
    """What runs a kernel, if it is in a library: in one that is loaded, or in another."""
    found = next(filter(None, (library.find(symbol) for library in _loaded)), None)
    if found is None:
        from tegel.core.native.parts import load_all

        if any(load_all(record) for record in records_in(kind)):
            found = next(filter(None, (library.find(symbol) for library in _loaded)), None)
    return found


def _compiled(symbol: str, kernel: Kernel, kind: Kind) -> Run | None:
    """What runs a kernel, compiled by itself: of ours only those that serve whole games."""
    from tegel.core.native.parts import compile_alone, is_of_a_game

    is_ours = kernel.home is not None and kernel.home.is_relative_to(PACKAGE)
    is_wanted = not is_ours or any(map(is_of_a_game, records_in(kind)))
    if not COMPILES or _is_patient or not is_wanted:
        return None
    return compile_alone(symbol, kernel, kind).find(symbol)


def records_in(kind: Hashable) -> Iterator[type[Struct]]:
    """The records in what a kernel is handed."""
    if isinstance(kind, tuple):
        for part in kind:
            yield from records_in(part)
    elif isinstance(kind, type) and issubclass(kind, Struct):
        yield kind
