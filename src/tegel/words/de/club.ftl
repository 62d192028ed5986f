# Was um die Spiele herum ist: Konten, Nachrichten, Wertungen, Turniere.

## Coming back
mail-code-subject = Dein Code für Tegel
mail-code = Dein Code ist { $code }. Er gilt einmal, zehn Minuten lang, in dem Browser, in dem du ihn bei { $site } angefordert hast. Warst du das nicht, dann tu nichts: Ohne ihn kommt niemand hinein.
mail-address-subject = Ist das deine Adresse?
mail-address = Dein Code ist { $code }. Gib ihn bei { $site } ein, um zu bestätigen, dass das deine Adresse ist. Hast du ihn nicht angefordert, dann tu nichts.
