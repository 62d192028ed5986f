# What surrounds the games: accounts, notices, ratings, tournaments.

## Games played without a server
offline-games = Games played offline
offline-games-lead = Games from a file that Tegel wrote without a server join those of your account, once each. They are marked as offline and count for nobody else.
offline-games-account = Games that you played without a server can join those of an account.
