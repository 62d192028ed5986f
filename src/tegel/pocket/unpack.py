"""The first thing that runs in a page: Tegel comes out of its pack."""

import dataclasses
import io
import lzma
import marshal
from itertools import takewhile
from pathlib import Path
from types import CodeType
from typing import Any

BLOCK = 512
NAME, SIZE = slice(0, 100), slice(124, 135)
METHODS = "tegel/pocket/methods.bin"
RUN = "exec"  # by which `dataclasses` runs what it has written


def unpack(packed: Any, folder: str) -> None:
    """Write all files; the page has fetched the pack, as one buffer.

    They lie in a row as in a tar. Python's own `tarfile` would write each bit by bit, and leave
    twice the room that it needs.
    """
    with lzma.open(io.BytesIO(packed.to_bytes())) as row:
        for head in takewhile(any, iter(lambda: row.read(BLOCK), b"")):
            path = Path(folder, head[NAME].rstrip(b"\0").decode())
            size = int(head[SIZE], 8)
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("wb", buffering=0) as file:
                file.write(row.read(size))
            row.read(-size % BLOCK)
    use_methods(Path(folder, METHODS))


def use_methods(file: Path) -> None:
    """Dataclasses find their methods compiled (`web/compiled.py`): that is half of all imports."""
    methods: dict[str, CodeType] = marshal.loads(file.read_bytes())

    def run(text: str, names: dict[str, Any], found: dict[str, Any]) -> None:
        exec(methods.get(text, text), names, found)

    setattr(dataclasses, RUN, run)
