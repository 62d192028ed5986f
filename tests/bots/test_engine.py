"""The engine: every line has its answer, and a query has exactly one that is final."""

import errno
import io
import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import tegel
from tegel.bots import Budget
from tegel.bots.engine import Engine, query, serve, think
from tegel.bots.engine.query import LONGEST_LINE
from tegel.bots.levels import LEVELS
from tegel.bots.roster import BOTS
from tegel.core.native import build, parts
from tegel.core.native.parts import Part
from tegel.core.position import pack

from . import thinkers
from .talk import AZUL, Answer, Session, ask, ask_lines, line

OURS = "tests.bots.thinkers"
THREE = pytest.mark.parametrize("name", ["azul", "azul_duel", "ingenious"])


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    thinkers.GATE.clear()
    thinkers.stopped.clear()
    thinkers.seen.clear()
    yield
    thinkers.GATE.set()


def played(name: str, length: int, seed: int = 7) -> tegel.State:
    state = tegel.new(name, seed=seed)
    choose = Random(seed).choice
    while not state.is_over and len(state.moves) < length:
        state.push(choose(state.legal_moves))
    return state


def code_and_message(answer: Answer) -> tuple[str, str]:
    assert answer["final"] is True
    assert set(answer) == {"id", "error", "final"}
    return answer["error"]["code"], answer["error"]["message"]


@THREE
def test_a_view_asks_what_its_position_does(name: str) -> None:
    state = played(name, 9)
    view = json.loads(json.dumps(state.view(state.turn)))
    how: dict[str, Any] = {"bot": "greedy", "bot_seed": 3}
    answers = [
        ask(**how, **{way: what}) for way, what in (("view", view), ("position", state.position))
    ]
    assert {**answers[0], "seconds": 0} == {**answers[1], "seconds": 0}
    code, message = code_and_message(ask(view={**view, "turn": "?"}))
    assert code == "bad_position"
    assert "turn: " in message
    assert code_and_message(ask(view={}))[0] == "bad_position"


@THREE
def test_a_record_moves_and_a_position_ask_the_same(name: str) -> None:
    state = played(name, 9)
    texts = tegel.Record.of(state).moves
    ways: list[dict[str, Any]] = [
        {"record": str(tegel.Record.of(state))},
        {"game": name, "moves": state.moves, "seed": 7},
        {"game": name, "moves": list(texts), "seed": 7},
        {"position": pack(state)},
        {"position": state.position},
        {"position": state.position_for(state.turn)},
    ]
    answers = [ask(**way, bot="greedy", bot_seed=5, candidates=1000) for way in ways]
    for answer in answers:
        assert answer["seconds"] > 0
        assert {**answer, "seconds": 0} == {**answers[0], "seconds": 0}
    assert answers[0]["seat"] == state.turn
    assert answers[0]["text"] == state.text(answers[0]["move"])
    assert sorted(each["move"] for each in answers[0]["candidates"]) == state.legal_moves


def test_an_answer_has_all_that_was_thought() -> None:
    answer = ask(**AZUL, bot=f"{OURS}.Counter", budget={"iterations": 3}, bot_seed=2**63 - 1)
    state = tegel.new("azul", seed=7)
    first, last = state.legal_moves[0], state.legal_moves[-1]
    assert answer.pop("seconds") >= 0.003
    assert answer == {
        "id": "q",
        "seat": state.turn,
        "move": first,
        "text": state.text(first),
        "candidates": [
            {
                "move": first,
                "text": state.text(first),
                "visits": 3,
                "share": 0.5,
                "margin": 1.5,
                "line": [state.text(first), state.text(last)],
            }
        ],
        "iterations": 3,
        "exact": False,
        "bot_seed": 2**63 - 1,
        "final": True,
    }


def test_no_more_candidates_are_told_than_asked_for() -> None:
    assert len(ask(**AZUL, bot="greedy")["candidates"]) == 10
    assert len(ask(**AZUL, bot="greedy", candidates=3)["candidates"]) == 3
    assert ask(**AZUL, bot="greedy", candidates=0)["candidates"] == []


