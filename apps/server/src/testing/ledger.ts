import { recordOutcomeAsAdmin } from '@wattle/contract/attendance'
import type { Outcome } from '@wattle/contract/outcome'
import { eq, inArray } from 'drizzle-orm'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { payments } from '#db/schema/payments.ts'
import { researches } from '#db/schema/researches.ts'
import { sweepInterviews } from '#features/interview/sweep-interviews.ts'
import type { BookedInterview } from './booked-interview.ts'
import type { TestApp } from './test-app.ts'

export const AFTER_INTERVIEW = '2026-11-20T01:00:00Z'

export type Payment = typeof payments.$inferSelect

export const paymentRows = ({ deps }: TestApp): Promise<Payment[]> =>
  deps.db.select().from(payments).orderBy(payments.id)

/** Each payment as "KIND STATE dollars". */
export const ledgerOf = async (app: TestApp): Promise<string[]> =>
  (await paymentRows(app)).map(({ kind, state, cents }) => `${kind} ${state} ${cents / 100}`)

/**
 * Sets the clock, runs the interview sweep and signs in a new admin, because earlier sessions may
 * have expired.
 */
export async function adminAt(app: TestApp, time: string) {
  app.clock.set(time)
  await sweepInterviews(app.deps)
  return app.given.user({ role: 'ROLE_ADMIN' })
}

export const recordAs = (
  app: TestApp,
  as: string,
  { params }: Pick<BookedInterview, 'params'>,
  outcome: Outcome | null,
) => app.call(recordOutcomeAsAdmin, { as, params, body: { outcome } })

/** The states a payment passes through, after DUE, to reach each state. */
const STEPS: Record<Payment['state'], Payment['state'][]> = {
  DUE: [],
  APPROVED: ['APPROVED'],
  SENT: ['APPROVED', 'SENT'],
  FAILED: ['APPROVED', 'FAILED'],
  VOID: ['VOID'],
}

/** Inserts $60 payments for new members straight into the ledger. Returns the payments' ids. */
export async function givenPayments(
  app: TestApp,
  count: number,
  state: Payment['state'] = 'DUE',
  change: Partial<Payment> = {},
): Promise<number[]> {
  const { db, now } = app.deps
  const members = await app.given.members(count)
  const rows = members.map((memberId) => ({
    memberId,
    researchId: 1,
    studyName: 'Meals around shift work',
    kind: 'INTERVIEW' as const,
    cents: 6_000,
    currency: 'AUD' as const,
    interviewAt: new Date(now().getTime() - 24 * 3_600_000),
    dueAt: now(),
    ...change,
  }))
  const inserted = await db.insert(payments).values(rows).returning({ id: payments.id })
  const ids = inserted.map(({ id }) => id)
  const times = { APPROVED: 'approvedAt', SENT: 'sentAt', FAILED: 'closedAt', VOID: 'closedAt' }
  for (const step of STEPS[state])
    await db
      .update(payments)
      .set({ state: step, [times[step as 'SENT']]: now() })
      .where(inArray(payments.id, ids))
  return ids
}

/** The key in the link to a member's own page. */
export async function keyOfMember({ deps }: TestApp, memberId: number | null): Promise<string> {
  const [member] = await deps.db
    .select()
    .from(panelMembers)
    .where(eq(panelMembers.id, memberId ?? 0))
  if (!member) throw new Error('no such member')
  return linkKey(deps.secret(PANEL_LINK), member.linkNonce)
}

/** Changes the incentive that a person's invitation promised. */
export const promise = (
  { deps }: TestApp,
  invitationId: number,
  promised: Partial<typeof invitations.$inferInsert>,
) => deps.db.update(invitations).set(promised).where(eq(invitations.id, invitationId))

/** Changes a study's target number of interviews, its client or what its standbys get. */
export async function changeStudyRow(
  { deps: { db } }: TestApp,
  researchId: number,
  {
    standbyCents,
    ...study
  }: { targetInterviews?: number; clientId?: number; standbyCents?: number | null },
): Promise<void> {
  if (Object.keys(study).length > 0)
    await db.update(researches).set(study).where(eq(researches.id, researchId))
  if (standbyCents !== undefined)
    await db
      .update(distributions)
      .set({ standbysWanted: 3, standbyCents })
      .where(eq(distributions.researchId, researchId))
}

export const renameMember = ({ deps }: TestApp, memberId: number, name: string) =>
  deps.db.update(panelMembers).set({ name }).where(eq(panelMembers.id, memberId))
