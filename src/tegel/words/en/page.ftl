# What only the page says.

## The head of every page
play = Play
tables = Tables
watch = Watch
learn = Learn
replay = Replay
handbook = Handbook
take-along = Take along
mine = My games
settings = Settings
skip = Skip to the content
language = Language
theme-toggle = Light or dark
menu = Menu
close = Close

## The front page
headline = Tile games, well played.
lead = No account needed. Pick a game and the first tile is yours.
opponent = Opponent
level-note = { $level ->
    [newcomer] Still finding out what the tiles do.
    [newcomer-plus] Has found out what the tiles do.
    [beginner] Knows the rules, misses a lot.
    [beginner-plus] Misses a little less.
    [casual] Sees what is obvious, and often more.
    [casual-plus] Sees most of what there is to see.
    [regular] Seldom wastes a tile.
    [regular-plus] Hardly ever wastes a tile.
    [club] Takes the best move at first sight.
    [club-plus] Looks ahead now and then.
    [expert] Looks a few turns ahead.
    [expert-plus] Looks further ahead, and seldom errs.
    [master] Looks far ahead and forgives little.
    [master-plus] Looks ahead, and feels who stands better.
    [grandmaster] Looks ahead, and knows what counts.
    [grandmaster-plus] Only the champion is stronger.
   *[champion] The best we have. It takes its time.
}
a-little-stronger = A little stronger
level-timed = { $seconds ->
    [inf] { $level }, unlimited
   *[other] { $level }, { $seconds } s
}
thinks-how-long = How long it thinks
thinks-usual = Thinks as usual
thinks-seconds = { $seconds ->
    [inf] Thinks until you say “Move now”
   *[other] Thinks { $seconds } s a turn
}
play-now = Play now
friend = Friend
more-options = More options
about-game = { $players } players · { $minutes } min
play-a-friend = Play a friend
friend-lead = Send the link. Whoever opens it first sits opposite you.
make-link = Make a link
open-tables = Open tables
no-open-tables = Nobody is waiting just now. Open a table, and somebody may come.
all = All
join = Join
continue-game = Continue
how-to = How to play
own-words = Own drawings, own words. The names of the games belong to their owners; Tegel is not affiliated with them.

## Lists of tables
tables-lead = Take a seat, or open a table of your own.
watch-lead = Games that are on, in the open. Look over their shoulders.
nothing-to-watch = No public game is on just now.
new-table = New table
mine-lead = Your games on this device. Make an account to see them everywhere.
mine-lead-alone = Your games in this browser. As a file they go along to another one.
offline-short = offline
games-carry = Take games along
games-carry-lead = All finished games as one file: to keep, or to go on with in another browser.
games-as-file = Save all games as a file
games-from-file = Add games from a file
games-taken-in = { $n ->
    [0] No game was added.
    [one] One game was added.
   *[other] { $n } games were added.
}
games-known = { $n ->
    [one] One was here already.
   *[other] { $n } were here already.
}
games-of-no-table = { $n ->
    [one] One was not played at a table, or is not over: look at it under Replay.
   *[other] { $n } were not played at a table, or are not over: look at them under Replay.
}
no-games-yet = You have not played yet. Your games will be listed here.
others-turn = Waiting for others
finished-games = Finished
look = Look
older = Older games
outcome-won = Won
outcome-lost = Lost
outcome-shared = Shared win
place = Place { $n }
bot = bot
bots = { $n ->
    [one] bot
   *[other] bots
}
open-seat = open seat
seats-open = { $n ->
    [one] { $n } open seat
   *[other] { $n } open seats
}
moves-made = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
players-n = { $n } players
just-now = just now
table-aside = Set aside: can’t be read

