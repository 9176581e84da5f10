import { INVITATION_MAIL, UNDELIVERED_STATES } from '@wattle/contract/outbox'
import { sql } from 'drizzle-orm'

/** Matches invitations to this address that are still queued or didn't arrive. */
export const isUnsentInvitationSql = (address: string) => sql`outbox_mails.kind = ${INVITATION_MAIL}
  and lower(outbox_mails.recipient) = lower(${address})
  and outbox_mails.state in ${['QUEUED', ...UNDELIVERED_STATES]}`

/**
 * When a paused distribution's emails are due: far in the future. PostgreSQL's `infinity` wouldn't be a
 * valid date in JavaScript.
 */
export const PAUSED_UNTIL = new Date('9999-12-31T00:00:00Z')
