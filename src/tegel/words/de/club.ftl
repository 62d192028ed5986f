# Was um die Spiele herum ist: Konten, Nachrichten, Wertungen, Turniere.

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
