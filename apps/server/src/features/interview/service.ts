import type { Interview } from '@wattle/contract/interview'
import {
  BOOKED_INTERVIEWS,
  CONDUCTED,
  isCancelled,
  isOpen,
  OPEN_INTERVIEWS,
} from '@wattle/contract/interview-status'
import { CONFIRM_WITHIN_HOURS } from '@wattle/contract/limits'
import { Temporal } from 'temporal-polyfill'
import type { Caller, SignedIn } from '#caller.ts'
import { formatInterviewDate, formatInterviewTimes } from '#date-formats.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { freeSlot, listSlotsOfOwner, mustBeSlotOf, takeSlot } from '#features/calendar/service.ts'
import { zoneOf } from '#features/project/service.ts'
import { type ListQuery, listWindow } from '#list-window.ts'
import * as dueQueries from './due-queries.ts'
import { hooks } from './hooks.ts'
import * as listQueries from './list-queries.ts'
import * as queries from './queries.ts'
import { attendanceOf } from './rules.ts'
import * as sampleQueries from './sample-queries.ts'
import { NO_UNDO, type UndoWindow, undoWindow } from './undo-change.ts'

export type InterviewRow = queries.InterviewRow

export const countLooseEnds = (db: Db) => dueQueries.countLooseEnds(db)

export const hasSamples = (db: Db, researchId: number) => sampleQueries.hasSamples(db, researchId)
export const addSample = (
  tx: Db,
  person: sampleQueries.NewPerson,
  sample: sampleQueries.NewSample,
) => sampleQueries.insertSample(tx, person, sample)

export const lockOpenInterviewOf = (tx: Db, invitationId: number) =>
  queries.lockOpenInterviewOf(tx, invitationId)

export const lockInterviewsOf = (tx: Db, researchId: number) =>
  queries.lockInterviewsOf(tx, researchId)

export const sortIntoCells = (tx: Db, researchId: number) => queries.updateCellIds(tx, researchId)

const DAY_MS = 24 * 3_600_000

/** How far back the calendar shows slots. */
const PAST_MS = 90 * DAY_MS

export const hasEnoughBooked = (db: Db, researchId: number): Promise<boolean> =>
  queries.hasTarget(db, researchId, BOOKED_INTERVIEWS)

export const countInterviews = async (db: Db, researchId: number) => ({
  conducted: await queries.countInterviews(db, researchId, CONDUCTED),
  open: await queries.countInterviews(db, researchId, OPEN_INTERVIEWS),
})

/** The researcher's slots and interviews in all projects, including sample interviews. */
export async function getMyCalendar(deps: Deps, actor: SignedIn, caller: Caller) {
  const from = new Date(deps.now().getTime() - PAST_MS)
  const [slots, meetings, samples] = await Promise.all([
    listSlotsOfOwner(deps.db, actor.userId, from),
    queries.listMeetingsOfOwner(deps.db, actor.userId),
    sampleQueries.listSamplesOf(deps.db, actor.userId),
  ])
  const zone = zoneOf(deps, actor, caller)
  const interviews = [
    ...samples.map((sample) => shownSample(sample, zone)),
    ...meetings.map((meeting) => shownTo(actor, meeting, zone)),
  ]
  return { slots, interviews }
}

/**
 * `isMade` means that we created the link, because the researcher didn't type one. A link we
 * created doesn't replace one that the interview already has.
 */
type Room = { link: string; eventId?: string | null; isMade?: boolean }

/** Confirming again with another link replaces the earlier link. */
export function confirm(
  deps: Deps,
  actor: SignedIn,
  caller: Caller,
  id: number,
  room: Room,
  until: Date | null = null,
): Promise<Interview> {
  return changing(deps, actor, caller, id, until, async (tx, interview) => {
    must(isOpen(interview), 'INTERVIEW_NOT_OPEN')
    const { link, eventId }: Room = room.isMade && interview.link ? { link: interview.link } : room
    if (interview.status === 'CONFIRMED' && interview.link === link) return
    await queries.updateInterview(tx, id, {
      status: 'CONFIRMED',
      link,
      calendarEventId: eventId ?? interview.calendarEventId,
      icsSequence: interview.icsSequence + 1,
      // The new calendar event already shows this change.
      ...(eventId && { calendarSequence: interview.icsSequence + 1 }),
      // Send the new link even if the participant already has the old one.
      linkMailedFor: null,
      unannounced: true,
      ...undoWindow(until, 'researcher', interview),
      updatedAt: deps.now(),
    })
  })
}

export function cancel(
  deps: Deps,
  actor: SignedIn,
  caller: Caller,
  id: number,
  reason: string | null,
  until: Date | null = null,
): Promise<Interview> {
  return changing(deps, actor, caller, id, until, async (tx, interview) => {
    if (isCancelled(interview)) return
    must(isOpen(interview), 'INTERVIEW_NOT_OPEN')
    await cancelInterview(deps, tx, interview, 'researcher', reason, until, actor.userId)
  })
}

