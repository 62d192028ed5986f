# What surrounds the games: accounts, notices, ratings, tournaments.

## Ratings
ratings = Ratings
ratings-lead = Nineteen times out of twenty, a rating is off by no more than is said after it.
ratings-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
ratings-curve = From { $from } to { $to }

## Tournaments
tournaments-lead = Evenings with many tables: everybody can come.
tournaments-none = No tournament has been announced yet.
tournament-announce = Announce a tournament
tournament-announce-lead = You say what is played, and when it begins. The pairings are made by themselves.
tournament-account = Only who has an account can announce a tournament.
tournament-name = Name
tournament-how = How it is played
tournament-format = { $format ->
    [swiss] Swiss
    [arena] Arena
    [duplicate] Duplicate
   *[other] Round robin
}
tournament-format-lead = { $format ->
    [swiss] Whoever has as many points meets in the next round, and nobody meets twice if it can be helped.
    [arena] Until the time is up, whoever is free is paired again.
    [duplicate] In each round all tables are dealt the same, and each seat is compared with that seat at all the others.
   *[other] Everybody meets everybody once.
}
tournament-how-many-rounds = Rounds
tournament-how-long = How long
tournament-teams = Players of a team who count
tournament-when = Begins (leave it empty: when you say so)
tournament-is-rated = For ratings: everybody needs an account
tournament-streaks = After two wins in a row, each further one counts twice
tournament-minutes = { $n } minutes
tournament-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
tournament-seats = { $n } at a table
tournament-rated = rated
tournament-begins = Begins { $when }
tournament-open = Open for entries
tournament-over = Over
tournament-called-off = Called off
tournament-running = Under way
tournament-round-of = Round { $n } of { $of }
tournament-mine = You
tournament-my-table = To your table
tournament-wait = You are in. Your next table comes by itself.
tournament-team = Your team
tournament-enter = Enter
tournament-enter-late = Join now
tournament-return = Come back
tournament-leave = Withdraw
tournament-start = Begin now
tournament-call-off = Call it off
tournament-call-off-sure = Yes, call it off
tournament-remove = Send away
tournament-screen = Screen for the wall
tournament-records = Results and records
tournament-nobody = Nobody has entered yet.
tournament-promised = Promised deals
tournament-promised-lead = The secret of each round was settled before the start; these commitments prove it.
standing = Standing
standing-rank = Place
standing-name = Name
standing-points = Points
standing-teams = Teams
tie-break = { $name ->
    [buchholz] Buchholz
    [sonneborn] Sonneborn–Berger
    [direct] Direct
    [wins] Wins
   *[margin] Margin
}
entrant-left = { $why ->
    [absent] did not come
    [removed] sent away
   *[withdrew] withdrew
}
rounds = Rounds
round-n = Round { $n }
pairing-n = Pairing { $n }
board-n = Table { $n }
board-playing = playing
board-absent = absent
board-cleared = not played
board-bye = Bye
screen-pairings = Tables
refused-no-entry = That does not fit how the tournament stands.
refused-no-tournament = There is no such tournament.
refused-bad-tournament = A tournament cannot be held like that: { $reason }.
## Games played without a server
offline-games = Games played offline
offline-games-lead = Games from a file that Tegel wrote without a server join those of your account, once each. They are marked as offline and count for nobody else.
offline-games-account = Games that you played without a server can join those of an account.
## Notices: what is told to somebody who is not there

notice-turn = It is your turn
notice-turn-lost = It is your turn: something else was played than you had planned for
notice-ended = The game is over
notice-asked = { $name } asks you something
notice-again = { $name } would like another game
notice-invited = { $name } asks you to play
notice-mentioned = { $name } spoke to you
notice-round = { $name }: round { $n } has begun
notice-lost = A webhook does not answer any more: { $name }
notice-trial = It works
notice-trial-body = Notices from Tegel come here.
notice-game-with = { $game } with { $names }
notice-look = See in Tegel
mail-turns =
    { $n ->
        [one] It is your turn at a table
       *[other] It is your turn at { $n } tables
    }
mail-news =
    { $n ->
        [one] News from a table of yours
       *[other] News from { $n } tables of yours
    }
mail-why = You get this mail because you asked for it. No more mail:

notices = Notices
notices-lead = Learn that it is your turn, also when this page is closed.
push-here = On this device
push-on = You are told here, once, whenever it is your turn and you are not looking.
push-off = You are not told here yet.
push-start = Tell me
push-stop = Don’t tell me
push-denied = Your browser does not allow notices from this page. You can change that in its settings, beside the address.
push-home = On an iPhone or iPad, notices need Tegel on the home screen: press Share, then “Add to Home Screen”, open Tegel from there, and come back to this page.
push-missing = This browser can’t be told anything while the page is closed. Another service or another device can.
other-browsers = Your other devices
remove-place = Don’t tell { $name } any more
mail-digest = One mail for all that waits, to { $to }
told-of = Tell me when
kind-turn = it is my turn
kind-ended = a game of mine is over
kind-asked = somebody asks to take back or to pause
kind-again = somebody would like another game
kind-invited = somebody asks me to play
kind-mentioned = somebody says my name at the table
kind-round = a round of my tournament begins
kind-lost = a webhook of mine does not answer
quiet-hours = Not at night
quiet-from = Quiet from
quiet-to = until
quiet-zone = By the clock in { $zone }. What happens meanwhile is told in the morning, if it still matters.
webhooks = Other services
webhooks-lead = Paste the address of an incoming webhook, and your notices come there. Only https, and no address inside a network.
style-discord = Discord
style-slack = Slack
style-matrix = Matrix (hookshot)
style-json = A program of yours (JSON)
hook-style = Service
hook-of = Told of
hook-of-all = All my tables
hook-address = Address
hook-add = Add
hook-secret = By this secret your program knows that it is Tegel. It is shown this once:
hook-failing = It did not take the last notice; it is tried again.
hook-given-up = It has not answered for days: nothing is sent there any more. Try it when it is back.
try-it = Try it
trial-came = Sent, and taken.
trial-refused = It was not taken: the other side answered { $status }.
trial-no-answer = Nobody answered there.
trial-forbidden = Nothing is sent to that address: it lies inside a network.
offer = The next turn may take days. Shall we tell you when it is yours again, also when this page is closed?
offer-yes = Yes, tell me
offer-no = No
no-mail = No more mail
no-mail-lead = One press, and Tegel sends you no more mail about your games.
no-mail-press = Send me no more mail
no-mail-done = Done: no more mail. You can change that in your settings.
plan = If they play this …
plan-lead = Play the others’ move on this board, then your answer. If it comes true, your answer is played at once. If not, nothing happens, and nobody learns what you had planned.
plan-theirs = If { $name } plays …
plan-yours = … you answer
plan-end = This far, and no further
plan-chance = What comes next is left to chance, or the game is over.
plan-keep = Keep this answer
plan-kept = Kept
plan-yours-so-far = Your answers
plan-remove = Drop this answer
plan-none = There is nothing to plan now: it is your turn, or the game does not go by the day.
