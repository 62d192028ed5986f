"""A wheel, installed away from the sources and without a compiler: here or on another machine."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tegel.core.native import shipped

from .machines import Machine, NoMachine, install

Run = Callable[..., subprocess.CompletedProcess[str]]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--wheel", help="the wheel to try")
    parser.addoption("--on", default=shipped.this_platform(), help="the kind of machine")


@pytest.fixture(scope="session")
def machine(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Machine:
    """Tegel with a server, and no Numba."""
    wheel = pytestconfig.getoption("--wheel")
    if not wheel:
        pytest.fail("say which wheel: `make wheels` makes them, and runs these tests on one")
    folder = tmp_path_factory.mktemp("machine")
    try:
        return install(str(pytestconfig.getoption("--on")), Path(wheel).resolve(), folder)
    except NoMachine as error:
        pytest.fail(str(error))


@pytest.fixture
def environment(machine: Machine, tmp_path: Path) -> dict[str, str]:
    """Where nothing was ever kept."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("TEGEL_", "PYTHON"))}
    ours = {"TEGEL_CACHE": str(tmp_path / "cache"), "TEGEL_DATA": str(tmp_path / "data")}
    return {**kept, **machine.env, **ours}


@pytest.fixture
def run(machine: Machine, environment: dict[str, str], tmp_path: Path) -> Run:
    """Run Python, or a command of the wheel, outside the tree."""

    def run(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            machine.command(*words),
            cwd=tmp_path,
            env={**environment, **env},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )

    return run
