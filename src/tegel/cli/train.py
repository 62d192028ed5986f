"""`tegel train`: a network learns a game by playing against itself."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from tegel.bots.network.weights import Weights as Network
from tegel.bots.network.weights import load
from tegel.cli.common import complain, open_bots, open_game, print_json
from tegel.core import cuda
from tegel.core.errors import BadOptions
from tegel.core.game import Game
from tegel.core.machine import processors
from tegel.core.options import Value
from tegel.core.ways import has_numba
from tegel.learn.plan import Plan
from tegel.learn.train import NETWORK, PLAN, STATE, Progress, Run

DEVICES = ("cpu", "cuda")


def train(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(metavar="GAME", help="a game; `tegel games` lists them")],
    out: Annotated[
        Path | None, typer.Option(help="the folder of the run; one that is there is gone on with")
    ] = None,
    kind: Annotated[
        list[str] | None,
        typer.Option(help="options of the games that are played, as in: players=4,wall=grey"),
    ] = None,
    windows: Annotated[int, typer.Option(help="how often to play some steps and learn")] = 1200,
    games: Annotated[int, typer.Option(help="that are played at once")] = 256,
    hidden: Annotated[int, typer.Option(help="the size of the network")] = 64,
    width: Annotated[int, typer.Option(help="how many moves are looked at")] = 12,
    deep: Annotated[
        int, typer.Option(help="at how many of them, the best, to look with the answers to them")
    ] = 0,
    like: Annotated[
        Path | None, typer.Option(help="a network: train as it was trained, with its own sizes")
    ] = None,
    begin: Annotated[
        Path | None,
        typer.Option(help="a network: begin with what it knows, and with its size at least"),
    ] = None,
    seed: Annotated[int, typer.Option(help="the same seed trains the same network")] = 0,
    device: Annotated[str, typer.Option(help="cpu or cuda")] = "cpu",
    threads: Annotated[int | None, typer.Option(help="of the CPU; all there are")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Train a network by self-play.

    It writes metrics and a picture as it learns. Stopped at any point, the same command goes on
    where it was. The default takes about ten minutes on two processors.
    """
    if not has_numba():  # interpreted, it would take weeks
        raise BadOptions("training needs Numba: pip install 'tegel[compile]'")
    game = open_game(name)
    folder = out or Path(f"{game.name}-network")
    if like:
        _check_alone(ctx, "like", "kind", "windows", "games", "hidden", "width", "deep")
        plan = replace(_plan_of(like, game), seed=seed, begin="")
    else:
        kinds = tuple(_kind(game, text) for text in kind or [""])
        unit = 2 * game.advice.ease
        plan = Plan(
            game.name, kinds, windows, seed, games, hidden=hidden, width=width, deep=deep,
            unit=unit, parts=max(1, games // 2048),
        )  # fmt: skip
    first = load(begin, game) if begin else None
    if first:
        least = first.sizes
        size = (plan.hidden, plan.narrow) if like or _is_given(ctx, "hidden") else least
        hidden, narrow = map(max, size, least)
        plan = replace(plan, begin=first.card["digest"], hidden=hidden, narrow=narrow)
    _check(device, threads)
    _check_folder(folder)
    open_bots(game, "learning")
    last = _trained(game, plan, folder, device, threads or processors(), first)
    if as_json:
        print_json({"game": game.name, "network": str(folder / NETWORK), **vars(last)})
        return
    print(
        f"{folder / NETWORK} has learnt from {last.games} games. How strong is it?\n"
        f"  tegel match {game.name} network:weights={folder / NETWORK},seconds=0.1 greedy"
    )


def _trained(
    game: Game, plan: Plan, folder: Path, device: str, threads: int, first: Network | None
) -> Progress:
    """Train to the end; what is in the way is told, and the run goes on later where it was."""
    try:
        return _watch(game, Run(folder, game, plan, device, threads, first))
    except OSError as error:
        raise BadOptions(f"{error.filename or folder} can't be written: {error.strerror}") from None
    except MemoryError:
        raise BadOptions(
            f"there is not enough memory for {plan.games} games at once and a network of"
            f" {plan.hidden}; take smaller --games or --hidden"
        ) from None
    except KeyboardInterrupt:
        if (folder / STATE).exists():
            complain("stopped; the same command goes on where the run was last saved")
        raise


def _watch(game: Game, run: Run) -> Progress:
    """Train to the end with a progress bar on standard error."""
    told = run.progress
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()
    with Bar(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task(f"{game.title}: compiling", total=run.plan.windows)
        bar.update(task, completed=told.window)
        for told in run.windows():
            text = f"{game.title}: {told.games} games, winners {told.ahead:.1f} ahead"
            bar.update(task, completed=told.window, description=text)
    return told


def _check_alone(ctx: typer.Context, option: str, *settled: str) -> None:
    """What an option settles cannot be settled by other options too."""
    for name in settled:
        if _is_given(ctx, name):
            raise BadOptions(f"--{option} brings its own --{name}; leave one of them out")


def _is_given(ctx: typer.Context, name: str) -> bool:
    source = ctx.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _plan_of(network: Path, game: Game) -> Plan:
    """The plan that a network was trained by."""
    card = load(network, game).card
    try:
        return Plan.of(dict(card.get("plan", {})))
    except ValueError:
        raise BadOptions(f"{network} does not say how it was trained") from None


def _kind(game: Game, text: str) -> dict[str, Value]:
    """A kind of game: its options as written, all of them."""
    given: dict[str, object] = {}
    for part in text.split(",") if text else []:
        name, equals, value = part.partition("=")
        if not equals:
            raise BadOptions(f"{part!r} is no option; write --kind name=value,name=value")
        given[name] = value
    return game.settle(given)


def _check(device: str, threads: int | None) -> None:
    if device not in DEVICES:
        raise BadOptions(f"there is no device {device!r}; there are: {', '.join(DEVICES)}")
    if device == "cuda" and (reason := cuda.why_not()):
        raise BadOptions(f"--device cuda is not possible here: {reason}")
    if threads is not None and not 1 <= threads <= 1024:
        raise BadOptions(f"threads cannot be {threads}; they can be 1 to 1024")


def _check_folder(folder: Path) -> None:
    """A folder of ours, an empty one, or a new one."""
    if folder.exists() and not folder.is_dir():
        raise BadOptions(f"{folder} is a file; name a folder for the run")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / PLAN).exists():
        raise BadOptions(f"{folder} holds other things; name an empty folder, or a new one")
