/** Azul on the front page. */
import { translator } from '../../words'
export { default as Vignette } from './Vignette.svelte'

const say = translator({
  en: { tagline: 'Take tiles, fill your lines, build a wall.', players: 'Players', wall: 'Wall', coloured: 'coloured', grey: 'grey: free choice of columns', start: 'First to move', random: 'by lot', seat: 'seat {n}' },
  nl: { tagline: 'Neem tegels, vul je rijen, bouw een muur.', players: 'Spelers', wall: 'Muur', coloured: 'gekleurd', grey: 'grijs: vrije keuze van kolom', start: 'Wie begint', random: 'bij loting', seat: 'plaats {n}' },
  de: { tagline: 'Fliesen nehmen, Reihen füllen, eine Wand legen.', players: 'Spieler', wall: 'Wand', coloured: 'farbig', grey: 'grau: Spalten frei wählbar', start: 'Wer beginnt', random: 'nach Los', seat: 'Platz {n}' },
})

export const title = 'Azul'
export const tagline = () => say('tagline')
export const players = '2–4'
export const minutes = 20

/** What may be chosen for a table, in words. */
export function option(name: string, value: string | number): { label: string; choice: string } {
  const label = name === 'players' || name === 'wall' || name === 'start' ? say(name) : name
  if (value === 'coloured' || value === 'grey' || value === 'random') return { label, choice: say(value) }
  return { label, choice: name === 'start' ? say('seat', { n: Number(value) + 1 }) : String(value) }
}
