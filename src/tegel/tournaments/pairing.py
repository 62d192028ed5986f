"""Who meets whom: written rules, as costs, the weightier first.

1. Two who have met do not meet again, nor do two of one team, if it can be avoided.
2. Who sits out has sat out as seldom as anybody, and of those stands lowest.
3. Who meets has as many points: the squares of the differences are added up.
4. Everybody sits at each seat as often: where one begins may count.
5. Of those with as many points the upper half meets the lower half, in order.

Of all ways to pair a field the one is taken whose costs are least, rule by rule: for tables of two
a matching of least weight, by Edmonds' algorithm as networkx has it (Galil's, with whole numbers,
so nothing is rounded). For tables of three and four nobody knows a quick way to the best: who
stands beside each other sits together, then any two change places as long as that makes anything
better. A duplicate forgets rules 3 and 5: where all are compared with all, whom one meets shall not
depend on how one stands. In an arena only the last table counts for rule 1, and who sits out for a
moment is who has played most.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from tegel.tournaments.standing import standing
from tegel.tournaments.tournament import Tournament, met

# What one rule may cost in all; a rule that weighs more counts in multiples of it.
RULE = 10**12
SIT_OUT = -1  # whom those meet who sit out


@dataclass(frozen=True)
class Candidate:
    """An entrant to be paired."""

    number: int
    place: int  # in the standing, from 0
    group: int  # place among those with as many points, from 0
    of_group: int  # how many those are
    points: int  # in twenty-fourths
    byes: int
    seats: tuple[int, ...]  # how often they sat at each
    team: str


@dataclass(frozen=True)
class Field:
    """All who are to be paired, and who has met whom."""

    candidates: Sequence[Candidate]
    met: Mapping[frozenset[int], int]
    by_points: bool

    def again(self, one: Candidate, other: Candidate) -> int:
        """Rule 1, for two."""
        before = self.met.get(frozenset((one.number, other.number)), 0)
        return before + bool(one.team and one.team == other.team)

    def apart(self, one: Candidate, other: Candidate) -> int:
        """Rule 3, for two."""
        return (one.points - other.points) ** 2 if self.by_points else 0

    def fold(self, one: Candidate, other: Candidate) -> int:
        """Rule 5, for two."""
        if not self.by_points or one.points != other.points:
            return 0
        return (abs(one.group - other.group) - one.of_group // 2) ** 2

    def cost(self, one: Candidate, other: Candidate) -> int:
        """What it costs that two meet at a table of their own."""
        _, uneven = seated([one, other])
        rules = (self.again(one, other), 0, self.apart(one, other), uneven, self.fold(one, other))
        return weigh(rules)

    def cost_of_bye(self, one: Candidate) -> int:
        """What it costs that somebody sits out."""
        return weigh((one.byes, len(self.candidates) - one.place, 0, 0, 0))


def weigh(rules: Sequence[int]) -> int:
    """Costs by rules as one number."""
    total = 0
    for cost in rules:
        total = total * RULE + cost
    return total


def seated(table: Sequence[Candidate]) -> tuple[tuple[Candidate, ...], int]:
    """How those at a table sit so that everybody sits everywhere as often; what that costs."""
    ways = permutations(sorted(table, key=lambda one: one.place))
    costs = ((_uneven(way), n, way) for n, way in enumerate(ways))
    cost, _, way = min(costs, key=lambda one: one[:2])
    return way, cost


def _uneven(way: Sequence[Candidate]) -> int:
    # The squares of how often somebody sat somewhere grow by so much.
    return sum(2 * one.seats[seat] + 1 - 2 * min(one.seats) for seat, one in enumerate(way))


def field_of(tournament: Tournament, numbers: Sequence[int] | None = None) -> Field:
    """Those who are to be paired now: all who are in, or these."""
    rows, plan = standing(tournament), tournament.plan
    chosen = {one.number for one in tournament.playing} if numbers is None else set(numbers)
    by_points, is_arena = plan.format != "duplicate", plan.format == "arena"
    order = [row for row in rows if row.entrant.number in chosen]
    # The first round is paired by ratings, and those who are even go by them ever after.
    order.sort(key=lambda row: (row.rank, -row.entrant.rating, row.entrant.number))
    if not by_points:
        order.sort(key=lambda row: row.entrant.number)
    most = max((row.played for row in rows), default=0)
    byes = Counter({row.entrant.number: most - row.played for row in rows if is_arena})
    if not is_arena:
        byes.update(number for one in tournament.rounds for number in (*one.byes, *one.walkovers))
    seats = {row.entrant.number: [0] * plan.seats for row in order}
    for game in tournament.games:
        for seat, number in enumerate(game.entrants):
            if number in seats:
                seats[number][seat] += 1
    sizes = Counter(row.points for row in order)
    reached: Counter[object] = Counter()
    found: list[Candidate] = []
    for place, row in enumerate(order):
        number = row.entrant.number
        found.append(
            Candidate(
                number,
                place,
                reached[row.points],
                sizes[row.points],
                round(24 * row.points),
                byes[number],
                tuple(seats[number]),
                row.entrant.team,
            )
        )
        reached[row.points] += 1
    return Field(found, _just_met(tournament) if is_arena else met(tournament), by_points)


def _just_met(tournament: Tournament) -> Counter[frozenset[int]]:
    last = {number: game for game in tournament.games for number in game.entrants}
    games = {game.table: game for game in last.values()}
    return Counter(
        frozenset((one, other))
        for game in games.values()
        for one in game.entrants
        for other in game.entrants
        if one < other and last[one] is game and last[other] is game
    )


def pair(field: Field, seats: int) -> tuple[list[tuple[int, ...]], list[int]]:
    """Tables, by entrants seat by seat, the leaders' first; and who sits out."""
    tables, byes = _pairs(field) if seats == 2 else _groups(field, seats)
    tables.sort(key=lambda table: sorted(one.place for one in table))
    inside = [tuple(one.number for one in seated(table)[0]) for table in tables]
    return inside, sorted(one.number for one in byes)


