/** Words in three languages. English has them all; the others must have the same ones. */
import { settings } from '../lib/settings.svelte'
import { de } from './de'
import { en } from './en'
import type { Language } from './languages'
import { nl } from './nl'

export type { Language }
export type Key = keyof typeof en
export type Words = Record<Key, string>

const words: Record<Language, Words> = { en, nl, de }

/** A sentence: {name} stands for a value, {n|one|many} for one of two words. */
export function fill(text: string, values: Record<string, string | number> = {}): string {
  return text
    .replace(/\{(\w+)\|([^|}]*)\|([^|}]*)\}/g, (_, name: string, one: string, many: string) => (values[name] === 1 ? one : many))
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** The page's own words. */
export function t(key: Key, values?: Record<string, string | number>): string {
  return fill(words[settings.language][key], values)
}

/** Words that a board, or another part, brings along. */
export function translator<K extends string>(own: Record<Language, Record<K, string>>) {
  return (key: K, values?: Record<string, string | number>): string => fill(own[settings.language][key], values)
}

/** Points, with a real minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0'
}
