import { BOOKED_INTERVIEWS, isCancelled } from '@wattle/contract/interview-status'
import { LINK_EMAIL_DAYS, REMINDER_EMAIL_HOURS } from '@wattle/contract/limits'
import { formatTimeRange } from '#date-formats.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { wantsAtOnce } from '#features/account/notice-rules.ts'
import { type NewEmail, queueEmails } from '#features/email/queue-emails.ts'
import type * as dueQueries from './due-queries.ts'
import * as emails from './emails.tsx'
import {
  emailsTo,
  isGuest,
  type ResearcherFacts,
  type RespondentFacts,
  researcherParty,
  respondentParty,
  type TeamFacts,
  teamParty,
} from './notice-recipients.ts'
import * as queries from './queries.ts'

const HOUR_MS = 3_600_000
const LINK_BEFORE_MS = LINK_EMAIL_DAYS * 24 * HOUR_MS
const REMINDER_BEFORE_MS = REMINDER_EMAIL_HOURS * HOUR_MS

/** Queues the emails about what has changed, and records what we've announced. */
export async function queueNotices(
  deps: Deps,
  tx: Db,
  interview: queries.InterviewRow,
): Promise<void> {
  if (!interview.unannounced) return
  const meeting = await queries.findMeeting(tx, interview.id)
  if (!meeting) return
  const booked = await queries.countInterviews(tx, meeting.researchId, BOOKED_INTERVIEWS)
  await queueEmails(deps, tx, newsOf(deps, meeting, booked))
  const { status: announcedStatus, startTime: announcedStartTime } = meeting
  const isAsked = announcedStatus === 'NOTIFIED' && meeting.announcedStatus !== 'NOTIFIED'
  await queries.updateInterview(tx, meeting.id, {
    unannounced: false,
    announcedStatus,
    announcedStartTime,
    ...(isAsked && { notifiedAt: deps.now() }),
    ...(meeting.status === 'CONFIRMED' && announcedLinkAfter(deps, meeting)),
  })
}

/**
 * What these emails tell the participant about the link. If it's too early to send the link, the
 * emails say that we'll send it later. In the last hour before the interview, they replace the
 * reminder.
 */
function announcedLinkAfter(deps: Deps, meeting: queries.Meeting) {
  const { startTime, link } = meeting
  if (isLinkDue(deps, meeting))
    return {
      linkMailedFor: startTime,
      announcedLink: link,
      ...(isWithin(deps, meeting, REMINDER_BEFORE_MS) && { reminderMailedFor: startTime }),
    }
  return hasOtherLink(meeting) || isMoved(meeting) ? { announcedLink: null } : {}
}

const hasOtherLink = ({ announcedLink, link }: queries.Meeting) =>
  announcedLink !== null && announcedLink !== link

const isMoved = ({ announcedStartTime, startTime }: queries.Meeting) =>
  announcedStartTime?.getTime() !== startTime.getTime()

/**
 * Compares the interview with what we last announced, so running this again doesn't repeat any
 * emails.
 */
function newsOf(deps: Deps, meeting: queries.Meeting, booked: number): NewEmail[] {
  const { status, announcedStatus } = meeting
  if (isCancelled(meeting)) return announcedStatus === status ? [] : cancelledNews(deps, meeting)
  const isAsked = status === 'NOTIFIED' && announcedStatus !== 'NOTIFIED'
  const asked = isAsked ? notifyNews(deps, meeting) : []
  const confirmed = status === 'CONFIRMED' ? confirmedNews(deps, meeting) : []
  if (announcedStatus === null)
    return [
      ...plannedNews(deps, meeting),
      ...bookedNews(deps, meeting, booked),
      ...asked,
      ...confirmed,
    ]
  if (isMoved(meeting)) return [...movedNews(deps, meeting), ...asked]
  // We've already announced the confirmation, so only the link can have changed.
  if (announcedStatus === 'CONFIRMED') return linkChangedNews(deps, meeting)
  return [...asked, ...confirmed]
}

/** The email that the participant gets about this change. Undefined if they've been deleted. */
export const newsForRespondent = (deps: Deps, meeting: queries.Meeting) =>
  newsOf(deps, meeting, 0).find(({ to }) => to === meeting.respondent.email)

function plannedNews(deps: Deps, meeting: queries.Meeting): NewEmail[] {
  const { hasResearcher } = meeting
  const isSoon = isLinkDue(deps, meeting)
  return emailsTo('planned', meeting, [
    respondentParty(deps, meeting, (base) => emails.plannedForRespondent({ ...base, isSoon })),
    teamParty(deps, meeting, (base) => emails.plannedForTeam({ ...base, hasResearcher })),
  ])
}

