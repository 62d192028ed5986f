"""Tegel as a command, run in this process."""

import io
import sys
from pathlib import Path

import pytest

import tegel
from tegel.cli import main
from tegel.core.native.build import ensure

from .helpers import Done, Run


class Keyboard(io.StringIO):
    """What a person types at a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True, scope="session")
def _compiled() -> None:
    """Compile ahead, so that no test sees a progress bar that it did not ask for."""
    ensure(tegel.find("azul"), "rules")


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; attended: as if a person sat at a terminal."""

    def run(*words: str | Path, typed: str = "", attended: bool = False) -> Done:
        capsys.readouterr()
        monkeypatch.setattr(sys, "argv", ["tegel", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", (Keyboard if attended else io.StringIO)(typed))
        monkeypatch.setattr(sys.stdout, "isatty", lambda: attended, raising=False)
        with pytest.raises(SystemExit) as stop:
            main()
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        assert isinstance(stop.value.code, int)
        return Done(stop.value.code, out, err)

    return run
