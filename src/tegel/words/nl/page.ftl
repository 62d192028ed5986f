# Wat alleen de pagina zegt.

## Boven elke pagina
play = Spelen
tables = Tafels
watch = Kijken
learn = Leren
replay = Terugkijken
handbook = Handboek
take-along = Meenemen
mine = Mijn spellen
settings = Instellingen
skip = Naar de inhoud
language = Taal
theme-toggle = Licht of donker
menu = Menu
close = Sluiten

## De voorpagina
headline = Tegelspellen, goed gespeeld.
lead = Geen account nodig. Kies een spel en de eerste tegel is van jou.
opponent = Tegenstander
level-note = { $level ->
    [newcomer] Ontdekt nog wat de tegels doen.
    [newcomer-plus] Weet inmiddels wat de tegels doen.
    [beginner] Kent de regels, mist nog veel.
    [beginner-plus] Mist al wat minder.
    [casual] Ziet wat voor de hand ligt, en vaak meer.
    [casual-plus] Ziet het meeste wat er te zien is.
    [regular] Verspilt zelden een tegel.
    [regular-plus] Verspilt haast nooit een tegel.
    [club] Kiest wat op het eerste gezicht de beste zet is.
    [club-plus] Kijkt af en toe vooruit.
    [expert] Kijkt een paar beurten vooruit.
    [expert-plus] Kijkt verder vooruit en vergist zich zelden.
    [master] Kijkt ver vooruit en vergeeft weinig.
    [master-plus] Kijkt vooruit en voelt wie er beter voor staat.
    [grandmaster] Kijkt vooruit en weet waar het om gaat.
    [grandmaster-plus] Alleen de kampioen is sterker.
   *[champion] De beste die we hebben. Neemt de tijd.
}
a-little-stronger = Iets sterker
level-timed = { $seconds ->
    [inf] { $level }, onbeperkt
   *[other] { $level }, { $seconds } s
}
thinks-how-long = Hoe lang hij nadenkt
thinks-usual = Denkt na zoals altijd
thinks-seconds = { $seconds ->
    [inf] Denkt na tot jij ‘Nu zetten’ zegt
   *[other] Denkt { $seconds } s na per beurt
}
play-now = Speel nu
friend = Vriend
more-options = Meer keuzes
about-game = { $players } spelers · { $minutes } min
play-a-friend = Speel met een vriend
friend-lead = Stuur de link. Wie hem het eerst opent, zit tegenover je.
make-link = Maak een link
open-tables = Open tafels
no-open-tables = Er wacht nu niemand. Open een tafel, misschien schuift er iemand aan.
all = Alle
join = Meespelen
continue-game = Verder
how-to = Zo speel je
own-words = Eigen tekeningen, eigen woorden. De namen van de spellen zijn van hun eigenaars; Tegel heeft geen band met hen.

## Lijsten van tafels
tables-lead = Schuif aan, of open zelf een tafel.
watch-lead = Openbare spellen die nu bezig zijn. Kijk gerust mee.
nothing-to-watch = Er is nu geen openbaar spel bezig.
new-table = Nieuwe tafel
mine-lead = Je spellen op dit apparaat. Met een account zie je ze overal.
mine-lead-alone = Je spellen in deze browser. Als bestand gaan ze mee naar een andere.
offline-short = offline
games-carry = Spellen meenemen
games-carry-lead = Alle afgelopen spellen als één bestand: om te bewaren, of om in een andere browser verder te gaan.
games-as-file = Bewaar alle spellen als bestand
games-from-file = Voeg spellen uit een bestand toe
games-taken-in = { $n ->
    [0] Er is geen spel toegevoegd.
    [one] Er is één spel toegevoegd.
   *[other] Er zijn { $n } spellen toegevoegd.
}
games-known = { $n ->
    [one] Eén was er al.
   *[other] { $n } waren er al.
}
games-of-no-table = { $n ->
    [one] Eén is niet aan een tafel gespeeld of nog niet afgelopen: bekijk het onder Terugkijken.
   *[other] { $n } zijn niet aan een tafel gespeeld of nog niet afgelopen: bekijk ze onder Terugkijken.
}
no-games-yet = Je hebt nog niet gespeeld. Je spellen komen hier te staan.
others-turn = Wachten op anderen
finished-games = Uitgespeeld
look = Bekijk
older = Oudere spellen
outcome-won = Gewonnen
outcome-lost = Verloren
outcome-shared = Gedeelde overwinning
place = { $n }e plaats
bot = bot
bots = { $n ->
    [one] bot
   *[other] bots
}
open-seat = vrije plaats
seats-open = { $n ->
    [one] { $n } vrije plaats
   *[other] { $n } vrije plaatsen
}
moves-made = { $n ->
    [one] { $n } zet
   *[other] { $n } zetten
}
players-n = { $n } spelers
just-now = zojuist
table-aside = Apart gezet: onleesbaar

