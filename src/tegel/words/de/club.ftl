# Was um die Spiele herum ist: Konten, Nachrichten, Wertungen, Turniere.

## Coming back
subject-mail-code = Dein Code für Tegel
mail-code = Dein Code ist { $code }. Er gilt einmal, zehn Minuten lang, in dem Browser, in dem du ihn bei { $site } angefordert hast. Warst du das nicht, dann tu nichts: Ohne ihn kommt niemand hinein.
subject-mail-address = Ist das deine Adresse?
mail-address = Dein Code ist { $code }. Gib ihn bei { $site } ein, um zu bestätigen, dass das deine Adresse ist. Hast du ihn nicht angefordert, dann tu nichts.

## Accounts
account-lead = Spiel ohne Konto, solange du magst. Mit einem Konto findest du deine Spiele auf jedem Gerät wieder.
account-rules = Der Name hat 3 bis 24 Buchstaben, Ziffern oder _ . - und das Passwort mindestens 8 Zeichen.
name-example = Was andere sehen
login = Anmeldename
password = Passwort
register = Konto anlegen
registered = Fertig. Du findest deine Spiele jetzt auf jedem Gerät wieder.
log-in = Anmelden
log-out = Abmelden
logged-in-as = Angemeldet als { $name }.
welcome-back = Willkommen zurück.
logged-out = Du bist auf diesem Gerät abgemeldet.
by-passkey = Mit Passkey anmelden
register-by-passkey = Mit Passkey anlegen
passkey-or = oder mit Passwort
lost-password = Passwort verloren?
your-account = Dein Konto
your-account-lead = Wie du zurückkommst, wo du angemeldet bist, und was dir gehört.
guest-lead = Du spielst als Gast: Deine Spiele gibt es nur in diesem Browser.

## Ways back
ways-back = Zurückkommen
ways-lead = Hab mehr als einen: Dann sperrt dich weder ein verlorenes Telefon noch ein vergessenes Passwort aus.
passkeys = Passkeys
passkeys-lead = Dein Telefon oder Rechner bewahrt den Schlüssel auf und öffnet ihn mit Finger, Gesicht oder Code. Es gibt nichts zu merken und nichts zu verraten.
no-passkeys-here = Dieser Browser kann hier keine Passkeys benutzen: Sie brauchen https und einen Namen als Adresse.
add-passkey = Passkey hinzufügen
passkey-name = Wie nennst du ihn?
passkey-example = Dieses Telefon
passkey-used = angelegt { $made }, benutzt { $used }
passkey-unused = angelegt { $made }, noch nicht benutzt
remove = Entfernen
remove-what = { $name } entfernen
password-set = Du hast eines.
password-none = Du hast keines: Passkeys genügen.
new-password = Neues Passwort
change-password = Ändern
password-changed = Es ist geändert. Deine anderen Geräte sind abgemeldet.
codes = Wiederherstellungscodes
codes-lead = Zehn Codes auf Papier, falls alles andere verloren ist. Jeder gilt einmal.
codes-left = { $n ->
    [0] Du hast keine.
   *[other] Du hast noch { $n }.
}
new-codes = Neue Codes machen
codes-once = Sie sind nur jetzt zu sehen. Die von vorher gelten nicht mehr.
codes-file = Wiederherstellungscodes für { $login } bei { $site }. Jeder gilt einmal.
save-file = Als Datei sichern
print = Drucken
codes-kept = Ich habe sie aufbewahrt
mail = E-Mail
mail-lead = Dorthin geht ein Code, wenn du darum bittest. Sonst wird deswegen nichts geschickt.
mail-is = Codes gehen an { $address }.
address = E-Mail-Adresse
send-code = Code schicken
code-sent = Gib die sechs Ziffern ein, die dort angekommen sind. Sie gelten zehn Minuten, in diesem Browser.
code = Code
confirm-code = Bestätigen

## Devices
devices = Wo du angemeldet bist
device = { $browser } auf { $system }
device-unknown = Ein Browser
device-here = dieses Gerät
device-seen = zuletzt gesehen { $when }
device-way = { $way ->
    [guest] als Gast gekommen
    [password] mit Passwort
    [passkey] mit Passkey
    [code] mit Wiederherstellungscode
    [mail] per E-Mail
   *[link] über einen Link
}
sign-out-device = Abmelden
sign-out-what = Abmelden: { $device }
sign-out-others = Überall sonst abmelden

