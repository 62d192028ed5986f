"""No frame holds what its reader may not know: worlds that agree for a reader look alike to it."""

import re
from collections.abc import Iterator, Sequence
from copy import copy
from itertools import islice
from random import Random
from typing import Any

import orjson
import pytest

from tegel.core.key import Key
from tegel.core.position import pack
from tegel.core.state import State
from tegel.core.telling import Move
from tegel.server.follower import Sights, current_frame, event_frame, snapshot_frame
from tegel.server.tables import sight
from tegel.server.tables.commands import Command, Leave, Play, Refused, Return, Say, Undo
from tegel.server.tables.events import Closed, Entry
from tegel.server.tables.jobs import answer
from tegel.server.tables.sight import Reader
from tegel.server.tables.table import Table
from tests.harness.lockstep import WIDE
from tests.harness.tellings import redealt
from tests.server.helpers import act, decide, happen, new_table, refuses

KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "azul": ("azul", {}),
    "azul_duel": ("azul_duel", {}),
    "ingenious": ("ingenious", {}),
    "ingenious standard": ("ingenious", {"edition": "standard", "players": 3}),
}
HIDDEN = [kind for kind in KINDS if kind != "azul"]
PERSONS = ("person-anna", "person-ben", "person-cleo")
CLOCK = {"kind": "live", "base": 3_600_000, "increment": 1_000}
LATER = 1_000_000
# In Duel these show their seat plates that were hidden, or that chance decides.
LOOKS = ("draw", "stop")


def tables(kind: str, seed: int, every: int = 1) -> Iterator[Table]:
    """The table at some positions of a random game, in which people like to draw plates."""
    name, options = KINDS[kind]
    seats = PERSONS[: options.get("players", 2)]
    table = new_table(name, seats, CLOCK, f"{seed:064x}", **options)
    chance, n = Random(seed), 0
    while table.status == "playing":
        if n % (1 if WIDE else every) == 0:
            yield table
        moves = table.state.legal_moves
        draws = [move for move in moves if table.state.text(move) == "draw"]
        table = decide(table, chance.choice(draws or moves), n)
        n += 1


def readers(table: Table) -> list[Reader]:
    """A spectator, and each seat."""
    return [Reader(), *(Reader((seat,)) for seat in range(len(table.seats)))]


def eyes(reader: Reader) -> int | None:
    return reader.seats[0] if reader.seats else None


def twin(table: Table, reader: Reader, seed: int) -> Table:
    """A table that agrees with this one in all that a reader knows.

    Of the others' past decisions a reader was not told there are others now; the chance to come is
    another one.
    """
    state, seat, key = table.state, eyes(reader), Key(f"{seed:064x}")
    other = state.copy()
    other.source = key
    other.memory, _ = redealt(state, seat, seed).snapshot()
    kept: dict[str, Any] = vars(other)
    kept["_rng"] = key.generator(len(state.moves) + 1)
    # Moves since the last draw were made with that chance to come.
    drawn = moves_to_the_last_draw(state)
    kept["_past"] = [
        (memory, rng if n < drawn else key.generator(n + 1))
        for n, (memory, rng) in enumerate(kept["_past"])
    ]
    for n, move in enumerate(state.moves):
        if orjson.loads(table.tell(table.made[n], seat))["move"] is None:
            then, _ = state.before(n)
            others = State.resume(state.game, state.options, then, seed).legal_moves
            other.moves[n] = others[(others.index(move) + 1) % len(others)]
    table = copy(table)
    vars(table).update(_state=other, _told={})
    return table


def moves_to_the_last_draw(state: State) -> int:
    """How many moves were made until chance spoke last."""
    state = state.copy()
    while state.moves and not state.chance_spoke:
        state.pop()
    return len(state.moves)


def frames(table: Table, reader: Reader) -> list[bytes]:
    """All that a reader can be sent when it joins, comes back, or asks."""
    sights = Sights(table)
    return [
        *(snapshot_frame(sights, reader, last) for last in (None, 0, table.number - 1)),
        current_frame(sights, reader),
    ]


def steps(before: Table, after: Table) -> Iterator[tuple[Sights, Sights, Entry]]:
    """What can be seen before and after each event between two tables."""
    sights = Sights(before)
    for entry in after.entries[before.number :]:
        following = Sights(sights.table.with_entry(entry))
        yield sights, following, entry
        sights = following


def live(before: Table, after: Table, reader: Reader) -> list[bytes]:
    """All that a reader is sent when something has happened."""
    return [event_frame(then, now, reader, entry) for then, now, entry in steps(before, after)]


def looked_back(state: State, seat: int | None, n: int) -> bytes:
    """The game after n moves, as it is replayed for a seat."""
    again = state.again()
    for move in state.moves[:n]:
        again.push(move)
    return orjson.dumps(again.view(seat))


