import type { Field, Life } from '@wattle/contract/brief'

export const MAX_QUESTIONS = 9
/**
 * If fewer questions than this decide who qualifies, we also ask where people can take a video
 * call.
 */
export const MIN_DECIDING = { ordinary: 5, other: 6 }

/**
 * The highest acceptable chance of qualifying by ticking at random. The limit is higher for short
 * screeners.
 */
export const MAX_CHANCE = 0.01
export const MAX_CHANCE_WHEN_SHORT = 0.02

export const MIN_DISTRACTORS = 3
export const MAX_DISTRACTORS = 4

/**
 * A distractor's faults, and how many words of extra length each one counts as: other opening
 * words, another kind of activity, an activity that does or doesn't repeat a word of the person, no
 * activity, another setting, or a later list. The last four are the ones in LOOKS, which count if
 * only one of the two activities has them.
 */
export const APART = {
  opening: 7,
  kind: 2,
  repeats: 3,
  nothing: 6,
  setting: 8,
  list: 4,
  single: 4,
  vague: 3,
  own: 3,
  either: 6,
}
/**
 * Why an activity may stand out in a list: it mentions a single thing ("reported a fault"), its verb
 * is vague, it says "my" or "our", or someone else may have done it.
 */
export const LOOKS: [fault: 'single' | 'vague' | 'own' | 'either', says: RegExp][] = [
  ['single', / an? /],
  [
    'vague',
    /^(?:arranged|checked|coordinated|dealt with|handled|kept|looked after|managed|organised|sorted out) /i,
  ],
  ['own', /\b(?:my|our)\b/],
  ['either', /, or had it done$/],
]

/** Fields whose distractors suit everyone in paid work, in an unpaid role or in private life. */
export const SPARE_FIELDS: Record<Life, Field[]> = {
  PAID: ['OTHER_WORK'],
  UNPAID: ['CLUBS', 'OTHER_PRIVATE'],
  PRIVATE: ['OTHER_PRIVATE'],
}
