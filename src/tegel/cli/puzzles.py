"""`tegel puzzles`: make a set of puzzles. `tegel puzzle`: solve one."""

import json
import os
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer

from tegel.analysis.puzzles import Attempt, Puzzle, daily, explain, parse, shelf, shelves
from tegel.analysis.puzzles.make import make
from tegel.analysis.puzzles.shelf import write_set
from tegel.analysis.puzzles.solve import decisions
from tegel.analysis.puzzles.subjects import GENERAL, all_themes
from tegel.cli.common import complain, open_bots, open_game
from tegel.cli.play import Language
from tegel.cli.table import say_table
from tegel.cli.terminal import ask, say
from tegel.core.errors import BadOptions, IllegalMove, InvalidMove
from tegel.core.places import data_folder
from tegel.core.rng import fresh_seed
from tegel.core.story import Story, plain
from tegel.core.words import Words
from tegel.ratings.glicko import Rating, after
from tegel.tui.boards import board
from tegel.tui.complaints import complaint
from tegel.tui.words import because, game_words, spoken, terminal_words

PACKED = ".xz"


def make_puzzles(
    game: Annotated[str, typer.Argument(metavar="GAME", help="a game", show_default=False)],
    out: Annotated[Path, typer.Option(metavar="FILE", help="the set; .txt.xz: packed")],
    count: Annotated[int, typer.Option(min=1, help="how many puzzles")] = 100,
    workers: Annotated[int | None, typer.Option(min=1, help="processes; else one a core")] = None,
    seed: Annotated[int, typer.Option(min=0, help="the same seed makes the same set")] = 0,
    resume: Annotated[bool, typer.Option("--resume", help="go on where it was stopped")] = False,
) -> None:
    """Make puzzles from games that bots play."""
    found = open_game(game)
    open_bots(found)
    growing = out.with_suffix("") if out.suffix == PACKED else out
    if (growing.exists() or out.exists()) and not resume:
        raise BadOptions(f"{out} is there already; --resume goes on with it")
    if out.exists() and not growing.exists():
        raise BadOptions(f"{out} is finished: nothing is left to go on with")

    def tell(made: int, counts: Counter[str]) -> None:
        print(
            f"\r{made} of {count} puzzles, from {counts['games']} games and "
            f"{counts['decisions']} decisions ",
            end="",
            flush=True,
        )

    make(found, count, growing, seed, workers or os.cpu_count() or 1, tell)
    print()
    if growing != out:
        lines = growing.read_text(encoding="utf-8").splitlines()
        write_set([parse(line) for line in lines], out)
        growing.unlink()


def solve_puzzle(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="a game; else the first", show_default=False),
    ] = None,
    of_day: Annotated[bool, typer.Option("--daily", help="the puzzle of the day")] = False,
    theme: Annotated[
        str | None, typer.Option(help="what it is about, as in: deny", show_default=False)
    ] = None,
    language: Language = None,
) -> None:
    """Solve a puzzle that is as good as you are."""
    if theme is not None and theme not in (known := all_themes()):
        raise BadOptions(f"there is no theme {theme!r}; there are: {', '.join(known)}")
    kept = _Kept()
    if of_day:
        puzzle: Puzzle | None = daily(datetime.now(UTC).date())
    else:
        name = open_game(game or shelves()[0]).name
        puzzle = shelf(name).near(kept.rating(name).rating, kept.seen, theme, Random(fresh_seed()))
    if puzzle is None:
        raise BadOptions("there is no such puzzle left that you have not tried")
    open_game(puzzle.game)
    _Solving(puzzle, kept, spoken(language)).go()


