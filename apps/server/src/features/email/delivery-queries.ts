import type { MailState } from '@wattle/contract/outbox'
import { and, eq, gt, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { type ContactTime, isWindowOpenSql } from '#db/contact-window.ts'
import { dueBy, latestStored } from '#db/due.ts'
import type { Db } from '#db/open.ts'
import { distributions } from '#db/schema/distributions.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { PAUSED_UNTIL } from './rules.ts'

export type EmailRow = typeof outboxMails.$inferSelect

/** Claims due emails for this worker. Skips rows that another worker is claiming. */
export async function claimDueEmails(
  db: Db,
  size: number,
  now: Date,
  until: Date,
): Promise<EmailRow[]> {
  const due = db.$with('due').as(
    db
      .select({ id: outboxMails.id })
      .from(outboxMails)
      .where(and(eq(outboxMails.state, 'QUEUED'), lte(outboxMails.nextAttemptAt, now)))
      .orderBy(outboxMails.nextAttemptAt, outboxMails.id)
      .limit(size)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(outboxMails)
    .set({
      state: 'SENDING',
      claimedUntil: until,
      nextAttemptAt: null,
      attempts: sql`${outboxMails.attempts} + 1`,
    })
    .where(inArray(outboxMails.id, db.select({ id: due.id }).from(due)))
    .returning()
}

/**
 * Makes emails due again if the worker that claimed them died. A claim lasts `longestMs`. If one
 * still has longer than that to go, the clock has been set back, so we release it too.
 */
export async function releaseLostClaims(db: Db, now: Date, longestMs: number): Promise<void> {
  await releaseWhere(db, now, dueBy(outboxMails.claimedUntil, now, longestMs))
}

export const releaseAllClaims = (db: Db, now: Date): Promise<void> => releaseWhere(db, now)

async function releaseWhere(db: Db, now: Date, isLost?: SQL): Promise<void> {
  await db
    .update(outboxMails)
    .set({ state: 'QUEUED', claimedUntil: null, nextAttemptAt: now })
    .where(and(eq(outboxMails.state, 'SENDING'), isLost))
}

/**
 * Makes emails due now if they're due more than `longestMs` from now. No retry waits that long, so
 * the clock must have been set back. Leaves out emails of paused campaigns.
 */
export async function bringForward(db: Db, now: Date, longestMs: number): Promise<void> {
  await db
    .update(outboxMails)
    .set({ nextAttemptAt: now })
    .where(
      and(
        eq(outboxMails.state, 'QUEUED'),
        gt(outboxMails.nextAttemptAt, latestStored(now, longestMs)),
        lt(outboxMails.nextAttemptAt, PAUSED_UNTIL),
      ),
    )
}

export type EmailChange = Pick<
  typeof outboxMails.$inferInsert,
  'state' | 'nextAttemptAt' | 'sentAt' | 'lastError' | 'attempts'
>

/** Records the outcome, unless the claim has expired and another worker has claimed the email. */
export async function updateClaimedEmail(
  db: Db,
  { id, claimedUntil }: EmailRow,
  change: EmailChange,
): Promise<void> {
  if (!claimedUntil) return
  await db
    .update(outboxMails)
    .set({ claimedUntil: null, ...change })
    .where(and(eq(outboxMails.id, id), eq(outboxMails.claimedUntil, claimedUntil)))
}

/** Like `updateClaimedEmail`, for emails that were claimed together. */
export async function updateClaimedEmails(
  db: Db,
  mails: EmailRow[],
  change: EmailChange,
): Promise<void> {
  const claimedUntil = mails[0]?.claimedUntil
  if (!claimedUntil) return
  const ids = mails.map(({ id }) => id)
  await db
    .update(outboxMails)
    .set({ claimedUntil: null, ...change })
    .where(and(inArray(outboxMails.id, ids), eq(outboxMails.claimedUntil, claimedUntil)))
}

/**
 * Releases claimed emails that we didn't try to send, and makes them due at `dueAt`. The claim
 * doesn't count as an attempt.
 */
export async function releaseClaims(db: Db, mails: EmailRow[], dueAt: Date): Promise<void> {
  const claimedUntil = mails[0]?.claimedUntil
  if (!claimedUntil) return
  const ids = mails.map(({ id }) => id)
  await db
    .update(outboxMails)
    .set({
      state: 'QUEUED',
      nextAttemptAt: dueAt,
      claimedUntil: null,
      attempts: sql`${outboxMails.attempts} - 1`,
    })
    .where(and(inArray(outboxMails.id, ids), eq(outboxMails.claimedUntil, claimedUntil)))
}

/** Changes an email. Returns undefined if it isn't in one of the `from` states. */
export async function updateEmail(
  db: Db,
  id: number,
  from: readonly MailState[],
  change: EmailChange,
) {
  const [row] = await db
    .update(outboxMails)
    .set({ claimedUntil: null, ...change })
    .where(and(eq(outboxMails.id, id), inArray(outboxMails.state, from)))
    .returning()
  return row
}

type MemberRow = typeof panelMembers.$inferSelect
type EmailBlock = 'LEFT' | 'PAUSED' | 'UNREACHABLE' | 'QUIET'

/**
 * Which of these members we can't email now, and why. `PAUSED` and `QUIET` only block some emails.
 */
export async function listBlockedMembers(
  db: Db,
  memberIds: number[],
  contact: ContactTime,
): Promise<Map<number, EmailBlock>> {
  if (memberIds.length === 0) return new Map()
  const { id, state, undeliverableAt } = panelMembers
  const rows = await db
    .select({ id, state, undeliverableAt, isOpen: isWindowOpenSql(contact) })
    .from(panelMembers)
    .where(inArray(id, memberIds))
  // Members we can't find have been deleted, so treat them as having left.
  const blocked = new Map<number, EmailBlock>(memberIds.map((memberId) => [memberId, 'LEFT']))
  for (const row of rows) {
    const why = blockOf(row)
    if (why) blocked.set(row.id, why)
    else blocked.delete(row.id)
  }
  return blocked
}

type Reachability = Pick<MemberRow, 'state' | 'undeliverableAt'> & { isOpen: boolean }

function blockOf({ state, undeliverableAt, isOpen }: Reachability): EmailBlock | undefined {
  if (state !== 'ACTIVE' && state !== 'PAUSED') return 'LEFT'
  if (undeliverableAt) return 'UNREACHABLE'
  if (state === 'PAUSED') return 'PAUSED'
  return isOpen ? undefined : 'QUIET'
}

/** Which of these campaigns can't send emails now, and why. */
export async function listStoppedCampaigns(
  db: Db,
  campaignIds: number[],
  now: Date,
): Promise<Map<number, 'PAUSED' | 'OVER'>> {
  if (campaignIds.length === 0) return new Map()
  const rows = await db
    .select({ id: distributions.id, status: distributions.status })
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))
    .where(
      and(
        inArray(distributions.id, campaignIds),
        isNull(researches.deletedAt),
        eq(researches.status, 'CONDUCTING_INTERVIEW'),
        gt(distributions.expiresAt, now),
      ),
    )
  const open = new Map(rows.map(({ id, status }) => [id, status]))
  const stopped = new Map<number, 'PAUSED' | 'OVER'>()
  for (const id of campaignIds) {
    const status = open.get(id)
    if (!status) stopped.set(id, 'OVER')
    else if (status === 'PAUSED') stopped.set(id, 'PAUSED')
  }
  return stopped
}
