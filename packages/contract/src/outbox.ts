import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listQuery, searchWords } from './list.ts'
import { entityId, instant, pathId } from './text.ts'

/**
 * QUEUED emails are waiting for the next attempt. SENDING emails are claimed by a worker. HELD
 * emails stay in the outbox, because no mail server is set up. REFUSED emails were permanently
 * rejected by a mail server. FAILED emails ran out of attempts. DROPPED emails are no longer
 * wanted, for example because the person has left the panel or the study is over.
 */
export const MAIL_STATES = [
  'QUEUED',
  'SENDING',
  'SENT',
  'HELD',
  'REFUSED',
  'FAILED',
  'DROPPED',
] as const
export type MailState = (typeof MAIL_STATES)[number]

/** The kind of email that counts in a distribution's sent, queued and failed numbers. */
export const INVITATION_MAIL = 'distribution.invitation'

/** Emails in these states never arrived, and we won't retry them automatically. */
export const UNDELIVERED_STATES = [
  'REFUSED',
  'FAILED',
  'DROPPED',
] as const satisfies readonly MailState[]

/** Emails in these states have arrived or still can. */
export const DELIVERABLE_STATES = MAIL_STATES.filter(
  (state) => !UNDELIVERED_STATES.some((one) => one === state),
)

/** Admins can resend emails in these states. */
export const RESENDABLE_STATES: readonly MailState[] = ['HELD', 'REFUSED', 'FAILED']

export const MAIL_FILTERS = [...MAIL_STATES, 'UNDELIVERED'] as const
export type MailFilter = (typeof MAIL_FILTERS)[number]

export const MAIL_STATE_LABELS: Record<MailState, string> = {
  QUEUED: 'Queued',
  SENDING: 'Sending',
  SENT: 'Sent',
  HELD: 'Held',
  REFUSED: 'Bounced',
  FAILED: 'Failed',
  DROPPED: 'Not sent',
}

export const MAIL_FILTER_LABELS: Record<MailFilter, string> = {
  ...MAIL_STATE_LABELS,
  UNDELIVERED: 'All undelivered',
}

/** The label of each kind of email. Admins can search for it. */
export const MAIL_KIND_LABELS = {
  'auth.invited': 'Account invitation',
  'auth.verify': 'Confirm an account’s email address',
  'digest.researcher': 'Researcher’s summary',
  'digest.team': 'Team’s summary',
  'distribution.invitation': 'Invitation',
  'distribution.not-chosen': 'Researcher chose others',
  'distribution.reminder': 'Invitation reminder',
  'distribution.scheduling': 'Choose a time',
  'distribution.test': 'Test invitation',
  'enquiry.team': 'Enquiry',
  'enquiry.thanks': 'Thanks for an enquiry',
  'interview.booked': 'Interview booked, to the researcher',
  'interview.cancelled': 'Interview cancelled',
  'interview.confirmed': 'Interview confirmed',
  'interview.link': 'Video call link',
  'interview.link-changed': 'New video call link',
  'interview.moved': 'Interview moved',
  'interview.notify': 'Interview to confirm',
  'interview.outcome': 'Outcome to record',
  'interview.planned': 'Interview booked',
  'interview.reassigned': 'Interview handed over',
  'interview.recording': 'Recording consent withdrawn',
  'interview.reminder': 'Interview reminder',
  'interview.technical': 'Technical problem',
  'interview.unassigned': 'Interview without a researcher',
  'panel.confirm': 'Confirm joining the panel',
  'panel.confirm-entry': 'Confirm an address from an open link',
  'panel.confirm-import': 'Confirm joining after an import',
  'panel.policy': 'New privacy policy',
  'panel.welcome': 'Welcome to the panel',
  'password.changed': 'Password changed',
  'password.reset': 'Reset password',
  'payment.sent': 'Payment sent',
  'session.new-device': 'Sign-in on a new device',
  'standby.offer': 'Slot offered to someone on standby',
  'study.candidates': 'New candidates',
  'study.ended': 'Project ended',
  'study.launched': 'Project launched',
  'study.slots': 'Slots needed',
  'study.stalled': 'Project stalled',
  'study.started': 'Invitations started',
  'study.target-reached': 'Enough interviews',
} as const satisfies Record<string, string>
export type MailKind = keyof typeof MAIL_KIND_LABELS
/** The second part of the kinds that start with `Noun`, such as 'ended' for 'study.ended'. */
export type MailWord<Noun extends string> = {
  [Kind in MailKind]: Kind extends `${Noun}.${infer Word}` ? Word : never
}[MailKind]
export const MAIL_KINDS = Object.keys(MAIL_KIND_LABELS) as MailKind[]

/** The label of a kind of email. An old email may have a kind that no longer exists. */
export function mailKindLabel(kind: string): string {
  const label = MAIL_KINDS.find((one) => one === kind)
  if (label) return MAIL_KIND_LABELS[label]
  const words = kind.replace(/[.-]/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** How many times we try to send an email that keeps getting temporary errors. */
export const MAX_MAIL_ATTEMPTS = 10

const MailSummary = z.object({
  id: entityId,
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  createdAt: instant,
  sentAt: z.nullable(instant),
  nextAttemptAt: z.nullable(instant),
})
export type MailSummary = z.output<typeof MailSummary>

export const listMails = endpoint({
  method: 'GET',
  path: '/admin/outbox',
  audience: 'admin',
  summary: 'Every email the product has written, with its state.',
  query: z.extend(listQuery(['CREATED_AT_DESC', 'CREATED_AT_ASC']), {
    state: z.optional(z.enum(MAIL_FILTERS)),
    /** Only lists invitations from this distribution. */
    distributionId: z.optional(pathId),
    /** Matches part of the recipient's name or address, the subject or the kind. */
    search: searchWords,
  }),
  reply: z.array(MailSummary),
})

const MailParams = z.object({ id: pathId })

export const getMail = endpoint({
  method: 'GET',
  path: '/admin/outbox/:id',
  audience: 'admin',
  summary: 'One email, as its recipient sees it.',
  params: MailParams,
  reply: z.extend(MailSummary, {
    from: z.string(),
    /** The panel member the email goes to. Null if it goes to someone else. */
    memberId: z.optional(z.nullable(entityId)),
    replyTo: z.nullable(z.string()),
    messageId: z.string(),
    html: z.string(),
    text: z.string(),
  }),
})

export const retryMail = endpoint({
  method: 'POST',
  path: '/admin/outbox/:id/retry',
  audience: 'admin',
  summary: 'Send a failed, bounced or held email again.',
  status: 202,
  params: MailParams,
  reply: MailSummary,
})
