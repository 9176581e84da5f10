import { confirmInterviewManually } from '@wattle/contract/interview'
import { bookSlot } from '@wattle/contract/screening'
import { eq } from 'drizzle-orm'
import { interviews, slots } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { sweepInterviews } from '#features/interview/sweep-interviews.ts'
import { logInByKey } from '#features/participation/service.ts'
import type { Invited, Person } from './given.ts'
import type { TestApp } from './test-app.ts'

export const INTERVIEW_START = '2026-11-20T00:00:00Z'
export const CALL_LINK = 'https://meet.example.com/abc'

type Details = {
  /** How many people qualify. The first of them books the first slot. */
  people?: number
  hours?: string[]
  isConfirmed?: boolean
  owner?: Person
}
export type BookedInterview = Awaited<ReturnType<typeof bookedInterview>>

/** A study in which the first person has booked the first slot. All emails have been sent. */
export async function bookedInterview(
  app: TestApp,
  { people = 1, hours = [INTERVIEW_START], isConfirmed = true, owner }: Details = {},
) {
  const study = await app.given.study({ people, ...(owner && { owner }) })
  for (const person of study.people) await app.given.screening(person)
  const slotIds = await app.given.slots(study, hours)
  const [person] = study.people
  if (!person) throw new Error('the study has no people')
  const id = await book(app, person, slotIds[0])
  const params = { id: String(id) }
  if (isConfirmed) {
    const query = { link: CALL_LINK }
    await app.call(confirmInterviewManually, { as: study.as, params, query })
  }
  await sweepInterviews(app.deps)
  await app.deps.db.delete(outboxMails)
  return { study, person, slotIds, id, params, as: study.as, owner: study.owner }
}

export async function book(app: TestApp, person: Invited, slotId = 0): Promise<number> {
  const { hash } = person
  const params = { slotId: String(slotId), hash }
  const { status, body } = await app.call(bookSlot, { as: await freshToken(app, person), params })
  if (status !== 200) throw new Error(body.message)
  return body.interviewId
}

/** Gets a participant a new token, because the last one may have expired. */
export const freshToken = async ({ deps }: TestApp, { hash }: Invited): Promise<string> =>
  (await logInByKey(deps, hash)).accessToken

export async function interviewRow({ deps }: TestApp, id: number) {
  const [row] = await deps.db.select().from(interviews).where(eq(interviews.id, id))
  if (!row) throw new Error('no such interview')
  return row
}

export async function slotRow({ deps }: TestApp, id = 0) {
  const [row] = await deps.db.select().from(slots).where(eq(slots.id, id))
  if (!row) throw new Error('no such slot')
  return row
}

/** The emails since the last call, as "kind to recipient". Deletes them. */
export async function newEmails(app: TestApp, names: Record<string, string>): Promise<string[]> {
  const mails = await app.mails()
  await app.deps.db.delete(outboxMails)
  return mails.map(({ kind, recipient }) => `${kind} to ${names[recipient] ?? 'our team'}`)
}
