"""Random and good games, interpreted, in which an index below 0 is an error: `test_kernel` runs it.

Python would count it from the back; compiled kernels do not look, and would read what lies before.
"""

from typing import Any

import tegel
from tegel.bots.roster import player
from tegel.bots.table import Seated
from tegel.core import kernel, struct
from tegel.core.bench import play_random_games

PLAINLY = kernel._plainly  # pyright: ignore[reportPrivateUsage]


class Watched:
    """A row of numbers or records."""

    def __init__(self, row: Any) -> None:
        self.row = row

    def __len__(self) -> int:
        return len(self.row)

    def __getitem__(self, index: Any) -> Any:
        self._check(index)
        return self.row[index]

    def __setitem__(self, index: Any, value: Any) -> None:
        self._check(index)
        self.row[index] = value

    def _check(self, index: Any) -> None:
        if not isinstance(index, slice) and index < 0:
            raise AssertionError(f"an index is {index}")


def watch(kind: Any) -> None:
    """Let records hand out watched rows."""
    plain = kind.__get__

    def get(self: Any, record: Any, owner: type) -> Watched:
        row = Watched(plain(self, record, owner))
        vars(record)[self.name] = row
        return row

    kind.__get__ = get


def table_watched(value: Any) -> Any:
    """What a name means to an interpreted kernel, tables watched."""
    plain = PLAINLY(value)
    return Watched(plain) if isinstance(plain, list) else plain


def main() -> None:
    """Play."""
    watch(struct._Row)  # pyright: ignore[reportPrivateUsage]
    watch(struct._Nested)  # pyright: ignore[reportPrivateUsage]
    kernel.INTERPRETED._translate = table_watched  # pyright: ignore[reportPrivateUsage]
    for game in tegel.games().values():
        play_random_games(game, game.settle({}), 0, 5)
        state = tegel.new(game.name, seed=1)
        greedy = Seated(player("greedy"), 1)
        while not state.is_over:
            state.push(greedy.decide(state).move)
    kinds: dict[str, Any] = {"wall": "grey", "players": 4}
    azul = tegel.games()["azul"]
    play_random_games(azul, azul.settle(kinds), 0, 3)
    print("counted from the front")


if __name__ == "__main__":
    main()
