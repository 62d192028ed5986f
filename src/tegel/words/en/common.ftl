# What page and terminal both say.

## Players
you = You
player-n = Player { $n }
seat-n = Seat { $n }
level = { $level ->
    [newcomer] Newcomer
    [newcomer-plus] Newcomer +
    [beginner] Beginner
    [beginner-plus] Beginner +
    [casual] Casual
    [casual-plus] Casual +
    [regular] Regular
    [regular-plus] Regular +
    [club] Club player
    [club-plus] Club player +
    [expert] Expert
    [expert-plus] Expert +
    [master] Master
    [master-plus] Master +
    [grandmaster] Grandmaster
    [grandmaster-plus] Grandmaster +
    [champion] Champion
    [somebody-who-left] somebody who left
   *[other] { $level }
}

## Turns and points
your-turn = Your turn
turn-of = { $name } to move
game-over = The game is over
waiting-seats = Waiting for players
thinking = Thinking…
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
total = Total
won = You won
won-by = { $name } won
shared-win = Shared victory: { $names }
equal-points = { NAME($players, by: " and ") }, { $score ->
    [one] { $score } point
   *[other] { $score } points
} each
move-of = Move { $n } of { $all }
pass-to = Pass the device to { $name }
hint = Hint
undo = Undo
win-share = { $n } % chance of winning
server-away = The server is away. Your game is safe; we try again by ourselves.

## What can be said by its name
phrase = { $phrase ->
    [hello] Hello!
    [good-luck] Good luck!
    [nice-move] Nice move!
    [oops] Oops!
    [one-moment] One moment, please.
    [thanks] Thank you!
    [good-game] Good game!
   *[bye] Bye!
}

## Options of a table
option-players = Players
choice-players = { $value }
option-start = First to move
choice-start = { $value ->
    [random] drawn by lot
   *[other] seat { NTH($value) }
}

## Why one move rather than another
reasons-but = { $good }, but { $bad }
more-points = { about-points } { $more ->
    [yes] more
   *[no] fewer
}
fewer-points = { about-points } { $more ->
    [yes] fewer
   *[no] more
}
about-points = { $certain ->
    [yes] { "" }
   *[no] about{ " " }
}{ $amount ->
    [one] 1 point
   *[other] { $amount } points
}

## The story of a game
round = Round { $n }
no-moves = Nothing has happened yet.
taken-back = taken back
sum-of = { $name } { SIGNED($points) }: { LIST($parts) }
sum-part = { $what } { SIGNED($points) }
event-started = The game begins.
event-sat = { $who ->
    [you] You take a seat.
   *[other] { $name } takes a seat.
}
event-botsat = A bot takes a seat: { $level }.
event-stood = A seat is open again.
event-undone = { $who ->
    [you] You take a move back.
   *[other] { $name } takes a move back.
}
event-takenback = { $who ->
    [you] You take your last move back, and all that followed.
   *[other] { $name } takes the last move back, and all that followed.
}
event-asked = { $what ->
    [pause] { $who ->
        [you] You ask for a pause.
       *[other] { $name } asks for a pause.
    }
   *[back] { $who ->
        [you] You ask to take your last move back.
       *[other] { $name } asks to take the last move back.
    }
}
event-allowed = { $who ->
    [you] You allow it.
   *[other] { $name } allows it.
}
event-declined = { $who ->
    [you] You decline.
   *[other] { $name } declines.
}
event-withdrawn = { $who ->
    [you] You no longer ask for it.
   *[other] { $name } no longer asks for it.
}
event-paused = The game is paused. No clock is running.
event-continued = { $who ->
    [you] You go on with the game.
   *[other] { $name } goes on with the game.
}
event-resigned = { $who ->
    [you] You resign.
   *[other] { $name } resigns.
}
event-flagged = { $who ->
    [you] Your time has run out.
   *[other] { $name } has run out of time.
}
event-takenover = { $who ->
    [you] You are away: a bot plays on.
   *[other] { $name } is away: a bot plays on.
}
event-returned = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
event-resumed = The server was away; no clock was running.
event-offered = { $who ->
    [you] You would like another game.
   *[other] { $name } would like another game.
}
event-rematched = The next game is ready.
event-closed = { $reason ->
    [aborted] { $who ->
        [you] You call the game off.
       *[other] { $name } calls the game off.
    }
    [decided] The host of the tournament has settled how this game ends.
   *[other] The table was cleared.
}
event-finished = The game is over.

