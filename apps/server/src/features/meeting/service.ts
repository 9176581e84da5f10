import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { isOpen, ownMeeting } from '#features/interview/service.ts'
import type { SignedIn } from '#features/session/service.ts'

/** A place to meet that nobody can guess: made once for an interview, the same when asked again. */
export async function meetingLink(
  deps: Deps,
  actor: SignedIn,
  interviewId: number,
): Promise<{ link: string; eventId: string | null }> {
  const meeting = await ownMeeting(deps, actor, interviewId)
  must(isOpen(meeting), 'INTERVIEW_NOT_OPEN')
  if (meeting.link) return { link: meeting.link, eventId: meeting.calendarEventId }
  const room = `wattle-${deps.randomBytes(16).toString('hex')}`
  return { link: deps.config.meetingUrlTemplate.replace('{room}', room), eventId: null }
}
