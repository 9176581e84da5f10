import type { Field, Life } from '@wattle/contract/brief'

export const MAX_QUESTIONS = 9
/**
 * With fewer questions than this that decide who qualifies, we also ask where people can take a
 * video call.
 */
export const MIN_DECIDING = { general: 6, ordinary: 5, sensitive: 6 }

/**
 * The highest acceptable chance of qualifying by ticking at random. Short screeners may have a
 * higher one.
 */
export const MAX_CHANCE = 0.01
export const MAX_CHANCE_WHEN_SHORT = 0.02

/** Fields whose distractors suit everyone in paid work, in an unpaid role or in private life. */
export const SPARE_FIELDS: Record<Life, Field[]> = {
  PAID: ['OTHER_WORK'],
  UNPAID: ['CLUBS', 'OTHER_PRIVATE'],
  PRIVATE: ['OTHER_PRIVATE'],
}
