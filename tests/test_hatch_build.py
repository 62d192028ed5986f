import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ["pyproject.toml", "hatch_build.py", "README.md", "CHANGELOG.md", "LICENSE"]


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_a_build_without_a_page_fails_and_says_why(tmp_path: Path, target: str) -> None:
    package = tmp_path / "src" / "tegel"
    package.mkdir(parents=True)
    for name in [*SOURCES, "src/tegel/__init__.py"]:
        shutil.copy(ROOT / name, tmp_path / name)
    build = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "dist"]
    done = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode != 0
    assert done.stderr == (
        "tegel: src/tegel/server/page is not there: a Tegel without its page can't serve anybody."
        " Build it with `make page`, in a clone of the sources, and try again.\n"
    )
    assert not [*tmp_path.glob("dist/*")]
