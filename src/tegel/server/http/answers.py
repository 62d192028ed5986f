"""What clients are answered over HTTP."""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict

from tegel.core.options import Value
from tegel.server.preparing import Ready
from tegel.server.tables.daily import Outcome
from tegel.server.tables.plan import PlannedMove
from tegel.server.tables.sight import ResultView, TableView
from tegel.server.tables.table import Status
from tegel.server.wire.told import Told, ToldMove
from tegel.tournaments.events import Corrector, Why
from tegel.tournaments.plan import Format, TieBreak


class Me(TypedDict):
    """Who one is; without a login one is a guest."""

    name: str
    login: str | None


class Visitor(TypedDict):
    """Who asks; nobody: who has not come in yet. And what everybody is to read."""

    me: Me | None
    notice: NotRequired[dict[str, str]]  # by language


class Asked(TypedDict):
    """What a browser is to sign, in the words of WebAuthn."""

    options: dict[str, Any]


class KeyView(TypedDict):
    """A passkey, as its owner sees it."""

    id: str
    name: str
    made_at: int
    used_at: int | None


class DeviceView(TypedDict):
    """A browser where somebody is logged in."""

    id: str
    browser: str  # empty: one that we don't know
    system: str
    way: str  # guest, renewed, password, passkey, code, mail, link; empty: it is not known
    made_at: int
    seen_at: int
    here: bool


class DeviceList(TypedDict):
    """The browsers where one is logged in, those used last first."""

    devices: list[DeviceView]


class WaysView(TypedDict):
    """By what one can come back."""

    password: bool
    passkeys: list[KeyView]
    codes: int  # recovery codes that were not used
    address: str | None  # a part of it, so that its owner knows it
    mail: bool  # whether this site can send any
    fresh: bool  # whether one has shown lately that it is oneself


class CodeSet(TypedDict):
    """Recovery codes, shown this once."""

    codes: list[str]


class HouseView(TypedDict):
    """Who may come here, and what everybody is to read."""

    newcomers: Literal["open", "invited", "closed"]
    guests: bool
    notice: dict[str, str]
    mail: bool


class HouseLimit(TypedDict):
    """Something of which nobody can have more."""

    name: str
    most: int | None  # None: no end


class HouseLimits(TypedDict):
    """What strangers and players can have here."""

    limits: list[HouseLimit]


class PersonOfHouse(TypedDict):
    """Somebody, as wardens see them."""

    id: str
    name: str
    login: str | None
    came_at: int
    seen_at: int | None
    games: int
    warden: bool
    muted_until: int | None
    banned_until: int | None


class PeopleOfHouse(TypedDict):
    """People of the house, who was here last first."""

    people: list[PersonOfHouse]


class InvitationLink(TypedDict):
    """An invitation that works; its word nobody knows any more."""

    digest: str
    name: str
    uses: int | None
    made_at: int
    ends_at: int


class InvitationLinks(TypedDict):
    """Invitations that work, the latest first."""

    invitations: list[InvitationLink]


class FreshLink(TypedDict):
    """What stands in a link, shown this once."""

    word: str
    ends_at: int


class TokenView(TypedDict):
    """A token that was given out; what it is itself nobody knows any more."""

    digest: str
    name: str
    created_at: int


class TokenList(TypedDict):
    """The tokens that one has given out."""

    tokens: list[TokenView]


class FreshToken(TypedDict):
    """A token, shown this once."""

    token: str
    digest: str
    name: str


class PushKey(TypedDict):
    """The key that a browser is given when it asks to be pushed to."""

    key: str


class QuietView(TypedDict):
    """Minutes after midnight."""

    start: int
    end: int


class PlaceView(TypedDict):
    """Where somebody is told: a browser (`push`), or another service."""

    id: str
    kind: str
    name: str
    host: str
    table: str | None
    made_at: int
    failing_since: int | None
    given_up_at: int | None
    why: str | None  # what it answered last, if it did not take a notice


class NoticesView(TypedDict):
    """Where somebody is told, of what, and when not."""

    kinds: list[str]
    off: list[str]
    quiet: QuietView | None
    zone: str
    mail: bool
    mail_to: str | None  # None: this server sends none, or the address is not confirmed
    places: list[PlaceView]


class FreshWebhook(TypedDict):
    """A webhook, and the secret that signs what is sent there, shown this once."""

    place: PlaceView
    secret: str


