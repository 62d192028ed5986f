"""`tegel play`: a plain game in the terminal, line by line, against bots."""

from pathlib import Path
from typing import Annotated

import typer

from tegel.bots import Player, player
from tegel.bots.search import SearchBot
from tegel.bots.table import Seated
from tegel.cli.common import GameWords, game_and_options, open_bots, open_game
from tegel.cli.terminal import ask, say, say_list
from tegel.core.errors import BadOptions, TegelError
from tegel.core.record import FORMAT, Record
from tegel.core.state import State
from tegel.games import find

HELP = """Write a move, or one of these:
  moves        your moves, each with what you would gain if all were scored then
  hint         what a strong player would do
  board        show the table again
  undo         take your last move back
  save FILE    write the game to a file (tegel replay FILE shows it)
  help         this text
  quit         leave"""
DEFAULT = "azul"
OPPONENT = "casual"
ADVISER = "search:seconds=2"
YOU = 0


def play(
    words: GameWords = None,
    seed: Annotated[int | None, typer.Option(help="the same seed deals the same game")] = None,
    save: Annotated[
        Path | None, typer.Option(help="write the game to this file, however you leave it")
    ] = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help="who has the other seats (`tegel bots` lists them); once for all, or one each",
            show_default=OPPONENT,
        ),
    ] = None,
) -> None:
    """Play a game here, against bots.

    You have seat 0. Without a name the game is Azul.
    """
    name, options = game_and_options(words)
    game = find(name or DEFAULT)
    opponents = _opponents(against or [OPPONENT], int(game.settle(options)["players"]) - 1)
    state = State(open_game(game.name, options), options, seed)
    if any(isinstance(opponent.bot, SearchBot) for opponent in opponents):
        open_bots(game)
    table = _Table(state, opponents)
    if save:
        table.write(save)  # before anybody has played for an hour, to no avail
    others = ", ".join(f"{player.name} seat {seat}" for seat, player in enumerate(opponents, 1))
    say(f"{game.title}: you have seat {YOU}, {others}. Seed {state.seed}.")
    print(HELP)
    try:
        table.play()
    finally:
        if save:
            table.write(save)
            print(f"Saved to {save}.")


def _opponents(names: list[str], seats: int) -> list[Player]:
    """The players that a person asked for: one for all other seats, or one for each."""
    if len(names) not in (1, seats):
        raise BadOptions(
            f"there are {seats} other seats, and --against names {len(names)} players;"
            " name one for all of them, or one for each"
        )
    return [player(names[seat % len(names)]) for seat in range(seats)]


class _Table:
    """One person and bots."""

    def __init__(self, state: State, opponents: list[Player]) -> None:
        self.state = state
        self.opponents = opponents
        self.bots = {
            seat: Seated(player, state.seed + seat)
            for seat, player in enumerate(opponents, YOU + 1)
        }
        self.adviser = Seated(player(ADVISER), state.seed)
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
        elif word.lower() == "hint":
            self.hint()
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
            move = self.bots[state.turn or 0].decide(state).move
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

    def hint(self) -> None:
        """The best move, the next best ones, and what is expected of each."""
        if self.state.is_over:
            print("The game is over: there is nothing left to decide.")
            return
        open_bots(self.state.game)
        decision = self.adviser.decide(self.state)
        for candidate in decision.candidates[:3]:
            if candidate.visits:
                say(
                    f"{self.state.text(candidate.move)}: {candidate.share:.0%} to win,"
                    f" {round(candidate.margin, 1) + 0.0:+.1f} points"
                )

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
        self.write(Path(name))
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

    def write(self, file: Path) -> None:
        """Write the game; nothing but an older game is written over."""
        names = [f"{player.name} {seat}" for seat, player in enumerate(self.opponents, 1)]
        text = str(Record.of(self.state, ["You", *names]))
        try:
            path = file.expanduser()
            is_other = path.is_file() and not _is_game(path)
            if not is_other:
                path.write_text(text, encoding="utf-8", newline="\n")
        except (OSError, RuntimeError, ValueError) as error:  # also nobody's home, and no name
            reason = getattr(error, "strerror", error)
            raise BadOptions(f"{file} can't be written: {reason}") from None
        if is_other:
            raise BadOptions(f"{file} is something else than a game; save under another name")


def _is_game(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(FORMAT)) in (b"", FORMAT.encode())
