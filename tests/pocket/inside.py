"""Running Python in the Python that a page brings, with kernels as WebAssembly."""

import subprocess
from pathlib import Path

from launch import ROOT, meaning_of

BEFORE = """
import sys
from pathlib import Path
sys.dont_write_bytecode = True
sys.path[:0] = [{instead!r}, {src!r}, {root!r}]
from tegel.core.native import shipped
shipped.FOLDER = Path({made!r})
assert shipped.is_there()
"""


def in_a_page(code: str, made: Path, folder: Path) -> str:
    """What code prints there."""
    src = ROOT / "src"
    names = {"instead": src / "tegel" / "pocket" / "instead", "src": src, "root": ROOT}
    before = BEFORE.format(**{name: str(path) for name, path in names.items()}, made=str(made))
    file = folder / "code.py"
    file.write_text(before + code, encoding="utf-8")
    [node, *_], where, env = meaning_of("node")
    pyodide = ROOT / "web" / "node_modules" / "pyodide"
    script = Path(__file__).with_name("run.mjs")
    command = [node, script, pyodide, file, src, ROOT / "tests", made]
    done = subprocess.run(
        [*map(str, command)], cwd=where, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# In a page: what is known of the games, found out there.
FIND_OUT = Path(__file__).with_name("find_out.js").read_text(encoding="utf-8")
# What of the tests that takes.
WANTED = """
__init__.py fourth/**/* perft/* harness/__init__.py harness/kinds.py harness/perft.py
harness/playthrough.py pocket/__init__.py pocket/known.py
"""


def files() -> dict[str, str]:
    """Those files of the tests, with their texts."""
    tests = ROOT / "tests"
    found = [file for name in WANTED.split() for file in tests.glob(name) if file.is_file()]
    texts = {file for file in found if file.suffix in (".py", ".txt", ".ftl")}
    return {
        f"tests/{file.relative_to(tests).as_posix()}": file.read_text("utf-8") for file in texts
    }
