import type { MailKind } from '@wattle/contract/outbox'
import type { Db } from '#db/open.ts'
import type { EmailKey } from '#db/schema/outbox.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import * as queries from './queries.ts'
import { PAUSED_UNTIL } from './rules.ts'

export type NewEmail = {
  kind: MailKind
  to: string
  replyTo?: string
  /** The panel member this email is about, so we can delete it with them. */
  aboutMemberId?: number | null
  /** The researcher named in this email to someone else, so we can delete it with their account. */
  aboutUserId?: number | null
  subject: string
  html: string
  text: string
  /** Set if html and text come from a shared body, which we fill in when we send the email. */
  bodyId?: number
  fills?: Record<string, string>
  /**
   * Keys of links, which html, text and headers refer to as `[[name]]`. We derive the keys from
   * these nonces and never store them.
   */
  keys?: Record<string, EmailKey>
  campaignId?: number
  /**
   * The panel member who gets the email. Before sending it, we check that we may still email them.
   */
  memberId?: number
  headers?: Record<string, string>
  /** An iCalendar file to attach. */
  calendar?: string
}

/**
 * Queues emails, and the job that sends them, in the caller's transaction. Returns the emails' ids.
 * Pass `createdAt` if you also store that time and will look the emails up by it.
 */
export async function queueEmails(
  deps: Deps,
  tx: Db,
  mails: NewEmail[],
  notBefore: Date | null = null,
  createdAt: Date = deps.now(),
): Promise<number[]> {
  if (mails.length === 0) return []
  const messageId = messageIds(deps, mails.length)
  const rows = mails.map(({ to, ...mail }, at) => ({
    ...mail,
    recipient: to,
    sender: deps.config.mailFrom,
    messageId: messageId(at),
    createdAt,
    nextAttemptAt: notBefore ?? createdAt,
  }))
  const ids = await queries.insertEmails(tx, rows)
  await deps.jobs.enqueue(tx, 'outbox.deliver', {}, notBefore ?? undefined)
  return ids
}

/** Stores a body that many emails share, with a `[[name]]` placeholder wherever they differ. */
export const storeBody = (tx: Db, body: queries.NewBody): Promise<number> =>
  queries.insertBody(tx, body)

/** Holds back the campaign's queued emails until it resumes. */
export const pauseCampaignEmails = (tx: Db, campaignId: number): Promise<void> =>
  queries.updateDueTime(tx, campaignId, PAUSED_UNTIL)

export async function resumeCampaignEmails(deps: Deps, tx: Db, campaignId: number): Promise<void> {
  await queries.updateDueTime(tx, campaignId, deps.now(), PAUSED_UNTIL)
  await deps.jobs.enqueue(tx, 'outbox.deliver', {})
}

/** Deletes the given emails that aren't due yet, and keeps the others. */
export const dropWaitingEmails = ({ now }: Deps, tx: Db, ids: number[]) =>
  queries.deleteWaitingEmails(tx, ids, now())

/** Deletes all the given emails, or throws if one of them is already due or sent. */
export async function unqueueEmails(deps: Deps, tx: Db, ids: number[]) {
  const deleted = await dropWaitingEmails(deps, tx, ids)
  must(!(await queries.isAnyEmailLeft(tx, ids)), 'TOO_LATE_TO_UNDO')
  return deleted
}

/**
 * Deletes the emails that a campaign queued at one time, except those a worker has tried to send.
 * Returns how many it deleted.
 */
export const unqueueCampaignEmails = (tx: Db, round: queries.Round): Promise<number> =>
  queries.deleteCampaignEmails(tx, round)

/**
 * Whether we've queued an email of this kind for this address since the given time. Another call
 * with the same kind and address waits for this transaction, so two calls at once don't both send
 * it.
 */
export async function wasEmailedSince(
  tx: Db,
  { kind, to }: Pick<NewEmail, 'kind' | 'to'>,
  since: Date,
) {
  await queries.lockEmailKind(tx, kind, to)
  return queries.hasEmailSince(tx, kind, to, since)
}

/** Creates message ids in the sender's domain, as receiving servers expect. */
function messageIds({ config, randomBytes }: Deps, count: number): (at: number) => string {
  const domain = /@([^\s>]+)/.exec(config.mailFrom)?.[1] ?? new URL(config.publicUrl).hostname
  const random = randomBytes(16 * count)
  return (at) => `<${random.toString('hex', at * 16, at * 16 + 16)}@${domain}>`
}
