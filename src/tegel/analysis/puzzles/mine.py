"""Making puzzles: games are played, and every decision in them is looked at.

A decision becomes a puzzle if one answer is clearly the best: by a first look, then at more than
ten times the depth with another seed and other deals of what is hidden, then once more, deeper
still, and where its rivals are thought through as deep as it is. What follows in the same turn
belongs to it where that is as clear, and so does what comes after a reply without a choice.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from tegel.analysis.puzzles import even
from tegel.analysis.puzzles.deals import denies
from tegel.analysis.puzzles.difficulty import Difficulty, is_obvious, measure
from tegel.analysis.puzzles.judge import Verdict, judge
from tegel.analysis.puzzles.lines import is_told, play_on
from tegel.analysis.puzzles.puzzle import SEED, Puzzle
from tegel.analysis.puzzles.subjects import subjects
from tegel.analysis.puzzles.themes import Compared, Line, themes_of
from tegel.bots.bot import Budget
from tegel.bots.roster import player
from tegel.core.game import Game
from tegel.core.options import Value
from tegel.core.position import read
from tegel.core.rng import SEEDS
from tegel.core.state import State
from tegel.core.telling import Move
from tegel.games import find

# Points of winning chances by which the best answer must lead.
MARGIN = 0.10
# The first look is generous: what is not so clear at ten times the depth falls then.
HOPE = 0.09
LOOK, CONFIRM, PROVE = 800, 12_000, 36_000
# Puzzles of one game lie so many decisions apart: near doubles teach nothing.
APART = 5
MOST_PER_GAME = 8
# Where there is nothing to find the game goes on after a glance.
GLANCE = 100
# Fewer choices than these make no puzzle.
FEWEST_CHOICES = 3
LONGEST_ANSWER = 8
# Most games are for two, as most are that people play here.
MOSTLY = 3
# All play alike, so that the game stays open; mostly as well as anybody can.
LEVELS = ("champion", "champion", "champion", "club", "regular", "casual")


@dataclass
class Found:
    """The puzzles of one game, and how many positions came how far."""

    puzzles: list[Puzzle] = field(default_factory=list[Puzzle])
    counts: Counter[str] = field(default_factory=Counter[str])


def mine(game: Game, number: int, seed: int) -> Found:
    """Play one game, and make puzzles of its decisions."""
    chance = Random(f"{game.name} {seed} {number}")
    state = State(game, _kind(game, chance), chance.getrandbits(62))
    level = chance.choice(LEVELS)
    found, last = Found(), -APART
    while not state.is_over:
        if len(state.legal_moves) == 1:
            state.push(state.legal_moves[0])
            continue
        found.counts["decisions"] += 1
        assert state.turn is not None
        number = chance.getrandbits(62)
        wanted = len(found.puzzles) < MOST_PER_GAME and len(state.moves) - last >= APART
        wanted = wanted and len(state.legal_moves) >= FEWEST_CHOICES
        first = judge(state, LOOK if wanted else GLANCE, number)
        if wanted and first.lead >= HOPE:
            puzzle = _make(state, first, number + 1, found.counts)
            if puzzle is not None:
                found.puzzles.append(puzzle)
                last = len(state.moves)
        state.push(_played(state, first, level, number))
    return found


def _kind(game: Game, chance: Random) -> Mapping[str, Value]:
    """A kind of game: all kinds, the usual ones more often."""
    while True:
        options: dict[str, Value] = {}
        for option in game.options:
            usual = chance.randrange(MOSTLY) > 0
            options[option.name] = option.choices[0] if usual else chance.choice(option.choices)
        if not game.forbids(options):
            return options


def _played(state: State, first: Verdict, level: str, seed: int) -> Move:
    """What the seat in turn plays: the best, or what somebody of its level would."""
    if level == "champion":
        return first.best
    one = player(level)
    assert state.turn is not None
    return one.bot.decide(state.imagine(state.turn, seed), Budget(), seed).move


def _make(state: State, first: Verdict, seed: int, counts: Counter[str]) -> Puzzle | None:
    """The puzzle of a position, if it holds one."""
    counts["looked at"] += 1
    seat = state.turn
    text = state.position_for(seat)
    start = read(text, find, SEED)
    if is_obvious(start, first.best):
        counts["obvious"] += 1
        return None
    verdict = judge(start, CONFIRM, seed, to_the_end=True)
    if verdict.best != first.best or not _is_clear(verdict):
        return None
    counts["confirmed"] += 1
    answer = _answer(start, verdict, seed)
    proof = judge(read(text, find, seed % 1000 + 2), PROVE, seed + 7, to_the_end=True)
    if proof.best != verdict.best or not _is_clear(proof):
        return None
    counts["proved"] += 1
    if not proof.exact:
        proof = _even(start, proof)
        if proof.lead < even.MARGIN:
            return None
    counts["even"] += 1
    return _tell(start, answer, proof, measure(start, answer, seed), seed)


def _even(start: State, proof: Verdict) -> Verdict:
    """The same best move beside the best of its rivals, each thought through as deep."""
    best, *others = even.evenly(start, [proof.best, *proof.rivals])
    share, second = max(zip(others, proof.rivals, strict=True))
    return replace(proof, second=second, best_share=best, second_share=share)


def _is_clear(verdict: Verdict) -> bool:
    return verdict.lead >= MARGIN


def _answer(start: State, verdict: Verdict, seed: int) -> list[Move]:
    """All decisions that are asked for: as long as the same seat decides, and it is as clear."""
    state, seat = start.copy(), start.turn
    answer, clear = [verdict.best], 1
    while len(answer) < LONGEST_ANSWER:
        state.push(answer[-1])
        if state.is_over or state.chance_spoke:
            break
        if len(state.legal_moves) == 1:
            answer.append(state.legal_moves[0])
            continue
        if state.turn != seat:
            break
        after = judge(state, CONFIRM, seed)
        if not _is_clear(after) or _even(state, after).lead < even.MARGIN:
            break
        answer.append(after.best)
        clear = len(answer)
    return answer[:clear]


def shortened(puzzle: Puzzle, decisions: int) -> Puzzle:
    """The same puzzle if no more moves than these are to be found, forced ones not counted."""
    state, kept = puzzle.state(), 0
    seat = state.turn
    for n, text in enumerate(puzzle.answer, 1):
        kept += state.turn == seat and len(state.legal_moves) > 1
        if kept == decisions:
            return puzzle if n == len(puzzle.answer) else retold(puzzle, n)
        state.push_text(text)
    return puzzle


def retold(puzzle: Puzzle, asked: int | None = None) -> Puzzle:
    """The same puzzle, its lines played anew, with the themes that are told of them now.

    `asked`: of its answer only so many moves are asked for.
    """
    start = puzzle.state()
    state, answer = start.copy(), list[Move]()
    for text in puzzle.answer[:asked]:
        answer.append(state.parse(text))
        state.push(answer[-1])
    exact = "endgame" in puzzle.themes
    second = start.parse(puzzle.second[0])
    verdict = Verdict(answer[0], second, puzzle.best_share, puzzle.second_share, exact)
    difficulty = Difficulty(puzzle.rating, puzzle.deviation, {})
    return _tell(start, answer, verdict, difficulty, int(puzzle.key, 16) % SEEDS)


def _tell(
    start: State, answer: list[Move], proof: Verdict, difficulty: Difficulty, seed: int
) -> Puzzle:
    """The puzzle with all that is told about it."""
    best = _texts(_played_out(start, play_on(start, answer, seed)))
    puzzle = Puzzle(
        position=start.position_for(start.turn),
        answer=best[: len(answer)],
        onward=best[len(answer) :],
        second=_texts(_played_out(start, play_on(start, [proof.second], seed))),
        themes=("endgame",) if proof.exact else (),
        rating=difficulty.rating,
        deviation=difficulty.deviation,
        best_share=proof.best_share,
        second_share=proof.second_share,
    )
    return rethemed(puzzle)


def rethemed(puzzle: Puzzle) -> Puzzle:
    """The same puzzle with the themes that are told of its lines, and these no longer than told."""
    start, asked = puzzle.state(), len(puzzle.answer)
    seat = start.turn
    assert seat is not None
    best = _told(start, (*puzzle.answer, *puzzle.onward), asked)
    second = _told(start, puzzle.second, 1)
    stories = [state.story(seat) for state in (best, second)]
    lines = Compared(
        subjects(puzzle.game),
        seat,
        start.scores,
        stories[0][:asked],
        Line(stories[0], best.scores),
        Line(stories[1], second.scores),
        _lowest(start, seat),
    )
    puzzle = replace(puzzle, onward=_texts(best)[asked:], second=_texts(second))
    themes = themes_of(lines, exact="endgame" in puzzle.themes)
    if "deny" in themes and not denies(puzzle):
        themes = tuple(theme for theme in themes if theme != "deny") or ("later",)
    return replace(puzzle, themes=themes)


def _lowest(state: State, seat: int) -> frozenset[str]:
    """The colours in which a seat is lowest, where the game has tracks."""
    seats = state.view(seat).get("seats", ())
    tracks = seats[seat].get("tracks", {}) if seats else {}
    return frozenset(colour for colour, at in tracks.items() if at == min(tracks.values()))


def _told(start: State, line: Sequence[str], least: int) -> State:
    """Where a line has come when its moves, at least so many, have had their effect."""
    state, before = start.copy(), len(start.moves)
    for n, text in enumerate(line):
        if n >= least and is_told(state, before):
            break
        state.push_text(text)
    return state


def _played_out(start: State, moves: list[Move]) -> State:
    state = start.copy()
    for move in moves:
        state.push(move)
    return state


def _texts(state: State) -> tuple[str, ...]:
    """Its moves as text, each as it is written in its position."""
    again, texts = state.again(), list[str]()
    for move in state.moves:
        texts.append(again.text(move))
        again.push(move)
    return tuple(texts)
