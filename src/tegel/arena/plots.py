"""Pictures of results (`tegel[arena]`): who won how much, how many points, who is how strong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import numpy as np
import numpy.typing as npt

from tegel.arena.event import games_text
from tegel.arena.ratings import Rating
from tegel.arena.run import Result
from tegel.arena.score import Standing, percent
from tegel.core.errors import BadOptions
from tegel.games import find

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Numbers = npt.NDArray[np.float64]

FORMATS = (".svg", ".png")
INK, QUIET, FAINT = "#22303c", "#6b7782", "#d9dee3"
# Told apart by all kinds of eyes: after Okabe and Ito, softened.
COLOURS = ("#2f6f9f", "#d0752f", "#3a8f6b", "#b05a86", "#8a7a2f", "#5b5ea6", "#a34a3c", "#4f9aa8")
LONGEST_NAME = 30
ROW = 0.68  # inches for a bot
MARGIN = 0.14  # of the ratings' range, on both sides
RIDGE = 0.68  # of a row for its hill of scores


@dataclass(frozen=True)
class _Row:
    """A bot in a picture: where its dot and its interval are, and its scores."""

    name: str
    value: float
    low: float
    high: float
    text: str
    colour: str
    scores: Numbers


def check_plot(path: Path) -> None:
    """Say what is wrong with a picture before anything is played for it."""
    if path.suffix.lower() not in FORMATS:
        raise BadOptions(f"{path} can't be drawn; a picture ends in .svg or .png")
    try:
        import matplotlib  # noqa: F401  # pyright: ignore[reportUnusedImport]
    except ImportError:
        raise BadOptions("--plot needs matplotlib: pip install 'tegel[arena]'") from None


def draw_match(result: Result, path: Path) -> None:
    """Draw a match: each bot's share of the wins and its scores."""
    event = result.event
    rows = [
        _Row(
            s.name, s.share, s.low, s.high, _share_text(s),
            COLOURS[n % len(COLOURS)], _scores(result, n),
        )
        for n, s in enumerate(result.standings)
    ]  # fmt: skip
    figure, (left, right) = _panels(_title(result), len(rows))
    _dots(left, rows, (-0.11, 1.11))
    # What equals would win: a bot may have more than one seat.
    for n in range(len(rows)):
        fair = event.lineups[0].count(n) / event.players
        y = len(rows) - 1 - n
        left.plot([fair, fair], [y - 0.3, y + 0.3], color=QUIET, lw=1, ls=(0, (2, 2)), zorder=1)
    left.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    left.set_xlabel("share of wins, with its 95 % interval; dashed: what equals would win")
    _hills(right, rows)
    _save(figure, path)


def draw_tournament(result: Result, ratings: Sequence[Rating], path: Path) -> None:
    """Draw a tournament: the ladder of ratings, the best on top, and each bot's scores."""
    ladder = sorted(ratings, key=lambda rating: -rating.rating)
    rows = [
        _Row(
            r.name, r.rating, r.low, r.high, _rating_text(r),
            COLOURS[n % len(COLOURS)], _scores(result, result.event.bots.index(r.name)),
        )
        for n, r in enumerate(ladder)
    ]  # fmt: skip
    figure, (left, right) = _panels(_title(result), len(rows))
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    margin = MARGIN * max(high - low, 1.0)
    _dots(left, rows, (low - margin, high + margin))
    left.set_xlabel("rating, with its 95 % interval; 400 points: ten wins to one")
    _hills(right, rows)
    _save(figure, path)


def _share_text(standing: Standing) -> str:
    low, high = percent(standing.low), percent(standing.high)
    return f"{percent(standing.share)} ({low} – {high})"


def _rating_text(rating: Rating) -> str:
    if rating.low == rating.high:
        return f"{rating.rating:.0f} fixed"
    return f"{rating.rating:.0f} ({rating.low:.0f} – {rating.high:.0f})"


def _title(result: Result) -> str:
    event = result.event
    game = find(event.game)
    chosen = [
        f"{option.name} {event.options[option.name]}"
        for option in game.options
        if option.name != "players" and event.options[option.name] != option.choices[0]
    ]
    parts = [game.title, f"{event.players} players", *chosen, games_text(len(result.games))]
    return " · ".join(parts)


