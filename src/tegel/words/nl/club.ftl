# Wat om de spellen heen is: accounts, berichten, ratings, toernooien.

## Coming back
subject-mail-code = Je code voor Tegel
mail-code = Je code is { $code }. Hij werkt één keer, tien minuten lang, in de browser waarin je hem bij { $site } hebt gevraagd. Was jij dat niet, doe dan niets: zonder de code komt niemand binnen.
subject-mail-address = Is dit jouw adres?
mail-address = Je code is { $code }. Typ hem bij { $site } om te bevestigen dat dit jouw adres is. Heb je hier niet om gevraagd, doe dan niets.

## Accounts
account-lead = Je kunt zo lang je wilt zonder spelen. Met een account vind je je spellen op elk apparaat terug.
account-rules = De naam heeft 3 tot 24 letters, cijfers of _ . - en het wachtwoord minstens 8 tekens.
name-example = Wat anderen zien
login = Naam om mee in te loggen
password = Wachtwoord
register = Maak een account
registered = Klaar. Je vindt je spellen nu op elk apparaat terug.
log-in = Inloggen
log-out = Uitloggen
logged-in-as = Ingelogd als { $name }.
welcome-back = Welkom terug.
logged-out = Je bent op dit apparaat uitgelogd.
by-passkey = Inloggen met een passkey
register-by-passkey = Maak het met een passkey
passkey-or = of met een wachtwoord
lost-password = Wachtwoord kwijt?
your-account = Je account
your-account-lead = Hoe je terugkomt, waar je ingelogd bent, en wat van jou is.
guest-lead = Je speelt als gast: je spellen zijn alleen in deze browser te vinden.

## Ways back
ways-back = Terugkomen
ways-lead = Neem er meer dan één: dan sluit een verloren telefoon of een vergeten wachtwoord je nergens buiten.
passkeys = Passkeys
passkeys-lead = Je telefoon of computer bewaart de sleutel en opent hem met vinger, gezicht of code. Er valt niets te onthouden en niets te verklappen.
no-passkeys-here = Deze browser kan hier geen passkeys gebruiken: daarvoor zijn https en een naam als adres nodig.
add-passkey = Passkey toevoegen
passkey-name = Hoe noem je hem?
passkey-example = Deze telefoon
passkey-used = gemaakt { $made }, gebruikt { $used }
passkey-unused = gemaakt { $made }, nog niet gebruikt
remove = Verwijderen
remove-what = { $name } verwijderen
password-set = Je hebt er een.
password-none = Je hebt er geen: passkeys zijn genoeg.
new-password = Nieuw wachtwoord
change-password = Wijzigen
password-changed = Het is gewijzigd. Je andere apparaten zijn uitgelogd.
codes = Herstelcodes
codes-lead = Tien codes op papier, voor als al het andere kwijt is. Elke code werkt één keer.
codes-left = { $n ->
    [0] Je hebt er geen.
   *[other] Je hebt er nog { $n }.
}
new-codes = Nieuwe codes maken
codes-once = Ze zijn alleen nu te zien. De codes van hiervoor zijn niets meer waard.
codes-file = Herstelcodes voor { $login } bij { $site }. Elke code werkt één keer.
save-file = Als bestand bewaren
print = Afdrukken
codes-kept = Ik heb ze bewaard
mail = E-mail
mail-lead = Daarheen gaat een code als je erom vraagt. Verder wordt er hierom niets gestuurd.
mail-is = Codes gaan naar { $address }.
address = E-mailadres
send-code = Stuur een code
code-sent = Typ de zes cijfers die daar aankwamen. Ze gelden tien minuten, in deze browser.
code = Code
confirm-code = Bevestigen

## Devices
devices = Waar je ingelogd bent
device = { $browser } op { $system }
device-unknown = Een browser
device-here = dit apparaat
device-seen = laatst gezien { $when }
device-way = { $way ->
    [guest] als gast gekomen
    [password] met wachtwoord
    [passkey] met passkey
    [code] met een herstelcode
    [mail] via e-mail
   *[link] via een link
}
sign-out-device = Uitloggen
sign-out-what = Uitloggen: { $device }
sign-out-others = Overal elders uitloggen

