/** By what a seat is known, beside its name: a motif, and the colour of it; the same at the table, in its result and in a replay. */
const motifs = ['blue', 'red', 'yellow', 'black']

export const motif = (seat: number): string => `#m-${motifs[seat % motifs.length]}`
export const seatColour = (seat: number): string => `var(--rim-${motifs[seat % motifs.length]})`
