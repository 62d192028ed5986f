"""What several processes count, as one."""

from pathlib import Path
from time import monotonic

from tegel.server.sheets import SILENT, Family, Sheet, add_up, close, found, leave

COUNTED, BUSY, SLOW, LAGS = "tegel_frames", "tegel_tables", "tegel_pauses", "tegel_loop_lag_seconds"


def sheet(process: str, number: float, at: float | None = None) -> Sheet:
    """A process that has this number of everything."""
    kinds = {COUNTED: "counter", BUSY: "gauge", SLOW: "gauge", LAGS: "gauge"}
    families = [
        Family(name=name, kind=kind, what="", samples=[(name, {"code": "a"}, number)])
        for name, kind in kinds.items()
    ]
    return Sheet(process=process, at=at or monotonic(), ended=0, families=families)


def told(folder: Path) -> dict[tuple[str, ...], float]:
    """The figures of all, by name and labels."""
    return {
        (name, *labels.values()): value
        for family in add_up(found(folder).values())
        for name, labels, value in family["samples"]
    }


def test_figures_are_sums_and_what_is_shared_is_told_once(tmp_path: Path) -> None:
    leave(tmp_path / "1.json", sheet("11", 2))
    leave(tmp_path / "2.json", sheet("12", 3))
    assert told(tmp_path) == {
        (COUNTED, "a"): 5,
        (BUSY, "a"): 5,
        (SLOW, "a"): 3,
        (LAGS, "a", "11"): 2,
        (LAGS, "a", "12"): 3,
    }


def test_what_those_that_ended_had_counted_stays_and_nothing_else_of_them(tmp_path: Path) -> None:
    counts: list[float] = []
    for n in range(1, 5):
        leave(tmp_path / f"{n}.json", sheet(str(n), 10**n))
        counts.append(told(tmp_path)[COUNTED, "a"])
        close(tmp_path / f"{n}.json")
        counts.append(told(tmp_path)[COUNTED, "a"])
    close(tmp_path / "5.json")  # it had left nothing
    assert counts == [10, 10, 110, 110, 1110, 1110, 11110, 11110]
    assert told(tmp_path) == {(COUNTED, "a"): 11110}
    assert len(list(tmp_path.iterdir())) == 1


def test_of_one_that_hangs_only_the_counts_are_told(tmp_path: Path) -> None:
    leave(tmp_path / "1.json", sheet("11", 2, monotonic() - SILENT - 1))
    assert told(tmp_path) == {(COUNTED, "a"): 2}
