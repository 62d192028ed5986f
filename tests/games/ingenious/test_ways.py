"""Ingenious interpreted and compiled: the same games, observations, redeals and views."""

import os
import subprocess
import sys
from pathlib import Path

import tegel
from tests.games.ingenious import games_apart


def test_interpreted_and_compiled_games_are_equal_bit_for_bit(tmp_path: Path) -> None:
    out = tmp_path / "interpreted"
    source = Path(tegel.__file__).parent.parent
    env = {**os.environ, "PYTHONPATH": str(source), "TEGEL_WAY": "interpreted"}
    subprocess.run([sys.executable, games_apart.__file__, str(out)], env=env, check=True)
    interpreted = out.read_text(encoding="utf-8").split("\n")
    here = games_apart.everything()
    assert len(here) == len(interpreted) > 1000
    for mine, theirs in zip(here, interpreted, strict=True):
        assert mine == theirs
