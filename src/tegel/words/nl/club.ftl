# Wat om de spellen heen is: accounts, berichten, ratings, toernooien.

## Zonder server gespeeld
offline-games = Offline gespeeld
offline-games-lead = Spellen uit een bestand dat Tegel zonder server schreef, komen bij die van je account, elk één keer. Ze staan er als offline bij en tellen voor niemand anders mee.
offline-games-account = Spellen die je zonder server hebt gespeeld, kunnen bij die van een account komen.