@THREE
def test_a_bot_gets_what_its_seat_imagines_and_nothing_else(name: str) -> None:
    state = played(name, 11)
    assert state.turn is not None
    ask(record=str(tegel.Record.of(state)), bot=f"{OURS}.Snoop", bot_seed=99)
    (seen,) = thinkers.seen
    imagined = state.imagine(state.turn, 99)
    assert [part.tobytes() for part in seen.snapshot()] == [
        part.tobytes() for part in imagined.snapshot()
    ]
    assert (seen.moves, seen.seed) == ([], 99)
    assert seen.snapshot()[1].tobytes() != state.snapshot()[1].tobytes()


def test_what_a_bot_does_to_its_state_does_not_change_the_answer() -> None:
    answer = ask(**AZUL, bot=f"{OURS}.Snoop")
    assert answer["seat"] == tegel.new("azul", seed=7).turn
    assert answer["move"] == tegel.new("azul", seed=7).legal_moves[0]


def test_the_seed_that_is_told_gives_the_same_decision_again() -> None:
    first = ask(**AZUL, bot="random")
    again = ask(**AZUL, bot="random", bot_seed=first["bot_seed"])
    assert (again["move"], again["bot_seed"]) == (first["move"], first["bot_seed"])
    assert first["bot_seed"] < 2**53
    others = {ask(**AZUL, bot="random")["bot_seed"] for _ in range(3)}
    assert len(others - {first["bot_seed"]}) == 3


def test_without_a_bot_the_default_one_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    budget = {"iterations": 50}
    answer = ask(**AZUL, budget=budget, bot_seed=1)
    named = ask(**AZUL, budget=budget, bot_seed=1, bot=query.DEFAULT_BOT)
    assert answer["candidates"] == named["candidates"]
    assert answer["iterations"] == 50
    monkeypatch.setattr(query, "DEFAULT_BOT", f"{OURS}.Crasher")
    assert code_and_message(ask(**AZUL))[0] == "bot_failed"


def test_the_search_tells_on_the_way_and_can_be_cancelled() -> None:
    with Session() as session:
        session.send(id="a", **AZUL, bot="search", budget={"seconds": 900}, progress=0.01)
        first, second = session.hear(), session.hear()
        assert 0 < first["iterations"] < second["iterations"]
        session.send(id="c", action="cancel", target="a")
        assert session.hear_final() == {"id": "a", "cancelled": True, "final": True}


def test_without_a_limit_a_query_is_thought_about_until_it_is_stopped_and_then_decided() -> None:
    with Session() as session:
        session.send(id="a", **AZUL, bot="search", budget="unlimited", progress=0.01)
        session.send(id="b", **AZUL, bot="champion:seconds=inf", progress=0.01)
        while {session.hear()["id"], session.hear()["id"]} != {"a", "b"}:
            pass
        for name in ("a", "b"):
            session.send(id=f"stop {name}", action="stop", target=name)
            finals = [session.hear_final(), session.hear_final()]
            told, decided = sorted(finals, key=lambda answer: answer["id"], reverse=True)
            done = {"action": "stop", "target": name, "found": True, "final": True}
            assert told == {"id": f"stop {name}", **done}
            assert (decided["id"], decided["iterations"] > 0) == (name, True)
            assert decided["text"]
        session.send(id="late", action="stop", target="a")
        assert session.hear()["found"] is False
        assert session.hear_all() == []
    assert code_and_message(ask(**AZUL, budget="forever"))[1].startswith(
        "budget cannot be 'forever'"
    )


def test_a_query_that_still_waits_and_is_stopped_is_decided_at_once() -> None:
    with Session(threads=1) as session:
        session.send(id="deaf", **AZUL, bot=f"{OURS}.Deaf")
        session.send(id="next", **AZUL, bot=f"{OURS}.Counter", budget={"seconds": 900})
        session.send(id="s", action="stop", target="next")
        assert session.hear()["id"] == "s"
        thinkers.GATE.set()
        answers = {answer["id"]: answer for answer in session.hear_all()}
        assert answers["next"]["iterations"] == 1


