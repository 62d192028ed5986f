"""A plain game, line by line, against bots: for screen readers, pipes and scripts."""

from collections.abc import Sequence
from pathlib import Path

from tegel.bots import Player, player
from tegel.bots.table import Seated
from tegel.cli.common import open_bots
from tegel.cli.terminal import ask, say, say_list
from tegel.core.errors import TegelError
from tegel.core.state import State
from tegel.tui.keep import Keep

HELP = """Write a move, or one of these:
  moves        your moves, each with what you would gain if all were scored then
  hint         what a strong player would do
  board        show the table again
  undo         take your last move back
  save FILE    write the game to a file (tegel replay FILE shows it)
  help         this text
  quit         leave"""
ADVISER = "search:seconds=2"
YOU = 0


class Table:
    """One person and bots."""

    def __init__(
        self, state: State, opponents: Sequence[Player], keeps: Keep | None = None
    ) -> None:
        self.state = state
        self.keeps = keeps
        self.opponents = opponents
        self.bots = {
            seat: Seated(player, state.seed + seat)
            for seat, player in enumerate(opponents, YOU + 1)
        }
        # How many moves there were before each of the person's.
        self.decisions = [n for n in range(len(state.moves)) if state.was(n, "turn") == YOU]
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
            self.keep()
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
        # Who is asked anew has no plan: every hint is thought about.
        decision = Seated(player(ADVISER), self.state.seed).decide(self.state)
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
        self.write(Keep(Path(name), chosen=True))
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

    def write(self, keep: Keep) -> None:
        """Write the game; nothing but an older game is written over."""
        names = [f"{player.name} {seat}" for seat, player in enumerate(self.opponents, 1)]
        keep.write(self.state, ["You", *names])

    def keep(self) -> None:
        """Write it to the file where it goes on, if there is one."""
        if self.keeps is not None:
            self.write(self.keeps)
