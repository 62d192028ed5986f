# Was um die Spiele herum ist: Konten, Nachrichten, Wertungen, Turniere.

## Ratings
ratings = Wertungen
ratings-lead = In neunzehn von zwanzig Fällen liegt eine Wertung um nicht mehr daneben, als dahinter steht.
ratings-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
ratings-curve = Von { $from } bis { $to }

## Tournaments
tournaments-lead = Abende mit vielen Tischen: Alle können kommen.
tournaments-none = Noch ist kein Turnier angekündigt.
tournament-announce = Turnier ankündigen
tournament-announce-lead = Du sagst, was gespielt wird und wann es beginnt. Die Paarungen kommen von selbst.
tournament-account = Nur wer ein Konto hat, kann ein Turnier ankündigen.
tournament-name = Name
tournament-how = Wie gespielt wird
tournament-format = { $format ->
    [swiss] Schweizer System
    [arena] Arena
    [duplicate] Duplicate
   *[other] Jede gegen jeden
}
tournament-format-lead = { $format ->
    [swiss] Wer gleich viele Punkte hat, trifft sich in der nächsten Runde, und wenn möglich niemand zweimal.
    [arena] Bis die Zeit um ist, wird immer wieder gepaart, wer frei ist.
    [duplicate] In jeder Runde bekommen alle Tische dasselbe, und jeder Platz wird mit dem gleichen Platz an allen anderen verglichen.
   *[other] Alle treffen einmal aufeinander.
}
tournament-how-many-rounds = Runden
tournament-how-long = Wie lange
tournament-teams = So viele eines Teams zählen
tournament-when = Beginn (leer: wenn du es sagst)
tournament-is-rated = Um die Wertung: Alle brauchen ein Konto
tournament-streaks = Nach zwei Siegen in Folge zählt jeder weitere doppelt
tournament-minutes = { $n } Minuten
tournament-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
tournament-seats = { $n } an einem Tisch
tournament-rated = gewertet
tournament-begins = Beginnt { $when }
tournament-open = Anmeldung offen
tournament-over = Beendet
tournament-called-off = Abgesagt
tournament-running = Läuft
tournament-round-of = Runde { $n } von { $of }
tournament-mine = Du
tournament-my-table = Zu deinem Tisch
tournament-wait = Du bist dabei. Dein nächster Tisch kommt von selbst.
tournament-team = Dein Team
tournament-enter = Anmelden
tournament-enter-late = Jetzt einsteigen
tournament-return = Zurückkommen
tournament-leave = Zurückziehen
tournament-start = Jetzt beginnen
tournament-call-off = Absagen
tournament-call-off-sure = Ja, absagen
tournament-remove = Wegschicken
tournament-screen = Anzeige für die Wand
tournament-records = Ergebnisse und Partien
tournament-nobody = Noch hat sich niemand angemeldet.
tournament-promised = Versprochene Ziehungen
tournament-promised-lead = Das Geheimnis jeder Runde stand vor dem Beginn fest; das hier beweist es.
standing = Stand
standing-rank = Platz
standing-name = Name
standing-points = Punkte
standing-teams = Teams
tie-break = { $name ->
    [buchholz] Buchholz
    [sonneborn] Sonneborn–Berger
    [direct] Untereinander
    [wins] Siege
   *[margin] Abstand
}
entrant-left = { $why ->
    [absent] nicht gekommen
    [removed] weggeschickt
   *[withdrew] zurückgezogen
}
rounds = Runden
round-n = Runde { $n }
pairing-n = Paarung { $n }
board-n = Tisch { $n }
board-playing = läuft
board-absent = nicht da
board-cleared = nicht gespielt
board-bye = Spielfrei
screen-pairings = Tische
refused-no-entry = Das passt nicht dazu, wie das Turnier steht.
refused-no-tournament = Dieses Turnier gibt es nicht.
refused-bad-tournament = So kann kein Turnier stattfinden: { $reason }.