def test_a_level_can_be_asked() -> None:
    assert ask(**AZUL, bot="expert")["iterations"] == 40


@pytest.mark.parametrize(
    ("bot", "budget", "iterations"),
    [
        ("Counter", {"iterations": 4}, 4),
        ("Counter:iterations=5", None, 5),
        ("Counter:iterations=5", {"iterations": 4}, 4),
        ("Counter:seconds=500", {"iterations": 4}, 4),
        ("Counter", {"seconds": 500, "iterations": 4}, 4),
    ],
)
def test_the_budget_is_that_of_the_query_or_else_of_the_bot(
    bot: str, budget: dict[str, float] | None, iterations: int
) -> None:
    more = {} if budget is None else {"budget": budget}
    assert ask(**AZUL, bot=f"{OURS}.{bot}", **more)["iterations"] == iterations


def test_without_any_budget_a_bot_has_the_default_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert think.DEFAULT_BUDGET.seconds == 1.0
    monkeypatch.setattr(think, "DEFAULT_BUDGET", Budget(iterations=6))
    assert ask(**AZUL, bot=f"{OURS}.Counter")["iterations"] == 6


def test_progress_is_told_on_the_way_and_only_if_asked() -> None:
    bot = f"{OURS}.Counter"
    *parts, final = ask_lines(
        line(id="q", **AZUL, bot=bot, budget={"iterations": 100}, progress=0.01)
    )
    assert parts
    assert [part["final"] for part in parts] == [False] * len(parts)
    assert (final["final"], final["iterations"]) == (True, 100)
    counts = [part["iterations"] for part in [*parts, final]]
    assert counts == sorted(counts)
    assert set(parts[0]) == set(final)
    seconds = [part["seconds"] for part in parts]
    assert all(
        later - earlier >= 0.01 for earlier, later in zip([0, *seconds], seconds, strict=False)
    )
    assert len(ask_lines(line(id="q", **AZUL, bot=bot, budget={"iterations": 100}))) == 1


def test_a_query_that_is_cancelled_stops_and_says_so_once() -> None:
    with Session() as session:
        session.send(
            id="long", **AZUL, bot=f"{OURS}.Counter", budget={"seconds": 900}, progress=0.01
        )
        assert session.hear()["final"] is False
        session.send(id="c", action="cancel", target="long")
        assert session.hear_final() == {"id": "long", "cancelled": True, "final": True}
        done = {"id": "c", "action": "cancel", "target": "long", "found": True, "final": True}
        assert session.hear() == done
        assert thinkers.stopped.wait(60), "the bot thinks on"
        session.send(id="d", action="cancel", target="long")
        assert session.hear() == {**done, "id": "d", "found": False}
        assert session.hear_all() == []


def test_a_bot_that_can_not_be_stopped_is_cancelled_all_the_same() -> None:
    with Session(threads=1) as session:
        session.send(id="a", **AZUL, bot=f"{OURS}.Deaf")
        session.send(id="c", action="cancel", target="a")
        assert [session.hear()["id"], session.hear()["id"]] == ["a", "c"]
        # The id is free again, and what the deaf one says in the end is not taken for its answer.
        session.send(id="a", **AZUL, bot=f"{OURS}.Counter", budget={"iterations": 1})
        thinkers.GATE.set()
        (answer,) = session.hear_all()
        assert (answer["id"], answer["iterations"]) == ("a", 1)


def test_nobody_waits_for_a_cancelled_bot_at_the_end() -> None:
    with Session(threads=1) as session:
        session.send(id="a", **AZUL, bot=f"{OURS}.Deaf")
        session.send(id="c", action="cancel", target="a")
        assert [answer["id"] for answer in session.hear_all()] == ["a", "c"]


