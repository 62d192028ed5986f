"""What people write about a game: tags, comments, marks, and moves that were not played.

    12. F3 blue 4 ?
    # The line was full already.
      12. C red floor
      13. F1 red 2 !
    13. F1 blue 3

A comment belongs to the move above it, or to the start; a mark stands after its move. Moves that
could have been played *instead* stand below it, two blanks further in, and so on. What a move
brought by chance, if somebody wrote it down, stands right below it (`core/dealing.py`):

    20. C red floor
    deal: factories=BBKR/YYWW/BKRW/YYRR/BBBW
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from tegel.core.errors import BadOptions
from tegel.core.lines import Lines

MARKS = ("!!", "!", "!?", "?!", "?", "??")
LONGEST_COMMENT_LINE = 1_000
LONGEST_TAG = 100
DEEPEST = 20
MOST_VARIED = 5_000  # moves in all variations of a game: they are played when it is checked
INDENT = "  "
COMMENT = "# "
DEAL = "deal: "
MOST_DEALS = 20  # of one move


@dataclass(frozen=True)
class Note:
    """What is said of one move, or of the start.

    A mark, a comment, what could be instead, and what chance brought, one deal after another.
    """

    mark: str = ""
    comment: str = ""
    instead: tuple["Variation", ...] = ()
    deals: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.mark and self.mark not in MARKS:
            raise BadOptions(f"{self.mark!r} is no mark; there are: {' '.join(MARKS)}")
        for line in self.comment.split("\n") if self.comment else []:
            if not _is_comment_line(line):
                raise BadOptions(
                    f"a line of a comment has 1 to {LONGEST_COMMENT_LINE} printable characters, "
                    f"with no blank before or after: {line!r:.80}"
                )
        for deal in self.deals:
            if not _is_comment_line(deal) or deal != " ".join(deal.split()):
                raise BadOptions(f"a deal is as in: {DEAL}factories=BBKR/YYWW; not {deal!r:.80}")
        if len(self.deals) > MOST_DEALS:
            raise BadOptions(f"one move brings at most {MOST_DEALS} deals, not {len(self.deals)}")


# By the number of the move, from 1; 0: of the start.
Notes = Mapping[int, Note]


@dataclass(frozen=True)
class Variation:
    """Moves that were not played, and what is said of them, by their numbers in the game."""

    moves: tuple[str, ...]
    notes: Notes = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.moves:
            raise BadOptions("a variation has at least one move")


# Where a move stands: its number; in a variation after the number of the move that it replaces and
# which of the variations it is.
Path = tuple[int, ...]


def written(
    moves: tuple[str, ...], notes: Notes, first: int = 1, below: Path = ()
) -> Iterator[tuple[str, Path | None]]:
    """The lines of moves, and which move stands there; None: a comment."""
    indent = INDENT * (len(below) // 2)
    if not below and 0 in notes:
        yield from ((f"{COMMENT}{line}", None) for line in notes[0].comment.split("\n"))
    for n, text in enumerate(moves, first):
        note = notes.get(n, Note())
        yield f"{indent}{n}. {text}{' ' if note.mark else ''}{note.mark}", (*below, n)
        yield from ((f"{indent}{DEAL}{deal}", None) for deal in note.deals)
        for line in note.comment.split("\n") if note.comment else []:
            yield f"{indent}{COMMENT}{line}", None
        for which, other in enumerate(note.instead):
            yield from written(other.moves, other.notes, n, (*below, n, which))


def count_varied(notes: Notes) -> int:
    """How many moves there are in all variations."""
    return sum(
        len(other.moves) + count_varied(other.notes)
        for note in notes.values()
        for other in note.instead
    )


def has_deals(notes: Notes) -> bool:
    """Whether anybody has written down what chance brought."""
    return any(
        note.deals or any(has_deals(other.notes) for other in note.instead)
        for note in notes.values()
    )


def read_tags(lines: Lines) -> dict[str, str]:
    """Lines `tag place: Den Haag`, each name once."""
    tags: dict[str, str] = {}
    while lines.at < len(lines.lines) and lines.lines[lines.at].startswith("tag "):
        name, colon, value = lines.next("a tag")[4:].partition(": ")
        reason = wrong_tag(name, value) if colon else "a tag is as in: tag place: Den Haag"
        if reason or name in tags:
            lines.fail(reason or f"the tag {name!r} stands here twice")
        tags[name] = value
    return tags


def wrong_tag(name: str, value: str) -> str | None:
    """What is wrong with a tag."""
    if not re.fullmatch("[a-z][a-z-]{0,19}", name):
        return f"{name!r} is no name of a tag: up to 20 small letters"
    if not 0 < len(value) <= LONGEST_TAG or not value.isprintable() or value != value.strip():
        return f"{value!r} can't be told: 1 to {LONGEST_TAG} printable characters"
    if name == "date" and not re.fullmatch("[0-9]{4}(-[01][0-9](-[0-3][0-9])?)?", value):
        return f"{value!r} is no date, as in: 2026-11-18, 2026-11 or 2026"
    return None


def read_moves(lines: Lines, first: int = 1, depth: int = 0) -> tuple[tuple[str, ...], Notes]:
    """Moves with all that is said of them, up to a blank line, or to lines less far in."""
    moves: list[str] = []
    notes: dict[int, Note] = {}
    while lines.at < len(lines.lines) and lines.lines[lines.at]:
        line = lines.lines[lines.at]
        there, n = _depth(line), first + len(moves) - 1  # the move above
        is_other = depth > 0 and there == depth and line.lstrip().startswith(f"{first}. ")
        if there < depth or (moves and is_other):
            break
        if there > depth:
            if there > depth + 1 or not moves or there > DEEPEST:
                lines.next("moves")
                lines.fail("a variation stands two blanks further in, below the move it replaces")
            others, inner = read_moves(lines, n, there)
            note = notes.get(n, Note())
            notes[n] = replace(note, instead=(*note.instead, Variation(others, inner)))
            continue
        text = lines.next("moves")[len(INDENT) * depth :]
        if text.startswith(COMMENT):
            _comment(lines, notes, n, text[len(COMMENT) :], allowed=bool(moves) or depth == 0)
        elif text.startswith(DEAL):
            _deal(lines, notes, n, text[len(DEAL) :], allowed=bool(moves))
        else:
            moves.append(_move(lines, notes, n + 1, text))
    return tuple(moves), notes


def _move(lines: Lines, notes: dict[int, Note], n: int, text: str) -> str:
    number, dot, move = text.partition(". ")
    if number != str(n) or not dot or not move or move != move.strip():
        lines.fail(f"move {n} should stand here, as in: {n}. F3 blue 4")
    before, blank, mark = move.rpartition(" ")
    if blank and mark in MARKS:
        notes[n] = Note(mark)
        return before
    return move


def _comment(lines: Lines, notes: dict[int, Note], n: int, text: str, allowed: bool) -> None:
    if not _is_comment_line(text):
        lines.fail(f"a comment is 1 to {LONGEST_COMMENT_LINE} characters after '{COMMENT}'")
    note = notes.get(n, Note())
    if not allowed or note.instead:
        lines.fail("a comment stands below its move, before what could be instead")
    notes[n] = replace(note, comment=f"{note.comment}\n{text}" if note.comment else text)


def _deal(lines: Lines, notes: dict[int, Note], n: int, text: str, allowed: bool) -> None:
    note = notes.get(n, Note())
    if not allowed or note.comment or note.instead:
        lines.fail("a deal stands right below the move that brought it")
    try:
        notes[n] = replace(note, deals=(*note.deals, text))
    except BadOptions as error:
        lines.fail(str(error))


def _depth(line: str) -> int:
    blanks = len(line) - len(line.lstrip(" "))
    return blanks // len(INDENT) + blanks % len(INDENT) * (DEEPEST + 1)


def _is_comment_line(line: str) -> bool:
    return 0 < len(line) <= LONGEST_COMMENT_LINE and line.isprintable() and line == line.strip()
