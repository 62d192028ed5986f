"""The pictures of the handbook are what their script makes."""

import runpy

import pytest

from tests.docs.pages import DOCS, PAGES

PICTURES = runpy.run_path(str(DOCS / "pictures.py"))["PICTURES"]


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_up_to_date(name: str) -> None:
    kept = (DOCS / "pictures" / f"{name}.svg").read_text("utf-8")
    assert kept == PICTURES[name](), "run: python docs/pictures.py"


def test_every_picture_is_shown_somewhere_and_made_by_the_script() -> None:
    there = {file.stem for file in (DOCS / "pictures").glob("*.svg")}
    assert there == set(PICTURES)
    text = "".join(page.read_text("utf-8") for page in PAGES)
    assert all(f"pictures/{name}.svg" in text for name in there)
