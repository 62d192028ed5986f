"""The handbook builds as a site without a warning, and no link of it leads nowhere."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

from launch import SITE
from tests.docs.pages import DOCS, PAGES, ROOT, name

LINK = re.compile(r"\]\(([^)\s]+)\)")
LISTED = re.compile(r"^\d+\. \[[^]]+\]\(([\w-]+)\.md\)", re.MULTILINE)


class Anchors(HTMLParser):
    """What a page of the site has, and where its links lead."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids.add(found.get("id") or "")
        self.links.append(found.get("href") or found.get("src") or "")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    words = SITE[0].split()
    assert words[0] == "sphinx-build"
    command = [sys.executable, "-m", "sphinx", *words[1:-1], str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return folder


def test_every_link_and_picture_of_the_site_is_there(site: Path) -> None:
    pages = {page: Anchors(page) for page in site.rglob("*.html")}
    for page, found in pages.items():
        for link in found.links:
            target, _, anchor = unquote(link).partition("#")
            if re.match(r"\w+:", link) or not (target or anchor):
                continue
            there = (page.parent / target.partition("?")[0]).resolve() if target else page
            assert there.exists(), f"{page.name}: {link}"
            if anchor and there in pages:
                assert anchor in pages[there].ids, f"{page.name}: {link}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_file_that_a_page_links_to_is_there(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        target = link.partition("#")[0]
        if target and not re.match(r"\w+:", link):
            assert (page.parent / target).exists(), link


def test_the_list_of_pages_is_the_order_of_the_site() -> None:
    listed = LISTED.findall((DOCS / "README.md").read_text("utf-8"))
    order = re.findall(r"^([\w-]+)$", (DOCS / "index.md").read_text("utf-8"), re.MULTILINE)
    assert listed == order


@pytest.mark.parametrize("game", ["azul", "azul-duel", "ingenious"])
def test_the_rules_have_the_same_outline_in_every_language(game: str) -> None:
    texts = [(DOCS / "rules" / f"{game}.{one}.md").read_text("utf-8") for one in ("en", "nl", "de")]
    outlines = [
        re.findall(r"^(#+|\d+\.|-|!\[[^]]*\]\([^)]*\)|\|--)", text, re.MULTILINE) for text in texts
    ]
    shapes = [[re.sub(r"\[.*?\]", "", mark) for mark in outline] for outline in outlines]
    assert shapes[0] == shapes[1] == shapes[2]
