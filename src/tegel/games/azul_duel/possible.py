"""Which positions of Azul Duel are possible: what is everywhere, and what each phase asks for.

Tiles, chips and plates are counted where they are laid out; here is what has to agree with what.
"""

from tegel.core.fields import fail
from tegel.core.packing import SIZE, colours_in, count_bits, present, total
from tegel.core.unpacking import lanes, spaces
from tegel.games.azul_duel import rules
from tegel.games.azul_duel.acquire import stack_height
from tegel.games.azul_duel.board import (
    condition_points,
    empty_spaces,
    fits,
    has_all_plates,
    line_colour,
    line_count,
    line_room,
    points_at,
    special_points,
)
from tegel.games.azul_duel.chips import chips_from
from tegel.games.azul_duel.layout import (
    ACQUIRE,
    ACTION,
    CHIP_OR_NOT,
    CHIPS_A_ROUND,
    COLUMN,
    CONDITIONS,
    DISPLAY,
    DRAWING,
    EMPTY_STACK,
    FACE_DOWN,
    FACTORIES,
    FIRST_SCORE,
    KEEP,
    LARGE,
    LARGE_TILES,
    LINE,
    LINES,
    MOON_HEIGHT,
    NEXT_CHIP,
    NO_CHIP,
    NO_PLATE,
    NOBODY,
    NOTHING,
    OVER,
    PLATE_SPACES,
    RETURN,
    ROUNDS,
    SEATS,
    SET_UP,
    SMALL_FACTORIES,
    SMALL_TILES,
    SPACE,
    SPACES,
    SPECIAL,
    SPECIAL_KIND,
    STACK,
    TILING,
    TOKENS,
    TURN,
    WILD_KIND,
    Duel,
)
from tegel.games.azul_duel.plates import has_unseen, kind_of, of_kind, stack_size, unfixed

QUESTIONS = {
    SET_UP: (ACTION, SPACE, TURN),
    ACQUIRE: (ACTION, DRAWING, KEEP, RETURN, SPACE, TURN, STACK, LINE),
    TILING: (COLUMN, CHIP_OR_NOT, NEXT_CHIP),
    OVER: (NOTHING,),
}


def check(s: Duel, start: str, line: int) -> None:
    """`Impossible` unless all agrees; in phase 2 a line is about to be reached."""
    if s.asked not in QUESTIONS[s.phase]:
        fail("asked", "other-phase")
    if s.round == 1 and start not in ("random", str(s.starter)):
        fail("starter", "first-starter", start=int(start))
    for seat in range(SEATS):
        _check_score(s, seat)
        _check_dome(s, seat, line)
    _check_chips(s)
    _check_stack(s)
    if s.phase in (SET_UP, ACQUIRE):
        _check_factories(s)
        _check_passed(s)
        if s.phase == SET_UP:
            _check_bare(s)
        if rules.follows(s):
            fail("asked", "nothing-to-choose")
    else:
        _check_cleared(s)
        _check_tiled(s, line)


def _check_score(s: Duel, seat: int) -> None:
    """No tile scored more than it would now."""
    b = s.boards[seat]
    tiles = [(row, spaces(b.tiles[row], SPACES)) for row in range(LINES)]
    most, least = FIRST_SCORE, 0
    for row, cells in tiles:
        for column, tile in enumerate(cells):
            if tile == SPECIAL:
                most += special_points(SPACES * row + column)
            elif tile:
                most += points_at(b, row, column)
    if s.phase == OVER:
        pays = [condition_points(b, i) for i in range(len(CONDITIONS)) if s.conditions >> i & 1]
        least, most = max(0, sum(pays)), max(0, most + sum(pays))
    if not least <= b.score <= most:
        fail(f"score{seat}", "score-range", least=least, most=most, score=str(b.score))


