# Wat om de spellen heen is: accounts, berichten, ratings, toernooien.

## Coming back
mail-code-subject = Je code voor Tegel
mail-code = Je code is { $code }. Hij werkt één keer, tien minuten lang, in de browser waarin je hem bij { $site } hebt gevraagd. Was jij dat niet, doe dan niets: zonder de code komt niemand binnen.
mail-address-subject = Is dit jouw adres?
mail-address = Je code is { $code }. Typ hem bij { $site } om te bevestigen dat dit jouw adres is. Heb je hier niet om gevraagd, doe dan niets.
