"""`tegel engine`: the protocol in a process of its own, and the page that describes it."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

import pytest

from tegel.bots.engine.query import ACTIONS, ASKS, LONGEST_LINE
from tegel.cli.engine import explain
from tegel.core.shelf import languages
from tests.bots.talk import AZUL, Answer, Talk, ask_lines, line

from .helpers import TEGEL, Run, environment, played, run_alone

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "engine.md").read_text("utf-8")
OURS = "tests.bots.thinkers"


class Process(Talk):
    """An engine in a process of its own, that can import the bots of the tests."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [*TEGEL, "engine", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=with_tests(),
            bufsize=0,
        )
        assert self.process.stdin
        assert self.process.stdout
        super().__init__(self.process.stdin, self.process.stdout)  # type: ignore[arg-type]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        with self.process:
            pass

    def end(self) -> tuple[int, str]:
        """Wait until it ends; its status, and what it said on standard error."""
        assert self.process.stderr
        complaints = self.process.stderr.read().decode()
        return self.process.wait(60), complaints


def with_tests() -> dict[str, str]:
    env = environment()
    return {**env, "PYTHONPATH": os.pathsep.join([env["PYTHONPATH"], str(ROOT)])}


def test_it_answers_everything_and_ends_well() -> None:
    lines = [line(id=str(n), **AZUL, bot="random") for n in range(9)]
    done = run_alone("engine", typed=b"".join([*lines, b"nonsense\n", b"\xff\n"]))
    answers = [json.loads(text) for text in done.out.splitlines()]
    assert (done.code, done.err) == (0, "")
    assert sorted(str(answer["id"]) for answer in answers) == [*map(str, range(9)), "None", "None"]
    assert sum("move" in answer for answer in answers) == 9


@pytest.mark.parametrize("language", languages())
def test_it_says_why_in_any_language(language: str) -> None:
    state = played(7, 12)
    asked = {"position": state.position, "bot": "search", "budget": {"iterations": 300}}
    query = {**asked, "candidates": 3, "bot_seed": 1, "reasons": language}
    (answer,) = ask_lines(line(id="q", **query), explain=explain)
    (plain,) = ask_lines(line(id="q", **asked, candidates=3, bot_seed=1))
    told = [(one.pop("reasons"), one.pop("why")) for one in answer["candidates"]]
    assert {**answer, "seconds": 0} == {**plain, "seconds": 0}
    assert len(told) == 3
    assert any(why for _, why in told)
    for reasons, why in told:
        assert bool(reasons) == bool(why)
        assert all({"kind", "seat", "good", "more"} <= set(one) for one in reasons)
        assert not why or why.endswith(".")


def test_reasons_are_told_only_by_who_knows_them_and_in_a_language_that_there_is() -> None:
    unknown, nobody = (
        ask_lines(line(id="q", **AZUL, bot="greedy", reasons=language), explain=who)[0]["error"]
        for language, who in (("la", explain), ("en", None))
    )
    assert unknown["code"] == nobody["code"] == "bad_query"
    assert unknown["message"] == "reasons cannot be told in 'la'; there are: en, de, nl"
    assert nobody["message"] == "this engine tells no reasons"


def test_without_a_single_line_it_ends_well() -> None:
    done = run_alone("engine")
    assert (done.code, done.out, done.err) == (0, "", "")


def test_a_bot_that_thinks_tells_how_far_it_is_and_can_be_cancelled() -> None:
    with Process() as engine:
        bot = f"{OURS}.Counter"
        engine.send(id="a", **AZUL, bot=bot, budget={"seconds": 900}, progress=0.01)
        first, second = engine.hear(), engine.hear()
        assert [first["final"], second["final"]] == [False, False]
        assert first["iterations"] < second["iterations"]
        engine.send(id="c", action="cancel", target="a")
        assert engine.hear_final() == {"id": "a", "cancelled": True, "final": True}
        assert engine.hear()["found"] is True
        engine.send(id="b", **AZUL, bot=bot, budget={"iterations": 5})
        assert engine.hear()["iterations"] == 5
        assert engine.hear_all() == []
        assert engine.end() == (0, "")


def test_quit_does_not_wait_for_a_bot_that_hears_nothing() -> None:
    with Process("--threads", "1") as engine:
        engine.send(id="a", **AZUL, bot=f"{OURS}.Deaf")
        engine.send(id="q", action="quit")
        assert engine.hear() == {"id": "q", "action": "quit", "final": True}
        assert engine.end() == (0, "")


def test_what_a_bot_prints_is_no_answer_and_queries_are_not_for_it_to_read() -> None:
    with Process("--threads", "1") as engine:
        engine.send(id="a", **AZUL, bot=f"{OURS}.Chatty")
        engine.send(id="b", **AZUL, bot="random")
        chatty, other = engine.hear_all()
        assert (chatty["id"], chatty["iterations"], other["id"]) == ("a", 0, "b")
        assert engine.end() == (0, "thinking aloud\nso \n")


def test_it_ends_quietly_when_nobody_reads_the_answers() -> None:
    with Process() as engine:
        engine.answers.close()
        engine.send(id="a", **AZUL, bot="random")
        assert engine.end() == (0, "")