def _check_dome(s: Duel, seat: int, line: int) -> None:
    """Two plates a round after the first, a tile a round in each row."""
    b = s.boards[seat]
    plates = PLATE_SPACES - count_bits(empty_spaces(b))
    if s.phase == SET_UP:
        right, tokens = int(s.turn == s.starter != seat), TOKENS
    else:
        placing = seat == s.turn and DRAWING <= s.asked <= TURN
        used = TOKENS - b.tokens if s.round < ROUNDS else 0
        right = 1 + TOKENS * (s.round - 1) + used - placing
        tokens = b.tokens if s.phase == ACQUIRE and s.round < ROUNDS else 0
    if b.tokens != tokens:
        fail(f"tokens{seat}", "tokens", tokens=tokens, found=b.tokens)
    if plates != right:
        fail(f"plates{seat}", "plates", right=right, plates=plates)
    for row in range(LINES):
        tiles = sum(0 < tile < SPECIAL for tile in spaces(b.tiles[row], SPACES))
        rounds = s.round - (row >= _tiled(s, seat, line))
        if tiles > rounds:
            fail(f"tiles{seat}", "row-rounds", row=row, rounds=rounds, tiles=tiles)


def _check_chips(s: Duel) -> None:
    """Each seat takes two chips a round; they lie face down while there are tiles over them."""
    boards = [s.boards[seat] for seat in range(SEATS)]
    taken = sum(b.chips_taken for b in boards)
    gone = [*s.factory_chips].count(NO_CHIP)
    if gone != taken:
        fail("chips", "chips-gone", taken=taken, gone=gone)
    before = SEATS * CHIPS_A_ROUND * (s.round - 1)
    shown = sum(chip >= 0 for chip in s.factory_chips)
    whole = chips_from(s.unseen_chips, 0) + shown + before + taken
    if whole != SEATS * CHIPS_A_ROUND * ROUNDS:
        fail("spent", "chips-all", chips=before + taken)
    for seat, b in enumerate(boards):
        most = CHIPS_A_ROUND * (s.round - 1) + b.chips_taken
        if chips_from(b.chips, 0) > most:
            fail(f"chips{seat}", "chips-most", most=most)
    for i in range(SMALL_FACTORIES):
        covered = bool(s.suns[i + 1] or s.moons[i] or (s.asked == STACK and s.factory == i + 1))
        if (s.factory_chips[i] == FACE_DOWN) != covered:
            fail("chips", "chip-covered" if covered else "chip-seen", factory=i + 1)


def _check_stack(s: Duel) -> None:
    """The stack: its top, what was drawn from it, and what was taken from the display."""
    for kind in (SPECIAL_KIND, WILD_KIND):
        if unfixed(s, kind) < 0:
            fail("drawn", "drawn-unseen", unseen=int(count_bits(of_kind(s.unseen, kind))))
    if s.asked == DRAWING and has_unseen(s) and s.drawn_from[s.drawn_count - 1] != NOBODY:
        fail("drawn", "drawn-returned")
    if has_unseen(s):
        if s.top == EMPTY_STACK or unfixed(s, s.top) == 0:
            fail("top", "top-unseen")
    elif s.top != (kind_of(s.returned[0]) if stack_size(s) else EMPTY_STACK):
        fail("top", "top-returned")
    missing = [*s.display].count(NO_PLATE)
    used = int(s.asked != ACTION)
    if s.phase != SET_UP:
        used = (
            sum(TOKENS - s.boards[seat].tokens for seat in range(SEATS)) if s.round < ROUNDS else 0
        )
    if missing > used and has_unseen(s):
        fail("display", "display", plates=DISPLAY - used)


