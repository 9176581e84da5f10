/** What the product has shown or confirmed to people, so that we can check it at the end. */
export type Seen = {
  /** Every payment in a file that an admin exported. */
  exported: { payment: number; cents: number }[]
  /** How often the member was shown a payment's gift card code. */
  shownCodes: Map<number, number>
  /** How many quotes there are so far. */
  quotes: number
  /** The captures that the product said it saved, by key. */
  captures: Map<string, { interviewId: number; quote: string; isDeleted: boolean }>
  /** Links to reports, with their keys. */
  reportLinks: Map<number, { key: string; isRevoked: boolean; opened: number }>
  /** Keys of the people in a study whose times are all booked. */
  fullStudy: string[]
  /** The slugs in the URLs of open recruitment links. */
  slugs: string[]
  /** Keys that people got when they came through an open link, by email address. */
  entries: Map<string, string[]>
  /** What members last said about themselves, by email address. Null if they deleted the answer. */
  answers: Map<string, number | 'DECLINED' | null>
}

export const nothingSeen = (): Seen => ({
  exported: [],
  shownCodes: new Map(),
  quotes: 0,
  captures: new Map(),
  reportLinks: new Map(),
  fullStudy: [],
  slugs: [],
  entries: new Map(),
  answers: new Map(),
})