class TrialResult(TypedDict):
    """Whether something came to a place."""

    arrived: bool
    status: int | None
    why: str | None


class TriedLine(TypedDict):
    """A game after some moves of a plan, and what they were."""

    seat: int | None  # who decides then
    open: bool  # whether the next move can be planned
    moves: list[PlannedMove]
    view: Mapping[str, Any]


class OptionView(TypedDict):
    """What can be chosen before a game; the first choice is the default."""

    name: str
    choices: list[Value]
    help: str


class GameView(TypedDict):
    """A game that is played here."""

    name: str
    title: str
    rules: int
    options: list[OptionView]
    apart: list[dict[str, Value]]  # pairs of choices that do not go together
    hidden: bool  # whether a seat knows what others do not


class GameList(TypedDict):
    """All games, and the levels of bots, from the weakest to the strongest."""

    games: list[GameView]
    levels: list[str]
    looks_ahead: list[str]  # of these levels, those that wait for a game's search
    adviser: str  # the level that gives hints


class SeatSummary(TypedDict):
    """A seat in a list of tables."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None


class ClockSummary(TypedDict):
    """A clock in a list of tables."""

    kind: Literal["none", "live", "days"]
    base: int
    increment: int


class TableSummary(TypedDict):
    """A table in a list."""

    table: str
    status: Status
    game: str
    public: bool
    quick: bool  # its host waits to be paired
    rated: bool  # its result counts for ratings
    tournament: str | None  # that it belongs to
    offline: bool  # it was played without a server, and brought here
    created_at: int
    updated_at: int
    aside: bool  # it can't be read
    options: dict[str, Value]
    clock: ClockSummary
    turn: int | None
    moves: int
    result: ResultView | None
    taken_back: int  # how often moves were that others had answered
    seats: list[SeatSummary]


class OwnSummary(TableSummary):
    """A table of one's own in a list, and one's seats at it."""

    yours: list[int]


class PersonView(TypedDict):
    """Somebody one has played with, by where they sat the last time."""

    name: str
    table: str
    seat: int
    last_at: int
    games: int


class PeopleList(TypedDict):
    """People one has played with, the latest first."""

    people: list[PersonView]


class InvitationView(TypedDict):
    """A table one is asked to, and by whom."""

    by: str
    table: TableSummary


class InvitationList(TypedDict):
    """The tables one is asked to, the latest first."""

    invitations: list[InvitationView]


class BlockView(TypedDict):
    """Somebody whom one does not want to meet."""

    id: str
    name: str
    made_at: int


class BlockList(TypedDict):
    """Whom one does not want to meet, the latest first."""

    blocks: list[BlockView]


class BlockedSeats(TypedDict):
    """The seats of a table at which somebody sits whom one has blocked."""

    seats: list[int]


class StandingView(TypedDict):
    """How the site stands with one; times in milliseconds since 1970, None: not so."""

    warden: bool
    warning: str | None  # the reason of a warning that was not read yet
    muted_until: int | None
    banned_until: int | None


class SaidThere(TypedDict):
    """Something that was said at a table, as a report keeps it."""

    seat: int
    text: str


class ReportView(TypedDict):
    """A complaint about somebody, with what was said at the table."""

    id: str
    table: str
    game: str
    seat: int
    name: str  # of who is reported
    login: str | None
    by: str
    reason: str
    words: str
    made_at: int
    seats: list[str]  # the names there
    talk: list[SaidThere]
    before: dict[str, int]  # what came of earlier reports about the same person, how often
    muted_until: int | None
    banned_until: int | None


class ReportList(TypedDict):
    """Reports that wait for a decision, the oldest first."""

    reports: list[ReportView]


class TableList(TypedDict):
    """Public tables, those where something happened last first."""

    tables: list[TableSummary]


class OwnList(TypedDict):
    """One's own tables, those where something happened last first."""

    tables: list[OwnSummary]


class Pack(TypedDict):
    """Where a browser finds what it needs to think by itself."""

    address: str


class Brought(TypedDict):
    """What came of a file of games: so many are here now, were already, and can't be."""

    added: int
    known: int
    others: int  # played at no table, or not over


class Tally(TypedDict):
    """Games of one kind against one kind of opponents, added up."""

    game: str
    options: dict[str, Value]  # without how many play, and who began
    players: int
    level: str | None  # of the strongest bot; None: with other people
    offline: bool  # played without a server
    games: int
    won: int  # alone
    shared: int  # won together with others
    points: int
    best: int


