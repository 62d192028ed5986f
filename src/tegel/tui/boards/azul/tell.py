"""Azul's table in sentences, for who plays line by line or has it read aloud."""

from collections.abc import Iterable, Sequence
from typing import cast

from tegel.core.words import Words
from tegel.games.azul.view import AzulView, BoardView
from tegel.tui.boards import View


def tell(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Everything that lies on the table."""
    table = cast(AzulView, view)
    marker = ["marker"] if table["marker"] is None else []
    return [
        *(
            words("holds", source=n, tiles=tiles)
            for n, tiles in enumerate(table["factories"], 1)
            if tiles
        ),
        words("holds", source=0, tiles=[*marker, *table["centre"]]),
        *(said for board in table["boards"] for said in _board(board, names[board["seat"]], words)),
    ]


def _board(board: BoardView, name: str, words: Words) -> Iterable[str]:
    yield words("board-is", name=name, count=board["score"], prospect=board["prospect"])
    for row, (line, wall) in enumerate(zip(board["lines"], board["wall"], strict=True)):
        laid = [
            words("in-column", colour=colour, column=column)
            for column, colour in enumerate(wall)
            if colour is not None
        ]
        if laid or line["count"]:
            told = ", ".join(laid) if laid else None
            yield words("row-and-line", **{**line, "row": row, "wall": told})
    if board["floor"]:
        yield words("floor-is", tiles=board["floor"], cost=board["floor_cost"]) + "."
