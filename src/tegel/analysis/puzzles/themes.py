"""What a puzzle is about, by rule: from what is told of the best line beside the second best.

A theme is named by what happens in the games, by the kinds of their happenings and deeds; no rule
of a game is known here.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tegel.analysis.puzzles.lines import Came, came_of
from tegel.core.telling import Telling

# Points by which lines must differ in something to be about it.
CLEAR = 2
DENIED = 3

# What brings the seat points, by the kinds of happenings that tell of it.
GAINS = {
    "score": ("tile", "points"),
    "row": ("row",),
    "column": ("column",),
    "colour": ("colour",),
    "goal": ("goal",),
    "special": ("special",),
}
# What costs points.
LOSSES = ("floor", "loss", "paid")
# What happens to the seat more often in the best line.
EVENTS = {"extra-turn": "bonus", "track": "track-end"}
# What the seat does, by the kinds of its deeds.
DEEDS = {
    "moon": ("moons",),
    "chip": ("chip",),
    "plate": ("plate", "keep", "space", "turn"),
    "stack": ("stack",),
    "pay": ("pay", "none"),
    "swap": ("swap",),
}
# In the order in which they are shown.
THEMES = (
    *GAINS,
    "lowest",
    *EVENTS,
    "floor",
    "deny",
    "overflow",
    *DEEDS,
    "start",
    "finish",
    "quiet",
    "endgame",
    "long",
    "first-step",
    "later",
)


@dataclass(frozen=True)
class Line:
    """How a game may go on: what is told of it, and the scores then."""

    story: Sequence[Telling]
    scores: Sequence[int]


@dataclass(frozen=True)
class Compared:
    """Two lines of one position, as the seat that decides is told them."""

    seat: int
    scores: Sequence[int]  # as they stand
    answer: Sequence[Telling]  # the decisions that are asked for
    best: Line
    second: Line


def themes_of(lines: Compared, *, exact: bool) -> tuple[str, ...]:
    """The themes of a puzzle."""
    players = len(lines.scores)
    best, second = (came_of(line.story, players) for line in (lines.best, lines.second))
    mine, other = best[lines.seat], second[lines.seat]
    found = {name for name, kinds in GAINS.items() if _more(mine, other, kinds) >= CLEAR}
    found |= {name for name, kind in EVENTS.items() if mine.counts[kind] > other.counts[kind]}
    if _more(mine, other, LOSSES) >= CLEAR:
        found.add("floor")
    rivals = [seat for seat in range(players) if seat != lines.seat]
    lost = sum(_more(second[seat], best[seat], LOSSES) for seat in rivals)
    denied = sum(second[seat].total - best[seat].total for seat in rivals) - lost
    if lost >= DENIED:
        found.add("overflow")
    if denied >= DENIED:
        found.add("deny")
    if _is_no_sum(lines) and lines.best.scores[lines.seat] > lines.second.scores[lines.seat]:
        found.add("lowest")
    if _ends(lines.best) and not _ends(lines.second):
        found.add("finish")
    # Where it counts what is lowest, fewer points that raise it are no less.
    if mine.total + CLEAR <= other.total and "lowest" not in found:
        found.add("quiet")
    done = _done(lines, exact=exact)
    # What it is good for may lie beyond these lines, unless the game is over then.
    if not found and not (done and _ends(lines.best)):
        found.add("later")
    return tuple(theme for theme in THEMES if theme in found | done)


def _done(lines: Compared, *, exact: bool) -> set[str]:
    """The themes that say what the answer does, whatever it brings."""
    done = [one["deed"] for one in lines.answer if one["seat"] == lines.seat]
    kinds = {deed["kind"] for deed in done}
    found = {name for name, wanted in DEEDS.items() if kinds.intersection(wanted)}
    if any(deed.get("marker") or deed.get("start") for deed in done) and not _ends(lines.best):
        found.add("start")
    if exact:
        found.add("endgame")
    if sum(not deed["passing"] for deed in done) > 1:
        found.add("long")
    if done[-1]["passing"]:
        found.add("first-step")
    return found


def _more(mine: Came, other: Came, kinds: Sequence[str]) -> int:
    return sum(mine.points[kind] - other.points[kind] for kind in kinds)


def _is_no_sum(lines: Compared) -> bool:
    """Whether scores are no sums of points: then it counts what is lowest."""
    came = came_of(lines.best.story, len(lines.scores))
    gained = [now - then for now, then in zip(lines.best.scores, lines.scores, strict=True)]
    return gained != [one.total for one in came]


def _ends(line: Line) -> bool:
    return any(one["kind"] == "end" for telling in line.story for one in telling["follows"])
