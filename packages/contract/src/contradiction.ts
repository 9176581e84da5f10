/** What doesn't fit: with the profile, an earlier study, another answer, or how fast they answered. */
export const CONTRADICTION_KINDS = [
  'PROFILE',
  'EARLIER_STUDY',
  'WITHIN_SCREENER',
  'TOO_FAST',
  'SAME_PLACE',
] as const
export type ContradictionKind = (typeof CONTRADICTION_KINDS)[number]

/** What they said before and now, as sentences show it. */
export type ContradictionDetails = {
  field?: string
  before?: string
  beforeAt?: string
  now?: string
}
