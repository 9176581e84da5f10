import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import * as queries from './queries.ts'
import { reassignedNews } from './send-notices.ts'

/**
 * Gives the interview to another researcher and keeps its time. The video call link belonged to the
 * previous researcher, so the new one confirms with their own. We don't email the participant until
 * then.
 */
export async function handOver(
  deps: Deps,
  tx: Db,
  interview: queries.InterviewRow,
  ownerId: number,
): Promise<void> {
  const before = await queries.findMeeting(tx, interview.id)
  if (before) await queueEmails(deps, tx, reassignedNews(deps, before))
  await queries.updateInterview(tx, interview.id, {
    ownerId,
    status: 'NOTIFIED',
    // The sweep compares the interview with what we last announced, so this makes it ask the new
    // researcher to confirm.
    announcedStatus: interview.announcedStatus && 'PLANNED',
    ...WITHOUT_LINK,
    icsSequence: interview.icsSequence + 1,
    unannounced: true,
    announceAfter: null,
    updatedAt: deps.now(),
  })
}

/** Clears the link and the calendar event, because they belong to the previous researcher. */
export const WITHOUT_LINK = {
  link: null,
  linkMailedFor: null,
  calendarEventId: null,
  calendarSequence: null,
}
