import { needsConfirming } from '@wattle/contract/interview-status'
import { NOTIFY_PAUSE_HOURS } from '@wattle/contract/limits'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import * as queries from './queries.ts'
import { listedInterview } from './service.ts'
import { undoWindow } from './undo-change.ts'

/**
 * Asks the researcher again to confirm. Unlike the seeds' call, this also works if we've asked
 * before. If two admins press the button at once, we send only one email.
 */
export async function notifyAgain(deps: Deps, by: AdminActor, id: number, until: Date | null) {
  await retryOnConflict(deps.db, async (tx) => {
    const interview = await queries.lockInterview(tx, id)
    must(interview, 'NOT_FOUND')
    must(needsConfirming(interview), 'INTERVIEW_NOT_OPEN', {
      message:
        'This interview no longer needs to be confirmed, so we haven’t emailed the researcher.',
    })
    must((await queries.findMeeting(tx, id))?.hasResearcher, 'NO_RESEARCHER')
    must(!isAskedLately(deps, interview), 'NOTIFIED_JUST_NOW')
    await queries.updateInterview(tx, id, {
      status: 'NOTIFIED',
      // The sweep compares the interview with what we last announced, so this makes it send the
      // email again.
      announcedStatus: interview.announcedStatus && 'PLANNED',
      unannounced: true,
      ...undoWindow(until, 'team', interview),
      updatedAt: deps.now(),
    })
    await recordAdminAction(deps, tx, by, 'RESEARCHER_NOTIFIED', { interview: String(id) })
  })
  deps.enqueueSoon('interview.sweep', until)
  return listedInterview(deps, id)
}

/**
 * Whether we've recently asked the researcher to confirm. An email that's waiting for the sweep or
 * can still be undone counts too.
 */
function isAskedLately({ now }: Deps, interview: queries.InterviewRow): boolean {
  const { status, unannounced, announcedStatus, notifiedAt } = interview
  const isWaiting = status === 'NOTIFIED' && unannounced && announcedStatus !== 'NOTIFIED'
  return (
    isWaiting || (notifiedAt?.getTime() ?? 0) > now().getTime() - NOTIFY_PAUSE_HOURS * 3_600_000
  )
}
