# Wat om de spellen heen is: accounts, berichten, ratings, toernooien.

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
