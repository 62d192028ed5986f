"""Ingenious' table in sentences, for who plays line by line or has it read aloud."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import cast

from tegel.core.words import Words
from tegel.games.ingenious.view import CellView, IngeniousView
from tegel.tui.boards import View


def tell(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Everything that lies on the table."""
    table = cast(IngeniousView, view)
    told: list[str] = []
    for row, group in groupby(table["cells"], key=lambda cell: cell["name"][0]):
        cells = list(group)
        covered = "; ".join(_cell(cell, words) for cell in cells if cell["colour"])
        key = "row-holds" if covered else "row-free"
        told.append(words(key, row=row, count=len(cells), cells=covered))
    for seat in table["seats"]:
        name = names[seat["seat"]]
        tracks = ", ".join(f"{words('colour', colour=c)} {n}" for c, n in seat["tracks"].items())
        told.append(words("tracks-are", name=name, tracks=tracks, score=seat["score"]))
        if seat["rack"] is None:
            told.append(words("rack-counts", name=name, count=seat["tiles"]))
        else:
            told.append(words("rack-holds", name=name, tiles=["-".join(t) for t in seat["rack"]]))
    if table["hand"] is not None:
        told.append(words("hand-holds", tile="-".join(table["hand"])))
    return told


def points_text(words: Words, points: Mapping[str, int]) -> str:
    """`red +3, blue +2`, in words."""
    told = [words("told-points", colour=c, points=n, lost=0) for c, n in points.items() if n]
    return ", ".join(told) or words("told-nothing")


def _cell(cell: CellView, words: Words) -> str:
    key = "cell-printed" if cell["printed"] else "cell-holds"
    return words(key, cell=cell["name"], colour=cell["colour"])
