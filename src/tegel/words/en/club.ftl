# What surrounds the games: accounts, notices, ratings, tournaments.

## Coming back
subject-mail-code = Your code for Tegel
mail-code = Your code is { $code }. It works once, for ten minutes, in the browser where you asked for it at { $site }. If that was not you, do nothing: nobody gets in without it.
subject-mail-address = Is this your address?
mail-address = Your code is { $code }. Type it at { $site } to confirm that this is your address. If you did not ask for it, do nothing.

## Accounts
account-lead = Play without one as long as you like. With one, your games are yours on every device.
account-rules = 3 to 24 letters, digits or _ . - for the name; 8 characters or more for the password.
name-example = What others see
login = Name to log in with
password = Password
register = Make an account
registered = Done. Your games are yours on every device now.
log-in = Log in
log-out = Log out
logged-in-as = Logged in as { $name }.
welcome-back = Welcome back.
logged-out = You are logged out on this device.
by-passkey = Log in with a passkey
register-by-passkey = Make it with a passkey
passkey-or = or with a password
lost-password = Lost your password?
your-account = Your account
your-account-lead = How you come back, where you are logged in, and what is yours.
guest-lead = You play as a guest: your games are kept in this browser only.

## Ways back
ways-back = Ways back
ways-lead = Have more than one, so that a lost phone or a forgotten password shuts you out of nothing.
passkeys = Passkeys
passkeys-lead = Your phone or computer keeps the key, and opens it by finger, face or code. There is nothing to remember, and nothing to give away.
no-passkeys-here = This browser can’t use passkeys at this address: they need https and a name.
add-passkey = Add a passkey
passkey-name = What do you call it?
passkey-example = This phone
passkey-used = made { $made }, used { $used }
passkey-unused = made { $made }, not used yet
remove = Remove
remove-what = Remove { $name }
password-set = You have one.
password-none = You have none: passkeys are enough.
new-password = New password
change-password = Change it
password-changed = It is changed. Your other devices are logged out.
codes = Recovery codes
codes-lead = Ten codes on paper, for when all else is lost. Each works once.
codes-left = { $n ->
    [0] You have none.
    [one] { $n } is left.
   *[other] { $n } are left.
}
new-codes = Make new codes
codes-once = They are shown only now. Those from before are worth nothing any more.
codes-file = Recovery codes for { $login } at { $site }. Each works once.
save-file = Save as a file
print = Print
codes-kept = I have kept them
mail = E-mail
mail-lead = A code is sent there when you ask for it. Nothing else is sent because of this.
mail-is = Codes go to { $address }.
address = E-mail address
send-code = Send a code
code-sent = Type the six digits that came there. They work for ten minutes, in this browser.
code = Code
confirm-code = Confirm

## Devices
devices = Where you are logged in
device = { $browser } on { $system }
device-unknown = A browser
device-here = this device
device-seen = last seen { $when }
device-way = { $way ->
    [guest] came as a guest
    [password] by password
    [passkey] by passkey
    [code] by a recovery code
    [mail] by e-mail
   *[link] by a link
}
sign-out-device = Log out
sign-out-what = Log out: { $device }
sign-out-others = Log out everywhere else

## What is mine
mine-here = What is yours
export-lead = All that is kept of you in one file: your games as records, what you wrote, puzzles, mistakes, people.
export = Take everything home
leave-lead = Leave for good: your name goes from all games, and others keep theirs whole. Rated games and tournaments that you are in are lost; elsewhere a bot plays on. This can’t be undone.
leave-for-good = Leave for good
leave-type = Type { $name } to leave for good
left-for-good = You have left. Nothing here names you any more.

## Showing who one is
prove = Is it you?
prove-lead = For this, show once more that it is you.
prove-passkey = Use a passkey
prove-on = Go on
no-way-here = Log out and come back by a recovery code or an e-mail, or ask whoever runs this site for a link.

