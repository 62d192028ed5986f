# Was nur die Seite sagt.

## Über jeder Seite
play = Spielen
tables = Tische
watch = Zuschauen
learn = Lernen
replay = Nachspielen
handbook = Handbuch
take-along = Mitnehmen
mine = Meine Spiele
settings = Einstellungen
skip = Zum Inhalt
language = Sprache
theme-toggle = Hell oder dunkel
menu = Menü
close = Schließen

## Die Startseite
headline = Fliesenspiele, gut gespielt.
lead = Ganz ohne Konto. Wähl ein Spiel, und die erste Fliese gehört dir.
opponent = Gegner
level-note = { $level ->
    [newcomer] Findet noch heraus, was die Fliesen tun.
    [newcomer-plus] Hat herausgefunden, was die Fliesen tun.
    [beginner] Kennt die Regeln, übersieht vieles.
    [beginner-plus] Übersieht schon etwas weniger.
    [casual] Sieht das Naheliegende, und oft mehr.
    [casual-plus] Sieht das meiste, was zu sehen ist.
    [regular] Verschwendet selten eine Fliese.
    [regular-plus] Verschwendet fast nie eine Fliese.
    [club] Wählt, was auf den ersten Blick der beste Zug ist.
    [club-plus] Schaut hin und wieder voraus.
    [expert] Schaut ein paar Züge voraus.
    [expert-plus] Schaut weiter voraus und irrt selten.
    [master] Schaut weit voraus und verzeiht wenig.
    [master-plus] Schaut voraus und spürt, wer besser steht.
    [grandmaster] Schaut voraus und weiß, worauf es ankommt.
    [grandmaster-plus] Nur der Champion ist stärker.
   *[champion] Der Beste, den wir haben. Nimmt sich Zeit.
}
a-little-stronger = Etwas stärker
level-timed = { $seconds ->
    [inf] { $level }, unbegrenzt
   *[other] { $level }, { $seconds } s
}
thinks-how-long = Wie lange er nachdenkt
thinks-usual = Denkt nach wie immer
thinks-seconds = { $seconds ->
    [inf] Denkt nach, bis du „Jetzt ziehen“ sagst
   *[other] Denkt { $seconds } s nach pro Zug
}
play-now = Jetzt spielen
friend = Freund
more-options = Weitere Optionen
about-game = { $players } Spieler · { $minutes } min
play-a-friend = Mit einem Freund spielen
friend-lead = Schick den Link. Wer ihn zuerst öffnet, sitzt dir gegenüber.
make-link = Link erstellen
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand. Eröffne einen Tisch, vielleicht kommt jemand dazu.
all = Alle
join = Mitspielen
continue-game = Weiter
how-to = Anleitung
own-words = Eigene Zeichnungen, eigene Worte. Die Namen der Spiele gehören ihren Inhabern; Tegel steht mit ihnen in keiner Verbindung.

