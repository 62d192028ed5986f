"""A position as a form: every field of it, to be changed by taps. It knows no game.

What a field takes is known from how it is spelled (`analysis/spelling.py`); things have the colours
that the legend of the game's board has for their letters.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rich.cells import cell_len

from tegel.analysis.set_up import SetUp
from tegel.analysis.spelling import Cells, Choice, Heap, Number, Tally
from tegel.core.fields import NOTHING
from tegel.core.telling import Move
from tegel.core.words import Words
from tegel.tui.boards import Scene, View, board
from tegel.tui.canvas import Box, Canvas, Spot
from tegel.tui.faces import Act, Face, faces
from tegel.tui.means import Means
from tegel.tui.paint import Colour, Paint

GAP = 2
HIGHEST = 400  # rows
LETTERS = Means(colour=False)


class Form:
    """A board on which fields lie instead of tiles."""

    def __init__(self, setup: SetUp, words: Words, own: Words) -> None:
        """A position, the terminal's words and those of the game."""
        self.setup = setup
        self.words = words
        self.own = own
        self.held = ""
        self._acts: list[Act] = []
        self._table = board(setup.game.name)

    @property
    def names(self) -> tuple[str, ...]:
        """What seats are called."""
        players = self.setup.table.players
        return tuple(self.words("player-n", n=seat + 1) for seat in range(players))

    @property
    def reason(self) -> str:
        """What is wrong; nothing: the position is possible."""
        problem = self.setup.problem
        if problem is None:
            return ""
        said = str(problem)
        if problem.refusal is not None:
            said = self.own.tell("position", problem.refusal, self.names)
        return f"{said[:1].upper()}{said[1:]}".rstrip(".") + "."

    # --- Taps ---

    @property
    def letters(self) -> list[str]:
        """All things that can be taken in hand."""
        found: list[str] = []
        for name in self.setup.fields:
            part = self.setup.spelling(name).part
            if isinstance(part, Heap | Cells):
                found += [letter for letter in part.letters if letter not in found]
        return found

    def hold(self, n: int) -> None:
        """Take the n-th thing in hand, from 1; 0: none."""
        letters = self.letters
        self.held = letters[n - 1] if 1 <= n <= len(letters) else ""

    def act(self, move: Move) -> Act:
        """What the tap of a number changes."""
        return self._acts[move]

    def typed(self, move: Move) -> str:
        """What stands in the line to be changed by typing: a field, or one part of it."""
        act = self.act(move)
        how, value = self.setup.spelling(act.field), self.setup.values.get(act.field, "")
        nth = f"/{act.part + 1}" if how.by else ""
        return f"{act.field}{nth}={how.parts(value)[act.part]}"

    def tap(self, move: Move, by: int = 1) -> None:
        """Change what a tap changes; or so much more or less of it."""
        if move < 0:  # something of the palette
            self.hold(-1 - move)
            return
        act, setup = self.act(move), self.setup
        how, value = setup.spelling(act.field), setup.values.get(act.field, NOTHING)
        text, part = how.parts(value)[act.part], how.part
        by *= act.by
        if isinstance(part, Number):
            text = part.more(text, by)
        elif isinstance(part, Choice):
            text = (part if how.by else setup.choices(act.field)).next(text, by)
        elif isinstance(part, Tally):
            text = part.more(text, act.thing, by if self.held or by < 0 else -by)
        elif isinstance(part, Heap | Cells):
            text = part.tapped(text, act.place, self.held if by > 0 else "")
        elif by < 0:
            text = NOTHING
        setup.change(act.field, how.changed(value, act.part, text))

    # --- What is drawn ---

    def draw(self, scene: Scene) -> Canvas:
        """All fields, those of a seat together."""
        canvas = replace(scene, height=HIGHEST).canvas()
        pen = _Pen(self, scene, canvas)
        self._acts = []
        seat = None
        for name in self.setup.fields:
            whose = int(name[-1]) if name[-1].isdigit() else None
            if whose != seat and whose is not None and whose < len(self.names):
                pen.head(f"{self.names[whose]} ({whose})")  # as the fields call a seat
            seat = whose
            pen.field(name)
        canvas.height = max(scene.height, pen.y + 1)
        return canvas

    def palette(self, scene: Scene) -> Canvas:
        """What can be taken in hand, in a row."""
        canvas = scene.canvas()
        colours = colours_of(self)
        x = 1
        for n, letter in enumerate(self.letters, 1):
            ink, ground = colours.get(letter, ("text", "accent-wash"))
            face = f"{n} " if self.held != letter else f"{n}▸"
            canvas.text(x, 0, face, scene.paint["accent" if self.held == letter else "text-3"])
            canvas.text(x + 2, 0, f" {letter} ", scene.paint[ink], scene.paint[ground], bold=True)
            box = Box(x, 0, 5, 1)
            says = self.words("take-in-hand", what=letter)
            canvas.spots.append(Spot(f"hold {n}", (box,), (-1 - n,), says))
            x += 6
        face = f"0{'▸' if not self.held else ' '}{scene.button(self.words('take-away'))}"
        canvas.text(x, 0, face, scene.paint["text" if self.held else "accent"])
        says = self.words("take-away")
        box = Box(x, 0, cell_len(face), 1)
        canvas.spots.append(Spot("hold 0", (box,), (-1,), says))
        return canvas

    def note(self, act: Act) -> Move:
        """A number for what a tap does."""
        self._acts.append(act)
        return len(self._acts) - 1

    def parts(self, name: str) -> Iterator[Sequence[Face]]:
        """A field part by part, each as the things that can be tapped."""
        how, value = self.setup.spelling(name), self.setup.values.get(name, NOTHING)
        parts = how.parts(value)
        for n, text in enumerate(parts):
            where = f"{name} {n + 1}" if len(parts) > 1 else name
            first = [Face(f"{n + 1} ", "", ink="text-3")] if len(parts) > 1 else []
            yield [*first, *faces(how.part, text, Act(name, n), where)]

    # --- What any board has ---

    def task(self, _: Scene) -> str:
        """What is wrong, or that nothing is."""
        return self.reason or self.words("set-up-ready")

    def stage(self, _view: View, _words: Words) -> str:
        """What one is about."""
        return self.words("set-up")

    def tell(self, view: View, names: Sequence[str], words: Words) -> list[str]:
        """The table in sentences."""
        return self._table.tell(view, names, words)

    def legend(self, words: Words, paint: Paint) -> list[tuple[str, str, str]]:
        """The signs of the table."""
        return self._table.legend(words, paint)

    def signs(self, what: str, paint: Paint) -> list[tuple[str, str]] | None:
        """The signs of the table."""
        return self._table.signs(what, paint)

    def rules(self, words: Words) -> str:
        """How one sets up, and the game in short."""
        return self._table.rules(words)

    def in_hand(self, _: View) -> bool:
        """Nothing has to be put back."""
        return False

    def hides(self, _: View) -> bool:
        """One person sits here."""
        return False