## What is mine
mine-here = Was dir gehört
export-lead = Alles, was von dir aufbewahrt ist, in einer Datei: deine Spiele, was du geschrieben hast, Aufgaben, Fehler, Leute.
export = Alles mitnehmen
leave-lead = Für immer gehen: Dein Name verschwindet aus allen Spielen, und die anderen behalten ihre ganz. Gewertete Partien und Turnierpartien sind verloren, sonst spielt ein Bot weiter. Das lässt sich nicht rückgängig machen.
leave-for-good = Für immer gehen
leave-type = Gib { $name } ein, um für immer zu gehen
left-for-good = Du bist gegangen. Nichts nennt dich hier mehr.

## Showing who one is
prove = Bist du es?
prove-lead = Zeig dafür noch einmal, dass du es bist.
prove-passkey = Passkey benutzen
prove-on = Weiter
no-way-here = Melde dich ab und komm mit einem Wiederherstellungscode oder einer E-Mail zurück, oder bitte die, die diese Seite betreiben, um einen Link.

## Lost
lost = Ohne Passwort zurück
lost-lead = Kein Passwort? Es gibt andere Wege.
lost-code = Mit einem Wiederherstellungscode
lost-mail = Per E-Mail
lost-mail-lead = Gibt es ein Konto mit einer Adresse, geht dorthin ein Code.
login-or-address = Anmeldename oder E-Mail-Adresse
lost-host = Über die, die diese Seite betreiben
lost-host-lead = Sie können dir einen Link geben, der einmal zurückführt. Er gilt einen Tag.
way-in = Zurückkommen
back-lead = Dieser Link führt einmal zurück in dein Konto.
back-next = Du bist zurück. Wähl jetzt ein neues Passwort oder füg einen Passkey hinzu.
invited-here = Du bist eingeladen
invited-here-lead = Komm herein und spiel. Ein Konto kannst du später anlegen.
come-in = Hereinkommen

## The house
house = Das Haus
house-lead = Wer hierher kommen darf, und was alle lesen.
house-people = Leute
reports-lead = Worüber sich Leute beschweren. Was du entscheidest, gilt sofort.
no-reports = Niemand hat sich beschwert.
reported-by = gemeldet von { $name }
noticed = von Tegel selbst bemerkt
reports-before = Früher:
decision = { $action ->
    [dismiss] abgewiesen
    [warn] verwarnt
    [mute] stummgeschaltet
   *[ban] gesperrt
}
dismiss = Abweisen
warn = Verwarnen
mute-days = { $n } Tage stummschalten
ban-days = { $n } Tage sperren
ban-ever = Für immer sperren
newcomers = Neue
newcomers-open = Alle
newcomers-invited = Nur Eingeladene
newcomers-closed = Niemand Neues
guests-play = Gäste dürfen spielen; sonst nur, wer ein Konto hat
notice = Eine Zeile für alle
notice-lead = Leer lassen, um nichts zu zeigen. Wer keine dieser Sprachen liest, sieht die erste.
keep = Speichern
invitations-house = Einladungen
invitations-lead = Links für Neue, wo nur Eingeladene hereinkommen.
invitation-for = Für wen?
invitation-example = Donnerstagsrunde
invitation-uses = Wie viele dürfen kommen
invitation-many = beliebig viele
invitation-uses-left = noch für { $n }
invitation-lasts = Wie lange er gilt
invitation-days = { $n ->
    [one] Einen Tag
   *[other] { $n } Tage
} lang
ends = endet { $when }
make-invitation = Link machen
link-once = Kopier ihn jetzt: Er ist nur dieses Mal zu sehen.
link-back = Gib das { $name }: Es führt einmal in das Konto zurück, innerhalb eines Tages.
limits = Grenzen
limits-lead = Wie dieser Server gestartet wurde: siehe tegel serve --help.
limit = { $name ->
    [per-address] Verbindungen einer Adresse
    [per-player] Live-Verbindungen einer Person
    [tables-guest] Tische eines Gastes zugleich
    [tables-account] Tische eines Kontos zugleich
    [keep-games] Tage, die beendete Spiele bleiben
   *[keep-guests] Tage, die Gäste ohne Spiel bleiben
}
no-limit = kein Ende
people-house-lead = Wer zuletzt hier war, steht oben.
search-people = Nach Namen suchen
search = Suchen
more-people = Mehr Leute
nobody-found = So heißt niemand.
person-about = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} · gesehen { $when }
person-guest = Gast
person-warden = Aufsicht
person-banned = gesperrt bis { $day }
person-muted = stumm bis { $day }
day-ever = auf Weiteres
pardon = Wieder zulassen
back-link = Link zurück