## Een profiel
profile = Profiel
profile-lead = Hoe je spellen verliepen. Spellen aan één scherm tellen niet mee.
profile-lead-of = Hoe de spellen van { $name } verliepen.
profile-empty = Er is nog geen spel uitgespeeld.
profile-public = Wat anderen zien
profile-games = Openbare spellen
openings-link = Hoe kampioenen beginnen
details-link = Het huis in cijfers
stats-opponent = Tegen
stats-games = Spellen
stats-won = Gewonnen
stats-shared = Gedeeld
stats-mean = Gemiddeld
stats-best = Beste
stats-rate = { $n } % gewonnen
stats-people = Mensen
stats-kind = Variant
stats-usual = Standaard
## Een nieuwe tafel
new-lead = Zo kun je meteen beginnen. Verander wat je wilt.
game = Spel
how-many = Spelers
seats = Plaatsen
with-whom = Met wie
with-bots = Bots
with-friends = Vrienden, via link
with-here = Aan dit scherm
me = ik
somebody-here = iemand aan dit scherm
anybody = vrij voor iedereen
name = Naam
clock = Klok
clock-none = Geen klok
clock-is-live = Live
clock-is-days = Dag voor dag
minutes-each = Voor het hele spel
more-each-turn = Extra per beurt
time-each-turn = Per beurt
nothing = niets
minutes-n = { $n } min
days = { $n ->
    [one] { $n } dag
   *[other] { $n } dagen
}
clock-live = { $n } minuten per speler
clock-increment = { $n } min + { $s } s
clock-days = { $n ->
    [one] { $n } dag per beurt
   *[other] { $n } dagen per beurt
}
public-table = Iedereen mag de tafel zien en meespelen
public-watch = Iedereen mag meekijken
by-link = Je krijgt zo een link. Wie de link heeft, mag gaan zitten.
allow-chat = Chat
open-table = Open de tafel
begin = Begin
you-sit-here = Hier zit jij.

## Voor een spel
invited = { $name } nodigt je uit voor een spel { $game }.
invite = { $n ->
    [one] Stuur deze link naar een vriend
   *[other] Stuur deze link naar je vrienden
}
invite-lead = Wie de link heeft, mag gaan zitten. Het is ook het adres van deze pagina.
invite-public = Je tafel staat ook bij de open tafels.
open-to-you = Er is een plaats vrij bij een potje { $game }.
join-and-begin = Ga zitten en speel
sit-down = Ga zitten
call-off = Deze tafel annuleren
copy = Kopieer
copied = Gekopieerd
your-name = Je naam
add-bot = Laat een bot spelen