## What is mine
mine-here = Wat van jou is
export-lead = Alles wat van je bewaard is in één bestand: je spellen, wat je schreef, puzzels, fouten, mensen.
export = Alles meenemen
leave-lead = Voorgoed weggaan: je naam verdwijnt uit alle spellen, en anderen houden de hunne heel. Partijen om de rating en van toernooien zijn verloren; elders speelt een bot verder. Dit is niet terug te draaien.
leave-for-good = Voorgoed weggaan
leave-type = Typ { $name } om voorgoed weg te gaan
left-for-good = Je bent weg. Niets hier noemt je nog.

## Showing who one is
prove = Ben jij het?
prove-lead = Laat hiervoor nog eens zien dat jij het bent.
prove-passkey = Gebruik een passkey
prove-on = Verder
no-way-here = Log uit en kom terug met een herstelcode of een e-mail, of vraag de beheerder van deze site om een link.

## Lost
lost = Terugkomen zonder wachtwoord
lost-lead = Geen wachtwoord? Er zijn andere wegen.
lost-code = Met een herstelcode
lost-mail = Via e-mail
lost-mail-lead = Als er een account met een adres is, gaat daar een code heen.
login-or-address = Naam om mee in te loggen, of e-mailadres
lost-host = Via de beheerder van deze site
lost-host-lead = Die kan je een link geven die één keer terugleidt. Hij werkt een dag.
way-in = Terugkomen
back-lead = Deze link leidt één keer terug naar je account.
back-next = Je bent terug. Kies nu een nieuw wachtwoord of voeg een passkey toe.
invited-here = Je bent uitgenodigd
invited-here-lead = Kom binnen en speel. Een account kun je later maken.
come-in = Kom binnen

## The house
house = Het huis
house-lead = Wie hier mag komen, en wat iedereen leest.
house-people = Mensen
reports-lead = Waar mensen over klagen. Wat je beslist, geldt meteen.
no-reports = Niemand heeft geklaagd.
reported-by = gemeld door { $name }
noticed = door Tegel zelf opgemerkt
reports-before = Eerder:
decision = { $action ->
    [dismiss] afgewezen
    [warn] gewaarschuwd
    [mute] het zwijgen opgelegd
   *[ban] geschorst
}
dismiss = Afwijzen
warn = Waarschuwen
mute-days = { $n } dagen niet chatten
ban-days = { $n } dagen schorsen
ban-ever = Voorgoed schorsen
newcomers = Nieuwkomers
newcomers-open = Iedereen
newcomers-invited = Alleen op uitnodiging
newcomers-closed = Niemand meer
guests-play = Gasten mogen spelen; anders alleen wie een account heeft
notice = Een regel voor iedereen
notice-lead = Laat leeg om niets te tonen. Wie geen van deze talen leest, ziet de eerste.
keep = Opslaan
invitations-house = Uitnodigingen
invitations-lead = Links voor nieuwkomers, waar je alleen op uitnodiging binnenkomt.
invitation-for = Voor wie?
invitation-example = Donderdagclub
invitation-uses = Hoeveel mogen er komen
invitation-many = zoveel er komen
invitation-uses-left = nog voor { $n }
invitation-lasts = Hoe lang hij werkt
invitation-days = { $n ->
    [one] Eén dag
   *[other] { $n } dagen
} lang
ends = eindigt { $when }
make-invitation = Maak een link
link-once = Kopieer hem nu: hij is alleen nu te zien.
link-back = Geef dit aan { $name }: het leidt één keer terug naar hun account, binnen een dag.
limits = Grenzen
limits-lead = Zoals deze server is gestart: zie tegel serve --help.
limit = { $name ->
    [per-address] Verbindingen van één adres
    [per-player] Live-verbindingen van één speler
    [tables-guest] Tafels van één gast tegelijk
    [tables-account] Tafels van één account tegelijk
    [keep-games] Dagen dat afgelopen spellen bewaard worden
   *[keep-guests] Dagen dat gasten zonder spel bewaard worden
}
no-limit = geen einde
people-house-lead = Wie hier het laatst was, staat bovenaan.
search-people = Zoek op naam
search = Zoeken
more-people = Meer mensen
nobody-found = Zo heet niemand.
person-about = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} · gezien { $when }
person-guest = gast
person-warden = beheerder
person-banned = geschorst tot { $day }
person-muted = mag niet chatten tot { $day }
day-ever = nader order
pardon = Weer toelaten
back-link = Link terug