## What is refused
refused-bad-login = Ein Anmeldename hat 3 bis 24 Zeichen: Buchstaben ohne Umlaute und Akzente, Ziffern und _ . -
refused-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
refused-wrong-login = Dieser Name und dieses Passwort gehören nicht zusammen.
refused-not-warden = Meldungen sieht nur, wer sich um diese Seite kümmert.
refused-no-report = Das hat schon jemand anders entschieden.
refused-wrong-passkey = Dieser Passkey öffnet hier nichts.
refused-bad-passkey = Der Passkey ließ sich nicht aufbewahren. Versuch es noch einmal.
refused-passkey-stopped = Es ist nichts geschehen: Der Passkey wurde nicht benutzt.
refused-enough-passkeys = Mehr Passkeys kannst du nicht haben.
refused-last-way = Es ist dein einziger Weg zurück. Wähl erst ein Passwort.
refused-wrong-code = Dieser Code öffnet nichts: Er ist falsch oder schon benutzt.
refused-expired = Das hat zu lange gedauert oder wurde anderswo gefragt. Fang von vorn an.
refused-no-link = Dieser Link wurde benutzt oder ist zu alt. Bitte um einen anderen.
refused-bad-mail = Das ist keine E-Mail-Adresse.
refused-enough-letters = An diese Adresse ging vorerst genug. Sieh dort nach.
refused-no-mail = Diese Seite schickt keine E-Mail.
refused-other-name = Das ist nicht dein Name.
refused-not-fresh = Zeig erst, dass du es bist.
refused-no-device = Es ist schon abgemeldet.
refused-no-passkey = Er ist schon weg.
refused-is-warden = Wer Aufsicht hat, urteilt nicht übereinander.
refused-no-person = Die Person gibt es nicht mehr.
refused-enough-links = Mehr Einladungen können nicht zugleich gelten.
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
   *[other] Alle gegen alle
}
tournament-format-lead = { $format ->
    [swiss] Wer gleich viele Punkte hat, trifft in der nächsten Runde aufeinander, und wenn möglich niemand zweimal.
    [arena] Bis die Zeit um ist, wird immer wieder gepaart, wer frei ist.
    [duplicate] In jeder Runde bekommen alle Tische dasselbe, und jeder Platz wird mit dem gleichen Platz an allen anderen verglichen.
   *[other] Alle treffen einmal aufeinander.
}
tournament-how-many-rounds = Runden
tournament-how-long = Wie lange
tournament-teams = Wie viele eines Teams zählen
tournament-no-teams = keine Teams
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
tournament-off-lead = Wer noch spielt, kann weiterspielen: Hier zählt es nicht mehr.
tournament-running = Läuft
tournament-round-of = Runde { $n } von { $of }
tournament-mine = Du
tournament-my-table = Zu deinem Tisch
tournament-wait = Du bist dabei. Dein nächster Tisch kommt von selbst.
tournament-away = Du bist nicht an deinen Tisch gekommen. Komm zurück, wenn du da bist: Dann wirst du wieder gepaart.
tournament-rated-account = Um die Wertung spielt nur, wer ein Konto hat.
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
board-off = zählt nicht
board-bye = Spielfrei
screen-pairings = Tische
correct = Ergebnis berichtigen
correct-place = Platz von { $name }
correct-counts = Was zählt
correct-places = diese Plätze
correct-nobody = niemand hat gewonnen
correct-why = Warum
correct-reason = { $why ->
    [agreed] alle am Tisch sind sich einig
    [wrong_forfeit] jemandem wurde zu Unrecht eine Niederlage angerechnet
   *[stood_still] das Spiel stand still
}
correct-do = Festlegen
corrected = { $by ->
    [warden] Die Aufsicht
   *[host] Die Turnierleitung
} hat das entschieden, { $when }: { $why }.
corrected-before = Bis dahin: { $result }.
refused-own-table = Niemand entscheidet über den eigenen Tisch. Die Aufsicht kann das.
refused-no-entry = { $reason }.
no-entry-is-over = Das Turnier ist vorbei
no-entry-is-in = Du bist schon dabei
no-entry-sent-away = Die Turnierleitung hat dich weggeschickt
no-entry-too-often = Du bist schon { $most }-mal gekommen und gegangen: Das reicht
no-entry-full = Alle { $most } Plätze sind besetzt
no-entry-settled = Es hat begonnen, und wer gegen wen spielt, steht fest
no-entry-closing = Die letzten Partien werden gespielt
no-entry-too-late = Es sind schon zu viele Runden gespielt, um noch einzusteigen
no-entry-not-in = Du bist nicht dabei
no-entry-gone = Diese Person ist nicht mehr dabei
no-entry-few = Mindestens { $most } müssen mitspielen
no-entry-stands = Es gibt keine Ergebnisse: Es hat nicht begonnen oder wurde abgesagt
no-entry-no-table = Einen solchen Tisch gibt es darin nicht
no-entry-places = Es sind { $most } Plätze zu vergeben
no-entry-decided-late = Es ging vor mehr als sieben Tagen zu Ende: Die Ergebnisse stehen fest
no-entry-decided-often = Ein Ergebnis lässt sich höchstens { $most }-mal berichtigen
no-entry-decided = Die Aufsicht hat über diesen Tisch entschieden: Dabei bleibt es
no-entry-begun = Es hat schon begonnen
no-entry-not-running = Vor dem Beginn und nach dem Ende wird niemand gepaart
no-entry-not-playing = An diesem Tisch spielt niemand mehr
no-entry-order = Ein Turnier beginnt mit seiner Ankündigung, einmal
refused-no-tournament = Dieses Turnier gibt es nicht.
refused-bad-tournament = So kann kein Turnier stattfinden: { $reason }.
bad-tournament-format = die Formen sind { LIST($choices) }
bad-tournament-seats = an einem Tisch sitzen 2 bis { $most }, nicht { $given }
bad-tournament-in-turn = jeder gegen jeden geht nur an Tischen zu zweit
bad-tournament-rounds = es gibt 1 bis { $most } Runden, nicht { $given }
bad-tournament-no-rounds = wie viele Runden es gibt, ergibt sich von selbst
bad-tournament-late = später einsteigen geht bis zur letzten Runde, und nur wo es Runden gibt
bad-tournament-tie-breaks = jede Feinwertung steht einmal da und ist eine von { LIST($choices) }
bad-tournament-team = von einem Team zählen 2 bis { $most }
bad-tournament-streaks = Serien zählen nur in einer Arena
bad-tournament-at-once = alle Partien können nur zugleich beginnen, wenn jeder gegen jeden spielt
bad-tournament-minutes = eine Arena dauert 1 bis { $most } Minuten
bad-tournament-no-minutes = nur eine Arena endet nach der Uhr
bad-tournament-rest = zwischen zwei Runden liegen höchstens { $most } Minuten
bad-tournament-far = es muss binnen eines Jahres beginnen
bad-tournament-hosted = { $most } von dir sind noch nicht vorbei
bad-tournament-which-team = sag, für welches Team du spielst
bad-tournament-no-teams = es gibt darin keine Teams
## Statistik
statistics-csv = Alle meine Partien als Tabelle (CSV)

