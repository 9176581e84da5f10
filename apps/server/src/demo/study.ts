import type { Selection } from '@wattle/contract/candidate'
import type { StudyForm } from '@wattle/contract/distribution'
import type { SignedIn } from '#caller.ts'
import { addSlot } from '#features/calendar/service.ts'
import {
  findDistributionOf,
  requestDistribution,
  startDistribution,
} from '#features/campaign/service.ts'
import { answerAsSample, startAsSample } from '#features/participation/answer-screener.ts'
import { listInvited } from './invited-queries.ts'
import type { Past } from './past.ts'
import { zoneOfPostcode } from './people.ts'

const HOUR_MS = 3_600_000

export type Study = { past: Past; actor: SignedIn; researchId: number }
/** A slot that starts at this hour, this many days from today, in the agency's time zone. */
export type SlotTime = { day: number; hour: number }

export const SAMPLE_CALLER = {
  origin: 'demo',
  device: 'Demo',
  timeZone: undefined,
}

/** A slot for each hour in `ofDay`, on every day from `fromDay` to `toDay`. */
export const slotTimes = (fromDay: number, toDay: number, ofDay: number[]): SlotTime[] =>
  Array.from({ length: toDay - fromDay + 1 }, (_, at) => fromDay + at).flatMap((day) =>
    ofDay.map((hour) => ({ day, hour })),
  )

export async function offerSlots(
  { past, actor, researchId }: Study,
  onDay: number,
  offered: SlotTime[],
): Promise<void> {
  for (const { day, hour } of offered) {
    const startTime = past.day(day, hour)
    const endTime = new Date(startTime.getTime() + HOUR_MS)
    await past.at(past.day(onDay, 17), (deps) => {
      // The slots are on the hour in the agency's time zone, which may be half past in the
      // researcher's.
      const timezone = deps.config.agencyTimeZone
      return addSlot(deps, actor, SAMPLE_CALLER, { researchId, startTime, endTime, timezone })
    })
  }
}

/** Launches the study. It then waits for our team to fill in its details. */
export const launch = (
  { past, actor, researchId }: Study,
  day: number,
  selection: Selection = 'TEAM',
) => past.at(past.day(day, 18), (deps) => requestDistribution(deps, actor, researchId, selection))

type Wording = Omit<StudyForm, 'expirationDate' | 'consentFormLink'> & {
  startDay: number
  lastDay: number
}

/** Fills in the study details, as our team would, and sends the first batches, one an hour. */
export async function inviteFor(
  study: Study,
  { startDay, lastDay, ...wording }: Wording,
): Promise<number> {
  const { past, researchId } = study
  const expirationDate = past.day(lastDay, 12).toISOString().slice(0, 10)
  const form = { ...wording, expirationDate, consentFormLink: '' }
  const id = await past.at(past.day(startDay, 9), async (deps) => {
    const distribution = await findDistributionOf(deps.db, researchId)
    if (!distribution) throw new Error('the sample study was not launched')
    await startDistribution(deps, { ...form, id: distribution.id })
    return distribution.id
  })
  const batches = Math.ceil(wording.maxNumber / wording.oneTimeNumber)
  for (let batch = 1; batch < batches; batch++) await sendBatch(past, past.day(startDay, 9 + batch))
  return id
}

export const sendBatch = (past: Past, moment: Date) =>
  past.at(moment, async ({ enqueueSoon }) => enqueueSoon('distribution.sweep'))

/**
 * How the invited people from position `from` up to `to` react. `opened` is the percentage who open
 * the email, and `when` is when each of them answers.
 */
export type Turnout = {
  from: number
  to: number
  opened: number
  when: (at: number) => Date
  /**
   * Fixed answers by question, for the person at this position among those who opened the screener.
   */
  answers?: (at: number, qualifies: boolean) => Record<string, string>
  /**
   * If set, people who don't qualify fail only one or two questions. Otherwise they fail every one.
   */
  isMixed?: boolean
}

/**
 * Answers the screener for the people who open it. Most of them finish, and some qualify. Returns
 * the invitation ids of those who qualify.
 */
export async function collectAnswers(
  { past }: Study,
  distributionId: number,
  { from, to, opened, when, answers, isMixed = false }: Turnout,
): Promise<number[]> {
  const invited = await past.at(when(0), (deps) => listInvited(deps.db, distributionId))
  const openers = invited.slice(from, to).filter((_, at) => (at * opened) % 100 < opened)
  const qualified: number[] = []
  for (const [at, { id, postcode }] of openers.entries()) {
    const zone = zoneOfPostcode(postcode)
    const qualifies = at % 5 < 2
    await past.at(when(at), async (deps) => {
      if (at % 5 === 4) await startAsSample(deps, id, zone)
      else {
        const fits = isMixed
          ? (place: number) => qualifies || !missesOf(at).includes(place)
          : qualifies
        await answerAsSample(deps, id, fits, zone, at, answers?.(at, qualifies))
      }
    })
    if (qualifies) qualified.push(id)
  }
  return qualified
}

/**
 * With `isMixed`, which questions each person who doesn't qualify fails, by position. Half of these
 * people fail only the second question.
 */
const MISSES = [[1], [0], [1], [1, 3], [0, 1], [1]]
const missesOf = (at: number): number[] => MISSES[at % MISSES.length] ?? []

/** When each person answers: in the afternoon or evening of this day or the next. */
export const fromDay =
  (past: Past, day: number) =>
  (at: number): Date =>
    past.day(day + (at % 2), 12 + (at % 9))