## Mensen ontmoeten
share = Delen
share-text = Een potje { $title }
qr-code = QR-code
qr-label = De link als QR-code
qr-lead = Richt er de camera van een telefoon op.
or-aloud = Of lees hem voor:
have-code = Code of link van een vriend
go-there = Ga
play-somebody = Speel met iemand
play-somebody-lead = Eén druk op de knop: je speelt met wie hetzelfde wil.
pace = Tempo
pace-live = Live, 10 min
pace-none = Zonder klok
pace-days = 3 dagen per beurt
find-opponent = Zoek een tegenstander
seeking = We zoeken iemand voor { $game }
seeking-lead = Je speelt zodra er iemand komt. Houd deze pagina open.
stop-seeking = Stop met zoeken
nobody-yet = Er is nog niemand
nobody-yet-lead = Je houdt je plek. Je kunt intussen een vriend de link naar dit spel sturen.
ask-friends = Vraag iemand met wie je eerder speelde
ask-friends-lead = Die vindt de uitnodiging op de voorpagina.
invite-person = { $name } uitnodigen
asked = uitgenodigd
invitations = Je bent uitgenodigd
decline-invitation = Uitnodiging van { $name } afslaan
people-met = Met wie je hebt gespeeld
people-lead = Kies een spel en iemand om het mee te spelen.
nobody-met = Je hebt nog met niemand gespeeld.
games-together = { $n ->
    [one] { $n } potje samen
   *[other] { $n } potjes samen
}
block = Blokkeren
block-person = { $name } blokkeren
blocked = Geblokkeerd. Jullie worden niet meer aan elkaar gekoppeld en je ziet niet meer wat deze speler schrijft. Die merkt er niets van.
blocked-people = Geblokkeerd
blocked-lead = Je wordt niet aan hen gekoppeld, ze kunnen niet aan je tafels gaan zitten en je ziet niet wat ze schrijven.
unblock = Deblokkeren
unblock-person = { $name } deblokkeren
report = Melden
report-why = Wat is er mis?
report-reason = { $reason ->
    [talk] Beledigingen of spam
    [name] Aanstootgevende naam
    [stalling] Met opzet rekken of weglopen
    [cheating] Valsspelen
    [farming] De een verliest steeds van de ander
    [short] Spellen meteen opgegeven
    [household] Om de rating vanuit één huishouden
    [settled] Stelde de uitslag vast van een partij van anderen om de rating
   *[other] Iets anders
}
report-words = In je eigen woorden, als je wilt
report-lead = De beheerder van deze site krijgt je melding, met de chat van deze tafel.
send-report = Melding versturen
reported = Bedankt. Je melding is doorgegeven.
warned = Je bent gemeld, en de beheerder van deze site vraagt je hiermee te stoppen: { report-reason }.
muted = { $day ->
    [ever] Je kunt niet meer in de chat schrijven.
   *[other] Je kunt tot { $day } niet in de chat schrijven.
}
banned = { $day ->
    [ever] Je kunt hier geen nieuwe spellen meer beginnen.
   *[other] Je kunt hier tot { $day } geen nieuwe spellen beginnen.
}
understood = Begrepen
you-watch = Je kijkt mee.
watching-n = { $n ->
    [one] { $n } persoon kijkt mee
   *[other] { $n } mensen kijken mee
}
let-watch = Laat anderen meekijken
watch-soon = Het spel is nog niet begonnen. Zodra het begint, zie je het hier.
rather-play = Ik speel liever zelf
seats-taken = Alle plaatsen zijn bezet
seats-taken-lead = { $names } spelen { $game }. Je kunt meekijken of zelf een spel beginnen.
play-yourself = Zelf spelen
quick-phrases = Snelle berichtjes
unread = { $n ->
    [one] { $n } nieuw bericht
   *[other] { $n } nieuwe berichten
}

## Voor beheerders
reports = Meldingen

## Aan een tafel
waiting-for = Wachten op { $name }
move-now = Nu zetten
a-moment = Een ogenblik…
hint-lead = Wat een sterke speler hier doet
being-prepared = { $name }: in voorbereiding · { $n } %
getting-ready = maakt zich klaar · { $n } %
nearly-ready = is bijna zover
getting-ready-why = { $name } kijkt vooruit en maakt zich daar nog klaar voor. Dat hoeft maar één keer.
now-ready = { $name } is klaar om te spelen.
hint-on-its-way = Je tip komt eraan · { $n } %
hint-nearly-there = Je tip is er bijna
hint-why = Een tip kijkt vooruit, en dat wordt nu voorbereid. Dat hoeft maar één keer.
put-back = Leg terug
replay-this = Dit spel terugkijken
plan-answer = Mijn antwoord plannen
resign = Opgeven
resign-sure = Dit spel opgeven?
yes-resign = Ja, ik geef op
keep-playing = Verder spelen
game-so-far = Het spel tot nu toe
back-to-game = Terug naar het spel
chat = Chat
say-something = Zeg iets
send = Stuur
log-and-chat = Verloop en chat
away = weg: een bot speelt door
out-resigned = heeft opgegeven
out-time = tijd om
here = is er
not-here = is er niet
come-back = Ik ben er weer
ready = Ik ben { $name }
strength = Niveau

