"""Learn a game by PPO against oneself: for two players, in PyTorch, on a processor or CUDA.

    python examples/research/ppo.py azul --seconds 600 --out azul-ppo.npz
    python examples/research/ppo.py azul_duel --device cuda --games 16384 --seconds 60

One network has both seats. What a position is worth to one is minus what it is worth to the other,
so where the turn passes, signs change. What is written are plain arrays: `ppo_player.py` plays by
them, with NumPy alone.
"""

# PyTorch is not among what our tests install.
# pyright: basic, reportMissingImports=false

import argparse
import time
from typing import Any, Literal

import numpy as np
import torch
from torch import nn

from tegel.envs import Batch

Device = Literal["cpu", "cuda"]

LAMBDA = 0.95
CLIP = 0.2
ENTROPY = 0.01
EPOCHS = 2
PARTS = 8


class Network(nn.Module):
    """Two hidden layers, from which a move and a value are read."""

    def __init__(self, numbers: int, moves: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.moves, self.value = nn.Linear(width, moves), nn.Linear(width, 1)
        nn.init.zeros_(self.moves.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[Any, torch.Tensor]:
        """How likely each move is, and the reward that is expected."""
        inner = self.body(seen)
        logits = self.moves(inner).masked_fill(~masks, -torch.inf)
        odds = torch.distributions.Categorical(logits=logits, validate_args=False)
        return odds, self.value(inner)[:, 0].tanh()


def on(array: Any, device: Device) -> torch.Tensor:
    """An array of a batch as it stands now."""
    shown = torch.from_numpy(array) if device == "cpu" else torch.as_tensor(array, device=device)
    return shown.clone()


def step(batch: Batch, moves: torch.Tensor) -> None:
    """A move in every game, all of them legal."""
    batch.step(moves.numpy() if moves.device.type == "cpu" else moves, check=False)


def gather(batch: Batch, network: Network, steps: int, device: Device) -> dict[str, torch.Tensor]:
    """So many steps of all games, and what each came to for who decided."""
    kept: dict[str, list[torch.Tensor]] = {}
    signs, paid, over = [], [], []
    with torch.no_grad():
        for _ in range(steps):
            seen, masks = on(batch.observations, device), on(batch.masks, device)
            turns = on(batch.turns, device).long()
            odds, value = network(seen, masks)
            moves = odds.sample()
            step(batch, moves)
            now = {"seen": seen, "masks": masks, "moves": moves, "value": value}
            for name, each in (now | {"odds": odds.log_prob(moves)}).items():
                kept.setdefault(name, []).append(each)
            paid.append(on(batch.rewards, device).gather(1, turns[:, None])[:, 0])
            over.append(on(batch.done, device))
            signs.append(torch.where(on(batch.turns, device) == turns, 1.0, -1.0))
        later = network(on(batch.observations, device), on(batch.masks, device))[1]
        ahead, surprises = torch.zeros_like(later), []
        for i in reversed(range(steps)):
            goes_on = signs[i] * ~over[i]
            value = kept["value"][i]
            ahead = paid[i] + goes_on * (later + LAMBDA * ahead) - value
            surprises.append(ahead)
            later = value
    kept["ahead"] = surprises[::-1]
    return {name: torch.cat(each) for name, each in kept.items()}


def learn(
    network: Network, optimiser: torch.optim.Optimizer, seen: dict[str, torch.Tensor]
) -> None:
    """Steps towards moves that came to more than was expected, and towards better expectations."""
    ahead = seen["ahead"]
    seen |= {
        "return": ahead + seen["value"],
        "worth": (ahead - ahead.mean()) / (ahead.std() + 1e-8),
    }
    for _ in range(EPOCHS):
        for part in torch.randperm(len(ahead), device=ahead.device).chunk(PARTS):
            some = {name: each[part] for name, each in seen.items()}
            odds, value = network(some["seen"], some["masks"])
            ratio = (odds.log_prob(some["moves"]) - some["odds"]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.minimum(ratio * some["worth"], clipped * some["worth"]).mean()
            logs = odds.logits.clamp_min(-1e9)
            doubt = -(odds.probs * logs).sum(1).mean()
            loss = (value - some["return"]).square().mean() - gain - ENTROPY * doubt
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def share_against_random(network: Network, game: str, games: int, device: Device) -> float:
    """How many games it wins against random play, a shared win counting half."""
    batch = Batch(game, games, seed=10**9, auto_reset=False, device=device)
    ours, won = torch.arange(games, device=device) % 2, torch.zeros(games, 2, device=device)
    while True:
        seen, masks, turns = on(batch.observations, device), on(batch.masks, device), batch.turns
        if (on(turns, device) < 0).all():
            break
        masks[:, 0] |= on(turns, device) < 0  # where it is over any move will do
        with torch.no_grad():
            odds, _ = network(seen, masks)
        theirs = on(batch.sample(), device)
        step(batch, torch.where(on(turns, device) == ours, odds.sample(), theirs))
        won += on(batch.rewards, device)
    return float((won.gather(1, ours[:, None]).mean() + 1) / 2)


def main() -> None:
    """Learn for so long, and tell how it goes."""
    reader = argparse.ArgumentParser(description="PPO against oneself")
    reader.add_argument("game")
    reader.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    reader.add_argument("--games", type=int, default=256)
    reader.add_argument("--steps", type=int, default=32)
    reader.add_argument("--width", type=int, default=256)
    reader.add_argument("--rate", type=float, default=5e-4)
    reader.add_argument("--seconds", type=float, default=60)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--out")
    given = reader.parse_args()
    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    batch = Batch(given.game, given.games, seed=given.seed << 32, device=given.device)
    game = batch.game
    network = Network(game.observation, game.moves, given.width).to(given.device)
    optimiser = torch.optim.Adam(network.parameters(), lr=given.rate, eps=1e-5)
    first = share_against_random(network, game.name, 1000, given.device)
    print(f"0 steps: {first:.1%} of 1000 games won against random play", flush=True)
    start, shown, taken = time.perf_counter(), 0.0, 0
    while (spent := time.perf_counter() - start) < given.seconds:
        for group in optimiser.param_groups:
            group["lr"] = given.rate * (1 - spent / given.seconds)
        learn(network, optimiser, gather(batch, network, given.steps, given.device))
        taken += given.games * given.steps
        if (spent := time.perf_counter() - start) - shown >= given.seconds / 10:
            shown = spent
            share = share_against_random(network, game.name, 1000, given.device)
            print(f"{taken} steps, {spent:.0f} s: {share:.1%}", flush=True)
    share = share_against_random(network, game.name, 1000, given.device)
    print(f"{taken} steps, {given.seconds:.0f} s: {share:.1%}")
    if given.out:
        layers = [network.body[0], network.body[2], network.moves]
        arrays = [each.detach().cpu().numpy() for at in layers for each in (at.weight, at.bias)]
        np.savez_compressed(given.out, *(each.astype(np.float16) for each in arrays))


if __name__ == "__main__":
    main()
