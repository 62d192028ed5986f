/** Which drawing of the sprite a tile or the marker is. */
export const drawing = (what: string) => (what === 'marker' ? 't-first' : `t-${what}`)
