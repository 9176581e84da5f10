import type { Db } from '#db/open.ts'
import { must } from '#errors.ts'
import { lockProject } from '#features/project/service.ts'
import * as queries from './number-queries.ts'

/**
 * As in "Participant 3". Assigned once, with the first capture, note or consent, and never reused. Locks
 * the project, so two people can't get the same number. Throws if they withdrew their words.
 */
export async function numberParticipant(tx: Db, invitationId: number): Promise<void> {
  const person = await queries.findNumbered(tx, invitationId)
  must(person, 'NOT_FOUND')
  if (person.number === null) {
    await lockProject(tx, person.researchId)
    await queries.giveNumber(tx, person.researchId, invitationId)
  }
  must(await queries.lockUnlessWithdrawn(tx, invitationId), 'WORDS_WITHDRAWN')
}

/** When their interview is over, even if nothing was noted. */
export async function numberConducted(tx: Db, invitationId: number): Promise<void> {
  const person = await queries.findNumbered(tx, invitationId)
  if (!person || person.number !== null) return
  await lockProject(tx, person.researchId)
  await queries.giveNumber(tx, person.researchId, invitationId)
}

/** Returns whether this is the first withdrawal. */
export const markWordsWithdrawn = queries.markWordsWithdrawn