## What is refused
refused-bad-login = Een inlognaam heeft 3 tot 24 tekens: letters zonder accent, cijfers en _ . -
refused-bad-password = Een wachtwoord heeft 8 tot 200 tekens.
refused-wrong-login = Die naam en dat wachtwoord horen niet bij elkaar.
refused-not-warden = Alleen wie deze site beheert, ziet de meldingen.
refused-no-report = Daar heeft iemand anders al over beslist.
refused-wrong-passkey = Deze passkey opent hier niets.
refused-bad-passkey = Die passkey kon niet bewaard worden. Probeer het nog eens.
refused-passkey-stopped = Er is niets gebeurd: de passkey is niet gebruikt.
refused-enough-passkeys = Meer passkeys kun je niet hebben.
refused-last-way = Het is je enige weg terug. Kies eerst een wachtwoord.
refused-wrong-code = Deze code opent niets: hij is fout, of al gebruikt.
refused-expired = Dat duurde te lang, of is elders gevraagd. Begin opnieuw.
refused-no-link = Deze link is gebruikt, of te oud. Vraag om een andere.
refused-bad-mail = Dat is geen e-mailadres.
refused-enough-letters = Er is voorlopig genoeg naar dit adres gestuurd. Kijk daar.
refused-no-mail = Deze site stuurt geen e-mail.
refused-other-name = Dat is niet jouw naam.
refused-not-fresh = Laat eerst zien dat jij het bent.
refused-no-device = Het is al uitgelogd.
refused-no-passkey = Hij is al weg.
refused-is-warden = Beheerders oordelen niet over elkaar.
refused-no-person = Die is er niet meer.
refused-enough-links = Meer uitnodigingen kunnen niet tegelijk gelden.
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
tournament-account = Alleen wie een account heeft, kan een toernooi aankondigen.
tournament-name = Naam
tournament-how = Hoe er gespeeld wordt
tournament-format = { $format ->
    [swiss] Zwitsers
    [arena] Arena
    [duplicate] Duplicate
   *[other] Iedereen tegen iedereen
}
tournament-format-lead = { $format ->
    [swiss] Spelers met evenveel punten treffen elkaar in de volgende ronde, en als het kan nooit twee keer.
    [arena] Tot de tijd om is, wordt wie vrij is steeds opnieuw ingedeeld.
    [duplicate] In elke ronde krijgen alle tafels hetzelfde, en elke plaats wordt vergeleken met die plaats aan alle andere tafels.
   *[other] Iedereen treft iedereen één keer.
}
tournament-how-many-rounds = Rondes
tournament-how-long = Hoe lang
tournament-teams = Hoeveel spelers van een team tellen
tournament-no-teams = geen teams
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
tournament-off-lead = Wie nog speelt, kan verder spelen: hier telt het niet meer.
tournament-running = Bezig
tournament-round-of = Ronde { $n } van { $of }
tournament-mine = Jij
tournament-my-table = Naar je tafel
tournament-wait = Je doet mee. Je volgende tafel komt vanzelf.
tournament-away = Je kwam niet aan je tafel. Kom terug als je er bent: dan word je weer ingedeeld.
tournament-rated-account = Om de rating speelt alleen wie een account heeft.
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
board-off = telt niet
board-bye = Vrij
screen-pairings = Tafels
correct = Uitslag corrigeren
correct-place = Plaats van { $name }
correct-counts = Wat telt
correct-places = deze plaatsen
correct-nobody = niemand heeft gewonnen
correct-why = Waarom
correct-reason = { $why ->
    [agreed] iedereen aan tafel is het eens
    [wrong_forfeit] iemand kreeg ten onrechte een nederlaag
   *[stood_still] het spel lag stil
}
correct-do = Vastleggen
corrected = { $by ->
    [warden] Een beheerder
   *[host] De organisator
} heeft dit vastgesteld, { $when }: { $why }.
corrected-before = Tot dan: { $result }.
refused-own-table = Niemand bepaalt de uitslag van de eigen tafel. Een beheerder kan dat.
refused-no-entry = { $reason }.
no-entry-is-over = Het toernooi is afgelopen
no-entry-is-in = Je doet al mee
no-entry-sent-away = De organisator heeft je weggestuurd
no-entry-too-often = Je kwam en ging al { $most } keer: dat is genoeg
no-entry-full = Alle { $most } plaatsen zijn bezet
no-entry-settled = Het is begonnen, en wie tegen wie speelt staat vast
no-entry-closing = De laatste spellen worden gespeeld
no-entry-too-late = Er zijn al te veel rondes gespeeld om nog mee te doen
no-entry-not-in = Je doet niet mee
no-entry-gone = Die speler doet niet meer mee
no-entry-few = Er zijn minstens { $most } spelers nodig
no-entry-stands = Er zijn geen uitslagen: het is niet begonnen of afgelast
no-entry-no-table = Zo’n tafel is er niet
no-entry-places = Er zijn { $most } plaatsen te vergeven
no-entry-decided-late = Het is meer dan zeven dagen geleden afgelopen: de uitslagen staan vast
no-entry-decided-often = Een uitslag kan hoogstens { $most } keer worden verbeterd
no-entry-decided = Een beheerder heeft die tafel beslist: dat blijft zo
no-entry-begun = Het is al begonnen
no-entry-not-running = Voor het begin en na het einde wordt niemand ingedeeld
no-entry-not-playing = Aan die tafel speelt niemand meer
no-entry-order = Een toernooi begint met zijn aankondiging, één keer
refused-no-tournament = Dat toernooi is er niet.
refused-bad-tournament = Zo kan een toernooi niet gehouden worden: { $reason }.
bad-tournament-format = de vormen zijn { LIST($choices) }
bad-tournament-seats = aan een tafel zitten 2 tot { $most } spelers, geen { $given }
bad-tournament-in-turn = iedereen tegen iedereen kan alleen aan tafels voor twee
bad-tournament-rounds = er zijn 1 tot { $most } rondes, geen { $given }
bad-tournament-no-rounds = hoeveel rondes er zijn, volgt vanzelf
bad-tournament-late = later instappen kan tot de laatste ronde, en alleen waar er rondes zijn
bad-tournament-tie-breaks = elk criterium bij een gelijke stand staat er één keer en is een van { LIST($choices) }
bad-tournament-team = van een team tellen 2 tot { $most } spelers mee
bad-tournament-streaks = reeksen tellen alleen in een arena
bad-tournament-at-once = alle spellen tegelijk beginnen kan alleen als iedereen tegen iedereen speelt
bad-tournament-minutes = een arena duurt 1 tot { $most } minuten
bad-tournament-no-minutes = alleen een arena eindigt op de klok
bad-tournament-rest = tussen twee rondes zitten hoogstens { $most } minuten
bad-tournament-far = het moet binnen een jaar beginnen
bad-tournament-hosted = { $most } van jou zijn nog niet afgelopen
bad-tournament-which-team = zeg voor welk team je speelt
bad-tournament-no-teams = er zijn geen teams
## Statistiek
statistics-csv = Al mijn partijen als tabel (CSV)

