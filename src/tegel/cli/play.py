"""`tegel play`: a plain game in the terminal, line by line, against random opponents."""

import random
from pathlib import Path
from typing import Annotated

import typer

from tegel.cli.common import GameWords, game_and_options, open_game
from tegel.cli.terminal import ask, say, say_list
from tegel.core.errors import BadOptions, TegelError
from tegel.core.record import FORMAT, Record
from tegel.core.state import State

HELP = """Write a move, or one of these:
  moves        your moves, each with what you would gain if all were scored then
  board        show the table again
  undo         take your last move back
  save FILE    write the game to a file (tegel replay FILE shows it)
  help         this text
  quit         leave"""
DEFAULT = "azul"
YOU = 0


def play(
    words: GameWords = None,
    seed: Annotated[int | None, typer.Option(help="the same seed deals the same game")] = None,
    save: Annotated[
        Path | None, typer.Option(help="write the game to this file, however you leave it")
    ] = None,
) -> None:
    """Play a game here, against opponents who move at random.

    You have seat 0. Without a name the game is Azul.
    """
    name, options = game_and_options(words)
    state = State(open_game(name or DEFAULT, options), options, seed)
    if save:
        _save(state, save)  # before anybody has played for an hour, to no avail
    say(f"{state.game.title}: you have seat {YOU}, the others move at random. Seed {state.seed}.")
    print(HELP)
    try:
        _Table(state).play()
    finally:
        if save:
            _save(state, save)
            print(f"Saved to {save}.")


class _Table:
    """One person and random opponents."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.opponents = random.Random(state.seed)
        self.decisions: list[int] = []  # how many moves there were before each of the person's
        self.told = ""  # how to write a move, as the person was told last

    def play(self) -> None:
        """Play until the person leaves; a game that is over can still be saved or taken back."""
        self.let_others_move()
        self.show()
        while True:
            line = self.ask()
            if line is None or line.strip().lower() in ("quit", "q", "exit"):
                return
            try:
                self.obey(line)
            except TegelError as error:
                say(f"{error}.")

    def ask(self) -> str | None:
        """Ask for the next line; how to write a move is told whenever that changes."""
        print()
        if self.state.is_over:
            return ask("save FILE, undo or quit > ")
        how = self.state.game.notation.help_text(self.state)
        if how != self.told:
            say(f"A move: {how}.")
            self.told = how
        return ask("Your move > ")

    def obey(self, line: str) -> None:
        """Do what was typed."""
        word, _, rest = line.strip().partition(" ")
        if word.lower() in ("help", "?", "h", ""):
            self.told = ""
            print(HELP)
        elif word.lower() == "moves":
            self.list_moves()
        elif word.lower() == "board":
            self.show()
        elif word.lower() == "undo":
            self.undo()
        elif word.lower() == "save":
            self.save(rest.strip())
        else:
            before = len(self.state.moves)
            self.state.push_text(line)
            self.decisions.append(before)
            self.tell_news()
            self.let_others_move()
            self.show()

    def let_others_move(self) -> None:
        state = self.state
        while not state.is_over and state.turn != YOU:
            move = self.opponents.choice(state.legal_moves)
            print(f"Seat {state.turn}: {state.text(move)}")
            state.push(move)
            self.tell_news()

    def tell_news(self) -> None:
        for line in self.state.game.notation.news(self.state):
            say(line)

    def show(self) -> None:
        print(f"\n{self.state}")
        if self.state.is_over:
            self.tell_result()

    def list_moves(self) -> None:
        """One line for all moves that differ only in their last word."""
        groups: dict[str, list[str]] = {}
        for move in self.state.view(YOU)["moves"]:
            start, _, end = move["text"].rpartition(" ")
            groups.setdefault(start, []).append(f"{end} {move['gain']:+d}")
        for start, ends in groups.items():
            say_list(start, ends)

    def undo(self) -> None:
        """Back to the person's last decision."""
        if not self.decisions:
            print("You have made no move yet.")
            return
        start = self.decisions.pop()
        taken: list[str] = []
        while len(self.state.moves) > start:
            move = self.state.pop()
            taken.append(self.state.text(move))
        say(f"Taken back: {', '.join(reversed(taken))}.")
        self.show()

    def save(self, name: str) -> None:
        if not name:
            print("Say which file, as in: save game.tegel")
            return
        _save(self.state, Path(name))
        print(f"Saved to {name}.")

    def tell_result(self) -> None:
        outcome = self.state.outcome
        if outcome.winners == (YOU,):
            verdict = "You win."
        elif YOU in outcome.winners:
            verdict = "You share the win."
        else:
            verdict = f"You come in at place {outcome.places[YOU]}."
        mine, *others = outcome.scores
        points = [f"{mine} for you", *(f"{n} for seat {seat}" for seat, n in enumerate(others, 1))]
        print()
        say(f"{verdict} Points: {', '.join(points)}.")


def _save(state: State, file: Path) -> None:
    """Write the game; nothing but an older game is written over."""
    seats = ["You", *(f"random {seat}" for seat in range(1, state.players))]
    text = str(Record.of(state, seats))
    try:
        path = file.expanduser()
        is_other = path.is_file() and not _is_game(path)
        if not is_other:
            path.write_text(text, encoding="utf-8", newline="\n")
    except (OSError, RuntimeError, ValueError) as error:  # also nobody's home, and no name at all
        reason = getattr(error, "strerror", error)
        raise BadOptions(f"{file} can't be written: {reason}") from None
    if is_other:
        raise BadOptions(f"{file} is something else than a game; save under another name")


def _is_game(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(FORMAT)) in (b"", FORMAT.encode())
