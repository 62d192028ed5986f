# What surrounds the games: accounts, notices, ratings, tournaments.

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
