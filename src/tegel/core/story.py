"""The story of a game in sentences, in any language, from what each move was told to be.

    from tegel.core.story import text

    print(text(state, "nl", ["Anna", "Ben"]))

Who shows a story in their own way, with tiles drawn in it, asks a `Story` for its parts.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tegel.core.state import State
from tegel.core.telling import Chapter, Move, Telling, Told, chapters, is_back, worth_telling
from tegel.core.words import Drawn, Part, Words, book

ENDS = (".", "!", "?")


class Name(str):
    """Whom a sentence is about: a part that may be shown with more weight."""

    __slots__ = ()


@dataclass
class _Sentence:
    """Who did what, clause by clause, and what came of it; or something that stands alone."""

    seat: int | None = None
    name: str = ""
    deeds: list[list[Part]] = field(default_factory=list[list[Part]])
    came: list[list[Part]] = field(default_factory=list[list[Part]])

    def parts(self) -> list[Part]:
        """As it is written."""
        told = [*_listed(self.deeds, ", ")]
        if self.name:
            told = [Name(self.name), " " * bool(told), *told, ": " * bool(self.came)]
        has_comma = any(", " in plain(one) for one in self.came)
        told += _listed(self.came, "; " if has_comma else ", ")
        if not isinstance(told[0], Drawn | Name):
            told[0] = told[0][:1].upper() + told[0][1:]
        return told if plain(told).endswith(ENDS) else [*told, "."]


class Story:
    """Tells what happened in the words of a language, to one seat or, without eyes, to anybody."""

    def __init__(self, words: Words, names: Sequence[str], eyes: int | None = None) -> None:
        self.words = words
        self._eyes = eyes
        self.names = [words("you") if seat == eyes else name for seat, name in enumerate(names)]

    def sums(self, chapter: Chapter) -> list[str]:
        """What each seat scored in a round, and what for."""
        told: list[str] = []
        for seat, name in enumerate(self.names):
            scored = chapter.scored(seat)
            parts = [
                self.words("sum-part", what=self.words(f"scored-{kind}"), points=points)
                for kind, points in scored.items()
            ]
            if parts:
                total = sum(scored.values())
                told.append(self.words("sum-of", name=name, points=total, parts=parts))
        return told

    def turn(self, turn: Sequence[Telling]) -> list[Part]:
        """What a seat did, clause by clause, and what followed, with whose points they were."""
        sentences: list[_Sentence] = []
        worth = worth_telling(turn)
        for telling in turn:
            if any(telling is one for one in worth):
                self._add_deed(sentences, telling["seat"], self._made(telling))
            for one in telling["follows"]:
                if "deed" not in one:
                    self._add(sentences, one)
                elif not one["deed"]["passing"]:
                    self._add_deed(sentences, one["seat"], self.deed(one["deed"], one["seat"]))
        return _listed([sentence.parts() for sentence in sentences], " ")

    def deed(self, deed: Told, seat: int) -> list[Part]:
        """A move, without who makes it."""
        return self.words.draw("deed", deed, self.names, seat=seat, eyes=self._eyes)

    def choice(self, view: Mapping[str, Any], move: Move) -> list[Part]:
        """A move that somebody may make, with who that is."""
        found = next(one for one in view["moves"] if one["move"] == move)
        name = Name(self.names[view["turn"]])
        return [name, " ", *self.deed(found, view["turn"])]

    def verdict(self, places: Sequence[int]) -> str:
        """Who won."""
        winners = [seat for seat, place in enumerate(places) if place == 1]
        if not winners:
            return self.words("game-over")
        if len(winners) > 1:
            return self.words("shared-win", names=[self.names[seat] for seat in winners])
        if winners[0] == self._eyes:
            return self.words("won")
        return self.words("won-by", name=self.names[winners[0]])

    def decided(self, log: Sequence[Telling]) -> str:
        """What gave the places of a game that is over, where points do not."""
        sentences: list[_Sentence] = []
        for one in log[-1]["follows"] if log else ():
            if one["kind"] == "decided":
                self._add(sentences, one)
        return plain(_listed([sentence.parts() for sentence in sentences], " "))

    def _made(self, telling: Telling) -> list[Part]:
        said = self.deed(telling["deed"], telling["seat"])
        if is_back(telling["deed"]):
            said.append(f" ({self.words('taken-back')})")
        return said

    def _add_deed(self, sentences: list[_Sentence], seat: int, said: list[Part]) -> None:
        last = sentences[-1] if sentences else None
        if last is not None and last.seat == seat and last.deeds and not last.came:
            last.deeds.append(said)
        else:
            sentences.append(_Sentence(seat, self.names[seat], deeds=[said]))

    def _add(self, sentences: list[_Sentence], one: Told) -> None:
        seat, key = one["seat"], f"told-{one['kind']}"
        said = self.words.draw("told", one, self.names, eyes=self._eyes)
        if not said:
            return
        alone = plain(said).endswith(ENDS) or self.words.asks_for(key, "name")
        if seat is None or alone:
            sentences.append(_Sentence(came=[said]))
        elif self.words.asks_for(key, "who"):  # a verb, that goes after who does it
            self._add_deed(sentences, seat, said)
        elif sentences and sentences[-1].seat == seat:
            sentences[-1].came.append(said)
        else:
            sentences.append(_Sentence(seat, self.names[seat], came=[said]))


def plain(parts: Iterable[Part]) -> str:
    """All in words."""
    return "".join(part.words if isinstance(part, Drawn) else part for part in parts)


def text(
    state: State,
    language: str = "en",
    names: Sequence[str] | None = None,
    seat: int | None = None,
) -> str:
    """The whole game so far, as a seat may know it; None: a spectator."""
    words = book(language, "common", game=state.game)
    if names is None:
        names = [words("player-n", n=n + 1) for n in range(state.players)]
    story = Story(words, names, seat)
    told = [*paragraphs(story, state.story(seat))]
    if not told:
        return words("no-moves")
    if state.is_over:
        points = zip(story.names, state.scores, strict=True)
        scores = ", ".join(f"{name}: {words('points', count=score)}" for name, score in points)
        told.append(f"\n{story.verdict(state.outcome.places)}. {scores}.")
    return "\n".join(told)


def paragraphs(story: Story, log: Sequence[Telling]) -> Iterable[str]:
    """A story line by line: rounds with what each seat scored, and turns by their moves."""
    made = 0
    for chapter in chapters(log):
        if chapter.round is not None:
            yield from [""] * bool(made)
            yield story.words("round", n=chapter.round)
            yield from story.sums(chapter)
            yield ""
        for turn in chapter.turns:
            stood = sum(not is_back(one["deed"]) for one in turn)
            made += stood
            yield f"{made}. {plain(story.turn(turn))}" if stood else plain(story.turn(turn))


def _listed(told: Sequence[list[Part]], by: str) -> list[Part]:
    return [part for n, parts in enumerate(told) for part in ([by] * bool(n) + parts)]
