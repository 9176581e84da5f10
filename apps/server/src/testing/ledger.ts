import { recordOutcomeAsAdmin } from '@wattle/contract/attendance'
import type { Outcome } from '@wattle/contract/outcome'
import { approvePayments } from '@wattle/contract/payment-calls'
import { eq } from 'drizzle-orm'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { payments } from '#db/schema/payments.ts'
import { sweepInterviews } from '#features/interview/sweep-interviews.ts'
import { type BookedInterview, bookedInterview } from './booked-interview.ts'
import type { TestApp } from './test-app.ts'

export const AFTER_INTERVIEW = '2026-11-20T01:00:00Z'

export type Payment = typeof payments.$inferSelect

/** Oldest first. */
export const paymentRows = ({ deps }: TestApp): Promise<Payment[]> =>
  deps.db.select().from(payments).orderBy(payments.id)

/** Each payment as "KIND STATE dollars". */
export const ledgerOf = async (app: TestApp): Promise<string[]> =>
  (await paymentRows(app)).map(({ kind, state, cents }) => `${kind} ${state} ${cents / 100}`)

/** Moves to the time after the interview and signs in, because idle sessions expire. */
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

/** People who came to their interviews. Returns what we owe them. */
export async function owed(app: TestApp, count: number): Promise<Payment[]> {
  app.clock.set('2026-11-15T00:00:00Z')
  const before = await paymentRows(app)
  const booked = []
  for (let at = 0; at < count; at++) booked.push(await bookedInterview(app))
  const { token } = await adminAt(app, AFTER_INTERVIEW)
  for (const one of booked) await recordAs(app, token, one, 'ATTENDED')
  return (await paymentRows(app)).slice(before.length)
}

export async function approved(app: TestApp, count: number): Promise<number[]> {
  const ids = (await owed(app, count)).map(({ id }) => id)
  const { token } = await app.given.user({ role: 'ROLE_ADMIN' })
  await app.call(approvePayments, { as: token, body: { ids } })
  return ids
}

/** The key of a member's own page. */
export async function keyOfMember({ deps }: TestApp, memberId: number | null): Promise<string> {
  const [member] = await deps.db
    .select()
    .from(panelMembers)
    .where(eq(panelMembers.id, memberId ?? 0))
  if (!member) throw new Error('no such member')
  return linkKey(deps.secret(PANEL_LINK), member.linkNonce)
}

/** Changes what a person's invitation promised. */
export const promise = (
  { deps }: TestApp,
  invitationId: number,
  promised: Partial<typeof invitations.$inferInsert>,
) => deps.db.update(invitations).set(promised).where(eq(invitations.id, invitationId))
