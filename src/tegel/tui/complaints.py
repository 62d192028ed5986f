"""What was wrong, in the language that is spoken, as far as its books have words for it."""

from collections.abc import Sequence

from tegel.core.errors import IllegalMove, InvalidMove, TegelError
from tegel.core.refusal import said
from tegel.core.telling import Told
from tegel.core.words import Words
from tegel.tui.sittings import NotNow


def complaint(
    error: TegelError,
    words: Words,
    own: Words,
    asks: Told | None,
    names: Sequence[str] = (),
) -> str:
    """A sentence: by the terminal's words and those of the game, which asks that now."""
    if isinstance(error, NotNow):
        return words(str(error))
    refusal, why = error.refusal, str(error)
    if refusal is not None and f"refusal-{refusal['kind']}" in own:
        why = said(own, refusal, asks, names)
    if isinstance(error, InvalidMove):
        return f"{why[0].upper()}{why[1:]}."
    code: str = "illegal" if isinstance(error, IllegalMove) else getattr(error, "code", "")
    key = f"refused-{code.replace('_', '-')}"
    return words(key, reason=why) if key in words else f"{error}."
