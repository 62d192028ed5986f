"""Chance that can be checked: what is promised, what is shown, and that nothing else fits."""

import re
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tegel import BadOptions
from tegel.core.rng import SEEDS
from tegel.core.seal import LONGEST_NONCE, Seal, commit, fresh_secret, is_nonce, seed_from

SEVENS = "7" * 64

secrets = st.text("0123456789abcdef", min_size=64, max_size=64)
nonces = st.text(
    st.one_of(st.characters(exclude_categories=["C", "Z"]), st.just(" ")),
    min_size=1,
    max_size=LONGEST_NONCE,
).filter(is_nonce)
tables = st.tuples(secrets, st.dictionaries(st.integers(0, 3), nonces, max_size=4))


def test_a_fresh_secret_is_256_bits_that_nobody_saw_before() -> None:
    drawn = {fresh_secret() for _ in range(1000)}
    assert len(drawn) == 1000
    assert all(re.fullmatch("[0-9a-f]{64}", secret) for secret in drawn)


# Computed with sha256sum, as the handbook says: old games must stay true.
def test_the_commitment_to_a_secret_stays_as_it_is() -> None:
    assert (
        commit(SEVENS) == "sha256:a7fc8ad37f5e5a39a4856853d5c206078db01631c43bd958218378b017ba8b12"
    )


@pytest.mark.parametrize(
    ("given", "seed"),
    [
        ({}, 6217568680474689380),
        ({0: "tulip 12", 1: "Grüße"}, 7563827382902534912),
        ({1: "Grüße", 0: "tulip 12"}, 7563827382902534912),
    ],
)
def test_the_seed_of_a_secret_and_nonces_stays_as_it_is(
    given: Mapping[int, str], seed: int
) -> None:
    assert seed_from(SEVENS, given) == seed


@given(tables)
def test_a_seed_is_one_that_a_game_can_have(table: tuple[str, dict[int, str]]) -> None:
    assert 0 <= seed_from(*table) < SEEDS


@given(tables, tables)
def test_another_secret_or_nonce_or_giver_gives_another_seed(
    one: tuple[str, dict[int, str]], other: tuple[str, dict[int, str]]
) -> None:
    assert (seed_from(*one) == seed_from(*other)) == (one == other)
    assert (commit(one[0]) == commit(other[0])) == (one[0] == other[0])


def test_who_gave_which_nonce_matters() -> None:
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
    assert len({seed_from(SEVENS, nonces) for nonces in given}) == len(given)


@pytest.mark.parametrize(
    "secret", ["", "7" * 63, "7" * 65, "F" * 64, "7" * 63 + "g", SEVENS + "\n"]
)
def test_what_is_no_secret_is_refused_without_repeating_it(secret: str) -> None:
    for use in (
        commit,
        lambda text: seed_from(text, {}),
        lambda text: Seal(commit(SEVENS), {}, text),
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
        lambda: seed_from(SEVENS, {0: nonce}),
        lambda: Seal(commit(SEVENS), {0: nonce}, None),
    ):
        with pytest.raises(BadOptions, match="is no nonce: 1 to 64 printable characters"):
            use()


def test_a_nonce_is_of_a_seat() -> None:
    with pytest.raises(BadOptions, match="there is no seat -1"):
        seed_from(SEVENS, {-1: "x"})


@pytest.mark.parametrize("commitment", ["", "7" * 64, "sha256:" + "G" * 64, commit(SEVENS) + "7"])
def test_a_seal_has_a_commitment_in_its_one_form(commitment: str) -> None:
    with pytest.raises(BadOptions, match="a commitment is written sha256: and 64 digits"):
        Seal(commitment, {}, None)


def test_a_seal_does_not_tell_its_secret_where_it_is_only_mentioned() -> None:
    assert SEVENS not in repr(Seal(commit(SEVENS), {}, SEVENS))