class Statistics(TypedDict):
    """How somebody's finished games went; games at one screen count for nobody."""

    name: str
    login: str | None
    tallies: list[Tally]
    complete: bool  # else only the latest are counted


class RatingView(TypedDict):
    """A rating by game, kind and seats: 19 times out of 20 it is no more than so far off."""

    game: str
    kind: dict[str, str]
    seats: int
    rating: int
    off: int
    games: int
    curve: list[tuple[int, int, int]]  # after the latest games: when, the rating, how far off


class RatingsView(TypedDict):
    """Somebody's ratings."""

    ratings: list[RatingView]


class RatingAtSeat(TypedDict):
    """A rating at a table; once the game is over, the one after it and what it has changed."""

    rating: int
    off: int
    change: int | None


class RatingsOfTable(TypedDict):
    """The ratings at a table, seat by seat; null: nobody is rated there."""

    seats: list[RatingAtSeat | None]


class TournamentSummary(TypedDict):
    """A tournament in a list."""

    tournament: str
    status: str
    created_at: int
    name: str
    game: str
    options: dict[str, Value]
    clock: ClockSummary
    rated: bool
    format: Format
    round: int
    rounds: int  # 0: not known yet, or there are none
    minutes: int
    starts_at: int | None
    players: int
    state: Literal["open", "running", "over", "called off"]


class TournamentList(TypedDict):
    """Tournaments."""

    tournaments: list[TournamentSummary]


class MadeTournament(TypedDict):
    """A tournament that was announced."""

    tournament: str


class EntrantView(TypedDict):
    """Who plays, or did; known by a number."""

    entrant: int
    name: str
    rating: int
    team: str
    left: Literal["withdrew", "absent", "removed"] | None


class StandingRow(TypedDict):
    """Where an entrant stands, with the tie-breaks in their order."""

    rank: int
    entrant: int
    points: float
    breaks: list[float]
    played: int
    by_round: dict[str, float]


class TeamView(TypedDict):
    """Where a team stands."""

    rank: int
    team: str
    points: float
    entrants: list[int]


class PlayedView(TypedDict):
    """How a table ended, before anybody corrected that; without places it was cleared."""

    places: list[int]
    scores: list[int]
    absent: list[int]


class CorrectionView(TypedDict):
    """Who settled the result of a table, and why; without places it is nobody's."""

    at: int
    by: Corrector
    why: Why
    places: list[int]


class BoardView(TypedDict):
    """A table of a round: entrants by seats. Of a duplicate it is named when the round is over."""

    board: int
    entrants: list[int]
    table: str | None
    places: list[int] | None
    scores: list[int] | None
    absent: list[int]
    played: PlayedView | None
    corrections: list[CorrectionView]


class RoundView(TypedDict):
    """A round, or in an arena those who were paired together."""

    round: int
    is_over: bool
    byes: list[int]
    games: list[BoardView]


class TournamentView(TypedDict):
    """A tournament as everybody may see it. Times are milliseconds."""

    tournament: str
    number: int
    status: Literal["open", "running", "over", "called off"]
    name: str
    game: str
    options: dict[str, Value]
    clock: ClockSummary
    rated: bool
    starts_at: int | None
    minutes: int
    rest: int
    format: Format
    seats: int
    round: int
    rounds_in_all: int
    team: int
    late: int
    streaks: bool
    at_once: bool
    tiebreaks: list[TieBreak]
    started_at: int | None
    ends_at: int | None
    next_at: int | None
    entrants: list[EntrantView]
    standing: list[StandingRow]
    teams: list[TeamView]
    commitments: list[str]  # of a duplicate, to the secret of each round
    rounds: list[RoundView]


class YouInTournament(TypedDict):
    """What concerns who asks."""

    entrant: int | None
    is_in: bool
    tables: list[str]  # where one plays now
    may_enter: bool
    is_host: bool
    may_start: bool
    may_call_off: bool
    may_correct: bool


class TournamentLooked(TypedDict):
    """How a tournament stands; without a view nothing is new."""

    number: int
    you: YouInTournament
    view: TournamentView | None


class Made(TypedDict):
    """A table that was set up."""

    table: str
    number: int


class Looked(TypedDict):
    """A table as one may see it."""

    table: str
    number: int
    view: TableView
    hash: str


