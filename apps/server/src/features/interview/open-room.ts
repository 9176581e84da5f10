import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { readGuide } from '#features/guide/service.ts'
import { projectOf, zoneOf } from '#features/project/service.ts'
import { hooks } from './hooks.ts'
import * as queries from './queries.ts'
import { findSample, lockNotes } from './sample-queries.ts'
import { shownSample, shownTo } from './service.ts'

/** Everything a researcher needs on screen during an interview. */
export async function getRoom(deps: Deps, actor: SignedIn, caller: Caller, id: number) {
  const meeting = await queries.findMeeting(deps.db, id)
  if (!meeting) return getSampleRoom(deps, actor, caller, id)
  must(meeting.ownerId === actor.userId, 'NOT_FOUND')
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

async function getSampleRoom(deps: Deps, actor: SignedIn, caller: Caller, id: number) {
  const { db } = deps
  const sample = await findSample(db, actor.userId, id)
  must(sample, 'NOT_FOUND')
  return {
    interview: shownSample(sample, zoneOf(deps, actor, caller)),
    answers: sample.answers,
    // Sample participants are made up, so they can always be quoted.
    consents: [{ kind: 'QUOTES' as const, answer: 'YES' as const, at: sample.startTime }],
    asks: [],
    participantNumber: sample.participantNumber,
    recordingDeletedAt: null,
    guide: await readGuide(db, await projectOf(db, sample.researchId)),
    notes: sample.notes,
    ...(await hooks().roomFindings(db, actor.userId, sample)),
  }
}

/** Deletes the notes about a participant who has withdrawn consent to use what they said. */
export const clearNotes = (tx: Db, invitationId: number) => queries.clearNotesOf(tx, invitationId)

/** Applies the change to all notes in the project, for example to mask a deleted member's name. */
export async function rewriteNotes(
  tx: Db,
  researchId: number,
  change: (text: string) => string,
): Promise<void> {
  for (const { id, notes } of await queries.lockNotesIn(tx, researchId)) {
    const changed = Object.entries(notes).map(([field, text]) => [field, change(text)] as const)
    if (changed.some(([field, text]) => text !== notes[field]))
      await queries.updateKeepingUndo(tx, id, { notes: Object.fromEntries(changed) })
  }
}

const MOST_NOTES = 500

/**
 * Adds these notes to the stored ones, so two tabs can save different notes at once. Also works for
 * sample interviews.
 */
export async function saveNotes(
  deps: Deps,
  actor: SignedIn,
  id: number,
  notes: Record<string, string>,
) {
  return retryOnConflict(deps.db, async (tx) => {
    const interview = await lockNotes(tx, id)
    must(interview?.ownerId === actor.userId, 'NOT_FOUND')
    if (interview.invitationId !== null) await hooks().numberParticipant(tx, interview.invitationId)
    const kept = { ...interview.notes, ...notes }
    must(Object.keys(kept).length <= MOST_NOTES, 'TOO_LARGE')
    // Saving notes doesn't email anyone, and the interview's last change can still be undone.
    await queries.updateKeepingUndo(tx, id, { notes: kept })
    return { notes: kept }
  })
}
