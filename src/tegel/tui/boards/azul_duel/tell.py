"""Azul Duel's table in sentences, for who plays line by line or has it read aloud."""

from collections.abc import Iterable, Sequence
from typing import cast

from tegel.core.words import Words, signed
from tegel.games.azul_duel.view import BoardView, DuelView
from tegel.tui.boards import View


def tell(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Everything that lies on the table."""
    table = cast(DuelView, view)
    told = [
        words(
            "large-is", sun=table["large_sun"], moon=table["large_moon"], start=table["start_tile"]
        )
    ]
    told += [words("factory-is", factory=n, **one) for n, one in enumerate(table["factories"], 1)]
    told.append(words("display-is", plates=_plates(table, table["display"], words)))
    told.append(words("stack-is", count=table["stack"], top=table["stack_top"]))
    told += _goals(table, names, words)
    for board in table["boards"]:
        told += _board(board, names[board["seat"]], words)
    return [f"{one}." for one in [*told, *_hand(table, words)]]


def _plates(table: DuelView, plates: Iterable[str | None], words: Words) -> list[str]:
    """As they are written in moves, and what their cells are; of others the back."""
    return [
        words("plate-named", plate=plate, cells=table["plates"][plate]["cells"])
        if plate in table["plates"]
        else words("colour", colour=plate)
        for plate in plates
        if plate is not None
    ]


def _goals(table: DuelView, names: Sequence[str], words: Words) -> Iterable[str]:
    for n, condition in enumerate(table["boards"][0]["conditions"]):
        parts = [
            f"{names[board['seat']]} {signed(board['conditions'][n]['pays'])}"
            for board in table["boards"]
        ]
        yield words("goal-pays", goal=condition["goal"], parts=parts)


def _board(board: BoardView, name: str, words: Words) -> Iterable[str]:
    yield words(
        "board-is",
        name=name,
        score=board["score"],
        prospect=board["prospect"],
        count=board["tokens"],
        chips=board["chips"],
        broken=board["broken"],
        start=board["start_tile"],
        loss=-board["loss"],
    )
    for n, line in enumerate(board["lines"]):
        cells = list(_cells(board["cells"][n], board["tiles"][n], words))
        if cells:
            yield words("row-is", line=n, cells=cells, **line)
        elif line["colour"] is not None:
            yield words("row-empty", line=n, **line)


def _cells(cells: Sequence[str | None], tiles: Sequence[str | None], words: Words) -> Iterable[str]:
    for column, (cell, tile) in enumerate(zip(cells, tiles, strict=True)):
        if tile is not None:
            yield words("cell-laid", colour=tile, column=column)
        elif cell is not None:
            yield words("cell-free", colour=cell, column=column)


def _hand(table: DuelView, words: Words) -> Iterable[str]:
    hand = table["hand"]
    if hand["tiles"] or hand["to_stack"]:
        yield words("hand-is", tiles=[*hand["tiles"], *hand["to_stack"]])
    plates = [*(hand["looked_at"] or []), hand["plate"], *hand["drawn"]]
    if any(plates):
        told = _plates(table, plates, words)
        space = hand["space"]
        if space is None:
            yield words("hand-plates", plates=told)
        else:
            yield words("hand-to-space", plates=told, space=space)
