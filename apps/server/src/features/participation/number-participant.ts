import type { Db } from '#db/open.ts'
import { must } from '#errors.ts'
import { lockProject } from '#features/project/service.ts'
import * as queries from './number-queries.ts'

/**
 * "Participant 3": given once, with the first thing there is to count, and never reused. The project is
 * locked, so two people can't get the same number. Refuses someone who withdrew their words.
 */
export async function numberParticipant(tx: Db, invitationId: number): Promise<void> {
  const person = await queries.findNumbered(tx, invitationId)
  must(person, 'NOT_FOUND')
  if (person.number === null) {
    await lockProject(tx, person.researchId)
    await queries.giveNumber(tx, person.researchId, invitationId)
  }
  must(await queries.lockTalking(tx, invitationId), 'WORDS_WITHDRAWN')
}

/** When their interview is over, whatever was written in it. */
export async function numberConducted(tx: Db, invitationId: number): Promise<void> {
  const person = await queries.findNumbered(tx, invitationId)
  if (!person || person.number !== null) return
  await lockProject(tx, person.researchId)
  await queries.giveNumber(tx, person.researchId, invitationId)
}

/** Whether this is the first time they said so. */
export const markWordsWithdrawn = queries.markWordsWithdrawn