## Review
review-mark = { $mark ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
    [blunder] Blunder
   *[find] Good find
}
review-cost = Cost { $points ->
    [one] { $points } point
   *[other] { $points } points
} of winning chances.
review-better = Better: { $move }.
review-find = The only good move here, and not the first that comes to mind.
review-swing-decision = Move { $n } cost { $name } { $points } points of winning chances.
review-swing-deal = After move { $n } luck was with { $name }: { $points } points of winning chances.
review-swings = Turning points
review-decided = After move { $n } { $name } was never below 95 % again: from there on mistakes cost points, but hardly any chances.
review-luck = Luck
retry-title = What is better here?
retry-why = Why:
verdict-right = Right: nothing better was found.
verdict-better = Better than before, but it still loses { $points } { $points ->
    [one] point
   *[other] points
}.
verdict-wrong = { $points ->
    [none] Not this one: there are stronger moves.
    [one] Not this one: it loses { $points } point.
   *[other] Not this one: it loses { $points } points.
}
## The champion’s lines
analysis-of = { $name } is to move. The champion has looked ahead { $count ->
    [one] once
   *[other] { $count } times
}.
analysis-exact = The game was looked through to its end: nothing is better than the first line.
analysis-line = { $n }. { $share } % to win, { SIGNED($margin) } { $margin ->
    [1] point
   *[other] points
}. { $line }
## Setting a position up
take-away = Take away
empty-table = Empty table
## Puzzles
puzzle-right = Right: that is the best move.
puzzle-on = Right so far. Go on.
puzzle-wrong = That is not the best move. Try again, or have the answer shown.
puzzle-chances = The best move wins { $best } % of the time, the second best { $second } %.
puzzle-second = Second best: { $line }
puzzle-because = If it goes on as expected: { $why }
puzzle-despite = What it costs at first: { $why } It pays later.
puzzle-find = { $n ->
    [one] Find the best move
   *[other] Find the best { $n } moves
}
puzzle-rating = Your rating: { $rating } ({ SIGNED($change) })
puzzle-theme = { $theme ->
    [score] more points
    [lowest] the lowest colour
    [floor] fewer losses
    [deny] deny points
    [overflow] leave them the losses
    [start] going first
    [finish] ending the game
    [quiet] less now, more later
    [endgame] certain end
    [long] several moves
    [first-step] the first step
   *[later] it pays later
}

## What is typed and is no move
refusal-too-long = that is too long for a move: { $length } characters
refusal-no-move = { $given } is not a move
refusal-no-colour = { $given } is no colour; there are: { LIST($choices) }
refusal-ambiguous = { $given } can be { LIST($choices, by: " or ") }: write one letter more

## What can't be in a position
position-game = a position begins with its game, as in: azul/1
position-rules = this Tegel plays version { $rules } of the rules, not { $given ->
    [none] one that is not told
   *[other] { $given }
}
position-no-pair = { $given } should be a name and a value, as in: round=3
position-twice = this is said twice
position-missing = this is missing
position-one-of = { $given } should be one of: { LIST($choices) }
position-parts = { $count } parts with { $by } between them should stand here, not { $found }
position-tally = { $given } should be names with their numbers, as in: { $first }3; or -
position-thing-twice = { $thing } is said twice
position-no-field = there is no such field{ $close ->
    [none] , or not here
   *[other] ; did you mean { $close }?
}
position-number = { $given } should be a whole number from { $least } to { $most }
position-letter = { $given } should be one of: { LIST($choices, by: " ") }
position-dash = - should stand for nothing
position-first-starter = in round 1 it should be the seat that begins, { $start }
position-needed = { $name } decides, and what it knows is needed
position-dealt-last = the bag ran out with pile { $pile }, so all that was in it should lie there
position-dealt-colour = so many tiles of one colour as in pile { $pile } were not in the bag