## A profile
profile = Profile
profile-lead = How your games went. Games at one screen are not counted.
profile-lead-of = How { $name }’s games went.
profile-empty = No game has been finished yet.
profile-public = What others see
profile-games = Public games
openings-link = How champions begin
details-link = The house in numbers
stats-opponent = Against
stats-games = Games
stats-won = Won
stats-shared = Shared
stats-mean = Average
stats-best = Best
stats-rate = { $n } % won
stats-people = People
stats-kind = Kind
stats-usual = Standard
## A new table
new-lead = As it stands you can begin at once. Change what you like.
game = Game
how-many = Players
seats = Seats
with-whom = With whom
with-bots = Bots
with-friends = Friends, by link
with-here = At this screen
me = me
somebody-here = somebody at this screen
anybody = open to anyone
name = Name
clock = Clock
clock-none = No clock
clock-is-live = Live
clock-is-days = Day by day
minutes-each = For the whole game
more-each-turn = More for each turn
time-each-turn = For each turn
nothing = nothing
minutes-n = { $n } min
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
clock-live = { $n } minutes each
clock-increment = { $n } min + { $s } s
clock-days = { $n ->
    [one] { $n } day a turn
   *[other] { $n } days a turn
}
public-table = Anyone may see it and join
public-watch = Anyone may watch
by-link = You get a link in a moment. Whoever has it may sit down.
allow-chat = Chat
open-table = Open the table
begin = Begin
you-sit-here = You sit here.

## Before a game
invited = { $name } invites you to a game of { $game }.
invite = { $n ->
    [one] Send this link to a friend
   *[other] Send this link to your friends
}
invite-lead = Whoever has it may sit down. It is the address of this page, too.
invite-public = Your table is listed under the open tables, too.
open-to-you = A seat is open in a game of { $game }.
join-and-begin = Sit down and play
sit-down = Sit down
call-off = Cancel this table
copy = Copy
copied = Copied
your-name = Your name
add-bot = Let a bot play

## Meeting people
share = Share
share-text = A game of { $title }
qr-code = QR code
qr-label = The link as a QR code
qr-lead = Point a phone’s camera at it.
or-aloud = Or read it out:
have-code = A friend’s code or link
go-there = Go
play-somebody = Play somebody
play-somebody-lead = Press once: you are paired with whoever wants the same.
pace = Pace
pace-live = Live, 10 min
pace-none = No clock
pace-days = 3 days a turn
find-opponent = Find an opponent
seeking = Looking for somebody to play { $game }
seeking-lead = You will be paired as soon as somebody comes. Keep this page open.
stop-seeking = Stop looking
nobody-yet = Nobody has come yet
nobody-yet-lead = You keep your place. Meanwhile you can send a friend the link to this very game.
ask-friends = Ask somebody you have played with
ask-friends-lead = They find the invitation on their front page.
invite-person = Invite { $name }
asked = invited
invitations = You are invited
decline-invitation = Decline { $name }’s invitation
people-met = People you have played with
people-lead = Choose a game and somebody to play it with.
nobody-met = You have not played with anybody yet.
games-together = { $n ->
    [one] { $n } game together
   *[other] { $n } games together
}
block = Block
block-person = Block { $name }
blocked = Blocked. You will not be paired again, and you do not see what they write. They are not told.
blocked-people = Blocked
blocked-lead = You are not paired with them, they cannot join your tables, and you do not see what they write.
unblock = Unblock
unblock-person = Unblock { $name }
report = Report
report-why = What is wrong?
report-reason = { $reason ->
    [talk] Insults or spam
    [name] Offensive name
    [stalling] Stalling or leaving on purpose
    [cheating] Cheating
    [farming] One always loses to the other
    [short] Games given up at once
    [household] Rated games from one household
    [settled] Settled the result of others’ rated game
   *[other] Something else
}
report-words = In your words, if you like
report-lead = Whoever runs this site gets your report, with the chat of this table.
send-report = Send the report
reported = Thank you. It has been passed on.
warned = You were reported, and whoever runs this site asks you to stop: { report-reason }.
muted = { $day ->
    [ever] You cannot write in the chat any more.
   *[other] You cannot write in the chat until { $day }.
}
banned = { $day ->
    [ever] You cannot begin new games here any more.
   *[other] You cannot begin new games here until { $day }.
}
understood = Understood
you-watch = You are watching.
watching-n = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
let-watch = Let others watch
watch-soon = The game has not begun. You will see it here as soon as it does.
rather-play = I would rather play
seats-taken = All seats are taken
seats-taken-lead = { $names } are playing { $game }. You can watch, or play a game of your own.
play-yourself = Play yourself
quick-phrases = Quick phrases
unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}

