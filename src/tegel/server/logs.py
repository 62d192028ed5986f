"""The log: one JSON object a line on standard error, whoever writes it, and no more than fits.

What a stranger can cause again and again is written some times; after that it is counted, and the
number is told when the time is over. So nobody fills a disk by asking.
"""

import asyncio
import logging
import re
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

import structlog
from structlog.processors import ExceptionRenderer
from structlog.stdlib import ProcessorFormatter
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import EventDict, Processor

LINES = 20  # of one kind, in so many seconds:
WINDOW = 10.0
MOST_KINDS = 1000
# What uvicorn calls errors: when a server ends, what is under way is cut off, and bytes that are no
# text close a live connection.
NO_ERRORS = (asyncio.CancelledError, UnicodeDecodeError)
NUMBERS = re.compile("0x[0-9a-f]+|[0-9]+")


@dataclass
class Window:
    """Lines of one kind in some seconds: how many were written, and the last that was not."""

    ends: float
    written: int = 0
    left_out: int = 0
    last: logging.LogRecord | None = None


class Quiet(logging.Filter):
    """Lets so many lines of each kind pass, and counts the others."""

    def __init__(
        self, tell: Callable[[logging.LogRecord], None], now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._tell = tell
        self._now = now
        self._windows: dict[str, Window] = {}
        self._lock = threading.RLock()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        if _is_none(record):
            return False
        with self._lock:
            self._sum_up(self._now())
            window = self._windows.setdefault(kind_of(record), Window(self._now() + WINDOW))
            if window.written < LINES:
                window.written += 1
                return True
            window.left_out += 1
            window.last = record
            return False

    def flush(self) -> None:
        """Tell of all that was left out until now."""
        with self._lock:
            self._sum_up(float("inf"))

    def _sum_up(self, now: float) -> None:
        """Tell of what was left out while the time of its kind ran."""
        over = [kind for kind, window in self._windows.items() if window.ends <= now]
        if len(self._windows) > MOST_KINDS:
            over = list(self._windows)
        for kind in over:
            window = self._windows.pop(kind)
            if window.last is not None:
                self._tell(_summary(window.last, window.left_out))


def _is_none(record: logging.LogRecord) -> bool:
    """Whether what is told as an error is none."""
    error = record.exc_info[1] if record.exc_info else None
    return record.name == "uvicorn.error" and isinstance(error, NO_ERRORS)


def kind_of(record: logging.LogRecord) -> str:
    """What lines have in common that say the same: not who, nor when."""
    said = record.msg
    if isinstance(said, dict):
        return f"{record.levelno} {said.get('event')} {said.get('status', '')}"
    return f"{record.levelno} {record.name} {NUMBERS.sub('', str(said))[:80]}"


def _summary(record: logging.LogRecord, left_out: int) -> logging.LogRecord:
    """The last line that was left out, and how many like it were."""
    told = logging.makeLogRecord(record.__dict__)
    told.exc_info = None
    if isinstance(told.msg, dict):
        told.msg = {**told.msg, "left_out": left_out}
        told.msg.pop("exc_info", None)
    else:
        told.msg, told.args = f"{record.getMessage()} (and {left_out} like it)", None
    return told


class JsonLines(logging.StreamHandler):  # type: ignore[type-arg]
    """Writes lines of JSON to standard error."""

    def __init__(self) -> None:
        super().__init__(sys.stderr)
        self.quiet = Quiet(self.emit)
        self.addFilter(self.quiet)
        self.setFormatter(
            ProcessorFormatter(
                processors=[
                    ProcessorFormatter.remove_processors_meta,
                    # Without what variables hold: that may be somebody's token.
                    ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
                    structlog.processors.JSONRenderer(default=str),
                ],
                foreign_pre_chain=[*_SHARED, _say_who],
            )
        )

    def close(self) -> None:
        """Tell what was left out, and end."""
        self.quiet.flush()
        super().close()


def log_as_json() -> None:
    """Write our log, and whatever the libraries and Python itself complain of, as JSON lines."""
    handler = JsonLines()
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("tegel").setLevel(logging.INFO)
    logging.captureWarnings(capture=True)
    structlog.configure(
        processors=[*_SHARED, ProcessorFormatter.wrap_for_formatter],
        logger_factory=lambda *_: logging.getLogger("tegel"),
        cache_logger_on_first_use=True,
    )
    stray = logging.getLogger("tegel")
    threading.excepthook = lambda args: stray.error(
        "thread_failed", exc_info=args.exc_value or args.exc_type()
    )
    sys.unraisablehook = lambda args: stray.error(
        args.err_msg or "unraisable", exc_info=args.exc_value or True
    )


def _say_who(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Name the library that speaks."""
    event["logger"] = event["_record"].name
    return event


_SHARED: list[Processor] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]
