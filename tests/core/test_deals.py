"""Games that were dealt at a real table: played with what came there, and no more than is known."""

from dataclasses import replace
from random import Random

import pytest

import tegel
from tegel import BadPosition, BadRecord, Record, State, read_record
from tegel.core.notes import Note
from tegel.core.state import SPECTATOR
from tests.harness.kinds import KINDS, Kind

from .test_notes import checked

GAMES = [kind for kind in KINDS if kind.game.deals is not None]


def played(kind: Kind, seed: int) -> State:
    state, chance = kind.new(seed), Random(seed)
    while not state.is_over:
        state.push(chance.choice(state.legal_moves))
    return state


def table(game: str, seed: int = 3, **options: object) -> State:
    """A finished game as it was dealt: nothing in it follows from a seed."""
    state = tegel.new(game, seed=seed, **options)
    chance = Random(seed)
    while not state.is_over:
        state.push(chance.choice(state.legal_moves))
    return entered(state)


def entered(state: State) -> State:
    """The same game from its first position, each deal written down, with other chance."""
    twin = tegel.position(state.again().position, seed=77)
    for n, move in enumerate(state.moves):
        twin.push(move, state.dealt(n))
    return twin


@pytest.mark.parametrize("kind", GAMES, ids=str)
def test_what_was_dealt_is_all_that_chance_brought(kind: Kind) -> None:
    state = played(kind, 4)
    twin = tegel.position(state.again().position, seed=77)
    for n, move in enumerate(state.moves):
        deals = state.dealt(n)
        twin.push(move, deals)
        if deals:
            assert twin.chance_spoke
            assert twin.dealt(n) == deals
            assert twin.telling(n, 0) == state.telling(n, 0)
    assert twin == state
    assert twin.seed != state.seed
    record = Record.of(twin)
    again = read_record(str(record))
    assert again == record
    assert str(again).startswith("tegel record 3\n")
    last = again.verify()
    assert last == state
    assert last.deals == twin.deals
    assert [one.memory.tobytes() for one in last.retrace()][-1] == state.memory.tobytes()


def test_a_deal_is_taken_back_with_its_move() -> None:
    state = table("azul")
    n = max(state.deals)
    move = state.moves[n]
    while len(state.moves) > n:
        state.pop()
    assert n not in state.deals
    before = state.copy()
    state.push(move)
    assert n not in state.deals
    before.push(move, ["?"])
    assert before == state
    assert before.deals[n] == ("?",)


AZUL = tegel.new("azul", seed=7)


def round_ends() -> State:
    """Before the move that ends a round."""
    state = AZUL.copy()
    while True:
        state.push(state.legal_moves[0])
        if state.chance_spoke:
            state.pop()
            return state


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        ("factories=BBBB/BBBB/BBBB/BBBB/BBBB", "so many tiles of one colour as in pile"),
        ("factories=BBBB/YYYY", "5 parts with / between them"),
        ("factories=B/BYRK/BYRK/BYRK/BYRK", "factory 1 should get 4 tiles, not 1"),
        ("factories=XXXX/BYRK/BYRK/BYRK/BYRK", "'X' should be one of"),
        ("suns=B", "factories: this is missing"),
        ("factories=BYRK/BYRK/BYRK/BYRK/BYRK lid=-", "lid: there is no such field"),
        ("nonsense", "should be a name and a value"),
    ],
)
def test_what_can_not_have_come_is_refused_and_nothing_changes(deal: str, reason: str) -> None:
    state = round_ends()
    before, moves = state.copy(), list(state.moves)
    with pytest.raises(BadPosition, match=reason):
        state.push(state.legal_moves[0], [deal])
    assert (state, state.moves, state.deals) == (before, moves, {})


def test_a_deal_where_nothing_was_dealt_is_refused() -> None:
    state = AZUL.copy()
    with pytest.raises(BadPosition, match="nothing more was dealt here"):
        state.push(state.legal_moves[0], ["factories=BYRK/BYRK/BYRK/BYRK/BYRK"])
    state = round_ends()
    state.push(state.legal_moves[0], ["factories=BYRK/BYRK/BYRK/BYRK/KRYB"])
    assert " factories=BYRK/BYRK/BYRK/BYRK/BYRK " in state.position  # in no order, told in one