## Samen afspreken
ask-back = Vraag je zet terug
asks-seen = Sindsdien is er iets nieuws te zien geweest.
allow = Goed
decline = Liever niet
withdraw = Laat maar
you-allowed = Jij vindt het goed. De anderen moeten nog.
ask-pause = Vraag om een pauze
pause-game = Pauze
go-on = Verder
paused = Het spel ligt stil
paused-means = Er loopt geen klok. Wie meespeelt, kan verdergaan.
abort-game = Blaas het spel af
abort-means = Het is nog maar net begonnen: niemand wint of verliest.
no-thanks = Nee, bedankt
rematch-declined = { $name } wil liever niet nog een keer.
taken-back-mark = Er zijn zetten teruggenomen: dit spel telt niet voor een rating.
taken-back-short = met teruggenomen zetten
gone = { $name } heeft de pagina verlaten.
came = { $name } is er.
connection-lost = Geen verbinding
kept-unsent = De server is even weg. Wat je deed is bewaard en wordt vanzelf verstuurd.
kept-unsent-move = De server is even weg. Nog niet verstuurd: { $what }. Dat gaat vanzelf.
about-as-good = ongeveer even goed

## Het einde
by-resignation = { $name } gaf op.
by-time = De tijd van { $name } was om.
breakdown = Waar de punten vandaan kwamen
score-by-move = De stand door het spel heen
end-points = Punten
end-course = Verloop
next-opponent = Andere tegenstander
result = Uitslag
replay-game = Terugkijken
save-record = Bewaar het spel
rematch = Nog een keer
rematch-offered = Je hebt om een nieuw spel gevraagd.
rematch-asked = { $name } wil nog een keer.
rematch-go = Naar het volgende spel

## Leren
learn-lead = Elk spel in vijf minuten, op het echte bord.
all-games = Alle spellen
how-to-play = Zo speel je { $game }
enough-read = Genoeg gelezen? De tegels leggen de rest uit.
play-a-bot = Speel tegen een bot

## Al spelend leren
never-played = Nooit gespeeld? Leer het al spelend, in 10 minuten
guided-lead = Een echt spel tegen een vriendelijke bot, zet voor zet uitgelegd op het bord. Je kunt weggaan en terugkomen wanneer je wilt.
learn-by-playing = Leer het al spelend
guide = Je eerste spel
guide-far = Hoeveel je hebt geleerd
guide-leave = Verder spelen zonder uitleg
guide-go-on = Verder
guide-watch = Kijk wat de ander doet.
guide-known = Je hebt alles gezien. Speel het spel uit!
guide-over = Dat was je eerste spel. Het volgende is zonder uitleg, tegen een { $level } die het ook nog leert.
play-level = Speel tegen { $level }
ladder = { $why ->
    [won] Je hebt { $games } van je laatste { $of } spellen tegen { $level } gewonnen. Klaar voor { $next }?
   *[lost] { $level } is een taaie. Wat dacht je van { $next }?
}

## Regels opzoeken
rules-search = Zoek in de regels
rules-index = Wat er in de regels staat
rules-found = { $n ->
    [one] { $n } passage gevonden
   *[other] { $n } passages gevonden
}
rules-none = Deze woorden staan niet in de regels.

