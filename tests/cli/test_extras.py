"""Packages that not everybody has: the command that needs one says how to get it."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tegel.cli.extras import EXTRAS, advice

from .helpers import environment

ROOT = Path(__file__).parent.parent.parent
# How packages are called on PyPI, where that is not what is imported.
CALLED = {
    "argon2": "argon2-cffi",
    "numba_cuda": "numba-cuda",
    "prometheus_client": "prometheus-client",
}
INDIRECT = {"llvmlite", "starlette", "cupy"}  # come with another, or are to be chosen by people


@pytest.mark.parametrize(
    ("missing", "words", "extra"),
    [("structlog", ["serve"], "server"), ("sqlalchemy", ["backup", "file"], "server")],
)
def test_a_missing_extra_is_named_by_the_command_that_needs_it(
    missing: str, words: list[str], extra: str
) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; from tegel.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, *words], env=environment(), capture_output=True, text=True
    )
    complaint = f"`tegel {words[0]}` needs {missing}, which is not installed: pip install"
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"tegel: {complaint} 'tegel[{extra}]'\n"


def test_without_any_extra_one_can_play_and_solve_puzzles() -> None:
    missing = [package for package in EXTRAS if package not in ("llvmlite", "numba")]
    code = (
        f"import sys; sys.modules |= dict.fromkeys({missing}); from tegel.cli import main; main()"
    )
    for words in (["play", "azul", "--plain"], ["puzzle", "azul"]):
        done = subprocess.run(
            [sys.executable, "-c", code, *words],
            env=environment(),
            input="q\n",
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert "blue" in done.stdout


def test_every_package_of_an_extra_is_known() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    for package, extra in EXTRAS.items():
        if package not in INDIRECT:
            called = CALLED.get(package, package)
            assert any(one.startswith(called) for one in extras[extra]), package


def test_a_package_of_somebody_else_is_none_of_ours() -> None:
    assert advice(ModuleNotFoundError(name="my_bots"), "match") is None
