"""Play a game of Azul with random moves, and show how it ended."""

import random

import tegel

state = tegel.new("azul", players=2, seed=7)
while not state.is_over:
    move = random.choice(state.legal_moves)
    print(f"{len(state.moves) + 1}. seat {state.turn}: {state.text(move)}")
    state.push(move)
print(state)
print("Points:", state.outcome.scores, "won by seat", *state.outcome.winners)