## Terugkijken
replay-lead = Loop door elk spel dat als .tegel-bestand bewaard is.
drop-record = Sleep een bewaard spel hierheen, of kies een bestand
choose-file = Kies een bestand
other-file = Ander bestand
record-where = Een afgelopen spel bewaar je vanaf het eindscherm. Van het bestand blijft hier niets achter.
record-too-large = dat bestand is te groot voor een bewaard spel
replay-own = Voor spellen die hier gespeeld zijn heb je geen bestand nodig:
nothing-to-replay = Dit spel is nog niet begonnen: er valt niets terug te kijken.
first = Naar het begin
previous = Een zet terug
next = Een zet verder
last = Naar het einde
autoplay = Vanzelf afspelen
pause = Pauze
the-start = Het begin
replay-keys = Met de pijltjes ga je zet voor zet, met Home en End naar het begin en het einde.
through-eyes = Door wiens ogen
onlooker = Als toeschouwer
eyes-of = Als { $name }
share-move = Kopieer de link
to-table = Naar de tafel

## Een spel beoordelen
review-game = Beoordelen
review-running = Zet { $done } van { $of } wordt bekeken.
review-waits = Je beoordeling wacht even: zetten in lopende spellen gaan voor.
review-why = De kampioen weegt elke beslissing tegen zijn eigen keuze, met wat de speler kon weten.
review-unfinished = De beoordeling is niet afgemaakt. Probeer het opnieuw.
review-here = De beoordeling is er.
review-graph = Winstkansen in de loop van het spel
review-margin-graph = Verwachte voorsprong in de loop van het spel
review-move = Zet
review-marks = Tekens
review-margin = Voorsprong
review-moves = Zetten
review-report = Verslag
review-verdict = Wat de beoordeling hier zegt
review-begin = Ga naar een zet om te lezen wat die waard was.
review-forced = Er viel niets te kiezen.
review-fine = Iets beters is niet gevonden.
review-better-is = Beter:
review-show = Toon het op het bord
review-analyse = Analyseer deze stelling
review-deal = { $who ->
    [you] { $way ->
        [good] Trekking { $n } zat jou mee: { $points } { $points ->
            [one] punt
           *[other] punten
        }.
       *[bad] Trekking { $n } kostte jou { $points } { $points ->
            [one] punt
           *[other] punten
        }.
    }
   *[other] { $way ->
        [good] Trekking { $n } zat { $name } mee: { $points } { $points ->
            [one] punt
           *[other] punten
        }.
       *[bad] Trekking { $n } kostte { $name } { $points } { $points ->
            [one] punt
           *[other] punten
        }.
    }
}
review-accuracy = Hoe goed er gespeeld is
review-rate = Verlies per beslissing
review-rate-means = In punten winstkans, met het bereik waarin het voor 95 % zeker ligt: één spel zegt weinig.
review-lately = { $games ->
    [one] Je enige beoordeelde spel van deze soort tot nu toe: { $lately } per beslissing.
   *[other] Jij, in je laatste { $games } spellen van deze soort: { $lately } per beslissing.
}
review-account = Van begin tot eind
review-start = Aan het begin
review-own = Eigen fouten
review-others = Fouten van anderen
review-hindsight = Pas later gezien
review-result = Uitslag
review-ended = Toen het stopte
review-account-means = Elke kolom is een optelsom: wat kunde en geluk van de kansen maakten. Pas later gezien is wat ook de kampioen niet voorzag.
review-retry = { $count ->
    [one] Mijn fout overdoen
   *[other] Mijn { $count } fouten overdoen
}
review-retry-of = { $count ->
    [one] { $name }: de fout overdoen
   *[other] { $name }: { $count } fouten overdoen
}
review-none = Je maakte geen fout die een teken waard is. Goed gespeeld!
retry-nth = { $n } van { $of }
retry-lead = Zoek een betere zet.
retry-played = Gespeeld:
retry-yours = Jouw antwoord:
retry-judging = Wordt gewogen
verdict-other = Dat is niet wat er gespeeld is, en ook niet wat de kampioen zou doen.
verdict-shown = Dit zou de kampioen doen.
retry-show = Toon het
retry-again = Nog eens proberen
retry-next = Volgende
retry-leave = Terug naar de beoordeling

