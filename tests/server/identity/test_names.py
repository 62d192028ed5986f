"""Names of people: what is kept looks like what it is, and fits everywhere a name stands."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tegel import Record, find, read_record
from tegel.server.identity.names import LONGEST, BadName, clean_name
from tegel.server.tables.events import LEFT


def cleaned(text: str) -> str | None:
    try:
        return clean_name(text)
    except BadName:
        return None


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "Anna",
        "Jean-Luc O'Neill",
        "Дмитрий",
        "Nguyễn Thị Ánh",
        "יעל",
        "محمد",
        "李小龍",
        "สมชาย",
        "देवनागरी",
        "🦦 & 🐢",
        "<script>alert(1)</script>"[:LONGEST],
        "'; DROP TABLE players;--",
        "{{ 7 * 7 }} %s $HOME",
        "../../etc/passwd",
        "x" * LONGEST,
    ],
)
def test_names_of_all_the_world_and_names_that_are_jokes_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anna  ", "Anna"),
        ("Anna   van\u00a0\u3000Dam", "Anna van Dam"),
        ("Rene\u0301", "René"),
        ("\u212bsa", "Åsa"),
        ("\u2764\ufe0f Ben", "\u2764 Ben"),
        (" " * 100 + "x" * LONGEST, "x" * LONGEST),
    ],
    ids=ascii,
)
def test_blanks_and_ways_to_write_a_letter_are_made_one(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    "text", ["", " ", "\u3000\u00a0", "\ufe0f", "x" * (LONGEST + 1)], ids=ascii
)
def test_a_name_has_1_to_24_characters(text: str) -> None:
    with pytest.raises(BadName, match=r"^a name has 1 to 24 characters, not (0|25)$"):
        clean_name(text)


def test_a_megabyte_is_refused_at_once() -> None:
    with pytest.raises(BadName, match=r"^that is too long: a name has 1 to 24 characters$"):
        clean_name("\u0344" * 10**6)


@pytest.mark.parametrize(
    "hidden",
    [
        "\0", "\n", "\r", "\t", "\x1b", "\x7f", "\x85",  # controls and line breaks
        "\u2028", "\u2029",
        "\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad",  # no width
        "\u200e", "\u200f", "\u202a", "\u202e", "\u2066", "\u2069", "\u061c",  # direction
        "\ue000", "\U000f0000", "\ud800", "\uffff", "\u0378",  # private, halves, nothing yet
        "\u034f", "\u3164", "\uffa0", "\u2800", "\U000e0041",  # shown as nothing
    ],
    ids=ascii,
)  # fmt: skip
@pytest.mark.parametrize("text", ["{}", "An{}na", "Anna{}", "{}Anna"])
def test_a_character_that_is_not_seen_is_refused_by_its_number(text: str, hidden: str) -> None:
    with pytest.raises(BadName) as caught:
        clean_name(text.format(hidden))
    assert f"the character U+{ord(hidden):04X}: letters, digits," in str(caught.value)
    assert str(caught.value).isprintable()


def test_a_name_does_not_spill_over_the_lines_around_it() -> None:
    with pytest.raises(BadName, match="at most 3 marks"):
        clean_name("Z" + "\u0335\u0336\u0337\u0338")
    with pytest.raises(BadName, match="can't begin with a mark"):
        clean_name("\u0338Anna")
    assert clean_name("Z" + "\u0335\u0336\u0337") == "Z\u0335\u0336\u0337"


texts = st.one_of(
    st.text(max_size=30),
    st.text(st.characters(exclude_categories=["C"]), min_size=1, max_size=LONGEST),
)


@given(texts)
@example("a \u0301")
@example("e\ufe0f\u0301")
def test_a_name_that_was_cleaned_is_clean(text: str) -> None:
    name = cleaned(text)
    if name is None:
        return
    assert clean_name(name) == name
    assert clean_name(f"  {name}\u3000") == name
    assert unicodedata.is_normalized("NFC", name)
    assert 0 < len(name) <= LONGEST


@given(texts)
def test_two_ways_to_write_the_same_letters_are_the_same_name(text: str) -> None:
    assert cleaned(unicodedata.normalize("NFD", text)) == cleaned(text)


@given(texts)
def test_every_name_can_stand_in_a_record(text: str) -> None:
    name = cleaned(text)
    if name is not None:
        game = find("azul")
        record = Record(game, game.settle({}), (name, "Ben"), 7, None, None, None, None, ())
        assert read_record(str(record)) == record


def test_nobody_is_called_what_who_has_left_is_called() -> None:
    with pytest.raises(BadName):
        clean_name(f" {LEFT} ")