## Listen von Tischen
tables-lead = Setz dich dazu, oder eröffne selbst einen Tisch.
watch-lead = Öffentliche Spiele, die gerade laufen. Schau ruhig zu.
nothing-to-watch = Gerade läuft kein öffentliches Spiel.
new-table = Neuer Tisch
mine-lead = Deine Spiele auf diesem Gerät. Mit einem Konto siehst du sie überall.
mine-lead-alone = Deine Spiele in diesem Browser. Als Datei kommen sie in einen anderen mit.
offline-short = offline
games-carry = Spiele mitnehmen
games-carry-lead = Alle beendeten Spiele als eine Datei: zum Aufheben, oder um in einem anderen Browser weiterzumachen.
games-as-file = Alle Spiele als Datei speichern
games-from-file = Spiele aus einer Datei hinzufügen
games-taken-in = { $n ->
    [0] Kein Spiel wurde hinzugefügt.
    [one] Ein Spiel wurde hinzugefügt.
   *[other] { $n } Spiele wurden hinzugefügt.
}
games-known = { $n ->
    [one] Eines war schon da.
   *[other] { $n } waren schon da.
}
games-of-no-table = { $n ->
    [one] Eines wurde an keinem Tisch gespielt oder ist nicht beendet: Sieh es dir unter Nachspielen an.
   *[other] { $n } wurden an keinem Tisch gespielt oder sind nicht beendet: Sieh sie dir unter Nachspielen an.
}
no-games-yet = Du hast noch nicht gespielt. Deine Spiele stehen dann hier.
others-turn = Warten auf andere
finished-games = Beendet
look = Ansehen
older = Ältere Spiele
outcome-won = Gewonnen
outcome-lost = Verloren
outcome-shared = Geteilter Sieg
place = { $n }. Platz
bot = Bot
bots = { $n ->
    [one] Bot
   *[other] Bots
}
open-seat = freier Platz
seats-open = { $n ->
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
moves-made = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
players-n = { $n } Spieler
just-now = gerade eben
table-aside = Beiseitegestellt: nicht lesbar

## Ein Profil
profile = Profil
profile-lead = Wie deine Spiele ausgingen. Spiele an einem Bildschirm zählen nicht mit.
profile-lead-of = Wie die Spiele von { $name } ausgingen.
profile-empty = Noch kein Spiel ist zu Ende gespielt.
profile-public = Was andere sehen
profile-games = Öffentliche Spiele
openings-link = Wie Champions beginnen
details-link = Das Haus in Zahlen
stats-opponent = Gegen
stats-games = Spiele
stats-won = Gewonnen
stats-shared = Geteilt
stats-mean = Im Schnitt
stats-best = Bestwert
stats-rate = { $n } % gewonnen
stats-people = Menschen
stats-kind = Variante
stats-usual = Standard
## Ein neuer Tisch
new-lead = So kannst du sofort anfangen. Ändere, was du magst.
game = Spiel
how-many = Spieler
seats = Plätze
with-whom = Mit wem
with-bots = Bots
with-friends = Freunde, per Link
with-here = An diesem Bildschirm
me = ich
somebody-here = jemand an diesem Bildschirm
anybody = frei für alle
name = Name
clock = Uhr
clock-none = Keine Uhr
clock-is-live = Live
clock-is-days = Tag für Tag
minutes-each = Für das ganze Spiel
more-each-turn = Dazu für jeden Zug
time-each-turn = Für jeden Zug
nothing = nichts
minutes-n = { $n } min
days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
clock-live = je { $n } Minuten
clock-increment = { $n } min + { $s } s
clock-days = { $n ->
    [one] { $n } Tag pro Zug
   *[other] { $n } Tage pro Zug
}
public-table = Alle dürfen ihn sehen und mitspielen
public-watch = Alle dürfen zuschauen
by-link = Du bekommst gleich einen Link. Wer ihn hat, darf sich setzen.
allow-chat = Chat
open-table = Tisch eröffnen
begin = Anfangen
you-sit-here = Hier sitzt du.

## Vor einer Partie
invited = { $name } lädt dich zu einer Partie { $game } ein.
invite = { $n ->
    [one] Schick diesen Link an jemanden
   *[other] Schick diesen Link an deine Freunde
}
invite-lead = Wer ihn hat, darf sich setzen. Er ist auch die Adresse dieser Seite.
invite-public = Dein Tisch steht auch bei den offenen Tischen.
open-to-you = Bei einer Partie { $game } ist ein Platz frei.
join-and-begin = Hinsetzen und spielen
sit-down = Hinsetzen
call-off = Diesen Tisch absagen
copy = Kopieren
copied = Kopiert
your-name = Dein Name
add-bot = Einen Bot spielen lassen

## Leute treffen
share = Teilen
share-text = Eine Partie { $title }
qr-code = QR-Code
qr-label = Der Link als QR-Code
qr-lead = Halte die Kamera eines Handys darauf.
or-aloud = Oder lies ihn vor:
have-code = Code oder Link von Freunden
go-there = Los
play-somebody = Mit jemandem spielen
play-somebody-lead = Ein Klick, und du spielst mit jemandem, der dasselbe möchte.
pace = Tempo
pace-live = Live, 10 min
pace-none = Ohne Uhr
pace-days = 3 Tage je Zug
find-opponent = Gegner suchen
seeking = Wir suchen jemanden für { $game }
seeking-lead = Sobald jemand kommt, geht es los. Lass diese Seite offen.
stop-seeking = Suche beenden
nobody-yet = Noch ist niemand da
nobody-yet-lead = Du behältst deinen Platz. Inzwischen kannst du Freunden den Link zu dieser Partie schicken.
ask-friends = Jemanden fragen, mit dem du schon gespielt hast
ask-friends-lead = Die Einladung erscheint dort auf der Startseite.
invite-person = { $name } einladen
asked = eingeladen
invitations = Du bist eingeladen
decline-invitation = Einladung von { $name } ablehnen
people-met = Mit wem du gespielt hast
people-lead = Wähle ein Spiel und jemanden, mit dem du es spielen möchtest.
nobody-met = Du hast noch mit niemandem gespielt.
games-together = { $n ->
    [one] { $n } Partie zusammen
   *[other] { $n } Partien zusammen
}
block = Blockieren
block-person = { $name } blockieren
blocked = Blockiert. Ihr werdet nicht mehr zusammengebracht, und du siehst nicht, was diese Person schreibt. Sie erfährt nichts davon.
blocked-people = Blockiert
blocked-lead = Ihr werdet nicht zusammengebracht, sie können sich nicht an deine Tische setzen, und du siehst nicht, was sie schreiben.
unblock = Freigeben
unblock-person = { $name } freigeben
report = Melden
report-why = Was stimmt nicht?
report-reason = { $reason ->
    [talk] Beleidigungen oder Spam
    [name] Anstößiger Name
    [stalling] Absichtliches Verzögern oder Weglaufen
    [cheating] Schummeln
    [farming] Eine Seite verliert immer
    [short] Gleich aufgegebene Partien
    [household] Gewertete Partien aus einem Haushalt
    [settled] Hat das Ergebnis einer gewerteten Partie anderer festgelegt
   *[other] Etwas anderes
}
report-words = Mit eigenen Worten, wenn du magst
report-lead = Wer diese Seite betreibt, bekommt deine Meldung mit dem Chat dieses Tisches.
send-report = Meldung abschicken
reported = Danke. Deine Meldung wurde weitergegeben.
warned = Du wurdest gemeldet, und wer diese Seite betreibt, bittet dich, damit aufzuhören: { report-reason }.
muted = { $day ->
    [ever] Du kannst nicht mehr im Chat schreiben.
   *[other] Du kannst bis { $day } nicht im Chat schreiben.
}
banned = { $day ->
    [ever] Du kannst hier keine neuen Partien mehr beginnen.
   *[other] Du kannst hier bis { $day } keine neuen Partien beginnen.
}
understood = Verstanden
you-watch = Du schaust zu.
watching-n = { $n ->
    [one] { $n } Person schaut zu
   *[other] { $n } Leute schauen zu
}
let-watch = Andere zuschauen lassen
watch-soon = Die Partie hat noch nicht begonnen. Sobald sie beginnt, siehst du sie hier.
rather-play = Ich möchte lieber mitspielen
seats-taken = Alle Plätze sind besetzt
seats-taken-lead = { $names } spielen { $game }. Du kannst zuschauen oder selbst eine Partie beginnen.
play-yourself = Selbst spielen
quick-phrases = Schnelle Worte
unread = { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
}

## Für Betreuer
reports = Meldungen

## An einem Tisch
waiting-for = Warten auf { $name }
move-now = Jetzt ziehen
a-moment = Einen Moment…
hint-lead = Was ein starker Spieler hier tut
being-prepared = { $name }: in Vorbereitung · { $n } %
getting-ready = macht sich bereit · { $n } %
nearly-ready = ist gleich so weit
getting-ready-why = { $name } schaut voraus und macht sich gerade bereit dafür. Das ist nur einmal nötig.
now-ready = { $name } ist so weit.
hint-on-its-way = Dein Tipp kommt · { $n } %
hint-nearly-there = Dein Tipp ist gleich da
hint-why = Ein Tipp schaut voraus, und das wird gerade vorbereitet. Das ist nur einmal nötig.
put-back = Zurücklegen
replay-this = Dieses Spiel nachspielen
plan-answer = Antwort vorausplanen
resign = Aufgeben
resign-sure = Dieses Spiel aufgeben?
yes-resign = Ja, ich gebe auf
keep-playing = Weiterspielen
game-so-far = Das Spiel bis jetzt
back-to-game = Zurück zum Spiel
chat = Chat
say-something = Sag etwas
send = Senden
log-and-chat = Verlauf und Chat
away = weg: Ein Bot spielt weiter
out-resigned = hat aufgegeben
out-time = Zeit abgelaufen
here = ist da
not-here = ist nicht da
come-back = Ich bin wieder da
ready = Ich bin { $name }
strength = Stärke

## Sich einigen
ask-back = Um Rücknahme bitten
asks-seen = Seither war etwas Neues zu sehen.
allow = Erlauben
decline = Ablehnen
withdraw = Schon gut
you-allowed = Du bist einverstanden. Die anderen noch nicht.
ask-pause = Um eine Pause bitten
pause-game = Pause
go-on = Weiter
paused = Das Spiel ruht
paused-means = Keine Uhr läuft. Wer mitspielt, kann weitermachen.
abort-game = Spiel abbrechen
abort-means = Es hat kaum begonnen: Niemand gewinnt oder verliert.
no-thanks = Nein, danke
rematch-declined = { $name } möchte lieber nicht noch einmal spielen.
taken-back-mark = Es wurden Züge zurückgenommen: Das Spiel zählt für keine Wertung.
taken-back-short = mit zurückgenommenen Zügen
gone = { $name } hat die Seite verlassen.
came = { $name } ist da.
connection-lost = Keine Verbindung
kept-unsent = Der Server ist nicht erreichbar. Was du getan hast, ist aufgehoben und wird von selbst gesendet.
kept-unsent-move = Der Server ist nicht erreichbar. Noch nicht gesendet: { $what }. Das geschieht von selbst.
about-as-good = etwa gleich gut

## Das Ende
by-resignation = { $name } hat aufgegeben.
by-time = Die Zeit von { $name } ist abgelaufen.
breakdown = Woher die Punkte kamen
score-by-move = Der Punktestand im Lauf des Spiels
end-points = Punkte
end-course = Verlauf
next-opponent = Anderer Gegner
result = Ergebnis
replay-game = Nachspielen
save-record = Spiel speichern
rematch = Noch einmal
rematch-offered = Du hast um ein neues Spiel gebeten.
rematch-asked = { $name } möchte noch einmal spielen.
rematch-go = Zum nächsten Spiel

## Lernen
learn-lead = Jedes Spiel in fünf Minuten, auf dem echten Brett.
all-games = Alle Spiele
how-to-play = So spielt man { $game }
enough-read = Genug gelesen? Den Rest erklären die Fliesen.
play-a-bot = Gegen einen Bot spielen

## Beim Spielen lernen
never-played = Noch nie gespielt? Lern es beim Spielen, in 10 Minuten
guided-lead = Eine echte Partie gegen einen freundlichen Bot, Zug für Zug auf dem Brett erklärt. Du kannst gehen und wiederkommen, wann du willst.
learn-by-playing = Beim Spielen lernen
guide = Deine erste Partie
guide-far = Wie viel du gelernt hast
guide-leave = Ohne Erklärungen weiterspielen
guide-go-on = Weiter
guide-watch = Sieh zu, was der andere tut.
guide-known = Du hast alles gesehen. Spiel die Partie zu Ende!
guide-over = Das war deine erste Partie. Die nächste ist ohne Erklärungen, gegen einen { $level }, der auch noch lernt.
play-level = Gegen „{ $level }“ spielen
ladder = { $why ->
    [won] Du hast { $games } deiner letzten { $of } Partien gegen „{ $level }“ gewonnen. Bereit für „{ $next }“?
   *[lost] „{ $level }“ ist ein harter Brocken. Wie wäre es mit „{ $next }“?
}

## Regeln nachschlagen
rules-search = In den Regeln suchen
rules-index = Was in den Regeln steht
rules-found = { $n ->
    [one] { $n } Stelle gefunden
   *[other] { $n } Stellen gefunden
}
rules-none = Diese Wörter stehen nicht in den Regeln.

## Nachspielen
replay-lead = Geh jedes Spiel durch, das als .tegel-Datei gespeichert wurde.
drop-record = Zieh ein gespeichertes Spiel hierher, oder wähl eine Datei
choose-file = Datei wählen
other-file = Andere Datei
record-where = Ein beendetes Spiel speicherst du auf seiner Schlussseite. Von der Datei bleibt hier nichts zurück.
record-too-large = diese Datei ist zu groß für ein gespeichertes Spiel
replay-own = Für Spiele, die hier gespielt wurden, brauchst du keine Datei:
nothing-to-replay = Dieses Spiel hat noch nicht begonnen: Es gibt nichts nachzuspielen.
first = Zum Anfang
previous = Einen Zug zurück
next = Einen Zug weiter
last = Zum Ende
autoplay = Von selbst abspielen
pause = Pause
the-start = Der Anfang
replay-keys = Mit den Pfeiltasten geht es Zug um Zug; mit Pos1 und Ende an Anfang und Ende.
through-eyes = Aus wessen Sicht
onlooker = Als Zuschauer
eyes-of = Als { $name }
share-move = Link kopieren
to-table = Zum Tisch

## Ein Spiel beurteilen
review-game = Beurteilen
review-running = Zug { $done } von { $of } wird angesehen.
review-waits = Deine Beurteilung wartet einen Moment: Züge laufender Spiele gehen vor.
review-why = Der Champion misst jede Entscheidung an seiner eigenen, mit dem, was man wissen konnte.
review-unfinished = Die Beurteilung ist nicht fertig geworden. Versuch es noch einmal.
review-here = Die Beurteilung ist da.
review-graph = Gewinnchancen im Lauf des Spiels
review-margin-graph = Erwarteter Vorsprung im Lauf des Spiels
review-move = Zug
review-marks = Zeichen
review-margin = Vorsprung
review-moves = Züge
review-report = Bericht
review-verdict = Was die Beurteilung hier sagt
review-begin = Geh zu einem Zug und lies, was er wert war.
review-forced = Es gab keine Wahl.
review-fine = Besseres wurde nicht gefunden.
review-better-is = Besser:
review-show = Auf dem Brett zeigen
review-analyse = Diese Stellung analysieren
review-deal = { $who ->
    [you] { $way ->
        [good] Ziehung { $n } war Glück für dich: { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }.
       *[bad] Ziehung { $n } kostete dich { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }.
    }
   *[other] { $way ->
        [good] Ziehung { $n } war Glück für { $name }: { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }.
       *[bad] Ziehung { $n } kostete { $name } { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }.
    }
}
review-accuracy = Wie gut gespielt wurde
review-rate = Verlust je Entscheidung
review-rate-means = In Punkten Gewinnchance, mit dem Bereich, in dem er zu 95 % liegt: ein einzelnes Spiel sagt wenig.
review-lately = { $games ->
    [one] Dein bisher einziges beurteiltes Spiel dieser Art: { $lately } je Entscheidung.
   *[other] Du, in deinen letzten { $games } Spielen dieser Art: { $lately } je Entscheidung.
}
review-account = Von Anfang bis Ende
review-start = Am Anfang
review-own = Eigene Fehler
review-others = Fehler anderer
review-hindsight = Erst später gesehen
review-result = Ergebnis
review-ended = Als es endete
review-account-means = Jede Spalte geht auf: was Können und Glück aus den Chancen machten. Erst später gesehen ist, was auch der Champion nicht voraussah.
review-retry = { $count ->
    [one] Meinen Fehler noch einmal spielen
   *[other] Meine { $count } Fehler noch einmal spielen
}
review-retry-of = { $count ->
    [one] { $name }: den Fehler noch einmal spielen
   *[other] { $name }: { $count } Fehler noch einmal spielen
}
review-none = Du hast keinen Fehler gemacht, der ein Zeichen wert ist. Gut gespielt!
retry-nth = { $n } von { $of }
retry-lead = Finde einen besseren Zug.
retry-played = Gespielt:
retry-yours = Deine Antwort:
retry-judging = Wird abgewogen
verdict-other = Das wurde nicht gespielt, und der Champion täte etwas anderes.
verdict-shown = Das würde der Champion tun.
retry-show = Zeigen
retry-again = Noch einmal versuchen
retry-next = Weiter
retry-leave = Zurück zur Beurteilung

## Meine Fehler, über alle Spiele
mistakes = Meine Fehler
mistakes-all = Alle meine Fehler
mistakes-lead = Was du in deinen beurteilten Spielen verpasst hast, kommt wieder, bis du es kannst.
mistakes-due = { $count ->
    [0] Gerade ist nichts fällig.
    [one] 1 Fehler ist fällig.
   *[other] { $count } Fehler sind fällig.
}
mistakes-next = Der nächste kommt { $when } wieder.
mistakes-of = { $count ->
    [one] Insgesamt 1 Fehler.
   *[other] Insgesamt { $count } Fehler.
}
mistakes-practise = Üben
mistakes-practise-theme = Üben: { $theme }, { $game }
mistakes-early = Schon jetzt üben
mistakes-early-means = Was es kostete, steht in Punkten Gewinnchance. Bevor etwas fällig ist, ändert eine Antwort nichts: sie dient nur der Übung.
mistakes-none = In deinen beurteilten Spielen wurde nichts gefunden, was ein Zeichen wert ist. Gut gespielt!
mistakes-begin = Noch ist kein Spiel von dir beurteilt. Drück nach dem Ende eines Spiels auf „Beurteilen“: Was du verpasst hast, wird hier gesammelt und kommt wieder, bis du es kannst.
mistakes-themes = Was du verpasst hast
mistakes-theme = Thema
mistakes-count = Fehler
mistakes-cost = Kostet je
mistakes-due-now = Fällig
mistakes-form = Wie gut du spielst
mistakes-rate = Verlust je Entscheidung
mistakes-range = Bereich (95 %)
mistakes-lately = Letzte zehn
mistakes-form-means = In Punkten Gewinnchance, nach den Beurteilungen deiner Spiele: je weniger, desto besser.
mistakes-leave = Zurück zu meinen Fehlern
mistakes-to-game = Das Spiel dazu
mistake-back = Kommt { $when } wieder.

## Die Tasten
keys-title = Tastatur
keys-everywhere = Auf jeder Seite
key-help = diese Liste
key-tab = zum nächsten Knopf, mit Umschalt zum vorigen
key-enter = drückt, was markiert ist
key-escape = schließen; am Tisch: zurücklegen
key-log = im Verlauf des Spiels: Zug um Zug
key-marks = zum nächsten Zug mit einem Zeichen, mit Umschalt zum vorigen
key-steps = Zug um Zug
key-ends = an Anfang und Ende
## Einstellungen und Konto
settings-lead = Sie gelten sofort, für dieses Gerät.
appearance = Aussehen
theme = Farben
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
size = Größe von Fliesen und Schrift
size-small = Klein
size-normal = Normal
size-large = Groß
playing = Beim Spielen
motion = Wie schnell sich Fliesen bewegen
motion-calm = Ruhig
motion-brisk = Zügig
motion-off = Gar nicht
confirm = Eine Fliese erst legen, wenn ich den Knopf drücke
sound = Ton
sound-on = Fliesen, Züge und Nachrichten sind zu hören
volume = Lautstärke
notify = Melden, wenn ich am Zug bin, auch wenn die Seite im Hintergrund ist
notify-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen. Neben der Adresse kannst du das ändern.
notify-missing = Dieser Browser kennt keine Mitteilungen.
thinks = Analysen, Tipps und Beurteilungen entstehen
thinks-server = auf dem Server
thinks-browser = in diesem Browser
thinks-quicker = wo es schneller geht
thinks-missing = Browser können für diesen Server nicht denken: Ihm fehlt, was sie dazu brauchen.
show-chat = Chat zeigen
account = Konto
rename = Ändern
saved = Gespeichert.

## Was schiefgeht
failed = { $reason ->
    [none] Das hat nicht geklappt.
   *[other] Das hat nicht geklappt: { $reason }
}
no-table = Diesen Tisch gibt es nicht
table-closed = Dieser Tisch wurde abgeräumt
to-front = Zur Startseite
not-found = Hier ist nichts
not-found-lead = Vielleicht ist der Link unvollständig, oder die Seite gibt es nicht mehr.
no-table-lead = Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt. Lass ihn dir noch einmal schicken.
table-closed-lead = Niemand kam, niemand spielte weiter, oder er wurde abgesagt.
away-title = Der Server ist gerade nicht erreichbar
away-lead = Deine Spiele sind sicher. Wir versuchen es von selbst weiter.
part-missing = Ein Teil der Seite konnte nicht geladen werden.
starting = Die Spiele werden bereit gemacht, einmal für diesen Besuch …
unable-wasm = Dieser Browser führt hier kein WebAssembly aus, und ohne Server braucht Tegel es. Erlaube es für diese Website (vielleicht hat ein Schutzmodus es abgeschaltet), oder nimm einen anderen Browser. Was hier gespeichert ist, bleibt.
unable-pack = Die Spiele konnten nicht gestartet werden: Etwas kam nicht an oder blieb stehen. Lade die Seite neu, sobald es ein Netz gibt. Was gespielt wurde, ist gespeichert.
unable-memory = Hier ist zu wenig Arbeitsspeicher für die Spiele frei. Schließe andere Tabs und lade dann die Seite neu. Was gespielt wurde, ist gespeichert.
unable-full = Der Speicher dieses Browsers ist voll: Was jetzt gespielt wird, kann nicht gespeichert werden. Schaffe Platz auf diesem Gerät und lade dann die Seite neu. Was vorher gespielt wurde, ist sicher.
unable-storage = Dieser Browser lässt die Seite nichts speichern, darum kann hier kein Spiel beginnen. Vielleicht liegt es an einem privaten Fenster oder an einer Einstellung für diese Website: Ändere das und lade dann die Seite neu.
unable-old = In einem anderen Tab ist eine andere Version von Tegel offen. Schließe die anderen Tabs und lade dann diese Seite neu. Deine Spiele sind sicher.
load-again = Seite neu laden
try-again = Noch einmal versuchen
try-again-in = { $n ->
    [one] Nächster Versuch in { $n } Sekunde.
   *[other] Nächster Versuch in { $n } Sekunden.
}
trying = Wird versucht…
refused-bad-address = An diese Adresse wird nichts gesendet: { $reason }.
bad-address-none = das ist keine Adresse
bad-address-https = eine Adresse beginnt mit https://
bad-address-names = in einer Adresse stehen weder Benutzer noch Passwort
bad-address-port = der Port kann { LIST($ports, by: " / ") } sein
bad-address-inside = sie liegt nicht im offenen Internet
bad-address-keys = das sind keine Schlüssel eines Browsers
refused-no-place = Das ist nicht mehr eingerichtet.
refused-enough-places = Das sind genug: Entferne zuerst einen anderen Ort.
refused-no-plan = Das lässt sich nicht vorausplanen: { $reason }.
refused-no-table = { no-table }.
refused-not-started = { nothing-to-replay }
refused-no-player = Du bist hier nicht mehr bekannt. Lade die Seite neu.
refused-no-invitation = Diese Einladung gibt es nicht mehr.
refused-too-large = Das ist mehr, als dieser Server auf einmal annimmt.
refused-too-slow = Das kam zu langsam an. Versuch es mit einer besseren Verbindung noch einmal.
refused-wrong-origin = Diese Seite kennt ihre eigene Adresse nicht. Wer sie betreibt, muss sie dort nennen.
refused-not-found = Das gibt es nicht, oder nicht mehr.
refused-bad-position = { $reason ->
    [none] Diese Stellung kann nicht sein.
   *[other] Diese Stellung kann nicht sein: { $reason }
}

## Das Analysebrett
analyse = Analyse
analyse-lead = Baue auf, was auf deinem Tisch liegt, probiere Züge aus und frage den Champion, was er spielen würde.
analyse-table = Ein Tisch
analyse-new = Ein neues Spiel
analyse-text = Eine Stellung als Text
analyse-file = Ein Spiel aus einer Datei
analyse-file-means = Eine .tegel-Datei, mit ihren Varianten und Kommentaren. Nichts davon wird hier behalten.
analyse-own = Spiele, die hier gespielt wurden, lassen sich nach ihrem Ende analysieren:
analyse-this = Dieses Spiel analysieren
analyse-here = Ab hier analysieren
set-up-table = Eine Stellung aufbauen
set-up = Stellung aufbauen
set-up-lead = Wähle unten, was du hinlegst, und tippe an, wo es liegt; tippe noch einmal, um es wegzunehmen. Beutel und Stapel ergeben sich, und was nicht sein kann, wird gleich gesagt.
other-position = Eine andere Stellung
champion = Der Champion
champion-looks = Der Champion schaut …
champion-rests = Der Champion ruht. Lass ihn denken, um seine Varianten zu sehen.
lines = Varianten
think = Denken lassen
stop-thinking = Nicht weiterdenken
looked-at = { $n } Spiele vorausgespielt
chances = Gewinnchancen
chances-are = Gewinnchancen: { LIST($chances) }
the-others = die anderen
show-line = Variante { $n } auf dem Brett zeigen:
show-line-means = Auf dem Brett zeigen
try-line = Bis hier als Variante spielen
analysis-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu entscheiden.
moves = Züge
try-a-move = Spiele einen Zug auf dem Brett, oder einen des Champions.
dealt-by-chance = hier hat der Zufall ausgeteilt
note-move = Diesen Zug kommentieren
mark = Zeichen
mark-means = { $mark ->
    [brilliant] !! glänzend
    [good] ! gut
    [interesting] !? bedenkenswert
    [doubtful] ?! zweifelhaft
    [mistake] ? ein Fehler
   *[blunder] ?? ein grober Fehler
}
comment = Kommentar
promote = Zur Hauptvariante machen
delete-from-here = Ab hier löschen
deal-anew = Neu austeilen
what-came = Was kam auf den Tisch?
what-came-means = Tippe an, was kam, Platz für Platz. Ein Tippen auf einen Platz leert ihn. Was niemand aufgeschrieben hat, wird erfunden.
that-came = Das kam
nobody-knows = Weiß niemand
what-chosen = Was hat { $name } gespielt?
choose-played = Was war es?
made-up = Niemand hat aufgeschrieben, was hier zur Wahl stand; was du davon siehst, ist erfunden.
write-down = Ein Spiel von einem echten Tisch aufschreiben
write-down-lead = Baue auf, wie euer Spiel begann. Spiele dann die Züge auf dem Brett, wie sie gespielt wurden; wann immer gezogen wird, wirst du gefragt, was kam.
begin-writing = Beginnen
copy-position = Die Stellung als Text kopieren
copy-failed = Der Browser hat das Kopieren nicht erlaubt. Beim Aufbauen steht der Text auch.
save-analysis = Als Datei speichern
analysis-file = analyse
palette = Was du hinlegst
palette-left = { $name }, { $left } im Beutel
key-palette = wählen, was du hinlegst
one-less = Eins weniger: { $name }
one-more = Eins mehr: { $name }
new-deal = Ein neues Spiel
as-text = Als Text
take-text = Diesen Text nehmen
no-position = Das ist keine Stellung. Sie beginnt mit ihrem Spiel, wie azul/1, und geht mit name=wert weiter.
not-yet = Noch nicht:

## Aufgaben
puzzles = Aufgaben
puzzle = Aufgabe { $rating }
daily-deal = Partie des Tages
puzzle-daily = Aufgabe des Tages
puzzle-daily-lead = { $game }, heute für alle dieselbe. Findest du den besten Zug?
puzzle-daily-done = Gelöst oder nicht, du hast sie versucht. Morgen gibt es eine neue.
puzzle-solve = Lösen
puzzle-next = Nächste Aufgabe
puzzle-show = Lösung zeigen
puzzle-shown = Das wäre der beste Zug gewesen.
puzzle-counts = Schau, bevor du wählst: Deine Wahl zählt sofort.
puzzle-why = Warum
puzzle-best = Bester Zug: { $line }
puzzle-all-themes = Alle Themen
puzzle-themes = Thema
puzzle-progress = { $solved } von { $all } gelöst · in Folge: { $streak }, höchstens { $longest }
puzzle-standing = Deine Wertung bei { $game }: { $rating } ± { $deviation }
puzzle-not-counted = Diese hast du schon einmal versucht: Sie zählt nicht noch einmal.
refused-no-puzzle = Es gibt keine Aufgabe mehr, die du nicht versucht hast. Wähle ein anderes Thema oder Spiel.
refused-not-kept = Dieser Browser konnte das nicht speichern.

## Ratings, tournaments
rated-choice = Um die Wertung
rated-hint = Das Ergebnis zählt. Nichts wird zurückgenommen oder unterbrochen, es gibt keine Tipps, und wer geht, verliert. Alle brauchen ein Konto.
rating-after = { $rating } ± { $off }
tournaments = Turniere
to-tournament = Zum Turnier
