import type { SmtpSink } from '../apps/server/src/testing/smtp-sink.ts'
import { apiAs } from './api.ts'
import {
  answerScreener,
  apiByLink,
  joinPanel,
  launchProject,
  offerSlot,
  STUDY,
} from './campaign.ts'
import { emailedLink, keyIn } from './email.ts'
import { ADMIN, type RunningProduct } from './product.ts'
import type { Question } from './project.ts'

export type Study = {
  researchId: number
  questions: Question[]
  /** The path of each person's link to the screener. */
  links: string[]
  /**
   * Offers a slot the given number of days ahead, at `hour` in Melbourne (10:00 by default) or at
   * the next free hour after that.
   */
  offer(daysAhead: number, hour?: number): Promise<number>
  /**
   * Answers and finishes the screener as a person who qualifies. Returns the path of their link to
   * the times.
   */
  fit(person: number): Promise<string>
  book(person: number, slotId: number): Promise<void>
  /** Lets anyone who qualifies book straight away, without waiting for our team. */
  bookAtOnce(): Promise<void>
  /** Withdraws the study, which closes it for everyone. */
  withdraw(): Promise<void>
}

const ZONE = 'Australia/Melbourne'
const HOUR_MS = 3_600_000

/**
 * Start times already offered. One admin owns all studies, including the studies of other journeys,
 * and their slots can't overlap.
 */
const offered = new Set<number>()

let counter = 0

/** Creates a study and delivers its invitations, using the same calls as the pages. */
export async function createStudy(
  { url }: RunningProduct,
  smtp: SmtpSink,
  people: number,
): Promise<Study> {
  const admin = await apiAs(url, ADMIN)
  const emails = Array.from(
    { length: people },
    () => `panel${process.pid}-${++counter}@example.com`,
  )
  for (const email of emails) await joinPanel(url, smtp, 'Pat Example', email)
  const { id: researchId, screener } = await launchProject(admin, 'Meals')
  const path = `/admin/distributions?researchId=${researchId}`
  const [distribution] = await admin<{ id: number }[]>('GET', path)
  await admin('POST', '/admin/distribution', { ...STUDY, id: distribution?.id })
  const linkOf = (email: string, page: string) => emailedLink(smtp, email, `/respondent/${page}`)
  const links = await Promise.all(emails.map((email) => linkOf(email, 'screener')))
  const hashOf = (person: number) => keyIn(links[person] ?? '')

  return {
    researchId,
    questions: screener.questions,
    links,
    offer(daysAhead, hour = 10) {
      const then = new Date(Date.now() + daysAhead * 86_400_000)
      // Melbourne's date, which differs from the UTC date for much of the day.
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(then)
      let start = instantIn(ZONE, day, hour)
      while (offered.has(start.getTime())) start = new Date(start.getTime() + HOUR_MS)
      offered.add(start.getTime())
      return offerSlot(admin, researchId, start)
    },
    async fit(person) {
      const userScreenerId = await answerScreener(url, hashOf(person), screener)
      await admin('POST', '/admin/email/interview-scheduling', { userScreenerId })
      return linkOf(emails[person] ?? '', 'slots')
    },
    async book(person, slotId) {
      const hash = hashOf(person)
      await (await apiByLink(url, hash))('PATCH', `/respondent/book/${slotId}/${hash}`)
    },
    bookAtOnce: () =>
      admin('PATCH', `/admin/distributions/${distribution?.id}`, { selection: 'AUTOMATIC' }),
    withdraw: () => admin('DELETE', `/platform/research/${researchId}`),
  }
}

/**
 * The instant when clocks in the given zone show this day and hour. Only works for zones with
 * whole-hour offsets.
 */
function instantIn(zone: string, day: string, hour: number): Date {
  const guess = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const shown = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    hour: 'numeric',
    hourCycle: 'h23',
  }).format(guess)
  const ahead = (Number(shown) - hour + 24) % 24
  return new Date(guess.getTime() - ahead * HOUR_MS)
}
