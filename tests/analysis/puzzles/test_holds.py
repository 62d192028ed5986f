"""What is told of a puzzle holds: its themes by its lines, and nothing of one deal alone."""

from random import Random

import pytest

from tegel.analysis.puzzles import Puzzle, explain, parse, shelf, shelves
from tegel.analysis.puzzles.mine import rethemed
from tegel.analysis.reasons import said
from tegel.core.story import Story, plain
from tegel.core.words import book

FEW = 8
# The next player gets less here and more there: nobody is denied anything.
MADE_UP_FOR = (
    "1156 170 56 40 deny | azul/1 players=2 wall=grey start=random round=2 phase=offer turn=1 "
    "starter=1 marker=0 factories=-/-/BRRK/BBKW/- centre=YWWW lid=B1Y3K2 score0=4 "
    "lines0=-/KK/-/RRRR/- wall0=...B./..B../..Y../...../..... floor0=1 score1=3 "
    "lines1=-/WW/YYY/KKK/WW wall1=..K../..Y../...K./...../..... floor1=- | C white 5 | F3 black "
    "1, F4 black 4, C blue 3, C red 1, C white 5, C yellow floor, column 4, column 2, column 2, "
    "column 2, column 3, column 3, column 4, column 2, column 3 | F3 blue 1, C white 3, C black "
    "4, F4 white 1, C yellow floor, C red 5, C black floor, C blue floor, column 2, column 4, "
    "column 2, column 2, column 3, column 4, column 4, column 3"
)
# Three points fewer, in the last round: what they pay for is paid at once.
LAST_ROUND = (
    "1114 171 100 0 floor,overflow,quiet,endgame | azul/1 players=2 wall=coloured start=random "
    "round=5 phase=offer turn=0 starter=0 marker=0 factories=-/-/-/-/- centre=BBBYRRR "
    "lid=B12Y10R11K7W10 score0=28 lines0=K/-/WW/-/YYY wall0=BYR../W.YR./K.BY./R.W.Y/..K.. "
    "floor0=K1 score1=18 lines1=-/WW/KKK/KKK/WWW wall1=..RK./.BYRK/.WBY./R..../....B floor1=K | "
    "C yellow 5 | C blue 1, C red floor | C blue 2, C yellow 1, C red floor"
)
# One point more, and one fewer lost.
ONE_AND_ONE = (
    "1046 173 69 54 later | azul/1 players=2 wall=coloured start=random round=1 phase=offer "
    "turn=0 starter=1 marker=1 factories=-/-/-/-/- centre=W lid=- score0=0 "
    "lines0=-/YY/WWW/KKKK/- wall0=...../...../...../...../..... floor0=- score1=0 "
    "lines1=Y/BB/YYY/BB/RR wall1=...../...../...../...../..... floor1=1 | C white 1 |  | C "
    "white floor"
)
# Fewer points; but the last tile of the lowest colour is gone, and the rack can be swapped.
TO_SWAP = (
    "1304 169 81 71 first-step,later | ingenious/1 edition=standard players=2 start=random "
    "open_racks=on bonus_limit_one=on turns=33 phase=tile turn=1 claimed=OY "
    "board=RR3G/1RPPOGB/1GRROOOP/2GRBOOYG/2PRBBYYGB/P3B1YYBBB/P3PGY1BB/G1BGGPGB1/GRRRPGGG/GYRPP"
    "OO/YYPPOO unseen=RR3RG2RB4RO3RY6RP3GG5GB2GO3GY3GP2BB4BO4BY3BP4OO4OY5OP3YY5YP3PP4 "
    "tracks0=7/7/10/7/8/4 rack0=RR2RO1BY1OO1PP1 tracks1=10/6/8/9/6/9 rack1=RO1GB1GY1GP1BP1OP1 | "
    "green-yellow | h2 northeast, swap, purple-purple, f2 east, draw | green-purple, a5 west, "
    "draw, purple-purple, f2 east, draw"
)
# The swap is asked for as well.
AND_SWAP = (
    "1126 170 64 40 score,swap,long | ingenious/1 edition=standard players=2 start=random "
    "open_racks=on bonus_limit_one=off turns=31 phase=placement turn=0 claimed=OY "
    "board=RRR2G/YRRY3/1YR5/ROYB5/1RRYY2P1G/PBRPGG2BBB/BBP1GGRRBB/BPPPGORBB/PPPOOPOB/YYYOOOO/YY"
    "GOOO unseen=RR3RG5RB2RO4RY2RP4GG4GB2GO3GY4GP4BB3BO3BY4BP4OO4OY5OP4YY4YP5PP4 hand=GB "
    "tracks0=11/3/9/9/5/10 rack0=RR1RB2GG1GB2 tracks1=8/5/10/15/8/7 rack1=RP1GB1GO1GY1BO1BY1 | "
    "f7 east, swap | green-blue, e6 northwest, draw, green-yellow, a5 southwest, draw, "
    "red-purple, c4 east, draw | f7 northwest, swap, green-blue, e7 southeast, draw, "
    "green-yellow, a5 west, draw, red-purple, c4 southeast, draw"
)
# It begins in the middle of a turn.
IN_MID_TURN = (
    "1564 172 61 48 later | ingenious/1 edition=travel players=2 start=random open_racks=off "
    "bonus_limit_one=off turns=22 phase=placement turn=1 claimed=RG "
    "board=RPPGGG/RRRRPPP/2RB1POB/3RBYYY1/4RGYYYB/P4RGGGOB/5RGGGB/4PRGGB/4YRGP/4ROY/Y3OO "
    "unseen=RR1RB1RO2RY1GB1GO1GY2GP1BB1BO3BY1BP2OO2OY1OP2YY1YP1PP2 hand=GO "
    "tracks0=18/10/3/2/3/3 rack0=?6 tracks1=18/18/2/1/7/3 rack1=RY1GB1GO1BB1OY1YP1 | k3 east | "
    "draw, green-yellow, j4 northwest, draw, yellow-purple, k2 northwest, draw, blue-yellow, j3 "
    "northwest, draw | j4 southeast, draw, blue-orange, k2 east, draw, blue-blue, j2 east, "
    "draw, blue-yellow, i3 east, draw"
)
# A chip is turned over that nobody has seen yet.
CHIP = (
    "1442 170 82 70 moon,later | azul_duel/1 players=2 scoring=random start=random round=1 "
    "phase=acquire asked=action turn=0 starter=0 starttile=1 conditions=1A-3A-4A suns=-/-/-/-/- "
    "moons=-/-/-/K/- chips=RT/-/?/- tower=- spent=- display=-,-,KYR# top=wild score0=5 "
    "tokens0=2 taken0=1 chips0=R1 broken0=- lines0=T/K/RR/TT/YYYYY/- "
    "plates0=-/-/-/-/K*TR/-/-/-/- tiles0=....../....../....../....../....../...... score1=5 "
    "tokens1=0 taken1=1 chips1=B1 broken1=- lines1=-/RR/KKK/BBB/-/K "
    "plates1=-/-/-/-/-/-/Y*BT/KTB*/K*YT tiles1=....../....../....../....../....../...... | "
    "moons black | line 2, chip F1, chip F3, plate KY/R#, space 2, turn 180, stop, space 8, "
    "turn 90, column 3 | chip F1, line 5, plate KY/R#, space 2, turn 180, stop, space 8, turn "
    "90, column 3"
)
# One of two lowest colours gets on; the lowest score stays what it was.
ONE_OF_THE_LOWEST = (
    "1092 171 22 6 first-step,later | ingenious/1 edition=travel players=2 start=random "
    "open_racks=off bonus_limit_one=off turns=20 phase=tile turn=1 claimed=YP "
    "board=R1YY1G/YYY1BGG/GGGG4/PBBB5/POPGP5/PRGOG4RB/PPP5RG/BG5G1/O5B1/R3PO1/Y3OO "
    "unseen=RR2RB2RO1RY3RP2GB2GO2GY1GP1BB1BO1BY2OO2OY3OP1YY1YP2PP2 tracks0=0/5/1/3/4/3 rack0=?6 "
    "tracks1=1/2/2/0/0/3 rack1=RG1RB1RO1BB1BO1YP1 | yellow-purple | b4 southeast, draw, "
    "blue-blue, h7 southwest, swap | red-green, d5 northeast, draw, blue-blue, h7 southwest, "
    "swap"
)


