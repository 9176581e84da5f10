import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import * as queries from './queries.ts'
import { recordingNews } from './send-notices.ts'

/** Asks the researcher to delete recordings of past interviews, and not to record upcoming ones. */
export async function emailAboutWithdrawnRecording(
  deps: Deps,
  tx: Db,
  invitationId: number,
): Promise<void> {
  for (const meeting of await queries.listRecordable(tx, invitationId, deps.now()))
    await queueEmails(deps, tx, recordingNews(deps, meeting, meeting.startTime <= deps.now()))
}

/** Stores when the researcher first said that they'd deleted the recording. */
export function markRecordingDeleted(deps: Deps, actor: SignedIn, id: number) {
  return deps.db.transaction(async (tx) => {
    const interview = await queries.lockInterview(tx, id)
    must(interview?.ownerId === actor.userId, 'NOT_FOUND')
    const recordingDeletedAt = interview.recordingDeletedAt ?? deps.now()
    await queries.updateKeepingUndo(tx, id, { recordingDeletedAt })
    return { recordingDeletedAt }
  })
}
