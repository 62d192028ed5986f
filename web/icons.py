"""The icons of the page: of a browser's tab, of a phone's home screen, and beside a notice.

    .venv/bin/python web/icons.py             # to web/public

Nine spaces of a wall, five of which have their tile: a T. Needs a Chromium.
"""

import shutil
import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from launch import BROWSERS  # noqa: E402

PUBLIC = Path(__file__).with_name("public")
GROUND, TILE, OTHER = "#1f48a6", "#fdfbf4", "#ad4a27"
SIDE, STEP, FIRST = 23, 25.5, 13  # of a hundred
STAR = "M0 -8.5L2.6 -2.6L8.5 0L2.6 2.6L0 8.5L-2.6 2.6L-8.5 0L-2.6 -2.6Z"
LAID = {(0, 0): GROUND, (1, 0): OTHER, (2, 0): GROUND, (1, 1): GROUND, (1, 2): GROUND}
CORNERED = f'<rect width="100" height="100" rx="20" fill="{GROUND}"/>'
EDGE = (
    '<rect x="3" y="3" width="94" height="94" rx="17.5" fill="none" '
    'stroke="#fff" stroke-opacity=".22" stroke-width="2"/>'
)
FULL = f'<rect width="100" height="100" fill="{GROUND}"/>'
SAFE = 0.76  # Android keeps a circle of four fifths, and the wall has corners
# Beside a notice Android takes the shape alone, in its own colour.
BADGE = f'<path transform="translate(50 50) scale(5.4)" d="{STAR}" fill="#fff"/>'


def wall() -> str:
    """Nine spaces, and the tiles in them."""
    return "".join(_space(column, row) for row in range(3) for column in range(3))


def _space(column: int, row: int) -> str:
    x, y = FIRST + column * STEP, FIRST + row * STEP
    box = f'<rect x="{x:g}" y="{y:g}" width="{SIDE}" height="{SIDE}" rx="3.5" '
    colour = LAID.get((column, row))
    if colour is None:
        return f'{box}fill="#fff" fill-opacity=".13"/>'
    middle = f"translate({x + SIDE / 2:g} {y + SIDE / 2:g})"
    return f'{box}fill="{TILE}"/><path transform="{middle}" d="{STAR}" fill="{colour}"/>'


def icon(*marks: str) -> str:
    """A drawing as a file of its own."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><title>Tegel</title>'
    return f"{head}{''.join(marks)}</svg>"


def inside(scale: float) -> str:
    """The wall, smaller, in the middle."""
    edge = 50 * (1 - scale)
    return f'<g transform="translate({edge:g} {edge:g}) scale({scale:g})">{wall()}</g>'


PLAIN = icon(CORNERED, EDGE, wall())
PICTURES = {
    "icon-192": (PLAIN, 192),
    "icon-512": (PLAIN, 512),
    "icon-maskable": (icon(FULL, inside(SAFE)), 512),
    "apple-touch-icon": (icon(FULL, inside(0.92)), 180),
    "badge": (icon(BADGE), 96),
}


def main() -> None:
    """Write them all."""
    (PUBLIC / "icon.svg").write_text(PLAIN + "\n", encoding="utf-8")
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        page = browser.new_page()
        for name, (drawn, size) in PICTURES.items():
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(f'<body style="margin:0">{drawn}</body>')
            shot = page.screenshot(omit_background=True)
            # Few colours are enough, and a third of the bytes.
            few = Image.open(BytesIO(shot)).quantize(64, method=Image.Quantize.FASTOCTREE)
            few.save(PUBLIC / f"{name}.png", optimize=True)
            print(f"{name}.png: {(PUBLIC / f'{name}.png').stat().st_size:,} bytes")
        browser.close()


if __name__ == "__main__":
    main()
