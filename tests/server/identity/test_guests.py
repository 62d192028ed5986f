"""Who gives no name gets a friendly one, in their own language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tegel.server.identity.guests import PARTS, guest_name, spoken
from tegel.server.identity.names import clean_name


@pytest.mark.parametrize("language", PARTS)
def test_a_guest_has_a_name_that_a_person_could_have(language: str) -> None:
    parts = PARTS[language]
    count = len(parts.firsts.split()) * len(parts.animals.split())
    names = [guest_name(seed, language) for seed in range(count)]
    assert len({name.lower() for name in names}) == count
    assert all(clean_name(name) == name for name in names)


@given(st.integers(), st.text(max_size=3))
def test_the_same_number_gives_the_same_guest(seed: int, language: str) -> None:
    assert guest_name(seed, language) == guest_name(seed, language)
    assert clean_name(guest_name(seed, language))


def test_the_names_of_guests_stay_as_they_are() -> None:
    assert [guest_name(seed) for seed in (0, 18, 727, -1)] == [
        "Amber Badger", "Amber Otter", "Violet Wren", "Violet Wren",
    ]  # fmt: skip
    assert [guest_name(0, language) for language in ("nl", "de")] == ["Amberbever", "Achatbiber"]


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("nl", "nl"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr-FR, nl;q=0.5", "nl"),
        ("ja", "en"),
        (";;,,", "en"),
    ],
)
def test_a_browser_says_which_language_is_spoken(accepted: str, language: str) -> None:
    assert spoken(accepted) == language