class _Pen:
    """Writes fields on a canvas, from left to right and from the top down."""

    def __init__(self, form: Form, scene: Scene, canvas: Canvas) -> None:
        self.form = form
        self.canvas = canvas
        self.paint = scene.paint
        self.button = scene.button
        self.left = 2 + max(len(name.rstrip("0123456789")) for name in form.setup.fields)
        self.x, self.y = self.left, -1
        self.colours = colours_of(form)

    def head(self, text: str) -> None:
        """Whose fields follow."""
        self.y += 2
        self.canvas.text(1, self.y, text, self.paint["accent"], bold=True)

    def field(self, name: str) -> None:
        """A field with its name and, if something is wrong with it, why."""
        problem = self.form.setup.problem
        is_wrong = problem is not None and problem.field == name
        label = name[:-1] if name[-1].isdigit() else name
        self._line()
        self.canvas.text(1, self.y, label, self.paint["error" if is_wrong else "text-2"])
        stands_alone = isinstance(self.form.setup.spelling(name).part, Cells)
        parts = [*self.form.parts(name)]
        widest = max(map(len, parts))
        for n, row in enumerate(parts):
            width = sum(map(self._width, row))
            if self.x > self.left and (self.x + width > self.canvas.width or (stands_alone and n)):
                self._line()
            for nth, face in enumerate(row):
                if stands_alone and nth == 1:
                    self.x += widest - len(row)  # shorter rows stand in the middle
                if self.x + self._width(face) > self.canvas.width:
                    self._line()
                self._write(face, name)
            self.x += GAP
        if is_wrong:
            self._reason(self.form.reason)

    def _reason(self, text: str) -> None:
        line = ""
        for word in f"! {text}".split():
            if line and 1 + len(line) + 1 + len(word) >= self.canvas.width:
                self._line()
                self.canvas.text(1, self.y, line, self.paint["error"])
                line = " "
            line = f"{line} {word}" if line else word
        self._line()
        self.canvas.text(1, self.y, line, self.paint["error"])

    def _line(self) -> None:
        self.x, self.y = self.left, self.y + 1

    def _face(self, face: Face) -> str:
        return self.button(face.text) if face.ground else face.text

    def _width(self, face: Face) -> int:
        return cell_len(self._face(face)) + 1

    def _write(self, face: Face, name: str) -> None:
        text = self._face(face)
        ground: Colour | None = self.paint[face.ground] if face.ground else None
        self.canvas.text(self.x, self.y, text, self.paint[face.ink], ground)
        for n, letter in enumerate(face.things):
            ink, under = self.colours.get(letter, ("text", "accent-wash"))
            self.canvas.text(
                self.x + n, self.y, letter, self.paint[ink], self.paint[under], bold=True
            )
        width = cell_len(text)
        if face.act is not None:
            act = face.act
            spot = f"{name} {act.part} {act.thing} {act.place} {act.by} {act.is_typed}"
            move = self.form.note(act)
            self.canvas.spots.append(
                Spot(
                    spot,
                    (Box(self.x, self.y, width, 1),),
                    (move,),
                    face.says,
                    reach=(Box(self.x, self.y, width + 1, 1),),
                )
            )
        self.x += width + 1


def colours_of(form: Form) -> dict[str, tuple[str, str]]:
    """Ink and ground of each letter, as names of tokens: those of the legend."""
    legend = form.legend(form.own, Paint("dark", LETTERS))
    pairs = ((sign, tokens.split()) for sign, tokens, _ in legend)
    return {sign: (ink, ground) for sign, (ink, ground) in pairs}
