"""`tegel verify`: good games pass, and for others it says where they break."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import tegel
from tegel import Record, State
from tegel.core.ending import Ending
from tegel.core.seal import WAYS, Seal, Way, commit, source_from

from .helpers import Run, recorded, written


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_as_it_was_played_is_good(run: Run, tmp_path: Path, wall: str, players: int) -> None:
    record = recorded(7, wall=wall, players=players)
    file = written(tmp_path, record)
    done = run("verify", file)
    result = " ".join(map(str, record.scores or ()))
    assert (done.code, done.err) == (0, "")
    assert done.out == f"{file}: good, Azul, {len(record.moves)} moves, result {result}\n"


def test_an_unfinished_game_is_good_as_far_as_it_goes(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, recorded(7, 3))
    done = run("verify", file)
    assert (done.code, done.out) == (0, f"{file}: good, Azul, 3 moves, result unfinished\n")


@pytest.mark.parametrize(
    ("ending", "words"),
    [
        (Ending("resigned", 1, (1, 2)), "seat 1 resigned"),
        (Ending("time", 0, (2, 1)), "seat 0 ran out of time"),
        (Ending("abandoned", None, None), "abandoned"),
    ],
    ids=str,
)
def test_how_a_table_ended_before_its_game_is_told(
    run: Run, tmp_path: Path, ending: Ending, words: str
) -> None:
    file = written(tmp_path, replace(recorded(7, 3), ending=ending))
    done = run("verify", file)
    assert (done.code, done.out) == (0, f"{file}: good, Azul, 3 moves, unfinished: {words}\n")


@pytest.mark.parametrize("way", WAYS)
def test_a_game_with_the_chance_that_was_promised_is_good(
    run: Run, tmp_path: Path, way: Way
) -> None:
    secret, nonces = "7" * 64, {0: "tulip 12"}
    state = State(tegel.find("azul"), {}, source_from(secret, nonces, way))
    seal = Seal(commit(secret, way), nonces, secret)
    file = written(tmp_path, Record.of(state, ["Anna", "Ben"], seal))
    done = run("verify", file)
    assert (done.code, done.out) == (0, f"{file}: good, Azul, 0 moves, result unfinished\n")


KEPT = Path(__file__).parents[1] / "core" / "records"


def test_games_that_older_and_newer_tables_sealed_are_good(run: Run) -> None:
    done = run("verify", KEPT / "seed.tegel", KEPT / "key.tegel")
    assert (done.code, done.out.count(": good, Azul, ")) == (0, 2)


DAMAGES_TO_A_SEAL: dict[str, tuple[str, str, str]] = {
    "another secret": ("secret: 0dd", "secret: 1dd", "line 10: this does not fit the secret"),
    "half a secret": ("a115\n", "a11\n", "line 13: a secret is written as 64 digits 0-9, a-f"),
    "another nonce": ("tulip 12", "tulip 13", "line 9: the secret and the nonces give the "),
    "another commitment": (":2cf0", ":2cf1", "line 10: this does not fit the secret"),
    "an unknown kind": (": sha256", ": sha512", "line 10: a commitment is written sha256: or "),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("change", DAMAGES_TO_A_SEAL)
def test_a_damaged_seal_is_told_in_one_sentence(
    run: Run, tmp_path: Path, way: Way, change: str
) -> None:
    old, new, reason = DAMAGES_TO_A_SEAL[change]
    text = (KEPT / f"{way}.tegel").read_text(encoding="utf-8")
    assert text.count(old) == 1
    file = tmp_path / "game.tegel"
    file.write_text(checked(text.replace(old, new)), encoding="utf-8")
    done = run("verify", file)
    assert (done.code, done.err) == (1, "")
    assert done.out.startswith(f"{file}: {reason}")
    assert done.out.count("\n") == 1


def checked(text: str) -> str:
    """A text with the check that fits it."""
    body = text[: text.rindex("check: ")]
    return f"{body}check: {hashlib.sha256(body.encode()).hexdigest()[:16]}\n"


def test_a_game_sealed_by_a_key_is_not_good_as_one_sealed_by_a_seed(
    run: Run, tmp_path: Path
) -> None:
    text = (KEPT / "key.tegel").read_text(encoding="utf-8").replace("sha256-key:", "sha256:")
    file = tmp_path / "game.tegel"
    file.write_text(checked(text), encoding="utf-8")
    right = "line 9: the secret and the nonces give the seed 3750044062631382828"
    assert run("verify", file).out == f"{file}: {right}\n"


LIES: dict[str, tuple[Callable[[Record], Record], str]] = {
    "an illegal move": (
        lambda r: replace(r, moves=(*r.moves[:4], "C blue 1", *r.moves[5:])),
        "line 18: move 5: C blue 1 is not possible: the centre has no blue tiles",
    ),
    "no move at all": (
        lambda r: replace(r, moves=("nonsense", *r.moves[1:])),
        "line 14: move 1: 'nonsense' is not a move",
    ),
    "a move too many": (
        lambda r: replace(r, moves=(*r.moves, "C red floor")),
        "line 86: move 73: C red floor is not possible: the game is over",
    ),
    "a move too few": (
        lambda r: replace(r, moves=r.moves[:-1]),
        "there is a result, but the last move does not end the game",
    ),
    "another result": (lambda r: replace(r, scores=(99, 1)), "line 10: the result should be 0 20"),
    "other places": (lambda r: replace(r, places=(1, 2)), "line 11: the places should be 2 1"),
    "no result": (
        lambda r: replace(r, scores=None, places=None),
        "line 10: the result should be 0 20",
    ),
    "another seed": (lambda r: replace(r, source=8), "move "),
    "another commitment": (
        lambda r: replace(r, seal=Seal(commit("8" * 64, "seed"), {}, "7" * 64)),
        "line 10: this does not fit the secret",
    ),
    "a seed that was not promised": (
        lambda r: replace(r, seal=Seal(commit("7" * 64, "seed"), {}, "7" * 64)),
        "line 9: the secret and the nonces give the seed 6217568680474689380",
    ),
    "a secret that is kept": (
        lambda r: replace(r, source=None, seal=Seal(commit("7" * 64, "key"), {}, None)),
        "the secret is not revealed yet",
    ),
}


@pytest.mark.parametrize(("change", "reason"), LIES.values(), ids=LIES.keys())
def test_a_game_that_was_not_played_so_breaks_where_it_does(
    run: Run, tmp_path: Path, change: Callable[[Record], Record], reason: str
) -> None:
    file = written(tmp_path, change(recorded(7)))
    done = run("verify", file)
    assert (done.code, done.err) == (1, "")
    assert done.out.startswith(f"{file}: line ")
    assert reason in done.out


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda data: b"", "line 1: a game record begins with"),
    "cut short": (lambda data: data[:300], "line 25: move 12 should stand here"),
    "without its end": (lambda data: data[:-1], "with one line feed"),
    "edited": (lambda data: data.replace(b"blue", b"red", 1), "the text above was changed"),
    "binary": (lambda data: bytes(range(256)), "line 2: this is not UTF-8 text"),
    "zeros": (lambda data: bytes(1000), "line 1: the line is too long"),
    "something else": (lambda data: b"{}\n", "line 1: a game record begins with"),
    "huge": (lambda data: data * 9999, "line 1: the file is too large for a game"),
}


@pytest.mark.parametrize(("damage", "reason"), DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_file_is_refused_with_the_line(
    run: Run, tmp_path: Path, damage: Callable[[bytes], bytes], reason: str
) -> None:
    file = written(tmp_path, recorded(7))
    file.write_bytes(damage(file.read_bytes()))
    done = run("verify", file)
    assert (done.code, done.err) == (1, "")
    assert done.out.startswith(f"{file}: ")
    assert reason in done.out


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("missing.tegel", "can't be read: No such file or directory"),
        (".", "can't be read: Is a directory"),
        ("x" * 300, "can't be read: File name too long"),
        ("/dev/zero", "line 1: the file is too large for a game"),
        ("/dev/null", "line 1: a game record begins with the line 'tegel record 1'"),
    ],
    ids=lambda value: value[:20],
)
def test_what_is_no_file_is_refused(run: Run, name: str, reason: str) -> None:
    if name.startswith("/dev") and not Path(name).exists():
        pytest.skip("there is no such device")
    done = run("verify", name)
    assert (done.code, done.err) == (1, "")
    assert done.out.startswith(f"{name}: {reason}")


def test_many_files_are_all_told_of_and_one_bad_one_fails(run: Run, tmp_path: Path) -> None:
    good = written(tmp_path, recorded(7))
    done = run("verify", good, tmp_path / "missing", good)
    assert done.code == 1
    assert [": good, " in line for line in done.out.splitlines()] == [True, False, True]


def test_verify_json_tells_the_same_as_data(run: Run, tmp_path: Path) -> None:
    good = written(tmp_path, recorded(7, 3))
    bad = written(tmp_path, replace(recorded(7, 3), moves=("nonsense",)), "bad.tegel")
    missing = tmp_path / "missing"
    done = run("verify", "--json", good, bad, missing)
    assert (done.code, done.err) == (1, "")
    reports = json.loads(done.out)
    text = "good, Azul, 3 moves, result unfinished"
    assert reports[0] == {"file": str(good), "ok": True, "text": text, "moves": 3}
    assert [list(report) for report in reports[1:]] == [
        ["file", "ok", "text", "line", "reason"]
    ] * 2
    assert (reports[1]["ok"], reports[1]["line"]) == (False, 13)
    assert reports[1]["text"] == f"line 13: {reports[1]['reason']}"
    reason = "can't be read: No such file or directory"
    assert reports[2] == {
        "file": str(missing),
        "ok": False,
        "text": reason,
        "line": None,
        "reason": reason,
    }


def test_a_name_that_is_no_text_is_told_all_the_same(run: Run) -> None:
    done = run("verify", "no\udcfftext")
    assert (done.code, done.out) == (1, "no_text: can't be read: No such file or directory\n")
