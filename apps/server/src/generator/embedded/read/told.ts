/** What is said of people: a task, a trait, or what they lose. */
export type Clause = {
  job?: string | undefined
  /** As in "live alone". */
  trait?: string | undefined
  /** As in "lose jobs": the verb, and what. */
  loss?: { verb: string; noun: string } | undefined
  topic?: string | undefined
  /** Whether it hurts, which makes it more likely to be what the idea is about. */
  hurts: boolean
  /** Whether a part of it could not be made out. */
  isDoubted?: boolean
}

/** Reads what is said from a word on. */
export type ClauseReader = (words: string[], at: number) => Clause | undefined

export const hurting = (job: string | undefined): Clause => ({ job, hurts: true })
