import { cancelInterviewAsAdmin } from '@wattle/contract/attendance'
import { eq, sql } from 'drizzle-orm'
import { standbys } from '#db/schema/standbys.ts'
import { users } from '#db/schema/users.ts'
import { book } from './booked-interview.ts'
import { changeInterview } from './change-interview.ts'
import type { Person } from './given.ts'
import { givenForecast } from './given-forecast.ts'
import type { TestApp } from './test-app.ts'

const HOUR_MS = 3_600_000
const HOURS = ['03', '04', '05', '06'].map((hour) => `2026-11-27T${hour}:00:00Z`)

/**
 * Creates a record for each call that random data almost never allows. Only the calls that need
 * these records get their ids, so no other call uses them up.
 */
export async function rareCasesOf(app: TestApp, owner: Person, as: string) {
  return {
    ...(await openPlacesOf(app, owner, as)),
    conductedStudyId: await conductedStudyOf(app, owner),
    twoFactorUserId: await twoFactorUserOf(app),
    failedJobId: await failedJobOf(app),
  }
}

/**
 * A study that's short of slots. One person didn't come and one cancelled, so both can be replaced
 * by someone who's on standby for the cancelled time. The admin can still undo a cancellation.
 */
async function openPlacesOf(app: TestApp, owner: Person, as: string) {
  const study = await app.given.study({ people: 4, owner })
  const slotIds = await app.given.slots(study, HOURS)
  for (const person of study.people) await app.given.screening(person)
  const ids: number[] = []
  for (const [at, person] of study.people.slice(0, 3).entries())
    ids.push(await book(app, person, slotIds[at]))
  const [missed = 0, cancelled = 0, undoable = 0] = ids
  await changeInterview(app, missed, { status: 'NO_SHOW', ...lately(app) })
  const body = { reason: 'They rang us.' }
  await app.call(cancelInterviewAsAdmin, { as, params: { id: String(cancelled) }, body })
  const call = { as, params: { id: String(undoable) }, body }
  await app.call(cancelInterviewAsAdmin, { ...call, query: { undo: 'true' } })
  const invitationId = study.people[3]?.invitationId ?? 0
  const standby = { invitationId, slotIds: slotIds.slice(1, 2), joinedAt: app.deps.now() }
  await app.deps.db.insert(standbys).values(standby)
  await givenForecastOf(app, study.distributionId)
  return {
    missedIds: [missed, cancelled],
    undoableId: undoable,
    shortDistributionId: study.distributionId,
  }
}

/** A study that only needed one interview, which has been conducted, so it can be finished. */
async function conductedStudyOf(app: TestApp, owner: Person): Promise<number> {
  const study = await app.given.study({ people: 1, owner })
  const [person] = study.people
  if (!person) throw new Error('the study has no people')
  await app.given.screening(person)
  const [slotId] = await app.given.slots(study, ['2026-11-27T07:00:00Z'])
  const id = await book(app, person, slotId)
  await changeInterview(app, id, { status: 'CONDUCTED', ...lately(app) })
  await app.given.researchChange(study.id, { targetInterviews: 1 })
  await givenForecastOf(app, study.distributionId)
  return study.id
}

/**
 * A forecast that says more slots would help. It's newer than the study, because computing one
 * takes longer than creating the study.
 */
function givenForecastOf({ deps }: TestApp, distributionId: number): Promise<void> {
  const now = () => new Date(deps.now().getTime() + HOUR_MS)
  const remedies = [{ remedy: 'SLOTS' as const, chance: 0.9 }]
  return givenForecast({ ...deps, now }, distributionId, { chance: 0.4, remedies })
}

function lately({ deps }: TestApp) {
  const endTime = new Date(deps.now().getTime() - HOUR_MS)
  return { startTime: new Date(endTime.getTime() - HOUR_MS), endTime }
}

/** Someone who has two-factor authentication. Nobody signs in with it, so any secret will do. */
async function twoFactorUserOf({ given, deps: { db, now } }: TestApp): Promise<number> {
  const { id } = await given.user()
  const change = { totpSecret: Buffer.from('secret'), totpConfirmedAt: now() }
  await db.update(users).set(change).where(eq(users.id, id))
  return id
}

async function failedJobOf({ deps: { db } }: TestApp): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into pgboss.job (name, source_name, source_retry_count, data)
    values ('dead-letters', 'outbox.deliver', 5, '{}') returning id`)
  return rows[0]?.id ?? ''
}
