"""What a game came to for each seat: points by source and habits, from its story alone."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tegel.core.state import State
from tegel.core.telling import Chapter, Telling, Told, chapters, is_back, worth_telling
from tegel.statistics.habits import Counted, counted, spell


@dataclass
class Sums:
    """A seat's game: sources and values are spelt as in `habits.spell`."""

    sources: Counter[str] = field(default_factory=Counter[str])
    habits: dict[str, Counter[str]] = field(default_factory=dict[str, Counter[str]])

    def count(self, what: Counted, of: str, told: Told) -> None:
        """Count a deed of this seat, or something that happened to it."""
        for name, habit in what.habits.items():
            fields = habit.kinds.get(told["kind"])
            values = self.habits.setdefault(name, Counter())
            if fields is not None and habit.of == of and not (habit.first and values):
                values[spell(told, fields)] += 1


def sums(state: State) -> list[Sums]:
    """What each seat made, as anybody may know it."""
    what = counted(state.game)
    found = [Sums() for _ in range(state.players)]
    for deeds in _turns(chapters(state.story(None))):
        for telling in worth_telling(deeds):
            found[telling["seat"]].count(what, "deeds", telling["deed"])
        for seat, told in _happened(deeds):
            if told["points"]:
                fields = what.sources.get(told["kind"], ())
                found[seat].sources[spell(told, fields)] += told["points"]
            found[seat].count(what, "told", told)
    return found


def opening(state: State) -> list[str]:
    """What the first turns of a game amount to, turn by turn, until one amounts to nothing."""
    what = counted(state.game).opening
    found: list[str] = []
    if what is None:
        return found
    for deeds in _turns(chapters(state.story(None)))[: what.turns]:
        kinds = [one["deed"] for one in worth_telling(deeds) if one["deed"]["kind"] in what.kinds]
        if not kinds:
            break
        found.append(spell(kinds[0], what.kinds[kinds[0]["kind"]]))
    return found


def _turns(story: Iterable[Chapter]) -> list[Sequence[Telling]]:
    """Turn by turn, without what was taken back."""
    turns = [turn for chapter in story for turn in chapter.turns]
    return [[one for one in turn if not is_back(one["deed"])] for turn in turns]


def _happened(turn: Sequence[Telling]) -> list[tuple[int, Told]]:
    return [
        (told["seat"], told)
        for telling in turn
        for told in telling["follows"]
        if told["seat"] is not None and "deed" not in told
    ]