## Mijn fouten, over alle spellen
mistakes = Mijn fouten
mistakes-all = Al mijn fouten
mistakes-lead = Wat je in je beoordeelde spellen miste, komt terug tot je het weet.
mistakes-due = { $count ->
    [0] Nu is er niets aan de beurt.
    [one] 1 fout is aan de beurt.
   *[other] { $count } fouten zijn aan de beurt.
}
mistakes-next = De volgende komt { $when } terug.
mistakes-of = { $count ->
    [one] 1 fout in totaal.
   *[other] { $count } fouten in totaal.
}
mistakes-practise = Oefen
mistakes-practise-theme = Oefen: { $theme }, { $game }
mistakes-early = Vooruit oefenen
mistakes-early-means = Wat het kostte, staat in punten winstkans. Zolang iets nog niet aan de beurt is, verandert een antwoord niets: het is alleen om te oefenen.
mistakes-none = In je beoordeelde spellen is niets gevonden dat een teken waard is. Goed gespeeld!
mistakes-begin = Er is nog geen spel van je beoordeeld. Druk na afloop van een spel op ‘Beoordelen’: wat je miste wordt hier verzameld, en komt terug tot je het weet.
mistakes-themes = Wat je miste
mistakes-theme = Thema
mistakes-count = Fouten
mistakes-cost = Kost telkens
mistakes-due-now = Nu
mistakes-form = Hoe goed je speelt
mistakes-rate = Verlies per beslissing
mistakes-range = Bereik (95 %)
mistakes-lately = Laatste tien
mistakes-form-means = In punten winstkans, volgens de beoordelingen van je spellen: hoe minder, hoe beter.
mistakes-leave = Terug naar mijn fouten
mistakes-to-game = Het spel waarin het was
mistake-back = Komt { $when } terug.

## De toetsen
keys-title = Toetsenbord
keys-everywhere = Op elke pagina
key-help = deze lijst
key-tab = naar de volgende knop; met Shift naar de vorige
key-enter = druk op wat gemarkeerd is
key-escape = sluiten; aan tafel: terugleggen
key-log = in het verloop van het spel: beurt voor beurt
key-marks = naar de volgende zet met een teken; met Shift naar de vorige
key-steps = zet voor zet
key-ends = naar het begin en het einde
## Instellingen en account
settings-lead = Ze gelden meteen, voor dit apparaat.
appearance = Weergave
theme = Thema
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
size = Grootte van tegels en tekst
size-small = Klein
size-normal = Normaal
size-large = Groot
playing = Tijdens het spel
motion = Hoe snel tegels bewegen
motion-calm = Rustig
motion-brisk = Vlot
motion-off = Niet
confirm = Leg een tegel pas als ik op de knop druk
sound = Geluid
sound-on = Laat tegels, beurten en berichten horen
volume = Volume
notify = Meld dat ik aan zet ben, ook als de pagina niet in beeld is
notify-refused = Je browser staat geen meldingen van deze pagina toe. Je kunt dat naast het adres veranderen.
notify-missing = Deze browser kent geen meldingen.
thinks = Analyses, tips en beoordelingen worden gemaakt
thinks-server = op de server
thinks-browser = in deze browser
thinks-quicker = waar het sneller gaat
thinks-missing = Browsers kunnen niet voor deze server denken: hij is gemaakt zonder wat ze nodig hebben.
show-chat = Toon de chat
account = Account
rename = Wijzig
saved = Opgeslagen.

