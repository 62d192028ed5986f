"""`python -m tegel.envs.openspiel`: how large the miniatures are, and what they are worth."""

import pyspiel
from open_spiel.python.algorithms import exploitability
from open_spiel.python.algorithms.get_all_states import get_all_states
from open_spiel.python.policy import UniformRandomPolicy

from tegel.envs.openspiel import miniatures

ROUNDS = 20  # of CFR+

for name in miniatures():
    game = pyspiel.load_game(name)
    # By their histories: two ways to one position are two states.
    states = get_all_states(
        game,
        include_terminals=True,
        include_chance_states=True,
        to_string=lambda state: str(state.history()),
    )
    random = exploitability.exploitability(game, UniformRandomPolicy(game))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(ROUNDS):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    left = pyspiel.exploitability(game, policy)
    value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0]
    print(f"{name}: {len(states):,} states; random play is exploitable by {random:.3f};")
    print(f"  after {ROUNDS} rounds of CFR+ by {left:.3f}, and seat 0 gets {value:+.3f}")
