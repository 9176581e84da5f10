import type { Db } from '#db/open.ts'
import { must } from '#errors.ts'
import { lockProject } from '#features/project/service.ts'
import * as queries from './number-queries.ts'

/**
 * Gives a participant their number, as in "Participant 3", before we store their first notes,
 * capture or transcript. A number never changes and is never reused. Locks the project, so two
 * people can't get the same one. Throws if the participant withdrew consent to use what they said.
 */
export async function numberParticipant(tx: Db, invitationId: number): Promise<void> {
  const person = await queries.findNumbered(tx, invitationId)
  must(person, 'NOT_FOUND')
  if (person.number === null) {
    await lockProject(tx, person.researchId)
    await queries.assignNumber(tx, person.researchId, invitationId)
  }
  must(await queries.lockUnlessWithdrawn(tx, invitationId), 'WORDS_WITHDRAWN')
}

/** Gives a participant their number even if nobody took notes. Doesn't throw if they withdrew. */
export async function numberConducted(tx: Db, invitationId: number): Promise<void> {
  const person = await queries.findNumbered(tx, invitationId)
  if (!person || person.number !== null) return
  await lockProject(tx, person.researchId)
  await queries.assignNumber(tx, person.researchId, invitationId)
}

/**
 * Records that the participant no longer lets us use what they said. Returns false if they had
 * already withdrawn.
 */
export const markWordsWithdrawn = (tx: Db, id: number, at: Date) =>
  queries.markWordsWithdrawn(tx, id, at)
