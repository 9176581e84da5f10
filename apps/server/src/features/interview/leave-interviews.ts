import { isCancelled, isOpen } from '@wattle/contract/interview-status'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { removeEvent } from '#features/calendar/connect-google.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import { handOver, WITHOUT_LINK } from './hand-over.ts'
import * as queries from './queries.ts'
import { queueNotices, unassignedNews } from './send-notices.ts'

/**
 * Hands over the interviews of a researcher who deletes their account while their projects stay.
 * Interviews they conduct in other people's projects go to the project's owner, who has to confirm
 * them. For the others, we ask our team to find another researcher.
 */
export async function releaseInterviews(deps: Deps, tx: Db, ownerId: number): Promise<void> {
  for (const interview of await queries.lockInterviewsOfOwner(tx, { ownerId })) {
    if (isCancelled(interview) && interview.unannounced) await queueNotices(deps, tx, interview)
    if (isOpen(interview)) await release(deps, tx, interview)
  }
  await queries.clearReasonsOf(tx, ownerId)
  await queries.updateOwnerToProjects(tx, ownerId)
}

async function release(deps: Deps, tx: Db, interview: queries.InterviewRow): Promise<void> {
  const meeting = await queries.findMeeting(tx, interview.id)
  if (!meeting) return
  const { projectOwnerId, ownerId } = meeting
  if (projectOwnerId !== ownerId) return handOver(deps, tx, interview, projectOwnerId)
  await queries.updateInterview(tx, interview.id, {
    status: 'PLANNED',
    announcedStatus: interview.announcedStatus && 'PLANNED',
    ...WITHOUT_LINK,
    icsSequence: interview.icsSequence + 1,
    updatedAt: deps.now(),
  })
  await queueEmails(deps, tx, unassignedNews(deps, meeting))
}

/**
 * Gives a project's interviews to its new owner, except those that someone else conducts. Returns a
 * function that deletes the calendar events of the previous owner.
 */
export async function transferInterviews(
  deps: Deps,
  tx: Db,
  researchId: number,
  { from, to }: { from: number; to: number },
): Promise<() => Promise<void>> {
  const all = await queries.lockInterviewsOfOwner(tx, { ownerId: from, researchId })
  for (const interview of all) {
    if (isOpen(interview)) await handOver(deps, tx, interview, to)
    else await queries.updateKeepingUndo(tx, interview.id, { ownerId: to })
  }
  const events = all.filter(isOpen).flatMap(({ calendarEventId }) => calendarEventId ?? [])
  return async () => {
    for (const eventId of events) await removeEvent(deps, from, eventId)
  }
}