class _Kept:
    """What a solver has tried here, and their ratings by game."""

    def __init__(self) -> None:
        self.file = data_folder() / "puzzles.json"
        try:
            self._known: dict[str, Any] = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):  # nothing was tried yet
            self._known = {"ratings": {}, "tried": []}
        self.seen = set(self._known["tried"])

    def rating(self, game: str) -> Rating:
        return Rating(*self._known["ratings"].get(game, ()))

    def note(self, puzzle: Puzzle, *, solved: bool) -> tuple[int, int]:
        """Note a first try; the rating then, and by how much it changed."""
        before = self.rating(puzzle.game)
        if puzzle.key in self.seen:
            return round(before.rating), 0
        now = after(before, [(puzzle.rating, puzzle.deviation, float(solved))])
        self.seen.add(puzzle.key)
        self._known["tried"] = sorted(self.seen)
        self._known["ratings"][puzzle.game] = [now.rating, now.deviation, now.volatility]
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps(self._known), encoding="utf-8")
        except OSError as error:
            complain(f"{self.file}: can't be written: {error.strerror}")
        return round(now.rating), round(now.rating) - round(before.rating)


class _Solving:
    """A person and a puzzle."""

    def __init__(self, puzzle: Puzzle, kept: _Kept, language: str) -> None:
        self.puzzle = puzzle
        self.kept = kept
        self.attempt = Attempt(puzzle)
        game = self.attempt.state.game
        self.words: Words = terminal_words(language)
        self.own = game_words(language, game)
        self.board = board(game.name)
        players = range(self.attempt.state.players)
        self.names = [self.words("player-n", n=seat + 1) for seat in players]
        self.story = Story(self.own, self.names, self.attempt.seat)

    def go(self) -> None:
        """Ask until it is solved, or given up."""
        self._show()
        find = self.words("puzzle-find", n=decisions(self.puzzle))
        say(f"{find}. {self.words('puzzle-help')}")
        while not self.attempt.is_done:
            answer = ask(self.words("prompt"))
            if answer is None or answer.strip().lower() in ("q", "quit", "exit"):
                return
            if answer.strip().lower() in ("", "?", "answer"):
                self._note(solved=False)
                break
            self._try(answer)
        self._explain()

    def _try(self, answer: str) -> None:
        state = self.attempt.state
        try:
            right = self.attempt.play(state.parse(answer.strip()))
        except (IllegalMove, InvalidMove) as error:
            say(complaint(error, self.words, self.own, state.view(state.turn)["asks"], self.names))
        else:
            if not right:
                say(self.words("puzzle-wrong"))
                self._note(solved=False)
            elif self.attempt.is_done:
                say(self.words("puzzle-right"))
                self._note(solved=True)
            else:
                say(self.words("puzzle-on"))
                self._show()

    def _note(self, *, solved: bool) -> None:
        if self.puzzle.key not in self.kept.seen:
            rating, change = self.kept.note(self.puzzle, solved=solved)
            say(self.words("puzzle-rating", rating=str(rating), change=change))

    def _show(self) -> None:
        view = self.attempt.state.view(self.attempt.seat)
        print()
        say_table(self.board, view, self.story.names, self.own)
        print()
        say(self.own.tell("ask", view["asks"], self.names, eyes=self.attempt.seat))

    def _explain(self) -> None:
        told = explain(self.puzzle)
        say(plain(self.story.turn(told.best[: told.best_turn])))
        shares = self.puzzle.best_share, self.puzzle.second_share
        best, second = (round(100 * share) for share in shares)
        say(self.words("puzzle-chances", best=best, second=second))
        other = told.second[: told.second_turn]
        say(self.words("puzzle-second", line=plain(self.story.turn(other))))
        if why := because(told.reasons, self.own, self.names, self.attempt.seat):
            good = any(reason["good"] for reason in told.reasons)
            say(self.words("puzzle-because" if good else "puzzle-despite", why=why))
        say(", ".join(map(self._called, self.puzzle.themes)))

    def _called(self, theme: str) -> str:
        """A theme in words: the game's own, if only this game has it."""
        general = theme in GENERAL
        return self.words("puzzle-theme", theme=theme) if general else self.own(f"theme-{theme}")
