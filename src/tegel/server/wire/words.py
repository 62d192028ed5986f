"""What was wrong with something that a client sent, in one line for people."""

from pydantic import ValidationError

LONGEST = 300
# Steps to where it was wrong that say only which of several types was tried.
TYPES = ("int", "str", "constrained-int", "constrained-str")


def in_words(error: ValidationError) -> str:
    """The first thing that was wrong, and where."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(step) for step in first["loc"] if step not in TYPES)
    what = first["msg"][:1].lower() + first["msg"][1:]
    return (f"{where}: {what}" if where else what)[:LONGEST]
