"""Tournaments played out without a server: random results, late entries, no-shows, withdrawals."""

from collections import Counter
from itertools import count
from random import Random
from typing import Any

from tegel.tournaments.events import (
    Announced,
    Closing,
    Entered,
    Event,
    Left,
    Paired,
    Scored,
    Started,
    from_data,
    kind_of,
    to_data,
)
from tegel.tournaments.following import following
from tegel.tournaments.plan import Plan
from tegel.tournaments.tournament import Game, Tournament


def opened(plan: Plan, players: int, teams: int = 0) -> list[Event]:
    """A tournament that has begun, with players of falling ratings."""
    events: list[Event] = [Announced(plan)]
    for n in range(1, players + 1):
        team = f"team {n % teams}" if teams else ""
        events.append(Entered(f"p{n}", f"Player {n}", 2000 - 10 * n, team))
    return [*events, Started()]


class Played:
    """A tournament that is being played."""

    def __init__(self, plan: Plan, players: int, seed: int, unruly: bool = True, teams: int = 0):
        self.chance = Random(seed)
        self.events = opened(plan, players, teams)
        self.tournament = Tournament.of(self.events)
        self.unruly = unruly
        self._names = count(1)
        self._guests = count(players + 1)

    def happen(self, event: Event) -> None:
        """Let something happen, as it comes back from where it is kept."""
        kept: Any = to_data(event)
        self.tournament.apply(from_data(kind_of(event), _as_json(kept)))
        self.events.append(event)

    def follow(self) -> list[Paired]:
        """Let happen what follows by itself; which rounds were paired."""
        paired: list[Paired] = []
        while found := following(self.tournament, lambda: f"t{next(self._names)}"):
            for event in found:
                self.happen(event)
                if isinstance(event, Paired):
                    paired.append(event)
        return paired

    def score(self, game: Game) -> None:
        """Let a table end somehow."""
        seats = len(game.entrants)
        scores = tuple(self.chance.randrange(20, 60) for _ in range(seats))
        out: tuple[int, ...] = ()
        absent: tuple[int, ...] = ()
        if self.unruly and self.chance.random() < 0.05:
            out = (self.chance.randrange(seats),)
            absent = out if self.chance.random() < 0.5 else ()
        keys = [(n in out, -score) for n, score in enumerate(scores)]
        places = tuple(1 + sum(other < own for other in keys) for own in keys)
        self.happen(Scored(game.table, places, scores, out, absent))

    def stir(self) -> None:
        """Let people come, go and come back."""
        for one in list(self.tournament.entrants.values()):
            if one.left is None and self.chance.random() < 0.03:
                self.happen(Left(one.number, "withdrew"))
            elif one.left is not None and self.chance.random() < 0.3:
                self._enter(one.player)
        if self.chance.random() < 0.3:
            self._enter(f"p{next(self._guests)}")

    def _enter(self, player: str) -> None:
        if self.tournament.may_enter(player) is None:
            team = f"team {self.chance.randrange(5)}" if self.tournament.plan.team else ""
            self.happen(Entered(player, player.upper(), 1500, team))

    def play(self, most: int = 100) -> "Played":
        """Play on to the end."""
        for n in range(most):
            check_all(self.tournament, self.follow())
            if self.tournament.status == "over":
                return self
            for game in self.tournament.in_play:
                if self.tournament.plan.format != "arena" or self.chance.random() < 0.5:
                    self.score(game)
            if self.unruly:
                self.stir()
            if self.tournament.plan.format == "arena" and n == most // 2:
                self.happen(Closing())
        raise AssertionError("it has no end")


def _as_json(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: _as_json(value) for name, value in data.items()}
    if isinstance(data, (list, tuple)):
        return [_as_json(value) for value in data]
    return data


def check_all(tournament: Tournament, paired: list[Paired]) -> None:
    """The written rules that no round may break; and which it may break only if it must."""
    for event in paired:
        numbers = [n for board in event.boards for n in board.entrants]
        everybody = Counter([*numbers, *event.byes, *event.walkovers])
        assert max(everybody.values(), default=1) == 1, "nobody is at two places"
        assert all(len(board.entrants) == tournament.plan.seats for board in event.boards)
        if tournament.plan.format in ("swiss", "duplicate"):
            _check_round(tournament, event)
    if tournament.plan.format == "arena":
        busy = Counter(n for game in tournament.in_play for n in game.entrants)
        assert max(busy.values(), default=1) == 1, "nobody plays twice at a time"


def _check_round(tournament: Tournament, event: Paired) -> None:
    """All who are in are paired or sit out; nobody sits out again before all others have."""
    before = [one for one in tournament.rounds if one.number < len(tournament.rounds)]
    paired = {n for board in event.boards for n in board.entrants} | set(event.byes)
    assert paired >= {one.number for one in tournament.playing}
    assert len(event.byes) == len(paired) % tournament.plan.seats
    byes = Counter(n for one in before for n in one.byes)
    least = min((byes[n] for n in paired), default=0)
    # For two, a rematch may be worse than a second bye; for more, byes come first.
    most = least + (0 if tournament.plan.seats > 2 and len(event.byes) == 1 else 1)
    assert all(byes[n] <= most for n in event.byes)
