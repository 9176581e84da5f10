/** What the product has shown or confirmed to people, to check against the database at the end. */
export type Seen = {
  /** Every payment in a file that an admin exported. */
  exported: { payment: number; cents: number }[]
  /** How often we showed the member a gift card's code, by payment id. */
  shownCodes: Map<number, number>
  /** How many quotes there are so far. Each new quote contains the number, so it's unique. */
  quotes: number
  /** The captures that the product said it saved, by idempotency key. */
  captures: Map<string, { interviewId: number; quote: string; isDeleted: boolean }>
  /** The transcripts that the product said it saved. */
  transcripts: { interviewId: number; words: string; isDeleted: boolean }[]
  /** Links to reports by id, and how often each was opened. */
  reportLinks: Map<number, { key: string; isRevoked: boolean; opened: number }>
  /** The keys of the people in the study that has no free times. */
  fullStudy: string[]
  slugs: string[]
  /** The message ids of emails that an admin undid before they went out. */
  recalled: string[]
  /** How often our team asked a researcher for slots. */
  slotRequests: number
  /** The keys that people got when they came through an open link, by email address. */
  entries: Map<string, string[]>
  /**
   * Members' last answers to the profile question, by email address. Null if they deleted the
   * answer.
   */
  answers: Map<string, number | 'DECLINED' | null>
}

export const nothingSeen = (): Seen => ({
  exported: [],
  shownCodes: new Map(),
  quotes: 0,
  captures: new Map(),
  transcripts: [],
  reportLinks: new Map(),
  fullStudy: [],
  slugs: [],
  recalled: [],
  slotRequests: 0,
  entries: new Map(),
  answers: new Map(),
})
