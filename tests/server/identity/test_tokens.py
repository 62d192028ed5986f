"""Tokens: nobody guesses one, and what is kept of it does not give it away."""

import re

from hypothesis import given
from hypothesis import strategies as st

from tegel.server.identity.tokens import digest, fresh_token, matches

anything = st.text(st.characters())


def test_a_token_is_256_fresh_bits_after_its_prefix() -> None:
    drawn = {fresh_token("seat_") for _ in range(1000)}
    assert len(drawn) == 1000
    assert all(re.fullmatch("seat_[A-Za-z0-9_-]{43}", token) for token in drawn)


def test_a_token_matches_what_was_kept_of_it_and_nothing_else_does() -> None:
    token, other = fresh_token("bot_"), fresh_token("bot_")
    assert matches(token, digest(token))
    assert not matches(other, digest(token))
    assert not matches(digest(token), digest(token))
    assert not matches(token[:-1], digest(token))
    assert not matches(token, "")
    assert not matches("", digest(token))


def test_what_is_kept_stays_as_it_is_and_does_not_hold_the_token() -> None:
    # echo -n abc | sha256sum
    assert digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


@given(anything, anything)
def test_any_text_can_be_tried_and_fails(text: str, stored: str) -> None:
    assert not matches(text, stored)
    assert matches(text, digest(text))
    assert (digest(text) == digest(stored)) == (text == stored)


def test_half_a_character_is_a_wrong_token_and_no_failure() -> None:
    assert not matches("\ud800", digest("x"))
    assert not matches("x", "\ud800ä")
