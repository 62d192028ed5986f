"""What the tests of the screen need: compiled games, and a folder for games that are kept."""

from pathlib import Path

import pytest

import tegel
from tegel.core.native.build import ensure


@pytest.fixture(autouse=True, scope="session")
def _compiled() -> None:
    """Compile ahead, so that no screen waits for it."""
    for game in tegel.games().values():
        ensure(game, "rules")


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
