"""Game records: whatever was played reads back the same, and nothing else reads at all."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tegel
from tegel import BadOptions, BadRecord, Record, read_record
from tegel.core.ending import Ending
from tegel.core.key import Key
from tegel.core.record import LARGEST, LONGEST_LINE, LONGEST_NAME
from tegel.core.seal import WAYS, Seal, Way, commit, is_nonce, source_from
from tegel.core.state import State

from .helpers import played, walls_and_players

# Of a finished game for two: header, places included, and a blank line come before it.
FIRST_MOVE_LINE = 14

GOLDEN = """\
tegel record 1
game: azul
rules: 1
players: 2
wall: coloured
start: random
seat 0: Anna
seat 1: Ben
seed: 7
result: unfinished
moves: 2

1. F1 blue 1
2. C yellow floor

check: CHECK
"""


SECRET = "5eed" * 16
NONCES = {1: "tulip 12"}
KEY, SEED = (source_from(SECRET, NONCES, way) for way in ("key", "seed"))
assert isinstance(KEY, Key)
DIGITS = KEY.digits
# As tables of older and of newer kind wrote them: they must stay true.
KEPT = {way: Path(__file__).parent / "records" / f"{way}.tegel" for way in WAYS}

SEALED = f"""\
tegel record 1
game: azul
rules: 1
players: 2
wall: coloured
start: random
seat 0: Anna
seat 1: Ben
key: {DIGITS}
commitment: {commit(SECRET, "key")}
nonce 1: tulip 12
secret: {SECRET}
result: unfinished
ended: seat 1 ran out of time
places: 1 2
moves: 0


