"""How fields are spelled is found out from what a game refuses: of every game, knowing none."""

import pytest

import tegel
from tegel.analysis.set_up import SetUp
from tegel.analysis.spelling import Cells, Choice, Heap, Number, Spelling, Tally, Text
from tegel.core.game import Game
from tests.fourth import GAME

AZUL, DUEL, INGENIOUS = ("B", "Y", "R", "K", "W"), ("B", "Y", "R", "K", "T"), tuple("RGBOYP")


def spelled(game: Game, name: str, **options: object) -> Spelling:
    """How a field of a game is written."""
    return SetUp.of(tegel.State(game, options, 7).position, game).spelling(name)


@pytest.mark.parametrize(
    ("game", "field", "expected"),
    [
        ("azul", "players", Spelling(Choice(("2", "3", "4")))),
        ("azul", "round", Spelling(Number(1, 9999))),
        ("azul", "marker", Spelling(Choice(("centre", "0", "1")))),
        ("azul", "factories", Spelling(Heap(AZUL), "/")),
        ("azul", "centre", Spelling(Heap(AZUL))),
        ("azul", "lid", Spelling(Tally(AZUL))),
        ("azul", "wall0", Spelling(Cells(AZUL, is_counted=False), "/")),
        ("azul", "floor1", Spelling(Heap((*AZUL, "1")))),
        ("azul_duel", "suns", Spelling(Heap(DUEL), "/")),
        ("azul_duel", "tiles0", Spelling(Cells((*DUEL, "*"), is_counted=False), "/")),
        ("azul_duel", "plates0", Spelling(Text(), "/")),
        ("azul_duel", "conditions", Spelling(Text())),
        ("ingenious", "board", Spelling(Cells(INGENIOUS, is_counted=True), "/")),
        ("ingenious", "tracks1", Spelling(Number(0, 18), "/")),
    ],
)
def test_what_a_field_takes_is_known(game: str, field: str, expected: Spelling) -> None:
    assert spelled(tegel.find(game), field) == expected


def test_so_it_is_of_a_game_from_outside() -> None:
    assert spelled(GAME, "heaps") == Spelling(Number(0, 7), "/")
    assert spelled(GAME, "turn", players=3) == Spelling(Choice(("-", "0", "1", "2")))


def test_a_tap_lays_what_is_held_and_takes_away_what_lies_there() -> None:
    heap = Heap(AZUL)
    assert heap.tapped("-", 0, "B") == "B"
    assert heap.tapped("BY", 2, "R") == "BYR"
    assert heap.tapped("BY", 0, "R") == "RY"
    assert heap.tapped("BY", 0, "B") == "Y"
    assert heap.tapped("B", 0, "") == "-"
    assert heap.tapped("B", 1, "") == "B"
    row = Cells(AZUL, is_counted=False)
    assert row.tapped(".....", 2, "K") == "..K.."
    assert row.tapped("..K..", 2, "K") == "....."
    assert row.tapped("..K..", 2, "B") == "..B.."
    assert row.tapped("..K..", 2, "") == "....."
    board = Cells(INGENIOUS, is_counted=True)
    assert board.tapped("7", 0, "R") == "R6"
    assert board.tapped("R6", 1, "R") == "RR5"
    assert board.tapped("R4G", 3, "B") == "R2B1G"
    assert board.tapped("RR5", 0, "") == "1R5"


def test_what_is_counted_goes_up_and_down_and_not_below_none() -> None:
    assert Tally(AZUL).more("-", "K", 1) == "K1"
    assert Tally(AZUL).more("K1W3", "B", 1) == "B1K1W3"
    assert Tally(AZUL).more("K1W3", "K", -1) == "W3"
    assert Tally(AZUL).more("-", "K", -1) == "-"
    assert Number(1, 9).more("9", 1) == "9"
    assert Number(1, 9).more("1", -1) == "1"
    assert Choice(("a", "b")).next("b", 1) == "a"
    assert Choice(("a", "b")).next("?", 1) == "a"
