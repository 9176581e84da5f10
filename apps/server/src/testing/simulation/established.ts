import { changeStudy } from '@wattle/contract/distribution'
import { confirmInterviewManually } from '@wattle/contract/interview'
import { eq } from 'drizzle-orm'
import { contradictions } from '#db/schema/forecast.ts'
import { users } from '#db/schema/users.ts'
import { book } from '../booked-interview.ts'
import { forgetContent } from '../copied-content.ts'
import type { Cast, Researcher } from './cast.ts'
import { callerOf } from './researchers.ts'
import type { World } from './world.ts'

const HOUR_MS = 3_600_000
const LINK = 'https://meet.example.com/established'

/**
 * Opens studies that are well under way, because people who act at random rarely get as far as an
 * interview. In two of them, interviews have been conducted. The third has as many booked
 * interviews as it needs.
 */
export async function openEstablishedStudies(world: World, cast: Cast): Promise<void> {
  const [first, second, third] = cast.researchers
  if (!first || !second || !third) throw new Error('no one has signed up')
  await openStudy(world, first, { people: 5, booked: 5, startsIn: 24 })
  await openStudy(world, second, { people: 4, booked: 4, startsIn: 24 })
  world.clock.forward(48 * HOUR_MS)
  await world.work()
  const full = await openStudy(world, third, { people: 8, booked: 3, startsIn: 96 })
  cast.seen.fullStudy = full.people.map(({ hash }) => hash)
  const standbys = { standbysWanted: 4, standbyCents: 1500 }
  const params = { id: String(full.distributionId) }
  await world.call(changeStudy, { as: cast.admins[0] ?? '', params, query: {}, body: standbys })
  await world.work()
}

type Size = { people: number; booked: number; startsIn: number }

async function openStudy(world: World, researcher: Researcher, { people, booked, startsIn }: Size) {
  const app = world.app()
  const { email, password, token } = researcher
  const [user] = await app.deps.db.select().from(users).where(eq(users.email, email))
  const owner = { id: user?.id ?? 0, email, password, token }
  // Clears the cached content, so that the project generates its own. Copying would skip steps that
  // every real project goes through.
  forgetContent()
  const study = await app.given.study({ people, owner })
  for (const person of study.people) await app.given.screening(person)
  const start = world.clock.now().getTime() + startsIn * HOUR_MS
  const hours = Array.from({ length: booked }, (_, at) => new Date(start + at * HOUR_MS))
  const slotIds = await app.given.slots(
    study,
    hours.map((hour) => hour.toISOString()),
  )
  await app.given.researchChange(study.id, { targetInterviews: booked })
  for (const [at, slotId] of slotIds.entries()) {
    const person = study.people[at]
    if (!person) throw new Error('no one to book')
    const id = await book(app, person, slotId)
    const call = { params: { id: String(id) }, query: { link: LINK } }
    await world.call(confirmInterviewManually, { ...callerOf(researcher), ...call })
  }
  await contradict(world, study)
  return study
}

/**
 * Gives people contradictory answers for our team to clear up. People who act at random answer too
 * few questions about themselves to contradict each other.
 */
async function contradict(world: World, { people }: { people: { invitationId: number }[] }) {
  const { db, now } = world.app().deps
  const row = { kind: 'TOO_FAST' as const, details: { now: '5 questions in 3 seconds' }, at: now() }
  await db
    .insert(contradictions)
    .values(people.map(({ invitationId }) => ({ invitationId, ...row })))
}
