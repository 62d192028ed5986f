# What surrounds the games: accounts, notices, ratings, tournaments.
