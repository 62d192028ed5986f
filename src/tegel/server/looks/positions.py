"""Positions as text: laid out, played on, and shown."""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from tegel.analysis.knowledge import ALL, Eyes, check_known, eyes_of, position_for
from tegel.core.errors import BadOptions, BadPosition, TegelError
from tegel.core.fields import UNKNOWN
from tegel.core.key import Key, is_key
from tegel.core.position import of_view, read
from tegel.core.record import TABLE
from tegel.core.rng import SEEDS, fresh_seed
from tegel.core.state import SPECTATOR, State
from tegel.core.telling import Telling
from tegel.games import find
from tegel.server.tables.commands import Refused
from tegel.server.wire.asked import SentPosition, SentStart

if TYPE_CHECKING:
    from tegel.server.http.answers.positions import PositionView
    from tegel.server.wire.told import ToldMove

# Seeds are told, and many readers of JSON keep no more than 53 bits of a number.
TOLD_SEEDS = 1 << 53


@dataclass(frozen=True)
class Laid:
    """A position that was sent, with the moves from it; and who knows as much as it told."""

    state: State
    seed: int | None  # None: a record's source was given
    eyes: Eyes


def lay_out(asked: SentPosition) -> Laid:
    """The state that somebody sent; `Refused` says what is wrong with it."""
    seed = asked.seed
    if seed is None and asked.source is None:
        seed = fresh_seed() % TOLD_SEEDS
    state = begin(asked, seed)
    text = _text(asked)
    eyes = ALL if text is None else eyes_of(text, state)
    if state.known is not None:
        eyes = None if state.known == SPECTATOR else state.known
    deals = dict(enumerate(asked.deals, 1))
    for n, move in enumerate(asked.moves, 1):
        try:
            state.push(state.parse(move) if isinstance(move, str) else move, deals.get(n, ()))
        except BadPosition as error:
            raise Refused("bad_position", f"move {n}: {error}", error.refusal, "deals") from None
        except TegelError as error:
            raise Refused("illegal", f"move {n}: {error}", error.refusal) from None
    return Laid(state, seed, eyes)


def begin(asked: SentStart, seed: int | None) -> State:
    """The state at a start; without a seed its chance comes from the source that was sent."""
    source = source_of(asked, seed)
    try:
        return _known(_begun(asked, source), asked.known)
    except BadPosition as error:
        raise _refused(error) from None
    except BadOptions as error:
        raise Refused("bad_options", str(error)) from None


def source_of(asked: SentStart, seed: int | None) -> int | Key:
    """Where chance comes from: a seed, or the source that was sent."""
    return _source(asked.source) if seed is None else seed


def _begun(asked: SentStart, source: int | Key) -> State:
    text = _text(asked)
    if text is None:
        return State(find(asked.game or ""), asked.options, source)
    if isinstance(source, Key):
        raise Refused("bad_request", "source: a key goes with a set-up, not with a position")
    return read(text, find, source)


def _text(asked: SentStart) -> str | None:
    """The position that was sent, as text or as a view; None: a set-up was."""
    return asked.position if asked.view is None else of_view(asked.view, find)


def _known(state: State, told: str | None) -> State:
    """A state of which no more is known than was told."""
    if told is None:
        return state
    if isinstance(state.source, Key) or not state.game.hidden:
        raise Refused("bad_request", "known: there are no secrets here, so all is known")
    seat = None if told == TABLE else int(told.removeprefix("seat "))
    if seat is not None and seat >= state.players:
        raise Refused("no_seat", f"there is no seat {seat}; there are {state.players}")
    return state.known_to(seat)


def _source(text: str | None) -> int | Key:
    if text is not None and is_key(text):
        return Key.read(text)
    if text is None or not re.fullmatch("0|[1-9][0-9]{0,18}", text) or int(text) >= SEEDS:
        raise Refused("bad_request", "source: this should be a seed or a key, as in a record")
    return int(text)


def check_decidable(laid: Laid) -> None:
    """Refuse a position in which nobody can decide, by what is known of it."""
    if laid.state.turn is None:
        raise Refused("over", "the game is over: there is nothing to decide")
    try:
        check_known(position_for(laid.state, laid.eyes), laid.state)
    except BadPosition as error:
        raise _refused(error) from None


def _refused(error: BadPosition) -> Refused:
    return Refused("bad_position", str(error), error.refusal, error.field)


def view_of(laid: Laid, seat: int | None) -> "PositionView":
    """A position as a table shows it to a seat, or to the one that decides."""
    state = laid.state
    if seat is not None and seat >= state.players:
        raise Refused("no_seat", f"there is no seat {seat}; there are {state.players}")
    # Who sees all looks as any seat does; and a game is written down as if each seat were seen.
    knows = state.turn if laid.eyes == ALL else laid.eyes
    looks = knows if state.known is None or state.is_over else state.turn
    if laid.eyes == ALL and seat is not None:
        knows = looks = seat
    assert not isinstance(knows, str)
    assert not isinstance(looks, str)
    story, chance = _told(state, knows, is_whole=laid.eyes == ALL and seat is None)
    return {
        "game": state.game.name,
        "title": state.game.title,
        "options": dict(state.options),
        "position": position_for(state, laid.eyes),
        "known": _knowledge(laid.eyes),
        "seed": laid.seed,
        "seat": looks,
        "turn": state.turn,
        "is_over": state.is_over,
        "scores": list(state.scores),
        "places": list(state.outcome.places) if state.is_over else None,
        "moves": list(state.moves),
        "story": cast("list[ToldMove]", story),
        "chance": chance,
        "dealt": _dealt(laid),
        "made_up": looks != knows,
        "view": state.view(looks),
    }


def _knowledge(eyes: Eyes) -> str | None:
    """Whose knowledge a text is, as a record names it."""
    if eyes == ALL:
        return None
    return TABLE if eyes is None else f"seat {eyes}"


def _dealt(laid: Laid) -> list[str]:
    """What the last move brought by chance, as it would be written down; `?` where nobody saw."""
    state, n = laid.state, len(laid.state.moves) - 1
    if n < 0:
        return []
    deals = list(state.dealt(n))
    if laid.eyes in (ALL, state.telling(n)["seat"]):
        return deals
    seen = position_for(state, laid.eyes).split()
    told = (" ".join(word for word in deal.split() if word in seen) for deal in deals)
    return [deal or UNKNOWN for deal in told]


def _told(state: State, looks: int | None, *, is_whole: bool) -> tuple[list[Telling], list[bool]]:
    """All moves, if all is known each as its seat knows it; and which of them chance answered."""
    story: list[Telling] = []
    chance: list[bool] = []
    mover = None
    for n, walk in enumerate(state.retrace()):
        if n:
            story.append(walk.telling(n - 1, mover if is_whole else looks))
            chance.append(walk.chance_spoke)
        mover = walk.turn
    return story, chance
