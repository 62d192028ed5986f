"""A tournament in memory, and what a list shows of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tegel.server.store.tournaments import Kept
from tegel.server.tables.clock import DAY, MINUTE
from tegel.server.tournaments.setting import Setting
from tegel.tournaments.events import Corrected, Ended, Event, Scored, Started
from tegel.tournaments.tournament import Tournament

LAPSES = 30 * DAY  # what has not begun so long after it was announced for is called off


@dataclass
class Held:
    """A tournament in memory. What it holds is committed."""

    kept: Kept
    tournament: Tournament
    setting: Setting
    started_at: int | None = None
    scored_at: int = 0  # when the last table was over
    views: dict[str, Any] = field(default_factory=dict[str, Any])  # made once for each number
    ready: set[str] = field(default_factory=set[str])  # tables that are known to be set up
    ended_at: int = 0
    corrections: dict[str, list[tuple[int, Corrected]]] = field(  # by tables, and when
        default_factory=dict[str, list[tuple[int, Corrected]]]
    )

    def take_in(self, happened: Sequence[tuple[int, Event]]) -> None:
        """Take in what was committed."""
        for at, event in happened:
            self.tournament.apply(event)
            if isinstance(event, Started):
                self.started_at = at
            elif isinstance(event, Scored):
                self.scored_at = at
            elif isinstance(event, Corrected):
                self.scored_at = at
                self.corrections.setdefault(event.table, []).append((at, event))
            elif isinstance(event, Ended):
                self.ended_at = at
        if happened:
            self.views.clear()

    @property
    def waits_for_host(self) -> bool:
        """Whether nobody but its host can let it begin."""
        return self.tournament.status == "open" and self.setting.starts_at is None

    @property
    def lapses_at(self) -> int:
        """When nobody waits for it to begin any more."""
        return (self.setting.starts_at or self.kept.created_at) + LAPSES

    @property
    def begins_at(self) -> int:
        """When to look whether it begins; where its host says so, until nobody waits any more."""
        return self.lapses_at if self.setting.starts_at is None else self.setting.starts_at

    @property
    def ends_at(self) -> int | None:
        """When the time of an arena is up."""
        if self.started_at is None or not self.setting.minutes:
            return None
        return self.started_at + self.setting.minutes * MINUTE


def listed(setting: Setting, tournament: Tournament) -> dict[str, Any]:
    """What a list of tournaments shows of one."""
    return {
        "name": setting.name,
        "game": setting.game,
        "options": dict(setting.options),
        "clock": dict(setting.clock),
        "rated": setting.rated,
        "format": tournament.plan.format,
        "round": len(tournament.rounds),
        "rounds": tournament.length,
        "minutes": setting.minutes,
        "starts_at": setting.starts_at,
        "players": len(tournament.playing),
        "state": tournament.status,
    }
