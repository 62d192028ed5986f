"""What the README and the examples show, works."""

import re
import runpy
from io import StringIO
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def test_the_ten_lines_of_the_readme_play_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert found
    assert len(found[1].strip().splitlines()) <= 10
    exec(compile(found[1], "README.md", "exec"), {})
    assert "Points: (" in capsys.readouterr().out


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_an_example_runs(
    example: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # For the one that is asked by lines.
    monkeypatch.setattr("sys.stdin", StringIO('{"legal": [{"move": 7}]}\n'))
    runpy.run_path(str(example))
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))])
def test_no_link_of_the_handbook_leads_nowhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