## For wardens
reports = Reports

## At a table
waiting-for = Waiting for { $name }
move-now = Move now
a-moment = One moment…
hint-lead = What a strong player does here
being-prepared = { $name }: being prepared · { $n } %
getting-ready = is getting ready · { $n } %
nearly-ready = is nearly ready
getting-ready-why = { $name } looks ahead, and is still getting ready for that. This happens only once.
now-ready = { $name } is ready.
hint-on-its-way = Your hint is on its way · { $n } %
hint-nearly-there = Your hint is nearly there
hint-why = A hint looks ahead, and the game is still being prepared for that. This happens only once.
put-back = Put back
replay-this = Replay this game
plan-answer = Plan my answer
resign = Resign
resign-sure = Give this game up?
yes-resign = Yes, I resign
keep-playing = Keep playing
game-so-far = The game so far
back-to-game = Back to the game
chat = Chat
say-something = Say something
send = Send
log-and-chat = Log and chat
away = away: a bot plays on
out-resigned = resigned
out-time = out of time
here = here
not-here = not here
come-back = I am back
ready = I am { $name }
strength = Level

## Agreeing with the others
ask-back = Ask to undo
asks-seen = Something new has been seen since then.
allow = Allow
decline = Decline
withdraw = Never mind
you-allowed = You allowed it. The others have not yet.
ask-pause = Ask for a pause
pause-game = Pause
go-on = Go on
paused = The game is paused
paused-means = No clock is running. Whoever plays here can go on.
abort-game = Call the game off
abort-means = It has hardly begun: nobody wins or loses.
no-thanks = No, thank you
rematch-declined = { $name } would rather not play again.
taken-back-mark = Moves were taken back: it counts for no rating.
taken-back-short = moves taken back
gone = { $name } has left the page.
came = { $name } is here.
connection-lost = No connection
kept-unsent = The server is away. What you did is kept, and sent by itself.
kept-unsent-move = The server is away. Not sent yet: { $what }. It goes out by itself.
about-as-good = about as good

## The end
by-resignation = { $name } resigned.
by-time = { $name } ran out of time.
breakdown = Where the points came from
score-by-move = The score over the game
end-points = Points
end-course = Over time
next-opponent = Another opponent
result = Result
replay-game = Replay
save-record = Save the record
rematch = Play again
rematch-offered = You asked for another game.
rematch-asked = { $name } would like another game.
rematch-go = To the next game

## Learning
learn-lead = Each game in five minutes, on the real board.
all-games = All games
how-to-play = How to play { $game }
enough-read = Enough read? The tiles explain the rest.
play-a-bot = Play a bot

## Learning by playing
never-played = Never played? Learn by playing, 10 minutes
guided-lead = A real game against a friendly bot, explained move by move on the board. Leave and come back whenever you like.
learn-by-playing = Learn by playing
guide = Your first game
guide-far = How much you have learnt
guide-leave = Play on without explanations
guide-go-on = Go on
guide-watch = Watch what the other one does.
guide-known = You have seen it all. Play on to the end!
guide-over = That was your first game. The next one is without explanations, against { $level }, who is still learning too.
play-level = Play { $level }
ladder = { $why ->
    [won] You won { $games } of your last { $of } games against { $level }. Ready for { $next }?
   *[lost] { $level } is a tough one. How about { $next }?
}

## Looking rules up
rules-search = Search the rules
rules-index = What the rules tell
rules-found = { $n ->
    [one] { $n } passage found
   *[other] { $n } passages found
}
rules-none = The rules do not have these words.

