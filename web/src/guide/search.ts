/** Looking something up in the rules: words of any case and accent, in any order. */

export interface Section {
  title: string
  /** What it says, sentence by sentence or so. */
  texts: string[]
  node: HTMLElement
}

export interface Found {
  section: Section
  /** The text that has most of the words, cut where they are: plain, and in turn what was looked for. */
  parts: string[]
}

const AROUND = 44 // characters to either side of what was found

/** Letters without case and accents, each in its place: a text and its plain form are equally long. */
export function plain(text: string): string {
  return [...text].map((letter) => (letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() + letter).slice(0, letter.length)).join('')
}

/** The sections that have all words, those first that have them in their titles. */
export function search(sections: readonly Section[], query: string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (!words.length) return []
  const titled = (section: Section) => words.filter((word) => plain(section.title).includes(word)).length
  return sections
    .filter(({ title, texts }) => words.every((word) => plain([title, ...texts].join('\n')).includes(word)))
    .map((section) => ({ section, parts: excerpt(section, words) }))
    .sort((a, b) => titled(b.section) - titled(a.section))
}

function excerpt({ texts }: Section, words: string[]): string[] {
  const has = (text: string) => words.filter((word) => plain(text).includes(word)).length
  const text = [...texts].sort((a, b) => has(b) - has(a))[0] ?? ''
  const first = Math.min(...words.map((word) => plain(text).indexOf(word)).filter((at) => at >= 0))
  if (!Number.isFinite(first)) return [text.slice(0, 2 * AROUND)]
  const start = Math.max(0, text.lastIndexOf(' ', Math.max(0, first - AROUND)) + 1)
  const end = text.indexOf(' ', first + AROUND)
  const cut = text.slice(start, end < 0 ? undefined : end)
  return marked(`${start ? '… ' : ''}${cut}${end < 0 ? '' : ' …'}`, words)
}

/** A text in turns: what was not looked for, and what was. */
function marked(text: string, words: string[]): string[] {
  const parts: string[] = []
  const low = plain(text)
  let from = 0
  for (;;) {
    const [next] = words.map((word) => ({ word, at: low.indexOf(word, from) })).filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at || b.word.length - a.word.length)
    if (!next) return [...parts, text.slice(from)]
    parts.push(text.slice(from, next.at), text.slice(next.at, next.at + next.word.length))
    from = next.at + next.word.length
  }
}
