/** Ratings at the server. */
import { ask } from '../lib/api'
import type { components } from '../lib/schema'

export type Rating = components['schemas']['RatingView']
export type AtSeat = components['schemas']['RatingAtSeat']

export const ratingsOf = (login?: string) => ask<{ ratings: Rating[] }>('GET', login ? `/players/${login}/ratings` : '/me/ratings').then(({ ratings }) => ratings)

export const ratingsAt = (table: string) => ask<{ seats: (AtSeat | null)[] }>('GET', `/tables/${table}/ratings`).then(({ seats }) => seats)
