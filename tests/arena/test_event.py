"""Events: who meets whom, in which seats, from which seeds."""

from collections import Counter
from dataclasses import replace

import pytest

from tegel.arena import Event, match, tournament
from tegel.core.errors import BadOptions


def blocks(event: Event) -> dict[int, list[tuple[int, tuple[int, ...]]]]:
    """The seed and the seats of each game, by block."""
    found: dict[int, list[tuple[int, tuple[int, ...]]]] = {}
    for fixture in event.fixtures():
        found.setdefault(fixture.block, []).append((fixture.seed, fixture.seats))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_block_is_one_seed_with_every_rotation_of_the_seats(players: int) -> None:
    event = match("azul", ["random"] * players, 6 * players)
    seeds: set[int] = set()
    for games in blocks(event).values():
        assert len({seed for seed, _ in games}) == 1
        seeds.add(games[0][0])
        first = games[0][1]
        rotations = {first[n:] + first[:n] for n in range(players)}
        assert {seats for _, seats in games} == rotations
        assert len(rotations) == players
    assert len(seeds) == 6, "each block has a seed of its own"


def test_two_bots_at_a_table_of_four_are_one_against_three() -> None:
    event = match("azul", ["greedy", "random"], 8, {"players": 4})
    assert event.players == 4
    lone = [fixture.seats.index(0) for fixture in event.fixtures()]
    assert all(fixture.seats.count(1) == 3 for fixture in event.fixtures())
    assert Counter(lone) == {0: 2, 1: 2, 2: 2, 3: 2}


def test_the_number_of_players_follows_from_the_bots() -> None:
    assert match("azul", ["random"] * 3, 3).options["players"] == 3


def test_neighbours_change_from_block_to_block() -> None:
    event = match("azul", ["random"] * 4, 80)
    after_0 = Counter(
        seats[(seats.index(0) + 1) % 4] for games in blocks(event).values() for _, seats in games
    )
    assert set(after_0) == {1, 2, 3}


def test_exactly_as_many_games_are_played_as_asked_for() -> None:
    numbers = [fixture.number for fixture in match("azul", ["random"] * 3, 8).fixtures()]
    assert numbers == list(range(1, 9))


def test_more_games_keep_those_there_were() -> None:
    for event in (
        match("azul", ["random", "greedy"], 5),
        tournament("azul", ["random", "greedy", "tests.arena.bots.First"], 5),
    ):
        few = list(event.fixtures())
        many = {fixture.number: fixture for fixture in replace(event, games=12).fixtures()}
        assert all(many[fixture.number] == fixture for fixture in few)
        assert len(few) == event.total
        assert len(many) == 12 * len(event.lineups)


def test_another_seed_gives_other_games_and_other_bots() -> None:
    one, other = (match("azul", ["random", "greedy"], 2, seed=seed) for seed in (0, 1))
    a, b = next(one.fixtures()), next(other.fixtures())
    assert a.seed != b.seed
    assert one.bot_seed(a, 0) != other.bot_seed(a, 0)


def test_every_bot_of_an_event_has_a_seed_of_its_own() -> None:
    event = match("azul", ["random"] * 4, 40)
    fixtures = list(event.fixtures())
    seeds = {event.bot_seed(fixture, seat) for fixture in fixtures for seat in range(4)}
    assert len(seeds) == 160
    assert not seeds & {fixture.seed for fixture in fixtures}


def test_in_a_tournament_all_meet_equally_often() -> None:
    bots = ["random", "greedy", "tests.arena.bots.First", "tests.arena.bots.Seeded"]
    event = tournament("azul", bots, 6, {"players": 3})
    tables = Counter(frozenset(fixture.seats) for fixture in event.fixtures())
    assert tables == {frozenset(four): 6 for four in [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]}
    first = {event.lineup_of(fixture.block) for fixture in list(event.fixtures())[: 4 * 3]}
    assert first == {0, 1, 2, 3}, "line-ups take turns"


MISTAKES = [
    (["random"], {}, 1, "a match needs two bots or more"),
    (["random"] * 3, {"players": 4}, 1, "3 bots can't fill 4 seats: name 4 bots, or two"),
    (["random"] * 5, {}, 1, "players cannot be 5; it can be: 2, 3, 4"),
    (["random", "gredy"], {}, 1, "there is no bot 'gredy'; did you mean greedy?"),
    (["random", "tests.arena.bots.Broken"], {}, 1, "bots.Broken can't play: OSError: no weights"),
    (["random", "random"], {"wall": "pink"}, 1, "wall cannot be 'pink'"),
    (["random", "random"], {}, 0, "games cannot be 0"),
]


@pytest.mark.parametrize(("bots", "options", "games", "message"), MISTAKES)
def test_a_match_that_cannot_be_says_why(
    bots: list[str], options: dict[str, object], games: int, message: str
) -> None:
    with pytest.raises(BadOptions) as error:
        match("azul", bots, games, options)
    assert message in str(error.value)


def test_a_seed_or_patience_out_of_bounds_is_refused() -> None:
    for wrong, message in ({"seed": -1}, "seed cannot be -1"), ({"patience": 0}, "patience cannot"):
        with pytest.raises(BadOptions, match=message):
            match("azul", ["random", "random"], 1, **wrong)  # type: ignore[arg-type]


def test_a_tournament_that_cannot_be_says_why() -> None:
    with pytest.raises(BadOptions, match="random stands twice"):
        tournament("azul", ["random", "random"], 1)
    with pytest.raises(BadOptions, match="2 bots can't fill 3 seats: name 3 bots or more"):
        tournament("azul", ["random", "greedy"], 1, {"players": 3})


@pytest.mark.parametrize("games", [1, 7, 12])
@pytest.mark.parametrize("lineups", [1, 3])
def test_a_block_knows_the_numbers_of_its_games_before_they_are_drawn_up(
    games: int, lineups: int
) -> None:
    event = match("azul", ["random"] * 3, games)
    event = replace(event, lineups=event.lineups * lineups)
    drawn: dict[int, list[int]] = {}
    for fixture in event.fixtures():
        drawn.setdefault(fixture.block, []).append(fixture.number)
    assert drawn == {block: [*event.numbers(block)] for block in range(event.blocks)}
    assert sum(map(len, drawn.values())) == event.total
