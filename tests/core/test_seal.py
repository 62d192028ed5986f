"""Chance that can be checked: what is promised, what is shown, and that nothing else fits."""

import re
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tegel import BadOptions
from tegel.core.key import Key
from tegel.core.rng import SEEDS
from tegel.core.seal import (
    LONGEST_NONCE,
    WAYS,
    Seal,
    Way,
    commit,
    fresh_secret,
    is_nonce,
    source_from,
)

SEVENS = "7" * 64
KEY_OF_NOBODY = "21f172c0bbf163c62cd840cb44e37a161ff1def95ff18bee7631edce51943bd9"
KEY_OF_BOTH = "4962e0a0fccc9827ff78d5bb3cc9f6e0fbb80c085f04045fcb2d622978049848"

secrets = st.text("0123456789abcdef", min_size=64, max_size=64)
nonces = st.text(
    st.one_of(st.characters(exclude_categories=["C", "Z"]), st.just(" ")),
    min_size=1,
    max_size=LONGEST_NONCE,
).filter(is_nonce)
tables = st.tuples(secrets, st.dictionaries(st.integers(0, 3), nonces, max_size=4))
each_way = pytest.mark.parametrize("way", WAYS)


def test_a_fresh_secret_is_256_bits_that_nobody_saw_before() -> None:
    drawn = {fresh_secret() for _ in range(1000)}
    assert len(drawn) == 1000
    assert all(re.fullmatch("[0-9a-f]{64}", secret) for secret in drawn)


# Computed with sha256sum, as the handbook says: old games must stay true.
def test_the_commitment_to_a_secret_stays_as_it_is() -> None:
    digits = "a7fc8ad37f5e5a39a4856853d5c206078db01631c43bd958218378b017ba8b12"
    assert commit(SEVENS, "seed") == f"sha256:{digits}"
    assert commit(SEVENS, "key") == f"sha256-key:{digits}"


@pytest.mark.parametrize(
    ("given", "seed", "key"),
    [
        ({}, 6217568680474689380, KEY_OF_NOBODY),
        ({0: "tulip 12", 1: "Grüße"}, 7563827382902534912, KEY_OF_BOTH),
        ({1: "Grüße", 0: "tulip 12"}, 7563827382902534912, KEY_OF_BOTH),
    ],
)
def test_what_a_secret_and_nonces_give_stays_as_it_is(
    given: Mapping[int, str], seed: int, key: str
) -> None:
    assert source_from(SEVENS, given, "seed") == seed
    assert source_from(SEVENS, given, "key") == Key(key)


@given(tables)
def test_a_seed_is_one_that_a_game_can_have(table: tuple[str, dict[int, str]]) -> None:
    seed = source_from(*table, "seed")
    assert isinstance(seed, int)
    assert 0 <= seed < SEEDS


@each_way
@given(one=tables, other=tables)
def test_another_secret_or_nonce_or_giver_gives_something_else(
    way: Way, one: tuple[str, dict[int, str]], other: tuple[str, dict[int, str]]
) -> None:
    assert (source_from(*one, way) == source_from(*other, way)) == (one == other)
    assert (commit(one[0], way) == commit(other[0], way)) == (one[0] == other[0])


@each_way
def test_who_gave_which_nonce_matters(way: Way) -> None:
    given: list[dict[int, str]] = [
        {},
        {0: "a"},
        {1: "a"},
        {0: "a", 1: "b"},
        {0: "b", 1: "a"},
        {0: "ab"},
        {0: "a nonce 1: b"},
        {0: f"a secret: {'7' * 50}"},
    ]
    assert len({source_from(SEVENS, nonces, way) for nonces in given}) == len(given)


@pytest.mark.parametrize(
    "secret", ["", "7" * 63, "7" * 65, "F" * 64, "7" * 63 + "g", SEVENS + "\n"]
)
def test_what_is_no_secret_is_refused_without_repeating_it(secret: str) -> None:
    for use in (
        lambda text: commit(text, "key"),
        lambda text: source_from(text, {}, "key"),
        lambda text: source_from(text, {}, "seed"),
        lambda text: Seal(commit(SEVENS, "key"), {}, text),
    ):
        with pytest.raises(BadOptions) as caught:
            use(secret)
        assert str(caught.value) == "a secret is written as 64 digits 0-9, a-f"


@pytest.mark.parametrize("nonce", ["x", "tulip 12", "Grüße", "x" * LONGEST_NONCE, "<b>'; --", "猫"])
def test_any_short_text_is_a_nonce(nonce: str) -> None:
    assert is_nonce(nonce)


@pytest.mark.parametrize(
    "nonce",
    [
        "",
        " ",
        " x",
        "x ",
        "x" * (LONGEST_NONCE + 1),
        "a\nb",
        "a\tb",
        "\0",
        "\u202e",
        "\u2028",
        "\ud800",
    ],
    ids=ascii,
)
def test_what_could_not_stand_in_a_line_is_no_nonce(nonce: str) -> None:
    assert not is_nonce(nonce)
    for use in (
        lambda: source_from(SEVENS, {0: nonce}, "key"),
        lambda: Seal(commit(SEVENS, "key"), {0: nonce}, None),
    ):
        with pytest.raises(BadOptions, match="is no nonce: 1 to 64 printable characters"):
            use()


def test_a_nonce_is_of_a_seat() -> None:
    with pytest.raises(BadOptions, match="there is no seat -1"):
        source_from(SEVENS, {-1: "x"}, "key")


@pytest.mark.parametrize(
    "commitment",
    ["", "7" * 64, "sha256:" + "G" * 64, commit(SEVENS, "key") + "7", "sha256-dice:" + "7" * 64],
)
def test_a_seal_has_a_commitment_in_its_one_form(commitment: str) -> None:
    with pytest.raises(
        BadOptions,
        match="a commitment is written sha256: or sha256-key: or sha256-deal: and 64 digits",
    ):
        Seal(commitment, {}, None)


def test_a_seal_does_not_tell_its_secret_where_it_is_only_mentioned() -> None:
    assert SEVENS not in repr(Seal(commit(SEVENS, "key"), {}, SEVENS))


@each_way
def test_a_seal_promises_what_the_secret_will_give(way: Way) -> None:
    seal = Seal(commit(SEVENS, way), {1: "x"}, SEVENS)
    assert (seal.way, seal.is_kept) == (way, True)
    assert seal.source == source_from(SEVENS, {1: "x"}, way)
    assert not Seal(commit("8" * 64, way), {}, SEVENS).is_kept
    assert Seal(commit(SEVENS, way), {}, None).source is None


def test_a_way_that_this_tegel_does_not_know_is_refused_with_those_it_does() -> None:
    dice: Any = "dice"
    for use in (lambda: commit(SEVENS, dice), lambda: source_from(SEVENS, {}, dice)):
        with pytest.raises(BadOptions, match="chance cannot come from 'dice'; it can from: seed"):
            use()
