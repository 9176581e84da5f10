import {
  type INTERVIEW_PHASES,
  INTERVIEWS,
  isCancelled,
  isConducted,
  isMissed,
  occupiesSlot,
} from '@wattle/contract/interview-status'
import { MAIL_STATE_LABELS, mailKindLabel } from '@wattle/contract/outbox'
import type { Outcome } from '@wattle/contract/outcome'
import { formatMoney, KIND_WORDS, METHOD_WORDS, type PaymentTab } from '@wattle/contract/payment'
import {
  BellRing,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleSlash,
  Flower2,
  Gift,
  Hourglass,
  ListChecks,
  type LucideIcon,
  Mail,
  UserRoundX,
} from 'lucide-react'
import { hoursOrDays } from '#lib/time/hours-or-days.ts'
import type { Person, PersonInterview, PersonPayment, PersonStudy } from './person-query.ts'

export interface TimelineEvent {
  key: string
  at: string
  kind: 'email' | 'interview' | 'payment' | 'study'
  icon: LucideIcon
  title: string
  text?: string | undefined
  /** Names the event in a collapsed list, as in "2 more: invited, reminded". */
  word: string
  link?: { label: string; to: string } | undefined
  /** The email's state if it's neither sent nor on hold, such as "Bounced". */
  problem?: string | undefined
  /**
   * Whether the event says how the study ended. Once the study is over, the other events are
   * collapsed.
   */
  isMain?: boolean | undefined
}

/** Everything that happened with a person in one study, newest first. */
export function eventsOf(
  study: PersonStudy,
  { mails, payments }: Pick<Person, 'mails' | 'payments'>,
): TimelineEvent[] {
  const own = mails.filter(({ distributionId }) => distributionId === study.distributionId)
  const emailOf = (kind: string) => {
    const mail = own.find((one) => one.kind === kind)
    return mail && { link: linkTo(mail), problem: problemWith(mail) }
  }
  const answers = {
    label: 'Answers',
    to: `/admin/distributions/${study.researchId}/respondents?respondent=${study.userScreenerId}`,
  }
  const at = (key: string, when: string | null, event: Omit<TimelineEvent, 'key' | 'at'>) =>
    when ? [{ key: `${study.userScreenerId} ${key}`, at: when, ...event }] : []
  const { incentive, result, noTime } = study
  return [
    ...at('invited', study.invitedAt, {
      kind: 'email',
      icon: Mail,
      title: 'Invited',
      text: incentive && `, ${inSentence(incentive)} promised`,
      word: 'invited',
      ...emailOf('distribution.invitation'),
    }),
    ...at('reminded', study.remindedAt, {
      kind: 'email',
      icon: BellRing,
      title: 'Reminded',
      word: 'reminded',
      ...emailOf('distribution.reminder'),
    }),
    ...at('started', result ? null : study.startedAt, {
      kind: 'study',
      icon: Hourglass,
      title: 'Started the screener',
      word: 'started',
    }),
    ...at('completed', study.completedAt, {
      kind: 'study',
      icon: ListChecks,
      title: result === 'FIT' ? 'Qualified' : 'Didn’t qualify',
      word: result === 'FIT' ? 'qualified' : 'didn’t qualify',
      link: answers,
    }),
    ...at('scheduling', study.schedulingMailedAt, {
      kind: 'email',
      icon: Mail,
      title: 'Asked to choose a time',
      word: 'asked to choose a time',
      ...emailOf('distribution.scheduling'),
    }),
    ...at('no time', noTime?.at ?? null, {
      kind: 'study',
      icon: CalendarX,
      title: 'None of the slots suited',
      text: noTime?.note ? `: “${noTime.note}”` : undefined,
      word: 'no slot suited',
    }),
    ...at('standby', study.standbySince, {
      kind: 'study',
      icon: Hourglass,
      title: 'On standby',
      word: 'on standby',
    }),
    ...at('withdrawn', study.withdrawnAt, {
      kind: 'study',
      icon: CircleSlash,
      title: 'Withdrew from the project',
      word: 'withdrew',
      isMain: true,
    }),
    ...study.interviews.flatMap((interview) => interviewEvents(interview)),
    ...payments
      .filter(({ userScreenerId }) => userScreenerId === study.userScreenerId)
      .map(paymentEvent),
    ...own.filter(({ kind }) => !CAMPAIGN_KINDS.includes(kind)).map(mailEvent),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
}

/**
 * Makes the first letter lower case, so "A gift card" becomes "a gift card". Abbreviations and
 * amounts stay as they are.
 */
const inSentence = (text: string) =>
  text.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())

/** Emails that the timeline already shows as separate events, such as "Invited". */
const CAMPAIGN_KINDS = [
  'distribution.invitation',
  'distribution.reminder',
  'distribution.scheduling',
] as readonly string[]

type PersonMail = Person['mails'][number]

const linkTo = ({ id }: PersonMail) => ({ label: 'Email', to: `/admin/outbox?mail=${id}` })

