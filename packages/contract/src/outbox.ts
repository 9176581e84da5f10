import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listQuery, searchWords } from './list.ts'
import { entityId, instant, pathId } from './text.ts'

/**
 * QUEUED waits for its next try; SENDING is in the hands of a worker; HELD stays here because no
 * mail server is set up; REFUSED was turned away for good; FAILED ran out of tries; DROPPED was not
 * sent because the person left in the meantime.
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

/** The kind of email that a distribution counts as sent, queued or failed. */
export const INVITATION_MAIL = 'distribution.invitation'

/** An email in one of these didn't reach anyone and isn't going to be tried again by itself. */
export const UNDELIVERED_STATES = [
  'REFUSED',
  'FAILED',
  'DROPPED',
] as const satisfies readonly MailState[]

/** What the list can be narrowed to. */
export const MAIL_FILTERS = [...MAIL_STATES, 'UNDELIVERED'] as const
export type MailFilter = (typeof MAIL_FILTERS)[number]

/** How a state reads to admins. */
export const MAIL_STATE_LABELS: Record<MailState, string> = {
  QUEUED: 'Queued',
  SENDING: 'Sending',
  SENT: 'Sent',
  HELD: 'Held here',
  REFUSED: 'Refused',
  FAILED: 'Failed',
  DROPPED: 'Not sent',
}

export const MAIL_FILTER_LABELS: Record<MailFilter, string> = {
  ...MAIL_STATE_LABELS,
  UNDELIVERED: 'All undelivered',
}

/** 'session.new-device' reads as 'Session new device', and is searched for as that. */
export function mailKindLabel(kind: string): string {
  const words = kind.replace(/[.-]/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** After this many tries a mail that only met passing faults is given up. */
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
  summary: 'Every email the product wrote, with its state.',
  query: z.extend(listQuery(['CREATED_AT_DESC', 'CREATED_AT_ASC']), {
    state: z.optional(z.enum(MAIL_FILTERS, { error: 'There is no such state.' })),
    /** Only the invitations of this distribution. */
    distributionId: z.optional(pathId),
    /** Part of the recipient's name or address, of the subject or of the kind. */
    search: searchWords,
  }),
  reply: z.array(MailSummary),
})

const MailParams = z.object({ id: pathId })

export const getMail = endpoint({
  method: 'GET',
  path: '/admin/outbox/:id',
  audience: 'admin',
  summary: 'One mail as it goes out.',
  params: MailParams,
  reply: z.extend(MailSummary, {
    from: z.string(),
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
  summary: 'Send a failed, refused or held mail once more.',
  status: 202,
  params: MailParams,
  reply: MailSummary,
})
