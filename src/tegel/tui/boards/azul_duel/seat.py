"""A player board of Azul Duel: pattern lines, the dome, what is broken and held."""

from dataclasses import dataclass
from typing import cast

from tegel.core.words import signed
from tegel.games.azul_duel.layout import LINES, PLATES_ACROSS, SPACES
from tegel.games.azul_duel.view import BoardView
from tegel.tui.boards.azul_duel.offer import Offer, chip
from tegel.tui.canvas import Box
from tegel.tui.tablet import Tablet
from tegel.tui.tiles import SMALL, Scale, divide, ghost, space, tile


def height(scale: Scale) -> int:
    """The name, six rows, what is broken, the chips."""
    return 3 + LINES * scale.height


@dataclass
class Seat(Tablet):
    """One player board that is being drawn."""

    offer: Offer

    @property
    def board(self) -> BoardView:
        """What lies on it."""
        return cast(BoardView, self.held)

    def draw(self, x: int, y: int) -> None:
        """All of it."""
        words, board = self.scene.words, self.board
        self.canvas.fill(Box(x, y, self.width, height(self.scale)), self.scene.paint["board"])
        goes_on = self.view["turn"] is not None
        told = words("prospect-n", count=board["prospect"]) if goes_on else ""
        self.title(x, y, told, begins=board["start_tile"])
        dome = x + self.margin + self.scale.run(LINES) + 1
        for line in range(LINES):
            top = y + 1 + line * self.scale.height
            self.pattern_line(x, top, line)
            self.dome_row(dome, top, line)
            divide(self.canvas, self.scene.paint, dome - 1, top, self.scale.height)
        if self.is_mine:
            self.spaces(dome, y + 1)
        self.holdings(x, y + 1 + LINES * self.scale.height)

    def pattern_line(self, x: int, y: int, n: int) -> None:
        move = self.offer.move("line", line=n) if self.is_mine else None
        self.line(x, y, n, move["laid"] if move else 0)
        if move is not None:
            self.gain(x + 1, self.middle(y), move)
            box = Box(x, y, self.margin + self.scale.run(LINES), self.scale.height)
            self.offer.spot(move, [box], f"{n + 1}")

    def dome_row(self, x: int, y: int, row: int) -> None:
        canvas, paint, scale = self.canvas, self.scene.paint, self.scale
        here = self.is_mine and self.view["line"] == row
        for column in range(SPACES):
            at = x + scale.run(column)
            kind, there = self.board["cells"][row][column], self.board["tiles"][row][column]
            move = self.offer.move("column", column=column) if here else None
            if there is not None:
                tile(canvas, paint, at, y, there, scale)
            elif kind is None:
                space(canvas, paint, at, y, scale, "board-2")
            else:
                ghost(canvas, paint, at, y, kind, scale)
            if move is not None:
                box = Box(at, y, scale.width, scale.height)
                canvas.tint([box], paint["accent"], 0.25)
                self.gain_within(at, y, move)
                self.offer.spot(move, [box], f"{column + 1}")

    def spaces(self, x: int, y: int) -> None:
        """The plate spaces of the dome that may be chosen."""
        scale = self.scale
        for n in range(PLATES_ACROSS**2):
            down, across = divmod(n, PLATES_ACROSS)
            left, top = x + scale.run(2 * across), y + 2 * down * scale.height
            box = Box(left, top, scale.span(2), 2 * scale.height)
            move = self.offer.move("space", space=n)
            if move is not None:
                self.canvas.tint([box], self.scene.paint["accent"], 0.2)
                self.canvas.text(left, top, f"{n + 1}", self.scene.paint["accent"], bold=True)
                self.offer.spot(move, [box], f"{n + 1}")
            elif self.view["hand"]["space"] == n:
                self.canvas.tint([box], self.scene.paint["accent"], 0.45)

    def holdings(self, x: int, y: int) -> None:
        """Broken tiles and what they cost, dome tokens, chips."""
        canvas, paint, words, board = self.canvas, self.scene.paint, self.scene.words, self.board
        canvas.text(x, y, "0", paint["text-3"])
        at = x + self.margin
        canvas.text(at, y, words("broken"), paint["text-3"])
        at += len(words("broken")) + 1
        for colour in board["broken"]:
            tile(canvas, paint, at, y, colour, SMALL)
            at += SMALL.pitch
        if board["loss"]:
            canvas.text(at + 1, y, signed(-board["loss"]), paint["error"], bold=True)
        move = self.offer.move("break") if self.is_mine else None
        if move is not None:
            self.gain(x + 1, y, move)
            box = Box(x, y, self.margin + self.scale.run(LINES), 1)
            self.offer.spot(move, [box], "0")
        tokens = words("tokens-short", count=board["tokens"])
        canvas.text(x + self.width - len(tokens) - 1, y, tokens, paint["text-2"])
        at = x + self.margin
        for name in board["chips"]:
            wide = chip(canvas, self.scene, at, y + 1, name)
            if self.is_mine:
                pay = self.offer.move("pay", chip=name)
                if all(pay is None or spot.name != pay["text"] for spot in canvas.spots):
                    self.offer.spot(pay, [Box(at, y + 1, wide, 1)])
            at += wide
        if not board["chips"]:
            canvas.text(at, y + 1, words("no-chips"), paint["text-3"])
