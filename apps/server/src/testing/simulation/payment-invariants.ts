import * as calls from '@wattle/contract/payment-calls'
import { sql } from 'drizzle-orm'
import type { Cast } from './cast.ts'
import type { World } from './world.ts'

/**
 * The outcomes that count as attended. Repeats the product's rule on purpose, to check the product
 * against it.
 */
const ATTENDED = `('ATTENDED', 'LATE', 'LEFT_EARLY')`
const IS_REVERSED = 'exists (select from payments r where r.reverses = p.id)'
/** Whether our team decided to let someone keep a payment they were no longer owed. */
const IS_KEPT = `exists (select from audit_events a
  where a.kind = 'PAYMENT_KEPT' and a.details ->> 'payment' = p.id::text)`

/** Each key names a fault, and its query must find no rows. */
export const PAYMENT_RULES: Record<string, string> = {
  'someone was paid twice for one interview': `
    select p.interview_id from payments p
    where p.state = 'SENT' and p.kind in ('INTERVIEW', 'LATE_CANCELLATION')
      and p.interview_id is not null and p.unearned_at is null and not ${IS_REVERSED}
      and not ${IS_KEPT}
    group by 1 having count(*) > 1`,
  'an interview that we forgot to pay for': `
    select i.id from interviews i join invitations v on v.id = i.invitation_id
    where i.outcome in ${ATTENDED} and v.incentive_cents is distinct from 0
      and not exists (
        select from payments p where p.interview_id = i.id and p.kind = 'INTERVIEW')`,
  'a payment for an interview that no one attended': `
    select p.id from payments p join interviews i on i.id = p.interview_id
    where p.kind = 'INTERVIEW' and coalesce(i.outcome, '') not in ${ATTENDED}
      and (p.state = 'DUE' or p.state = 'APPROVED' and p.batch_id is null and p.unearned_at is null)
      and p.repeats is null`,
  'more than we promised': `
    select p.id, p.cents, v.incentive_cents from payments p
      join invitations v on v.id = p.invitation_id
    where p.kind in ('INTERVIEW', 'LATE_CANCELLATION')
      and p.cents > coalesce(v.incentive_cents, 6000)`,
  'a reversal of something else': `
    select r.id from payments r left join payments p on p.id = r.reverses
    where r.kind = 'REVERSAL' and (p.id is null or p.state <> 'SENT' or p.cents <> -r.cents
      or p.currency <> r.currency)`,
  'a repeated payment that didn’t fail': `
    select p.id from payments p join payments failed on failed.id = p.repeats
    where failed.state <> 'FAILED' or failed.cents <> p.cents`,
  'a payment to a standby who was interviewed': `
    select p.id from payments p join standbys s on s.invitation_id = p.invitation_id
    where p.kind = 'STANDBY' and p.state in ('DUE', 'APPROVED') and s.state = 'TAKEN'
      and p.batch_id is null`,
  'a code of a payment that wasn’t sent': `
    select id from payments where sealed_code is not null and state <> 'SENT'`,
}

type Paid = { payment: number; cents: number }

export async function paymentViolations(world: World, { admins, seen }: Cast): Promise<string[]> {
  const { db } = world.app().deps
  const found: string[] = []
  const { rows } = await db.execute<Paid>(
    sql`select id::int as payment, cents from payments order by id`,
  )
  const cents = new Map(rows.map((row) => [row.payment, row.cents]))
  const inFiles = new Set<number>()
  for (const { payment, cents: exported } of seen.exported) {
    if (inFiles.has(payment)) found.push(`payment ${payment} is in two files`)
    inFiles.add(payment)
    if (cents.get(payment) !== exported)
      found.push(`payment ${payment} of ${cents.get(payment)} was ${exported} in its file`)
  }
  for (const [payment, times] of seen.shownCodes)
    if (times > 1) found.push(`the code of payment ${payment} was shown ${times} times`)
  const { rows: paid } = await db.execute<Paid>(sql`select payment::int, cents from witness.paid`)
  if (new Set(paid.map(({ payment }) => payment)).size !== paid.length)
    found.push('a payment was sent twice')
  const { rows: emails } = await db.execute(
    sql`select from witness.mails where kind = 'payment.sent'`,
  )
  if (emails.length !== paid.length)
    found.push(`${emails.length} emails about ${paid.length} payments`)
  return [...found, ...(await wrongSums(world, admins[0] ?? ''))]
}

const sumOf = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** Checks that every report and every tab adds up to the same sums as the ledger, to the cent. */
async function wrongSums(world: World, as: string): Promise<string[]> {
  const { db } = world.app().deps
  const { rows } = await db.execute<{ state: string; cents: number; unearned: boolean }>(
    sql`select state, cents, unearned_at is not null as unearned from payments`,
  )
  const centsOf = (is: (row: (typeof rows)[number]) => boolean) =>
    sumOf(rows.filter(is).map(({ cents }) => cents))
  const sent = centsOf(({ state }) => state === 'SENT')
  const found: string[] = []
  for (const by of calls.REPORTS_BY) {
    const { body } = await world.call(calls.getPaymentReport, { as, query: { by } })
    const reported = sumOf(body.map(({ cents }) => cents))
    if (reported !== sent) found.push(`the report by ${by} has ${reported}, but we sent ${sent}`)
    if (body.some(({ cents, gstCents, totalCents }) => cents + gstCents !== totalCents))
      found.push(`the report by ${by} doesn’t add up`)
  }
  const { body } = await world.call(calls.getPaymentSummary, { as })
  const real = {
    OWED: centsOf(({ state }) => state === 'DUE'),
    APPROVED: centsOf(({ state, unearned }) => state === 'APPROVED' && !unearned),
  }
  for (const [tab, due] of Object.entries(real)) {
    const sums = body.tabs.find((one) => one.tab === tab)?.sums ?? []
    const shown = sumOf(sums.map(({ cents }) => cents))
    if (shown !== due) found.push(`the tab ${tab} shows ${shown}, but the ledger has ${due}`)
  }
  return found
}

/** The first five conducted interviews without a recorded outcome. */
export async function interviewsWithoutOutcome(world: World): Promise<number[]> {
  const { rows } = await world.app().deps.db.execute<{ id: number }>(sql`
    select id::int from interviews
    where outcome is null and status = 'CONDUCTED' order by id limit 5`)
  return rows.map(({ id }) => id)
}
