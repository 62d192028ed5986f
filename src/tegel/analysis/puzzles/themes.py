"""What a puzzle is about, by rule: from what is told of the best line beside the second best.

A theme is named by what happens, by the kinds of happenings and deeds that the game's folder names
(`subjects.py`); no rule of a game is known here.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tegel.analysis.puzzles.lines import Came, came_of
from tegel.analysis.puzzles.subjects import Subjects
from tegel.core.telling import Telling

# Points by which lines must differ in something to be about it.
CLEAR = 2
DENIED = 3


@dataclass(frozen=True)
class Line:
    """How a game may go on: what is told of it, and the scores then."""

    story: Sequence[Telling]
    scores: Sequence[int]


@dataclass(frozen=True)
class Compared:
    """Two lines of one position, as the seat that decides is told them."""

    about: Subjects  # what lines of the game can be about
    seat: int
    scores: Sequence[int]  # as they stand
    answer: Sequence[Telling]  # the decisions that are asked for
    best: Line
    second: Line
    lowest: frozenset[str] = frozenset()  # the colours of its lowest tracks, where there are some


def themes_of(lines: Compared, *, exact: bool) -> tuple[str, ...]:
    """The themes of a puzzle."""
    about, players = lines.about, len(lines.scores)
    best, second = (came_of(line.story, players) for line in (lines.best, lines.second))
    mine, other = best[lines.seat], second[lines.seat]
    found = {name for name, kinds in about.gains.items() if _more(mine, other, kinds) >= CLEAR}
    found |= {name for name, kind in about.events.items() if mine.counts[kind] > other.counts[kind]}
    if _more(mine, other, about.losses) >= CLEAR:
        found.add("floor")
    rivals = [seat for seat in range(players) if seat != lines.seat]
    fewer = sum(second[seat].total - best[seat].total for seat in rivals)
    lost = sum(_more(second[seat], best[seat], about.losses) for seat in rivals)
    # What they get less of they may make up for: it is nothing unless they are worse off in all.
    if lost >= DENIED and fewer >= CLEAR:
        found.add("overflow")
    if fewer - lost >= DENIED and fewer >= CLEAR:
        found.add("deny")
    if _is_no_sum(lines) and _raises_lowest(lines):
        found.add("lowest")
    if _ends(lines.best) and not _ends(lines.second):
        found.add("finish")
    more = mine.total - other.total
    if not found and more >= CLEAR:  # a point here, and one less lost there
        found.add("score")
    # What it is good for may lie beyond these lines, unless the game is over then.
    goes_on = not _ends(lines.best)
    # Where it counts what is lowest, fewer points that raise it are no less; nor are fewer points
    # that cost the others as many.
    if goes_on and more <= -CLEAR and more + max(fewer, 0) <= -CLEAR and "lowest" not in found:
        found.add("quiet")
    done = _done(lines, exact=exact)
    if not found and (goes_on or not done):
        found.add("later")
    return tuple(theme for theme in about.themes if theme in found | done)


def _done(lines: Compared, *, exact: bool) -> set[str]:
    """The themes that say what the answer does, whatever it brings."""
    done = [one["deed"] for one in lines.answer if one["seat"] == lines.seat]
    kinds = {deed["kind"] for deed in done}
    about = lines.about
    found = {name for name, wanted in about.deeds.items() if kinds.intersection(wanted)}
    starts = any(deed.get(field) for deed in done for field in about.starts)
    if starts and not _ends(lines.best):
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


def _raises_lowest(lines: Compared) -> bool:
    """Whether the best line is better for what the seat is lowest in."""
    best, second = (line.scores[lines.seat] for line in (lines.best, lines.second))
    lowest = (
        sum(
            one["points"]
            for telling in line.story
            for one in telling["follows"]
            if one["seat"] == lines.seat and one.get("colour") in lines.lowest
        )
        for line in (lines.best, lines.second)
    )
    return best > second or (best == second and next(lowest) > next(lowest))


def _is_no_sum(lines: Compared) -> bool:
    """Whether scores are no sums of points: then it counts what is lowest."""
    came = came_of(lines.best.story, len(lines.scores))
    gained = [now - then for now, then in zip(lines.best.scores, lines.scores, strict=True)]
    return gained != [one.total for one in came]


def _ends(line: Line) -> bool:
    return any(one["kind"] == "end" for telling in line.story for one in telling["follows"])
