"""Make the pictures of the handbook: `python docs/pictures.py`.

Tables are drawn from the game files in `docs/pictures/`, by what notebooks and `tegel show` use.
The small drawings are parts of such tables, with no words in them: they serve in any language.
"""

from collections.abc import Callable, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import tegel
from tegel.drawings.sheet import at, label, panel, path, picture, rect, words
from tegel.games.azul import picture as azul
from tegel.games.azul_duel import picture as duel
from tegel.games.ingenious import picture as ingenious

HERE = Path(__file__).parent / "pictures"
PAD = 16


def view(name: str, moves: int) -> Mapping[str, Any]:
    """What the seat in turn sees after so many moves of a game file."""
    record = tegel.read_record((HERE / f"{name}.tegel").read_bytes())
    state = next(islice(record.replay(), moves, None))
    return state.view(state.turn)


def framed(width: float, height: float, title: str, *marks: str) -> str:
    """A part of a table, with some room around it."""
    wide, high = width + 2 * PAD, height + 2 * PAD
    return picture(wide, high, title, panel(wide, high), at(PAD, PAD, *marks), ground=False)


def azul_offer() -> str:
    """Factories and the centre, early in a round."""
    seen = view("azul", 3)
    wide, high = 900, azul.offer_height(len(seen["factories"])) - 8
    return framed(wide, high, "Five factories and the centre", azul.offer(seen, wide))


def azul_board() -> str:
    """A player board in the middle of a game."""
    seen = view("azul", 37)
    drawn = azul.board(seen["boards"][1], seen["printed"], seen["floor_costs"])
    title = "A player board: pattern lines, wall and floor line"
    return framed(azul.BOARD[0], azul.BOARD[1] - 14, title, at(0, 4, drawn))


def azul_score() -> str:
    """A tile in a row of four and a column of three."""
    printed = view("azul", 0)["printed"]
    laid = [(1, 2), (2, 0), (2, 1), (2, 2), (2, 3), (3, 2)]
    wall = [
        [printed[row][column] if (row, column) in laid else None for column in range(5)]
        for row in range(5)
    ]
    step, tile = azul.STEP, azul.TILE
    row = rect(-3, 2 * step - 3, 4 * step + 3, tile + 6, 8, "none", "accent")
    column = rect(2 * step - 3, step - 3, tile + 6, 3 * step + 3, 8, "none", "terra")
    placed = rect(2 * step, 2 * step, tile, tile, 5, "none", "text")
    marks = [
        azul.wall(wall, printed),
        *(mark.replace("/>", ' stroke-width="3"/>') for mark in (row, column, placed)),
        words(5 * step + 22, 2 * step + 26, "4", 24, "accent"),
        words(5 * step + 42, 2 * step + 26, "+", 24),
        words(5 * step + 64, 2 * step + 26, "3", 24, "terra"),
        words(5 * step + 86, 2 * step + 26, "= 7", 24, "text"),
    ]
    return framed(
        5 * step + 140, 5 * step + 4, "Four in the row and three in the column", at(4, 4, *marks)
    )


def azul_grey() -> str:
    """A player board with a grey wall, while a column is being chosen."""
    seen = view("azul-grey", 65)
    drawn = azul.board(seen["boards"][seen["turn"]], None, seen["floor_costs"])
    return framed(
        azul.BOARD[0], azul.BOARD[1] - 14, "A player board with a grey wall", at(0, 4, drawn)
    )


def duel_factories() -> str:
    """Suns, moons, chips and the start tile, in the middle of a round."""
    return framed(
        3 * duel.SMALL_STEP + 124, 222, "The five factories", duel.offer(view("azul_duel", 163))
    )


def duel_board() -> str:
    """A player board in the fourth round."""
    seen = view("azul_duel", 163)
    title = "A player board: pattern lines, the dome, and what lies beside it"
    return framed(duel.BOARD[0], duel.BOARD[1] - 4, title, duel.board(seen, seen["boards"][0]))


def duel_pieces() -> str:
    """A plate with a special cell, one with a wild cell, and bonus chips."""
    chips = ["face-down", "blue", "turquoise", "blue-red", "turquoise-yellow"]
    marks = [
        duel.plate(["yellow", "black", "turquoise", "special"]),
        at(96, 0, duel.plate(["turquoise", "red", "blue", "wild"])),
        *(at(214 + 44 * k, 38, duel.chip(chip, 18)) for k, chip in enumerate(chips)),
    ]
    return framed(412, duel.PLATE, "Two dome plates and five bonus chips", *marks)


def ingenious_score() -> str:
    """A tile that was just placed, and the lines it scores along."""
    seen = view("ingenious", 59)
    wide, high = ingenious.board_size(seen["side"])
    title = "A tile just placed, and the symbols it scores"
    return picture(wide, high, title, ingenious.board(seen, rays=True), ground=False)


def ingenious_tracks() -> str:
    """Tracks and a rack."""
    seen = view("ingenious", 78)
    one = seen["seats"][seen["turn"]]
    marks = [
        at(6, 0, ingenious.tracks(one)),
        at(0, 134, ingenious.rack(one["rack"], one["tiles"], None)),
    ]
    return framed(340, 182, "Six tracks and a rack", *marks)


def architecture() -> str:
    """The rooms of the house, each standing on those below it."""
    floors = [
        [("cli", "commands"), ("tui", "in the terminal")],
        [("client", "HTTP and live, typed"), ("web", "the page: no rules in it")],
        [("server", "tables, store, wire, guard, thinking")],
        [("arena", "matches, tournaments, ratings"), ("learn", "self-play and training")],
        [("bots", "search, levels, engine"), ("envs", "for researchers")],
        [("games", "azul · azul_duel · ingenious: rules, text, view, picture")],
        [("core", "kernel, state, records, chance"), ("drawings", "tiles and colours")],
    ]
    wide, high, gap = 720, 58, 14
    marks = []
    for down, rooms in enumerate(floors):
        y = down * (high + gap)
        across = (wide - gap * (len(rooms) - 1)) / len(rooms)
        for k, (name, what) in enumerate(rooms):
            x = k * (across + gap)
            marks += [
                rect(x, y, across, high, 10, "surface", "accent" if name == "games" else "line-2"),
                label(x + across / 2, y + 27, name, 16, "text"),
                label(x + across / 2, y + 47, what, 12),
            ]
        if down:
            marks.append(
                path(f"M{wide / 2} {y - gap + 2}v{gap - 4}m-4 -4l4 4l4 -4", "none", "line-2", 1.5)
            )
    total = len(floors) * (high + gap) - gap
    title = "The rooms, from the commands down to the core; imports point down"
    return picture(wide + 2 * PAD, total + 2 * PAD, title, at(PAD, PAD, *marks))


PICTURES: dict[str, Callable[[], str]] = {
    "azul": lambda: azul.draw(view("azul", 37)),
    "azul-offer": azul_offer,
    "azul-board": azul_board,
    "azul-score": azul_score,
    "azul-grey": azul_grey,
    "azul_duel": lambda: duel.draw(view("azul_duel", 163)),
    "azul_duel-factories": duel_factories,
    "azul_duel-board": duel_board,
    "azul_duel-pieces": duel_pieces,
    "ingenious": lambda: ingenious.draw(view("ingenious", 78)),
    "ingenious-score": ingenious_score,
    "ingenious-tracks": ingenious_tracks,
    "architecture": architecture,
}


def main() -> None:
    """Write them all."""
    for name, draw in PICTURES.items():
        (HERE / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
