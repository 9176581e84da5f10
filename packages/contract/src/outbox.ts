import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listQuery } from './list.ts'
import { entityId, instant, pathId, writtenText } from './text.ts'

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

/** How a state reads to the office. */
export const MAIL_STATE_LABELS: Record<MailState, string> = {
  QUEUED: 'Queued',
  SENDING: 'Sending',
  SENT: 'Sent',
  HELD: 'Held here',
  REFUSED: 'Refused',
  FAILED: 'Failed',
  DROPPED: 'Not sent',
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
  summary: 'Every mail that the product wrote, with its state.',
  query: z.extend(listQuery(['CREATED_AT_DESC', 'CREATED_AT_ASC']), {
    state: z.optional(z.enum(MAIL_STATES, { error: 'There is no such state.' })),
    /** How the address of a recipient begins: parts of it are found by no index. */
    search: z.optional(writtenText(254)),
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
