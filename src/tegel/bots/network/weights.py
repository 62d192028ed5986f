"""Networks as files: weights in whole numbers, with a card that says what they are for."""

import hashlib
import json
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from tegel.bots.search.bot import beyond_limits
from tegel.bots.search.foretell import CAP, SEEN_ONE, WEIGHT_ONE
from tegel.bots.search.tree import MOST_SEATS
from tegel.core.errors import TegelError
from tegel.core.game import Advice, Game
from tegel.core.struct import Memory

FORMAT = 1
SHIPPED = Path(__file__).parent / "shipped"
LAYERS = ("first", "second", "last")
# Nothing that a seat sees is larger: it is about −1 to 1.
MOST_SEEN = 8 * SEEN_ONE
LARGEST_SUM = 1 << 31
ADVISABLE = (*(field.name for field in fields(Advice)), "trust")
# Asked at the end of a turn, and believed.
AS_LEARNT = {"picks": 0, "horizon": 1, "trust": 1.0, "resolve": 0.5}


class BadWeights(TegelError):
    """A network that is damaged, or made for another game, other rules or another Tegel."""


@dataclass(frozen=True)
class Weights:
    """A network: its card, and for each layer its weights and what it begins with."""

    card: Mapping[str, Any]
    arrays: Mapping[str, Memory]

    @property
    def unit(self) -> float:
        """The points that a margin of 1 stands for."""
        return float(self.card["unit"])

    @property
    def sizes(self) -> tuple[int, int]:
        """How much its first and its second layer pass on."""
        return self.arrays["first"].shape[1], self.arrays["second"].shape[1]

    @property
    def advice(self) -> Mapping[str, Any]:
        """How it is used best; unless matches have found something better, as it learnt."""
        return {**AS_LEARNT, **self.card.get("advice", {})}


def digest(arrays: Mapping[str, Memory]) -> str:
    """What the weights are, in one line."""
    found = hashlib.sha256()
    for name in sorted(arrays):
        found.update(f"{name} {arrays[name].shape}".encode())
        found.update(np.ascontiguousarray(arrays[name]).tobytes())
    return found.hexdigest()[:32]


def save(path: Path, card: Mapping[str, Any], arrays: Mapping[str, Memory]) -> None:
    """Write a network; a file that is there is replaced at once, or not at all."""
    text = json.dumps({**card, "format": FORMAT, "digest": digest(arrays)}, ensure_ascii=False)
    part = path.with_name(f"{path.name}.part")
    with part.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, card=np.array(text), **arrays)
    part.replace(path)


def load(path: Path, game: Game) -> Weights:
    """A network for a game; `BadWeights` says why it is none."""
    try:
        stamp = path.stat()
    except OSError as error:
        reason = error.strerror
        raise BadWeights(f"there is no network {path}: {reason}; `tegel train` makes one") from None
    return _load(path, game, stamp.st_mtime_ns, stamp.st_size)


@lru_cache(8)
def _load(path: Path, game: Game, *_: int) -> Weights:
    """Read a network; again only when the file has changed."""
    try:
        with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        card = json.loads(str(arrays.pop("card")))
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error):
        raise BadWeights(f"{path} is not a network of Tegel, or is damaged") from None
    problem = _problem(card, arrays, game) if isinstance(card, dict) else "it has no card"
    if problem:
        raise BadWeights(f"{path} can't be used: {problem}")
    return Weights(card, arrays)


def shipped(game: Game, players: int) -> Weights | None:
    """The network that comes with Tegel for a game, if there is one.

    One that has learnt with so many players alone goes before one that has learnt with all.
    """
    for path in (_place(game, players), _place(game, None)):
        if path.exists():
            return load(path, game)
    return None


def place_for(game: Game, network: Weights) -> Path:
    """Where a network belongs among those that come with Tegel: by the games it has learnt from."""
    kinds = network.card.get("plan", {}).get("kinds", ())
    if not kinds:
        raise BadWeights("its card does not say what games it has learnt from; train it again")
    players = {int(game.settle(kind)["players"]) for kind in kinds}
    return _place(game, players.pop() if len(players) == 1 else None)


def _place(game: Game, players: int | None) -> Path:
    return SHIPPED / (f"{game.name}-{players}.npz" if players else f"{game.name}.npz")


