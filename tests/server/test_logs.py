"""Every line of the log is one JSON object, and nobody can fill a disk with them."""

import json
import logging
import subprocess
import sys
from typing import Any

from tegel.server.logs import LINES, WINDOW, Quiet

SPEAKERS = """
import asyncio, logging, threading, warnings
import structlog
from tegel.server.logs import log_as_json

log_as_json()
log = structlog.get_logger()
log.info("request", status=200)
logging.getLogger("uvicorn.error").warning("Invalid %s received.", "HTTP request")
logging.getLogger("asyncio").info("not worth a line")
warnings.warn("this is old")
try:
    token = "hunter2"
    1 / 0
except ZeroDivisionError:
    log.exception("ours")
    logging.getLogger("asyncio").exception("two\\nlines")
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()

async def leave_something():
    asyncio.get_running_loop().create_future().set_exception(ValueError("nobody looks"))

async def cut_off():
    try:
        raise asyncio.CancelledError
    except BaseException:
        logging.getLogger("uvicorn.error").exception("cut off")

asyncio.run(leave_something())
asyncio.run(cut_off())
for n in range(100):
    log.warning("again", n=n)
"""


def lines() -> list[dict[str, Any]]:
    done = subprocess.run([sys.executable, "-c", SPEAKERS], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stderr.splitlines()]


def test_whoever_speaks_every_line_is_one_object() -> None:
    told = lines()
    said = [line["event"] for line in told if line["event"] != "again"]
    assert said[:2] == ["request", "Invalid HTTP request received."]
    assert "UserWarning: this is old" in said[2]
    assert said[3:6] == ["ours", "two\nlines", "thread_failed"]
    assert said[6].startswith("Future exception was never retrieved")
    assert len(said) == 7  # who was cut off is no error
    assert all({"event", "level", "timestamp"} <= set(line) for line in told)
    assert told[3]["exception"][0]["exc_type"] == "ZeroDivisionError"
    assert "hunter2" not in json.dumps(told)
    again = [line for line in told if line["event"] == "again"]
    assert [line["n"] for line in again] == [*range(LINES), 99]
    assert again[-1]["left_out"] == 100 - LINES


def record(event: str, **more: Any) -> logging.LogRecord:
    return logging.makeLogRecord({"msg": {"event": event, **more}, "levelno": logging.INFO})


def test_what_is_left_out_is_told_when_the_time_is_over() -> None:
    now = [0.0]
    told: list[Any] = []
    quiet = Quiet(lambda line: told.append(line.msg), lambda: now[0])
    passed = [quiet.filter(record("request", status=429, n=n)) for n in range(1000)]
    assert passed == [True] * LINES + [False] * (1000 - LINES)
    assert quiet.filter(record("request", status=200))  # of another kind
    assert not told
    now[0] += WINDOW
    assert quiet.filter(record("request", status=429))
    assert told == [{"event": "request", "status": 429, "n": 999, "left_out": 1000 - LINES}]


def test_lines_that_differ_only_in_numbers_are_of_one_kind() -> None:
    quiet = Quiet(lambda _: None, lambda: 0.0)
    passed = [
        quiet.filter(logging.makeLogRecord({"msg": f"Task-{n} at 0x7f{n:x} failed"}))
        for n in range(100)
    ]
    assert sum(passed) == LINES
