"""`tegel train` and `tegel gate`: a network is made, and has to prove itself."""

import json
import shutil
from pathlib import Path

import pytest

import tegel
from tegel.bots.network.weights import load
from tegel.learn.plan import Plan
from tegel.learn.train import Run as TrainingRun

from .helpers import Run, run_alone, run_with_little_room

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


def test_a_run_that_is_done_is_told_again(run: Run, trained: Path) -> None:
    done = run("train", "azul", *SMALL, "--out", trained, "--json")
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


def test_a_network_is_trained_as_another_one_was(run: Run, trained: Path, tmp_path: Path) -> None:
    like = ("--like", trained / "network.npz", "--threads", "1")
    done = run("train", "azul", *like, "--out", tmp_path / "again")
    assert done.code == 0, done.err
    folders = tmp_path / "again", trained
    again, before = (load(folder / "network.npz", AZUL).card for folder in folders)
    assert again["plan"] == before["plan"]
    assert again["digest"] == before["digest"]


def test_what_a_network_knows_goes_on_in_a_wider_one(
    run: Run, trained: Path, tmp_path: Path
) -> None:
    begin = ("--begin", trained / "network.npz", "--hidden", "16", "--deep", "2")
    done = run("train", "azul", *SMALL[:4], *begin, "--out", tmp_path / "wide")
    assert done.code == 0, done.err
    wide = load(tmp_path / "wide" / "network.npz", AZUL)
    known = load(trained / "network.npz", AZUL)
    assert wide.sizes == (16, 32)
    assert wide.card["begun"]["digest"] == wide.card["plan"]["begin"] == known.card["digest"]
    assert wide.card["plan"]["deep"] == 2


def test_a_network_that_knows_nothing_does_not_pass_the_gate(run: Run, trained: Path) -> None:
    network = trained / "network.npz"
    words = ("gate", "azul", "--network", network, "--seconds", "0.01", "--json")
    done = run(*words)
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
        (("azul", "--deep", "-1"), "deep cannot be -1; it can be 0 or more"),
        (("azul", "--width", "0"), "width cannot be 0; it can be 1 or more"),
        (("azul", "--seed", "-1"), "seed cannot be -1; it can be 0 or more"),
        (("azul", "--seed", "9" * 25), "seed cannot be 9999999999999999999999999; it can be"),
        (("azul", "--games", "1000001"), "games cannot be 1000001; it can be 1000000 or less"),
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


@pytest.mark.parametrize(
    ("out", "reason"), [("/proc/run", "No such file or directory"), ("f/run", "Not a directory")]
)
def test_a_folder_that_can_not_be_made_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, out: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("f").touch()
    done = run_alone("train", "azul", *SMALL, "--out", out)
    assert done.code == 2
    assert done.complaint == f"{out} can't be written: {reason}"


def test_a_disk_that_fills_up_is_told(tmp_path: Path) -> None:
    done = run_with_little_room("train", "azul", *SMALL, "--out", str(tmp_path / "run"))
    assert done.code == 2
    assert done.err.splitlines()[-1] == (
        f"tegel: {tmp_path / 'run'} can't be written: File too large"
    )


def test_a_network_for_which_there_is_no_memory_is_told(tmp_path: Path) -> None:
    words = ["--hidden", "999999999", "--out", str(tmp_path / "run")]
    done = run_alone("train", "azul", *words)
    assert done.code == 2
    assert "not enough memory for 256 games at once and a network of 999999999" in done.complaint
    assert not (tmp_path / "run").exists()


def test_a_run_whose_state_is_damaged_is_told_and_left_alone(trained: Path, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    shutil.copytree(trained, folder)
    damaged = (folder / "state.npz").read_bytes()[:-99]
    (folder / "state.npz").write_bytes(damaged)
    done = run_alone("train", "azul", *SMALL, "--out", folder)
    assert done.code == 2
    assert done.complaint == (
        f"{folder / 'state.npz'} is damaged, or not of this run; begin a new run elsewhere"
    )
    assert (folder / "state.npz").read_bytes() == damaged


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
