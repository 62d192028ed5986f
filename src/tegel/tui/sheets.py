"""What stands on the sheets: help with a legend, the log, where the points came from."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tegel.core.story import Name, Story
from tegel.core.telling import Chapter, Telling, chapters, is_back
from tegel.core.words import Drawn, Words
from tegel.core.words import Part as Said
from tegel.tui.boards import Board, View
from tegel.tui.paint import Paint
from tegel.tui.sittings import Look


def help_sheet(
    board: Board, title: str, keys: Sequence[str], words: Words, own: Words, paint: Paint
) -> RenderableType:
    """The rules in short, the tiles, the keys."""
    return Group(
        _head(words("rules-of", title=title), paint),
        Padding(board.rules(own), (0, 0, 1, 0)),
        _head(words("the-tiles"), paint),
        Padding(legend(board, own, paint), (0, 0, 1, 0)),
        _head(words("keys"), paint),
        *keys,
    )


def legend(board: Board, own: Words, paint: Paint) -> Columns:
    """Each tile and its name."""
    items: list[Text] = []
    for sign, colours, name in board.legend(own, paint):
        ink, ground = (paint[token] for token in colours.split())
        style = Style(color=ink, bgcolor=ground, bold=True)
        items.append(Text.assemble((f" {sign} ", style), f" {name}"))
    return Columns(items, padding=(0, 2))


@dataclass(frozen=True, eq=False)
class Entry:
    """A paragraph of the log, and the number of the turn that it tells."""

    text: Text
    number: str = ""


class Log:
    """The game so far: rounds with what each seat scored, a paragraph a turn, and what else was."""

    def __init__(self, board: Board, paint: Paint) -> None:
        self._board = board
        self._paint = paint
        # What was told before is not told again: what it was about, and to whom it was told.
        self._told: list[tuple[object, list[Entry]]] = []
        self._names: Sequence[str] = ()

    def entries(
        self, log: Sequence[Telling], notes: Sequence[str], story: Story
    ) -> Sequence[Entry]:
        """All of it, as it is by now; what has not changed since the last time is the same."""
        if story.names != self._names:
            self._told, self._names = [], story.names
        found: list[Entry] = []
        for nth, (about, tell) in enumerate(self._to_tell(log, notes, story)):
            if not self._told[nth:] or self._told[nth][0] != about:
                self._told[nth : nth + 1] = [(about, tell())]
            found += self._told[nth][1]
        return found

    def _to_tell(
        self, log: Sequence[Telling], notes: Sequence[str], story: Story
    ) -> Iterator[tuple[object, Callable[[], list[Entry]]]]:
        """What there is to tell, and how that is done."""
        made = 0
        for chapter in chapters(log):
            if chapter.round is not None:
                scored = [chapter.scored(seat) for seat in range(len(story.names))]
                yield (chapter.round, scored), partial(self._round, chapter, story)
            for turn in chapter.turns:
                stood = sum(not is_back(one["deed"]) for one in turn)
                made += stood
                number = str(made) if stood else ""
                yield (number, turn), partial(self._turn, number, turn, story)
        for note in notes:
            yield note, partial(self._note, note)

    def _round(self, chapter: Chapter, story: Story) -> list[Entry]:
        head = _head(story.words("round", n=chapter.round), self._paint)
        sums = [Text(told, self._paint["text-2"]) for told in story.sums(chapter)]
        return [*map(Entry, [head, *sums])]

    def _turn(self, number: str, turn: Sequence[Telling], story: Story) -> list[Entry]:
        return [Entry(drawn(story.turn(turn), self._board, self._paint), number)]

    def _note(self, note: str) -> list[Entry]:
        return [Entry(Text(note, self._paint["terra"]))]


def log_sheet(entries: Sequence[Entry], paint: Paint) -> Table:
    """The log, on a sheet of its own."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(justify="right", style=paint["text-3"])
    table.add_column(ratio=1)
    for one in entries:
        table.add_row(one.number, one.text)
    return table


def drawn(parts: Sequence[Said], board: Board, paint: Paint) -> Text:
    """A sentence, with its tiles as coloured signs where colours and signs are seen."""
    text = Text()
    for part in parts:
        if isinstance(part, Drawn):
            signs = None if paint.means.letters else board.signs(part.what, paint)
            for sign, colours in [*(signs or ())] * part.count:
                ink, ground = (paint[token] for token in colours.split())
                text.append(sign, Style(color=ink, bgcolor=ground, bold=True))
            text.append("" if signs else part.words)
        else:
            text.append(part, f"bold {paint['text']}" if isinstance(part, Name) else "")
    return text


def result_sheet(look: Look, view: View, story: Story, words: Words) -> Table:
    """Where the points came from, seat by seat, in the game's own words; what decided if equal."""
    parts, scores, own = view["parts"], view["scores"], story.words
    decided = story.decided(look.log) or None
    table = Table(box=None, expand=True, padding=(0, 1), caption=decided, caption_justify="left")
    table.add_column()
    for name in look.names:
        table.add_column(name, justify="right", overflow="ellipsis")
    for part in parts:
        shown = ["?" if points is None else _number(points) for points in part["points"]]
        table.add_row(own.tell("part", part), *shown)
    table.add_section()
    if all(_adds_up([part["points"][seat] for part in parts], n) for seat, n in enumerate(scores)):
        table.add_row(words("total"), *map(str, scores), style="bold")
    if look.places is not None:
        table.add_row(words("place"), *map(str, look.places))
    return table


def _adds_up(points: Sequence[int | None], score: int) -> bool:
    """Whether points have a total: in some games they are compared. None may be all the rest."""
    known = [n for n in points if n is not None]
    return len(known) < len(points) or sum(known) == score


def _number(points: int) -> str:
    return f"−{-points}" if points < 0 else f"{points}"


def _head(text: str, paint: Paint) -> Text:
    return Text(text, f"bold {paint['accent']}")