/** Cancels the interview and frees its slot. The next sweep emails everyone involved. */
export async function cancelInterview(
  deps: Deps,
  tx: Db,
  interview: InterviewRow,
  cancelledBy: NonNullable<InterviewRow['cancelledBy']>,
  cancelReason: string | null,
  until: Date | null = null,
  userId: number | null = null,
): Promise<void> {
  const now = deps.now()
  await queries.updateInterview(tx, interview.id, {
    status: 'CANCELLED',
    cancelledBy,
    cancelReason,
    icsSequence: interview.icsSequence + 1,
    unannounced: true,
    ...undoWindow(until, cancelledBy === 'team' ? 'team' : 'researcher', interview),
    updatedAt: now,
  })
  await hooks().settlePayments(tx, [interview.id], { now, userId })
  // Free the slot last, because bookings lock the quota cells before the slot.
  await freeSlot(tx, interview.slotId)
}

/** Cancels a deleted member's interviews. The next sweep emails the researchers. */
export async function cancelInterviewsOfMember(deps: Deps, tx: Db, memberId: number) {
  await queries.endUndo(tx, memberId)
  for (const interview of await queries.lockOpenInterviewsOfMember(tx, memberId)) {
    await cancelInterview(deps, tx, interview, 'respondent', 'The participant left the panel.')
  }
}

export function reschedule(
  deps: Deps,
  actor: SignedIn,
  caller: Caller,
  id: number,
  slotId: number,
  until: Date | null = null,
): Promise<Interview> {
  return changing(deps, actor, caller, id, until, async (tx, interview) => {
    must(isOpen(interview), 'INTERVIEW_NOT_OPEN')
    if (interview.slotId === slotId) return
    await mustBeSlotOf(tx, interview.researchId, slotId, deps.now())
    const window = undoWindow(until, 'researcher', interview)
    await moveInterview(deps, tx, interview, slotId, deps.now(), window)
  })
}

/**
 * Moves the interview to another free slot in the same project. If it was confirmed, it stays
 * confirmed with the same link.
 */
export async function moveInterview(
  deps: Deps,
  tx: Db,
  interview: InterviewRow,
  slotId: number,
  earliest: Date,
  window: UndoWindow = NO_UNDO,
): Promise<InterviewRow> {
  const { id, researchId, invitationId, icsSequence } = interview
  await freeSlot(tx, interview.slotId)
  const slot = await takeSlot(tx, slotId, researchId, invitationId, earliest)
  return queries.updateInterview(tx, id, {
    slotId,
    startTime: slot.startTime,
    endTime: slot.endTime,
    icsSequence: icsSequence + 1,
    // The participant's answer was about the old time, so ask again whether they'll come.
    coming: null,
    comingAt: null,
    unannounced: true,
    ...window,
    updatedAt: deps.now(),
  })
}

/**
 * Changes the researcher's own interview. Treats other people's interviews as if they didn't exist.
 */
export async function changing(
  deps: Deps,
  actor: SignedIn,
  caller: Caller,
  id: number,
  until: Date | null,
  change: (tx: Db, interview: InterviewRow) => Promise<unknown>,
): Promise<Interview> {
  await retryOnConflict(deps.db, async (tx) => {
    const interview = await queries.lockInterview(tx, id)
    if (interview?.ownerId !== actor.userId) return refuse(tx, actor, id)
    await change(tx, interview)
  })
  deps.enqueueSoon('interview.sweep', until)
  const meeting = await queries.findMeeting(deps.db, id)
  must(meeting, 'NOT_FOUND')
  return shownTo(actor, meeting, zoneOf(deps, actor, caller))
}

export async function ownMeeting(
  { db }: Deps,
  actor: SignedIn,
  id: number,
): Promise<queries.Meeting> {
  const meeting = await queries.findMeeting(db, id)
  if (meeting?.ownerId !== actor.userId) return refuse(db, actor, id)
  return meeting
}

/**
 * Throws `IS_SAMPLE` for sample interviews. Nobody can change those, because there's nobody to
 * email.
 */
async function refuse(db: Db, { userId }: SignedIn, id: number): Promise<never> {
  throw new AppError((await sampleQueries.findSample(db, userId, id)) ? 'IS_SAMPLE' : 'NOT_FOUND')
}

/**
 * What a researcher sees of an interview. If someone else conducts it in their project, they don't
 * see the link. If they conduct it in someone else's project, they're a guest.
 */
export function shownTo(
  { userId }: SignedIn,
  meeting: queries.Meeting,
  timeZone: string,
): Interview {
  const { researcher, ownerId, projectOwnerId } = meeting
  if (ownerId === projectOwnerId) return shown(meeting, timeZone)
  return ownerId === userId
    ? { ...shown(meeting, timeZone), isGuest: true }
    : { ...shown(meeting, timeZone), link: null, conductedBy: fullNameOf(researcher) }
}

const fullNameOf = ({ firstName, lastName }: queries.Meeting['researcher']): string =>
  `${firstName} ${lastName}`.trim()