def test_what_came_is_wrong_in_its_line() -> None:
    text = str(Record.of(table("azul")))
    lines = text.split("\n")
    n = next(n for n, line in enumerate(lines) if line.startswith("deal: "))
    for line, reason in (
        ("deal: factories=BBBB/BBBB/BBBB/BBBB/BBBB", "so many tiles"),
        ("deal: ", "a deal is as in"),
    ):
        with pytest.raises(BadRecord, match=reason):
            read_record(checked("\n".join([*lines[:n], line, *lines[n + 1 :]]))).verify()
    early = text.replace("\n1. ", "\ndeal: ?\n1. ", 1)
    with pytest.raises(BadRecord, match="right below the move that brought it"):
        read_record(checked(early))
    with pytest.raises(BadRecord, match="deals stand only in a game that begins with"):
        read_record(checked(text.replace("tegel record 3", "tegel record 2")))


def test_variations_have_deals_of_their_own() -> None:
    state = round_ends()
    start, n = state.copy(), len(state.moves) + 1
    one, *others = state.legal_moves
    state.push(one)
    record = Record.of(state)
    other = start.copy()
    move = others[0] if others else one
    deal = "factories=BYRK/BYRK/BYRK/BYRK/BYRK"
    other.push(move, [deal] if dealt(start, move) else [])
    record = record.varied(n, [start.text(move)])
    varied = record.notes[n].instead[0]
    notes = {n: Note(deals=(deal,))} if other.deals else {}
    record = replace(record, notes={n: Note(instead=(replace(varied, notes=notes),))})
    again = read_record(str(record))
    assert again == record
    assert [*again.variations()] == [other]


def dealt(state: State, move: int) -> bool:
    after = state.copy()
    after.push(move)
    return after.chance_spoke


# --- What nobody wrote down -----------------------------------------------------------------------


def known_to(state: State, seat: int | None) -> Record:
    """A game as a seat could write it down: its own tiles, and what lies on the table."""
    twin = tegel.position(state.again().position_for(seat), seed=5).known_to(seat)
    for walk, move in zip(state.retrace(), state.moves, strict=False):
        n, mine = len(walk.moves), walk.turn == seat
        twin.push(move, state.dealt(n) if mine or state.game.name == "azul_duel" else ())
    return Record.of(twin)


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("game", ["ingenious", "azul_duel"])
def test_of_a_game_no_more_need_be_known_than_a_seat_knew(game: str, seat: int | None) -> None:
    state = table(game)
    record = known_to(state, seat)
    text = str(record)
    told = "table" if seat is None else f"seat {seat}"
    assert f"\nknown: {told}\n" in text
    assert record.known == (SPECTATOR if seat is None else seat)
    again = read_record(text)
    assert again == record
    last = again.verify()
    assert last.scores == state.scores
    texts = [walk.position_for(seat) for walk in state.retrace()]
    for n, walk in enumerate(again.replay()):
        if seat is not None or game == "ingenious":
            assert walk.position_for(seat) == texts[n]
        if n < len(state.moves):
            assert state.moves[n] in walk.legal_moves


def test_what_is_known_is_said_rightly() -> None:
    text = str(known_to(table("ingenious"), 0))
    for old, new, reason in (
        ("known: seat 0", "known: seat 2", "what is known is one of: table, seat 0, seat 1"),
        ("known: seat 0", "known: ", "here should stand"),
    ):
        with pytest.raises(BadRecord, match=reason):
            read_record(checked(text.replace(old, new, 1)))
    with pytest.raises(BadRecord, match="with these options it should be"):
        read_record(checked(text.replace("known: seat 0", "known: seat 1", 1))).verify()
    azul = str(Record.of(table("azul"))).replace("\nseed:", "\nknown: table\nseed:", 1)
    with pytest.raises(BadRecord, match="in Azul there are no secrets"):
        read_record(checked(azul))


def test_a_move_that_fits_nothing_is_refused_all_the_same() -> None:
    state = tegel.new("ingenious", seed=3)
    state = state.known_to(None)
    before = state.copy()
    with pytest.raises(tegel.IllegalMove):
        state.push(state.game.moves - 1)
    assert state == before
