import type { CallReply } from '@wattle/contract/endpoint'
import type { searchEvidence } from '@wattle/contract/findings/evidence'
import type { getReports, openReport } from '@wattle/contract/findings/reports'

export type ReportsReply = CallReply<typeof getReports>
/** A published version of the report, as readers see it. */
export type ReportReply = NonNullable<ReportsReply['latest']>
export type ReportLinkReply = ReportsReply['links'][number]
export type SharedReportReply = CallReply<typeof openReport>
/** A search result: a quote, a note or a transcript line, and its participant's number. */
export type EvidenceHitReply = CallReply<typeof searchEvidence>[number]
