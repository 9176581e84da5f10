import { recordConsentInRoom } from '@wattle/contract/consent'
import { getAssumptions, saveAssumptions } from '@wattle/contract/findings/assumptions'
import { saveCapture } from '@wattle/contract/findings/evidence'
import type { Stance, Strength } from '@wattle/contract/findings/results'
import { eq } from 'drizzle-orm'
import { interviews } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { book } from './booked-interview.ts'
import type { Person } from './given.ts'
import type { TestApp } from './test-app.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/**
 * How many studies we've created. Each has its slots on a different day, so one researcher's slots
 * don't overlap.
 */
let studies = 0

const added = (text: string, kind: 'COST' | 'FREQUENCY', risk: 'HIGH' | 'MEDIUM') => ({
  text,
  kind,
  risk,
  questionIds: [],
})
const ADDED = [
  added('They pay someone else to cook', 'COST', 'HIGH'),
  added('They plan on Sundays', 'FREQUENCY', 'MEDIUM'),
]

/** A study in which every interview has been conducted. Each participant has a different name. */
export async function interviewedStudy(
  app: TestApp,
  { people = 3, owner }: { people?: number; owner?: Person } = {},
) {
  const study = await app.given.study({ people, ...(owner && { owner }) })
  const start = app.clock.now().getTime() + (10 + ++studies) * DAY_MS
  const hours = study.people.map((_one, at) => new Date(start + at * HOUR_MS).toISOString())
  const slotIds = await app.given.slots(study, hours)
  const ids: number[] = []
  for (const [at, person] of study.people.entries()) {
    await app.given.screening(person)
    ids.push(await book(app, person, slotIds[at]))
  }
  for (const [at, id] of ids.entries()) {
    const startTime = new Date(app.clock.now().getTime() - (people - at + 1) * HOUR_MS)
    const endTime = new Date(startTime.getTime() + HOUR_MS)
    const link = 'https://meet.example.com/room'
    await app.deps.db
      .update(interviews)
      .set({ status: 'CONDUCTED', startTime, endTime, link, unannounced: false })
      .where(eq(interviews.id, id))
  }
  const as = study.as
  const params = { id: String(study.id) }
  const generated = await app.call(getAssumptions, { as, params })
  const assumptions = [...generated.body.assumptions.slice(0, 1), ...ADDED]
  const { version } = generated.body
  const { body } = await app.call(saveAssumptions, { as, params, body: { version, assumptions } })
  return { study, as, id: study.id, params, interviews: ids, ...body }
}

export type InterviewedStudy = Awaited<ReturnType<typeof interviewedStudy>>

type Sorting = {
  key?: string
  stance?: Stance | null
  strength?: Strength | null
  assumptionId?: number | null
  questionId?: number | null
  quote?: string
  themeIds?: number[]
}

/**
 * Captures a quote in one of the study's interviews. By default, it supports the first assumption.
 */
export async function captured(
  app: TestApp,
  { as, interviews: ids, assumptions }: InterviewedStudy,
  at: number,
  { key = crypto.randomUUID(), quote = 'I skipped dinner again.', ...sorting }: Sorting = {},
) {
  const body = {
    quote,
    assumptionId: assumptions[0]?.id ?? null,
    stance: 'FOR' as const,
    strength: 'DID' as const,
    themeIds: [],
    ...sorting,
  }
  const reply = await app.call(saveCapture, { as, params: { id: String(ids[at]), key }, body })
  if (reply.status !== 200) throw new Error(reply.body.message)
  return reply.body
}

/** Records a consent that the participant gave during the call. */
export async function agreed(
  app: TestApp,
  { as, interviews: ids }: InterviewedStudy,
  at: number,
  kind: 'RECORDING' | 'QUOTES',
  answer: 'YES' | 'NO' | 'WITHDRAWN' = 'YES',
) {
  const body = { kind, answer }
  const reply = await app.call(recordConsentInRoom, { as, params: { id: String(ids[at]) }, body })
  if (reply.status !== 200) throw new Error(reply.body.message)
}

export async function renamed(app: TestApp, email: string, name: string): Promise<void> {
  await app.deps.db.update(panelMembers).set({ name }).where(eq(panelMembers.email, email))
}
