"""Ingenious' table in sentences, for who plays line by line or has it read aloud."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import cast

from tegel.games.ingenious.view import CellView, IngeniousView
from tegel.tui.boards import View
from tegel.tui.words import Words, signed


def tell(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Everything that lies on the table."""
    table = cast(IngeniousView, view)
    told: list[str] = []
    for row, group in groupby(table["cells"], key=lambda cell: cell["name"][0]):
        cells = list(group)
        covered = ", ".join(_cell(cell, words) for cell in cells if cell["colour"])
        told.append(words("t_row", row=row, n=len(cells), cells=covered or words("t_free")))
    for seat in table["seats"]:
        name = names[seat["seat"]]
        tracks = ", ".join(f"{words(colour)} {n}" for colour, n in seat["tracks"].items())
        told.append(words("t_tracks", name=name, tracks=tracks, n=seat["score"]))
        rack = words("t_tiles", n=seat["tiles"])
        if seat["rack"] is not None:
            rack = _tiles(seat["rack"], words)
        told.append(words("t_rack", name=name, tiles=rack))
    if table["hand"] is not None:
        told.append(words("t_hand", tiles=_tiles([table["hand"]], words)))
    return told


def how(view: View, words: Words) -> str:
    """How to write a move now."""
    return words(f"how_{view['phase']}")


def news(before: View | None, view: View, names: Sequence[str], words: Words) -> list[str]:
    """What a placement scored, and a rack that was swapped."""
    table = cast(IngeniousView, view)
    told: list[str] = []
    placed = table["last_placement"]
    if placed is not None and (before is None or placed != before["last_placement"]):
        points = [f"{words(colour)} {signed(n)}" for colour, n in placed["points"].items() if n]
        name = names[placed["seat"]]
        scored = ", ".join(points) or words("no_points")
        told.append(words("n_scores", name=name, points=scored))
        told += [words("n_reached", colour=words(colour)) for colour in placed["reached"]]
        if table["bonus_turn"]:
            told.append(words("n_bonus", name=name))
    swap = table["last_swap"]
    if swap is not None and (before is None or swap != before["last_swap"]):
        name = names[swap["seat"]]
        told.append(words("n_swaps", name=name, tiles=_tiles(swap["rack"], words)))
    return told


def _cell(cell: CellView, words: Words) -> str:
    colour = words(cell["colour"] or "")
    if cell["printed"]:
        return words("t_printed", cell=cell["name"], colour=colour)
    return f"{cell['name']} {colour}"


def _tiles(tiles: Iterable[Sequence[str]], words: Words) -> str:
    """As they are written in moves is how they are read: `red-blue`, in the person's words."""
    return ", ".join("-".join(map(words, tile)) for tile in tiles)