## Jeden Tag etwas
daily-lead = Eine Partie gegen den Champion, für alle dieselbe.
daily-rule = Du hast einen Versuch. Nichts wird zurückgenommen, es gibt keine Tipps, und was bis { $when } zu Ende ist, zählt.
daily-guest = In der Liste stehen nur Konten. Du auch, sobald du eins hast.
daily-play = Die heutige Partie spielen
daily-going = Deine Partie läuft noch.
daily-late = Deine Partie war nicht rechtzeitig zu Ende.
daily-outcome = { $outcome ->
    [won] Gewonnen
    [shared] Unentschieden
   *[lost] Verloren
}
daily-gave-up = Aufgegeben
daily-unplayed = nicht gespielt
daily-results = Ergebnisse
daily-today = Heute
daily-yesterday = Gestern
daily-points = Punkte
daily-champion = Champion
daily-nobody = Noch ist niemand fertig.
daily-nobody-did = Niemand hat gespielt.
daily-finished = { $n ->
    [one] { $n } ist fertig
   *[other] { $n } sind fertig
}
daily-yours = Deine Tage
daily-series = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
} · längste Serie: { $longest }
daily-ahead = Was kommt
daily-chance = Zufall, der sich prüfen lässt
daily-chance-lead = Aller Zufall eines Tages folgt aus einem Geheimnis. Das hier wurde vorher darüber festgelegt; das Geheimnis selbst wird gezeigt, wenn der Tag vorbei ist.
daily-secret = Das Geheimnis

