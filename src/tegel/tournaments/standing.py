"""Who stands where: points, and what tells those apart who have as many.

A table is worth 1 to who wins it, 0 to who comes last, and to the others what lies between; who
shares a place shares what its places are worth. A bye is worth 1, in a duplicate ½ as is a table
nobody else has played, and in a round robin nothing, for everybody has one. In a duplicate a table
is worth the share of the field, at the same seat with the same deals, that was left behind. A table
that was cleared is worth ½ to all.

- *buchholz*: the points of those one has met. A bye is somebody with as many points as oneself.
- *sonneborn*: the points of those one has beaten, and half of those one was even with.
- *direct*: points against those with whom one is even so far, if all of them have met.
- *wins*: tables won, alone.
- *margin*: by how many points one was ahead of the best other at each table, added up.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from tegel.tournaments.plan import TieBreak
from tegel.tournaments.tournament import (
    HALF,
    NOTHING,
    WIN,
    Entrant,
    Game,
    Tournament,
    met,
    share,
)

LEFT_ALONE = Fraction(3, 5)
STREAK = 2  # wins in a row before further ones count twice
MOST_MARGIN = 100  # so far behind are those who gave up, where margins are added


@dataclass(frozen=True)
class Row:
    """Where an entrant stands."""

    rank: int
    entrant: Entrant
    points: Fraction
    breaks: tuple[Fraction, ...]
    played: int
    wins: int
    by_round: Mapping[int, Fraction]


@dataclass(frozen=True)
class TeamRow:
    """Where a team stands: the points of its best, added up."""

    rank: int
    team: str
    points: Fraction
    entrants: tuple[int, ...]


def standing(tournament: Tournament) -> list[Row]:
    """All who have entered, the best first; but who went before they were paired stands nowhere."""
    by_round = points_by_round(tournament)
    points = {number: sum(by_round[number].values(), NOTHING) for number in tournament.entrants}
    books = _Books(tournament, points)
    paired = tournament.paired
    entrants = tournament.entrants.values()
    order = [one.number for one in entrants if one.left is None or one.number in paired]
    keys: dict[int, tuple[Fraction, ...]] = {number: (points[number],) for number in order}
    for name in tournament.plan.breaks:
        values: dict[int, Fraction] = {}
        by_key = keys.__getitem__
        for _, even in groupby(sorted(order, key=by_key), key=by_key):
            values |= books.value(name, list(even))
        keys = {number: (*key, values[number]) for number, key in keys.items()}
    order.sort(key=lambda number: keys[number], reverse=True)
    rows: list[Row] = []
    for n, number in enumerate(order, 1):
        alike = bool(rows) and keys[number] == keys[order[n - 2]]
        rank = rows[-1].rank if alike else n
        first, *breaks = keys[number]
        played, wins = books.played[number], books.wins[number]
        entrant = tournament.entrants[number]
        rows.append(Row(rank, entrant, first, tuple(breaks), played, wins, by_round[number]))
    return rows


def teams(tournament: Tournament, rows: Sequence[Row]) -> list[TeamRow]:
    """The teams, the best first: of each so many count as were announced."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        if row.entrant.team:
            found.setdefault(row.entrant.team, []).append(row)
    sums = {
        team: sum((row.points for row in own[: tournament.plan.team]), NOTHING)
        for team, own in found.items()
    }
    order = sorted(found, key=lambda team: (-sums[team], team))
    return [
        TeamRow(
            1 + sum(other > sums[team] for other in sums.values()),
            team,
            sums[team],
            tuple(row.entrant.number for row in found[team]),
        )
        for team in order
    ]


def points_by_round(tournament: Tournament) -> dict[int, dict[int, Fraction]]:
    """What each entrant has won in each round, as far as it is known."""
    found: dict[int, dict[int, Fraction]] = {number: {} for number in tournament.entrants}
    streaks = dict.fromkeys(tournament.entrants, 0)
    bye = {"round robin": NOTHING, "duplicate": HALF}.get(tournament.plan.format, WIN)
    for one in tournament.rounds:
        for number in one.byes:
            found[number][one.number] = NOTHING if tournament.plan.format == "arena" else bye
        for number in one.walkovers:
            found[number][one.number] = WIN
        over = [game for game in one.games if game.result is not None]
        for game in over:
            assert game.result is not None
            for seat, number in enumerate(game.entrants):
                if tournament.plan.format == "duplicate":
                    worth = _of_the_field(over, game, seat)
                else:
                    worth = share(game.result.places, seat) if game.result.places else HALF
                if tournament.plan.streaks:
                    worth, streaks[number] = _streak(worth, streaks[number])
                found[number][one.number] = worth
    return found


