"""Azul Duel's table in sentences, for who plays line by line or has it read aloud."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from tegel.games.azul_duel.story import Tiling
from tegel.games.azul_duel.view import BoardView, DuelView, FactoryView
from tegel.tui.boards import View
from tegel.tui.boards.azul_duel.say import NAMES, plate_text
from tegel.tui.boards.telling import counted, fresh, known_tilings
from tegel.tui.words import Words, signed


def tell(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Everything that lies on the table."""
    table = cast(DuelView, view)
    moon = counted(table["large_moon"], words)
    if table["start_tile"]:
        moon = f"{moon}, {words('start_tile')}"
    told = [words("t_large", sun=counted(table["large_sun"], words), moon=moon)]
    told += [_factory(n, factory, words) for n, factory in enumerate(table["factories"], 1)]
    plates = [plate for plate in table["display"] if plate is not None]
    told.append(words("t_plates", plates=_plates(plates, words)))
    kind = table["stack_top"]
    top = words("t_nothing") if kind is None else words(kind)
    told.append(words("t_stack", n=table["stack"], kind=top))
    told += _pays(table, names, words)
    for board in table["boards"]:
        told += _board(board, names[board["seat"]], words)
    return told + _hand(table, words)


def how(view: View, words: Words) -> str:
    """How to write a move now."""
    setting_up = view["phase"] == "set-up" and view["asked"] == "action"
    return words("how_setup" if setting_up else f"how_{view['asked']}")


def news(before: View | None, view: View, names: Sequence[str], words: Words) -> list[str]:
    """Chips that were revealed, and tilings with the source of each point."""
    if before is None:
        return []
    told: list[str] = []
    pairs = zip(before["factories"], view["factories"], strict=True)
    for n, (then, now) in enumerate(pairs, 1):
        if then["chip"] == "face down" and now["chip"] not in (None, "face down"):
            told.append(words("n_chip", n=n, chip=_chip(now["chip"], words)))
    known = known_tilings(before, view)
    tilings = cast(DuelView, view)["last_tiling"]
    tiled = [
        (tiling["seat"], _tiled(tiling, known.get(tiling["seat"]), words)) for tiling in tilings
    ]
    told += [
        words("n_tiles", name=names[seat], parts=", ".join(parts)) for seat, parts in tiled if parts
    ]
    return told


def _tiled(tiling: Tiling, known: Mapping[str, Any] | None, words: Words) -> list[str]:
    parts: list[str] = []
    for tile in fresh(known, tiling, "placements"):
        points = signed(tile["points"])
        colour = words(tile["colour"])
        parts.append(words("n_tile", colour=colour, row=tile["row"] + 1, points=points))
        if tile["special"]:
            parts.append(words("n_special", points=signed(tile["special"])))
    parts += [words("n_broken", n=line + 1) for line in fresh(known, tiling, "broken")]
    if tiling["loss"] and not (known and known["loss"]):
        parts.append(words("n_lost", points=signed(-tiling["lost"])))
    return parts


def _factory(n: int, factory: FactoryView, words: Words) -> str:
    moon = ", ".join(map(words, factory["moon"])) or words("t_nothing")
    sun, chip = counted(factory["sun"], words), _chip(factory["chip"], words)
    return words("t_small", n=n, sun=sun, moon=moon, chip=chip)


def _chip(chip: str | None, words: Words) -> str:
    if chip is None:
        return words("t_nothing")
    if chip == "face down":
        return words("t_face_down")
    return "/".join(words(NAMES[letter]) for letter in chip.split("/"))


def _plates(plates: Iterable[str], words: Words) -> str:
    """As they are written in moves, and what their cells are."""
    told = [f"{plate} ({plate_text(plate, words)})" for plate in plates]
    return ", ".join(told) or words("t_nothing")


def _pays(table: DuelView, names: Sequence[str], words: Words) -> Iterable[str]:
    for n, condition in enumerate(table["boards"][0]["conditions"]):
        parts = [
            f"{names[board['seat']]}, {signed(board['conditions'][n]['pays'])}"
            for board in table["boards"]
        ]
        what = words(f"short_{condition['name']}")
        yield words("t_pays", what=what, parts="; ".join(parts))


def _board(board: BoardView, name: str, words: Words) -> Iterable[str]:
    yield words(
        "t_board",
        name=name,
        score=board["score"],
        prospect=board["prospect"],
        tokens=words("tokens", n=board["tokens"]),
        chips=", ".join(_chip(chip, words) for chip in board["chips"]) or words("t_nothing"),
        broken=counted(board["broken"], words),
        loss=signed(-board["loss"]),
    )
    for n, line in enumerate(board["lines"]):
        held = words("t_empty")
        if line["colour"] is not None:
            held = words("t_line", count=line["count"], n=n + 1, colour=words(line["colour"]))
        cells = list(_cells(board["cells"][n], board["tiles"][n], words))
        if line["colour"] is None and not cells:
            continue
        yield words("t_row", n=n + 1, line=held, cells=", ".join(cells) or words("t_empty"))


def _cells(cells: Sequence[str | None], tiles: Sequence[str | None], words: Words) -> Iterable[str]:
    for column, (cell, tile) in enumerate(zip(cells, tiles, strict=True), 1):
        if tile is not None:
            yield words("t_laid", colour=words(tile), column=column)
        elif cell is not None:
            yield words("t_free", colour=words(cell), column=column)


def _hand(table: DuelView, words: Words) -> list[str]:
    hand = table["hand"]
    held = [counted(tiles, words) for tiles in (hand["tiles"], hand["to_stack"]) if tiles]
    plates = [*(hand["looked_at"] or []), *([hand["plate"]] if hand["plate"] else [])]
    held += [_plates(plates, words)] if plates else []
    held += [words(kind) if kind in ("special", "wild") else kind for kind in hand["drawn"]]
    return [words("t_hand", held=", ".join(held))] if held else []