## Lost
lost = Come back
lost-lead = No password? There are other ways.
lost-code = By a recovery code
lost-mail = By e-mail
lost-mail-lead = If there is an account with an address, a code goes there.
login-or-address = Name to log in with, or e-mail address
lost-host = By whoever runs this site
lost-host-lead = They can give you a link that leads back once. It works for a day.
way-in = Come back
back-lead = This link leads back into your account, once.
back-next = You are back. Choose a new password or add a passkey now.
invited-here = You are invited
invited-here-lead = Come in and play. You can make an account later.
come-in = Come in

## The house
house = The house
house-lead = Who may come here, and what everybody reads.
house-people = People
reports-lead = What people complain about. What you decide takes effect at once.
no-reports = Nobody has complained.
reported-by = reported by { $name }
noticed = noticed by Tegel itself
reports-before = Earlier:
decision = { $action ->
    [dismiss] dismissed
    [warn] warned
    [mute] muted
   *[ban] banned
}
dismiss = Dismiss
warn = Warn
mute-days = Mute for { $n } days
ban-days = Ban for { $n } days
ban-ever = Ban for good
newcomers = Newcomers
newcomers-open = Everybody
newcomers-invited = Invited only
newcomers-closed = Nobody new
guests-play = Guests may play; otherwise only those with an account
notice = A line for everybody
notice-lead = Leave it empty to show none. Whoever reads none of these languages sees the first.
keep = Save
invitations-house = Invitations
invitations-lead = Links for newcomers, where only those who are invited may come.
invitation-for = For whom?
invitation-example = Thursday club
invitation-uses = How many may come
invitation-many = any number
invitation-uses-left = { $n ->
    [one] for { $n } more
   *[other] for { $n } more
}
invitation-lasts = How long it works
invitation-days = For { $n ->
    [one] a day
   *[other] { $n } days
}
ends = ends { $when }
make-invitation = Make a link
link-once = Copy it now: it is shown only this once.
link-back = Give this to { $name }: it leads back into their account, once, within a day.
limits = Limits
limits-lead = As this server was started: see tegel serve --help.
limit = { $name ->
    [per-address] Connections from one address
    [per-player] Live connections of one player
    [tables-guest] Tables of one guest at a time
    [tables-account] Tables of one account at a time
    [keep-games] Days that finished games are kept
   *[keep-guests] Days that guests without a game are kept
}
no-limit = no end
people-house-lead = Whoever was here last comes first.
search-people = Search by name
search = Search
more-people = More people
nobody-found = Nobody is called that.
person-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} · seen { $when }
person-guest = guest
person-warden = warden
person-banned = banned until { $day }
person-muted = muted until { $day }
day-ever = further notice
pardon = Let in again
back-link = Link back

