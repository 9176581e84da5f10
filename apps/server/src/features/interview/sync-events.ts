import type { Interview } from '@wattle/contract/interview'
import { isCancelled, isOpen } from '@wattle/contract/interview-status'
import type { Caller, SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { removeEvent, withCalendar } from '#features/calendar/connect-google.ts'
import { newRoomLink } from './meeting-room.ts'
import * as queries from './queries.ts'
import { confirm, ownMeeting } from './service.ts'

/**
 * Confirms with a link that we create. If the researcher presses Confirm twice at once, both calls
 * get the first link, and we delete the second call's calendar event.
 */
export async function confirmWithRoom(
  deps: Deps,
  actor: SignedIn,
  caller: Caller,
  interviewId: number,
  until: Date | null,
): Promise<Interview> {
  const { link, eventId } = await roomFor(deps, actor, interviewId)
  const isNeeded = async () =>
    (await ownMeeting(deps, actor, interviewId)).calendarEventId === eventId
  try {
    return await confirm(deps, actor, caller, interviewId, { link, eventId, isMade: true }, until)
  } finally {
    if (eventId && !(await isNeeded())) await removeEvent(deps, actor.userId, eventId)
  }
}

/**
 * Returns the interview's link. If there isn't one yet, creates it: along with a Google Calendar
 * event if the researcher has connected their calendar, or else as a link that nobody can guess.
 */
async function roomFor(
  deps: Deps,
  actor: SignedIn,
  interviewId: number,
): Promise<{ link: string; eventId: string | null }> {
  const meeting = await ownMeeting(deps, actor, interviewId)
  must(isOpen(meeting), 'INTERVIEW_NOT_OPEN')
  if (meeting.link) return { link: meeting.link, eventId: null }
  const event = await withCalendar(deps, actor.userId, (calendar, token) =>
    calendar.createEvent(token, eventOf(meeting)),
  )
  if (event) return { link: event.link, eventId: event.id }
  return { link: newRoomLink(deps), eventId: null }
}

const eventOf = (meeting: queries.Meeting) => ({
  title: `Interview: ${meeting.researchName}`,
  description: `With ${meeting.respondent.name ?? 'a participant'}.`,
  start: meeting.startTime,
  end: meeting.endTime,
  requestId: `wattle-${meeting.id}-${meeting.startTime.getTime()}`,
})

/**
 * Moves or deletes the calendar events of changed interviews. If the calendar can't be reached, the
 * next run tries again.
 */
export async function syncEvents(deps: Deps): Promise<void> {
  for (const interview of await queries.listUnsynced(deps.db, deps.now())) {
    const { id, ownerId, calendarEventId, icsSequence, startTime, endTime } = interview
    if (deps.isStopping() || !calendarEventId) return
    try {
      await withCalendar(deps, ownerId, (calendar, token) =>
        isCancelled(interview)
          ? calendar.deleteEvent(token, calendarEventId)
          : calendar.moveEvent(token, calendarEventId, { start: startTime, end: endTime }),
      )
      await queries.updateKeepingUndo(deps.db, id, { calendarSequence: icsSequence })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The researcher has disconnected their calendar, so we can't change the event. It stays as
      // it is.
      if (error.code === 'CALENDAR_DISCONNECTED')
        await queries.updateKeepingUndo(deps.db, id, { calendarSequence: icsSequence })
    }
  }
}
