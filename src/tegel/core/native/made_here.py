"""Machine code that was made on this machine, for its processor: kept in files, and loaded.

A file is a card in one line, which says what is in it, and an object file. LLVM loads it; Numba,
which has made it, is not needed for that.
"""

import hashlib
import json
import os
import platform
from collections.abc import Mapping
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tegel.core.native.library import BadLibrary, Library

FORMAT = 1


@cache
def this_processor() -> str:
    """A name for all that machine code depends on, but for the sources."""
    import llvmlite.binding as llvm

    parts = [
        *(platform.system(), platform.machine(), platform.python_version()),
        *(version(name) for name in ("numba", "llvmlite", "numpy")),
        *(llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()),
    ]
    return hashlib.sha256(" ".join(parts).encode()).hexdigest()[:12]


def this_machine() -> Any:
    """What LLVM makes machine code for."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=3,
        reloc="pic",
        codemodel="jitdefault",
        jit=True,
    )


def write(path: Path, entries: Mapping[str, str], code: bytes) -> None:
    """Keep machine code; a file that is there is replaced at once, or not at all."""
    card = {"format": FORMAT, "entries": dict(entries), "sha256": _digest(code)}
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(json.dumps(card).encode() + b"\n" + code)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def read(path: Path) -> Library:
    """Load machine code that was kept; `BadLibrary` if it is damaged."""
    line, _, code = path.read_bytes().partition(b"\n")
    try:
        card = json.loads(line)
        is_whole = card["sha256"] == _digest(code) and card["format"] == FORMAT
        entries = dict(card["entries"])
    except (ValueError, KeyError, TypeError):
        raise BadLibrary(f"{path} holds no compiled kernels of this Tegel") from None
    if not is_whole:
        raise BadLibrary(f"{path} is damaged")
    return load(entries, code)


def load(entries: Mapping[str, str], code: bytes) -> Library:
    """Machine code, ready to be called."""
    import llvmlite.binding as llvm

    # Each has an engine of its own: an engine looks symbols up in all that it holds.
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), this_machine())
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return Library(entries, engine.get_function_address)  # which keeps the engine


def _digest(code: bytes) -> str:
    return hashlib.sha256(code).hexdigest()