## What is refused
refused-bad-login = A login name has 3 to 24 characters: letters without accents, digits, and _ . -
refused-bad-password = A password has 8 to 200 characters.
refused-wrong-login = That name and that password do not belong together.
refused-not-warden = Only those who look after this site see the reports.
refused-no-report = Somebody else has decided that already.
refused-wrong-passkey = This passkey opens nothing here.
refused-bad-passkey = That passkey could not be kept. Try again.
refused-passkey-stopped = Nothing happened: the passkey was not used.
refused-enough-passkeys = You can’t have any more passkeys.
refused-last-way = It is your only way back. Choose a password first.
refused-wrong-code = This code opens nothing: it is wrong, or was used before.
refused-expired = That took too long, or was asked elsewhere. Start again.
refused-no-link = This link was used, or is too old. Ask for another one.
refused-bad-mail = That is no e-mail address.
refused-enough-letters = Enough was sent to this address for now. Look there.
refused-no-mail = This site sends no e-mail.
refused-other-name = That is not your name.
refused-not-fresh = Show first that it is you.
refused-no-device = It is logged out already.
refused-no-passkey = It is gone already.
refused-is-warden = Wardens do not judge each other.
refused-no-person = There is no such person any more.
refused-enough-links = No more invitations can work at once.
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
tournament-account = Only those with an account can announce a tournament.
tournament-name = Name
tournament-how = How it is played
tournament-format = { $format ->
    [swiss] Swiss
    [arena] Arena
    [duplicate] Duplicate
   *[other] Round robin
}
tournament-format-lead = { $format ->
    [swiss] Those with equally many points meet in the next round, and nobody meets twice if it can be helped.
    [arena] Until the time is up, whoever is free is paired again.
    [duplicate] In each round all tables are dealt the same, and each seat is compared with that seat at all the others.
   *[other] Everybody meets everybody once.
}
tournament-how-many-rounds = Rounds
tournament-how-long = How long
tournament-teams = Players of a team who count
tournament-no-teams = no teams
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
tournament-off-lead = Whoever is still playing may go on: it no longer counts here.
tournament-running = Under way
tournament-round-of = Round { $n } of { $of }
tournament-mine = You
tournament-my-table = To your table
tournament-wait = You are in. Your next table comes by itself.
tournament-away = You did not come to your table. Come back when you are here: then you are paired again.
tournament-rated-account = Only those with an account play for ratings.
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
board-off = does not count
board-bye = Bye
screen-pairings = Tables
correct = Correct the result
correct-place = Place of { $name }
correct-counts = What counts
correct-places = these places
correct-nobody = nobody has won
correct-why = Why
correct-reason = { $why ->
    [agreed] all at the table have agreed
    [wrong_forfeit] somebody was given a loss by mistake
   *[stood_still] the game stood still
}
correct-do = Settle
corrected = { $by ->
    [warden] A warden
   *[host] The host
} has settled this, { $when }: { $why }.
corrected-before = Until then: { $result }.
refused-own-table = Nobody settles the result of their own table. A warden can.
refused-no-entry = { $reason }.
no-entry-is-over = The tournament is over
no-entry-is-in = You are in already
no-entry-sent-away = The host has sent you away
no-entry-too-often = You have come and gone { $most } times: that is enough
no-entry-full = All { $most } places are taken
no-entry-settled = It has begun, and who meets whom is settled
no-entry-closing = The last games are being played
no-entry-too-late = Too many rounds have been played to join now
no-entry-not-in = You are not in
no-entry-gone = They are not in any more
no-entry-few = At least { $most } players are needed
no-entry-stands = There are no results: it has not begun, or was called off
no-entry-no-table = There is no such table in it
no-entry-places = There are { $most } places to give
no-entry-decided-late = It ended more than seven days ago, so its results stand
no-entry-decided-often = A result can be corrected { $most } times at most
no-entry-decided = A warden has settled that table, so it stands
no-entry-begun = It has begun already
no-entry-not-running = Nobody is paired before the start or after the end
no-entry-not-playing = Nobody plays at that table any more
no-entry-order = A tournament begins with its announcement, once
refused-no-tournament = There is no such tournament.
refused-bad-tournament = A tournament cannot be held like that: { $reason }.
bad-tournament-format = the formats are { LIST($choices) }
bad-tournament-seats = a table has 2 to { $most } seats, not { $given }
bad-tournament-in-turn = everybody can meet everybody only at tables for two
bad-tournament-rounds = there are 1 to { $most } rounds, not { $given }
bad-tournament-no-rounds = how many rounds there are follows by itself
bad-tournament-late = late entry is possible up to the last round, and only where there are rounds
bad-tournament-tie-breaks = each tie-break stands once, and is one of { LIST($choices) }
bad-tournament-team = of a team 2 to { $most } players count
bad-tournament-streaks = streaks count only in an arena
bad-tournament-at-once = all games can begin together only where everybody meets everybody
bad-tournament-minutes = an arena lasts 1 to { $most } minutes
bad-tournament-no-minutes = only an arena ends by the clock
bad-tournament-rest = between two rounds there are { $most } minutes at most
bad-tournament-far = it has to begin within a year
bad-tournament-hosted = { $most } of yours are not over yet
bad-tournament-which-team = say for which team you play
bad-tournament-no-teams = there are no teams in it
## Statistics
statistics-csv = All my games as a table (CSV)

