/** Reads a record that a kernel has written, by its shape: it knows no game. */

/** @param {DataView} view */
const number = (view, at, width) => (width === 1 ? view.getInt8(at) : width === 2 ? view.getInt16(at, true) : view.getInt32(at, true))

const FORMS = {
  is: (_, __, value) => value,
  number: (view, at, offset, width) => number(view, at + offset, width),
  yes: (view, at, offset, width) => number(view, at + offset, width) !== 0,
  maybe: (view, at, offset, width) => (number(view, at + offset, width) < 0 ? null : number(view, at + offset, width)),
  name: (view, at, offset, width, names) => names[number(view, at + offset, width)] ?? null,
  there: (view, at, offset, inner) => read(view, at + offset, inner),
  if: (view, at, offset, width, inner, otherwise) => (number(view, at + offset, width) ? read(view, at, inner) : otherwise),
  all: (view, at, inners) => inners.map((inner) => read(view, at, inner)),
  record: (view, at, fields) => {
    const found = {}
    for (const name in fields) found[name] = read(view, at, fields[name])
    return found
  },
  row: (view, at, offset, most, step, inner, count) => {
    const found = []
    const wanted = Array.isArray(count) ? number(view, at + count[0], count[1]) : count < 0 ? most : count
    for (let n = 0, place = at + offset; n < wanted && !(count < 0 && view.getInt8(place) < 0); n++, place += step) found.push(read(view, place, inner))
    return found
  },
  /** By name; those that begin with something negative are not there. */
  by: (view, at, offset, step, names, inner) => {
    const found = {}
    names.forEach((name, n) => view.getInt8(at + offset + n * step) < 0 || (found[name] = read(view, at + offset + n * step, inner)))
    return found
  },
  text: (view, at, offset) => {
    let found = ''
    for (let place = at + offset; view.getInt8(place); place++) found += String.fromCharCode(view.getInt8(place))
    return found
  },
  place: (view, at, offset, names) => names[view.getInt8(at + offset)].replace(/\b[ab]\b/g, (letter) => view.getInt8(at + offset + (letter === 'a' ? 1 : 2))),
}

export function read(view, at, [form, ...how]) {
  return FORMS[form](view, at, ...how)
}