def test_a_query_that_still_waits_can_be_cancelled() -> None:
    with Session(threads=1) as session:
        session.send(id="deaf", **AZUL, bot=f"{OURS}.Deaf")
        session.send(id="next", **AZUL, bot=f"{OURS}.Snoop")
        session.send(id="c", action="cancel", target="next")
        assert [session.hear()["id"], session.hear()["id"]] == ["next", "c"]
        session.send(id="last", **AZUL, bot="random")
        thinkers.GATE.set()
        assert [answer["id"] for answer in session.hear_all()] == ["deaf", "last"]
        assert thinkers.seen == []


def test_answers_come_as_they_are_ready() -> None:
    with Session(threads=2) as session:
        session.send(id="slow", **AZUL, bot=f"{OURS}.Deaf")
        session.send(id="fast", **AZUL, bot="random")
        assert session.hear()["id"] == "fast"
        thinkers.GATE.set()
        assert session.hear()["id"] == "slow"


def test_at_the_end_of_input_all_that_was_asked_is_answered() -> None:
    ids = [str(n) for n in range(50)]
    answers = ask_lines(*(line(id=each, **AZUL, bot="random") for each in ids), threads=3)
    assert sorted(ids) == sorted(answer["id"] for answer in answers)
    assert all(answer["final"] and "move" in answer for answer in answers)


def test_a_last_line_without_a_line_feed_is_answered() -> None:
    (answer,) = ask_lines(line(id="q", **AZUL, bot="random").rstrip(b"\n"))
    assert "move" in answer


def test_a_long_file_of_queries_is_read_as_it_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "MOST_WAITING", 2)
    answers = ask_lines(*(line(id=str(n), **AZUL, bot="random") for n in range(40)))
    assert [answer["id"] for answer in answers] == [str(n) for n in range(40)]


def test_quit_ends_at_once_and_leaves_the_rest_unanswered() -> None:
    with Session(threads=1) as session:
        session.send(id="deaf", **AZUL, bot=f"{OURS}.Deaf")
        session.send(id="waits", **AZUL)
        session.send(id="q", action="quit")
        session.send(id="late", action="hello")
        assert session.hear() == {"id": "q", "action": "quit", "final": True}
        assert session.hear_all() == []


def test_hello_tells_what_there_is() -> None:
    answer = ask(action="hello")
    assert answer["tegel"] == tegel.__version__
    assert answer["protocol"] == 1
    assert (answer["bots"], answer["levels"]) == (list(BOTS), list(LEVELS))
    assert answer["default_bot"] in answer["bots"]
    assert (answer["threads"], answer["longest_line"]) == (1, LONGEST_LINE)
    games = {game["name"]: game for game in answer["games"]}
    assert list(games) == list(tegel.games())
    for name, game in tegel.games().items():
        assert games[name]["rules"] == game.rules_version
        options = {option["name"]: option["choices"] for option in games[name]["options"]}
        assert options == {option.name: list(option.choices) for option in game.options}


NO_JSON: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "the line is empty"),
    "blank": (b"  \r", "the line is empty"),
    "words": (b"hello", "Expecting value, at character 1"),
    "cut short": (b'{"id": "1"', "at character 12"),
    "two values": (b'{"id": "1"} {}', "Extra data, at character 13"),
    "single quotes": (b"{'id': '1'}", "at character 2"),
    "NaN": (b'{"id": "1", "progress": NaN}', "NaN is no number of JSON"),
    "infinity": (b'{"id": "1", "progress": -Infinity}', "-Infinity is no number of JSON"),
    "a name twice": (b'{"id": "1", "id": "2"}', "'id' stands twice"),
    "thousands of digits": (b'{"id": "1", "seed": ' + b"9" * 5000 + b"}", "not JSON: "),
    "deep lists": (b"[" * 100_000, "it is nested too deeply"),
    "deep objects": (b'{"a":' * 100_000, "it is nested too deeply"),
    "no UTF-8": (b'{"id": "\xff"}', "it is not UTF-8 text"),
    "UTF-16": ('{"id": "1"}'.encode("utf-16"), "it is not UTF-8 text"),
    "zeros": (bytes(100), "Expecting value"),
}


