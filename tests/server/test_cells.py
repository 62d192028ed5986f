"""No name is a formula in a spreadsheet, whichever sign stands between its cells."""

import pytest

from tegel.server.cells import plain


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ('=HYPERLINK("http://evil")', '\'=HYPERLINK("http://evil")'),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@SUM(1)", "'@SUM(1)"),
        ("\uff1d1+1", "'\uff1d1+1"),
        # With semicolons between cells, as in Dutch and German, this would be a cell of its own.
        ("a;=cmd|'/c calc'!A0", "a;'=cmd|'/c calc'!A0"),
        ('a","=1+1', 'a","\'=1+1'),
        ("a; =1+1", "a; '=1+1"),
    ],
)
def test_a_name_that_begins_a_formula_is_told_as_text(name: str, told: str) -> None:
    assert plain(name) == told


@pytest.mark.parametrize("name", ["Anna", "Jan-Willem", "1+1", "a=b", "me@home", ":-)", "Émile 2"])
def test_any_other_name_stays_as_it_is(name: str) -> None:
    assert plain(name) == name
