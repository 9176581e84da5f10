import type { Db } from '#db/open.ts'
import { must } from '#errors.ts'
import { lockProject } from '#features/project/service.ts'
import * as queries from './number-queries.ts'

/**
 * Gives a participant their number, as in "Participant 3". We assign it once, with the first
 * capture, note or consent, and never reuse it. Locks the project, so two people can't get the same
 * number. Throws if the participant withdrew consent to use what they said.
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

/** Gives a participant their number when their interview is over, even if nobody took notes. */
export async function numberConducted(tx: Db, invitationId: number): Promise<void> {
  const person = await queries.findNumbered(tx, invitationId)
  if (!person || person.number !== null) return
  await lockProject(tx, person.researchId)
  await queries.giveNumber(tx, person.researchId, invitationId)
}

/** Returns whether this is the first withdrawal. */
export const markWordsWithdrawn = queries.markWordsWithdrawn
