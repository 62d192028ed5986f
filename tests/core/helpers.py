"""What the tests of the core share: games played at random, and Pythons of their own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import tegel
from tegel.core.native.cache import PACKAGE
from tegel.core.ways import COMPILES

SOURCE = PACKAGE.parent

compiled_only = pytest.mark.skipif(not COMPILES, reason="kernels are interpreted here")


def played(seed: int, length: int = 10_000, **options: object) -> tegel.State:
    """A game of random moves, cut at a length."""
    state = tegel.new("azul", seed=seed, **options)
    choose = Random(seed).choice
    while not state.is_over and len(state.moves) < length:
        state.push(choose(state.legal_moves))
    return state


def attempt(code: str, *path: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Run code in a new Python that finds packages in these folders; it keeps nothing of them, so
    that no edit meets a .pyc of the same second.
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TEGEL_")}
    folders = os.pathsep.join(map(str, path or (SOURCE,)))
    ours = {"PYTHONPATH": folders, "PYTHONDONTWRITEBYTECODE": "1", **env}
    return subprocess.run(
        [sys.executable, "-c", code], env={**kept, **ours}, capture_output=True, text=True
    )


def run(code: str, *path: Path, **env: str) -> str:
    """What code prints in a new Python."""
    done = attempt(code, *path, **env)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def make_package(folder: Path, **files: str) -> Path:
    """A package of modules with these texts."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in {"__init__": "", **files}.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder


def copy_source(folder: Path) -> Path:
    """A copy of the package, to edit: the folder to find it in.

    Files keep their times, so what Python has read of those that are not edited need not be read
    again.
    """
    shutil.copytree(PACKAGE, folder / "tegel", ignore=shutil.ignore_patterns("page", "pack"))
    return folder


def edit(file: Path, old: str, new: str) -> None:
    """Replace the one place where a text stands."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} should stand once in {file}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def walls_and_players() -> Iterator[dict[str, object]]:
    """Every kind of Azul."""
    for wall in ("coloured", "grey"):
        for players in (2, 3, 4):
            yield {"wall": wall, "players": players}
