"""`tegel perft`: count sequences of decisions."""

from typing import Annotated

import typer

from tegel.cli.common import GameWords, game_and_options, open_game, print_json
from tegel.cli.terminal import ending_at_once
from tegel.core.perft import count_leaves, divide
from tegel.core.state import State


def perft(
    words: GameWords = None,
    depth: Annotated[int, typer.Option(help="how many decisions")] = 3,
    seed: Annotated[int, typer.Option(help="the seed of the deal")] = 0,
    per_move: Annotated[bool, typer.Option("--divide", help="count each first move apart")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Count the sequences of DEPTH decisions."""
    name, options = game_and_options(words)
    state = State(open_game(name, options), options, seed)
    with ending_at_once():
        counts = divide(state, depth) if per_move and depth > 0 else {}
        leaves = sum(counts.values()) if counts else count_leaves(state, depth)
    if as_json:
        report = {"game": name, "options": state.options, "seed": seed, "depth": depth}
        print_json({**report, "leaves": leaves, **({"divide": counts} if counts else {})})
        return
    for text, count in counts.items():
        print(f"{text}: {count}")
    print(leaves)
