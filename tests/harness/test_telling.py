"""What every game tells of itself, over random games of every kind.

`make test` plays a few games of each kind; `make lockstep` some hundred times as many, and
`python -m tests.harness.tellings` a million decisions.
"""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

import pytest
from jsonschema_rs import Draft202012Validator as Validator

import tegel
from tegel.core.game import Game
from tegel.core.shelf import languages
from tegel.core.state import State
from tegel.core.telling import Telling, Told
from tegel.core.words import Words, book
from tegel.server.http.shapes import GameShapes
from tests.harness.kinds import KINDS, Kind
from tests.harness.lockstep import GAMES
from tests.harness.stories import folder_of, name_of
from tests.harness.tellings import Ledger, compare, has_secrets, likely, readers, walk

FEW = max(1, GAMES // 300)

of_every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
of_every_game = pytest.mark.parametrize(
    "kind", {kind.game: kind for kind in KINDS}.values(), ids=lambda kind: kind.game.name
)


@of_every_kind
def test_every_point_is_told_once(kind: Kind) -> None:
    for seed in range(FEW):
        ledger: Ledger | None = None
        for state in walk(kind, seed):
            ledger = ledger or Ledger(state)
            ledger.check(state, seed % state.players)


@cache
def declared(game: Game) -> tuple[Validator, Validator]:
    """What tellings and refusals of a game must be like, for all its kinds."""
    shapes = GameShapes(game)
    known = {"components": {"schemas": shapes.found}}
    return Validator({**shapes.telling, **known}), Validator({**shapes.refusal, **known})


@of_every_kind
def test_what_is_told_is_of_the_types_that_are_declared(kind: Kind) -> None:
    telling, refusal = declared(kind.game)
    chance = random.Random(1)
    for seed in range(FEW):
        for state in walk(kind, seed):
            for told in (state.last_move(seat) for seat in readers(state)):
                if told is not None:
                    telling.validate(told)
                    check_flights(told)
            for move in illegal(state, chance, 3):
                refusal.validate(state.refusal(move))


def illegal(state: State, chance: random.Random, most: int) -> list[int]:
    """A few moves that are not legal here; none where all are."""
    moves = sorted({*range(state.game.moves)} - {*state.legal_moves})
    return chance.sample(moves, min(most, len(moves)))


def check_flights(told: Telling) -> None:
    """Whatever flies is something, and goes from one place to another."""
    for flight in [*told["flights"], *(f for one in told["follows"] for f in one["flights"])]:
        assert flight["count"] > 0
        assert flight["start"] != flight["end"]


@of_every_kind
def test_a_legal_move_is_shown_with_all_that_it_is_told_by(kind: Kind) -> None:
    for state in walk(kind, 3):
        for shown in state.view(state.turn)["moves"] if state.turn is not None else ():
            deed = state.deed(shown["move"], state.turn)
            assert deed.items() <= shown.items()


@of_every_kind
def test_nobody_is_told_more_than_can_be_seen(kind: Kind) -> None:
    apart = 0
    for seed in range(4 * FEW):
        chance = random.Random(seed)
        for state in walk(kind, seed, likely):
            if not state.is_over:
                apart += compare(state, readers(state), chance)
    assert bool(apart) == has_secrets(kind)


@of_every_kind
def test_what_is_told_is_the_same_at_once_and_later(kind: Kind) -> None:
    told: dict[int | None, list[Telling]] = {}
    states = walk(kind, 4)
    state = next(states)
    for state in states:
        for eyes in readers(state):
            last = state.last_move(eyes)
            told.setdefault(eyes, []).extend([last] if last else [])
    assert all(state.story(eyes) == told[eyes] for eyes in readers(state))


# --- Words ----------------------------------------------------------------------------------------


def kinds_of(returned: Any) -> Iterator[tuple[str, bool]]:
    """The kinds of what a function returns, and whether there is a deed in it that tells it."""
    parts = [part for part in get_args(returned) if part is not type(None)]
    if "kind" in getattr(returned, "__annotations__", {}):
        fields = get_type_hints(returned)
        for kind in get_args(fields["kind"]):
            yield kind, "deed" in fields
    for part in parts:
        yield from kinds_of(part)


@pytest.mark.parametrize("language", languages())
@of_every_game
def test_every_kind_of_thing_that_is_told_has_its_words(kind: Kind, language: str) -> None:
    room, words = kind.game.telling, book(language, "common", game=kind.game)
    said = {"deed": room.deed, "told": room.follows, "refusal": room.refusal, "ask": room.asks}
    for prefix, function in said.items():
        found = dict(kinds_of(get_type_hints(function)["return"]))
        assert found, f"{prefix}: no kind is declared"
        missing = [
            one for one, told in found.items() if not told and f"{prefix}-{one}" not in words
        ]
        assert missing == []


@of_every_kind
def test_all_that_is_told_can_be_said(kind: Kind) -> None:
    books = [book(language, "common", game=kind.game) for language in languages()]
    names, said = ["Anna", "Ben", "Cleo", "Dirk"], set[Any]()
    chance = random.Random(1)
    for seed in range(FEW):
        for state in walk(kind, seed):
            room = kind.game.telling
            about: list[tuple[str, Told, int | None]] = [
                *(("refusal", room.refusal(state, no), None) for no in illegal(state, chance, 1)),
                ("ask", room.asks(state), state.turn),
            ]
            told = state.last_move(chance.choice(readers(state)))
            if told is not None:
                about.append(("deed", told["deed"], told["seat"]))
                about += [("told", one, None) for one in told["follows"] if "deed" not in one]
            for prefix, one, seat in about:
                if outline(prefix, one) not in said:
                    said.add(outline(prefix, one))
                    for words in books:
                        say(words, prefix, one, seat, names)


def outline(prefix: str, told: Told) -> Any:
    """What decides how something is said: a message is tried once for each."""
    plain = {
        name: value
        if isinstance(value, bool | None)
        else min(value, 2)
        if isinstance(value, int)
        else 0
        for name, value in told.items()
    }
    return prefix, told["kind"], tuple(sorted(plain.items(), key=str))


def say(words: Words, prefix: str, told: Told, seat: int | None, names: list[str]) -> None:
    """Both to whom it is about and to others."""
    for eyes in (None, told.get("seat", seat)):
        text = words.tell(prefix, told, names, seat=seat, eyes=eyes)
        assert text
        assert "{" not in text


@pytest.mark.parametrize("game", tegel.games())
def test_every_kind_of_game_has_its_story_in_every_language(game: str) -> None:
    kinds = {name_of(kind) for kind in KINDS if kind.game.name == game}
    files = {file.name for file in folder_of(game).iterdir()}
    stories = {file.partition(".")[0] for file in files}
    assert kinds <= stories
    assert files == {f"{story}.{language}.txt" for story in stories for language in languages()}
    # Some kinds have more than one: of a tie, say.
    assert all(story.startswith(tuple(kinds)) for story in stories)