def test_a_full_disk_is_a_failure_and_told() -> None:
    full = Path("/dev/full")
    with full.open("wb") as out:
        done = subprocess.run(
            [*TEGEL, "engine"],
            input=line(id="a", action="hello"),
            stdout=out,
            stderr=subprocess.PIPE,
            env=environment(),
        )
    assert done.returncode == 1
    assert done.stderr == b"tegel: [Errno 28] No space left on device\n"


def test_ctrl_c_ends_it_in_the_midst_of_thought() -> None:
    with Process() as engine:
        engine.send(id="a", **AZUL, bot=f"{OURS}.Counter", budget={"seconds": 900}, progress=0.01)
        engine.hear()
        engine.process.send_signal(signal.SIGINT)
        assert engine.end() == (-signal.SIGINT, "")


def test_where_a_game_is_not_compiled_the_note_of_it_is_no_answer() -> None:
    # All is there, but nobody has said so: to compile it again takes no time.
    code = "from tegel.core.native.parts import Part; Part.is_ready = lambda part: False; "
    code += "from tegel.cli import main; main()"
    query = line(id="a", **AZUL, bot="random")
    done = subprocess.run(
        [sys.executable, "-c", code, "engine"], input=query, env=environment(), capture_output=True
    )
    assert done.returncode == 0
    assert json.loads(done.stdout)["id"] == "a"
    assert done.stderr.startswith(b"Compiling the rules of Azul")


@pytest.mark.parametrize("threads", ["0", "-1", "257"])
def test_a_number_of_threads_that_makes_no_sense_is_refused(run: Run, threads: str) -> None:
    done = run("engine", "--threads", threads)
    assert (done.code, done.out) == (2, "")
    assert done.complaint == f"threads cannot be {threads}; it can be 1 to 256"


def test_as_many_queries_are_thought_about_at_once_as_it_was_told() -> None:
    with Process("--threads", "3") as engine:
        engine.send(id="h", action="hello")
        assert engine.hear()["threads"] == 3
        for n in range(4):
            bot = f"{OURS}.Counter"
            engine.send(id=str(n), **AZUL, bot=bot, budget={"seconds": 900}, progress=0.01)
        thinking: set[str] = set()
        while len(thinking) < 3:
            thinking.add(engine.hear()["id"])
        assert thinking == {"0", "1", "2"}
        engine.send(id="c", action="cancel", target="0")
        while "3" not in thinking:
            thinking.add(engine.hear()["id"])


# The page.

BLOCKS = [
    block
    for block in re.findall(r"^```\w*\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    if block.startswith("→")
]
ENDING = [block for block in BLOCKS if "quit" in block]


def comparable(answer: Answer) -> str:
    """An answer without what a bot thought, which may be another thing tomorrow."""
    if "move" in answer or "tegel" in answer:
        kept = ("id", "seat", "final", "action", "protocol")
        answer = {k: v if k in kept else shape(v) for k, v in answer.items()}
    return json.dumps(answer)


def shape(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: shape(each) for name, each in value.items()}
    if isinstance(value, list):
        return [shape(each) for each in value[:1]]
    return "number" if type(value) in (int, float) else type(value).__name__


@pytest.mark.parametrize(
    "blocks", [[each for each in BLOCKS if each not in ENDING], ENDING], ids=["asking", "ending"]
)
def test_the_examples_of_the_page_are_what_the_engine_says(blocks: list[str]) -> None:
    lines = [text.split(" ", 1) for text in "".join(blocks).splitlines()]
    queries = [text for arrow, text in lines if arrow == "→"]
    told = [json.loads(text) for arrow, text in lines if arrow == "←"]
    assert len(queries) + len(told) == len(lines) > 0
    with Process("--threads", "2") as engine:
        for query in queries:
            engine.write(query.encode() + b"\n")
        assert {*map(comparable, engine.hear_all())} == {*map(comparable, told)}
        assert engine.end() == (0, "")


def test_the_program_of_the_page_asks_for_a_move(capfd: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found
    assert len([text for text in found[1].splitlines() if text]) <= 15
    subprocess.run([sys.executable, "-c", found[1]], env=environment(), check=True)
    first, *others = capfd.readouterr().out.splitlines()
    assert first.startswith("I would play ")
    assert len(others) == 3


def test_the_page_names_every_field_action_and_error() -> None:
    names = {*ASKS, *ACTIONS, "target", *re.findall(r'Refused\(\s*"(\w+)"', sources())}
    assert {name for name in names if f"`{name}`" not in PAGE} == set()
    codes = set(re.findall(r"^\| `(\w+)` \|", PAGE.partition("## Errors")[2], re.MULTILINE))
    in_sources = {*re.findall(r'(?:Refused|error)\(\s*(?:\w+, )?"(\w+)"', sources())}
    assert codes == in_sources
    assert f"{LONGEST_LINE:,} bytes" in PAGE


def sources() -> str:
    folder = ROOT / "src" / "tegel" / "bots" / "engine"
    return "".join(file.read_text("utf-8") for file in sorted(folder.glob("*.py")))
