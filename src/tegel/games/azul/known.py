"""A view of Azul turned back into the fields of a position: all of it is there to be seen."""

from collections.abc import Iterable, Mapping

from tegel.core.fields import NOTHING, ROW, tallied
from tegel.games.azul.layout import COLOUR_NAMES, LINES
from tegel.games.azul.notation import LETTERS
from tegel.games.azul.positions import FREE
from tegel.games.azul.view import AzulView, BoardView, LineView

SIGNS: dict[str, str] = {**dict(zip(COLOUR_NAMES, LETTERS, strict=True)), "marker": "1"}


def fields_of(view: AzulView) -> dict[str, str]:
    """The fields of the position that a view shows."""
    line, turn, marker = view["line"], view["turn"], view["marker"]
    fields = {
        "round": str(view["round"]),
        "phase": view["phase"] if line is None else f"line{line + 1}",
        "turn": NOTHING if turn is None else str(turn),
        "starter": str(view["starter"]),
        "marker": "centre" if marker is None else str(marker),
        "factories": ROW.join(map(_spelt, view["factories"])),
        "centre": _spelt(view["centre"]),
        "lid": tallied(_counts(view["lid"]), LETTERS),
    }
    if view["idle"]:
        fields["idle"] = str(view["idle"])
    for board in view["boards"]:
        fields |= _board(board)
    return fields


def _board(board: BoardView) -> dict[str, str]:
    seat = board["seat"]
    return {
        f"score{seat}": str(board["score"]),
        f"lines{seat}": ROW.join(map(_line, board["lines"])),
        f"wall{seat}": ROW.join(
            "".join(FREE if tile is None else SIGNS[tile] for tile in row) for row in board["wall"]
        ),
        f"floor{seat}": _spelt(board["floor"]),
    }


def _line(line: LineView) -> str:
    if line["count"] not in range(LINES + 1):
        raise ValueError(f"a pattern line holds up to {LINES} tiles")
    return _spelt([line["colour"]] * line["count"])


def _spelt(tiles: Iterable[str | None]) -> str:
    return "".join(SIGNS[tile] for tile in tiles if tile) or NOTHING


def _counts(tiles: Mapping[str, int]) -> list[int]:
    return [tiles[name] for name in COLOUR_NAMES]
