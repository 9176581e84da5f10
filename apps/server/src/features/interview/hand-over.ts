import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import * as queries from './queries.ts'
import { reassignedNews } from './send-notices.ts'

/**
 * The time stays. The link was the other researcher's, so the new one confirms with their own; until then
 * the participant hears nothing.
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
    // Those who know of the interview at all know of it as planned.
    announcedStatus: interview.announcedStatus && 'PLANNED',
    ...WITHOUT_LINK,
    icsSequence: interview.icsSequence + 1,
    untold: true,
    tellAfter: null,
    updatedAt: deps.now(),
  })
}

/** It was of the researcher who had the interview before. */
export const WITHOUT_LINK = {
  link: null,
  linkMailedFor: null,
  calendarEventId: null,
  calendarSequence: null,
}