## Something every day
daily-lead = One game against the champion, the same for everybody.
daily-rule = You have one try. Nothing is taken back, there are no hints, and what is over by { $when } counts.
daily-guest = Only accounts are listed. Yours will be as soon as you have one.
daily-play = Play today’s deal
daily-going = Your game goes on.
daily-late = Your game was not over in time.
daily-outcome = { $outcome ->
    [won] Won
    [shared] Drawn
   *[lost] Lost
}
daily-gave-up = Gave up
daily-unplayed = not played
daily-results = Results
daily-today = Today
daily-yesterday = Yesterday
daily-points = Points
daily-champion = Champion
daily-nobody = Nobody has finished yet.
daily-nobody-did = Nobody played it.
daily-finished = { $n ->
    [one] { $n } has finished
   *[other] { $n } have finished
}
daily-yours = Your days
daily-series = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
} · longest: { $longest }
daily-ahead = What comes next
daily-chance = Chance that can be checked
daily-chance-lead = All chance of a day follows from one secret. This is what it was committed to before; the secret is shown when the day is over.
daily-secret = The secret

## Games played without a server
offline-games = Games played offline
offline-games-lead = Games from a file that Tegel wrote without a server join those of your account, once each. They are marked as offline and count for nobody else.
offline-games-account = Games that you played without a server can join those of an account.
refused-games-waiting = Games that you played offline are not at your account yet, and would be lost: { $n }. Press again to log out all the same.
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
plan-none = There is nothing to plan now: it is your turn, the game does not go by the day, or what others can play is hidden from you.

## Statistics
details-times = Over time
details-chart = From { $from } to { $to }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $share } % won
details-week = Week of
details-month = Month
details-rolling = share of wins, the last { $n } together
details-against = Against
details-rated = Rated
details-rated-only = rated only
details-casual = not rated
details-sources = What your points come from
details-sources-of = Where the points come from
details-sources-lead = Points in a game, on average; 19 times out of 20 no further off than what follows. Only games played to the end.
details-source = Source
details-you = You
details-they = Here
details-others = Others at these tables
details-winners = Winners of these games
details-level = { $level } (bot)
details-level-like = { $level } (bot): about your level
details-compare = Compare with
details-boards = { $games ->
    [one] { $games } board
   *[other] { $games } boards
}
details-no-norm = For this kind of game nobody has measured the bots yet.
details-off = ± { $off }
details-habits = Habits
details-habits-lead = What you do first, and what you bring about, in { $games ->
    [one] one game
   *[other] { $games } games
}.
details-habits-of = What is done first, and what comes about, in { $games ->
    [one] one game
   *[other] { $games } games
}.
details-times-of = { $times } times
details-per-game = { $n } a game
details-luck = Luck
details-luck-lead = What chance brought or cost, as reviews see it. It is known only of games that were reviewed.
details-luck-none = None of these games has been reviewed: nothing can be said of luck.
details-reviewed = Reviewed
details-reviewed-of = { $reviewed } of { $games }
details-lucky = Lucky
details-luck-sum = Luck, in wins
details-skill-sum = Own mistakes, in wins
details-waiting = Some games are still being looked through.
details-listed = You may be named in the statistics of the house.
club-statistics = The house in numbers
club-statistics-lead = How the games of this house went.
club-games = Games
club-people = Who plays
club-people-lead = Accounts, in the last year. Guests are not named, and whoever does not want to be.
club-records = Records
club-record-points = Most points
club-series = Longest series
club-series-lead = Games won one after another.
club-no-series = Nobody has won two games in a row yet.
club-nobody = nobody named
club-guest = somebody
club-shown = Who sees this page
club-shown-everybody = Everybody
club-shown-host = Only those who look after the house
club-none = No game has ended here yet.
club-hidden = Only those who look after this site read that here.
save-as = Save as
openings-lead = Counted over { $games } games of champions against each other. What is dealt is never the same, so a turn stands for what can always be done.
openings = How champions begin
openings-turn = Turn { $n }
openings-played = Played
openings-share = Wins
openings-back = Back to the start
openings-none = Nobody has counted this game’s openings yet.
