"""One game: played to its end, or forfeited by a bot that misbehaves."""

from dataclasses import replace

import pytest

import tegel
from tegel import State
from tegel.arena import Event, Played, match
from tegel.arena.desk import Desk
from tegel.arena.game import forfeited, play_game
from tests.arena import bots

BOTS = "tests.arena.bots"


def played(event: Event, number: int = 1) -> Played:
    """A game of an event, played here."""
    fixture = next(fixture for fixture in event.fixtures() if fixture.number == number)
    return play_game(event, fixture, Desk(event.players, tegel.find(event.game).longest))


def timeless(game: Played) -> Played:
    return replace(game, seconds=())


def test_a_game_is_told_as_it_was_played() -> None:
    game = played(match("azul", ["random", "greedy"], 2))
    state = tegel.new("azul", seed=game.fixture.seed)
    for move in game.moves:
        state.push(move)
    assert state.outcome.scores == game.scores
    assert state.outcome.places == game.places
    assert sum(game.decisions) == len(game.moves)
    assert abs(game.decisions[0] - game.decisions[1]) <= 12, "they take turns"
    assert sum(game.shares) == 1
    assert game.forfeit is None
    assert all(seconds > 0 for seconds in game.seconds)


def test_a_shared_win_is_split() -> None:
    event = match("azul", [f"{BOTS}.First"] * 2, 400)
    draws = [game for n in range(1, 100) if (game := played(event, n)).places == (1, 1)]
    assert draws, "bots that take the first move draw now and then"
    assert draws[0].shares == (0.5, 0.5)


def test_the_same_event_gives_the_same_games() -> None:
    event = match("azul", ["random", f"{BOTS}.Seeded", "greedy"], 3)
    first, again = ([timeless(played(event, n)) for n in (1, 2, 3)] for _ in range(2))
    assert first == again
    assert len({game.moves for game in first}) == 3


FAULTS = {
    "Raises": "raised ZeroDivisionError: nothing left (bots.py, line ",
    "Exits": "raised SystemExit: 0 (bots.py, line ",
    "Silent": "returned None, which is no Decision",
    "Mute": "made no legal move: 'F1 blue 1' is not a move; a move is a whole number",
    "Cheats": "made no legal move: C blue 1 is not possible: the centre has no blue tiles",
}


@pytest.mark.parametrize(("bot", "reason"), FAULTS.items(), ids=FAULTS)
def test_a_bot_that_misbehaves_forfeits_with_a_reason(bot: str, reason: str) -> None:
    game = played(match("azul", ["random", f"{BOTS}.{bot}"], 2, {"start": 0}))
    seat = game.fixture.seats.index(1)
    assert game.forfeit is not None
    assert (game.forfeit.seat, game.forfeit.move) == (seat, seat + 1)
    assert game.forfeit.reason.startswith(reason)
    assert game.shares[seat] == 0
    assert game.shares[1 - seat] == 1
    assert game.places[seat] == 2


def test_a_bot_that_can_not_sit_down_forfeits_before_the_first_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    event = match("azul", ["random", f"{BOTS}.First"], 2)

    def fail(self: bots.First) -> None:
        raise OSError("no weights")

    monkeypatch.setattr(bots.First, "__init__", fail)
    game = played(event)
    assert game.forfeit is not None
    assert game.forfeit.seat == game.fixture.seats.index(1)
    assert game.forfeit.move == 1
    assert game.forfeit.reason.startswith("raised OSError: no weights (test_game.py, line ")


def test_a_forfeit_far_into_the_game_keeps_what_was_played() -> None:
    game = played(match("azul", ["greedy", f"{BOTS}.Raises:after=2"], 2))
    assert game.forfeit is not None
    assert game.forfeit.move == len(game.moves) + 1 > 5
    assert sum(game.decisions) == len(game.moves)


def test_after_a_forfeit_the_others_rank_by_their_scores_at_that_moment() -> None:
    event = match("azul", ["random"] * 4, 4)
    fixture = next(event.fixtures())
    desk = Desk(4, 40_000)
    state = State(tegel.find("azul"), event.options, fixture.seed)
    seen: set[tuple[float, ...]] = set()
    while state.turn is not None:
        others = dict(enumerate(state.scores))
        others.pop(2)
        best = [seat for seat, score in others.items() if score == max(others.values())]
        game = forfeited(event, fixture, desk, 2, "was   tired\nof it")
        assert game.scores == state.scores
        assert game.places[2] == 4
        assert [seat for seat in range(4) if game.shares[seat]] == best
        assert sum(game.shares) == pytest.approx(1)
        assert game.shares[2] == 0
        assert game.forfeit is not None
        assert game.forfeit.reason == "was tired of it"
        for seat, score in others.items():
            assert game.places[seat] == 1 + sum(score < other for other in others.values())
        seen.add(game.shares)
        move = state.legal_moves[len(state.moves) % len(state.legal_moves)]
        state.push(move)
        desk.played(move)
    assert len(seen) > 2


def test_a_bot_learns_nothing_of_the_seed_of_the_game() -> None:
    event = match("azul", ["random", f"{BOTS}.Seeded"], 40)
    for fixture in event.fixtures():
        for seat in range(2):
            assert event.bot_seed(fixture, seat) != fixture.seed
