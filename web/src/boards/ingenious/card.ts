/** Ingenious on the front page. */
import { translator } from '../../words'

export { default as Vignette } from './Vignette.svelte'

const w = translator({
  en: {
    tagline: 'Line up colours; your weakest one is your score.',
    edition: 'Edition', travel: 'Travel, for two', standard: 'Standard, 2–4 players',
    players: 'Players', start: 'Who begins', random: 'By lot', seat: 'Seat {n}',
    open_racks: 'Open racks', bonus_limit_one: 'At most one bonus turn per tile', on: 'yes', off: 'no',
  },
  nl: {
    tagline: 'Leg kleuren op een rij; je zwakste is je score.',
    edition: 'Editie', travel: 'Reiseditie, voor twee', standard: 'Standaard, 2–4 spelers',
    players: 'Spelers', start: 'Wie begint', random: 'Het lot', seat: 'Plaats {n}',
    open_racks: 'Open rekken', bonus_limit_one: 'Hoogstens één extra beurt per tegel', on: 'ja', off: 'nee',
  },
  de: {
    tagline: 'Farben in Reihe legen; die schwächste zählt.',
    edition: 'Ausgabe', travel: 'Reiseausgabe, zu zweit', standard: 'Standard, 2–4 Personen',
    players: 'Personen', start: 'Wer beginnt', random: 'Das Los', seat: 'Platz {n}',
    open_racks: 'Offene Bänke', bonus_limit_one: 'Höchstens ein Bonuszug je Plättchen', on: 'ja', off: 'nein',
  },
})
type Key = Parameters<typeof w>[0]

export const title = 'Ingenious'
export const tagline = () => w('tagline')
export const players = '2–4'
export const minutes = 15

/** What may be chosen for a table, in words; a seat is counted from 1. */
export function option(name: string, value: string | number): { label: string; choice: string } {
  const seat = name === 'start' && typeof value === 'number'
  return { label: w(name as Key), choice: seat ? w('seat', { n: value + 1 }) : typeof value === 'number' ? String(value) : w(value as Key) }
}
