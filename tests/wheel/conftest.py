"""A wheel, installed in an environment of its own, away from the sources and without a compiler."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--wheel", help="the wheel to try")


@pytest.fixture(scope="session")
def wheel(pytestconfig: pytest.Config) -> Path:
    found = pytestconfig.getoption("--wheel")
    if not found:
        pytest.fail("say which wheel: `make wheels` makes them, and runs these tests on one")
    return Path(found)


@pytest.fixture(scope="session")
def venv(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Tegel with a server, and no Numba."""
    folder = tmp_path_factory.mktemp("venv")
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "-q", "--only-binary", ":all:"]
    subprocess.run([*pip, "--disable-pip-version-check", f"{wheel}[server]"], check=True)
    return folder


@pytest.fixture
def run(venv: Path, tmp_path: Path) -> Run:
    """Run Python, or a command of the wheel, outside the tree."""

    def run(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("TEGEL_", "PYTHON"))}
        ours = {"TEGEL_CACHE": str(tmp_path / "cache"), "TEGEL_DATA": str(tmp_path / "data")}
        program = [str(venv / "bin" / words[0]), *words[1:]]
        return subprocess.run(
            program, cwd=tmp_path, env={**kept, **ours, **env}, capture_output=True, text=True
        )

    return run
