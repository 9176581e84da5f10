import type { PeoplePhrase } from './people-phrase.ts'
import type { Clause } from './told.ts'

/** What one cue of a sentence tells, and how much it is to be believed. */
export type Hint = Omit<Clause, 'hurts'> & {
  people?: PeoplePhrase | undefined
  hurts?: boolean
  /** The other side of a marketplace, of whom nothing is asked. */
  otherSide?: PeoplePhrase | undefined
  /** Whether a product does it, so that it was perhaps done by nobody before. */
  isOfProduct?: boolean
  /** Whether it is told of "them", who were named before. */
  isOfThem?: boolean
  belief: number
}

export type Reader = (words: string[], at: number) => Hint | undefined
