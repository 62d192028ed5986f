"""What changed between two views, so that a reader gets that and not the whole again.

Changes are pairs of a path and a value: go down the path, and put the value at its end. A list that
has another length, an object that has other names, and whatever is more than half changed is sent
whole. The hash of the view that comes of it tells the reader whether it has the same as the server.

Equal values must be of one type: a field that was 1 and is True would count as unchanged.
"""

import hashlib
from collections.abc import Sequence
from itertools import compress, count
from operator import eq, is_not
from typing import Any

import orjson

Step = str | int
Change = tuple[list[Step], Any]
# What was found in parts of views, by where they stand and which they are: readers share most of
# them. It holds as long as those views are there.
Known = dict[tuple[Any, ...], list[Change]]
SHARED = 2  # so deep in a view stand the parts that readers share


def changes(old: Any, new: Any, known: Known | None = None) -> list[Change]:
    """What makes a new view of an old one; of several readers' views what they share is known."""
    found: list[Change] = []
    if old is not new and old != new:
        _compare(old, new, [], found, {} if known is None else known)
    return found


def _compare(old: Any, new: Any, path: list[Step], found: list[Change], known: Known) -> None:
    """Find what differs in two parts of views that do.

    Most of a view is the very same objects as before: those need not be gone through.
    """
    kind = type(new)
    differ: list[Any] = []
    if kind is type(old) and (kind is dict or kind is list) and len(old) == len(new):
        if kind is list:
            others = compress(count(), map(is_not, old, new))
            differ = [n for n in others if old[n] != new[n]]
        elif kind is dict and all(map(eq, old, new)):
            others = compress(new, map(is_not, old.values(), new.values()))
            differ = [n for n in others if old[n] != new[n]]
        elif kind is dict and old.keys() == new.keys():
            differ = [n for n, one in new.items() if old[n] != one]
    if not differ or 2 * len(differ) > len(new):
        found.append((path, new))
        return
    for n in differ:
        was, one, here = old[n], new[n], [*path, n]
        if type(one) is not dict and type(one) is not list:
            found.append((here, one))
        elif len(here) > SHARED:
            _compare(was, one, here, found, known)
        else:
            which = *here, id(was), id(one)
            if which not in known:
                known[which] = []
                _compare(was, one, here, known[which], known)
            found += known[which]


def changed(view: Any, made: Sequence[Sequence[Any]]) -> Any:
    """The view that changes make of an old one, which is left as it was."""
    for path, value in made:
        view = _put(view, path, value)
    return view


def _put(view: Any, path: Sequence[Step], value: Any) -> Any:
    if not path:
        return value
    step: Any = path[0]
    copy = view.copy()
    copy[step] = _put(view[step], path[1:], value)
    return copy


def fingerprint(view: Any) -> str:
    """The hash of a view: of its JSON without blanks and with the names of objects in order."""
    text = orjson.dumps(view, option=orjson.OPT_SORT_KEYS)
    return hashlib.sha256(text).hexdigest()[:16]
