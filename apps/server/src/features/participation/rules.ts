import type { Choice, Selection } from '@wattle/contract/candidate'
import {
  INTERVIEW_STATUSES,
  INTERVIEWS,
  type InterviewStatus,
  isOpen,
  schedulingErrorOf,
} from '@wattle/contract/interview-status'
import { BOOKING_NOTICE_HOURS } from '@wattle/contract/limits'
import { DELIVERABLE_STATES } from '@wattle/contract/outbox'
import type { MemberState } from '@wattle/contract/panel'
import type { ResearchStatus } from '@wattle/contract/research'
import { type SQL, sql } from 'drizzle-orm'
import { oneOf } from '#db/one-of.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { isCancelledSql, isMissedSql, isOpenSql } from '#features/interview/rules.ts'

export const SCHEDULING_MAIL = 'distribution.scheduling'

/**
 * Every rule exists twice: as a TypeScript function that throws the reason if something isn't
 * allowed, and as an SQL condition on the invitation and its member, project, distribution and
 * interviews. rules.test.ts checks that the two agree.
 */
export type Participation = Picked & {
  status: (typeof invitations.$inferSelect)['status']
  result: (typeof invitations.$inferSelect)['result']
  /** Null once the person has been deleted. */
  memberState: MemberState | null
  projectStatus: ResearchStatus
  isWithdrawn: boolean
  expiresAt: Date | null
  interviewStatus: InterviewStatus | null
  /** Whether the participant came through an open link and hasn't confirmed their address. */
  unconfirmed: boolean
  /** Whether the participant withdrew their consent to take part. */
  withdrewConsent: boolean
  /** The consents the study requires. `agreed` has those this person gave. */
  requires: readonly string[]
  agreed: readonly string[]
}

/** Who picks the participants, and what decides whether this person is picked. */
type Picked = {
  selection: Selection
  choice: Choice | null
  /**
   * Whether we've emailed the person a link to choose a time. We do that for people our team or the
   * researcher picked.
   */
  wasEmailed: boolean
  hasConsented: boolean
}

/**
 * Whether someone is in the quota cell `c`. A cell contains everyone who gave one of its answers or
 * a number in its range. The study's own cell contains everyone.
 */
export const isInCellSql = (person: SQL) => sql`(case
  when c.question_id is null then true
  when c.number_from is null and c.number_to is null then c.option_ids && ${person}.chosen_ids
  else coalesce((${person}.written ->> c.question_id::text)::int
    between coalesce(c.number_from, 0) and coalesce(c.number_to, 2147483647), false)
end)`

const cellsOfStudySql = (answers: SQL) => sql`(
  select c.*, ${isInCellSql(answers)} as is_mine from quota_cells c
  where c.research_id = invitations.research_id
)`

/** The ids of the quota cells a person is in, including the study's own cell. */
export const ownCellIdsSql = (answers = sql`invitations`) => sql`array(
  select id from ${cellsOfStudySql(answers)} cells where is_mine order by id
)`

/**
 * Whether there's a place for someone in a study with quotas. Each of their cells must be below its
 * maximum. After their booking, the study must have enough places left for each question's cells to
 * reach their minimums. Null if the study's own cell is missing. whyFull in the contract gives the
 * reason in words.
 */
export const gateSql = (cells: SQL) => sql`(
  select case when max(places) is not null
    then bool_and(has_room) and coalesce(max(needed), 0) <= max(places) end
  from (
    select bool_and(not is_mine or booked < most) as has_room,
      sum(greatest(least - booked - is_mine::int, 0)) filter (where question_id is not null) as needed,
      max(most - booked - 1) filter (where question_id is null) as places
    from ${cells} cells group by question_id
  ) questions
)`

/**
 * Whether there's no place left for someone, because one of their cells is full or the last places
 * are reserved for other cells.
 */
export const isFullSql = sql<boolean>`(${researches.hasQuotas}
  and not coalesce(${gateSql(cellsOfStudySql(sql`invitations`))}, false))`

/** Whether someone is in a quota cell that's below its minimum. */
export const isInShortCellSql = sql<boolean>`exists (
  select from quota_cells c where c.id = any(invitations.cell_ids) and c.booked < c.least
)`

