/** What people and bots are called. */
import { t } from '../words'

/** The names at a table; bots of one level are numbered, and how long they think is no part of a name. */
export function namesOf(seats: { kind: string; name: string; level: string | null }[]): string[] {
  return seats.map((seat) => {
    if (seat.kind !== 'bot') return personName(seat.name)
    const level = levelOf(seat.level ?? '')
    const alike = seats.filter((other) => other.level !== null && levelOf(other.level) === level)
    const number = alike.indexOf(seat) + 1
    return alike.length > 1 ? `${levelName(level)} ${number}` : levelName(level)
  })
}

const TIMED = 'champion:seconds='
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** What a person is called, who may have left for good (`LEFT` in the server's events). A name that runs from right to left stands by itself: else it would take the numbers and names beside it along. */
export const personName = (name: string): string => (name === 'somebody-who-left' ? levelName(name) : RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)

/** The level of a bot, however long it was told to think (`champion:seconds=20`). */
export const levelOf = (level: string): string => level.split(':')[0]!

/** How many seconds a bot was told to think; `inf`: until it is told to move. */
export const secondsOf = (level: string): string | undefined => level.split('=')[1]

/** What a level is called; in a record a bot has its name, and a person their own. */
export function levelName(level: string): string {
  if (!level.startsWith(TIMED)) return t('level', { level })
  return t('level-timed', { level: t('level', { level: levelOf(level) }), seconds: secondsOf(level)! })
}
