"""`tegel play`: a plain game in the terminal, line by line, against random opponents."""

import random
from pathlib import Path
from typing import Annotated

import typer

from tegel.cli.common import game_options, open_game
from tegel.core.errors import TegelError
from tegel.core.record import Record
from tegel.core.state import State

HELP = """Write a move, or one of these:
  moves        the moves you can make, with the points each brings if the round ended so
  board        show the table again
  undo         take your last move back
  save FILE    write the game to a file (tegel replay FILE shows it)
  help         this text
  quit         leave"""
YOU = 0


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")] = "azul",
    seed: Annotated[int | None, typer.Option(help="the same seed deals the same game")] = None,
    save: Annotated[Path | None, typer.Option(help="write the game to this file")] = None,
) -> None:
    """Play a game here, against opponents who move at random. You have seat 0."""
    state = State(open_game(game), game_options(context.args), seed)
    print(f"{state.game.title}: you have seat {YOU}, the others move at random. Seed {state.seed}.")
    print(f"{HELP}\nA move: {state.game.notation.help_text(state)}.")
    _Table(state).play()
    if save:
        _save(state, str(save))


class _Table:
    """One person and random opponents."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.opponents = random.Random(state.seed)

    def play(self) -> None:
        """Play until the end, or until the person leaves."""
        state = self.state
        self.let_others_move()
        print(f"\n{state}")
        while not state.is_over:
            try:
                line = input("\nYour move > ")
            except EOFError:
                print("\nThe game ends here.")
                return
            if line.strip().lower() in ("quit", "q", "exit"):
                return
            try:
                self.obey(line)
            except TegelError as error:
                print(f"{error}.")
        self.tell_result()

    def obey(self, line: str) -> None:
        """Do what was typed."""
        word, _, rest = line.strip().partition(" ")
        if word.lower() in ("help", "?", "h", ""):
            print(f"{HELP}\nA move: {self.state.game.notation.help_text(self.state)}.")
        elif word.lower() == "moves":
            self.list_moves()
        elif word.lower() == "board":
            print(f"\n{self.state}")
        elif word.lower() == "undo":
            self.undo()
        elif word.lower() == "save":
            _save(self.state, rest)
        else:
            self.state.push_text(line)
            self.tell_news()
            self.let_others_move()
            print(f"\n{self.state}")

    def let_others_move(self) -> None:
        state = self.state
        while not state.is_over and state.turn != YOU:
            move = self.opponents.choice(state.legal_moves)
            print(f"Seat {state.turn}: {state.text(move)}")
            state.push(move)
            self.tell_news()

    def tell_news(self) -> None:
        for line in self.state.game.notation.news(self.state):
            print(line)

    def list_moves(self) -> None:
        """One line for all moves that differ only in their last word."""
        groups: dict[str, list[str]] = {}
        for move in self.state.view(YOU)["moves"]:
            start, _, end = move["text"].rpartition(" ")
            groups.setdefault(start, []).append(f"{end} {move['gain']:+d}")
        for start, ends in groups.items():
            print(f"  {start:<12}" + "".join(f"{end:<7}" for end in ends).rstrip())

    def undo(self) -> None:
        """Back to the person's last decision."""
        state, undone = self.state, 0
        before = state.copy()
        while before.moves:
            before.pop()
            undone += 1
            if before.turn == YOU:
                for _ in range(undone):
                    state.pop()
                print(f"Taken back: {undone} moves.\n\n{state}")
                return
        print("You have made no move yet.")

    def tell_result(self) -> None:
        outcome = self.state.outcome
        scores = ", ".join(f"seat {seat} {score}" for seat, score in enumerate(outcome.scores))
        if outcome.winners == (YOU,):
            verdict = "You win."
        elif YOU in outcome.winners:
            verdict = "You share the win."
        else:
            verdict = f"You come in at place {outcome.places[YOU]}."
        print(f"\n{verdict} Points: {scores}.")


def _save(state: State, name: str) -> None:
    if not name.strip():
        print("Say which file, as in: save game.tegel")
        return
    seats = ["You", *(f"random {seat}" for seat in range(1, state.players))]
    try:
        Path(name.strip()).write_text(str(Record.of(state, seats)), encoding="utf-8", newline="\n")
    except OSError as error:
        print(f"{name} can't be written: {error.strerror}.")
    else:
        print(f"Saved to {name.strip()}.")