## Wat misgaat
failed = { $reason ->
    [none] Dat lukte niet.
   *[other] Dat lukte niet: { $reason }
}
no-table = Die tafel bestaat niet
table-closed = Deze tafel is opgeruimd
to-front = Naar de voorpagina
not-found = Hier is niets te vinden
not-found-lead = Misschien is de link niet compleet, of bestaat de pagina niet meer.
no-table-lead = Misschien is de link niet compleet, of is de tafel opgeruimd. Vraag of je hem nog een keer kunt krijgen.
table-closed-lead = Er kwam niemand, niemand speelde verder, of de tafel is geannuleerd.
away-title = De server is even weg
away-lead = Je spellen zijn veilig. We blijven het vanzelf proberen.
part-missing = Een deel van de pagina kon niet worden geladen.
starting = De spellen worden klaargezet, één keer per bezoek …
unable-wasm = Deze browser voert hier geen WebAssembly uit, en zonder server kan Tegel daar niet buiten. Sta het toe voor deze site (misschien heeft een beveiligde modus het uitgezet), of gebruik een andere browser. Wat hier bewaard is, blijft.
unable-pack = De spellen konden niet worden gestart: er kwam iets niet aan, of er liep iets vast. Laad de pagina opnieuw zodra er een netwerk is. Wat gespeeld is, is bewaard.
unable-memory = Er is hier te weinig geheugen voor de spellen. Sluit andere tabbladen en laad de pagina dan opnieuw. Wat gespeeld is, is bewaard.
unable-full = De opslag van deze browser is vol: wat je nu speelt, kan niet worden bewaard. Maak ruimte vrij op dit apparaat en laad de pagina dan opnieuw. Wat eerder gespeeld is, is veilig.
unable-storage = Deze browser laat de pagina niets bewaren, dus kan hier geen spel beginnen. Misschien komt dat door een privévenster of een instelling voor deze site: verander die en laad de pagina dan opnieuw.
unable-old = In een ander tabblad staat een andere versie van Tegel open. Sluit de andere tabbladen en laad deze pagina dan opnieuw. Je spellen zijn veilig.
load-again = Pagina opnieuw laden
try-again = Probeer opnieuw
try-again-in = { $n ->
    [one] Over { $n } seconde proberen we het opnieuw.
   *[other] Over { $n } seconden proberen we het opnieuw.
}
trying = Even proberen…
refused-bad-address = Naar dat adres wordt niets gestuurd: { $reason }.
bad-address-none = dit is geen adres
bad-address-https = een adres begint met https://
bad-address-names = in een adres staat geen gebruiker en geen wachtwoord
bad-address-port = de poort kan { LIST($ports, by: " / ") } zijn
bad-address-inside = het ligt niet op het open internet
bad-address-keys = dit zijn geen sleutels van een browser
refused-no-place = Dit is niet meer ingesteld.
refused-enough-places = Dat zijn er genoeg: verwijder eerst een andere plek.
refused-no-plan = Dit kan niet gepland worden: { $reason }.
refused-no-table = { no-table }.
refused-not-started = { nothing-to-replay }
refused-no-player = Je bent hier niet meer bekend. Laad de pagina opnieuw.
refused-no-invitation = Die uitnodiging is er niet meer.
refused-too-large = Dat is meer dan deze server in één keer aanneemt.
refused-too-slow = Dat kwam te langzaam aan. Probeer het opnieuw met een betere verbinding.
refused-wrong-origin = Deze site kent het adres van deze pagina niet. Wie de site beheert, moet het daar noemen.
refused-not-found = Dat is er niet, of niet meer.
refused-bad-position = { $reason ->
    [none] Die stelling kan niet.
   *[other] Die stelling kan niet: { $reason }
}

