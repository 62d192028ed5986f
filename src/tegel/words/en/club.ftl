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
