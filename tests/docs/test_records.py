"""The handbook says how chance is checked by hand: its lines do, for records of both kinds."""

import shutil
import subprocess
from pathlib import Path

import tegel
from tegel.core.key import Key
from tests.docs.pages import ROOT, samples

KEPT = ROOT / "tests" / "core" / "records"
KEY_BY_HAND, SEED_BY_HAND = (
    text for text in samples(ROOT / "docs" / "records.md", "sh") if "sha256sum" in text
)


def by_hand(lines: str, folder: Path) -> list[str]:
    done = subprocess.run(
        ["bash", "-c", lines], cwd=folder, capture_output=True, text=True, check=True
    )
    return done.stdout.split("\n")


def test_the_handbooks_lines_check_a_game_that_a_key_sealed(tmp_path: Path) -> None:
    shutil.copy(KEPT / "key.tegel", tmp_path / "game.tegel")
    record = tegel.read_record((tmp_path / "game.tegel").read_bytes())
    assert isinstance(record.source, Key)
    assert record.seal is not None
    commitment, key, words, _ = by_hand(KEY_BY_HAND, tmp_path)
    assert record.seal.commitment == f"sha256-key:{commitment[:64]}"
    assert key == record.source.digits
    generator = record.source.generator(12)[0].tolist()
    assert words == "".join(f"{word:08x}" for word in generator)


def test_the_handbooks_lines_check_a_game_that_a_seed_sealed(tmp_path: Path) -> None:
    shutil.copy(KEPT / "seed.tegel", tmp_path / "game.tegel")
    record = tegel.read_record((tmp_path / "game.tegel").read_bytes())
    assert by_hand(SEED_BY_HAND, tmp_path) == [str(record.source), ""]
