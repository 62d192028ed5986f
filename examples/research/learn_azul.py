"""Learn Azul from nothing in some seconds, with NumPy alone.

A linear policy plays a batch of games against itself; what a seat played becomes likelier if it
won, the more so the higher. Then it meets random play.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from tegel.envs import Batch

GAMES = 64
GENERATIONS = 20
RATE = 0.5

Floats = npt.NDArray[np.float32]


def chances(weights: Floats, batch: Batch) -> Floats:
    """How likely the policy is to play each move in each game: none that is not legal."""
    logits: Floats = np.where(batch.masks, batch.observations @ weights, -1e9)
    odds: Floats = np.exp(logits - logits.max(axis=1, keepdims=True)) * batch.masks
    odds /= np.maximum(odds.sum(axis=1, keepdims=True), 1e-9)
    return odds


def draw(odds: Floats, rng: np.random.Generator) -> Any:
    """A move for each game by these chances (Gumbel's trick); any where there is none to choose."""
    return np.argmax(np.log(odds + 1e-30) + rng.gumbel(size=odds.shape), axis=1)


def learn(weights: Floats, rng: np.random.Generator, seed: int) -> None:
    """One generation: games to the end, then a step towards what paid."""
    batch = Batch("azul", GAMES, seed=seed, rewards="margin", auto_reset=False)
    games, margins, lessons = np.arange(GAMES), np.zeros((GAMES, 2)), []
    while not batch.done.all():
        odds = chances(weights, batch)
        moves = draw(odds, rng)
        surprise = -odds
        surprise[games, moves] += 1
        lessons.append((batch.observations.copy(), surprise, batch.turns.copy()))
        batch.step(moves)
        margins += batch.rewards
    worth = np.tanh(margins / 20).astype(np.float32)
    for seen, surprise, turns in lessons:
        paid = np.where(turns >= 0, worth[games, turns], 0).astype(np.float32)
        weights += RATE / GAMES * (seen.T @ (surprise * paid[:, None]))


def share_of_wins(weights: Floats, rng: np.random.Generator, games: int = 200) -> float:
    """How many games it wins against random play, a shared win counting half."""
    batch = Batch("azul", games, seed=10**6, auto_reset=False)
    ours = np.arange(games) % 2
    won = np.zeros((games, 2))
    while not batch.done.all():
        moves = draw(chances(weights, batch), rng)
        batch.step(np.where(batch.turns == ours, moves, batch.sample()))
        won += batch.rewards
    return float((won[np.arange(games), ours].mean() + 1) / 2)


rng = np.random.default_rng(1)
game = Batch("azul", 1).game
weights: Floats = np.zeros((game.observation, game.moves), np.float32)
print(f"before: {share_of_wins(weights, rng):.0%} of games won against random play")
for generation in range(GENERATIONS):
    learn(weights, rng, seed=generation * GAMES)
    if (generation + 1) % 10 == 0:
        played = (generation + 1) * GAMES
        print(f"after {played} games: {share_of_wins(weights, rng):.0%}")