## Elke dag iets
daily-lead = Eén partij tegen de kampioen, voor iedereen dezelfde.
daily-rule = Je hebt één poging. Niets wordt teruggenomen, er zijn geen tips, en wat om { $when } klaar is, telt.
daily-guest = Alleen accounts staan in de lijst. Jij ook, zodra je er een hebt.
daily-play = Speel de partij van vandaag
daily-going = Je partij is nog bezig.
daily-late = Je partij was niet op tijd klaar.
daily-outcome = { $outcome ->
    [won] Gewonnen
    [shared] Gelijk
   *[lost] Verloren
}
daily-gave-up = Opgegeven
daily-unplayed = niet gespeeld
daily-results = Uitslagen
daily-today = Vandaag
daily-yesterday = Gisteren
daily-points = Punten
daily-champion = Kampioen
daily-nobody = Nog niemand is klaar.
daily-nobody-did = Niemand heeft gespeeld.
daily-finished = { $n ->
    [one] { $n } is klaar
   *[other] { $n } zijn klaar
}
daily-yours = Jouw dagen
daily-series = { $n ->
    [one] { $n } dag op rij
   *[other] { $n } dagen op rij
} · langste reeks: { $longest }
daily-ahead = Wat er komt
daily-chance = Toeval dat te controleren is
daily-chance-lead = Alle toeval van een dag volgt uit één geheim. Dit is wat er vooraf over is vastgelegd; het geheim zelf wordt getoond als de dag voorbij is.
daily-secret = Het geheim