/**
 * Emails researchers who want this notice right away. Sends nothing if we've already asked them to
 * confirm or they've confirmed, because then they know about the booking.
 */
function bookedNews(deps: Deps, meeting: queries.Meeting, booked: number): NewEmail[] {
  if (meeting.status !== 'PLANNED' || !wantsAtOnce(meeting.researcher, 'BOOKED')) return []
  const { targetInterviews: target } = meeting
  const more = { booked, target }
  return emailsTo('booked', meeting, [
    researcherParty(deps, meeting, (base) => emails.bookedForResearcher({ ...base, ...more })),
  ])
}

function notifyNews(deps: Deps, meeting: queries.Meeting): NewEmail[] {
  return emailsTo('notify', meeting, [
    researcherParty(deps, meeting, (base) =>
      emails.notifyResearcher({ ...base, isGuest: isGuest(meeting) }),
    ),
  ])
}

function confirmedNews(deps: Deps, meeting: queries.Meeting): NewEmail[] {
  const callLink = isLinkDue(deps, meeting) ? meeting.link : null
  const forRespondent = (base: RespondentFacts) =>
    emails.confirmedForRespondent({ ...base, callLink })
  return emailsTo('confirmed', meeting, [
    respondentParty(deps, meeting, forRespondent, { callLink }),
    researcherParty(deps, meeting, emails.confirmedForResearcher, { callLink: meeting.link }),
  ])
}

/** Emails the researcher, and the participant if they have the old link. */
function linkChangedNews(deps: Deps, meeting: queries.Meeting): NewEmail[] {
  const callLink = isLinkDue(deps, meeting) ? meeting.link : null
  const changed = { callLink: meeting.link ?? '', isSent: callLink !== null }
  const forRespondent = (base: RespondentFacts) =>
    emails.linkChangedForRespondent({ ...base, callLink })
  const forResearcher = (base: ResearcherFacts) =>
    emails.linkChangedForResearcher({ ...base, ...changed })
  return emailsTo('link-changed', meeting, [
    ...(hasOtherLink(meeting) ? [respondentParty(deps, meeting, forRespondent, { callLink })] : []),
    researcherParty(deps, meeting, forResearcher, { callLink: meeting.link }),
  ])
}

function movedNews(deps: Deps, meeting: queries.Meeting): NewEmail[] {
  const callLink = isLinkDue(deps, meeting) ? meeting.link : null
  const entry = (link: string | null) =>
    meeting.status === 'CONFIRMED' ? { callLink: link } : undefined
  const was = (zone: string) => {
    const start = meeting.announcedStartTime ?? meeting.startTime
    return formatTimeRange(start, new Date(start.getTime() + durationOf(meeting)), zone)
  }
  const forRespondent = (base: RespondentFacts, zone: string) =>
    emails.movedForRespondent({ ...base, was: was(zone), callLink })
  const forResearcher = (base: ResearcherFacts, zone: string) =>
    emails.movedForResearcher({ ...base, was: was(zone) })
  return emailsTo('moved', meeting, [
    respondentParty(deps, meeting, forRespondent, entry(callLink)),
    researcherParty(deps, meeting, forResearcher, entry(meeting.link)),
  ])
}

/**
 * Apologises to the participant, who can choose another time. We don't email the researcher, who
 * was there.
 */
function technicalNews(deps: Deps, meeting: queries.Meeting): NewEmail[] {
  const isStudyOpen = meeting.isStudyOpen && !meeting.hasLeft
  const { cancelReason: reason } = meeting
  return emailsTo('technical', meeting, [
    respondentParty(deps, meeting, (base) => emails.technicalProblem({ ...base, isStudyOpen })),
    teamParty(deps, meeting, (base) => emails.cancelledForTeam({ ...base, reason })),
  ])
}

/**
 * Asks our team to find a researcher. If there's still no researcher when the notice period begins,
 * we cancel the interview.
 */
export function unassignedNews(deps: Deps, meeting: queries.Meeting): NewEmail[] {
  return emailsTo('unassigned', meeting, [teamParty(deps, meeting, emails.unassigned)])
}

/** Tells the previous researcher that someone else will conduct the interview. */
export function reassignedNews(deps: Deps, before: queries.Meeting): NewEmail[] {
  const isInCalendar = before.announcedStatus === 'CONFIRMED'
  const meeting = { ...before, status: 'CANCELLED' as const, icsSequence: before.icsSequence + 1 }
  const entry = isInCalendar ? { callLink: null } : undefined
  return emailsTo('reassigned', meeting, [
    researcherParty(deps, meeting, (base) => emails.reassigned(base), entry),
  ])
}

