import { csvCell } from '@wattle/contract/csv-cell'
import type { REPORTS_BY, ReportRow } from '@wattle/contract/payment-calls'
import { Temporal } from 'temporal-polyfill'
import type { Deps } from '#deps.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { findRules } from './payment-settings.ts'
import { sumPaid } from './report-queries.ts'

type Query = {
  by: (typeof REPORTS_BY)[number]
  from?: string | undefined
  /** The report's last day, which the report includes. */
  to?: string | undefined
}

export async function getReport(deps: Deps, { by, from, to }: Query): Promise<ReportRow[]> {
  const timeZone = deps.config.agencyTimeZone
  const { gstPercent } = await findRules(deps.db)
  const startOf = (day: string | undefined, later = 0) =>
    day === undefined ? undefined : startOfDay(day, timeZone, later)
  const range = { from: startOf(from), to: startOf(to, 1) }
  const rows = await sumPaid(deps.db, { by, ...range, timeZone, gstPercent })
  return rows.map((row) => ({
    ...row,
    name: row.name || 'No client',
    totalCents: row.cents + row.gstCents,
  }))
}

const startOfDay = (day: string, timeZone: string, later: number): Date =>
  new Date(
    Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(timeZone).epochMilliseconds,
  )

export async function exportReport(
  deps: Deps,
  query: Query,
  by: AdminActor,
): Promise<{ csv: string }> {
  const rows = await getReport(deps, query)
  const header = [query.by.toLowerCase(), 'currency', 'payments', 'amount', 'gst', 'total']
  const lines = rows.map(({ name, currency, count, cents, gstCents, totalCents }) => [
    name,
    currency,
    String(count),
    ...[cents, gstCents, totalCents].map((sum) => (sum / 100).toFixed(2)),
  ])
  const csv = [header, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n')
  const details = { by: query.by, rows: String(rows.length) }
  await recordAdminAction(deps, deps.db, by, 'PAYMENT_REPORT_EXPORTED', details)
  return { csv: `${csv}\r\n` }
}