check: CHECK
"""


@cache
def finished() -> Record:
    return read_record(str(Record.of(played(7), ["Anna", "Ben"])))


@cache
def unfinished() -> Record:
    return read_record(str(Record.of(played(7, 6), ["Anna", "Ben"])))


def sealed(text: str) -> str:
    """A text with the check that fits it: what somebody who means it could write."""
    body = text[: text.rindex("check: ")]
    return f"{body}check: {hashlib.sha256(body.encode()).hexdigest()[:16]}\n"


def refusal(data: bytes | str) -> BadRecord:
    """How a text is refused; always with a line that it has."""
    with pytest.raises(BadRecord) as caught:
        read_record(data)
    feeds = data.count(b"\n") if isinstance(data, bytes) else data.count("\n")
    assert 1 <= caught.value.line <= feeds + 1
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"
    return caught.value


def lie(record: Record, **changes: Any) -> BadRecord:
    """How a record is refused that is well-formed, but not what was played."""
    text = str(replace(record, **changes))
    with pytest.raises(BadRecord) as caught:
        read_record(text).verify()
    assert 1 <= caught.value.line <= text.count("\n")
    return caught.value


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def opened(way: Way = "key") -> Seal:
    """The seal of the golden table, with its secret."""
    return Seal(commit(SECRET, way), NONCES, SECRET)


def closed(way: Way = "key") -> Seal:
    """The same before the game is over."""
    return replace(opened(way), secret=None)


def promised(seal: Seal, length: int = 10_000) -> State:
    """A game of random moves with the chance that a seal promised."""
    state = State(tegel.find("azul"), {}, seal.source)
    choose = Random(length).choice
    while not state.is_over and len(state.moves) < length:
        state.push(choose(state.legal_moves))
    return state


names = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=LONGEST_NAME)
nonces = st.dictionaries(st.integers(0, 1), names.filter(is_nonce))
secrets = st.text("0123456789abcdef", min_size=64, max_size=64)
endings = st.one_of(
    st.none(),
    st.just(Ending("abandoned", None, None)),
    st.builds(
        Ending,
        st.sampled_from(["resigned", "time"]),
        st.integers(0, 1),
        st.sampled_from([(1, 2), (2, 1), (1, 1)]),
    ),
)
positions = st.integers(0, 10**6)
each_way = pytest.mark.parametrize("way", WAYS)


# --- What was played reads back -------------------------------------------------------------------


@settings(max_examples=25)
@given(st.data())
def test_a_record_reads_back_the_same_and_is_true(data: st.DataObject) -> None:
    options = data.draw(st.sampled_from(list(walls_and_players())))
    players = int(str(options["players"]))
    options["start"] = data.draw(st.sampled_from(["random", *range(players)]))
    seats = data.draw(st.lists(names, min_size=players, max_size=players))
    state = played(data.draw(st.integers(0, 2**63 - 1)), data.draw(st.integers(0, 90)), **options)
    record = Record.of(state, seats)
    text = str(record)
    assert read_record(text) == read_record(text.encode()) == record
    assert str(read_record(text)) == text == sealed(text)
    final = read_record(text).verify()
    assert final.moves == state.moves
    assert final.memory.tobytes() == state.memory.tobytes()


def test_a_finished_record_holds_result_and_places() -> None:
    state, record = played(7), finished()
    assert record.scores == state.outcome.scores
    assert record.places == state.outcome.places
    assert f"\nresult: {' '.join(map(str, state.outcome.scores))}\n" in str(record)


def test_the_format_stays_as_it_is() -> None:
    record = read_record(sealed(GOLDEN))
    assert record.options == {"players": 2, "wall": "coloured", "start": "random"}
    assert (record.seats, record.source) == (("Anna", "Ben"), 7)
    assert record.moves == ("F1 blue 1", "C yellow floor")
    assert (record.scores, record.places) == (None, None)
    assert (record.seal, record.ending) == (None, None)
    assert str(record) == sealed(GOLDEN)


def test_the_format_of_a_record_from_a_table_stays_as_it_is() -> None:
    record = read_record(sealed(SEALED))
    assert record.seal == Seal(commit(SECRET, "key"), {1: "tulip 12"}, SECRET)
    assert record.ending == Ending("time", 1, (1, 2))
    assert (record.scores, record.places) == (None, None)
    assert str(record) == sealed(SEALED)
    assert record.verify().source == record.source == KEY


def test_replay_shows_the_start_and_every_move() -> None:
    counts = [len(state.moves) for state in finished().replay()]
    assert counts == list(range(len(finished().moves) + 1))


def test_seats_without_names_are_numbered() -> None:
    assert Record.of(played(7, 0, players=3)).seats == ("player 0", "player 1", "player 2")


@pytest.mark.parametrize("seats", [["one"], ["a", "b", "c"], ["a", ""], ["a", " b"], ["a", "b\n"]])
def test_names_that_could_not_be_read_back_are_refused(seats: list[str]) -> None:
    with pytest.raises(BadOptions, match="name"):
        Record.of(played(7, 0), seats)


def test_a_name_may_be_forty_characters_long_but_no_longer() -> None:
    state = played(7, 0)
    longest = ["ä" * LONGEST_NAME, "b"]
    assert read_record(str(Record.of(state, longest))).seats == tuple(longest)
    with pytest.raises(BadOptions, match="is no name"):
        Record.of(state, ["ä" * (LONGEST_NAME + 1), "b"])


# --- A text that was changed ----------------------------------------------------------------------


@settings(max_examples=150)
@given(positions, st.sampled_from(["delete", "insert", "replace"]), st.characters())
def test_any_changed_character_is_noticed(at: int, how: str, new: str) -> None:
    text = str(unfinished())
    at %= len(text)
    if how == "replace" and new == text[at]:
        new = "~"
    kept = at if how == "insert" else at + 1
    refusal(text[:at] + ("" if how == "delete" else new) + text[kept:])


def test_every_missing_end_is_noticed() -> None:
    text = str(unfinished())
    for length in range(len(text)):
        for data in (text[:length], text[:length].encode()):
            with pytest.raises(BadRecord):
                read_record(data)


def test_a_file_that_ends_before_its_moves_is_named_with_its_last_line() -> None:
    text = sealed(GOLDEN)
    refused = refusal(text[: text.index("\n1. ")])
    assert "the file ends before" in refused.reason


@settings(max_examples=150)
@given(positions, st.integers(0, 255))
def test_any_changed_byte_is_noticed(at: int, new: int) -> None:
    data = bytearray(str(finished()).encode())
    at %= len(data)
    data[at] = new if new != data[at] else new ^ 1
    refusal(bytes(data))


@settings(max_examples=100)
@given(st.one_of(st.binary(), st.text(), st.text().map(lambda text: f"tegel record 1\n{text}")))
def test_nonsense_is_refused(data: bytes | str) -> None:
    refusal(data)


HOSTILE: dict[str, bytes | str] = {
    "empty": "",
    "empty bytes": b"",
    "binary": bytes(range(256)),
    "NUL": "tegel record 1\n\0",
    "BOM": "\ufeff" + GOLDEN,
    "encoded BOM": b"\xef\xbb\xbftegel record 1\n",
    "UTF-16": GOLDEN.encode("utf-16"),
    "surrogate": "tegel record 1\ngame: \ud800\n",
    "encoded surrogate": b"tegel record 1\ngame: \xed\xa0\x80\n",
    "all blank": "\n" * LARGEST,
    "only the format": "tegel record 1",
    "deep": "tegel record 1\n" + "game: [" * 20,
    "other format": GOLDEN.replace("record 1", "record 2"),
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_data_is_refused(data: bytes | str) -> None:
    refusal(data)


@pytest.mark.parametrize(
    "data", [b"x" * (LARGEST + 1), "\n" * (LARGEST + 1)], ids=["bytes", "text"]
)
def test_a_file_too_large_for_a_game_is_refused_unread(data: bytes | str) -> None:
    refused = refusal(data)
    assert (refused.line, refused.reason) == (
        1,
        f"the file is too large for a game: {LARGEST + 1} bytes",
    )


def test_a_wrong_byte_is_named_by_its_line() -> None:
    refused = refusal(b"tegel record 1\ngame: azul\nrules: \xff\n")
    assert (refused.line, refused.reason) == (3, "this is not UTF-8 text")


@pytest.mark.parametrize("hidden", ["\0", "\x1b[2J", "\u202e", "\u2028", "\ufeff", "\ud800"])
def test_a_character_that_cannot_be_shown_is_refused_in_its_line(hidden: str) -> None:
    refused = refusal(GOLDEN.replace("C yellow", f"C {hidden}yellow"))
    assert (refused.line, refused.reason) == (14, "the line holds a character that can't be shown")


def test_carriage_returns_and_a_mark_at_the_start_are_welcome() -> None:
    text = sealed(GOLDEN)
    record = read_record(text)
    for other in (text.replace("\n", "\r\n"), "\ufeff" + text, text.replace("\n", "\r\n", 5)):
        assert read_record(other) == record
        assert read_record(other.encode()) == record
        assert str(read_record(other)) == text


def test_a_seed_of_a_million_digits_is_refused_at_once() -> None:
    refused = refusal(sealed(GOLDEN.replace("seed: 7", "seed: " + "7" * 10**6)))
    assert (refused.line, refused.reason) == (9, "the line is too long: 1000006 characters")


# Each: what stands in the golden text, what somebody wrote instead with a check that fits, and the
# line and the words of the refusal.
EDITS = [
    ("game: azul", "game: azull", 2, "there is no game 'azull'; did you mean azul?"),
    ("game: azul", "Game: azul", 2, "here should stand 'game: …'"),
    ("game: azul", "game:azul", 2, "here should stand 'game: …'"),
    ("game: azul", "game: ", 2, "here should stand 'game: …'"),
    ("rules: 1", "rules: 2", 3, "this Tegel plays rules 1 of Azul, not 2"),
    ("rules: 1", "rules: 01", 3, "'01' is no whole number from 0 to 999"),
    ("players: 2", "players: 5", 4, "players cannot be '5'; it can be: 2, 3, 4"),
    ("players: 2", "players: 3", 9, "here should stand 'seat 2: …'"),
    ("start: random", "start: 3", 6, "start cannot be 3 with 2 players"),
    ("players: 2\nwall: coloured", "wall: coloured\nplayers: 2", 4, "here should stand 'players"),
    ("wall: coloured", "wall: coloured\nwall: coloured", 6, "here should stand 'start: …'"),
    ("seed: 7", "seed: 7\nseed: 7", 10, "here should stand 'result: …'"),
    ("seat 1: Ben", "seat 0: Ben", 8, "here should stand 'seat 1: …'"),
    ("seat 1: Ben", "seat 1:  Ben", 8, "' Ben' is no name"),
    ("seat 1: Ben", "seat 1: " + "n" * 41, 8, "is no name: 1 to 40 printable characters"),
    ("seat 1: Ben", "seat 1: " + "n" * LONGEST_LINE, 8, "the line is too long: 208 characters"),
    ("seed: 7\n", "", 9, "here should stand 'seed: …' or 'key: …' or 'commitment: …'"),
    ("seed: 7", "seed: -7", 9, "'-7' is no whole number"),
    ("seed: 7", "seed: 7.0", 9, "'7.0' is no whole number"),
    ("seed: 7", "seed: ٧", 9, "'٧' is no whole number"),
    ("seed: 7", f"seed: {2**63}", 9, f"'{2**63}' is no whole number from 0 to {2**63 - 1}"),
    (
        "seed: 7",
        "commitment: sha256:7",
        9,
        "a commitment is written sha256: or sha256-key: or sha256-deal: and",
    ),
    ("result: unfinished", "result: 1", 10, "2 numbers should stand here, one for each seat"),
    ("result: unfinished", "result: 1 2", 11, "here should stand 'places: …'"),
    ("result: unfinished", "result: 1 2\nplaces: 2  1", 11, "2 numbers should stand here"),
    ("result: unfinished", "result: 1 10000\nplaces: 2 1", 10, "'10000' is no whole number"),
    ("moves: 2\n\n", "moves: 2\n", 12, "here should stand a blank line before the moves"),
    ("moves: 2", "moves: 1", 14, "here should stand a blank line after the moves"),
    ("moves: 2", "moves: 3", 15, "here moves end, after 2 of 3"),
    ("moves: 2", "moves: 40001", 11, "'40001' is no whole number from 0 to 40000"),
    ("2. C", "3. C", 14, "move 2 should stand here, as in: 2. F3 blue 4"),
    ("2. C", "2.C", 14, "move 2 should stand here"),
    ("2. C", "02. C", 14, "move 2 should stand here"),
    ("1. F1 blue 1\n2. C yellow floor", "2. C yellow floor\n1. F1 blue 1", 13, "move 1 should"),
]


@pytest.mark.parametrize(("old", "new", "line", "reason"), EDITS)
def test_what_does_not_belong_is_named_with_its_line(
    old: str, new: str, line: int, reason: str
) -> None:
    assert GOLDEN.count(old) == 1
    refused = refusal(sealed(GOLDEN.replace(old, new)))
    assert refused.line == line
    assert reason in refused.reason


# The same for a record from a table.
SEALED_EDITS = [
    ("commitment: sha256-key:", "commitment: ", 10, "a commitment is written sha256: or"),
    (
        "sha256-key:",
        "sha256-dice:",
        10,
        "a commitment is written sha256: or sha256-key: or sha256-deal: and 64",
    ),
    (f"commitment: {commit(SECRET, 'key')}\n", "", 10, "here should stand 'result: …'"),
    (f"key: {DIGITS}\n", "", 11, "here should stand 'result: …'"),
    (f"key: {DIGITS}", f"key: {DIGITS[1:]}", 9, "a key is written as 64 digits 0-9, a-f"),
    (f"key: {DIGITS}", f"dice: {DIGITS}", 9, "'seed: …' or 'key: …' or 'commitment: …'"),
    ("nonce 1: tulip 12", "nonce 1:  tulip 12", 11, "' tulip 12' is no nonce: 1 to 64 printable"),
    ("nonce 1: tulip 12", "nonce 1: " + "x" * 65, 11, "is no nonce: 1 to 64 printable characters"),
    ("nonce 1: tulip 12", "nonce 1: ", 11, "here should stand 'nonce 1: …'"),
    ("nonce 1: tulip 12", "nonce 2: tulip 12", 11, "here should stand 'secret: …'"),
    ("nonce 1: tulip 12", "nonce 01: tulip 12", 11, "here should stand 'secret: …'"),
    ("nonce 1: tulip 12", "nonce 1: x\nnonce 1: x", 12, "here should stand 'secret: …'"),
    ("nonce 1: tulip 12", "nonce 1: x\nnonce 0: x", 12, "here should stand 'secret: …'"),
    (f"secret: {SECRET}\n", "", 12, "here should stand 'secret: …'"),
    (f"secret: {SECRET}", "secret: 5eed", 12, "a secret is written as 64 digits 0-9, a-f"),
    (f"secret: {SECRET}", f"secret: {SECRET.upper()}", 12, "a secret is written as 64 digits"),
    ("ended: seat 1 ran", "ended: seat 2 ran", 14, "there is no seat 2; the seats are 0 to 1"),
    ("ended: seat 1 ran", "ended: seat 01 ran", 14, "a table cannot end with 'seat 01 ran out of"),
    ("ended: seat 1 ran", "ended: seat ١ ran", 14, "a table cannot end with"),
    (
        "seat 1 ran out of time",
        "seat 1 fled",
        14,
        "it can with: seat 0 resigned, seat 0 ran out of time, abandoned",
    ),
    ("ended: seat 1 ran out of time", "ended: ", 14, "here should stand 'ended: …'"),
    ("ended: seat 1 ran out of time", "ended: abandoned", 15, "here should stand 'moves: …'"),
    ("ended: seat 1 ran out of time\n", "", 14, "here should stand 'moves: …'"),
    ("places: 1 2\n", "", 15, "here should stand 'places: …'"),
    ("places: 1 2", "places: 1", 15, "2 numbers should stand here, one for each seat"),
    ("places: 1 2", "places: 1 3", 15, "these are no places: the best is 1"),
    ("places: 1 2", "places: 0 1", 15, "these are no places: the best is 1"),
    ("result: unfinished", "result: 0 0\nplaces: 1 1", 15, "here should stand 'moves: …'"),
]


@pytest.mark.parametrize(("old", "new", "line", "reason"), SEALED_EDITS)
def test_what_does_not_belong_in_a_record_from_a_table_is_named_with_its_line(
    old: str, new: str, line: int, reason: str
) -> None:
    assert SEALED.count(old) == 1
    refused = refusal(sealed(SEALED.replace(old, new)))
    assert refused.line == line
    assert reason in refused.reason


LAST_LINES: dict[str, tuple[Callable[[str], str], str]] = {
    "no check": (lambda text: text[: text.rindex("check")], "here should stand 'check: …'"),
    "other check": (lambda text: text[:-2] + "?\n", "the text above was changed"),
    "loud check": (lambda text: text[:-17] + text[-17:].upper(), "the text above was changed"),
    "no line feed": (lambda text: text[:-1], "with one line feed"),
    "two line feeds": (lambda text: text + "\n", "the file should end after the check"),
    "more text": (lambda text: text + "more", "the file should end after the check"),
    "twice": (lambda text: text + text, "the file should end after the check"),
}


@pytest.mark.parametrize(("change", "reason"), LAST_LINES.values(), ids=LAST_LINES.keys())
def test_a_record_ends_with_its_check_and_one_line_feed(
    change: Callable[[str], str], reason: str
) -> None:
    assert reason in refusal(change(sealed(GOLDEN))).reason


# --- A text that is well-formed, but not true -----------------------------------------------------


def test_a_move_after_the_end_is_refused_in_its_line() -> None:
    moves = (*finished().moves, "C red floor")
    refused = lie(finished(), moves=moves)
    assert refused.line == line_of(str(replace(finished(), moves=moves)), f"{len(moves)}. ")
    assert refused.reason == f"move {len(moves)}: C red floor is not possible: the game is over"


def test_a_last_move_that_is_missing_leaves_a_result_too_many() -> None:
    assert "does not end the game" in lie(finished(), moves=finished().moves[:-1]).reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("C blue 1", "C blue 1 is not possible: the centre has no blue tiles"),
        ("F9 blue 1", "there is no factory F9"),
        ("column 1", "column 1 is not possible: no pattern line is being tiled"),
        ("nonsense", "'nonsense' is not a move"),
        ("x" * 100, "that is too long for a move"),
    ],
)
def test_an_illegal_move_is_refused_in_its_line_with_the_reason(text: str, reason: str) -> None:
    refused = lie(finished(), moves=(text, *finished().moves[1:]))
    assert refused.line == FIRST_MOVE_LINE
    assert refused.reason.startswith(f"move 1: {reason}")


@pytest.mark.parametrize("change", [str.lower, str.upper, lambda text: text.replace(" ", "  ")])
def test_a_move_is_written_in_one_way_only(change: Callable[[str], str]) -> None:
    first, *rest = finished().moves
    refused = lie(finished(), moves=(change(first), *rest))
    assert refused.line == FIRST_MOVE_LINE
    assert refused.reason == f"move 1: write it as {first!r}"


def test_another_result_is_refused_with_the_right_one() -> None:
    first, second = finished().scores or (0, 0)
    refused = lie(finished(), scores=(first + 1, second))
    assert refused.reason == f"the result should be {first} {second}"


def test_other_places_are_refused_with_the_right_ones() -> None:
    first, second = finished().places or (0, 0)
    refused = lie(finished(), places=(second, first))
    assert refused.reason == f"the places should be {first} {second}"


def test_a_finished_game_needs_its_result() -> None:
    assert "should be" in lie(finished(), scores=None, places=None).reason


def test_an_unfinished_game_cannot_have_a_result() -> None:
    assert "does not end the game" in lie(unfinished(), scores=(1, 0), places=(1, 2)).reason


def test_another_seed_does_not_give_the_same_game() -> None:
    lie(finished(), source=8)


# --- Chance that was promised ---------------------------------------------------------------------


@settings(max_examples=25)
@given(secrets, nonces, endings, st.booleans(), st.sampled_from(list(WAYS)))
def test_a_record_from_a_table_reads_back_the_same_and_is_true(
    secret: str, given: dict[int, str], ending: Ending | None, is_open: bool, way: Way
) -> None:
    seal = Seal(commit(secret, way), given, secret)
    state = promised(seal, 5)
    record = Record.of(state, None, seal if is_open else replace(seal, secret=None), ending)
    text = str(record)
    assert read_record(text) == read_record(text.encode()) == record
    assert str(read_record(text)) == text == sealed(text)
    if is_open:
        assert read_record(text).verify().moves == state.moves


@each_way
def test_a_finished_game_shows_that_its_chance_was_as_promised(way: Way) -> None:
    record = Record.of(promised(opened(way)), ["Anna", "Ben"], opened(way))
    assert read_record(str(record)).verify().is_over


@each_way
def test_records_that_were_kept_stay_true(way: Way) -> None:
    record = read_record(KEPT[way].read_bytes())
    assert record.seal is not None
    assert record.seal.way == way
    assert record.verify().is_over


@each_way
def test_while_the_chance_is_secret_nothing_that_gives_it_is_told(way: Way) -> None:
    record = Record.of(promised(opened(way), 6), ["Anna", "Ben"], closed(way))
    assert (record.source, record.seal) == (None, closed(way))
    promise = f"\nseat 1: Ben\ncommitment: {commit(SECRET, way)}\nnonce 1: tulip 12\nresult"
    assert promise in str(record)
    for told in (str(record), repr(record)):
        assert not any(text in told for text in (SECRET, DIGITS, str(SEED)))


@each_way
def test_a_record_with_secret_chance_reads_back_but_cannot_be_replayed(way: Way) -> None:
    text = str(Record.of(promised(opened(way), 6), ["Anna", "Ben"], closed(way)))
    record = read_record(text)
    assert str(record) == text
    for act in (record.verify, lambda: next(record.replay())):
        with pytest.raises(BadRecord, match="line 9: the secret is not revealed yet"):
            act()


@each_way
def test_a_secret_that_does_not_fit_its_commitment_is_refused_there(way: Way) -> None:
    record = Record.of(promised(opened(way), 6), None, opened(way))
    refused = lie(record, seal=replace(opened(way), commitment=commit("7" * 64, way)))
    assert (refused.line, refused.reason) == (10, "this does not fit the secret")
    refused = lie(record, seal=replace(opened(way), secret="7" * 64))
    assert (refused.line, refused.reason) == (10, "this does not fit the secret")


@pytest.mark.parametrize("given", [{}, {0: "tulip 12"}, {1: "tulip 13"}, {0: "x", 1: "tulip 12"}])
@each_way
def test_nonces_that_give_something_else_are_refused_there(given: dict[int, str], way: Way) -> None:
    record = Record.of(promised(opened(way), 6), None, opened(way))
    refused = lie(record, seal=replace(opened(way), nonces=given))
    assert refused.line == 9
    assert refused.reason == f"the secret and the nonces give the {named(way)} {digits(given, way)}"


def digits(given: dict[int, str], way: Way) -> str:
    source = source_from(SECRET, given, way)
    return source.text if isinstance(source, Key) else str(source)


def named(way: Way) -> str:
    return "seed" if way == "seed" else "key"


@each_way
def test_a_source_that_was_not_promised_is_refused_even_if_the_game_fits_it(way: Way) -> None:
    for source in (7, Key("7" * 64), *({KEY, SEED} - {opened(way).source})):
        state = State(tegel.find("azul"), {}, source)
        refused = lie(Record.of(state, ["Anna", "Ben"]), seal=opened(way))
        assert refused.line == 9
        assert (
            refused.reason
            == f"the secret and the nonces give the {named(way)} {digits(NONCES, way)}"
        )


def test_a_sealed_game_that_goes_on_elsewhere_keeps_its_key() -> None:
    state = read_record(KEPT["key"].read_bytes()).verify()
    for _ in range(20):
        state.pop()
    text = str(Record.of(state, ["Anna", "Ben"]))
    assert "\nkey: " in text
    assert read_record(text).verify().source == state.source


def test_a_seal_of_another_game_is_not_written() -> None:
    for way in WAYS:
        with pytest.raises(BadOptions, match=f"give another {way} than this game's"):
            Record.of(played(7, 6), None, opened(way))
    with pytest.raises(BadOptions, match="there is no seat 2 that could give a nonce"):
        Record.of(played(7, 6), None, replace(closed(), nonces={2: "x"}))


# --- Tables that ended before their games ---------------------------------------------------------


def test_an_ending_stands_after_the_result_with_the_places() -> None:
    for ending, lines in [
        (Ending("resigned", 1, (1, 2)), "ended: seat 1 resigned\nplaces: 1 2\n"),
        (Ending("time", 0, (2, 1)), "ended: seat 0 ran out of time\nplaces: 2 1\n"),
        (Ending("abandoned", None, None), "ended: abandoned\n"),
    ]:
        text = str(Record.of(played(7, 6), None, ending=ending))
        assert f"\nresult: unfinished\n{lines}moves: 6\n" in text
        assert len(read_record(text).verify().moves) == 6


def test_a_move_that_breaks_after_an_ending_is_still_named_with_its_line() -> None:
    record = Record.of(played(7, 6), None, ending=Ending("resigned", 1, (1, 2)))
    refused = lie(record, moves=("nonsense", *record.moves[1:]))
    assert refused.line == line_of(str(record), "1. ")


def test_only_a_game_that_is_not_over_has_an_ending() -> None:
    with pytest.raises(BadOptions, match="the game is over, so the table cannot have ended so"):
        Record.of(played(7), None, ending=Ending("abandoned", None, None))
    ending = Ending("resigned", 1, (1, 2))
    assert "the result should be" in lie(finished(), scores=None, places=None, ending=ending).reason


def test_an_ending_has_a_place_for_each_seat() -> None:
    with pytest.raises(BadOptions, match="2 players need 2 places"):
        Record.of(played(7, 6), None, ending=Ending("resigned", 1, (1, 2, 3)))


def test_reading_needs_no_game_but_those_that_are_found() -> None:
    assert read_record(str(finished())).game is tegel.find("azul")
