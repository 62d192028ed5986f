"""Why one move rather than another: what the tellings of their best lines differ in.

    from tegel.analysis.reasons import reasons, said

    best, other = decision.candidates[:2]
    why = [reason.told() for reason in reasons(state, best, other)]
    print(said(why, words, names, eyes=state.turn))

Both lines are played several times (`playing_on.py`), with all that the seat can't know dealt anew,
the same deals for both. What differs in what is then told, by more than those games differ among
themselves, is a reason. No rule is in here: which happenings can be a reason a game says by its
words, where there is a `reason-…` for their kind; one that asks for `$times` is counted, the points
of others are added.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from statistics import fmean, pvariance
from typing import Any, Final, NamedTuple

from tegel.analysis.playing_on import OWN, Key, PlayedOn, follow, play_on
from tegel.bots.bot import Candidate
from tegel.core.rng import SEEDS
from tegel.core.state import State
from tegel.core.telling import Move, Told
from tegel.core.words import Words, english

# How often each line is played out.
GAMES: Final = 6
# What is told: not many, and nothing smaller.
MOST: Final = 3
LEAST: Final = 0.75
# A difference must be so many times its own standard error.
SURE: Final = 2.5
# A search is not exact in points. So what it expects beyond the line is told where its chances say
# the same, and if it is so much; less will do (the first) where nothing else speaks for its choice.
LATER: Final = LEAST, 3.0
CHANCES: Final = 0.02
# Games that were played on so many points away from what it expects show no best line, unless they
# all end within so many of each other: then only what is certain is told of them.
ASTRAY: Final = 7.0
ALIKE: Final = 1
# Of a line that was played once only, so many points of others may as well be chance.
CHANCE: Final = 3.0
# In points, what has none: a bonus turn, a swap, or to begin the next round;
TURN: Final = 2.0
# and a tile, plate or chip that is kept for later.
THING: Final = 0.6
# Where something is taken from, and what is left there: who has the same elsewhere lacks nothing.
ORIGIN: Final = ("kind", "source", "factory", "rest", "marker", "start")
# Points where a seat is lowest count so many times.
LOWEST: Final = 3.0


@dataclass(frozen=True)
class Reason:
    """One thing in which a move differs from another, by what is told of a seat.

    Its kind is that of a happening; or `others` and `reply-…`: what another seat gets, and by which
    deed it would; `starts`: to begin the next round; `later`: what the bot expects beyond all that.
    """

    kind: str
    seat: int
    amount: int  # of points, or how often: above 0
    more: bool  # than with the other move, or fewer
    good: bool  # it speaks for the move
    certain: bool  # it was so in all games that were played on
    about: Told  # what its words ask for beside that
    weight: float = field(compare=False, repr=False)

    def told(self) -> dict[str, Any]:
        """As words take it: `words.tell("reason", reason.told(), names, eyes=seat)`."""
        own = {name: getattr(self, name) for name in OWN if name != "times"}
        return {**self.about, **own, "times": self.amount}


class _Difference(NamedTuple):
    """By how much a measure differs on average, and whether it always does by the same."""

    amount: float
    certain: bool


class _Pair(NamedTuple):
    """The games played on from a move, and from the other."""

    one: Sequence[PlayedOn]
    other: Sequence[PlayedOn]

    def differ(self, measure: Callable[[PlayedOn], float]) -> _Difference | None:
        """By how much they do; None: by no more than chance would have it."""
        one, other = ([measure(game) for game in games] for games in self)
        amount = fmean(one) - fmean(other)
        error = sqrt((pvariance(one) + pvariance(other)) / GAMES)
        if abs(amount) < max(LEAST, SURE * error):
            return None
        return _Difference(amount, error == 0)

    @property
    def ends(self) -> bool:
        """Whether the game may be over then."""
        return any(game.is_over for games in self for game in games)


def reasons(
    state: State, candidate: Candidate, other: Candidate, *, seed: int = 0, most: int = MOST
) -> tuple[Reason, ...]:
    """What speaks for and against a move of the seat in turn, compared with another.

    The weightiest first; nothing in it is more than the seat may know. The same seed gives the same
    reasons. A state without history (`State.imagine`) will do.
    """
    pair = _Pair(_played(state, candidate, seed), _played(state, other, seed))
    return _compare(state, candidate, other, pair, most, candidate.share >= other.share)


def reasons_of_all(
    state: State, candidates: Sequence[Candidate], *, seed: int = 0, most: int = MOST
) -> list[tuple[Reason, ...]]:
    """The same for each of several moves, the best first.

    That one is compared with the next, and the others with it; a single move has no reasons.
    """
    if len(candidates) < 2:
        return [() for _ in candidates]
    games = [_played(state, candidate, seed) for candidate in candidates]
    against = [1, *(0 for _ in candidates[1:])]
    return [
        _compare(state, candidate, candidates[k], _Pair(games[n], games[k]), most, not n)
        for n, (candidate, k) in enumerate(zip(candidates, against, strict=True))
    ]


def reasons_of_lines(
    state: State,
    line: Sequence[Move],
    other: Sequence[Move],
    *,
    others: bool = True,
    most: int = MOST,
) -> tuple[Reason, ...]:
    """What one line of a position differs in from another, each just as it stands.

    `others`: whether what the other seats do in them is of interest.
    """
    words = english(state.game)
    pair = _Pair([follow(state, line, words)], [follow(state, other, words)])
    one, two = (Candidate(moves[0], 0, 0.5, 0.0, tuple(moves)) for moves in (line, other))
    found = _compare(state, one, two, pair, len(line) + len(other), is_better=True)
    kept = [
        reason
        for reason in found
        if reason.seat == state.turn
        or (others and (reason.kind != "others" or reason.weight >= CHANCE))
    ]
    return tuple(kept[:most])


def said(found: Iterable[Told], words: Words, names: Sequence[str], eyes: int | None = None) -> str:
    """Reasons as they are told (`Reason.told`), in one sentence: what speaks for it, but what not.

    The words are those of a language, "common" and the game's: `book("nl", "common", game=game)`.
    """
    told = [(one["good"], words.tell("reason", one, names, eyes=eyes)) for one in found]
    good, bad = (
        "; ".join(text for for_it, text in told if for_it == side) for side in (True, False)
    )
    both = words("reasons-but", good=good, bad=bad) if good and bad else good or bad
    return f"{both[0].upper()}{both[1:]}." if both else ""


def _played(state: State, candidate: Candidate, seed: int) -> list[PlayedOn]:
    words = english(state.game)
    return [play_on(state, candidate.line, words, (seed + n) % SEEDS) for n in range(GAMES)]


def _compare(
    state: State, candidate: Candidate, other: Candidate, pair: _Pair, most: int, is_better: bool
) -> tuple[Reason, ...]:
    seat, words = state.turn, english(state.game)
    assert seat is not None, "there is something to decide"
    found = [*_happened(state, seat, pair, words), *_others(state, seat, pair, words)]
    found += _starts(seat, pair)
    if candidate.visits and other.visits:
        found = _weighed(seat, candidate, other, pair, found, is_better)
    told = [reason for reason in found if f"reason-{reason.kind}" in words]
    return tuple(sorted(told, key=lambda reason: (-reason.weight, reason.kind))[:most])


def _weighed(
    seat: int,
    candidate: Candidate,
    other: Candidate,
    pair: _Pair,
    found: list[Reason],
    is_better: bool,
) -> list[Reason]:
    """With what a search expects beyond what was told of its line.

    What speaks only against the better of two moves is no reason for it: then there is none.
    """
    leads = [_leads(seat, games) for games in pair]
    beyond = candidate.margin - other.margin - fmean(leads[0]) + fmean(leads[1])
    is_astray = abs(beyond) > ASTRAY and any(max(each) - min(each) > ALIKE for each in leads)
    if is_astray:
        found = [reason for reason in found if reason.certain]
    is_explained = any(reason.good == is_better for reason in found)
    chances = candidate.share - other.share
    is_clear = abs(chances) >= CHANCES and (chances > 0) == (beyond > 0) == is_better
    if is_clear and abs(beyond) >= LATER[is_explained] and not is_astray and not pair.ends:
        return [*found, _reason("later", seat, _Difference(beyond, certain=False))]
    return found if is_explained or not (is_better or is_astray) else []


def _sum(key: tuple[int, Key], game: PlayedOn) -> float:
    return game.sums[key]


def _points(seat: int, game: PlayedOn) -> float:
    return game.points[seat]


def _happened(state: State, seat: int, pair: _Pair, words: Words) -> Iterable[Reason]:
    """What happens to the seat itself."""
    sums = [game.sums for games in pair for game in games]
    for key in dict.fromkeys(key for one in sums for who, key in one if who == seat):
        found = pair.differ(partial(_sum, (seat, key)))
        if found is not None:
            kind, about = key[0], dict(key[1])
            about |= _standing(state, seat, about)
            yield _reason(kind, seat, found, about, worth=_worth(kind, about, words))


def _others(state: State, own: int, pair: _Pair, words: Words) -> Iterable[Reason]:
    """What the others get, and what the next player can't do any more, or can."""
    for seat in range(state.players):
        found = pair.differ(partial(_points, seat)) if seat != own else None
        if found is not None:
            # After the move that brings them more they may have a reply that they lack otherwise.
            rich, poor = pair if found.amount > 0 else reversed(pair)
            deed = _only_reply(seat, own, rich, poor, words)
            kind = f"reply-{deed['kind']}" if deed else "others"
            yield _reason(kind, seat, found, deed or {}, own=False)


