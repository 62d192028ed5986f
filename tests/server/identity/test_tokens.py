"""Tokens: nobody guesses one, and what is kept of it does not give it away."""

import re

from hypothesis import given
from hypothesis import strategies as st

from tegel.server.identity.tokens import digest, fresh_token

anything = st.text(st.characters())


def test_a_token_is_256_fresh_bits_after_its_prefix() -> None:
    drawn = {fresh_token("tegel_") for _ in range(1000)}
    assert len(drawn) == 1000
    assert all(re.fullmatch("tegel_[A-Za-z0-9_-]{43}", token) for token in drawn)


def test_what_is_kept_stays_as_it_is_and_does_not_hold_the_token() -> None:
    # echo -n abc | sha256sum
    assert digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


@given(anything, anything)
def test_two_tokens_that_differ_are_kept_apart(one: str, other: str) -> None:
    assert (digest(one) == digest(other)) == (one == other)


def test_half_a_character_is_a_wrong_token_and_no_failure() -> None:
    assert digest("\ud800") != digest("x")
