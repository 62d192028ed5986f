"""`tegel verify`: check game files."""

from pathlib import Path
from typing import Annotated, Any

import typer

from tegel.cli.common import open_game, print_json, read_record
from tegel.core.errors import BadRecord


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…")],
    as_json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Check game files against their seed and the rules: each move, each draw, the result."""
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
    except BadRecord as error:
        broken = {"line": error.line, "reason": error.reason}
        return {"file": str(file), "ok": False, "text": str(error), **broken}
    result = " ".join(map(str, state.outcome.scores)) if state.is_over else "unfinished"
    text = f"good, {record.game.title}, {len(state.moves)} moves, result {result}"
    return {"file": str(file), "ok": True, "text": text, "moves": len(state.moves)}