def _streak(worth: Fraction, streak: int) -> tuple[Fraction, int]:
    if worth < WIN:
        return worth, 0
    return (2 * worth if streak >= STREAK else worth), streak + 1


def _of_the_field(over: Sequence[Game], game: Game, seat: int) -> Fraction:
    """The share of those at the same seat, with the same deals, who did worse.

    Whom all others have left alone could not show more: that is worth ⅗ at least, as in bridge.
    """
    assert game.result is not None
    if game.is_settled:
        return _adjusted(game.result.places, seat)
    own = _compared(game, seat)
    others = [
        _compared(other, seat) for other in over if other is not game and not other.is_settled
    ]
    behind = sum((WIN if own > one else HALF if own == one else NOTHING) for one in others)
    worth = Fraction(behind) / len(others) if others else HALF
    left_alone = len(game.result.out) == len(game.entrants) - 1 and seat not in game.result.out
    return max(worth, LEFT_ALONE) if left_alone else worth


def _adjusted(places: Sequence[int], seat: int) -> Fraction:
    """Where nothing can be compared: average, or a tenth more or less, as in bridge."""
    return HALF + (share(places, seat) - HALF) / 5 if places else HALF


def _compared(game: Game, seat: int) -> tuple[bool, int]:
    """What a seat has reached, to be compared: who gave up is behind all others."""
    margin = game.margin(seat)
    return margin is not None, margin or 0


class _Books:
    """What tie-breaks are worked out from."""

    def __init__(self, tournament: Tournament, points: Mapping[int, Fraction]) -> None:
        self.points = points
        self.met = met(tournament)
        self.over = [game for game in tournament.games if game.result and game.result.places]
        self.byes = {
            number: sum(number in (*one.byes, *one.walkovers) for one in tournament.rounds)
            for number in tournament.entrants
        }
        self.played = dict.fromkeys(tournament.entrants, 0)
        self.wins = dict.fromkeys(tournament.entrants, 0)
        for game in self.over:
            assert game.result is not None
            places = game.result.places
            for seat, number in enumerate(game.entrants):
                self.played[number] += 1
                self.wins[number] += places[seat] == 1 and places.count(1) == 1

    def value(self, name: TieBreak, alike: Sequence[int]) -> dict[int, Fraction]:
        """What a tie-break gives those who are even so far."""
        if name == "direct":
            return self._direct(alike)
        return {number: self._own(name, number) for number in alike}

    def _own(self, name: TieBreak, number: int) -> Fraction:
        total = NOTHING
        if name == "wins":
            return Fraction(self.wins[number])
        if name == "buchholz":
            total += self.byes[number] * self.points[number]
        for game in self.over:
            if number not in game.entrants:
                continue
            assert game.result is not None
            seat = game.entrants.index(number)
            if name == "margin":
                margin = game.margin(seat)
                total += -MOST_MARGIN if margin is None else margin
                continue
            for other, who in enumerate(game.entrants):
                if other == seat:
                    continue
                places = game.result.places
                even, beaten = places[seat] == places[other], places[seat] < places[other]
                weight = WIN if name == "buchholz" or beaten else HALF if even else NOTHING
                total += weight * self.points[who]
        return total

    def _direct(self, alike: Sequence[int]) -> dict[int, Fraction]:
        found = dict.fromkeys(alike, NOTHING)
        pairs = [frozenset((one, other)) for n, one in enumerate(alike) for other in alike[n + 1 :]]
        if not all(self.met[pair] for pair in pairs):
            return found
        for game in self.over:
            assert game.result is not None
            places = game.result.places
            for seat, number in enumerate(game.entrants):
                for other, who in enumerate(game.entrants):
                    if number in found and who in found and number != who:
                        beaten, even = places[seat] < places[other], places[seat] == places[other]
                        found[number] += WIN if beaten else HALF if even else NOTHING
        return found