## Het analysebord
analyse = Analyse
analyse-lead = Zet neer wat er op je tafel ligt, probeer zetten en vraag de kampioen wat die zou spelen.
analyse-table = Een tafel
analyse-new = Een nieuw spel
analyse-text = Een stelling als tekst
analyse-file = Een spel uit een bestand
analyse-file-means = Een .tegel-bestand, met zijn varianten en opmerkingen. Er wordt hier niets van bewaard.
analyse-own = Spellen die hier gespeeld zijn, kun je na afloop analyseren:
analyse-this = Dit spel analyseren
analyse-here = Vanaf hier analyseren
set-up-table = Een stelling opzetten
set-up = Stelling opzetten
set-up-lead = Kies hieronder wat je neerlegt en tik waar het ligt; tik nog eens om het weg te nemen. Zak en stapels volgen vanzelf, en wat niet kan, wordt meteen gezegd.
other-position = Een andere stelling
champion = De kampioen
champion-looks = De kampioen kijkt …
champion-rests = De kampioen rust. Laat hem denken om zijn varianten te zien.
lines = Varianten
think = Laat denken
stop-thinking = Stop met denken
looked-at = { $n } spellen vooruit gespeeld
chances = Winstkansen
chances-are = Winstkansen: { LIST($chances) }
the-others = de anderen
show-line = Toon variant { $n } op het bord:
show-line-means = Toon op het bord
try-line = Speel tot hier als variant
analysis-over = Het spel is afgelopen: er valt niets meer te beslissen.
moves = Zetten
try-a-move = Speel een zet op het bord, of een van de kampioen.
dealt-by-chance = hier deelde het toeval
note-move = Noteer bij deze zet
mark = Teken
mark-means = { $mark ->
    [brilliant] !! briljant
    [good] ! goed
    [interesting] !? het overwegen waard
    [doubtful] ?! twijfelachtig
    [mistake] ? een fout
   *[blunder] ?? een blunder
}
comment = Opmerking
promote = Maak dit de hoofdvariant
delete-from-here = Wis vanaf hier
deal-anew = Opnieuw delen
what-came = Wat kwam er op tafel?
what-came-means = Tik aan wat er kwam, plaats voor plaats. Een tik op een plaats maakt die leeg. Wat niemand heeft opgeschreven, wordt verzonnen.
that-came = Dat kwam er
nobody-knows = Weet niemand
what-chosen = Welke speelde { $name }?
choose-played = Welke was het?
made-up = Niemand heeft opgeschreven waaruit te kiezen was; wat je ervan ziet is verzonnen.
write-down = Een spel van een echte tafel opschrijven
write-down-lead = Zet op hoe jullie spel begon. Speel dan de zetten op het bord zoals ze gespeeld zijn; zodra er getrokken wordt, word je gevraagd wat er kwam.
begin-writing = Beginnen
copy-position = Kopieer de stelling als tekst
copy-failed = De browser liet ons niet kopiëren. Bij het opzetten staat de tekst ook.
save-analysis = Bewaar als bestand
analysis-file = analyse
palette = Wat je neerlegt
palette-left = { $name }, { $left } in de zak
key-palette = kiezen wat je neerlegt
one-less = Eén minder: { $name }
one-more = Eén meer: { $name }
new-deal = Een nieuw spel
as-text = Als tekst
take-text = Neem deze tekst
no-position = Dat is geen stelling. Die begint met het spel, zoals azul/1, en gaat verder met naam=waarde.
not-yet = Nog niet:

## Puzzels
puzzles = Puzzels
puzzle = Puzzel { $rating }
daily-deal = Partij van de dag
puzzle-daily = Puzzel van de dag
puzzle-daily-lead = { $game }, vandaag voor iedereen dezelfde. Vind jij de beste zet?
puzzle-daily-done = Opgelost of niet, je hebt hem geprobeerd. Morgen is er weer een.
puzzle-solve = Los op
puzzle-next = Volgende puzzel
puzzle-show = Laat het antwoord zien
puzzle-shown = Dit was de beste zet geweest.
puzzle-counts = Kijk voor je kiest: je keuze telt meteen.
puzzle-why = Waarom
puzzle-best = Beste: { $line }
puzzle-all-themes = Alle thema’s
puzzle-themes = Thema
puzzle-progress = { $solved } van { $all } opgelost · op rij: { $streak }, hoogstens { $longest }
puzzle-standing = Je rating voor { $game }: { $rating } ± { $deviation }
puzzle-not-counted = Deze heb je al eens geprobeerd: hij telt niet nog eens.
refused-no-puzzle = Er is geen puzzel meer die je niet hebt geprobeerd. Kies een ander thema of spel.
refused-not-kept = Deze browser kon dat niet bewaren.

## Ratings, tournaments
rated-choice = Om de rating
rated-hint = De uitslag telt. Er wordt niets teruggenomen of gepauzeerd, er zijn geen tips, en wie weggaat verliest. Iedereen heeft een account nodig.
rating-after = { $rating } ± { $off }
tournaments = Toernooien
to-tournament = Naar het toernooi