/** Paused members count as on the panel here, because they can finish what they started. */
const ON_PANEL = ['PENDING', 'ACTIVE', 'PAUSED'] as const satisfies MemberState[]
const CLOSED_PROJECTS = ['COMPLETED'] as const satisfies ResearchStatus[]
const QUALIFIED = 'FIT'

export const isOnPanel = ({ memberState }: Pick<Participation, 'memberState'>): boolean =>
  (ON_PANEL as readonly (string | null)[]).includes(memberState)

const isClosed = ({ projectStatus }: Pick<Participation, 'projectStatus'>): boolean =>
  (CLOSED_PROJECTS as readonly string[]).includes(projectStatus)

export const isOnPanelSql = sql`exists (
  select from ${panelMembers}
  where ${panelMembers.id} = ${invitations.memberId} and ${oneOf(panelMembers.state, ON_PANEL)}
)`
/** Like `isOnPanelSql`, for queries that join the member. False for a deleted member. */
const isJoinedMemberOnPanelSql = sql`coalesce(${oneOf(panelMembers.state, ON_PANEL)}, false)`
const isStudyOpenSql = sql`(${researches.deletedAt} is null
  and not ${oneOf(researches.status, CLOSED_PROJECTS)})`

/**
 * Throws unless the person is on the panel and hasn't withdrawn, and the study is open and hasn't
 * expired.
 */
export function mustBeAllowedToAnswer(person: Participation, now: Date): void {
  must(!person.isWithdrawn, 'STUDY_WITHDRAWN')
  must(!isClosed(person), 'STUDY_CLOSED')
  must(person.expiresAt && person.expiresAt > now, 'STUDY_EXPIRED')
  must(person.memberState, 'UNKNOWN_LINK')
  must(isOnPanel(person), 'LEFT_PANEL')
  must(!person.withdrewConsent, 'CONSENT_WITHDRAWN')
}

export const isTakingPartSql = sql`${invitations.withdrawnAt} is null`

export const mayAnswerSql = (now: SQL) =>
  sql`(${isStudyOpenSql} and ${distributions.expiresAt} > ${now} and ${isOnPanelSql}
    and ${isTakingPartSql})`

/**
 * Once people finish, their link works even after the study ends, whether or not they qualify.
 * Otherwise it would reveal who qualifies.
 */
export function mustBeAllowedToOpenLink(person: Participation, now: Date): void {
  if (person.status !== 'COMPLETED' || person.isWithdrawn) mustBeAllowedToAnswer(person, now)
  must(!person.withdrewConsent, 'CONSENT_WITHDRAWN')
}

export const mayOpenLinkSql = (now: SQL) =>
  sql`(${mayAnswerSql(now)}
    or (${invitations.status} = 'COMPLETED' and ${researches.deletedAt} is null
      and ${isTakingPartSql}))`

/**
 * False for a cancelled interview, and for a no-show if we've emailed the person to choose another
 * time.
 */
const countsForParticipantSql = sql`(not ${isCancelledSql} and not (
  ${isMissedSql}
  and coalesce(${invitations.schedulingMailedAt} >= ${interviews.startTime}, false)
))`

/**
 * The status of the interview that decides whether the participant can book. Null if they have
 * none.
 */
export const participantInterviewStatusSql = sql<InterviewStatus | null>`(
  select ${interviews.status} from ${interviews}
  where ${interviews.invitationId} = ${invitations.id} and ${countsForParticipantSql}
  order by ${interviews.startTime} desc limit 1
)`

/**
 * Throws unless the participant can book or move an interview with their own link. People who left
 * the panel can still use their link if they've booked, so that they can cancel. People who haven't
 * finished, don't qualify or haven't confirmed their address all get the same error.
 */
