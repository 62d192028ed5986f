"""Makes of the Python of a pack what Python makes of it when it first reads it: so a page need not.

Run by the very Python that will run it (`inside.mjs`), with FOLDER: its sources become compiled
files. What nobody asks a page for is left out, since that is most of what would have to be sent:
docstrings, and in which column something stands. Dataclasses write their methods as text, which
Python compiles whenever it makes the class: that is done here, too.
"""

import ast
import dataclasses
import importlib.util
import marshal
import sys
from importlib import import_module
from pathlib import Path
from types import CodeType
from typing import Any

FOLDER = Path(sys.argv[1])
METHODS = FOLDER / "tegel" / "pocket" / "methods.bin"
RUN = "exec"  # by which `dataclasses` runs what it has written
OURS = "tegel/"  # where a line is told when something fails
NOTHING, LINE = 0x80 | 15 << 3, 0x80 | 13 << 3  # entries of a line table, for up to so many steps
MOST = 8
HEAD = importlib.util.MAGIC_NUMBER + bytes(12)  # which Python; and that no source is looked for


def compiled(source: str, name: str) -> bytes:
    """A module."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            take_docstring(node)
    return HEAD + marshal.dumps(
        shortened(compile(tree, name, "exec", dont_inherit=True), name.startswith(OURS))
    )


def take_docstring(
    node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef,
) -> None:
    """Leave it out; a class has an empty one, for else a dataclass makes one, which takes long."""
    if ast.get_docstring(node, clean=False) is None:
        return
    said = node.body[0]
    shorter = ast.Expr(ast.Constant(" ")) if isinstance(node, ast.ClassDef) else ast.Pass()
    node.body[0] = ast.fix_missing_locations(ast.copy_location(shorter, said))


def shortened(code: CodeType, lined: bool) -> CodeType:
    """The same, with its lines or without."""
    parts = (shortened(one, lined) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=tuple(parts), co_linetable=lines(code) if lined else b"")


def lines(code: CodeType) -> bytes:
    """A table of lines, without columns."""
    table, last = bytearray(), code.co_firstlineno
    for start, end, line in code.co_lines():
        for at in range(start, end, 2 * MOST):
            steps = min(MOST, (end - at) // 2)
            table.append((NOTHING if line is None else LINE) | steps - 1)
            if line is not None:
                table += written(line - last)
                last = line
    return bytes(table)


def written(number: int) -> bytes:
    """A number, six bits after six, the sign first."""
    left, found = 2 * abs(number) + (number < 0), bytearray()
    while left > 63:
        found.append(64 | left & 63)
        left >>= 6
    return bytes([*found, left])


methods: dict[str, CodeType] = {}


def note(text: str, names: dict[str, Any], found: dict[str, Any]) -> None:
    """What a dataclass runs to make its methods."""
    methods[text] = shortened(compile(text, "", "exec", dont_inherit=True), lined=False)
    exec(methods[text], names, found)


for file in [*FOLDER.rglob("*.py")]:
    code = compiled(file.read_text("utf-8"), file.relative_to(FOLDER).as_posix())
    file.with_suffix(".pyc").write_bytes(code)
    file.unlink()

setattr(dataclasses, RUN, note)
sys.path[:0] = [str(FOLDER / "instead"), str(FOLDER)]
import_module("tegel.pocket.table")
METHODS.write_bytes(marshal.dumps(methods))