## Zonder server gespeeld
offline-games = Offline gespeeld
offline-games-lead = Spellen uit een bestand dat Tegel zonder server schreef, komen bij die van je account, elk één keer. Ze staan er als offline bij en tellen voor niemand anders mee.
offline-games-account = Spellen die je zonder server hebt gespeeld, kunnen bij die van een account komen.
refused-games-waiting = Spellen die je offline speelde, staan nog niet bij je account en gaan verloren: { $n }. Druk nog een keer om toch uit te loggen.
## Berichten: wat iemand hoort die er niet is

notice-turn = Jij bent aan de beurt
notice-turn-lost = Jij bent aan de beurt: er is iets anders gespeeld dan je had voorzien
notice-ended = Het spel is afgelopen
notice-asked = { $name } vraagt je iets
notice-again = { $name } wil nog een keer spelen
notice-invited = { $name } vraagt je om te spelen
notice-mentioned = { $name } sprak je aan
notice-round = { $name }: ronde { $n } is begonnen
notice-lost = Een webhook antwoordt niet meer: { $name }
notice-trial = Het werkt
notice-trial-body = Hier komen berichten van Tegel aan.
notice-game-with = { $game } met { $names }
notice-look = Bekijk het in Tegel
mail-turns =
    { $n ->
        [one] Je bent aan één tafel aan de beurt
       *[other] Je bent aan { $n } tafels aan de beurt
    }
mail-news =
    { $n ->
        [one] Nieuws van een tafel van je
       *[other] Nieuws van { $n } tafels van je
    }
mail-why = Je krijgt deze mail omdat je erom hebt gevraagd. Geen mail meer:

notices = Berichten
notices-lead = Hoor dat je aan de beurt bent, ook als deze pagina dicht is.
push-here = Op dit apparaat
push-on = Je hoort het hier, één keer, zodra je aan de beurt bent en niet kijkt.
push-off = Je hoort hier nog niets.
push-start = Laat het me weten
push-stop = Niet meer
push-denied = Je browser staat geen berichten van deze pagina toe. Dat kun je veranderen in de instellingen, naast het adres.
push-home = Op een iPhone of iPad moet Tegel daarvoor op je beginscherm staan: tik op ‘Deel’, dan op ‘Zet op beginscherm’, open Tegel van daaruit en kom hier terug.
push-missing = Deze browser hoort niets zolang de pagina dicht is. Een andere dienst of een ander apparaat wel.
other-browsers = Je andere apparaten
remove-place = { $name } niets meer laten weten
mail-digest = Eén mail voor alles wat wacht, naar { $to }
told-of = Laat het me weten als
kind-turn = ik aan de beurt ben
kind-ended = een spel van mij is afgelopen
kind-asked = iemand wil terugnemen of pauzeren
kind-again = iemand nog een keer wil spelen
kind-invited = iemand me vraagt om te spelen
kind-mentioned = iemand aan tafel mijn naam noemt
kind-round = een ronde van mijn toernooi begint
kind-lost = een webhook van mij niet antwoordt
quiet-hours = Niet ’s nachts
quiet-from = Stil van
quiet-to = tot
quiet-zone = Volgens de klok in { $zone }. Wat er intussen gebeurt, hoor je ’s ochtends, als het er dan nog toe doet.
webhooks = Andere diensten
webhooks-lead = Plak het adres van een inkomende webhook, en je berichten komen daar aan. Alleen https, en geen adres binnen een netwerk.
style-discord = Discord
style-slack = Slack
style-matrix = Matrix (hookshot)
style-json = Een eigen programma (JSON)
hook-style = Dienst
hook-of = Het gaat om
hook-of-all = Al mijn tafels
hook-address = Adres
hook-add = Toevoegen
hook-secret = Aan dit geheim herkent je programma dat het Tegel is. Het wordt alleen deze keer getoond:
hook-failing = Het laatste bericht is niet aangenomen; het wordt opnieuw geprobeerd.
hook-given-up = Er antwoordt al dagen niemand: er wordt niets meer heen gestuurd. Probeer het als het weer werkt.
try-it = Uitproberen
trial-came = Verstuurd en aangenomen.
trial-refused = Het is niet aangenomen: de andere kant antwoordde met { $status }.
trial-no-answer = Er antwoordde niemand.
trial-forbidden = Naar dat adres wordt niets gestuurd: het ligt binnen een netwerk.
offer = De volgende beurt kan dagen duren. Zullen we het je laten weten als je weer mag, ook als deze pagina dicht is?
offer-yes = Ja, graag
offer-no = Nee
no-mail = Geen mail meer
no-mail-lead = Eén keer drukken, en Tegel stuurt je geen mail meer over je spellen.
no-mail-press = Stuur me geen mail meer
no-mail-done = Klaar: geen mail meer. In je instellingen kun je dat veranderen.
plan = Als ze dit spelen …
plan-lead = Speel op dit bord de zet van de ander en dan je antwoord. Komt het zo uit, dan wordt je antwoord meteen gespeeld. Zo niet, dan gebeurt er niets, en niemand hoort wat je van plan was.
plan-theirs = Als { $name } dit speelt …
plan-yours = … antwoord jij
plan-end = Tot hier en niet verder
plan-chance = Wat nu komt, is aan het toeval, of het spel is afgelopen.
plan-keep = Dit antwoord bewaren
plan-kept = Bewaard
plan-yours-so-far = Je antwoorden
plan-remove = Dit antwoord laten vallen
plan-none = Er valt nu niets te plannen: je bent aan de beurt, het spel gaat niet per dag, of wat anderen kunnen spelen is voor jou verborgen.

