along = Tegel mitnehmen
along-lead = Im Zug oder im Keller spielst du ohne Netz, in diesem Browser: alle Spiele und Stufen, Aufgaben und das Analysebrett. Deine letzten Spiele und deine Einstellungen kommen mit, zusammen { $size } MB.
along-account = Was du dort spielst, kommt von selbst zu deinem Konto, sobald es wieder ein Netz gibt. Es ist als offline gekennzeichnet und zählt für niemanden sonst.
along-guest = Als Gast hast du kein Konto, zu dem Spiele kommen könnten: Was du dort spielst, bleibt in diesem Browser, bis du eines hast.
along-take = Mitnehmen
along-coming = Es ist unterwegs …
along-here = Mitgenommen am { $date }.
along-games = { $n ->
    [one] Eines deiner Spiele ist hier.
   *[other] { $n } deiner Spiele sind hier.
}
along-waiting = { $n ->
    [one] Ein offline gespieltes Spiel ist noch bei keinem Konto.
   *[other] { $n } offline gespielte Spiele sind noch bei keinem Konto.
}
along-open = Öffnen
along-let-go = Nicht mehr mitnehmen
along-sure = Alles davon verschwindet aus diesem Browser, auch Spiele, die du dort begonnen hast, und solche, die noch bei keinem Konto sind ({ $n }).
along-sure-yes = Trotzdem entfernen
along-keep = Behalten
along-gone = In diesem Browser ist nichts mehr davon.
along-missing = Die Seite dieses Servers kann niemand mitnehmen: Ihm fehlt, was Browser dazu brauchen.
along-insecure = Browser nehmen nur mit, was über https kam, und diese Adresse beginnt mit http.
along-wasm = Dieser Browser führt hier kein WebAssembly aus, und ohne Netz braucht Tegel es.
along-full = Auf diesem Gerät ist zu wenig Platz: { $size } MB sind nötig, und unterwegs noch einmal so viel.
along-failed = Nicht alles ist angekommen, also wurde nichts mitgenommen. Gibt es ein Netz und Platz auf diesem Gerät?

along-offline = Du bist offline. Das ist das Tegel, das du mitgenommen hast.
along-offline-account = Du bist offline. Das ist das Tegel, das du mitgenommen hast: Was du spielst, kommt zu deinem Konto, sobald es wieder ein Netz gibt.
along-lent = Diese Seite spielt ohne ihren Server.
along-there = Es gibt wieder ein Netz.
along-to-server = Zum Server
along-no-network = Es gibt kein Netz, aber du hast Tegel mitgenommen.
along-play-on = Ohne Netz spielen
along-added = { $n ->
    [one] Ein offline gespieltes Spiel ist jetzt bei deinem Konto.
   *[other] { $n } offline gespielte Spiele sind jetzt bei deinem Konto.
}
along-whose = { $n ->
    [one] Ein Gast hat hier offline ein Spiel gespielt.
   *[other] Ein Gast hat hier offline { $n } Spiele gespielt.
}
along-claim = Zum Konto von { $login } hinzufügen
