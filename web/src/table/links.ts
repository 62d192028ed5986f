/** The links of a table. Its address is the one key: whoever has it may sit down, or watch when all seats are taken. */
import { linkTo } from '../lib/address'
import { t } from '../words'

export function address(table: string): string {
  return linkTo(`/t/${table}`)
}

/** For those who only want to look: they are not asked to play. */
export function watchAddress(table: string): string {
  return `${address(table)}?watch`
}

/** The name of a table as one reads it aloud. */
export function readAloud(table: string): string {
  return table.match(/.{3}(?=.{3})|.+/g)?.join(' ') ?? table
}

/** The table that somebody means who typed a name, or pasted a link; empty: none. */
export function tableOf(typed: string): string {
  const pasted = /\/t\/([\w-]+)/.exec(typed)
  return pasted ? pasted[1]! : typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

export const canShare = 'share' in navigator

/** Hand a link to the device's own ways of sharing. */
export async function share(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title, text: t('share-text', { title }) })
  } catch {
    // Who thought better of it is asked nothing more.
  }
}