## Looking back
replay-lead = Walk through any game that was saved as a .tegel file.
drop-record = Drop a game record here, or choose a file
choose-file = Choose a file
other-file = Another file
record-where = A finished game is saved from its end screen. Nothing of the file is kept here.
record-too-large = that file is too large to be a game record
replay-own = Games that were played here need no file:
nothing-to-replay = This game has not begun: there is nothing to look back at.
first = To the start
previous = Back one move
next = On one move
last = To the end
autoplay = Play by itself
pause = Pause
the-start = The start
replay-keys = Arrow keys go move by move; Home and End to the start and the end.
through-eyes = Through whose eyes
onlooker = Onlooker’s view
eyes-of = { $name }’s view
share-move = Copy link
to-table = To the table

## Reviewing a game
review-game = Review
review-running = Looking at move { $done } of { $of }.
review-waits = Your review waits for a moment: moves of games in play come first.
review-why = The champion weighs every decision against its own, by what the player could know.
review-unfinished = The review did not come to its end. Try again.
review-here = The review is here.
review-graph = Chances of winning over the game
review-margin-graph = Expected lead over the game
review-move = Move
review-marks = Marks
review-margin = Lead
review-moves = Moves
review-report = Report
review-verdict = What the review says here
review-begin = Go to a move to read what it was worth.
review-forced = There was no choice.
review-fine = Nothing better was found.
review-better-is = Better:
review-show = Show it on the board
review-analyse = Analyse this position
review-deal = { $who ->
    [you] { $way ->
        [good] Deal { $n } was lucky for you: { $points } { $points ->
            [one] point
           *[other] points
        }.
       *[bad] Deal { $n } cost you { $points } { $points ->
            [one] point
           *[other] points
        }.
    }
   *[other] { $way ->
        [good] Deal { $n } was lucky for { $name }: { $points } { $points ->
            [one] point
           *[other] points
        }.
       *[bad] Deal { $n } cost { $name } { $points } { $points ->
            [one] point
           *[other] points
        }.
    }
}
review-accuracy = How well it was played
review-rate = Loss a decision
review-rate-means = In points of winning chances, with the range it lies in by 95 %: one game says little.
review-lately = { $games ->
    [one] Your only reviewed game of this kind so far: { $lately } a decision.
   *[other] You, in your last { $games } games of this kind: { $lately } a decision.
}
review-account = From first to last
review-start = At the start
review-own = Own mistakes
review-others = Mistakes of others
review-hindsight = Seen only later
review-result = Result
review-ended = When it ended
review-account-means = Each column adds up: what skill and luck made of the chances. Seen only later is what even the champion did not foresee.
review-retry = { $count ->
    [one] Replay my mistake
   *[other] Replay my { $count } mistakes
}
review-retry-of = { $count ->
    [one] { $name }: replay the mistake
   *[other] { $name }: replay { $count } mistakes
}
review-none = You made no mistake that is worth a mark. Well played!
retry-nth = { $n } of { $of }
retry-lead = Find a better move.
retry-played = Played:
retry-yours = Your answer:
retry-judging = Weighing it
verdict-other = That is neither what was played nor what the champion would do.
verdict-shown = This is what the champion would do.
retry-show = Show it
retry-again = Try again
retry-next = Next
retry-leave = Back to the review

## My mistakes, over all games
mistakes = My mistakes
mistakes-all = All my mistakes
mistakes-lead = What you missed in your reviewed games comes back, until you know it.
mistakes-due = { $count ->
    [0] Nothing is due now.
    [one] 1 mistake is due.
   *[other] { $count } mistakes are due.
}
mistakes-next = The next one comes back { $when }.
mistakes-of = { $count ->
    [one] 1 mistake in all.
   *[other] { $count } mistakes in all.
}
mistakes-practise = Practise
mistakes-practise-theme = Practise: { $theme }, { $game }
mistakes-early = Practise ahead
mistakes-early-means = What it cost is in points of winning chances. Before it is due an answer changes nothing: it is only for practice.
mistakes-none = Nothing worth a mark was found in your reviewed games. Well played!
mistakes-begin = No game of yours has been reviewed yet. When a game is over, press “Review”: what you missed is collected here, and comes back until you know it.
mistakes-themes = What you missed
mistakes-theme = Theme
mistakes-count = Mistakes
mistakes-cost = Cost each
mistakes-due-now = Due
mistakes-form = How well you play
mistakes-rate = Loss a decision
mistakes-range = Range (95 %)
mistakes-lately = Last ten
mistakes-form-means = In points of winning chances, by the reviews of your games: the less, the better.
mistakes-leave = Back to my mistakes
mistakes-to-game = The game it was in
mistake-back = Comes back { $when }.