## Ohne Server gespielt
offline-games = Offline gespielt
offline-games-lead = Spiele aus einer Datei, die Tegel ohne Server geschrieben hat, kommen zu denen deines Kontos, jedes einmal. Sie sind als offline gekennzeichnet und zählen für niemanden sonst.
offline-games-account = Spiele, die du ohne Server gespielt hast, können zu denen eines Kontos kommen.
refused-games-waiting = Spiele, die du offline gespielt hast, sind noch nicht bei deinem Konto und gehen verloren: { $n }. Drücke noch einmal, um dich trotzdem abzumelden.
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
trial-refused = Es wurde nicht angenommen: Die Gegenseite antwortete mit { $status }.
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
plan-none = Gerade gibt es nichts vorauszuplanen: Du bist am Zug, die Partie geht nicht über Tage, oder was andere spielen können, ist dir verborgen.

## Statistik
details-times = Im Lauf der Zeit
details-chart = Von { $from } bis { $to }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $share } % gewonnen
details-week = Woche vom
details-month = Monat
details-rolling = Anteil gewonnen, die letzten { $n } zusammen
details-against = Gegen
details-rated = Wertung
details-rated-only = nur gewertete
details-casual = nicht gewertete
details-sources = Woher deine Punkte kommen
details-sources-of = Woher die Punkte kommen
details-sources-lead = Punkte je Spiel, im Schnitt; in 19 von 20 Fällen nicht weiter daneben als dahinter steht. Nur zu Ende gespielte Spiele.
details-source = Quelle
details-you = Du
details-they = Hier
details-others = Andere an diesen Tischen
details-winners = Wer diese Spiele gewann
details-level = { $level } (Bot)
details-level-like = { $level } (Bot): etwa deine Stärke
details-compare = Vergleichen mit
details-boards = { $games ->
    [one] { $games } Brett
   *[other] { $games } Bretter
}
details-no-norm = Für diese Variante hat noch niemand die Bots gemessen.
details-off = ± { $off }
details-habits = Gewohnheiten
details-habits-lead = Was du zuerst tust und was du zustande bringst, in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}.
details-habits-of = Was zuerst getan wird und was zustande kommt, in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}.
details-times-of = { $times }-mal
details-per-game = { $n } je Spiel
details-luck = Glück
details-luck-lead = Was der Zufall brachte oder kostete, nach den Beurteilungen. Bekannt ist das nur von Spielen, die beurteilt wurden.
details-luck-none = Keines dieser Spiele wurde beurteilt: über Glück lässt sich nichts sagen.
details-reviewed = Beurteilt
details-reviewed-of = { $reviewed } von { $games }
details-lucky = Glück gehabt
details-luck-sum = Glück, in Siegen
details-skill-sum = Eigene Fehler, in Siegen
details-waiting = Einige Spiele werden noch durchgesehen.
details-listed = Du darfst in der Statistik des Hauses genannt werden.
club-statistics = Das Haus in Zahlen
club-statistics-lead = Wie die Spiele in diesem Haus ausgingen.
club-games = Spiele
club-people = Wer spielt
club-people-lead = Konten, im letzten Jahr. Gäste werden nicht genannt, und wer es nicht will, auch nicht.
club-records = Rekorde
club-record-points = Meiste Punkte
club-series = Längste Serien
club-series-lead = Nacheinander gewonnene Spiele.
club-no-series = Noch hat niemand zweimal in Folge gewonnen.
club-nobody = niemand genannt
club-guest = jemand
club-shown = Wer diese Seite sieht
club-shown-everybody = Alle
club-shown-host = Nur wer das Haus betreut
club-none = Hier ist noch kein Spiel zu Ende gegangen.
club-hidden = Das liest hier nur, wer diese Seite betreut.
save-as = Speichern als
openings-lead = Gezählt in { $games } Spielen von Champions gegeneinander. Was ausliegt, ist nie gleich; ein Zug steht darum für das, was immer möglich ist.
openings = Wie Champions beginnen
openings-turn = { $n }. Zug
openings-played = Gespielt
openings-share = Siege
openings-back = Zurück zum Anfang
openings-none = Die Eröffnungen dieses Spiels hat noch niemand gezählt.
