import type { Stance, Strength } from '@wattle/contract/findings/results'

/** The keyboard shortcuts for sorting, with the same letters as in the interview room. */
export const SORT_KEYS: Record<string, { stance?: Stance; strength?: Strength } | undefined> = {
  a: { stance: 'AGAINST' },
  f: { stance: 'FOR' },
  u: { stance: 'UNCLEAR' },
  p: { strength: 'PAID' },
  d: { strength: 'DID' },
  s: { strength: 'SAID' },
}