## The keys
keys-title = Keyboard
keys-everywhere = On every page
key-help = this list
key-tab = to the next control; with Shift, to the one before
key-enter = press what is marked
key-escape = close; at a table, put back
key-log = in the story of the game: turn by turn
key-marks = the next marked move; with Shift, the one before
key-steps = move by move
key-ends = to the start and the end
## Settings and the account
settings-lead = They take effect at once, on this device.
appearance = Appearance
theme = Theme
theme-auto = Like the device
theme-light = Light
theme-dark = Dark
size = Size of tiles and words
size-small = Small
size-normal = Normal
size-large = Large
playing = Playing
motion = How fast tiles move
motion-calm = Calmly
motion-brisk = Briskly
motion-off = Not at all
confirm = Lay a tile only when I press the button
sound = Sound
sound-on = Let me hear tiles, turns and messages
volume = Volume
notify = Tell me when it is my turn, also when the page is hidden
notify-refused = Your browser does not allow messages from this page. You can change that beside its address.
notify-missing = This browser has no messages.
thinks = Analyses, hints and reviews are made
thinks-server = on the server
thinks-browser = in this browser
thinks-quicker = whichever is quicker
thinks-missing = Browsers can’t think for this server: it was made without what they need.
show-chat = Show chat
account = Account
rename = Rename
saved = Saved.

## What goes wrong
failed = { $reason ->
    [none] That did not work.
   *[other] That did not work: { $reason }
}
no-table = There is no such table
table-closed = This table was cleared
to-front = To the front page
not-found = There is nothing here
not-found-lead = The link may be incomplete, or what it led to is gone.
no-table-lead = The link may be incomplete, or the table was cleared. Whoever sent it to you can send it again.
table-closed-lead = Nobody came, nobody played on, or it was called off.
away-title = The server is away
away-lead = Your games are safe. We keep trying by ourselves.
part-missing = A part of the page could not be loaded.
starting = The games are getting ready, once for this visit …
unable-wasm = This browser runs no WebAssembly here, and without a server Tegel needs it. Allow it for this site (a lockdown mode may have switched it off), or use another browser. What was kept here stays.
unable-pack = The games could not be started: something did not arrive, or stopped. Load the page again when there is a network. What was played is kept.
unable-memory = There is not enough memory here for the games. Close other tabs, then load the page again. What was played is kept.
unable-full = The storage of this browser is full: what is played now can’t be kept. Free some space on this device, then load the page again. What was played before is safe.
unable-storage = This browser lets the page keep nothing, so no game can begin here. A private window or a setting for this site may be the reason: change that, then load the page again.
unable-old = Another tab holds a different version of Tegel. Close the other tabs, then load this page again. Your games are safe.
load-again = Load the page again
try-again = Try again
try-again-in = { $n ->
    [one] Trying again in { $n } second.
   *[other] Trying again in { $n } seconds.
}
trying = Trying…
refused-bad-address = Nothing is sent to that address: { $reason }.
bad-address-none = this is no address
bad-address-https = an address begins with https://
bad-address-names = an address has no user and no password in it
bad-address-port = its port can be { LIST($ports, by: " / ") }
bad-address-inside = it is not on the open internet
bad-address-keys = these are no keys of a browser
refused-no-place = This is not set up any more.
refused-enough-places = That is enough: remove another place first.
refused-no-plan = This can’t be planned: { $reason }.
refused-no-table = { no-table }.
refused-not-started = { nothing-to-replay }
refused-no-player = You are not known here any more. Load the page again.
refused-no-invitation = That invitation is there no more.
refused-too-large = That is more than this server takes at once.
refused-too-slow = That came too slowly. Try again with a better connection.
refused-wrong-origin = This site does not know the address of this page. Whoever runs it has to name it there.
refused-not-found = That is not there, or not any more.
refused-bad-position = { $reason ->
    [none] That position cannot be.
   *[other] That position cannot be: { $reason }
}