def answer_told(puzzle: Puzzle) -> str:
    """The answer and the rest of its turn, in words."""
    told, state = explain(puzzle), puzzle.state()
    story = Story(book("en", "common", game=state.game), ["Anna", "Ben"], state.turn)
    return plain(story.turn(told.best[: told.best_turn]))


def why(puzzle: Puzzle) -> str:
    """What speaks for the answer."""
    state = puzzle.state()
    words = book("en", "common", game=state.game)
    return said(explain(puzzle).reasons, words, ["Anna", "Ben"], state.turn)


@pytest.mark.parametrize("game", shelves())
def test_the_sets_have_the_themes_that_the_rules_name_and_lines_no_longer_than_told(
    game: str,
) -> None:
    for puzzle in Random(game).sample(shelf(game).puzzles, FEW):
        assert rethemed(puzzle) == puzzle


def test_others_are_denied_points_only_if_they_do_not_make_up_for_them() -> None:
    assert "deny" not in rethemed(parse(MADE_UP_FOR)).themes


def test_nothing_comes_later_where_the_game_is_over() -> None:
    themes = rethemed(parse(LAST_ROUND)).themes
    assert "overflow" in themes
    assert not {"quiet", "later"}.intersection(themes)


def test_points_won_and_points_not_lost_are_points_together() -> None:
    assert rethemed(parse(ONE_AND_ONE)).themes == ("score",)


def test_to_raise_one_of_several_lowest_colours_is_about_the_lowest() -> None:
    themes = rethemed(parse(ONE_OF_THE_LOWEST)).themes
    assert "lowest" in themes
    assert "later" not in themes


def test_a_move_that_lets_one_swap_is_about_that_and_explained_by_it() -> None:
    assert "swap" in rethemed(parse(TO_SWAP)).themes
    assert why(parse(TO_SWAP)) == (
        "The whole rack is swapped, but 1 point fewer in purple, now at 9."
    )


def test_what_one_deal_alone_brings_is_not_told() -> None:
    """Neither the tiles that a swap would draw, nor the chip below the last tile."""
    assert answer_told(parse(AND_SWAP)).endswith("green–blue shown to all, then back into the bag.")
    assert answer_told(parse(CHIP)) == "You take 1 black tile from the moons."


def test_a_reply_from_a_rack_that_nobody_sees_is_no_reason() -> None:
    assert "Anna" not in why(parse(ONE_OF_THE_LOWEST))


def test_a_puzzle_in_the_middle_of_a_turn_goes_once_round_the_table_and_no_further() -> None:
    puzzle = parse(IN_MID_TURN)
    now = rethemed(puzzle)
    assert now.onward == puzzle.onward[:4] == ("draw", "green-yellow", "j4 northwest", "draw")
    assert puzzle.second[: len(now.second)] == now.second
