"""What was wrong, in the language that is spoken, as far as its books have words for it."""

from collections.abc import Sequence

from tegel.core.errors import IllegalMove, InvalidMove, TegelError
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
    # What is wrong with a text is told in English alone; in others, how a move is written.
    if isinstance(error, InvalidMove) and words.language != "en" and asks is not None:
        return words("not-a-move", how=own.tell("how", asks))
    code: str = "illegal" if isinstance(error, IllegalMove) else getattr(error, "code", "")
    key, why = f"refused-{code.replace('_', '-')}", str(error)
    refusal: Told | None = getattr(error, "refusal", None)
    if refusal is not None and f"refusal-{refusal['kind']}" in own:
        why = own.tell("refusal", refusal, names)
    return words(key, reason=why) if key in words else f"{error}."