## Statistieken
details-times = In de loop van de tijd
details-chart = Van { $from } tot { $to }: { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, { $share } % gewonnen
details-week = Week van
details-month = Maand
details-rolling = aandeel gewonnen, de laatste { $n } samen
details-against = Tegen
details-rated = Met rating
details-rated-only = alleen met rating
details-casual = zonder rating
details-sources = Waar je punten vandaan komen
details-sources-of = Waar de punten vandaan komen
details-sources-lead = Punten per spel, gemiddeld; 19 van de 20 keer er niet verder naast dan wat erachter staat. Alleen uitgespeelde spellen.
details-source = Bron
details-you = Jij
details-they = Hier
details-others = Anderen aan deze tafels
details-winners = Winnaars van deze spellen
details-level = { $level } (bot)
details-level-like = { $level } (bot): ongeveer jouw niveau
details-compare = Vergelijk met
details-boards = { $games ->
    [one] { $games } bord
   *[other] { $games } borden
}
details-no-norm = Voor deze variant heeft nog niemand de bots gemeten.
details-off = ± { $off }
details-habits = Gewoonten
details-habits-lead = Wat je het eerst doet en wat je voor elkaar krijgt, in { $games ->
    [one] één spel
   *[other] { $games } spellen
}.
details-habits-of = Wat er het eerst gedaan wordt en wat er tot stand komt, in { $games ->
    [one] één spel
   *[other] { $games } spellen
}.
details-times-of = { $times } keer
details-per-game = { $n } per spel
details-luck = Geluk
details-luck-lead = Wat het toeval bracht of kostte, volgens de beoordelingen. Het is alleen bekend van spellen die beoordeeld zijn.
details-luck-none = Geen van deze spellen is beoordeeld: over geluk valt niets te zeggen.
details-reviewed = Beoordeeld
details-reviewed-of = { $reviewed } van { $games }
details-lucky = Geluk gehad
details-luck-sum = Geluk, in overwinningen
details-skill-sum = Eigen fouten, in overwinningen
details-waiting = Sommige spellen worden nog doorgekeken.
details-listed = Je mag genoemd worden in de statistieken van het huis.
club-statistics = Het huis in cijfers
club-statistics-lead = Hoe de spellen van dit huis verliepen.
club-games = Spellen
club-people = Wie er speelt
club-people-lead = Accounts, in het afgelopen jaar. Gasten worden niet genoemd, en wie dat niet wil ook niet.
club-records = Records
club-record-points = Meeste punten
club-series = Langste reeksen
club-series-lead = Na elkaar gewonnen spellen.
club-no-series = Nog niemand heeft twee keer op rij gewonnen.
club-nobody = niemand genoemd
club-guest = iemand
club-shown = Wie deze pagina ziet
club-shown-everybody = Iedereen
club-shown-host = Alleen wie het huis beheert
club-none = Hier is nog geen spel afgelopen.
club-hidden = Alleen wie deze site beheert, leest dat hier.
save-as = Bewaren als
openings-lead = Geteld over { $games } spellen van kampioenen tegen elkaar. Wat er ligt is nooit hetzelfde, dus een beurt staat voor wat altijd kan.
openings = Hoe kampioenen beginnen
openings-turn = Beurt { $n }
openings-played = Gespeeld
openings-share = Gewonnen
openings-back = Terug naar het begin
openings-none = Niemand heeft de openingen van dit spel nog geteld.