/** Asks the researcher how the interview went, a day after it. */
export function outcomeNews(deps: Deps, meeting: queries.Meeting): NewEmail[] {
  const link = `${deps.config.publicUrl}/platform/interviews/${meeting.id}`
  return emailsTo('outcome', meeting, [
    researcherParty(deps, meeting, (base) => emails.askOutcome({ ...base, link })),
  ])
}

/** Asks our team for the outcome, three days after the interview. */
export function outcomeNewsForTeam(deps: Deps, meeting: queries.Meeting): NewEmail[] {
  const write = (base: TeamFacts) =>
    emails.askTeamForOutcome({ ...base, link: `${base.link}?outcome=NEEDED` })
  return emailsTo('outcome', meeting, [teamParty(deps, meeting, write)])
}

function cancelledNews(deps: Deps, meeting: queries.Meeting): NewEmail[] {
  if (meeting.outcome === 'TECHNICAL') return technicalNews(deps, meeting)
  const { cancelReason: reason, announcedStatus, cancelledBy } = meeting
  const isByParticipant = cancelledBy === 'respondent'
  const isStudyOpen = meeting.isStudyOpen && !meeting.hasLeft
  const entry = announcedStatus === 'CONFIRMED' ? { callLink: null } : undefined
  const forRespondent = (base: RespondentFacts) =>
    emails.cancelledForRespondent({ ...base, reason, isByParticipant, isStudyOpen })
  const forResearcher = (base: ResearcherFacts) =>
    emails.cancelledForResearcher({ ...base, reason })
  return emailsTo('cancelled', meeting, [
    respondentParty(deps, meeting, forRespondent, entry),
    researcherParty(deps, meeting, forResearcher, entry),
    teamParty(deps, meeting, (base) => emails.cancelledForTeam({ ...base, reason })),
  ])
}

type TimedEmail = {
  /**
   * The column that stores which start time we last sent the email for. If the interview moves, we
   * send it again.
   */
  mailedFor: dueQueries.MailedFor
  /**
   * How long before the start we send the email. If the interview is confirmed after that, the
   * confirmation already contains the link.
   */
  before: number
  news: (deps: Deps, meeting: queries.Meeting) => NewEmail[]
  /** Whether to send the email even if the interview has already started. */
  isLateFine?: boolean
  /** Other columns to set when we send the email. */
  also?: (interview: queries.InterviewRow) => Pick<queries.InterviewRow, 'announcedLink'>
}

/**
 * The emails we send at a fixed time before a confirmed interview. To add one, add a column and an
 * entry here.
 */
export const TIMED_EMAILS: TimedEmail[] = [
  {
    mailedFor: 'linkMailedFor',
    before: LINK_BEFORE_MS,
    news: linkNews,
    isLateFine: true,
    also: ({ link }) => ({ announcedLink: link }),
  },
  { mailedFor: 'reminderMailedFor', before: REMINDER_BEFORE_MS, news: reminderNews },
]

function linkNews(deps: Deps, meeting: queries.Meeting): NewEmail[] {
  const callLink = meeting.link
  if (!callLink) return []
  const write = (base: RespondentFacts) => emails.linkForRespondent({ ...base, callLink })
  return emailsTo('link', meeting, [respondentParty(deps, meeting, write, { callLink })])
}

function reminderNews(deps: Deps, meeting: queries.Meeting): NewEmail[] {
  const callLink = meeting.link
  if (!callLink) return []
  return emailsTo('reminder', meeting, [
    respondentParty(deps, meeting, (base) => emails.reminder({ ...base, callLink })),
    researcherParty(deps, meeting, (base) => emails.reminder({ ...base, callLink })),
  ])
}

/** Tells the researcher that the participant no longer agrees to be recorded. */
export function recordingNews(deps: Deps, meeting: queries.Meeting, hasBegun: boolean): NewEmail[] {
  const link = `${deps.config.publicUrl}/platform/interviews/${meeting.id}`
  const isKnown = meeting.memberId !== null
  const write = (base: ResearcherFacts) =>
    hasBegun
      ? emails.deleteRecording({ ...base, link, isKnown })
      : emails.dontRecord({ ...base, link })
  return emailsTo('recording', meeting, [researcherParty(deps, meeting, write)])
}

const isWithin = ({ now }: Deps, { startTime }: queries.Meeting, ms: number) =>
  startTime.getTime() - now().getTime() <= ms
const isLinkDue = (deps: Deps, meeting: queries.Meeting) => isWithin(deps, meeting, LINK_BEFORE_MS)

const durationOf = ({ startTime, endTime }: queries.Meeting) =>
  endTime.getTime() - startTime.getTime()