def _check_factories(s: Duel) -> None:
    """Suns are whole or empty, but for the last that was filled; moons have what suns had."""
    suns = [sum(lanes(sun)) for sun in s.suns]
    if suns[LARGE] not in (0, LARGE_TILES):
        fail("suns", "large-whole", tiles=LARGE_TILES)
    if suns[LARGE] and SIZE[colours_in(s.suns[LARGE])] == 1 and s.bag & ~present(s.suns[LARGE]):
        fail("suns", "large-colours")
    for factory in range(1, FACTORIES):
        if suns[factory] > SMALL_TILES:
            fail("suns", "factory-most", factory=factory, most=SMALL_TILES)
        if 0 < suns[factory] < SMALL_TILES and (s.bag or any(suns[factory + 1 :])):
            fail("suns", "factory-whole", factory=factory, tiles=SMALL_TILES)
        if suns[factory] and s.moons[factory - 1]:
            fail("moons", "moon-empty", factory=factory)
    if total(s.large_moon) >= LARGE_TILES or (suns[LARGE] and s.large_moon):
        fail("moons", "large-moon", most=LARGE_TILES - 1)
    held = [s.boards[seat].holds_start for seat in range(SEATS)]
    if suns[LARGE] and any(held):
        fail("starttile", "start-on-table")
    if not suns[LARGE] and not s.large_moon and not any(held):
        fail("starttile", "start-taken")
    if s.factory:
        height = stack_height(s.moons[s.factory - 1]) + total(s.rest)
        if suns[s.factory] or not 0 < height <= MOON_HEIGHT:
            fail("factory", "rest", factory=s.factory)
    if s.asked == TURN and not empty_spaces(s.boards[s.turn]) >> s.space & 1:
        fail("space", "space-taken", space=s.space)


def _check_passed(s: Duel) -> None:
    """Who has passed had nothing to do."""
    for seat in range(SEATS):
        if not s.boards[seat].passed:
            continue
        turn, asked = s.turn, s.asked
        s.turn, s.asked = seat, ACTION
        can_act = seat == turn or s.phase == SET_UP or rules.count_legal(s) > 0
        s.turn, s.asked = turn, asked
        if can_act:
            fail("passed", "passed", seat=seat)


def _check_bare(s: Duel) -> None:
    """At the set-up nothing was taken yet."""
    boards = [s.boards[seat] for seat in range(SEATS)]
    if s.round > 1 or not all(s.suns) or s.tower or s.returned_count or s.returns:
        fail(None, "bare")
    for seat, b in enumerate(boards):
        if b.lines or b.filled or b.broken or b.chips or b.score != FIRST_SCORE:
            fail(None, "bare-seat", seat=seat, score=FIRST_SCORE)


def _check_cleared(s: Duel) -> None:
    """Phase 1 ends when there is nothing left to take, by then each has all its chips."""
    if any(s.suns) or s.large_moon or any(s.moons):
        fail("suns", "cleared")
    if not any(s.boards[seat].holds_start for seat in range(SEATS)):
        fail("starttile", "start-by-now")
    for seat in range(SEATS):
        if s.boards[seat].chips_taken != CHIPS_A_ROUND:
            fail(f"taken{seat}", "taken-by-now", chips=CHIPS_A_ROUND)
        if s.boards[seat].passed:
            fail("passed", "nobody-passes")
    if s.phase == OVER and s.round != ROUNDS:
        fail("round", "over-after", round=ROUNDS)


def _tiled(s: Duel, seat: int, line: int) -> int:
    """How many lines of a seat were reached in phase 2 of this round."""
    if s.phase in (SET_UP, ACQUIRE):
        return 0
    if s.phase == OVER or s.turn != seat == s.starter:
        return LINES
    return line if seat == s.turn else 0


def _check_tiled(s: Duel, line: int) -> None:
    """Lines that were reached hold nothing that had to go; who is done has no broken tiles."""
    for seat in range(SEATS):
        b = s.boards[seat]
        done = _tiled(s, seat, line)
        if done == LINES and b.broken:
            fail(f"broken{seat}", "broken-done")
        for reached in range(done):
            if line_count(b.lines, reached) == 0:
                continue
            fitting = fits(b, reached, line_colour(b.lines, reached))
            is_whole = line_room(b.lines, reached) == 0
            if (fitting and is_whole) or (not fitting and has_all_plates(b, reached)):
                fail(f"lines{seat}", "line-reached", line=reached)
