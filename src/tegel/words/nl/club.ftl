# Wat om de spellen heen is: accounts, berichten, ratings, toernooien.

## Ratings
ratings = Ratings
ratings-lead = In negentien van de twintig gevallen zit een rating er niet verder naast dan erachter staat.
ratings-games = { $n ->
    [one] { $n } spel
   *[other] { $n } spellen
}
ratings-curve = Van { $from } naar { $to }

## Tournaments
tournaments-lead = Avonden met veel tafels: iedereen kan meedoen.
tournaments-none = Er is nog geen toernooi aangekondigd.
tournament-announce = Kondig een toernooi aan
tournament-announce-lead = Jij zegt wat er gespeeld wordt en wanneer het begint. De indeling gaat vanzelf.
tournament-account = Alleen wie een account heeft kan een toernooi aankondigen.
tournament-name = Naam
tournament-how = Hoe er gespeeld wordt
tournament-format = { $format ->
    [swiss] Zwitsers
    [arena] Arena
    [duplicate] Duplicate
   *[other] Iedereen tegen iedereen
}
tournament-format-lead = { $format ->
    [swiss] Wie evenveel punten heeft treft elkaar in de volgende ronde, en als het kan niemand twee keer.
    [arena] Tot de tijd om is wordt wie vrij is steeds opnieuw ingedeeld.
    [duplicate] In elke ronde krijgen alle tafels hetzelfde, en elke plaats wordt vergeleken met die plaats aan alle andere tafels.
   *[other] Iedereen treft iedereen één keer.
}
tournament-how-many-rounds = Rondes
tournament-how-long = Hoe lang
tournament-teams = Spelers van een team die tellen
tournament-when = Begint (leeg: als jij het zegt)
tournament-is-rated = Om de rating: iedereen heeft een account nodig
tournament-streaks = Na twee keer winnen op rij telt elke volgende winst dubbel
tournament-minutes = { $n } minuten
tournament-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
tournament-seats = { $n } aan een tafel
tournament-rated = om de rating
tournament-begins = Begint { $when }
tournament-open = Je kunt je inschrijven
tournament-over = Afgelopen
tournament-called-off = Afgelast
tournament-running = Bezig
tournament-round-of = Ronde { $n } van { $of }
tournament-mine = Jij
tournament-my-table = Naar je tafel
tournament-wait = Je doet mee. Je volgende tafel komt vanzelf.
tournament-team = Je team
tournament-enter = Inschrijven
tournament-enter-late = Nu meedoen
tournament-return = Terugkomen
tournament-leave = Terugtrekken
tournament-start = Nu beginnen
tournament-call-off = Afgelasten
tournament-call-off-sure = Ja, afgelasten
tournament-remove = Wegsturen
tournament-screen = Scherm voor aan de muur
tournament-records = Uitslagen en spelverslagen
tournament-nobody = Er heeft zich nog niemand ingeschreven.
tournament-promised = Beloofde trekkingen
tournament-promised-lead = Het geheim van elke ronde lag voor het begin vast; dit bewijst het.
standing = Stand
standing-rank = Plaats
standing-name = Naam
standing-points = Punten
standing-teams = Teams
tie-break = { $name ->
    [buchholz] Buchholz
    [sonneborn] Sonneborn–Berger
    [direct] Onderling
    [wins] Gewonnen
   *[margin] Verschil
}
entrant-left = { $why ->
    [absent] niet gekomen
    [removed] weggestuurd
   *[withdrew] teruggetrokken
}
rounds = Rondes
round-n = Ronde { $n }
pairing-n = Indeling { $n }
board-n = Tafel { $n }
board-playing = bezig
board-absent = afwezig
board-cleared = niet gespeeld
board-bye = Vrij
screen-pairings = Tafels
refused-no-entry = Dat past niet bij hoe het toernooi er nu voor staat.
refused-no-tournament = Dat toernooi is er niet.
refused-bad-tournament = Zo kan een toernooi niet gehouden worden: { $reason }.