export function mustBeAllowedToBook(person: Participation, now: Date): void {
  mustBeAllowedToOpenLink(person, now)
  const phase = person.interviewStatus && INTERVIEWS[person.interviewStatus].phase
  must(person.memberState, 'UNKNOWN_LINK')
  must(person.result === QUALIFIED && !person.unconfirmed, 'NOT_ELIGIBLE')
  must(phase !== 'CONDUCTED', 'INTERVIEW_OVER')
  must(!isClosed(person), 'STUDY_CLOSED')
  const hasOpen = phase === 'BOOKED'
  must(isOnPanel(person) || hasOpen, 'LEFT_PANEL')
  must(phase !== 'MISSED', 'INTERVIEW_MISSED')
  must(hasOpen || isPicked(person), 'NOT_ELIGIBLE')
}

const qualifiesIf = (isOnPanel: SQL) =>
  sql`(coalesce(${invitations.result} = ${sql.raw(`'${QUALIFIED}'`)}, false)
  and ${isStudyOpenSql} and ${isOnPanel} and ${isTakingPartSql} and not invitations.unconfirmed)`
const qualifiesSql = qualifiesIf(isOnPanelSql)

const REQUIRED_WORDS: Record<string, string> = {
  OBSERVERS:
    'The client listens in on the interviews in this study. To book a time, please agree to that.',
  QUOTES: 'This study’s report quotes people. To book a time, please agree to be quoted.',
}

/**
 * Throws if a required consent is missing. Call this only for a first booking, because people who
 * have booked can move their interview even if they've withdrawn a consent since.
 */
export function mustHaveRequiredConsent({
  requires = [],
  agreed = [],
}: Partial<Pick<Participation, 'requires' | 'agreed'>>): void {
  const missing = requires.find((kind) => !agreed.includes(kind))
  const message = missing && REQUIRED_WORDS[missing]
  must(!missing, 'CONSENT_REQUIRED', message ? { message } : {})
}

const inStudySql = (condition: SQL) => sql<boolean>`(
  select ${condition} from distributions study where study.id = invitations.distribution_id
)`

const agreedToRequired = sql`study.requires <@ invitations.agreed`
const hasRequiredConsentSql = inStudySql(agreedToRequired)

const agreedToStudy = sql`('PRIVACY' = any(invitations.agreed)
  and ('STUDY' = any(invitations.agreed) or study.study_consent = ''))`

/** Whether someone agreed to the privacy policy and to the study's own text, if it has one. */
export const hasConsentedSql = inStudySql(agreedToStudy)

const hasInterviewSql = (which: SQL) => sql`exists (
  select from ${interviews} where ${interviews.invitationId} = ${invitations.id} and ${which}
)`

/**
 * Whether someone qualifies and has no interview yet. Ignores cancelled interviews, and no-shows if
 * we've emailed the person to choose another time.
 */
export const isWaitingSql = sql`(${qualifiesSql}
  and not ${hasInterviewSql(countsForParticipantSql)})`

export const hasFreeSlotSql = (earliest: SQL) => sql`exists (
  select from slots
  where slots.research_id = ${invitations.researchId} and slots.booked_by is null
    and slots.held_for is null and slots.deleted_at is null and slots.start_time >= ${earliest}
)`

/**
 * People we've emailed to choose a time can book even if the study now picks people differently.
 */
function isPicked({ selection, choice, wasEmailed, hasConsented }: Picked): boolean {
  if (wasEmailed || selection === 'TEAM') return true
  return selection === 'AUTOMATIC' ? hasConsented : choice === 'YES'
}

const isPickedForStudy = sql`(invitations.scheduling_mailed_at is not null or case study.selection
  when 'AUTOMATIC' then ${agreedToStudy}
  when 'RESEARCHER' then coalesce(invitations.choice = 'YES', false)
  else true end)`

/** Whether someone can make a first booking with their own link. Doesn't check quotas. */
export const mayBookByKeySql = sql`(${isWaitingSql}
  and ${inStudySql(sql`${isPickedForStudy} and ${agreedToRequired}`)})`

/**
 * Whether the participant's page shows times right now. The page itself asks for the required
 * consents, so this doesn't check them.
 */
export const mayBookAtOnceSql = (now: SQL) => sql`(${isWaitingSql}
  and ${inStudySql(isPickedForStudy)} and not ${isFullSql}
  and ${hasFreeSlotSql(sql`${now} + interval '${sql.raw(String(BOOKING_NOTICE_HOURS))} hours'`)})`

