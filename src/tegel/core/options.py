"""The options of a game: what a host may choose before it starts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from tegel.core.errors import BadOptions

Value = int | str


@dataclass(frozen=True)
class Option:
    """One option; the first of its choices is the default."""

    name: str
    choices: tuple[Value, ...]
    help: str

    def read(self, value: object) -> Value:
        """The choice that a value, or its text in a command or a record, stands for."""
        for choice in self.choices:
            if type(value) in (int, str) and str(value) == str(choice):
                return choice
        allowed = ", ".join(map(str, self.choices))
        raise BadOptions(f"{self.name} cannot be {value!r}; it can be: {allowed}")


def settle(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """All options with their values: the given ones, checked, and defaults for the others."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            close = get_close_matches(name, names, 1)
            hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(names)}"
            raise BadOptions(f"there is no option {name!r}; {hint}")
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.choices[0]
        for option in options
    }
