"""A sealed game: each step has a generator of its own, and none tells anything of another."""

import hashlib
import hmac
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tegel
from tegel import BadOptions, State, read_record
from tegel.core.key import Key
from tegel.core.rng import Rng, next_word
from tegel.core.struct import Memory, struct

RECORD = (Path(__file__).parent / "records" / "key.tegel").read_text(encoding="utf-8")
FIELDS = ("a", "b", "c", "counter")
COLOURS: list[str] = ["blue", "yellow", "red", "black", "white"]

keys = st.binary(min_size=32, max_size=32).map(lambda data: Key(data.hex()))
of_every_game = pytest.mark.parametrize("game", tegel.games())


def words(rng: Memory) -> list[int]:
    return [int(rng[field][0]) for field in FIELDS]


def sealed(game: str, key: Key, **options: object) -> State:
    return State(tegel.find(game), options, key)


def play_on(state: State, chance: Random, moves: int = 10_000) -> State:
    for _ in range(moves):
        if state.is_over:
            break
        state.push(chance.choice(state.legal_moves))
    return state


# --- As the handbook tells it, with nothing of Tegel ----------------------------------------------


def words_of(record: str, step: str) -> Iterator[int]:
    """The words that a step of a game draws, from the text of its record."""
    lines = [line for line in record.splitlines() if re.match("nonce [0-9]: |secret: ", line)]
    key = hashlib.sha256("".join(f"{line}\n" for line in ["tegel key", *lines]).encode()).digest()
    state = hmac.new(key, step.encode(), hashlib.sha256).digest()[:16]
    a, b, c, counter = (int.from_bytes(state[n : n + 4], "big") for n in (0, 4, 8, 12))
    while True:
        word = (a + b + counter) % 2**32
        a, b, c = b ^ b >> 9, 9 * c % 2**32, ((c << 21 | c >> 11) + word) % 2**32
        counter = (counter + 1) % 2**32
        yield word


def dealt(drawn: Iterator[int], bag: dict[str, int]) -> list[list[str]]:
    """The five factories of a game of Azul for two, drawn tile by tile."""
    left = [colour for colour in COLOURS for _ in range(bag[colour])]
    tiles = [left.pop(next(drawn) * len(left) >> 32) for _ in range(20)]
    return [sorted(tiles[n : n + 4], key=COLOURS.index) for n in range(0, 20, 4)]


def test_whoever_reads_the_handbook_can_deal_the_game_of_a_record_again() -> None:
    rounds, bag = 0, dict.fromkeys(COLOURS, 20)
    for state in read_record(RECORD).replay():
        view, moves = state.view(), len(state.moves)
        if view["round"] > rounds:
            rounds = view["round"]
            drawn = words_of(RECORD, f"move {moves}" if moves else "setup")
            if not moves:
                assert view["starter"] == next(drawn) * 2 >> 32
            if sum(bag.values()) >= 20:
                assert view["factories"] == dealt(drawn, bag)
        bag = view["bag"]
    assert rounds > 2


def test_a_key_gives_the_same_generators_for_ever() -> None:
    """Computed with openssl, as the handbook says."""
    key = Key("159a09ec5cbe5b5ebebd966df9c83933af178109220ad9340233e6205c79fe16")
    golden = {
        0: "9e489dca 1f461a70 ab097f87 a4b745d7",
        1: "596c6ce8 230d563a 3e0fc271 5d7dcd6a",
        54: "b80f1d50 3e6f750c 3dec4354 9d30ed55",
    }
    for move, state in golden.items():
        assert words(key.generator(move)) == [int(word, 16) for word in state.split()]


# --- What is seen tells nothing of what comes -----------------------------------------------------


def foretold(state: State, generator: Memory) -> State:
    """The game, as who knows a generator would think that it goes on from here."""
    twin = State.resume(state.game, state.options, state.memory, 0)
    vars(twin)["_rng"] = generator.copy()
    return twin


@pytest.mark.parametrize("source", [7, Key("7" * 64)], ids=["seed", "key"])
def test_who_knows_a_seeds_generator_knows_the_next_deal_and_who_knows_a_keys_does_not(
    source: int | Key,
) -> None:
    state = State(tegel.find("azul"), {}, source)
    guess = foretold(state, spent_by_the_setup(source))
    while state.view()["round"] == 1:
        move = state.legal_moves[0]
        state.push(move)
        guess.push(move)
    known = state.view()["factories"] == guess.view()["factories"]
    assert known == isinstance(source, int)


def spent_by_the_setup(source: int | Key) -> Memory:
    """The generator as the first deal left it: what could be computed from enough of it."""
    if isinstance(source, int):
        return tegel.new("azul", seed=source).chance()
    rng, state = source.generator(0), tegel.new("azul")
    game, memory = state.game, state.memory.copy()
    game.rules.setup(struct(game.position, memory), game.encode(state.options), struct(Rng, rng))
    assert memory.tobytes() == sealed("azul", source).memory.tobytes()
    return rng


@settings(max_examples=5)
@given(keys, st.integers(0, 500))
def test_no_steps_generator_comes_to_be_that_of_the_next(key: Key, move: int) -> None:
    rng, following = key.generator(move), words(key.generator(move + 1))
    for _ in range(1000):
        next_word(struct(Rng, rng))
        assert words(rng) != following


@settings(max_examples=20)
@given(keys, keys, st.integers(0, 30))
def test_games_that_share_a_step_and_not_the_key_part_at_the_next(
    one: Key, other: Key, moves: int
) -> None:
    state = play_on(sealed("azul", one), Random(moves), moves)
    twin = state.copy()
    twin.source = other
    move = state.legal_moves[0]
    for each in (state, twin):
        each.push(move)
    assert state.memory.tobytes() == twin.memory.tobytes()
    assert (words(state.chance()) == words(twin.chance())) == (one == other)


