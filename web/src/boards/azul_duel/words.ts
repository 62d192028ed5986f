import { settings } from '../../lib/settings.svelte'
import { translator } from '../../words'
import { chipColours, plateCells } from './notation'

const en = {
  blue: 'blue', yellow: 'yellow', red: 'red', black: 'black', turquoise: 'turquoise', special: 'special', wild: 'wild',
  // places
  round: 'Round {n} of 5', set_up: 'Set-up', phase_tiling: 'Round {n} of 5 · tiling',
  factory: 'Factory {n}', large: 'Large factory', sun: 'sun', moon: 'moon', moons: 'moons', nothing: 'empty',
  plates: 'Dome plates', factories: 'Factories', stack: 'Stack', stack_of: '{n} {n|plate|plates}, {kind} on top', stack_empty: 'Stack empty',
  bag: 'Bag', tower: 'Tower', tokens: 'Dome tokens', tokens_n: '{n} dome {n|token|tokens}', chips: 'Chips', no_chips: 'no chips', chip: 'chip', face_down: 'chip, face down', start_tile: 'Start tile',
  broken: 'Broken', dome: 'Dome', lines: 'Pattern lines', line: 'Line {n}', line_is: 'Line {n}: {count} of {size} {colour}', line_empty: 'Line {n}: empty, {size} {size|space|spaces}',
  space: 'Space {n}', space_empty: 'space {n}, no plate', plate_in: 'space {n}: {cells}', plate: 'plate {cells}', filled: '{colour} laid', hand: 'In hand', drawn: 'Drawn', waiting: 'To stack', passed: 'has passed', returned: '{n} returned to the bottom', returned_list: 'You returned, from the top down:',
  scoring: 'Scoring tiles', enlarge_of: 'Enlarge the board of {name}', board_of: 'Board of {name}', to_tile: 'being tiled',
  holds: 'holds {colour}', complete: 'complete', of: '{n} of {size}', worth: 'a special tile in this row: {n}',
  // what to do
  do_setup: 'Take one of the three plates for your dome.', do_action: 'Take tiles, use a dome token, or take a chip.', do_action_no_token: 'Take tiles from a sun or the moons, or a chip.', do_action_only: 'Take what is lit.',
  do_drawing: 'Draw another plate for 1 point, or look at what you drew.', do_keep: 'Keep one of the plates you drew.', do_return: 'Put the rest under the stack: tap which comes next, the first lies nearest the top.',
  do_space: 'Choose a space of your dome. Tap again, or R, to turn the plate.', do_turn: 'Turn the plate, then lay it.', do_stack: 'Stack the rest on the moon: tap which tile comes next, from the bottom up.',
  do_line: '{n} {colour} in hand. Choose a line, or break them.', do_column: 'Line {n} is complete. Choose its space in row {n}.', do_chips: 'Line {n} can be completed with chips. Tap a chip to pay, or keep them.', do_next: 'Paying for line {n}. Tap the next chip.',
  do_over: 'The game is over.', do_wait_set_up: '{name} chooses a first plate.', do_wait: '{name} is choosing.', do_wait_tiling: '{name} tiles the dome.', do_wait_hand: '{name} has {n} {colour} in hand.', do_wait_plate: '{name} places a plate.', do_wait_drawing: '{name} draws from the stack.',
  // what the button does
  b_plate: 'Take this plate', b_draw: 'Draw for 1 point', b_draw_free: 'Draw from the stack', b_again: 'Draw another · −1', b_stop: 'Look at them', b_keep: 'Keep this plate', b_return: 'Return this one next', b_space: 'Lay in space {n}', b_turn: 'Lay it so', b_take: 'Take {n} {colour}', b_chip: 'Take this chip', b_stack: 'Stack {colour}', b_line: 'Lay on line {n}', b_break: 'Break them all', b_column: 'Lay in column {n}', b_none: 'Keep my chips', b_pay: 'Pay this chip', turn_plate: 'Turn the plate', take_from_moons: '{n} {colour} from all moons', take_from: '{n} {colour}, {place}', pay_chip: 'pay the chip {chip}', take_chip: 'the chip {chip} of factory {n}', break_short: 'Break',
  // the log
  s_plate: '{you|take|takes} the plate {plate}', s_draw: '{you|draw|draws} a plate from the stack', s_stop: '{you|look|looks} at the drawn plates', s_keep: '{you|keep|keeps} the plate {plate}', s_return: '{you|put|puts} the plate {plate} back under the stack', s_secret: '{you|put|puts} a plate back under the stack', s_space: '{you|lay|lays} it in space {n}', s_turn: '{you|turn|turns} it by {n}°', s_turn0: '{you|leave|leaves} it unturned', s_large: '{you|take|takes} {colour} from the large sun', s_small: '{you|take|takes} {colour} from the sun of factory {n}', s_moons: '{you|take|takes} {colour} from the moons', s_chip: '{you|take|takes} the chip of factory {n}', s_stack: '{you|stack|stacks} {colour} on the moon', s_line: '{you|lay|lays} on line {n}', s_break: '{you|break|breaks} them all', s_column: '{you|lay|lays} a tile in column {n}', s_none: '{you|pay|pays} no chips', s_pay: '{you|pay|pays} the chip {chip}',
  // scoring tiles
  c_1A: 'Full columns, 7 each', c_1B: 'Tiles on the rim, 1 each', c_2A: 'Full diagonals, 10 each', c_2B: 'Full corner plates, 3 above, 8 below', c_3A: 'All wild spaces filled, 2 each', c_3B: 'Empty special spaces, −3 each', c_4A: 'Full rows, 3 each', c_4B: 'Rows with 5 colours, 4 each',
  c_none: 'nothing yet', ledger: 'Last tiling', l_special: 'special tile', l_loss: 'broken tiles and start tile',
  c_missing: 'nearest: {n} missing', c_missing_all: '{n} missing', c_done: 'complete', c_lacks: 'row {n} lacks {colours}',
  prospect: 'If tiling began now',
  p_rounds: 'Dome, specials and losses',
}
type Key = keyof typeof en

