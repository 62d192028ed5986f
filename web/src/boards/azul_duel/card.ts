/** Azul Duel on the front page, and its options in words. */
import { settings } from '../../lib/settings.svelte'
import { translator } from '../../words'

export { default as Vignette } from './Vignette.svelte'

export const title = 'Azul Duel'
export const players = '2'
export const minutes = 30

const w = translator({
  en: { tagline: 'Azul for two: lay out your dome, then fill it.', scoring: 'Scoring tiles', random: 'three by chance', four: 'all four, by chance', first: 'those of a first game', start: 'Begins', chance: 'by chance', seat: 'seat {n}', players: 'Players' },
  nl: { tagline: 'Azul voor twee: leg je koepel uit en vul hem.', scoring: 'Scoretegels', random: 'drie door het lot', four: 'alle vier, door het lot', first: 'die van een eerste spel', start: 'Begint', chance: 'door het lot', seat: 'plaats {n}', players: 'Spelers' },
  de: { tagline: 'Azul für zwei: die Kuppel auslegen, dann füllen.', scoring: 'Wertungsplättchen', random: 'drei nach Zufall', four: 'alle vier, nach Zufall', first: 'die eines ersten Spiels', start: 'Beginnt', chance: 'nach Zufall', seat: 'Platz {n}', players: 'Spieler' },
})

export const tagline = () => w('tagline')

export function option(name: string, value: string | number): { label: string; choice: string } {
  if (name === 'scoring') {
    const words: Record<string, string> = { random: w('random'), 'random-4': w('four'), first: w('first') }
    return { label: w('scoring'), choice: words[value] ?? new Intl.ListFormat(settings.language, { type: 'unit' }).format(String(value).split('-')) }
  }
  if (name === 'start') return { label: w('start'), choice: value === 'random' ? w('chance') : w('seat', { n: Number(value) + 1 }) }
  return { label: w('players'), choice: String(value) }
}
