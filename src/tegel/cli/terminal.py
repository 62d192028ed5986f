"""The terminal: what it can show, and what a person types there."""

import codecs
import io
import os
import shutil
import signal
import sys
import textwrap
from collections.abc import Generator, Iterable
from contextlib import contextmanager, suppress
from typing import TextIO, cast

from tegel.tui.ascii import ascii_of
from tegel.tui.means import is_plainest

NARROWEST = 40


def prepare() -> None:
    """See to it that nothing typed or printed can end in a traceback."""
    codecs.register_error("stand in", _stand_in)
    # A stream that whoever started us has closed is None.
    sys.stdin = sys.stdin or _nowhere("r")
    sys.stdout = sys.stdout or _nowhere("w")
    sys.stderr = sys.stderr or _nowhere("w")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if stream is sys.stdin:
                stream.reconfigure(errors="replace")
            elif is_plainest():
                stream.reconfigure(encoding="ascii", errors="stand in")
            else:
                stream.reconfigure(errors="stand in")
    if is_attended():
        # Once it is imported, arrow keys edit the line and bring back earlier ones. Windows has
        # no readline, and needs none.
        with suppress(ImportError):
            import readline  # noqa: F401  # pyright: ignore[reportUnusedImport]


def _nowhere(mode: str) -> TextIO:
    return cast(TextIO, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return ascii_of(error.object[error.start : error.end]), error.end


def is_attended() -> bool:
    """Whether a person sits there, to read and to type."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def has_screen() -> bool:
    """Whether there is a whole screen to draw on, and a person who sees it."""
    # What draws the screen writes to standard error: sent elsewhere, the person would see nothing.
    seen = is_attended() and sys.stderr.isatty()
    return seen and os.environ.get("TERM", "dumb" if os.name == "posix" else "") != "dumb"


def say(text: str) -> None:
    """Print a sentence; a terminal gets it in lines that end between words."""
    print(fold(text, 2) if sys.stdout.isatty() else text)


def say_list(head: str, items: Iterable[str], width: int = 10) -> None:
    """Print a head, so wide, and its items side by side, on as many lines as they need."""
    line = f"  {head:<{width}}  " if head else "  "
    for item in items:
        if len(line) + len(item) > _width():
            print(line.rstrip())
            line = " " * (width + 4)
        line += f"{item:<5}  "
    print(line.rstrip())


def fold(text: str, indent: int) -> str:
    """A text in lines that fit the terminal, all but the first indented."""
    # A word that is too long is a link: broken, it would lead nowhere.
    indented = " " * indent
    return textwrap.fill(
        text, _width(), subsequent_indent=indented, break_on_hyphens=False, break_long_words=False
    )


def _width() -> int:
    return max(shutil.get_terminal_size().columns, NARROWEST)


def ask(prompt: str) -> str | None:
    """What a person types; None when nobody will type anything any more."""
    try:
        return input(prompt)
    except EOFError:
        print()
        return None
    except KeyboardInterrupt:
        print()
        raise


def typed_so_far() -> str:
    """What stands in the line that a person is typing, where that is known."""
    readline = sys.modules.get("readline")
    return "" if readline is None else str(readline.get_line_buffer())


@contextmanager
def ending_at_once() -> Generator[None]:
    """Let Ctrl-C end the process: compiled code that counts for an hour never looks up."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Terminated(KeyboardInterrupt):
    """Somebody asked this process to end, as Ctrl-C does."""


@contextmanager
def ending_softly() -> Generator[None]:
    """Let SIGTERM interrupt as Ctrl-C does, so that what was done can be told."""

    def interrupt(*_: object) -> None:
        raise Terminated

    before = signal.getsignal(signal.SIGTERM)
    if before is signal.SIG_DFL:
        signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def status_of(interrupt: BaseException | None) -> int:
    """The exit status of a command that was interrupted, as shells count."""
    return 128 + (signal.SIGTERM if isinstance(interrupt, Terminated) else signal.SIGINT)
