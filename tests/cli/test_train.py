"""`tegel train` and `tegel gate`: a network is made, and has to prove itself."""

import json
from pathlib import Path

import pytest

import tegel
from tegel.bots.network.weights import load
from tegel.learn.plan import Plan
from tegel.learn.train import Run as TrainingRun

from .helpers import Run, run_alone

AZUL = tegel.find("azul")
SMALL = ("--windows", "3", "--games", "4", "--hidden", "8", "--threads", "1")


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a short run."""
    folder = tmp_path_factory.mktemp("trained") / "run"
    done = run_alone("train", "azul", *SMALL, "--out", folder)
    assert done.code == 0, done.err
    assert "tegel match azul network:weights=" in done.out
    return folder


def test_a_run_that_is_done_is_told_again(trained: Path) -> None:
    done = run_alone("train", "azul", *SMALL, "--out", trained, "--json")
    assert done.code == 0, done.err
    told = json.loads(done.out)
    assert (told["game"], told["window"]) == ("azul", 3)
    assert Path(told["network"]).exists()
    assert len((trained / "metrics.csv").read_text().splitlines()) == 4


def test_another_process_goes_on_with_a_run_that_was_stopped(trained: Path, tmp_path: Path) -> None:
    stopped = TrainingRun(tmp_path / "run", AZUL, Plan.read(trained / "plan.json"))
    stopped.learn()
    stopped.save()
    done = run_alone("train", "azul", *SMALL, "--out", tmp_path / "run")
    assert done.code == 0, done.err
    resumed, whole = (load(each / "network.npz", AZUL) for each in (tmp_path / "run", trained))
    assert resumed.card["digest"] == whole.card["digest"]


def test_a_network_is_trained_as_another_one_was(trained: Path, tmp_path: Path) -> None:
    like = ("--like", trained / "network.npz", "--threads", "1")
    done = run_alone("train", "azul", *like, "--out", tmp_path / "again")
    assert done.code == 0, done.err
    folders = tmp_path / "again", trained
    again, before = (load(folder / "network.npz", AZUL).card for folder in folders)
    assert again["plan"] == before["plan"]
    assert again["digest"] == before["digest"]


def test_a_network_that_knows_nothing_does_not_pass_the_gate(trained: Path) -> None:
    network = trained / "network.npz"
    words = ("gate", "azul", "--network", network, "--seconds", "0.01", "--json")
    done = run_alone(*words)
    assert done.code == 0, done.err
    told = json.loads(done.out)
    assert told["better"] is False
    assert told["bots"][0]["share"] < 0.5


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("azull",), "there is no game 'azull'; did you mean azul?"),
        (("azul", "--kind", "players"), "'players' is no option; write --kind name=value"),
        (("azul", "--kind", "players=9"), "players cannot be '9'"),
        (("azul", "--device", "tpu"), "there is no device 'tpu'; there are: cpu, cuda"),
        (("azul", "--like", "/no.npz"), "there is no network /no.npz"),
        (("azul", "--like", "/no.npz", "--hidden", "8"), "--like brings its own --hidden"),
        (("azul", "--begin", "/no.npz"), "there is no network /no.npz"),
        (("azul", "--windows", "0"), "windows cannot be 0; it can be 1 or more"),
        (("azul", "--threads", "0"), "threads cannot be 0; they can be 1 to 1024"),
    ],
)
def test_a_mistake_is_told_before_anything_is_trained(
    run: Run, tmp_path: Path, words: tuple[str, ...], reason: str
) -> None:
    done = run("train", *words, "--out", tmp_path / "run")
    assert done.code == 2
    assert reason in done.err
    assert not (tmp_path / "run").exists()


def test_a_folder_of_other_things_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    done = run("train", "azul", "--out", tmp_path)
    assert done.code == 2
    assert "holds other things; name an empty folder, or a new one" in done.err
    assert [each.name for each in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("azul",), "say which network: --network FOLDER/network.npz"),
        (("azul", "--network", "nowhere.npz"), "there is no network nowhere.npz"),
    ],
)
def test_the_gate_needs_a_network(run: Run, words: tuple[str, ...], reason: str) -> None:
    done = run("gate", *words)
    assert done.code == 2
    assert reason in done.err
