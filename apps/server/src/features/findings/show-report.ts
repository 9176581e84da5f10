import type { Report } from '@wattle/contract/findings/reports'
import type { Db } from '#db/open.ts'
import type { FrozenReport } from '#db/schema/findings.ts'
import { listReportQuotes } from './report-queries.ts'

/** Adds the quotes, which we store separately. A withdrawn quote is null. */
export async function shownReport(
  db: Db,
  researchId: number,
  { version, content, at }: { version: number; content: FrozenReport; at: Date },
): Promise<Report> {
  const words = await listReportQuotes(db, researchId, version)
  const quotes = content.report.quotes.map((one) => ({
    ...one,
    quote: words.get(one.number) ?? null,
  }))
  return { ...content.report, quotes, version, publishedAt: at }
}