def _pairs(field: Field) -> tuple[list[Sequence[Candidate]], list[Candidate]]:
    import networkx as nx  # which takes as long to read in as all of NumPy, and is seldom needed

    graph: nx.Graph[int] = nx.Graph()
    candidates = field.candidates
    for n, one in enumerate(candidates):
        for m in range(n + 1, len(candidates)):
            graph.add_edge(n, m, weight=field.cost(one, candidates[m]))
    if len(candidates) % 2:
        for n, one in enumerate(candidates):
            graph.add_edge(n, SIT_OUT, weight=field.cost_of_bye(one))
    found = [sorted(pair) for pair in nx.min_weight_matching(graph)]
    tables: list[Sequence[Candidate]] = [
        [candidates[n], candidates[m]] for n, m in found if n != SIT_OUT
    ]
    return tables, [candidates[m] for n, m in found if n == SIT_OUT]


def _groups(field: Field, seats: int) -> tuple[list[Sequence[Candidate]], list[Candidate]]:
    out = len(field.candidates) % seats
    by_byes = sorted(field.candidates, key=lambda one: (one.byes, -one.place))
    byes = by_byes[:out]
    rest = [one for one in field.candidates if one not in byes]
    tables = [rest[n : n + seats] for n in range(0, len(rest), seats)]
    if not field.by_points:  # a draw that is the same whoever asks
        tables = [rest[n :: len(tables)] for n in range(len(tables))]
    costs = [cost_of_table(field, table) for table in tables]
    better = True
    while better:
        better = False
        for n, m in _pairs_of(len(tables)):
            for i in range(seats):
                for j in range(seats):
                    one, other = list(tables[n]), list(tables[m])
                    one[i], other[j] = other[j], one[i]
                    new = cost_of_table(field, one), cost_of_table(field, other)
                    if sum(new) < costs[n] + costs[m]:
                        tables[n], tables[m] = one, other
                        costs[n], costs[m] = new
                        better = True
    return [*tables], byes


def cost_of_table(field: Field, table: Sequence[Candidate]) -> int:
    """What it costs that these sit together; a third meeting costs more than two second ones."""
    pairs = [(table[n], table[m]) for n, m in _pairs_of(len(table))]
    again = sum(field.again(*pair) ** 2 for pair in pairs)
    apart = sum(field.apart(*pair) for pair in pairs)
    return weigh((again, 0, apart, seated(table)[1], 0))


def _pairs_of(count: int) -> Iterator[tuple[int, int]]:
    return ((n, m) for n in range(count) for m in range(n + 1, count))
