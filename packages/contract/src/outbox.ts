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

/**
 * The label of a kind of email, such as 'Session new device' for 'session.new-device'. Admins
 * search for the label.
 */
export function mailKindLabel(kind: string): string {
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
    state: z.optional(z.enum(MAIL_FILTERS, { error: 'That isn’t a valid state.' })),
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