@pytest.mark.parametrize(("data", "reason"), NO_JSON.values(), ids=NO_JSON.keys())
def test_a_line_that_is_no_json_gets_one_error_and_the_next_is_answered(
    data: bytes, reason: str
) -> None:
    answer, after = ask_lines(data + b"\n", line(id="q", action="hello"))
    code, message = code_and_message(answer)
    assert (answer["id"], code) == (None, "bad_json")
    assert reason in message
    assert after["id"] == "q"


BAD_QUERIES: list[tuple[object, str | None, str]] = [
    ([], None, "a query is an object"),
    ("hello", None, "a query is an object"),
    (None, None, "a query is an object"),
    (7, None, "a query is an object"),
    ({}, None, "a query needs an id"),
    ({"action": "hello"}, None, "a query needs an id"),
    ({"id": 7, "action": "hello"}, None, "id should be a text"),
    ({"id": None, **AZUL}, None, "id should be a text"),
    ({"id": "", **AZUL}, None, "id should have 1 to 200 characters, not 0"),
    ({"id": "x" * 201, **AZUL}, None, "id should have 1 to 200 characters, not 201"),
    ({"id": "q"}, "q", "a query has one of record, moves, position, view, not none"),
    ({"id": "q", **AZUL, "record": ""}, "q", "not record and moves"),
    ({"id": "q", "game": "azul", "moves": []}, "q", "moves and seed go together"),
    ({"id": "q", "position": "x", "seed": 7}, "q", "moves and seed go together"),
    ({"id": "q", "moves": [], "seed": 7}, "q", "moves need a game"),
    ({"id": "q", **AZUL, "budgt": {}}, "q", "no field 'budgt' here; did you mean budget?"),
    ({"id": "q", **AZUL, "zzz": 1}, "q", "no field 'zzz' here; there are: id, game, options"),
    ({"id": "q", **AZUL, "x" * 9999: 1}, "q", "there is no field 'xxx"),
    ({"id": "q", **AZUL, "target": "x"}, "q", "there is no field 'target' here"),
    ({"id": "q", **AZUL, "game": 7}, "q", "game should be a text"),
    ({"id": "q", **AZUL, "game": "x" * 201}, "q", "game should have 1 to 200 characters"),
    ({"id": "q", **AZUL, "options": []}, "q", "options should be an object"),
    ({"id": "q", **AZUL, "options": {"players": 2.0}}, "q", "the option 'players' should be"),
    ({"id": "q", **AZUL, "options": {"players": True}}, "q", "the option 'players' should be"),
    ({"id": "q", **AZUL, "options": {"players": [[]]}}, "q", "the option 'players' should be"),
    ({"id": "q", **AZUL, "options": {"wall": "x" * 201}}, "q", "the option 'wall' should be"),
    ({"id": "q", **AZUL, "options": {"x" * 201: 1}}, "q", "the option 'xxx"),
    ({"id": "q", **AZUL, "moves": "F1 red 2"}, "q", "moves should be a list"),
    ({"id": "q", **AZUL, "moves": [3, None]}, "q", "move 2 should be a whole number or a text"),
    ({"id": "q", **AZUL, "moves": [True]}, "q", "move 1 should be a whole number or a text"),
    ({"id": "q", **AZUL, "moves": [1.0]}, "q", "move 1 should be a whole number or a text"),
    ({"id": "q", **AZUL, "seed": "7"}, "q", "seed should be a whole number"),
    ({"id": "q", **AZUL, "seed": -1}, "q", "seed cannot be -1; it can be 0 to 9223372036854775807"),
    ({"id": "q", **AZUL, "seed": 2**63}, "q", "seed cannot be 9223372036854775808"),
    ({"id": "q", **AZUL, "seat": "0"}, "q", "seat should be a whole number"),
    ({"id": "q", **AZUL, "seat": False}, "q", "seat should be a whole number"),
    ({"id": "q", **AZUL, "bot": None}, "q", "bot should be a text"),
    ({"id": "q", **AZUL, "budget": 1}, "q", "budget should be an object"),
    ({"id": "q", **AZUL, "budget": {}}, "q", "a budget has seconds, iterations or both"),
    ({"id": "q", **AZUL, "budget": {"second": 1}}, "q", "did you mean seconds?"),
    ({"id": "q", **AZUL, "budget": {"seconds": "1"}}, "q", "seconds should be a number"),
    ({"id": "q", **AZUL, "budget": {"seconds": 0}}, "q", "seconds cannot be 0"),
    ({"id": "q", **AZUL, "budget": {"seconds": 1e308}}, "q", "seconds cannot be 1e+308"),
    ({"id": "q", **AZUL, "budget": {"iterations": 1.5}}, "q", "iterations should be a whole numb"),
    ({"id": "q", **AZUL, "budget": {"iterations": 0}}, "q", "iterations cannot be 0"),
    ({"id": "q", **AZUL, "bot_seed": -1}, "q", "bot_seed cannot be -1"),
    ({"id": "q", **AZUL, "progress": 0}, "q", "progress cannot be 0; it can be 0.01 to 3600"),
    ({"id": "q", **AZUL, "progress": True}, "q", "progress should be a number of seconds"),
    ({"id": "q", **AZUL, "candidates": -1}, "q", "candidates cannot be -1; it can be 0 to 1000"),
    ({"id": "q", "action": None}, "q", "action should be a text"),
    ({"id": "q", "action": "cancle"}, "q", "no action 'cancle'; did you mean cancel?"),
    ({"id": "q", "action": "x"}, "q", "no action 'x'; there are: hello, cancel, stop, quit"),
    ({"id": "q", "action": "cancel"}, "q", "cancel needs a target"),
    ({"id": "q", "action": "cancel", "target": 7}, "q", "target should be a text"),
    ({"id": "q", "action": "hello", "game": "azul"}, "q", "there is no field 'game' here"),
]


