import type { Stance, Strength } from '@wattle/contract/findings/results'

/** The keyboard shortcuts for sorting. The interview room uses the same letters. */
export const SORT_KEYS: Record<string, { stance?: Stance; strength?: Strength } | undefined> = {
  a: { stance: 'AGAINST' },
  f: { stance: 'FOR' },
  u: { stance: 'UNCLEAR' },
  p: { strength: 'PAID' },
  d: { strength: 'DID' },
  s: { strength: 'SAID' },
}
