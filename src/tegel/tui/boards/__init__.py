"""The boards: one folder a game, all behind one contract. Nothing else knows a game by its name."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from tegel.core.telling import Move
from tegel.core.words import Words
from tegel.tui.canvas import Canvas
from tegel.tui.paint import Paint

View = Mapping[str, Any]


@dataclass(frozen=True)
class Scene:
    """All that a board is drawn from."""

    view: View  # the game's own, as one seat may see it
    names: Sequence[str]  # of the seats
    eyes: int | None  # the seat that looks; None: a spectator
    moves: Sequence[Mapping[str, Any]]  # to choose from now; none: others decide
    chosen: tuple[str, ...]  # names of spots, if a choice takes several
    advice: Sequence[Move]  # what a hint recommends, the best first
    width: int
    height: int
    paint: Paint
    words: Words  # the game's
    alone: bool = False  # whether one person sits here, who is simply "you"

    @property
    def mine(self) -> int:
        """The seat whose board is drawn large."""
        return 0 if self.eyes is None else self.eyes

    def canvas(self) -> Canvas:
        """An empty one."""
        ink, ground = self.paint["text"], self.paint["ground"]
        return Canvas(self.width, self.height, ink, ground, self.paint.means.colour)

    def button(self, text: str) -> str:
        """The face of a button, which is seen as one without its ground too."""
        return f"[{text}]" if self.paint.means.letters else f" {text} "

    def name(self, seat: int) -> str:
        """Who has a seat."""
        return self.names[seat]


class Drawing(Protocol):
    """What is drawn from a scene."""

    def draw(self, scene: Scene) -> Canvas:
        """The table, as large as it fits, with the spots that can be chosen now."""
        ...


class Board(Drawing, Protocol):
    """What a game's folder exports."""

    def task(self, scene: Scene, /) -> str:
        """What to do now, or what is going on."""
        ...

    def stage(self, view: View, words: Words, /) -> str:
        """How far the game is: the round, the bag."""
        ...

    def tell(self, view: View, names: Sequence[str], words: Words) -> list[str]:
        """The table in sentences."""
        ...

    def legend(self, words: Words, paint: Paint) -> list[tuple[str, str, str]]:
        """The signs: each with its ink and ground, as names of tokens joined by a blank."""
        ...

    def signs(self, what: str, paint: Paint) -> list[tuple[str, str]] | None:
        """What is told as drawn things, by one sign or more, as in the legend; None: in words."""
        ...

    def rules(self, words: Words) -> str:
        """How the game goes, in a few sentences."""
        ...

    def in_hand(self, view: View, /) -> bool:
        """Whether the seat to move has taken something up that it may put back."""
        ...

    def hides(self, view: View, /) -> bool:
        """Whether a seat has what others at the same screen should not see."""
        ...


def board(game: str) -> Board:
    """The board of a game; one that has none is told in words."""
    name = f"{__name__}.{game}"
    try:
        return cast(Board, import_module(name))
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return cast(Board, import_module(f"{__name__}.bare"))