@pytest.mark.parametrize(
    ("query", "name", "reason"), BAD_QUERIES, ids=[reason for _, _, reason in BAD_QUERIES]
)
def test_a_bad_query_is_refused_with_what_would_be_right(
    query: object, name: str | None, reason: str
) -> None:
    (answer,) = ask_lines(json.dumps(query).encode() + b"\n")
    code, message = code_and_message(answer)
    assert (answer["id"], code) == (name, "bad_query")
    assert reason in message
    assert len(message) <= 500


REFUSALS: list[tuple[dict[str, Any], str, str]] = [
    ({"game": "azull"}, "bad_game", "there is no game 'azull'; did you mean azul?"),
    ({"game": "../azul"}, "bad_game", "there is no game '../azul'"),
    ({"options": {"wal": "grey"}}, "bad_game", "there is no option 'wal'; did you mean wall?"),
    ({"options": {"wall": "pink"}}, "bad_game", "wall cannot be 'pink'; it can be: coloured, grey"),
    ({"options": {"start": 3}}, "bad_game", "start cannot be 3 with 2 players"),
    ({"moves": ["F1 red 2", "what"]}, "bad_move", "move 2: 'what' is not a move"),
    ({"moves": [9999]}, "bad_move", "move 1: 9999 is not a move; moves are 0 to 304"),
    ({"moves": [-1]}, "bad_move", "move 1: -1 is not a move"),
    ({"moves": ["C red 2"]}, "bad_move", "move 1: C red 2 is not possible: the centre has no red"),
    ({"moves": ["x" * 9999]}, "bad_move", "move 1: that is too long for a move"),
    ({"seat": 2}, "bad_seat", "there is no seat 2; seats are 0 to 1"),
    ({"seat": -1}, "bad_seat", "there is no seat -1"),
    ({"bot": "gredy"}, "bad_bot", "there is no bot 'gredy'; did you mean greedy?"),
    ({"bot": "greedy:speed=9"}, "bad_bot", "greedy has no setting 'speed'"),
    ({"bot": "no.such.Bot"}, "bad_bot", "there is no bot 'no.such.Bot'"),
    ({"bot": f"{OURS}.Picky"}, "bad_bot", "Picky can't be loaded: RuntimeError: not today"),
    ({"bot": f"{OURS}.Crasher"}, "bot_failed", "Crasher failed: RuntimeError: no idea"),
    ({"bot": f"{OURS}.Quitter"}, "bot_failed", "Quitter failed: SystemExit: 3"),
    ({"bot": f"{OURS}.Cheater"}, "bot_failed", "Cheater failed: IllegalMove: C blue 1 is not poss"),
    ({"bot": f"{OURS}.Dreamer"}, "bot_failed", "Dreamer failed: ValueError: a share of nan"),
    ({"bot": f"{OURS}.Mute"}, "bot_failed", "Mute failed: "),
]


