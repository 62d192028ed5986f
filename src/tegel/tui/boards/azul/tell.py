"""Azul's table in sentences, for who plays line by line or has it read aloud."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from tegel.games.azul.story import Tiling
from tegel.games.azul.view import AzulView, BoardView
from tegel.tui.boards import View
from tegel.tui.boards.telling import counted, fresh, known_tilings
from tegel.tui.words import Words, signed


def tell(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Everything that lies on the table."""
    table = cast(AzulView, view)
    told = [
        words("t_factory", n=n, tiles=counted(tiles, words))
        for n, tiles in enumerate(table["factories"], 1)
        if tiles
    ]
    centre = counted(table["centre"], words)
    if table["marker"] is None and table["phase"] == "offer":
        centre = ", ".join([words("marker"), *([centre] if table["centre"] else [])])
    told.append(words("t_centre", tiles=centre))
    for board in table["boards"]:
        told += _board(board, names[board["seat"]], words)
    return told


def how(view: View, words: Words) -> str:
    """How to write a move now."""
    return words("how_column" if view["phase"] == "tiling" else "how_take")


def news(before: View | None, view: View, names: Sequence[str], words: Words) -> list[str]:
    """The tilings since, with the source of each point."""
    known = known_tilings(before, view)
    tilings = cast(AzulView, view)["last_tiling"]
    told = [
        (tiling["seat"], _tiled(tiling, known.get(tiling["seat"]), words)) for tiling in tilings
    ]
    return [
        words("n_tiles", name=names[seat], parts=", ".join(parts)) for seat, parts in told if parts
    ]


def _tiled(tiling: Tiling, known: Mapping[str, Any] | None, words: Words) -> list[str]:
    parts = [
        words(
            "n_tile",
            colour=words(tile["colour"]),
            row=tile["row"] + 1,
            points=signed(tile["points"]),
        )
        for tile in fresh(known, tiling, "placements")
    ]
    parts += [words("n_dropped", n=line + 1) for line in fresh(known, tiling, "dropped")]
    if tiling["floor_loss"] and not (known and known["floor_loss"]):
        parts.append(words("n_floor", points=signed(-tiling["floor_loss"])))
    return parts


def _board(board: BoardView, name: str, words: Words) -> Iterable[str]:
    yield words("t_board", name=name, score=board["score"], prospect=board["prospect"])
    for n, (line, wall) in enumerate(zip(board["lines"], board["wall"], strict=True), 1):
        held = words("t_empty")
        if line["colour"] is not None:
            held = words("t_line", count=line["count"], n=n, colour=words(line["colour"]))
        laid = [
            words("t_wall", colour=words(colour), column=column)
            for column, colour in enumerate(wall, 1)
            if colour is not None
        ]
        if line["colour"] is None and not laid:
            continue
        yield words("t_row", n=n, line=held, wall=", ".join(laid) or words("t_empty"))
    if board["floor"]:
        tiles = ", ".join(map(words, board["floor"]))
        yield words("t_floor", tiles=tiles, cost=signed(-board["floor_cost"]))
