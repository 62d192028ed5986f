# Was um die Spiele herum ist: Konten, Nachrichten, Wertungen, Turniere.

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