def _scores(result: Result, bot: int) -> Numbers:
    """All scores of a bot, in games that nobody forfeited."""
    return np.array(
        [
            score
            for played in result.games
            if played.forfeit is None
            for sitter, score in zip(played.fixture.seats, played.scores, strict=True)
            if sitter == bot
        ],
        np.float64,
    )


def _panels(title: str, rows: int) -> tuple[Figure, tuple[Axes, Axes]]:
    """Two panels side by side, one row for each bot in both."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10.5, 1.7 + ROW * rows), layout="constrained", facecolor="white")
    figure.suptitle(title, x=0.01, ha="left", fontsize=13, color=INK, fontweight="bold")
    left, right = figure.subplots(1, 2, sharey=True, width_ratios=[1.1, 1])
    for axes in (left, right):
        axes.spines[["top", "left", "right"]].set_visible(False)
        axes.spines["bottom"].set_color(FAINT)
        axes.grid(axis="x", color=FAINT, lw=0.8)
        axes.set_axisbelow(True)
        axes.tick_params(length=0, colors=QUIET, labelsize=9)
        axes.set_ylim(-0.6, rows - 0.2)
    return figure, (left, right)


def _dots(axes: Axes, rows: Sequence[_Row], limits: tuple[float, float]) -> None:
    """A dot with its interval for each bot, and its numbers above."""
    axes.set_xlim(*limits)
    top = len(rows) - 1
    for n, row in enumerate(rows):
        y = top - n
        axes.plot([row.low, row.high], [y, y], color=row.colour, lw=2.2, solid_capstyle="round")
        axes.plot(row.value, y, "o", color=row.colour, ms=7, mec="white", mew=1.2)
        axes.annotate(
            row.text, (row.value, y), (0, 9), textcoords="offset points",
            ha=_side(row.value, limits), fontsize=9, color=INK,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1},  # no line runs through it
        )  # fmt: skip
    axes.set_yticks(range(len(rows)), [_short(row.name) for row in reversed(rows)])
    axes.tick_params(axis="y", labelsize=10, labelcolor=INK)
    axes.xaxis.label.set(color=QUIET, fontsize=9)


def _side(value: float, limits: tuple[float, float]) -> Literal["left", "center", "right"]:
    """How numbers stand over their dot: those near an edge lean inwards."""
    low, high = limits
    where = (value - low) / (high - low)
    return "left" if where < 0.3 else "right" if where > 0.7 else "center"


def _hills(axes: Axes, rows: Sequence[_Row]) -> None:
    """How often each bot made how many points: a smooth hill, with a tick at the mean."""
    axes.set_xlabel("points at the end; the tick is the mean")
    axes.xaxis.label.set(color=QUIET, fontsize=9)
    axes.tick_params(axis="y", labelleft=False)
    for n, row in enumerate(rows):
        if not len(row.scores):
            continue
        y = len(rows) - 1 - n - 0.3
        x = np.linspace(row.scores.min() - 0.5, row.scores.max() + 0.5, 300)
        hill = _density(row.scores, x)
        hill *= RIDGE / hill.max()
        axes.fill_between(x, y, y + hill, color=row.colour, alpha=0.28, lw=0)
        axes.plot(x, y + hill, color=row.colour, lw=1.4)
        mean = float(row.scores.mean())
        axes.plot([mean, mean], [y - 0.08, y + 0.1], color=row.colour, lw=2)
        axes.annotate(
            f"{mean:.1f}", (mean, y - 0.08), (0, -3), textcoords="offset points",
            ha="center", va="top", fontsize=8.5, color=INK,
        )  # fmt: skip


def _density(scores: Numbers, x: Numbers) -> Numbers:
    """How scores are spread: a small bell on each; the width by Silverman's rule."""
    width = max(1.06 * float(scores.std()) * len(scores) ** -0.2, 0.8)
    values, counts = np.unique(scores, return_counts=True)
    bells = np.exp(-0.5 * ((x[:, None] - values[None, :]) / width) ** 2)
    density: Numbers = bells @ counts.astype(np.float64)
    return density


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _save(figure: Figure, path: Path) -> None:
    """Write the picture; the same result gives the same file."""
    import matplotlib

    kind = path.suffix.lower()
    metadata = {"Date": None} if kind == ".svg" else {}
    try:
        with matplotlib.rc_context({"svg.hashsalt": "tegel"}):
            figure.savefig(path, format=kind[1:], dpi=160, metadata=metadata)
    except OSError as error:
        raise BadOptions(f"{path} can't be written: {error.strerror}") from None
