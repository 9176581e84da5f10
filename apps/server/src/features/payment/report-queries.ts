import type { REPORTS_BY } from '@wattle/contract/payment-calls'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { payments } from '#db/schema/payments.ts'

type Report = {
  by: (typeof REPORTS_BY)[number]
  from: Date | undefined
  to: Date | undefined
  timeZone: string
  gstPercent: number
}

/**
 * What we paid, less what we got back. GST is calculated per payment, so the total is the same for
 * every grouping.
 */
export function sumPaid(db: Db, { by, from, to, timeZone, gstPercent }: Report) {
  const month = sql`to_char(${payments.sentAt} at time zone ${sql.raw(quoted(timeZone))}, 'YYYY-MM')`
  const name = {
    STUDY: sql<string>`max(${payments.studyName})`,
    CLIENT: sql<string>`${payments.clientName}`,
    MONTH: sql<string>`${month}`,
  }[by]
  const group = { STUDY: payments.researchId, CLIENT: payments.clientName, MONTH: month }[by]
  return db
    .select({
      name,
      currency: payments.currency,
      count: sql<number>`(count(*) filter (where ${payments.kind} <> 'REVERSAL'))::int`,
      cents: sql<number>`sum(${payments.cents})::float8`,
      gstCents: sql<number>`sum(round(${payments.cents} * ${gstPercent}::numeric / 100))::float8`,
    })
    .from(payments)
    .where(
      and(
        eq(payments.state, 'SENT'),
        from && gte(payments.sentAt, from),
        to && lt(payments.sentAt, to),
      ),
    )
    .groupBy(group, payments.currency)
    .orderBy(name, payments.currency)
}

/**
 * The time zone as an SQL literal. With a parameter, PostgreSQL wouldn't recognise the selected and
 * the grouped expression as the same.
 */
const quoted = (zone: string) => `'${zone.replaceAll("'", "''")}'`
