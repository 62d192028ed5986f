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
## Zonder server gespeeld
offline-games = Offline gespeeld
offline-games-lead = Spellen uit een bestand dat Tegel zonder server schreef, komen bij die van je account, elk één keer. Ze staan er als offline bij en tellen voor niemand anders mee.
offline-games-account = Spellen die je zonder server hebt gespeeld, kunnen bij die van een account komen.
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
quiet-zone = Volgens de klok in { $zone }. Wat er intussen gebeurt hoor je ’s ochtends, als het er dan nog toe doet.
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
trial-refused = Het is niet aangenomen: de andere kant antwoordde { $status }.
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
plan-chance = Wat nu komt is aan het toeval, of het spel is afgelopen.
plan-keep = Dit antwoord bewaren
plan-kept = Bewaard
plan-yours-so-far = Je antwoorden
plan-remove = Dit antwoord laten vallen
plan-none = Er valt nu niets te plannen: je bent aan de beurt, of het spel gaat niet per dag.
