# Was um die Spiele herum ist: Konten, Nachrichten, Wertungen, Turniere.