def _only_reply(
    seat: int, eyes: int, rich: Sequence[PlayedOn], poor: Sequence[PlayedOn], words: Words
) -> Told | None:
    """What a seat mostly does after the one move, and can never do after the other."""
    replies = [game.reply for game in rich if game.reply and game.before.turn == seat]
    if not replies:
        return None
    ((move, times),) = Counter(move for move, _ in replies).most_common(1)
    deed = next(deed for made, deed in replies if made == move)
    if f"reason-reply-{deed['kind']}" not in words or times < len(rich) / 2:
        return None
    there = ((game.before, other) for game in poor for other in game.before.legal_moves)
    gain = _gain(deed)
    return None if any(_gain(before.deed(other, eyes)) == gain for before, other in there) else deed


def _gain(deed: Told) -> Told:
    """What a deed brings, wherever it is taken from."""
    return {name: value for name, value in deed.items() if name not in ORIGIN}


def _starts(seat: int, pair: _Pair) -> Iterable[Reason]:
    """Whether the seat begins the next round."""
    found = pair.differ(lambda game: game.starter == seat)
    if found is not None:
        yield _reason("starts", seat, found, worth=TURN)


def _leads(seat: int, games: Sequence[PlayedOn]) -> list[int]:
    """How many points more than the best of the others each game brings a seat."""
    return [
        game.growth[seat] - max(x for n, x in enumerate(game.growth) if n != seat) for game in games
    ]


def _reason(
    kind: str,
    seat: int,
    found: _Difference,
    about: Told | None = None,
    *,
    own: bool = True,
    worth: float = 1,
) -> Reason:
    size, more = abs(found.amount), found.amount > 0
    amount = max(1, round(size))
    return Reason(kind, seat, amount, more, more == own, found.certain, about or {}, worth * size)


def _standing(state: State, seat: int, about: Told) -> Told:
    """Where a seat stands in the colour that a reason is about, where the game has tracks."""
    seats = state.view(seat).get("seats", ())
    tracks = seats[seat].get("tracks", {}) if seats else {}
    stands = tracks.get(about.get("colour"))
    return {} if stands is None else {"stands": stands, "ahead": stands - min(tracks.values())}


def _worth(kind: str, about: Told, words: Words) -> float:
    """How many points one of a kind is worth; on a track the less, the further it is ahead."""
    if kind.startswith("at-"):
        return THING
    if words.asks_for(f"reason-{kind}", "times"):
        return TURN
    return LOWEST / (1 + about["ahead"]) if "ahead" in about else 1.0
