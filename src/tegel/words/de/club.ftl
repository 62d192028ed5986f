# Was um die Spiele herum ist: Konten, Nachrichten, Wertungen, Turniere.

## Ohne Server gespielt
offline-games = Offline gespielt
offline-games-lead = Spiele aus einer Datei, die Tegel ohne Server geschrieben hat, kommen zu denen deines Kontos, jedes einmal. Sie sind als offline gekennzeichnet und zählen für niemanden sonst.
offline-games-account = Spiele, die du ohne Server gespielt hast, können zu denen eines Kontos kommen.