function shown(meeting: queries.Meeting, timeZone: string): Interview {
  return {
    ...shownAlways(meeting, timeZone),
    slotId: meeting.slotId,
    respondentName: meeting.respondent.name ?? 'Participant',
    attendance: attendanceOf(meeting),
  }
}

export const shownSample = (sample: sampleQueries.SampleRow, timeZone: string): Interview => ({
  ...shownAlways(sample, timeZone),
  respondentName: sample.name,
  attendance: null,
  isSample: true,
})

function shownAlways(interview: queries.Meeting | sampleQueries.SampleRow, timeZone: string) {
  const { startTime, endTime } = interview
  return {
    id: interview.id,
    researchId: interview.researchId,
    researchName: interview.researchName,
    status: interview.status,
    startTime,
    endTime,
    formattedDate: formatInterviewDate(startTime, timeZone),
    formattedTime: formatInterviewTimes(startTime, endTime, timeZone),
    link: interview.link,
    outcome: interview.outcome,
    outcomeAt: interview.outcomeAt,
  }
}

type InterviewQuery = ListQuery &
  Pick<listQueries.InterviewFilter, 'view' | 'from' | 'before'> & { outcome?: 'NEEDED' | undefined }

export async function listInterviews(deps: Deps, query: InterviewQuery) {
  const { outcome, view, from, before } = query
  const now = deps.now()
  const { rows, total } = await listQueries.listInterviews(deps.db, {
    ...listWindow(query),
    needsOutcome: outcome === 'NEEDED',
    view,
    from,
    before,
    now,
    day: daysFrom(now, deps.config.agencyTimeZone),
  })
  return { rows: rows.map(listed), total }
}

/** A period of `days` days that begins at the start of today in this time zone. */
export function daysFrom(now: Date, timeZone: string, days = 1): { start: Date; end: Date } {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .startOfDay()
  const date = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds)
  return { start: date(today), end: date(today.add({ days })) }
}

/**
 * All interviews today and tomorrow, unconfirmed ones in the next 48 hours, and when the next
 * interview starts, for our team.
 */
export async function listNextInterviews({ db, now, config }: Deps) {
  const at = now()
  const { start, end } = daysFrom(at, config.agencyTimeZone, 2)
  const [interviews, unconfirmed, nextInterviewAt] = await Promise.all([
    listQueries.listInterviewsBetween(db, at, start, end),
    listQueries.listToConfirm(db, at, new Date(at.getTime() + CONFIRM_WITHIN_HOURS * 3_600_000)),
    listQueries.findNextStart(db, at),
  ])
  return {
    interviews: interviews.map(listed),
    unconfirmed: unconfirmed.map(listed),
    nextInterviewAt,
  }
}

export async function listInterviewsOfMember({ db, now }: Deps, memberId: number) {
  return (await listQueries.listInterviewsOfMember(db, memberId, now())).map(listed)
}

const listed = <Row extends listQueries.ListedInterview>({
  coming,
  linkMailedFor,
  ...row
}: Row) => ({
  ...row,
  attendance: attendanceOf({ coming, linkMailedFor, ...row }),
})

/**
 * Asks the researcher to confirm a planned interview. Throws for any other status, because then
 * we've asked already or the interview is over.
 */
export async function notifyResearcher(
  deps: Deps,
  id: number,
  until: Date | null = null,
  by?: AdminActor,
) {
  await retryOnConflict(deps.db, async (tx) => {
    const interview = await queries.lockInterview(tx, id)
    must(interview, 'NOT_FOUND')
    must(interview.status === 'PLANNED', 'INTERVIEW_NOT_PLANNED')
    must((await queries.findMeeting(tx, id))?.hasResearcher, 'NO_RESEARCHER')
    const window = undoWindow(until, 'team', interview)
    const change = {
      status: 'NOTIFIED',
      unannounced: true,
      ...window,
      updatedAt: deps.now(),
    } as const
    await queries.updateInterview(tx, id, change)
    await recordAdminAction(deps, tx, by, 'RESEARCHER_NOTIFIED', { interview: String(id) })
  })
  deps.enqueueSoon('interview.sweep', until)
  return listedInterview(deps, id)
}

/** One interview in the same form as in the admins' list. */
export async function listedInterview({ db, now }: Deps, id: number) {
  const interview = await listQueries.findListedInterview(db, id, now())
  must(interview, 'NOT_FOUND')
  return listed(interview)
}

/**
 * The calendar for the researcher's data export, with notes keyed by the ids of the guide's
 * questions.
 */
export async function exportCalendar(deps: Deps, actor: SignedIn, caller: Caller) {
  const calendar = await getMyCalendar(deps, actor, caller)
  const meetings = await queries.listMeetingsOfOwner(deps.db, actor.userId)
  const samples = await sampleQueries.listSamplesOf(deps.db, actor.userId)
  const notesOf = new Map([...samples, ...meetings].map(({ id, notes }) => [id, notes]))
  const interviews = calendar.interviews.map((one) => ({ ...one, notes: notesOf.get(one.id) }))
  return { ...calendar, interviews }
}