const nl: Record<Key, string> = {
  blue: 'blauw', yellow: 'geel', red: 'rood', black: 'zwart', turquoise: 'turkoois', special: 'speciaal', wild: 'meerkleurig',
  round: 'Ronde {n} van 5', set_up: 'Voorbereiding', phase_tiling: 'Ronde {n} van 5 · tegelen',
  factory: 'Fabriek {n}', large: 'Grote fabriek', sun: 'zon', moon: 'maan', moons: 'manen', nothing: 'leeg',
  plates: 'Koepelplaten', factories: 'Fabrieken', stack: 'Stapel', stack_of: '{n} {n|plaat|platen}, {kind} bovenop', stack_empty: 'Stapel leeg',
  bag: 'Zak', tower: 'Toren', tokens: 'Koepelfiches', tokens_n: '{n} {n|koepelfiche|koepelfiches}', chips: 'Bonusfiches', no_chips: 'geen bonusfiches', chip: 'bonusfiche', face_down: 'gedekte bonusfiche', start_tile: 'Starttegel',
  broken: 'Gebroken', dome: 'Koepel', lines: 'Patroonlijnen', line: 'Lijn {n}', line_is: 'Lijn {n}: {count} van {size} {colour}', line_empty: 'Lijn {n}: leeg, {size} {size|vak|vakken}',
  space: 'Plek {n}', space_empty: 'plek {n}, geen plaat', plate_in: 'plek {n}: {cells}', plate: 'plaat {cells}', filled: '{colour} gelegd', hand: 'In de hand', drawn: 'Getrokken', waiting: 'Te stapelen', passed: 'heeft gepast', returned: '{n} onderaan teruggelegd', returned_list: 'Jij legde terug, van boven naar onder:',
  scoring: 'Scoretegels', enlarge_of: 'Vergroot het bord van {name}', board_of: 'Bord van {name}', to_tile: 'wordt getegeld',
  holds: 'bevat {colour}', complete: 'vol', of: '{n} van {size}', worth: 'een speciale tegel in deze rij: {n}',
  do_setup: 'Neem een van de drie platen voor je koepel.', do_action: 'Neem tegels, gebruik een koepelfiche of neem een bonusfiche.', do_action_no_token: 'Neem tegels van een zon of de manen, of een bonusfiche.', do_action_only: 'Neem wat oplicht.',
  do_drawing: 'Trek nog een plaat voor 1 punt, of bekijk wat je trok.', do_keep: 'Houd een van de getrokken platen.', do_return: 'Leg de rest onder de stapel: tik welke volgt, de eerste ligt het hoogst.',
  do_space: 'Kies een plek in je koepel. Tik nog eens, of R, om de plaat te draaien.', do_turn: 'Draai de plaat en leg haar dan.', do_stack: 'Stapel de rest op de maan: tik welke tegel volgt, van onder naar boven.',
  do_line: '{n} {colour} in de hand. Kies een lijn, of breek ze.', do_column: 'Lijn {n} is vol. Kies de plek in koepelrij {n}.', do_chips: 'Lijn {n} kan met bonusfiches vol. Tik een fiche om te betalen, of houd ze.', do_next: 'Je betaalt voor lijn {n}. Tik de volgende fiche.',
  do_over: 'Het spel is afgelopen.', do_wait_set_up: '{name} kiest een eerste plaat.', do_wait: '{name} kiest.', do_wait_tiling: '{name} betegelt de koepel.', do_wait_hand: '{name} heeft {n} {colour} in de hand.', do_wait_plate: '{name} legt een plaat.', do_wait_drawing: '{name} trekt van de stapel.',
  b_plate: 'Neem deze plaat', b_draw: 'Trek voor 1 punt', b_draw_free: 'Trek van de stapel', b_again: 'Trek er nog een · −1', b_stop: 'Bekijk ze', b_keep: 'Houd deze plaat', b_return: 'Leg deze als volgende', b_space: 'Leg op plek {n}', b_turn: 'Leg zo', b_take: 'Neem {n} {colour}', b_chip: 'Neem deze fiche', b_stack: 'Stapel {colour}', b_line: 'Leg op lijn {n}', b_break: 'Breek ze allemaal', b_column: 'Leg in kolom {n}', b_none: 'Houd mijn fiches', b_pay: 'Betaal deze fiche', turn_plate: 'Draai de plaat', take_from_moons: '{n} {colour} van alle manen', take_from: '{n} {colour}, {place}', pay_chip: 'betaal de fiche {chip}', take_chip: 'de fiche {chip} van fabriek {n}', break_short: 'Breek',
  s_plate: 'neemt de plaat {plate}', s_draw: 'trekt een plaat van de stapel', s_stop: 'bekijkt de getrokken platen', s_keep: 'houdt de plaat {plate}', s_return: 'legt de plaat {plate} terug onder de stapel', s_secret: 'legt een plaat terug onder de stapel', s_space: 'legt haar op plek {n}', s_turn: 'draait haar {n}°', s_turn0: 'draait haar niet', s_large: 'neemt {colour} van de grote zon', s_small: 'neemt {colour} van de zon van fabriek {n}', s_moons: 'neemt {colour} van de manen', s_chip: 'neemt de bonusfiche van fabriek {n}', s_stack: 'stapelt {colour} op de maan', s_line: 'legt op lijn {n}', s_break: 'breekt ze allemaal', s_column: 'legt een tegel in kolom {n}', s_none: 'betaalt geen bonusfiches', s_pay: 'betaalt de bonusfiche {chip}',
  c_1A: 'Volle kolommen, elk 7', c_1B: 'Tegels op de rand, elk 1', c_2A: 'Volle diagonalen, elk 10', c_2B: 'Volle hoekplaten, boven 3, onder 8', c_3A: 'Alle meerkleurige vakken vol, elk 2', c_3B: 'Lege speciale vakken, elk −3', c_4A: 'Volle rijen, elk 3', c_4B: 'Rijen met 5 kleuren, elk 4',
  c_none: 'nog niets', ledger: 'Laatste betegeling', l_special: 'speciale tegel', l_loss: 'gebroken tegels en starttegel',
  c_missing: 'dichtstbij: nog {n}', c_missing_all: 'nog {n}', c_done: 'compleet', c_lacks: 'rij {n} mist {colours}',
  prospect: 'Als nu getegeld werd',
  p_rounds: 'Koepel, speciale tegels en verlies',
}

