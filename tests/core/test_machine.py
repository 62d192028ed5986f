"""The machine that this runs on."""

import os

import pytest

from tegel.core.machine import processors


@pytest.mark.parametrize("cores", [None, 3])
def test_a_system_that_can_not_count_for_a_process_counts_for_all(
    monkeypatch: pytest.MonkeyPatch, cores: int | None
) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert processors() == (cores or 1)
