"""A game is found by its folder: no other file of the package or the page names one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import launch
import tegel
from tegel.games import games

NAMES = tuple(games())
PACKAGE = Path(tegel.__file__).parent
PAGE = launch.WEB / "src"
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->", re.DOTALL)
# Made of the server's own description, and tests that sit at real tables.
MADE = (".d.ts", ".test.ts")


def outside(root: Path, *endings: str) -> Iterator[Path]:
    """Files that lie in no game's own folder."""
    for file in sorted(root.rglob("*")):
        within = file.relative_to(root).parts[:-1]
        if file.suffix in endings and not file.name.endswith(MADE) and not {*within} & {*NAMES}:
            yield file


def said(code: str) -> Iterator[str]:
    """The names and short texts of a module; comments and sentences may have examples."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Constant(value=str() as text) if not re.search(r"\s", text):
                yield text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name
            case ast.ImportFrom(module=str() as name):
                yield name
            case _:
                pass


def named(text: str) -> bool:
    return any(name.replace("_", "") in text.lower().replace("_", "") for name in NAMES)


def test_no_file_outside_its_folder_names_a_game() -> None:
    python, page = [*outside(PACKAGE, ".py")], [*outside(PAGE, ".ts", ".svelte")]
    assert min(len(python), len(page)) > 200, "they lie elsewhere"
    found = [file for file in python if any(map(named, said(file.read_text(encoding="utf-8"))))]
    found += [file for file in page if named(COMMENT.sub("", file.read_text(encoding="utf-8")))]
    assert not found