def same_for(
    reader: Reader, one: Table, other: Table, commands: Sequence[tuple[str, Command]]
) -> None:
    """Check that a reader is sent the same from two tables while the same is asked of them."""
    for player, command in commands:
        following = [act(table, player, command, LATER) for table in (one, other)]
        assert live(one, following[0], reader) == live(other, following[1], reader)
        one, other = following
        assert frames(one, reader) == frames(other, reader)


@pytest.mark.parametrize("kind", KINDS)
def test_worlds_that_agree_for_a_reader_send_it_the_same_frames(kind: str) -> None:
    differ = 0
    for n, table in enumerate(tables(kind, 1, every=11)):
        for reader in readers(table):
            other = twin(table, reader, n)
            differ += other.state.memory.tobytes() != table.state.memory.tobytes()
            assert frames(other, reader) == frames(table, reader)
    assert bool(differ) == (kind in HIDDEN)


@pytest.mark.parametrize("kind", KINDS)
def test_worlds_that_agree_for_a_reader_send_it_the_same_when_something_happens(kind: str) -> None:
    for n, table in enumerate(tables(kind, 2, every=23)):
        for reader in readers(table):
            wishes: list[tuple[str, Command]] = [
                (PERSONS[0], Say(0, "Hello")),
                (PERSONS[1], Leave(1)),
                (PERSONS[1], Return(1)),
            ]
            same_for(reader, table, twin(table, reader, n), wishes)


@pytest.mark.parametrize("kind", KINDS)
def test_ones_own_quiet_move_and_its_undoing_look_the_same_in_worlds_that_agree(kind: str) -> None:
    tried = 0
    for n, table in enumerate(tables(kind, 3, every=11)):
        seat = table.turn
        assert seat is not None
        move = Random(n).choice(table.state.legal_moves)
        if table.state.text(move).startswith(LOOKS) or uses_chance(table.state, move):
            continue
        tried += 1
        own = Reader((seat,))
        wishes: list[Command] = [Play(seat, move), Undo(seat)]
        asked = [(PERSONS[seat], wish) for wish in wishes]
        same_for(own, table, twin(table, own, n), asked)
    assert tried > 3


def uses_chance(state: State, move: Move) -> bool:
    """Whether anything is drawn after a move, or the game is over."""
    after = state.copy()
    after.push(move)
    return after.is_over or after.chance_spoke


@pytest.mark.parametrize("kind", HIDDEN)
def test_which_of_its_hidden_moves_another_makes_shows_in_no_frame(kind: str) -> None:
    compared = 0
    often = 2 if kind == "azul_duel" else 7  # few moves of Duel are hidden
    for table in tables(kind, 4, often):
        seat = table.turn
        assert seat is not None
        for reader in readers(table):
            if seat in reader.seats:
                continue
            pair = [*islice(hidden_moves(table, reader), 2)]
            if len(pair) < 2:
                continue
            one, other = (decide(table, move, LATER) for move in pair)
            if shows_a_kind(one) != shows_a_kind(other):
                continue  # by the rules a new top of the stack is seen by all
            compared += 1
            assert live(table, one, reader) == live(table, other, reader)
            assert frames(one, reader) == frames(other, reader)
            for n in (0, len(table.state.moves), len(one.state.moves)):
                seen = [looked_back(each.state, eyes(reader), n) for each in (one, other)]
                assert seen[0] == seen[1]
            same_for(reader, one, other, [(PERSONS[seat], Undo(seat)), (PERSONS[0], Say(0, "!"))])
    assert compared > 5


def hidden_moves(table: Table, reader: Reader) -> Iterator[Move]:
    """The moves that can be made now of which a reader is not told which one was made."""
    return (move for move in table.state.legal_moves if is_hidden(table.state, move, reader))


def is_hidden(state: State, move: Move, reader: Reader) -> bool:
    after = state.copy()
    after.push(move)
    return after.telling(len(state.moves), eyes(reader))["move"] is None


def shows_a_kind(table: Table) -> Any:
    return table.state.view(None).get("stack_top")


@pytest.mark.parametrize("kind", KINDS)
def test_why_a_move_is_refused_tells_nothing_more(kind: str) -> None:
    for n, table in enumerate(tables(kind, 5, every=9)):
        seat, chance = table.turn, Random(n)
        assert seat is not None
        other = twin(table, Reader((seat,)), n)
        for move in (chance.randrange(table.game.moves) for _ in range(30)):
            told = [reason(each, PERSONS[seat], Play(seat, move)) for each in (table, other)]
            assert told[0] == told[1]
        # And nobody else is told anything of a move that is not theirs to make.
        for player, number in zip(PERSONS, range(len(table.seats)), strict=False):
            if number != seat:
                refuses(table, player, Play(number, 0), "not_your_turn")
                refuses(table, player, Play(seat, 0), "not_yours")


def reason(table: Table, player: str, command: Command) -> str:
    """Why a command is refused; nothing if it is not."""
    try:
        answer(table, player, command, 0, "next")
    except Refused as refusal:
        return f"{refusal.code}: {refusal} {refusal.refusal}"
    return ""


