"""Workers decide and advise for all games, fairly, with what a seat knows and nothing else."""

import asyncio
from collections.abc import Iterator

import pytest

from tegel.bots.levels import LEVELS
from tegel.core.errors import BadOptions
from tegel.core.words import english
from tegel.server.thinking.thinkers import MOST_OF_ONE, Thinkers

from .bots import fingerprint
from .helpers import BOTS, GAMES, decision_here, some_state, worker_pids


@pytest.fixture(scope="module")
def shared() -> Iterator[Thinkers]:
    """Thinkers that nothing bad happens to."""
    found = Thinkers(2)
    asyncio.run(found.start())
    yield found
    assert (found.failures, found.waiting) == (0, 0)
    asyncio.run(found.close())
    assert not worker_pids()


@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_is_the_one_that_the_level_makes_with_this_seed(
    shared: Thinkers, level: str
) -> None:
    async def decide() -> None:
        for game in GAMES:
            state = some_state(game, 4, moves=10)
            before = state.memory.copy()
            assert await shared.decide(state, level, 8) == decision_here(state, level, 8)
            assert (state.memory == before).all()

    asyncio.run(decide())


@pytest.mark.parametrize("game", GAMES)
def test_a_champion_thinks_until_its_time_is_over_or_until_it_is_told_to_move(
    shared: Thinkers, game: str
) -> None:
    state = some_state(game, 4)

    async def decide() -> None:
        for level in ("champion:seconds=0.5", "champion:seconds=inf"):
            # Whoever is told while nobody thinks has nothing left of it for later.
            shared.hurry("table")
            deciding = asyncio.create_task(shared.decide(state, level, 8, "anna", "table"))
            other = await shared.decide(state, "expert", 8, "ben", "other")
            assert other == decision_here(state, "expert", 8), "a move waits for no champion"
            if level.endswith("inf"):
                await asyncio.sleep(0.3)
                assert not deciding.done()
                shared.hurry("elsewhere")
                shared.hurry("table")
            assert await deciding in state.legal_moves
            assert shared.studies == 0

    asyncio.run(decide())


def test_a_champion_that_is_told_to_move_while_it_gets_ready_moves_when_it_is() -> None:
    async def decide() -> None:
        ready = asyncio.Event()

        async def until_ready(*_: object) -> None:
            await ready.wait()

        slow = Thinkers(1, until_ready=until_ready)
        await slow.start()
        try:
            state = some_state("azul", 4)
            deciding = asyncio.create_task(
                slow.decide(state, "champion:seconds=inf", 8, "anna", "table")
            )
            await asyncio.sleep(0)
            slow.hurry("table")
            ready.set()
            assert await deciding in state.legal_moves
        finally:
            await slow.close()

    asyncio.run(decide())


def test_who_has_many_champions_think_has_the_others_think_as_usual(shared: Thinkers) -> None:
    state = some_state("azul", 4)

    async def decide() -> None:
        slow = [
            asyncio.create_task(shared.decide(state, "champion:seconds=inf", 8, "anna", f"{n}"))
            for n in range(MOST_OF_ONE)
        ]
        while shared.studies < MOST_OF_ONE:
            await asyncio.sleep(0.01)
        usual = decision_here(state, "champion", 8)
        assert await shared.decide(state, "champion:seconds=inf", 8, "anna", "more") == usual
        for n, one in enumerate(slow):
            shared.hurry(f"{n}")
            assert await one in state.legal_moves

    asyncio.run(decide())


def test_a_champion_stops_when_nobody_waits_for_its_move_any_more(shared: Thinkers) -> None:
    state = some_state("ingenious", 4)

    async def leave() -> None:
        going = asyncio.create_task(shared.decide(state, "champion:seconds=inf", 8, "a", "t"))
        while not shared.studies:
            await asyncio.sleep(0.01)
        going.cancel()
        await asyncio.wait([going])
        assert shared.studies == 0

    asyncio.run(leave())


def test_many_tables_play_at_once(shared: Thinkers) -> None:
    async def play(game: str, seed: int) -> None:
        state = some_state(game, seed)
        while not state.is_over:
            level = ("newcomer", "expert")[state.turn or 0]
            move = await shared.decide(state, level, len(state.moves))
            assert move == decision_here(state, level, len(state.moves))
            state.push(move)

    async def play_all() -> None:
        tables = [play(game, seed) for game in GAMES for seed in range(3)]
        await asyncio.gather(*tables)

    before = shared.thought
    asyncio.run(play_all())
    assert shared.thought > before + 9 * 30


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_the_best_moves_and_what_to_expect_of_them(
    shared: Thinkers, game: str
) -> None:
    state = some_state(game, 2, moves=12)
    advice = asyncio.run(shared.hint(state, "master", 5))
    assert 2 <= len(advice) <= 3
    assert advice[0].move == decision_here(state, "master", 5)
    assert len({each.move for each in advice}) == len(advice)
    for each in advice:
        assert each.move in state.legal_moves
        assert each.text == state.text(each.move) == each.line[0]
        assert 0 < each.share < 1
        assert -100 < each.margin < 100
    assert max(len(each.line) for each in advice) > 1
    for text in advice[0].line:
        assert state.text(state.parse(text)) == text


def test_a_hint_tells_why_in_words_that_there_are(shared: Thinkers) -> None:
    state = some_state("ingenious", 2, moves=12)
    advice = asyncio.run(shared.hint(state, "master", 5))
    kinds = {reason["kind"] for each in advice for reason in each.reasons}
    assert "points" in kinds
    assert all(f"reason-{kind}" in english(state.game) for kind in kinds)


def test_a_hint_of_one_who_does_not_weigh_moves_is_its_move(shared: Thinkers) -> None:
    state = some_state("azul", 2)
    [advice] = asyncio.run(shared.hint(state, "random", 5))
    assert advice.move == decision_here(state, "random", 5)
    assert (advice.share, advice.margin, advice.line) == (0.5, 0.0, (advice.text,))


def test_a_hint_where_there_is_no_choice_promises_nothing(shared: Thinkers) -> None:
    state = some_state("azul", 2)
    while len(state.legal_moves) > 1:
        state.push(state.legal_moves[0])
    [advice] = asyncio.run(shared.hint(state, "master", 5))
    assert (advice.move, advice.share) == (state.legal_moves[0], 0.5)


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_gets_what_the_seat_knows_and_nothing_else(shared: Thinkers, game: str) -> None:
    state = some_state(game, 3, moves=20)
    assert state.turn is not None
    same_to_the_seat = state.imagine(state.turn, 77)
    for real in (state, same_to_the_seat):
        [advice] = asyncio.run(shared.hint(real, f"{BOTS}.Tells", 6))
        assert advice.margin == fingerprint(state.imagine(state.turn, 6))


def test_nobody_is_asked_for_a_level_that_there_is_not() -> None:
    idle = Thinkers(1)  # not started: it could not answer
    for level in ("clubb", "club:doubt=1", "search:seconds=0", "greedy:doubt=1.5,x=1", ""):
        with pytest.raises(BadOptions):
            asyncio.run(idle.decide(some_state("azul", 1), level, 0))
    assert (idle.waiting, idle.failures) == (0, 0)


def test_a_bot_of_others_that_there_is_not_is_refused_and_no_failure(shared: Thinkers) -> None:
    for level in ("no_such_module.Bot", f"{BOTS}.Nobody", f"{BOTS}.Tells:x=1"):
        with pytest.raises(BadOptions, match=r"no_such_module|Nobody|'x'"):
            asyncio.run(shared.decide(some_state("azul", 1), level, 0))
