"""Text as a spreadsheet may have it: names are what people choose, and some are formulas."""

import re

# What begins a formula, also in the wide letters of Chinese and Japanese keyboards; where a cell
# begins, or where one would begin for who has another sign between cells: a semicolon in Dutch and
# German, whatever stands between ours.
FORMULA = re.compile('(^|[;,|\t"])(\\s*)(?=[=+\\-@\t\r\uff1d\uff0b\uff0d\uff20])')


def plain(text: str) -> str:
    """The text as no spreadsheet takes it for a formula."""
    return FORMULA.sub(r"\1\2'", text)