const de: Record<Key, string> = {
  blue: 'Blau', yellow: 'Gelb', red: 'Rot', black: 'Schwarz', turquoise: 'Türkis', special: 'Spezial', wild: 'Bunt',
  round: 'Runde {n} von 5', set_up: 'Vorbereitung', phase_tiling: 'Runde {n} von 5 · Fliesen legen',
  factory: 'Manufaktur {n}', large: 'Große Manufaktur', sun: 'Sonne', moon: 'Mond', moons: 'Monde', nothing: 'leer',
  plates: 'Kuppelplatten', factories: 'Manufakturen', stack: 'Stapel', stack_of: '{n} {n|Platte|Platten}, {kind} obenauf', stack_empty: 'Stapel leer',
  bag: 'Beutel', tower: 'Turm', tokens: 'Kuppelmarker', tokens_n: '{n} Kuppelmarker', chips: 'Bonuschips', no_chips: 'keine Bonuschips', chip: 'Bonuschip', face_down: 'verdeckter Bonuschip', start_tile: 'Startfliese',
  broken: 'Zerbrochen', dome: 'Kuppel', lines: 'Musterreihen', line: 'Reihe {n}', line_is: 'Reihe {n}: {count} von {size} {colour}', line_empty: 'Reihe {n}: leer, {size} {size|Feld|Felder}',
  space: 'Platz {n}', space_empty: 'Platz {n}, keine Platte', plate_in: 'Platz {n}: {cells}', plate: 'Platte {cells}', filled: '{colour} gelegt', hand: 'In der Hand', drawn: 'Gezogen', waiting: 'Zu stapeln', passed: 'hat gepasst', returned: '{n} unten zurückgelegt', returned_list: 'Du legtest zurück, von oben nach unten:',
  scoring: 'Wertungsplättchen', enlarge_of: 'Tafel von {name} vergrößern', board_of: 'Tafel von {name}', to_tile: 'wird gelegt',
  holds: 'enthält {colour}', complete: 'voll', of: '{n} von {size}', worth: 'eine Spezialfliese in dieser Reihe: {n}',
  do_setup: 'Nimm eine der drei Platten für deine Kuppel.', do_action: 'Nimm Fliesen, nutze einen Kuppelmarker oder nimm einen Chip.', do_action_no_token: 'Nimm Fliesen von einer Sonne oder den Monden, oder einen Chip.', do_action_only: 'Nimm, was leuchtet.',
  do_drawing: 'Zieh noch eine Platte für 1 Punkt, oder sieh dir die gezogenen an.', do_keep: 'Behalte eine der gezogenen Platten.', do_return: 'Leg den Rest unter den Stapel: tippe, welche folgt; die erste liegt am höchsten.',
  do_space: 'Wähle einen Platz in deiner Kuppel. Noch einmal tippen, oder R, dreht die Platte.', do_turn: 'Dreh die Platte und leg sie dann.', do_stack: 'Staple den Rest auf den Mond: tippe, welche Fliese folgt, von unten nach oben.',
  do_line: '{n} {colour} in der Hand. Wähle eine Reihe, oder zerbrich sie.', do_column: 'Reihe {n} ist voll. Wähle ihr Feld in Kuppelreihe {n}.', do_chips: 'Reihe {n} lässt sich mit Chips füllen. Tippe einen Chip, oder behalte sie.', do_next: 'Du zahlst für Reihe {n}. Tippe den nächsten Chip.',
  do_over: 'Das Spiel ist aus.', do_wait_set_up: '{name} wählt eine erste Platte.', do_wait: '{name} wählt.', do_wait_tiling: '{name} legt die Kuppel aus.', do_wait_hand: '{name} hat {n} {colour} in der Hand.', do_wait_plate: '{name} legt eine Platte.', do_wait_drawing: '{name} zieht vom Stapel.',
  b_plate: 'Diese Platte nehmen', b_draw: 'Für 1 Punkt ziehen', b_draw_free: 'Vom Stapel ziehen', b_again: 'Noch eine ziehen · −1', b_stop: 'Ansehen', b_keep: 'Diese Platte behalten', b_return: 'Diese als nächste', b_space: 'Auf Platz {n} legen', b_turn: 'So legen', b_take: '{n} {colour} nehmen', b_chip: 'Diesen Chip nehmen', b_stack: '{colour} stapeln', b_line: 'Auf Reihe {n} legen', b_break: 'Alle zerbrechen', b_column: 'In Spalte {n} legen', b_none: 'Chips behalten', b_pay: 'Diesen Chip zahlen', turn_plate: 'Platte drehen', take_from_moons: '{n} {colour} von allen Monden', take_from: '{n} {colour}, {place}', pay_chip: 'den Chip {chip} zahlen', take_chip: 'der Chip {chip} von Manufaktur {n}', break_short: 'Zerbrechen',
  s_plate: '{you|nimmst|nimmt} die Platte {plate}', s_draw: '{you|ziehst|zieht} eine Platte vom Stapel', s_stop: '{you|siehst dir|sieht sich} die gezogenen Platten an', s_keep: '{you|behältst|behält} die Platte {plate}', s_return: '{you|legst|legt} die Platte {plate} unter den Stapel zurück', s_secret: '{you|legst|legt} eine Platte unter den Stapel zurück', s_space: '{you|legst|legt} sie auf Platz {n}', s_turn: '{you|drehst|dreht} sie um {n}°', s_turn0: '{you|drehst|dreht} sie nicht', s_large: '{you|nimmst|nimmt} {colour} von der großen Sonne', s_small: '{you|nimmst|nimmt} {colour} von der Sonne der Manufaktur {n}', s_moons: '{you|nimmst|nimmt} {colour} von den Monden', s_chip: '{you|nimmst|nimmt} den Chip der Manufaktur {n}', s_stack: '{you|stapelst|stapelt} {colour} auf den Mond', s_line: '{you|legst|legt} auf Reihe {n}', s_break: '{you|zerbrichst|zerbricht} alle', s_column: '{you|legst|legt} eine Fliese in Spalte {n}', s_none: '{you|zahlst|zahlt} keine Chips', s_pay: '{you|zahlst|zahlt} den Chip {chip}',
  c_1A: 'Volle Spalten, je 7', c_1B: 'Fliesen am Rand, je 1', c_2A: 'Volle Diagonalen, je 10', c_2B: 'Volle Eckplatten, oben 3, unten 8', c_3A: 'Alle bunten Felder voll, je 2', c_3B: 'Leere Spezialfelder, je −3', c_4A: 'Volle Reihen, je 3', c_4B: 'Reihen mit 5 Farben, je 4',
  c_none: 'noch nichts', ledger: 'Letztes Auslegen', l_special: 'Spezialfliese', l_loss: 'zerbrochene Fliesen und Startfliese',
  c_missing: 'am nächsten: noch {n}', c_missing_all: 'noch {n}', c_done: 'vollständig', c_lacks: 'Reihe {n} fehlt {colours}',
  prospect: 'Würde jetzt gelegt',
  p_rounds: 'Kuppel, Spezialfliesen und Verluste',
}

export type Word = Key
export const w = translator<Key>({ en, nl, de })

/** A colour, a special or a wild space, in words. */
export function colour(name: string): string {
  return w(name as Key)
}

/** Several words in a row, as a sentence has them. */
export function list(words: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'unit' }).format(words)
}

/** A chip, in words. */
export function chipName(chip: string): string {
  return chip === 'face down' ? w('face_down') : chipColours(chip).map(colour).join('/')
}

/** A plate's spaces, in words. */
export function plateName(plate: string): string {
  return plateCells(plate).map(colour).join(' ')
}