class Happened(TypedDict):
    """What happened at a table after some number, up to this one; whether there is more."""

    number: int
    events: list[Told]
    more: bool


class Done(TypedDict):
    """A command was carried out, now or when it came first: the number of its first event."""

    number: int
    duplicate: bool


@with_config(ConfigDict(extra="allow"))
class ReasonView(TypedDict):
    """One thing in which a move differs from another; what else it tells is the game's own."""

    kind: str  # words say it by this: `reason-…`
    seat: int  # whom it is about
    amount: int  # of points, or of things
    times: int  # the same, for words that count
    more: bool  # than with the other move, or fewer
    good: bool  # it speaks for the move
    certain: bool


class AdviceView(TypedDict):
    """A move that a strong bot would play, and what it expects of it."""

    move: int
    text: str
    deed: dict[str, Any]  # the move in its parts
    share: float  # of a win
    margin: float  # points ahead of the best of the others
    line: list[str]
    reasons: list[
        ReasonView
    ]  # the weightiest first: of the first against the next, of others against it


class Hint(TypedDict):
    """What a strong bot would play, the best first."""

    advice: list[AdviceView]


class Replayed(TypedDict):
    """A game after so many moves."""

    moves: int
    view: Mapping[str, Any]
    position: str  # as one line of text, with ? for what is not known to the one who looks


class PositionView(TypedDict):
    """A position after moves from it, as a table shows it."""

    game: str
    title: str
    options: dict[str, Value]
    position: str  # as one line of text: with ? for what was not known of it
    known: str | None  # whose knowledge that is, as in a record; None: all is known
    seed: int | None  # that decided what chance brought: with it, the same moves lead to the same
    seat: int | None  # through whose eyes the view is; None: a spectator
    turn: int | None
    is_over: bool
    scores: list[int]
    places: list[int] | None  # None: it is not over
    moves: list[int]
    story: list[ToldMove]  # those moves, each as the seat knows it whose it was, if all is known
    chance: list[bool]  # whether chance had a part in what followed from them
    dealt: list[str]  # what the last of them brought, as it is written down; ?: not seen
    made_up: bool  # nobody wrote down what the seat has to choose from: any of it may be played
    view: Mapping[str, Any]


class TriedView(TypedDict):
    """A move that was tried, and what could be instead of it."""

    move: int
    telling: ToldMove
    chance: bool  # it had a part in what followed
    deals: list[str]  # what it brought, where the file says so
    mark: str
    comment: str
    instead: "list[list[TriedView]]"


class FileView(TypedDict):
    """A game from a file, with all that was tried and said in it."""

    game: str
    options: dict[str, Value]
    position: str | None  # what it began with; None: the set-up
    known: str | None  # no more than this seat knew, or lay on the table; None: all
    source: str  # a seed, or a table's key
    seats: list[str]
    tags: dict[str, str]
    comment: str  # of the start
    moves: list[TriedView]


class StepView(TypedDict):
    """A move of a line."""

    seat: int
    move: int
    text: str
    deed: dict[str, Any]  # the move in its parts
    flights: list[dict[str, Any]]  # what goes where by it


class LineView(TypedDict):
    """A move, what is expected of it, and how the game may go on."""

    move: int
    text: str
    deed: dict[str, Any]
    visits: int  # how often it was looked at
    share: float  # of a win
    margin: float  # points ahead of the best of the others
    exact: bool  # it is certain
    line: list[StepView]  # this move, then the next ones
    reasons: list[ReasonView]  # why this one and not the best of the others; none at first


class AnalysisView(TypedDict):
    """What the champion has found out about a position by now."""

    seat: int  # that decides, and whose chances these are
    iterations: int
    seconds: float  # of thinking
    exact: bool  # the game was searched to its end
    lines: list[LineView]  # the best first
    final: bool  # there is no more to come


class JudgedStep(TypedDict):
    """A move of a better line."""

    move: int
    text: str
    deed: dict[str, Any]  # the move in its parts


class JudgedChoice(TypedDict):
    """A move that was made or could have been, and what it was worth to each seat."""

    move: int
    text: str
    deed: dict[str, Any]
    shares: list[float]  # of a win
    margins: list[float]  # points ahead of the best of the others
    line: list[JudgedStep]  # of one not made: how its turn goes on, this move first


