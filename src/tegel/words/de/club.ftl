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
## Ohne Server gespielt
offline-games = Offline gespielt
offline-games-lead = Spiele aus einer Datei, die Tegel ohne Server geschrieben hat, kommen zu denen deines Kontos, jedes einmal. Sie sind als offline gekennzeichnet und zählen für niemanden sonst.
offline-games-account = Spiele, die du ohne Server gespielt hast, können zu denen eines Kontos kommen.
## Nachrichten: was jemand erfährt, der nicht da ist

notice-turn = Du bist am Zug
notice-turn-lost = Du bist am Zug: Es wurde etwas anderes gespielt, als du eingeplant hattest
notice-ended = Die Partie ist zu Ende
notice-asked = { $name } fragt dich etwas
notice-again = { $name } möchte noch eine Partie
notice-invited = { $name } lädt dich zum Spielen ein
notice-mentioned = { $name } hat dich angesprochen
notice-round = { $name }: Runde { $n } hat begonnen
notice-lost = Ein Webhook antwortet nicht mehr: { $name }
notice-trial = Es klappt
notice-trial-body = Hier kommen Nachrichten von Tegel an.
notice-game-with = { $game } mit { $names }
notice-look = In Tegel ansehen
mail-turns =
    { $n ->
        [one] Du bist an einem Tisch am Zug
       *[other] Du bist an { $n } Tischen am Zug
    }
mail-news =
    { $n ->
        [one] Neues von einem deiner Tische
       *[other] Neues von { $n } deiner Tische
    }
mail-why = Du bekommst diese Mail, weil du sie dir gewünscht hast. Keine Mails mehr:

notices = Nachrichten
notices-lead = Erfahre, dass du am Zug bist, auch wenn diese Seite geschlossen ist.
push-here = Auf diesem Gerät
push-on = Du erfährst es hier, einmal, sobald du am Zug bist und nicht hinschaust.
push-off = Hier erfährst du noch nichts.
push-start = Sag mir Bescheid
push-stop = Nicht mehr
push-denied = Dein Browser erlaubt keine Nachrichten von dieser Seite. Ändern kannst du das in seinen Einstellungen, neben der Adresse.
push-home = Auf iPhone und iPad muss Tegel dafür auf dem Home-Bildschirm liegen: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, öffne Tegel von dort und komm hierher zurück.
push-missing = Dieser Browser erfährt nichts, solange die Seite geschlossen ist. Ein anderer Dienst oder ein anderes Gerät schon.
other-browsers = Deine anderen Geräte
remove-place = { $name } nicht mehr benachrichtigen
mail-digest = Eine Mail für alles, was wartet, an { $to }
told-of = Sag mir Bescheid, wenn
kind-turn = ich am Zug bin
kind-ended = eine meiner Partien zu Ende ist
kind-asked = jemand zurücknehmen oder pausieren möchte
kind-again = jemand noch eine Partie möchte
kind-invited = mich jemand zum Spielen einlädt
kind-mentioned = jemand am Tisch meinen Namen nennt
kind-round = eine Runde meines Turniers beginnt
kind-lost = ein Webhook von mir nicht antwortet
quiet-hours = Nicht in der Nacht
quiet-from = Ruhe von
quiet-to = bis
quiet-zone = Nach der Uhr in { $zone }. Was währenddessen geschieht, erfährst du am Morgen, wenn es dann noch zählt.
webhooks = Andere Dienste
webhooks-lead = Füge die Adresse eines eingehenden Webhooks ein, und deine Nachrichten kommen dort an. Nur https, und keine Adresse im Inneren eines Netzes.
style-discord = Discord
style-slack = Slack
style-matrix = Matrix (hookshot)
style-json = Ein eigenes Programm (JSON)
hook-style = Dienst
hook-of = Es geht um
hook-of-all = Alle meine Tische
hook-address = Adresse
hook-add = Hinzufügen
hook-secret = An diesem Geheimnis erkennt dein Programm, dass es Tegel ist. Es wird nur dieses eine Mal gezeigt:
hook-failing = Die letzte Nachricht wurde nicht angenommen; es wird noch einmal versucht.
hook-given-up = Seit Tagen antwortet dort niemand: Es wird nichts mehr hingeschickt. Probiere es, wenn es wieder geht.
try-it = Ausprobieren
trial-came = Gesendet und angenommen.
trial-refused = Es wurde nicht angenommen: Die Gegenseite antwortete { $status }.
trial-no-answer = Dort hat niemand geantwortet.
trial-forbidden = An diese Adresse wird nichts gesendet: Sie liegt im Inneren eines Netzes.
offer = Bis zum nächsten Zug können Tage vergehen. Sollen wir dir Bescheid sagen, wenn du wieder dran bist, auch bei geschlossener Seite?
offer-yes = Ja, gern
offer-no = Nein
no-mail = Keine Mails mehr
no-mail-lead = Einmal drücken, und Tegel schickt dir keine Mails mehr zu deinen Partien.
no-mail-press = Schickt mir keine Mails mehr
no-mail-done = Erledigt: keine Mails mehr. In den Einstellungen kannst du das ändern.
plan = Wenn das gespielt wird …
plan-lead = Spiele auf diesem Brett den Zug der anderen und dann deine Antwort. Kommt es so, wird deine Antwort sofort gespielt. Wenn nicht, geschieht nichts, und niemand erfährt, was du vorhattest.
plan-theirs = Wenn { $name } dies spielt …
plan-yours = … antwortest du
plan-end = Bis hierher und nicht weiter
plan-chance = Was jetzt kommt, entscheidet der Zufall, oder die Partie ist zu Ende.
plan-keep = Diese Antwort behalten
plan-kept = Behalten
plan-yours-so-far = Deine Antworten
plan-remove = Diese Antwort verwerfen
plan-none = Gerade gibt es nichts vorauszuplanen: Du bist am Zug, oder die Partie geht nicht über Tage.
