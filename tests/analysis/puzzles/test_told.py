"""What is told of a puzzle: whether its answer leads at all, its themes, and why it is right."""

from tegel.analysis.judge import Depth
from tegel.analysis.puzzles import explain, parse
from tegel.analysis.puzzles.even import MARGIN, leads
from tegel.analysis.puzzles.mine import retold
from tegel.analysis.reasons import said
from tegel.core.story import Story, plain
from tegel.core.words import book
from tegel.tui.boards import board

DEPTH = Depth(3_000, 1)
# One search gave the second best a few looks, and thought it would lose: both win.
BOTH_WIN = (
    "2064 199 98 47 start | azul/1 players=2 wall=coloured start=random round=5 phase=offer "
    "turn=1 starter=0 marker=centre factories=-/-/YKWW/YRKK/- centre=YKWWWWW lid=B12Y11R10K9W7 "
    "score0=20 lines0=B/W/-/-/R wall0=.YRKW/.BYR./.WB.R/..W../....B floor0=- score1=32 "
    "lines1=-/-/KKK/BB/RRR wall1=.YRKW/.BYRK/.WBY./.K..Y/..... floor1=- | C yellow floor | F3 "
    "white 2, F4 red 5, C yellow floor, C black floor, C white floor | F4 yellow floor, F3 "
    "white 2, C red 5, C yellow floor, C black floor, C white floor"
)
# The same colour in the longer line brings nothing: that much is clear.
CLEAR = (
    "988 176 52 32 score | azul/1 players=2 wall=coloured start=random round=3 phase=offer "
    "turn=1 starter=0 marker=1 factories=-/-/-/-/- centre=BBYYYYR lid=B6Y3R1K8W2 score0=6 "
    "lines0=B/WW/WWW/-/RRRRR wall0=.YR../...R./..BY./.K.../..... floor0=WB score1=12 "
    "lines1=K/RR/-/-/WWWWW wall1=.YR../.B.../.WB../.K.../..... floor1=1 | C yellow 3 | C blue "
    "4, C red floor | C yellow 4, C red 4, C blue floor"
)
# Four points fewer, but for the colour that is lowest.
LOWEST = (
    "1023 174 85 44 lowest,quiet,first-step | ingenious/1 edition=travel players=2 start=0 "
    "open_racks=off bonus_limit_one=off turns=29 phase=tile turn=1 claimed=GY "
    "board=RRRPOG/1POOOOR/2POOORR/2PPYORRP/R1GYPOOGRB/PP1GPPBBBBB/2GGGP2BB/3GB4/1RYGB3/YYYP3/YYP2O "
    "unseen=RG1RB1RO1RY2GB2GO2GY1GP1BO2BY3BP1OY1YY1YP2PP1 tracks0=3/8/8/12/7/11 rack0=?6 "
    "tracks1=9/6/9/12/3/9 rack1=RR1RG1RB1GG1GO1OY1 | orange-yellow | h2 southwest, swap, "
    "green-yellow, g2 southwest, swap | green-green, f3 southwest, draw, green-yellow, h2 "
    "east, swap"
)
# A plate is to be turned; where it shall lie was decided before.
TURN = (
    "1436 170 62 48 plate | azul_duel/1 players=2 scoring=random start=random round=1 "
    "phase=acquire asked=turn turn=0 starter=0 starttile=1 conditions=2B-3B-4A suns=-/-/-/-/- "
    "moons=-/-/-/-/- chips=-/-/-/- tower=- spent=- display=-,-,- top=wild passed=1 plate=BK*T "
    "space=4 score0=4 tokens0=0 taken0=2 chips0=B1Y1 broken0=- lines0=B/BB/TTT/YYYY/RR/K "
    "plates0=Y#BT/-/-/-/-/-/-/#RKT/- tiles0=....../....../....../....../....../...... score1=5 "
    "tokens1=0 taken1=2 chips1=K1RT1 broken1=- lines1=R/TT/BB/KK/R/- "
    "plates1=YR#T/-/-/#BTK/-/#RYK/-/-/- tiles1=....../....../....../....../....../...... | "
    "turn 270 | column 2 | turn 180, column 2"
)


def test_a_rival_that_one_search_hardly_looked_at_is_thought_through() -> None:
    assert min(leads(parse(BOTH_WIN), DEPTH, 3_000)) < MARGIN
    assert min(leads(parse(CLEAR), DEPTH, 3_000)) >= MARGIN


def test_to_go_first_is_no_theme_where_no_round_follows() -> None:
    assert "start" in parse(BOTH_WIN).themes
    again = retold(parse(BOTH_WIN))
    assert "start" not in again.themes
    assert (again.key, again.answer, again.second[0]) == (
        parse(BOTH_WIN).key,
        parse(BOTH_WIN).answer,
        parse(BOTH_WIN).second[0],
    )


def test_fewer_points_for_the_lowest_colour_are_no_less() -> None:
    themes = retold(parse(LOWEST)).themes
    assert "lowest" in themes
    assert "quiet" not in themes


def test_an_answer_that_brings_nothing_yet_is_said_to_pay_later() -> None:
    assert set(retold(parse(TURN)).themes) == {"plate", "later"}


def test_why_is_told_of_tracks_and_of_the_whole_turn_but_not_of_what_chance_would_bring() -> None:
    puzzle = parse(LOWEST)
    told, state = explain(puzzle), puzzle.state()
    words, names = book("en", "common", game=state.game), ["Anna", "Ben"]
    assert said(told.reasons, words, names, state.turn) == (
        "2 points more in yellow, now at 3; the whole rack is swapped, "
        "but 6 points fewer in green, now at 6."
    )
    story = Story(words, names, state.turn)
    best, second = told.best[: told.best_turn], told.second[: told.second_turn]
    assert plain(story.turn(best)) == "You lay orange–yellow on h2–i1: yellow +2."
    assert plain(story.turn(second)) == "You lay double green on f3–g2: green +6."


def test_a_plate_in_hand_is_told_with_the_space_that_was_chosen_for_it() -> None:
    state = parse(TURN).state()
    words = book("en", "common", game=state.game)
    lines = board("azul_duel").tell(state.view(0), ["You", "Player 2"], words)
    assert "In hand: BK/*T (blue, black, special, turquoise), for space 4." in lines