const problemWith = ({ state }: PersonMail) =>
  state === 'SENT' || state === 'HELD' ? undefined : MAIL_STATE_LABELS[state]

function mailEvent(mail: PersonMail): TimelineEvent {
  const label = mailKindLabel(mail.kind)
  return {
    key: `mail ${mail.id}`,
    at: mail.sentAt ?? mail.createdAt,
    kind: 'email',
    icon: Mail,
    title: label,
    text: `: ${mail.subject}`,
    word: label.toLowerCase(),
    link: linkTo(mail),
    problem: problemWith(mail),
  }
}

const TABS: Record<PersonPayment['state'], PaymentTab> = {
  DUE: 'OWED',
  APPROVED: 'APPROVED',
  SENT: 'SENT',
  FAILED: 'PROBLEMS',
  VOID: 'VOID',
}

export const paymentPath = ({ id, state }: PersonPayment) =>
  `/admin/payments?tab=${TABS[state]}&payment=${id}`

export const amountOf = ({ cents, currency }: PersonPayment) =>
  cents === 0 ? 'an amount to be set' : formatMoney(Math.abs(cents), currency)

const HOUR_MS = 3_600_000

function paymentEvent(payment: PersonPayment): TimelineEvent {
  const { id, state, kind, method, interviewAt, dueAt, sentAt, closedAt } = payment
  const amount = amountOf(payment)
  const isReversal = kind === 'REVERSAL'
  const hours = interviewAt && sentAt && (Date.parse(sentAt) - Date.parse(interviewAt)) / HOUR_MS
  const title = {
    DUE: `Owed ${amount}`,
    APPROVED: `Approved ${amount}`,
    SENT: isReversal ? `Payment of ${amount} returned to us` : `Paid ${amount}`,
    FAILED: `Payment of ${amount} failed`,
    VOID: `Payment of ${amount} voided`,
  }[state]
  const details = [
    METHOD_WORDS[method].toLowerCase(),
    ...(kind === 'INTERVIEW' || isReversal ? [] : [KIND_WORDS[kind].toLowerCase()]),
    ...(hours && hours > 0 && !isReversal ? [`${hoursOrDays(hours)} after the interview`] : []),
  ]
  return {
    key: `payment ${id}`,
    at: closedAt ?? sentAt ?? dueAt,
    kind: 'payment',
    icon: Gift,
    title,
    text: isReversal ? undefined : `, ${details.join(', ')}`,
    word: state === 'SENT' ? 'paid' : 'payment',
    link: { label: 'Payment', to: paymentPath(payment) },
    isMain: state === 'SENT' || state === 'FAILED',
  }
}

function interviewEvents(interview: PersonInterview): TimelineEvent[] {
  const { id, startTime, bookedAt, updatedAt, status, creatorFullName: researcher } = interview
  const key = `interview ${id}`
  const booked = bookedAt
    ? [
        {
          key: `${key} booked`,
          at: bookedAt,
          kind: 'interview' as const,
          icon: CalendarCheck,
          title: 'Booked a slot',
          word: 'booked',
        },
      ]
    : []
  const cancelled = isCancelled(interview)
    ? [
        {
          key: `${key} cancelled`,
          at: updatedAt ?? startTime,
          kind: 'interview' as const,
          icon: CalendarX,
          title: `${CANCELLERS[interview.cancelledBy ?? 'time']} cancelled the interview`,
          text: interview.cancelReason ? `: ${interview.cancelReason}` : undefined,
          word: 'cancelled',
          isMain: true,
        },
      ]
    : []
  const own = {
    key,
    at: startTime,
    kind: 'interview' as const,
    icon: ICONS[INTERVIEWS[status].phase],
    title: interviewTitle(interview),
    text: occupiesSlot(interview) ? ` with ${researcher}` : undefined,
    word: 'interview',
    isMain: true,
  }
  return isCancelled(interview) ? [...booked, ...cancelled] : [...booked, own]
}

const CANCELLERS = {
  researcher: 'The researcher',
  respondent: 'They',
  team: 'Our team',
  time: 'We',
} as const

const ICONS: Record<(typeof INTERVIEW_PHASES)[number], LucideIcon> = {
  BOOKED: CalendarClock,
  CONDUCTED: Flower2,
  MISSED: UserRoundX,
  CANCELLED: CalendarX,
}

const OUTCOME_TITLES: Record<Outcome, string> = {
  ATTENDED: 'Came to the interview',
  LATE: 'Came late to the interview',
  LEFT_EARLY: 'Left the interview early',
  TECHNICAL: 'Technical problem in the interview',
  NO_SHOW: 'No-show',
}

function interviewTitle(interview: PersonInterview): string {
  const { outcome } = interview
  if (isMissed(interview)) return 'No-show'
  if (!isConducted(interview)) return 'Interview'
  if (!outcome) return 'Interview took place'
  return OUTCOME_TITLES[outcome]
}
