along = Tegel meenemen
along-lead = In de trein of in een kelder speel je zonder netwerk, in deze browser: alle spellen en niveaus, puzzels en het analysebord. Je laatste spellen en je instellingen gaan mee, samen { $size } MB.
along-account = Wat je daar speelt, komt vanzelf bij je account als er weer een netwerk is. Het staat er als offline bij en telt voor niemand anders mee.
along-guest = Als gast heb je geen account waar spellen bij kunnen: wat je daar speelt, blijft in deze browser tot je er een hebt.
along-take = Meenemen
along-coming = Het is onderweg …
along-here = Meegenomen op { $date }.
along-games = { $n ->
    [one] Eén van je spellen is hier.
   *[other] { $n } van je spellen zijn hier.
}
along-waiting = { $n ->
    [one] Eén spel dat je offline speelde, staat nog niet bij een account.
   *[other] { $n } spellen die je offline speelde, staan nog niet bij een account.
}
along-open = Openen
along-let-go = Niet meer meenemen
along-sure = Alles ervan verdwijnt uit deze browser, ook spellen die je daar begonnen bent en spellen die nog niet bij een account staan ({ $n }).
along-sure-yes = Toch weghalen
along-keep = Houden
along-gone = Er staat niets meer van in deze browser.
along-missing = De pagina van deze server kan niet mee: hij is gemaakt zonder wat browsers daarvoor nodig hebben.
along-insecure = Browsers nemen alleen mee wat over https kwam, en dit adres begint met http.
along-wasm = Deze browser voert hier geen WebAssembly uit, en zonder netwerk kan Tegel daar niet buiten.
along-full = Er is te weinig ruimte op dit apparaat: er is { $size } MB nodig, en onderweg nog eens zoveel.
along-failed = Niet alles kwam aan, dus er is niets meegenomen. Is er een netwerk, en ruimte op dit apparaat?

along-offline = Je bent offline. Dit is de Tegel die je meenam.
along-offline-account = Je bent offline. Dit is de Tegel die je meenam: wat je speelt, komt bij je account als er weer een netwerk is.
along-lent = Deze pagina speelt zonder haar server.
along-there = Er is weer een netwerk.
along-to-server = Naar de server
along-no-network = Er is geen netwerk, maar je hebt Tegel meegenomen.
along-play-on = Zonder netwerk spelen
along-added = { $n ->
    [one] Eén spel dat je offline speelde, staat nu bij je account.
   *[other] { $n } spellen die je offline speelde, staan nu bij je account.
}
along-whose = { $n ->
    [one] Een gast heeft hier offline één spel gespeeld.
   *[other] Een gast heeft hier offline { $n } spellen gespeeld.
}
along-claim = Bij het account van { $login } zetten