@pytest.mark.parametrize(
    ("change", "code", "reason"), REFUSALS, ids=[reason for _, _, reason in REFUSALS]
)
def test_what_can_not_be_decided_is_refused_and_the_next_query_is_answered(
    change: dict[str, Any], code: str, reason: str
) -> None:
    refusal, answer = ask_lines(
        line(**{"id": "bad", **AZUL, **change}), line(id="good", **AZUL, bot="random")
    )
    assert refusal["id"] == "bad"
    assert code_and_message(refusal)[0] == code
    assert reason in code_and_message(refusal)[1]
    assert answer["id"] == "good"
    assert "move" in answer


def test_a_seat_that_is_not_in_turn_is_refused_and_the_one_that_is_can_be_named() -> None:
    turn = tegel.new("azul", seed=7).turn
    assert turn is not None
    assert ask(**AZUL, seat=turn, bot="random")["seat"] == turn
    code, message = code_and_message(ask(**AZUL, seat=1 - turn))
    assert code == "bad_seat"
    assert f"seat {1 - turn} has nothing to decide now: seat {turn} is in turn" in message


def test_a_game_that_is_over_has_nothing_to_decide() -> None:
    state = played("azul", 10_000)
    for way in ({"record": str(tegel.Record.of(state))}, {"position": pack(state)}):
        assert code_and_message(ask(**way))[0] == "game_over"


def test_a_record_must_be_whole_and_true() -> None:
    text = str(tegel.Record.of(played("azul", 9)))
    code, message = code_and_message(ask(record=text.replace("blue", "red", 1)))
    assert code == "bad_record"
    assert "the text above was changed" in message
    lie = replace(tegel.Record.of(played("azul", 10_000)), scores=(99, 1))
    code, message = code_and_message(ask(record=str(lie)))
    assert code == "bad_record"
    assert "the result should be" in message
    assert code_and_message(ask(record=""))[0] == "bad_record"
    assert code_and_message(ask(record="x" * 300))[0] == "bad_record"


def test_a_position_must_be_whole() -> None:
    token = pack(played("azul", 9))
    code, message = code_and_message(ask(position=token[:-1]))
    assert (code, message) == (
        "bad_position",
        "the position was damaged: it does not fit its check",
    )
    assert code_and_message(ask(position=""))[0] == "bad_position"
    text = played("azul", 9).position
    code, message = code_and_message(ask(position=text.replace("score0=", "score0=9")))
    assert code == "bad_position"
    assert message.startswith("score0: with this wall it should be")


@pytest.mark.parametrize("kind", ["record", "position"])
def test_a_game_named_beside_a_record_or_a_position_must_be_theirs(kind: str) -> None:
    state = played("azul", 9)
    given = {kind: str(tegel.Record.of(state)) if kind == "record" else pack(state)}
    same = {"game": "azul", "options": {"players": "2", "wall": "coloured"}}
    assert "move" in ask(**given, **same, bot="random")
    for other, reason in (
        ({"game": "ingenious"}, "this is a game of azul, not of ingenious"),
        ({"options": {"wall": "grey"}}, "wall is coloured in this game, not grey"),
        ({"options": {"edition": "travel"}}, "there is no option 'edition'"),
    ):
        code, message = code_and_message(ask(**given, **other))
        assert code == "bad_game"
        assert reason in message


