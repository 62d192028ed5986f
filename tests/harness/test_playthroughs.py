"""Whole games stay as they were: a change of behaviour shows as a diff."""

import pytest

from tests.harness.kinds import KINDS, Kind
from tests.harness.playthrough import FOLDER, path_of, playthrough


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_kind_of_game_has_a_playthrough_and_still_plays_it(kind: Kind) -> None:
    path = path_of(kind)
    assert path.exists(), "write it with: python -m tests.harness.playthrough"
    expected = path.read_text(encoding="utf-8").splitlines()
    for number, (then, now) in enumerate(
        zip(expected, playthrough(kind).splitlines(), strict=True), 1
    ):
        assert now == then, f"{path.name}, line {number}"


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(kind).name for kind in KINDS}
