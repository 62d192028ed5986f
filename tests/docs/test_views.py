"""The page about views tells of every field that there is."""

import runpy

import tegel
from tests.docs.pages import DOCS

VIEWS = runpy.run_path(str(DOCS / "views.py"))
PAGE = (DOCS / "views.md").read_text("utf-8")


def test_the_page_is_up_to_date() -> None:
    assert VIEWS["page"]() == PAGE, "run: python docs/views.py"


def test_every_field_that_a_view_has_is_told_of() -> None:
    for game in tegel.games().values():
        part = PAGE.partition(f"## {game.title}\n")[2].partition("\n## ")[0]
        for name in tegel.new(game.name, seed=1).view(0):
            assert f"| `{name}` |" in part, f"{game.name}: {name}"
