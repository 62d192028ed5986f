"""What may be chosen on Azul Duel's table now, and chips, which lie in two places of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tegel.core.words import signed
from tegel.tui.boards import Scene
from tegel.tui.canvas import Box, Canvas, Spot
from tegel.tui.tiles import LIT, inked, sign_of


def chip(canvas: Canvas, scene: Scene, x: int, y: int, name: str) -> int:
    """A bonus chip; how wide it is."""
    paint = scene.paint
    canvas.text(x, y, "(", paint["text-2"])
    at = x + 1
    if name == "face-down":
        canvas.text(at, y, "?", paint["text-3"])
        at += 1
    else:
        for colour in name.split("-"):
            ink, ground = inked(colour)
            canvas.text(at, y, sign_of(colour, paint), paint[ink], paint[ground], bold=True)
            at += 1
    canvas.text(at, y, ")", paint["text-2"])
    return at + 1 - x


@dataclass(frozen=True)
class Offer:
    """Makes spots of what may be chosen now."""

    canvas: Canvas
    scene: Scene

    def move(self, kind: str, **parts: Any) -> Mapping[str, Any] | None:
        """The move of a kind that has these parts, if it may be made."""
        wanted = {"kind": kind, **parts}.items()
        return next((move for move in self.scene.moves if wanted <= move.items()), None)

    def spot(self, move: Mapping[str, Any] | None, boxes: Iterable[Box], key: str = "") -> None:
        """A spot for a move, if it may be made."""
        places = tuple(boxes)
        if move is None or not places:
            return
        says = f"{self.scene.words.tell('do', move)} · {signed(move['gain'])}"
        self.canvas.spots.append(Spot(move["text"], places, (move["move"],), says, key))
        if move["move"] in self.scene.advice[:1]:
            self.canvas.tint(places, self.scene.paint["good"], 0.45)

    def button(self, kind: str, x: int, y: int, key: str) -> int:
        """A move without a place of its own; how wide its button is."""
        move, paint = self.move(kind), self.scene.paint
        if move is None:
            return 0
        label = self.scene.button(f"{self.scene.words.tell('do', move)} ({key})")
        self.canvas.text(x, y, label, paint["accent"], paint[LIT], bold=True)
        self.spot(move, [Box(x, y, len(label), 1)], key)
        return len(label) + 1
