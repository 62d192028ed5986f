"""Compiling games, with a progress bar."""

from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tegel.core.game import Game
from tegel.core.native.build import TITLES
from tegel.core.native.parts import Part, Step
from tegel.core.native.workshop import Workshop


def warm_up(games: Sequence[Game], stages: Sequence[str]) -> None:
    """Compile what is missing of games, with a progress bar on standard error."""
    parts = [Part(game, stage) for game in games for stage in stages]
    missing = [part for part in parts if not part.is_ready()]
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        cold = dict.fromkeys(part.game for part in missing)
        tasks = {game: progress.add_task(game.title, total=1, start=False) for game in cold}
        done = dict.fromkeys(missing, 0.0)

        def show(part: Part, step: Step) -> None:
            done[part] = step[0]
            shares = [share for each, share in done.items() if each.game is part.game]
            share = sum(shares) / len(shares)
            what = TITLES[part.stage].format(part.game.title)
            text = f"Compiling {what}" if share < 1 else f"{part.game.title} is compiled"
            progress.start_task(tasks[part.game])
            progress.update(tasks[part.game], completed=share, description=text)

        workshop = Workshop(missing, show)
        try:
            workshop.wait()
        finally:
            workshop.close()