/**
 * Throws if the interview's status doesn't let our team book another time for the participant, or
 * email them to choose one.
 */
export function mustBeOursToSchedule(status: InterviewStatus | null): void {
  const code = status && schedulingErrorOf(status)
  if (code) throw new AppError(code)
}

const NOT_OURS_TO_SCHEDULE = INTERVIEW_STATUSES.filter(schedulingErrorOf)

/** True if booking a time would move the person's interview instead of taking another place. */
export const hasUpcoming = (status: InterviewStatus | null): boolean =>
  status !== null && isOpen({ status })

/** The status of the interview our lists show: the upcoming one, or else the last. */
export const latestInterviewStatusSql = sql<InterviewStatus | null>`(
  select ${interviews.status} from ${interviews}
  where ${interviews.invitationId} = ${invitations.id}
  order by ${isOpenSql} desc, ${interviews.id} desc limit 1
)`

/**
 * Throws unless our team can book a time for someone or email them to choose one (seed 001 section
 * 2).
 */
export function mustBeSchedulable(person: Omit<Participation, 'expiresAt' | keyof Picked>): void {
  must(!person.isWithdrawn, 'NOT_FOUND')
  must(person.result === QUALIFIED, 'NOT_FITTING')
  const message =
    'This person has withdrawn from the study, so we can’t email them or book a slot for them.'
  must(!person.withdrewConsent, 'HAS_LEFT', { message })
  must(!person.unconfirmed, 'NOT_CONFIRMED')
  must(!isClosed(person), 'PROJECT_FINISHED')
  mustBeOursToSchedule(person.interviewStatus)
  must(isOnPanel(person), 'HAS_LEFT')
}

export const isSchedulableSql = sql<boolean>`(${qualifiesSql} and not coalesce(
  ${oneOf(latestInterviewStatusSql, NOT_OURS_TO_SCHEDULE)}, false
))`

/**
 * Whether our team can make a first booking for someone. If they have an upcoming interview, we
 * move it instead.
 */
export const mayBeBookedSql = sql`(${isSchedulableSql} and not ${hasInterviewSql(isOpenSql)}
  and ${hasRequiredConsentSql})`

/**
 * Whether someone gets the email that goes to everyone who should choose a time: they've never had
 * an interview, their emails don't bounce, and there's still a place for them. The query has to
 * join the member.
 */
export const mayGetSchedulingEmailsSql = sql`(${qualifiesIf(isJoinedMemberOnPanelSql)}
  and not ${hasInterviewSql(sql`true`)} and ${panelMembers.undeliverableAt} is null
  and not ${isFullSql})`

/**
 * Whether we've emailed someone to choose a time, and the email wasn't undone and didn't bounce.
 * The null check saves reading the outbox for everyone else.
 */
export const isAskedToChooseSql = sql`(${invitations.schedulingMailedAt} is not null and exists (
  select from outbox_mails
  where lower(outbox_mails.recipient) = lower(${panelMembers.email})
    and outbox_mails.kind = ${sql.raw(`'${SCHEDULING_MAIL}'`)}
    and outbox_mails.created_at = ${invitations.schedulingMailedAt}
    and ${oneOf(sql`outbox_mails.state`, DELIVERABLE_STATES)}
))`

/**
 * Whether a contradiction quotes an answer from these invitations. It can be in a later study, and
 * we delete it along with the answer it quotes.
 */
export const quotesAnswersOfSql = (where: SQL | undefined) => sql`exists (
  select from invitations about
    join (select id, member_id, completed_at from ${invitations} where ${where}) quoted
      on quoted.id = about.id or (quoted.member_id = about.member_id
        and contradictions.kind = 'EARLIER_STUDY'
        and quoted.completed_at = (contradictions.details ->> 'beforeAt')::timestamptz)
  where about.id = contradictions.invitation_id
)`

/** Participants have to respect the notice period. Our team doesn't. */
export const earliestStart = ({ now }: Pick<Deps, 'now'>, { isAdmin }: { isAdmin: boolean }) =>
  new Date(now().getTime() + (isAdmin ? 0 : BOOKING_NOTICE_HOURS * 3_600_000))