@pytest.mark.parametrize(
    "again",
    [
        {**AZUL},
        {"action": "hello"},
        {"action": "cancel", "target": "a"},
        {"nonsense": True},
    ],
    ids=["a query", "an action", "its own cancellation", "a bad query"],
)
def test_an_id_in_flight_is_refused_without_looking_like_an_answer_to_it(
    again: dict[str, Any],
) -> None:
    with Session(threads=1) as session:
        session.send(id="a", **AZUL, bot=f"{OURS}.Deaf")
        session.send(**{"id": "a", **again})
        refusal = session.hear()
        assert refusal["id"] is None
        code, message = code_and_message(refusal)
        assert code == "duplicate_id"
        assert "'a' is the id of a query that is not answered yet" in message
        thinkers.GATE.set()
        assert session.hear()["id"] == "a"
        session.send(id="a", action="hello")
        assert session.hear()["action"] == "hello"


class Endless(io.RawIOBase):
    """A line that goes on for a while, and then a query."""

    def __init__(self, length: int, after: bytes) -> None:
        self.left = length
        self.after = io.BytesIO(after)
        self.largest = 0

    def readable(self) -> bool:
        return True

    def readinto(self, room: Any) -> int:
        data = b"x" * min(len(room), self.left) or self.after.read(len(room))
        self.left = max(self.left - len(data), 0)
        self.largest = max(self.largest, len(room))
        room[: len(data)] = data
        return len(data)


def test_a_line_without_end_is_passed_over_in_pieces() -> None:
    stream = Endless(10 * LONGEST_LINE, b"\n" + line(id="q", action="hello"))
    answers = io.BytesIO()
    Engine(io.BufferedReader(stream), answers, 1).run()
    refusal, after = map(json.loads, answers.getvalue().splitlines())
    assert refusal["id"] is None
    assert code_and_message(refusal)[0] == "too_long"
    assert after["id"] == "q"
    assert stream.largest < LONGEST_LINE


@pytest.mark.parametrize(("spare", "is_read"), [(0, True), (-1, False)])
def test_a_line_may_have_just_so_many_bytes(spare: int, is_read: bool) -> None:
    text = line(id="q", action="hello").rstrip(b"\n")
    text += b" " * (LONGEST_LINE - len(text) - spare)
    for end in (b"\n", b""):
        (answer,) = ask_lines(text + end)
        assert ("error" not in answer) is is_read


class Broken(io.BytesIO):
    """A stream that can't be read or written."""

    def readline(self, size: int | None = -1, /) -> bytes:
        raise OSError(errno.EIO, "the cable is out")

    def write(self, data: Any, /) -> int:
        raise BrokenPipeError


def test_when_nobody_reads_the_answers_the_engine_ends() -> None:
    with pytest.raises(BrokenPipeError):
        Engine(io.BytesIO(line(id="q", action="hello")), Broken(), 1).run()


def test_a_stream_that_can_not_be_read_is_told() -> None:
    with pytest.raises(OSError, match="the cable is out"):
        Engine(Broken(), io.BytesIO(), 1).run()


def test_a_mistake_of_ours_is_an_answer_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(think, "fresh_seed", fail)
    code, message = code_and_message(ask(**AZUL))
    assert (code, message) == ("engine_failed", "the engine failed: ZeroDivisionError: oh")
    monkeypatch.setattr(serve, "read", fail)
    assert code_and_message(ask(action="hello"))[0] == "engine_failed"


def test_a_game_is_compiled_once_before_its_first_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(parts, "_in_use", set())
    monkeypatch.setattr(Part, "is_ready", lambda part: part.is_loaded)

    def compile_nothing(game: tegel.Game, stages: list[str]) -> list[Any]:
        compiled.extend([game.name, *stages])
        return []

    monkeypatch.setattr(build, "Building", compile_nothing)
    lines = [line(id=str(n), **AZUL, bot="random") for n in range(20)]
    duel = pack(played("azul_duel", 3))
    answers = ask_lines(*lines, line(id="duel", position=duel, bot="random"), threads=8)
    assert len(answers) == 21
    assert sorted(compiled) == ["azul", "azul_duel", "rules", "rules"]
