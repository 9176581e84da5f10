import type { Caller, SignedIn } from '#caller.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { readGuide } from '#features/guide/service.ts'
import { projectOf, zoneOf } from '#features/project/service.ts'
import { hooks } from './hooks.ts'
import * as queries from './queries.ts'
import { ownMeeting, shownTo } from './service.ts'

/** All that a researcher wants in view while talking with someone. */
export async function getRoom(deps: Deps, actor: SignedIn, caller: Caller, id: number) {
  const meeting = await ownMeeting(deps, actor, id)
  const research = await projectOf(deps.db, meeting.researchId)
  return {
    interview: shownTo(actor, meeting, zoneOf(deps, actor, caller)),
    answers: await hooks().listAnswers(deps.db, meeting.invitationId),
    ...(await hooks().roomConsents(deps.db, meeting.invitationId)),
    recordingDeletedAt: meeting.recordingDeletedAt,
    guide: await readGuide(deps.db, research),
    notes: meeting.notes,
    ...(await hooks().roomFindings(deps.db, actor.userId, meeting)),
  }
}

/** Of someone who withdrew their words. */
export const clearNotes = queries.clearNotesOf

const MOST_NOTES = 500

/** Notes that are not named stay: two tabs write beside each other. */
export async function saveNotes(
  deps: Deps,
  actor: SignedIn,
  id: number,
  notes: Record<string, string>,
) {
  return retryOnConflict(deps.db, async (tx) => {
    const interview = await queries.lockInterview(tx, id)
    must(interview?.ownerId === actor.userId, 'NOT_FOUND')
    await hooks().numberParticipant(tx, interview.invitationId)
    const kept = { ...interview.notes, ...notes }
    must(Object.keys(kept).length <= MOST_NOTES, 'TOO_LARGE')
    // Nobody is told, nothing is due anew, and what was just done can still be taken back.
    await queries.updateBesides(tx, id, { notes: kept })
    return { notes: kept }
  })
}