def _problem(card: Mapping[str, Any], arrays: Mapping[str, Memory], game: Game) -> str | None:
    """Why a network does not fit a game."""
    if card.get("format") != FORMAT:
        return f"it has format {card.get('format')}, and this Tegel reads format {FORMAT}"
    if card.get("game") != game.name:
        return f"it was made for {card.get('game')}, not for {game.name}"
    if card.get("rules") != game.rules_version:
        return (
            f"it was made for version {card.get('rules')} of the rules of {game.title}, and these"
            f" are version {game.rules_version}"
        )
    wrong = _problem_of_card(card)
    if wrong:
        return f"its card is wrong: {wrong}"
    names = {name for layer in LAYERS for name in (layer, f"{layer}_bias")}
    if set(arrays) != names:
        return f"it should hold {', '.join(sorted(names))}, and holds {', '.join(sorted(arrays))}"
    if card.get("digest") != digest(arrays):
        return "its weights are not those its card was written for: it is damaged"
    size = game.perception
    for layer in LAYERS:
        weights, bias = arrays[layer], arrays[f"{layer}_bias"]
        if weights.ndim != 2 or weights.shape[0] != size or bias.shape != weights.shape[1:]:
            return f"its {layer} layer takes {weights.shape[:1]} numbers where {size} come in"
        most = MOST_SEEN if layer == LAYERS[0] else CAP
        if layer != LAYERS[0] and _largest_sum(weights, bias, most) >= LARGEST_SUM:
            return f"its {layer} layer may add up to more than fits"
        size = weights.shape[1]
    return None if size == 2 * MOST_SEATS else f"it tells {size} numbers, not {2 * MOST_SEATS}"


def _largest_sum(weights: Memory, bias: Memory, most: int) -> int:
    """How much a layer may add up to, where no number that comes in is larger than this."""
    columns = zip(*weights.tolist(), strict=True)
    pairs = zip(columns, bias.tolist(), strict=True)
    return int(max(most * sum(map(abs, column)) + abs(first) for column, first in pairs))


def _problem_of_card(card: Mapping[str, Any]) -> str | None:
    """Why nobody can go by a card."""
    unit = card.get("unit")
    if not isinstance(unit, int | float) or not unit > 0:
        return f"a margin of 1 cannot be {unit} points; it can be any number above 0"
    advice = card.get("advice", {})
    if not isinstance(advice, dict):
        return f"its advice cannot be {advice}; it can be names with a number each"
    for name, value in advice.items():
        if name not in ADVISABLE:
            return f"there is nothing {name!r} to advise; there is {', '.join(ADVISABLE)}"
        wrong = beyond_limits(name, value)
        if wrong:
            return wrong
    return None


def in_whole_numbers(weights: Mapping[str, Memory], grain: int = 1) -> dict[str, Memory]:
    """Weights that were learnt, rounded: what comes in and goes out keeps its meaning.

    The first layer's, nearly all of them, may be told in steps of so many parts: a coarser file is
    packed smaller.
    """
    limit = np.iinfo(np.int16).max
    scale = SEEN_ONE * WEIGHT_ONE
    arrays: dict[str, Memory] = {}
    for layer in LAYERS:
        steps = grain if layer == LAYERS[0] else 1
        rounded = np.rint(np.asarray(weights[layer], np.float64) * WEIGHT_ONE / steps) * steps
        arrays[layer] = np.clip(rounded, -limit, limit).astype(np.int16)
        bias = np.asarray(weights[f"{layer}_bias"], np.float64).ravel() * scale
        arrays[f"{layer}_bias"] = np.rint(bias).astype(np.int32)
        scale = CAP // 4 * WEIGHT_ONE
    return arrays


def in_fractions(arrays: Mapping[str, Memory]) -> dict[str, Memory]:
    """Weights in whole numbers, as they are learnt: to go on learning from."""
    scale = SEEN_ONE * WEIGHT_ONE
    weights: dict[str, Memory] = {}
    for layer in LAYERS:
        weights[layer] = arrays[layer].astype(np.float32) / WEIGHT_ONE
        weights[f"{layer}_bias"] = arrays[f"{layer}_bias"].astype(np.float32)[:, None] / scale
        scale = CAP // 4 * WEIGHT_ONE
    return weights