class JudgedDecision(TypedDict):
    """A decision, judged by what its seat knew then."""

    n: int  # moves count from 0
    seat: int
    turn: int  # which of the review's turns it is part of
    choices: int  # how many moves were legal; 1: it was forced, and is not judged
    played: JudgedChoice
    best: JudgedChoice  # the played one again, if none was better
    difference: float  # what the judge's first choice was worth more, or less
    loss: float  # the same, but nothing where that is less than the judge can tell
    margin_loss: float
    mark: Literal["", "?!", "?", "??", "!"]
    exact: bool  # the outcome was certain


class JudgedTurn(TypedDict):
    """What a player did at a stretch: one decision or several."""

    seat: int
    first: int  # move
    last: int
    round: int | None
    loss: float
    mark: Literal["", "?!", "?", "??", "!"]
    worst: int  # the move that cost most
    themes: list[str]  # of a mistake: what was missed


class JudgedDeal(TypedDict):
    """Something that chance brought, and what that changed for each seat."""

    n: int  # after this move
    round: int | None
    luck: list[float]
    margin_luck: list[float]


class SwingView(TypedDict):
    """A turning point: a decision that cost its seat much, or a deal that helped one."""

    kind: Literal["decision", "deal"]
    n: int
    seat: int  # who decided, or whom the deal helped most
    other: int  # who gained most by the decision, or whom the deal hurt most
    by: float


class JudgedSeat(TypedDict):
    """A seat's game in numbers: result − start = skill + luck; skill = own + others + hindsight."""

    seat: int
    name: str
    decisions: int  # that were not forced
    rate: float  # the mean loss of these
    low: float  # and where the rate lies, with 95 % confidence
    high: float
    margin_rate: float
    marks: dict[str, int]
    start: float
    result: float
    skill: float
    luck: float
    own: float  # what its own decisions cost
    others: float  # what those of others brought
    hindsight: float  # what the judge came to see only later


class ReviewView(TypedDict):
    """A game, reviewed; chances, losses and luck are shares of a win, from 0 to 1."""

    format: int
    judge: str  # its version: reviews by the same one can be compared
    iterations: int
    deals_averaged: int
    game: str
    options: dict[str, Value]
    names: list[str]
    is_over: bool
    scores: list[int]
    chances: list[list[float]]  # at the start and after each move, seat by seat
    margins: list[list[float]]
    decisions: list[JudgedDecision]  # one a move
    turns: list[JudgedTurn]
    deals: list[JudgedDeal]
    swings: list[SwingView]  # the largest first
    seats: list[JudgedSeat]


class ReviewProgress(TypedDict):
    """How far a review is, in moves; the last one has it."""

    done: int
    of: int
    review: ReviewView | None


class FormView(TypedDict):
    """How somebody plays games of a kind, by their reviews."""

    name: str
    game: str
    options: dict[str, Value]  # without how many play, and who began
    players: int
    games: int
    decisions: int
    rate: float  # the mean loss of a decision, a share of a win
    low: float  # and where the rate lies, with 95 % confidence
    high: float
    lately: float  # the same mean, of the last ten games


class MistakeView(TypedDict):
    """A mistake of one's own, to be seen again."""

    id: str
    game: str
    themes: list[str]  # what was missed
    due_at: int  # when it should come back, in milliseconds since 1970
    table: str
    n: int  # the move, from 0
    seat: int
    mark: Literal["?!", "?", "??"]
    loss: float
    position: str  # as one line of text, as the seat knew it
    played: JudgedChoice
    best: JudgedChoice


class ThemeView(TypedDict):
    """What somebody's mistakes in a game have in common."""

    game: str
    theme: str
    count: int
    due: int  # of those
    loss: float  # of one, on average: a share of a win


class ReviewSummary(TypedDict):
    """What somebody's reviews add up to; mistakes that are due first come first."""

    forms: list[FormView]
    count: int  # of all mistakes
    due: int  # of those, now
    next_at: int | None  # when another one will be due; None: all are
    themes: list[ThemeView]  # the most frequent first
    mistakes: list[MistakeView]


class Answered(TypedDict):
    """What came of trying again."""

    right: bool
    loss: float | None  # what it lacks to the best, a share of a win; None: it was only shown
    choice: JudgedChoice | None
    reasons: list[ReasonView]  # why the best, rather than this or what was played
    counted: bool  # it was due: when it comes back depends on this
    mistake: MistakeView | None  # None: it was somebody else's


