"""The pages of the handbook, and the samples in them."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHELLS = ("sh", "bash", "console")


@dataclass(frozen=True)
class Command:
    """A command line that a page shows."""

    page: str
    line: str

    def __str__(self) -> str:
        return f"{self.page}: {self.line}"


def name(page: Path) -> str:
    """How a page is called in a report."""
    return page.relative_to(ROOT).as_posix()


def samples(page: Path, *languages: str) -> list[str]:
    """The samples of a page in these languages."""
    text = page.read_text("utf-8")
    return [code for language, code in FENCE.findall(text) if language in languages]


def commands() -> list[Command]:
    """Every line that a page tells people to type into a shell; comments left out."""
    return [
        Command(name(page), re.split(r"\s+#\s", line)[0].removeprefix("$ ").strip())
        for page in PAGES
        for sample in samples(page, *SHELLS)
        for line in sample.replace("\\\n", " ").splitlines()
        if line.strip() and not line.startswith("#")
    ]
