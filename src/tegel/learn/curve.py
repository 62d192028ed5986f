"""A picture of a run: what was learnt, over the games that were played."""

import csv
from pathlib import Path

from tegel.arena.plots import COLOURS, FAINT, INK, QUIET

METRICS = "metrics.csv"
PANELS = (
    ("chances", "how wrong its chances are"),
    ("margins", "how wrong its margins are"),
    ("ahead", "points that winners are ahead"),
)
# A window is a small sample: the curve is the mean of so many parts of the run.
POINTS = 100


def draw_curve(folder: Path, path: Path) -> bool:
    """Draw the metrics of a run; False where there is nothing to draw them with."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return False
    with (folder / METRICS).open(newline="", encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    figure = Figure(figsize=(9, 2.8), layout="constrained")
    for axes, (name, title), colour in zip(figure.subplots(1, 3), PANELS, COLOURS, strict=False):
        size = -(-len(lines) // POINTS)
        parts = [lines[i : i + size] for i in range(0, len(lines), size)]
        x = [float(part[-1]["games"]) for part in parts]
        y = [sum(float(line[name]) for line in part) / len(part) for part in parts]
        axes.plot(x, y, color=colour, lw=1.6)
        axes.set_title(title, fontsize=9, color=INK, loc="left")
        axes.set_xlabel("games", fontsize=8, color=QUIET)
        axes.tick_params(labelsize=8, colors=QUIET)
        axes.grid(color=FAINT, lw=0.6)
        for side in axes.spines.values():
            side.set_visible(False)
    figure.savefig(path)
    return True