@settings(max_examples=20)
@given(keys)
def test_every_step_has_another_generator_of_four_words(key: Key) -> None:
    states = [words(key.generator(move)) for move in range(200)]
    assert len({word for state in states for word in state}) > 790
    assert all(0 <= word < 2**32 for state in states for word in state)


@of_every_game
def test_what_a_move_brings_follows_from_its_number_and_not_from_what_was_drawn(game: str) -> None:
    state = play_on(sealed(game, Key("5" * 64)), Random(1))
    for n in range(len(state.moves)):
        assert words(state.before(n)[1]) == words(Key("5" * 64).generator(n + 1))


# --- A sealed game is a game ----------------------------------------------------------------------


@of_every_game
def test_a_sealed_game_goes_back_and_again_and_on_as_it_was(game: str) -> None:
    state = play_on(sealed(game, Key("6" * 64)), Random(2))
    final, moves = [part.tobytes() for part in state.snapshot()], list(state.moves)
    again, twin = state.again(), state.copy()
    for _ in range(10):
        twin.pop()
    for each in (again, twin):
        for move in moves[len(each.moves) :]:
            each.push(move)
        assert [part.tobytes() for part in each.snapshot()] == final
        assert each.outcome == state.outcome


@of_every_game
def test_where_chance_spoke_is_seen_in_sealed_games_and_others(game: str) -> None:
    for source in (3, Key("3" * 64)):
        state, spoke = State(tegel.find(game), {}, source), 0
        while not state.is_over:
            before = state.copy()
            state.push(state.legal_moves[0])
            other = foretold(before, Key("4" * 64).generator(len(state.moves)))
            other.push(state.moves[-1])
            spoke += state.chance_spoke
            # What no chance brought is the same with another.
            assert state.chance_spoke or other.memory.tobytes() == state.memory.tobytes()
        assert 0 < spoke < len(state.moves)


@of_every_game
def test_who_imagines_a_sealed_game_does_not_have_its_key(game: str) -> None:
    key = Key("8" * 64)
    state = play_on(sealed(game, key), Random(3), 5)
    twin = state.imagine(state.turn or 0, 11)
    assert (twin.seed, twin.source) == (11, 11)
    own = State.resume(state.game, state.options, state.memory, 11)
    assert words(own.imagine(state.turn or 0, 11).chance()) == words(twin.chance())
    twin.push(twin.legal_moves[0])
    assert key.digits not in repr(vars(twin))
    assert not any(words(twin.chance()) == words(key.generator(n)) for n in range(20))


def test_a_key_is_not_told_where_a_game_is_only_mentioned() -> None:
    key = Key("9" * 64)
    state = sealed("azul", key)
    assert state.seed is None
    assert repr(state) == ("<Azul, players=2, wall='coloured', start='random', sealed, 0 moves>")
    told = [repr(key), str(key), repr(vars(state))]
    assert not any(key.digits in text for text in told)


@pytest.mark.parametrize(
    "digits", ["", "7" * 63, "7" * 65, "F" * 64, "7" * 63 + "g", "7" * 64 + "\n"]
)
def test_what_is_no_key_is_refused_without_repeating_it(digits: str) -> None:
    with pytest.raises(BadOptions) as caught:
        Key(digits)
    assert str(caught.value) == "a key is written as 64 digits 0-9, a-f"


# --- A duplicate ----------------------------------------------------------------------------------


def test_in_a_duplicate_every_table_of_azul_is_dealt_the_same_for_five_rounds() -> None:
    """However many moves the rounds take: a hundred tiles are five rounds of twenty for two."""
    key = Key("a" * 64, "deal")
    dealt: list[list[str]] = []
    lengths: set[int] = set()
    for seed in range(6):
        state = play_on(sealed("azul", key), Random(seed))
        deals = ["".join(state.dealt(n)) for n in range(len(state.moves))]
        dealt.append([deal for deal in deals if deal][:4])
        lengths.add(len(state.moves))
    assert len(lengths) > 3
    assert all(one == dealt[0] for one in dealt)


@of_every_game
def test_in_a_duplicate_the_generator_is_another_once_somebody_has_drawn(game: str) -> None:
    key = Key("b" * 64, "deal")
    state = play_on(sealed(game, key), Random(4))
    deals = 1
    for n in range(len(state.moves)):
        assert words(state.before(n)[1]) == words(key.generator(deals))
        memory, rng = state.before(n)
        position = struct(state.game.position, memory)
        state.game.rules.play(position, state.moves[n], struct(Rng, rng))
        deals += words(rng) != words(key.generator(deals))
    assert deals > 2


@of_every_game
def test_a_duplicate_goes_back_and_again_and_on_as_it_was(game: str) -> None:
    state = play_on(sealed(game, Key("c" * 64, "deal")), Random(5))
    again, twin, moves = state.again(), state.copy(), list(state.moves)
    for _ in range(25):
        twin.pop()
    for each in (again, twin):
        for move in moves[len(each.moves) :]:
            each.push(move)
        assert each == state
        assert words(each.chance()) == words(state.chance())


def test_a_key_reads_as_it_is_written() -> None:
    for key in (Key("d" * 64), Key("d" * 64, "deal")):
        assert Key.read(key.text) == key
    assert Key("d" * 64).generator(0).tobytes() == Key("d" * 64, "deal").generator(0).tobytes()
