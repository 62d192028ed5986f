"""Names of tables: read aloud, typed, and not guessed."""

from tegel.server.identity.codes import LENGTH, LETTERS, derived_code, fresh_code, is_code


def test_a_name_is_short_and_none_of_its_letters_is_taken_for_another() -> None:
    drawn = {fresh_code() for _ in range(1000)}
    assert len(drawn) == 1000
    assert all(len(code) == LENGTH and set(code) <= set(LETTERS) for code in drawn)
    assert not set("0o1il") & set(LETTERS)
    assert len(LETTERS) ** LENGTH > 2**49


def test_a_derived_name_is_always_the_same_and_known_only_to_who_has_the_key() -> None:
    key, other = b"k" * 32, b"o" * 32
    code = derived_code(key, "table", "anna", "mine")
    assert code == derived_code(key, "table", "anna", "mine")
    assert len(code) == LENGTH
    assert set(code) <= set(LETTERS)
    assert code not in (
        derived_code(other, "table", "anna", "mine"),
        derived_code(key, "table", "ann", "amine"),
    )


def test_a_name_from_elsewhere_is_known_by_its_letters_and_length() -> None:
    assert is_code(fresh_code())
    assert not any(map(is_code, ("", fresh_code()[1:], fresh_code()[1:] + "0", "../../../x")))