## What a server, or the rules, do not allow
refused-bad-name = A name has 1 to 24 characters that can be read.
refused-house-closed = This house takes nobody new just now. Whoever has an account logs in as always.
refused-by-invitation = Only those with an invitation may come here. Ask whoever runs this site for one.
refused-no-guests = Whoever plays here needs an account. Make one in the settings: your games stay yours.
refused-not-host = Only the host can do that.
refused-banned = You cannot begin new games here for now. Whoever runs this site decided so.
refused-muted = You cannot write in the chat for now. Whoever runs this site decided so.
refused-not-met = You have not played with them.
refused-taken = That is taken already. Choose another.
refused-bad-options = { $reason ->
    [none] Those choices do not go together.
   *[other] Those choices do not go together: { $reason }.
}
refused-set-aside = This table is set aside: the server can’t read what happened there. Whoever runs it has been told.
refused-unavailable = The server can save nothing just now. Try again in a moment.
refused-stale = Something happened in the meantime. Look again.
refused-ahead = { refused-stale }
refused-too-fast = That was too fast. Wait a moment.
refused-busy = Others were faster. Try again.
refused-illegal = { $reason ->
    [none] The rules do not allow that here.
   *[other] The rules do not allow that here: { $reason }.
}
refused-not-your-turn = It is not your turn.
refused-out = You are out of this game: a bot plays on for you.
refused-over = { game-over }.
refused-time = Your time has run out.
refused-no-undo = That cannot be taken back: somebody acted after it, or it showed something new.
refused-no-question = That is not asked any more.
refused-asked = Something is being asked already.
refused-paused = The game is paused. Go on with it first.
refused-not-paused = The game goes on already.
refused-no-pause = No clock runs and nobody waits: there is nothing to pause.
refused-declined = { refused-no-question }
refused-enough-asks = That has been asked often enough in this game.
refused-too-late = The game has gone too far to be called off.
refused-no-hint = Hints are for whoever is to move, and only where no other person plays.
refused-no-hurry = Nobody is thinking who could be told to move.
refused-not-yours = That seat is not yours.
refused-bots-alone = Bots do not play alone here: a person has to sit down, or you need an account.
refused-no-account = That is for accounts: make one first.
refused-taken-along = This game was taken along from the server: here one only looks at it.
refused-enough-games = An account takes in no more games from elsewhere.
refused-open-seat = Nobody sits there yet.
refused-started = The game has begun: all seats are taken.
refused-not-over = The game still goes on.
refused-rematched = The next game has begun already.
refused-offered = You have asked already; the others have to agree.
refused-no-chat = Chat is off at this table.
refused-enough-chat = This table keeps no more messages.
refused-enough-undos = Enough moves have been taken back in this game.
refused-enough-seats = Seats have been taken and left too often at this table.
refused-enough-tables = You have opened as many tables as one can have at once. End some of them first.
refused-enough-leaves = A bot has stood in for you often enough in this game.
refused-bad-text = A message has 1 to 300 characters that can be read.
refused-bad-record = { $reason ->
    [none] That is no game record of Tegel.
   *[other] That is no game record of Tegel: { $reason }.
}
refused-in-play = You are playing this game. Ask about it when it is over.
refused-too-many = That is too much at once. Wait a moment.
refused-counts = This game counts: nothing is taken back or put off, and nobody helps.
refused-rated = That cannot be played for ratings: there must be a clock, and one seat for each; bots sit there only in the usual game for two.
no-plan-often = { $most } plans in a game are all that there can be
no-plan-last = it ends with somebody else’s move, and yours has to come last
no-plan-torn = the same moves are answered in two ways
no-plan-nothing = nothing is planned
no-plan-live = only games by the day can be planned
no-plan-turn = it is your turn
no-plan-bot = a bot plays for you
no-plan-drawn = before move { $move } something is drawn that nobody knows yet
no-plan-over = the game is over before move { $move }
no-plan-hidden = at move { $move } something is hidden
bad-record-line = line { $line } is not right