class EndingView(TypedDict):
    """How a table ended before its game did."""

    reason: Literal["resigned", "time", "abandoned"]
    seat: int | None
    places: list[int] | None


class RecordView(TypedDict):
    """A record that was checked, and its game after so many moves."""

    game: str
    title: str
    options: dict[str, Value]
    seats: list[str]
    scores: list[int] | None  # None: the game is not over
    places: list[int] | None
    ending: EndingView | None
    taken_back: int  # how often moves were that others had answered
    sealed: bool  # it shows that its chance was decided before the game
    moves: list[str]
    story: list[ToldMove]  # where no move is asked for: all of them, as the seat may know them
    after: int
    view: Mapping[str, Any]
    position: str  # as one line of text: as the seat may know it, or else the whole


class PuzzleSet(TypedDict):
    """The puzzles of a game: how many, and of each theme."""

    game: str
    count: int
    themes: dict[str, int]


class PuzzleSets(TypedDict):
    """The games that have puzzles."""

    sets: list[PuzzleSet]


class DailyDeal(TypedDict):
    """What is played on a day (UTC), and what its chance is committed to."""

    day: str
    game: str
    options: dict[str, Value]  # that are not the usual ones
    commitment: str


class DailyTry(TypedDict):
    """Somebody's own try at the deal of a day; no outcome: it is not over, or was so too late."""

    day: str
    game: str
    table: str
    outcome: Outcome | None
    played: bool | None  # to its last move
    points: int | None
    margin: int | None


class DailyResultView(TypedDict):
    """A row of a table of results."""

    name: str
    you: bool
    outcome: Outcome
    played: bool
    points: int
    margin: int  # ahead of the champion
    table: str | None  # to look at, once the day is over


class DailyView(DailyDeal):
    """The deal of a day, and how everybody did who has an account; the best first."""

    ends_at: int
    secret: str | None  # once the day is over
    you: DailyTry | None
    results: list[DailyResultView]
    players: int  # who have finished, more than are told of
    ahead: list[DailyDeal]  # what comes in the next days


class DailyDeals(TypedDict):
    """What came of one's tries, the latest first, and days in a row with a game that was ended."""

    series: int
    longest: int
    tries: list[DailyTry]


class MadeTry(TypedDict):
    """The table of one's try."""

    table: str


class PuzzleView(TypedDict):
    """A puzzle that is to be solved."""

    puzzle: str
    game: str
    players: int
    seat: int  # whose decision it is: the view is theirs
    decisions: int  # that have to be found, one after the other
    rating: int
    view: Mapping[str, Any]
    position: str
    tried: bool  # by who asks: another try does not count
    day: str | None  # of which it is the puzzle


class PuzzleTried(TypedDict):
    """The first try of a puzzle."""

    puzzle: str
    solved: bool
    rating: int
    change: int
    made_at: int


class PuzzleSolver(TypedDict):
    """How good somebody is at the puzzles of a game."""

    rating: int
    deviation: int  # how far that may be off
    solved_all: int
    failed_all: int
    streak: int  # solved in a row, up to now
    longest: int


class PuzzleStanding(PuzzleSolver):
    """The same, and the last tries."""

    latest: list[PuzzleTried]


class PuzzleResult(PuzzleTried, PuzzleSolver):
    """What came of the first try, and how the solver stands now."""


class PuzzleGain(TypedDict):
    """What a seat gets for something in the best line, and in the second best."""

    seat: int
    kind: str
    best: int
    second: int


class PuzzleSolution(TypedDict):
    """The best line, of which so many moves were to be found, and the second best."""

    moves: int
    best: list[ToldMove]
    second: list[ToldMove]
    best_turn: int  # so many moves of it are the turn that it begins with, before chance speaks
    second_turn: int
    gains: list[PuzzleGain]
    reasons: list[ReasonView]  # what speaks for the best line and against it
    best_share: float  # chances of winning
    second_share: float
    themes: list[str]


class PuzzleAnswer(TypedDict):
    """What is told of a try; the result once there is one, the solution when it is over."""

    right: bool
    done: bool
    view: Mapping[str, Any]  # after all moves that were right, and what had to follow
    story: list[ToldMove]
    result: PuzzleResult | None
    solution: PuzzleSolution | None


class Readiness(TypedDict):
    """How far the games of a server are prepared."""

    games: list[Ready]


class Health(TypedDict):
    """The server works, and so does its database."""

    status: Literal["ok"]
    version: str
