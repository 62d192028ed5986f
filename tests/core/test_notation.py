"""Reading what people type."""

import pytest

from tegel.core.notation import LONGEST_TEXT, Unread, choose, words

COLOURS = ("blue", "black", "red", "re")


def test_words_are_small_and_apart() -> None:
    assert words("  F3\tBlue   4 ") == ["f3", "blue", "4"]
    assert words("") == []


def test_a_text_may_be_long_but_not_longer() -> None:
    assert words("x" * LONGEST_TEXT) == ["x" * LONGEST_TEXT]
    with pytest.raises(Unread) as refused:
        words("x" * (LONGEST_TEXT + 1))
    assert refused.value.told == {"kind": "too-long", "length": str(LONGEST_TEXT + 1)}


@pytest.mark.parametrize(("word", "which"), [("blue", 0), ("blu", 0), ("bla", 1), ("re", 3)])
def test_a_name_may_be_shortened_while_only_one_begins_so(word: str, which: int) -> None:
    assert choose(word, COLOURS, "no-colour") == which


def test_a_beginning_that_two_names_have_is_refused_with_both() -> None:
    with pytest.raises(Unread) as refused:
        choose("bl", COLOURS, "no-colour")
    told = {"kind": "ambiguous", "given": "'bl'", "choices": ["blue", "black"]}
    assert refused.value.told == told


def test_a_word_that_is_no_name_gets_the_list() -> None:
    with pytest.raises(Unread) as refused:
        choose("green", COLOURS, "no-colour")
    told = {"kind": "no-colour", "given": "'green'", "choices": [*COLOURS]}
    assert refused.value.told == told
