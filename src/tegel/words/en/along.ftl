# Tegel taken along: a server's page that plays without a network, in the same browser.

along = Take Tegel along
along-lead = On a train or in a cellar you play without a network, in this browser: all games and levels, puzzles and the analysis board. Your latest games and your settings come along, { $size } MB in all.
along-account = What you play there goes to your account by itself when there is a network again. It is marked as played offline, and counts for nobody else.
along-guest = As a guest you have no account that games could go to: those that you play there stay in this browser until you have one.
along-take = Take along
along-coming = It is on its way …
along-here = Taken along on { $date }.
along-games = { $n ->
    [one] One of your games is here.
   *[other] { $n } of your games are here.
}
along-waiting = { $n ->
    [one] One game that you played offline is not at an account yet.
   *[other] { $n } games that you played offline are not at an account yet.
}
along-open = Open it
along-let-go = Let go of it
along-sure = Everything of it leaves this browser, also the games that you have begun there and those that are not at an account yet ({ $n }).
along-sure-yes = Let go all the same
along-keep = Keep it
along-gone = Nothing of it is in this browser any more.
along-missing = Nobody can take this server’s page along: it was made without what browsers need for that.
along-insecure = Browsers take along only what came over https, and this address begins with http.
along-wasm = This browser runs no WebAssembly here, and without a network Tegel needs it.
along-full = There is too little room on this device: { $size } MB are needed, and as much again on the way.
along-failed = Not all of it arrived, so nothing was taken along. Is there a network, and room on this device?

## Said at the top of the page
along-offline = You are offline. This is the Tegel that you took along.
along-offline-account = You are offline. This is the Tegel that you took along: what you play goes to your account when there is a network again.
along-lent = This page plays without its server.
along-there = There is a network again.
along-to-server = To the server
along-no-network = There is no network, but you took Tegel along.
along-play-on = Play without a network
along-added = { $n ->
    [one] One game that you played offline is at your account now.
   *[other] { $n } games that you played offline are at your account now.
}
along-whose = { $n ->
    [one] One game was played here offline, by a guest.
   *[other] { $n } games were played here offline, by a guest.
}
along-claim = Add to the account of { $login }