## The analysis board
analyse = Analyse
analyse-lead = Set up what lies on your table, try moves, and ask the champion what it would play.
analyse-table = A table
analyse-new = A new game
analyse-text = A position as text
analyse-file = A game from a file
analyse-file-means = A .tegel file, with its variations and comments. Nothing of it is kept here.
analyse-own = Games that were played here can be analysed once they are over:
analyse-this = Analyse this game
analyse-here = Analyse from here
set-up-table = Set up a position
set-up = Set up a position
set-up-lead = Choose below what to place, and tap where it lies; tap it again to take it away. Bag and stacks follow, and what can’t be is said as you go.
other-position = Another position
champion = The champion
champion-looks = The champion looks …
champion-rests = The champion rests. Let it think to see its lines.
lines = Lines
think = Let it think
stop-thinking = Stop thinking
looked-at = { $n } games played ahead
chances = Chances of winning
chances-are = Chances of winning: { LIST($chances) }
the-others = the others
show-line = Show line { $n } on the board:
show-line-means = Show it on the board
try-line = Play up to here as a variation
analysis-over = The game is over: there is nothing left to decide.
moves = Moves
try-a-move = Play a move on the board, or one of the champion’s.
dealt-by-chance = chance dealt here
note-move = Note this move
mark = Mark
mark-means = { $mark ->
    [brilliant] !! brilliant
    [good] ! good
    [interesting] !? worth a thought
    [doubtful] ?! doubtful
    [mistake] ? a mistake
   *[blunder] ?? a blunder
}
comment = Comment
promote = Make it the main line
delete-from-here = Delete from here
deal-anew = Deal anew
what-came = What came on the table?
what-came-means = Tap what came, place by place. A tap on a place empties it. What nobody wrote down is made up.
that-came = That came
nobody-knows = Nobody knows
what-chosen = Which one did { $name } play?
choose-played = Which one was it?
made-up = Nobody wrote down what is there to choose from; what you see of it is made up.
write-down = Write down a game from a real table
write-down-lead = Set up how your game began. Then play the moves on the board as they were played; whenever tiles are drawn you are asked what came.
begin-writing = Begin
copy-position = Copy the position as text
copy-failed = The browser did not let us copy. Set up shows the text too.
save-analysis = Save as a file
analysis-file = analysis
palette = What to place
palette-left = { $name }, { $left } in the bag
key-palette = choose what to place
one-less = One less: { $name }
one-more = One more: { $name }
new-deal = A new game
as-text = As text
take-text = Take this text
no-position = That is no position. It begins with its game, as in azul/1, and goes on with name=value.
not-yet = Not yet:

## Puzzles
puzzles = Puzzles
puzzle = Puzzle { $rating }
daily-deal = Deal of the day
puzzle-daily = Puzzle of the day
puzzle-daily-lead = { $game }, the same for everybody today. Can you find the best move?
puzzle-daily-done = Solved or not, you have tried it. Tomorrow brings another.
puzzle-solve = Solve it
puzzle-next = Next puzzle
puzzle-show = Show the answer
puzzle-shown = This would have been the best move.
puzzle-counts = Look before you pick: what you choose counts at once.
puzzle-why = Why
puzzle-best = Best: { $line }
puzzle-all-themes = All themes
puzzle-themes = Theme
puzzle-progress = Solved { $solved } of { $all } · in a row: { $streak }, at most { $longest }
puzzle-standing = Your rating in { $game }: { $rating } ± { $deviation }
puzzle-not-counted = You have tried this one before: it does not count again.
refused-no-puzzle = There is no puzzle left that you have not tried. Choose another theme or game.
refused-not-kept = This browser could not keep that.

## Ratings, tournaments
rated-choice = For ratings
rated-hint = The result counts. Nothing is taken back or paused, there are no hints, and whoever leaves loses. Everybody needs an account.
rating-after = { $rating } ± { $off }
tournaments = Tournaments
to-tournament = To the tournament
