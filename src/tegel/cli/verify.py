"""`tegel verify`: check game files."""

from pathlib import Path
from typing import Annotated, Any

import typer

from tegel.cli.common import Unreadable, open_game, print_json, read_record
from tegel.core.errors import BadRecord
from tegel.core.record import Record
from tegel.core.state import State


def verify(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE", help="game files", show_default=False)
    ],
    as_json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Check game files against the rules.

    Each move must be legal, and each draw and the result must follow from the seed or the key.
    """
    reports = [_verify(file) for file in files]
    if as_json:
        print_json(reports)
    else:
        for report in reports:
            print(f"{report['file']}: {report['text']}")
    if not all(report["ok"] for report in reports):
        raise typer.Exit(1)


def _verify(file: Path) -> dict[str, Any]:
    try:
        record = read_record(file)
        open_game(record.game.name)
        state = record.verify()
    except Unreadable as error:
        return _bad(file, str(error), None, str(error))
    except BadRecord as error:
        return _bad(file, str(error), error.line, error.reason)
    text = f"good, {record.game.title}, {len(state.moves)} moves, {_end(record, state)}"
    return {"file": str(file), "ok": True, "text": text, "moves": len(state.moves)}


def _end(record: Record, state: State) -> str:
    if record.ending is not None:
        return f"unfinished: {record.ending}"
    return f"result {' '.join(map(str, state.outcome.scores)) if state.is_over else 'unfinished'}"


def _bad(file: Path, text: str, line: int | None, reason: str) -> dict[str, Any]:
    return {"file": str(file), "ok": False, "text": text, "line": line, "reason": reason}