@pytest.mark.parametrize("kind", KINDS)
def test_no_frame_of_a_whole_game_holds_secrets_or_identities(kind: str) -> None:
    name, options = KINDS[kind]
    seats = PERSONS[: options.get("players", 2)]
    table = whole_game(new_table(name, seats, CLOCK, **options))
    never = [text.encode() for text in PERSONS]
    secret, generators = table.created.secret.encode(), words_of_generators(table.state)
    hidden = [secret, key_of(table.state)]
    first = Table(table.id).with_entry(table.entries[0])
    for before, after, entry in steps(first, table):
        is_over = after.table.status == "finished"
        for reader in readers(after.table):
            frames = event_frame(before, after, reader, entry), snapshot_frame(after, reader, 0)
            sent = [bytes(frame) for frame in frames]
            for text in never if is_over else [*never, *hidden]:
                assert not any(text in frame for frame in sent)
            assert is_over or all(generators.isdisjoint(words(frame)) for frame in sent)
            assert not is_over or secret in sent[1]


def key_of(state: State) -> bytes:
    """The key of a sealed game, as it is written."""
    assert isinstance(state.source, Key)
    return state.source.digits.encode()


def words_of_generators(state: State) -> set[bytes]:
    """The words of the generators of all steps, the next included, in both ways to write them."""
    assert isinstance(state.source, Key)
    steps = [state.source.generator(n)[0].tolist() for n in range(len(state.moves) + 2)]
    return {text for step in steps for word in step for text in (b"%d" % word, b"%08x" % word)}


def words(frame: bytes) -> list[bytes]:
    """The words and numbers of a frame."""
    return re.findall(rb"\w+", frame)


def whole_game(table: Table) -> Table:
    """The table after a random game with talk, undoing, leaving and coming back."""
    chance = Random(6)
    while table.status == "playing":
        table = decide(table, chance.choice(table.state.legal_moves), LATER)
        seat = chance.randrange(len(table.seats))
        wishes: list[Command] = [Say(seat, "Hello"), Undo(seat), Leave(seat), Return(seat)]
        wish = chance.choice(wishes)
        if chance.random() < 0.2 and not reason(table, PERSONS[seat], wish):
            table = act(table, PERSONS[seat], wish, LATER)
    return table


def test_who_computes_the_generator_of_one_deal_does_not_know_the_next() -> None:
    """SFC32 can be computed from what it dealt: of a table's next deal that must tell nothing."""
    table = play_to_round(new_table("azul"), 2)
    state = table.state
    then, generator = state.before(len(state.moves) - 1)
    guess = State.resume(state.game, state.options, then, 0)
    vars(guess)["_rng"] = generator
    guess.push(state.moves[-1])
    assert guess.view() == state.view()  # the deal that was seen
    known = len(state.moves)
    table = play_to_round(table, 3)
    for move in table.state.moves[known:]:
        guess.push(move)
    assert guess.view()["round"] == 3
    assert guess.view()["factories"] != table.state.view()["factories"]


def play_to_round(table: Table, number: int) -> Table:
    """The table when the tiles of a round of Azul are dealt."""
    while table.state.view()["round"] < number:
        table = decide(table, table.state.legal_moves[0])
    return table


@pytest.mark.parametrize("kind", KINDS)
def test_what_goes_wrong_and_what_is_mentioned_tells_no_chance(kind: str) -> None:
    """Refusals go to people, states to whoever logs them, imagined ones to bots elsewhere."""
    for n, table in enumerate(tables(kind, 7, every=13)):
        seat, chance = table.turn or 0, Random(n)
        moves = [chance.randrange(table.game.moves) for _ in range(10)]
        imagined = table.state.imagine(seat, n)
        told = [
            *(reason(table, PERSONS[seat], Play(seat, move)) for move in moves),
            repr(table.state),
            repr(vars(table.state)["source"]),
            repr(vars(imagined)),
            pack(imagined),
        ]
        for one in map(str.encode, told):
            assert key_of(table.state) not in one
            assert words_of_generators(table.state).isdisjoint(words(one))


def test_a_table_that_is_cleared_shows_its_secret_only_then() -> None:
    table = new_table("ingenious")
    secret = table.created.secret.encode()
    for reader in readers(table):
        assert not any(secret in frame for frame in frames(table, reader))
        closed = happen(table, [Closed("abandoned")])
        assert secret in frames(closed, reader)[0]


def test_people_at_one_screen_are_told_what_the_seat_may_know_that_decides() -> None:
    """Who shares a screen shares what is on it, and no more: the third seat's rack stays hidden."""
    seats = (PERSONS[0], PERSONS[0], PERSONS[1])
    table = new_table("ingenious", seats, edition="standard")
    together = sight.reader(table, PERSONS[0])
    racks = sight.game_view(table, sight.eyes(table, together.seats))
    assert racks is not None
    seen = [seat["seat"] for seat in racks["seats"] if seat["rack"] is not None]
    assert seen == [sight.eyes(table, together.seats)]
