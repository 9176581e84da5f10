import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { entityId, instant, pathId, typedText } from '../text.ts'
import { Judged } from './analysis.ts'
import { ASSUMPTION_KINDS, RISKS } from './assumptions.ts'
import { evidenceKey } from './evidence.ts'
import { OPEN_REPORT } from './report-page.ts'
import { STANCES, STRENGTHS } from './results.ts'
import { DECISIONS, MAX_NEXT_STEP, MAX_VERDICT_REASON } from './verdicts.ts'

export const MAX_FINDINGS = 20
export const MAX_FINDING_LENGTH = 500
export const MAX_FINDING_QUOTES = 20
export const MAX_REPORT_QUESTIONS = 10
export const MAX_REPORT_TITLE = 200
/** @public */
export const LINK_DAYS = [7, 30, 90] as const
export const DEFAULT_LINK_DAYS = 30
export const MIN_PASSPHRASE = 8
export const MAX_PASSPHRASE = 200
/** More versions than anyone would publish, and small enough for the database column. */
const MAX_VERSION = 1_000_000
export const REPORT_OPENS_PER_HOUR = 60
export const WRONG_PASSPHRASES_PER_HOUR = 10

export const findingWithoutQuote = (number: number): string =>
  `Finding ${number} has no quote. Add one, or delete the finding.`

/** A report as the researcher writes it. */
const ReportContent = z.object({
  /** The heading: what the project wanted to know. */
  question: typedText(MAX_REPORT_TITLE).check(z.minLength(1, 'Please write the question.')),
  why: typedText(MAX_VERDICT_REASON),
  nextStep: typedText(MAX_NEXT_STEP),
  findings: z
    .array(
      z.object({
        assumptionId: z.optional(z.nullable(entityId)),
        text: typedText(MAX_FINDING_LENGTH).check(z.minLength(1, 'Please write the finding.')),
        /**
         * The keys of the captures to quote. We leave out captures from people who didn't agree to
         * be quoted.
         */
        quotes: z.array(evidenceKey).check(z.maxLength(MAX_FINDING_QUOTES)),
        /** The screener question whose numbers support the finding, if no quote does. */
        screenerQuestionId: z.optional(z.nullable(entityId)),
      }),
    )
    .check(z.minLength(1, 'Please add at least one finding.'), z.maxLength(MAX_FINDINGS)),
  /** The screener questions whose answers describe the participants in the report. */
  screenerQuestionIds: z.array(entityId).check(z.maxLength(MAX_REPORT_QUESTIONS)),
})
export type ReportContent = z.output<typeof ReportContent>

/** The draft that the next version starts from. It may be incomplete. */
const ReportDraft = z.object({
  question: z.string(),
  why: z.string(),
  nextStep: z.string(),
  findings: z.array(
    z.object({
      assumptionId: z.optional(z.nullable(entityId)),
      text: z.string(),
      quotes: z.array(z.string()),
      screenerQuestionId: z.optional(z.nullable(entityId)),
    }),
  ),
  screenerQuestionIds: z.array(entityId),
})

const ReportFinding = z.object({
  /** The assumption's number, if the finding is about an assumption. */
  assumption: z.nullable(z.int()),
  text: z.string(),
  quotes: z.array(z.int()),
  screener: z.nullable(z.object({ question: z.string(), said: z.int(), of: z.int() })),
})

const ReportAssumption = z.object({
  number: z.int(),
  text: z.string(),
  kind: z.enum(ASSUMPTION_KINDS),
  risk: z.enum(RISKS),
  enough: z.int(),
  tooMany: z.int(),
  judged: Judged,
  /**
   * How many interviews had taken place when the assumption last changed. Null if it hasn't changed
   * since the first capture.
   */
  changedAfter: z.nullable(z.int()),
  isAllLeading: z.boolean(),
  leadingDismissed: z.boolean(),
})

const ReportQuote = z.object({
  number: z.int(),
  participant: z.int(),
  stance: z.enum(STANCES),
  strength: z.enum(STRENGTHS),
  /** Null once the participant has withdrawn the quote. */
  quote: z.nullable(z.string()),
})

/**
 * What a reader sees. Refers to participants by number, and never includes their names, notes,
 * transcripts or unsorted captures. The only interview dates in it are the first and the last.
 */
export const Report = z.object({
  version: z.int(),
  publishedAt: instant,
  project: z.string(),
  question: z.string(),
  decision: z.nullable(z.enum(DECISIONS)),
  why: z.string(),
  nextStep: z.string(),
  dueOn: z.nullable(z.string()),
  /** The name of the person who signed the verdict. */
  by: z.nullable(z.string()),
  interviews: z.int(),
  /** The dates of the first and the last interview. Null before the first interview. */
  period: z.nullable(z.object({ from: z.string(), to: z.string() })),
  minutes: z.int(),
  findings: z.array(ReportFinding),
  assumptions: z.array(ReportAssumption),
  quotes: z.array(ReportQuote),
  /**
   * How many participants gave each screener answer. We leave out answers that only one person
   * gave, to protect that person's privacy.
   */
  participants: z.array(
    z.object({
      question: z.string(),
      answers: z.array(z.object({ text: z.string(), count: z.int() })),
    }),
  ),
  notAsked: z.array(z.string()),
})
export type Report = z.output<typeof Report>

export const ReportLink = z.object({
  id: entityId,
  version: z.int(),
  /** Null once the link has expired or been revoked. */
  url: z.nullable(z.string()),
  hasPassphrase: z.boolean(),
  expiresAt: instant,
  revokedAt: z.nullable(instant),
  opened: z.int(),
  lastOpenedAt: z.nullable(instant),
  createdAt: instant,
})
export type ReportLink = z.output<typeof ReportLink>

const byId = z.object({ id: pathId })

export const getReports = endpoint({
  method: 'GET',
  path: '/platform/research/:id/reports',
  audience: 'researcher',
  summary:
    'The newest published report, the versions and links, and what the next one starts from.',
  params: byId,
  reply: z.object({
    versions: z.array(
      z.object({ version: z.int(), verdictVersion: z.nullable(z.int()), at: instant }),
    ),
    latest: z.nullable(Report),
    links: z.array(ReportLink),
    draft: ReportDraft,
    /** The lines under "What we didn't ask". */
    notAsked: z.array(z.string()),
    /** Participants' names, so the page can warn if they appear in the report. */
    names: z.array(z.string()),
  }),
})

export const publishReport = endpoint({
  method: 'POST',
  path: '/platform/research/:id/reports',
  audience: 'researcher',
  summary: 'Publish the next version of a report. It can’t be changed afterwards.',
  status: 201,
  params: byId,
  body: z.object({
    /** The newest version that the caller has seen. 0 if nothing has been published yet. */
    basedOn: z.int().check(z.minimum(0)),
    content: ReportContent,
  }),
  reply: Report,
})

const passphrase = z
  .string()
  .check(
    z.minLength(MIN_PASSPHRASE, `Please use at least ${MIN_PASSPHRASE} characters.`),
    z.maxLength(MAX_PASSPHRASE),
  )

export const shareReport = endpoint({
  method: 'POST',
  path: '/platform/research/:id/report-links',
  audience: 'researcher',
  summary: 'Create a link to one version of the report. Anyone with the link can read it.',
  status: 201,
  params: byId,
  body: z.object({
    version: z.int().check(z.positive(), z.maximum(MAX_VERSION)),
    days: z._default(
      z.union([z.literal(7), z.literal(30), z.literal(90)], {
        error: `A link can last ${LINK_DAYS.slice(0, -1).join(', ')} or ${LINK_DAYS.at(-1)} days.`,
      }),
      DEFAULT_LINK_DAYS,
    ),
    passphrase: z.optional(passphrase),
  }),
  reply: ReportLink,
})

export const revokeReportLink = endpoint({
  method: 'DELETE',
  path: '/platform/report-link/:id',
  audience: 'researcher',
  summary: 'Revoke a link. It stops working at once.',
  status: 204,
  params: byId,
})

export const recordEvidenceExport = endpoint({
  method: 'POST',
  path: '/platform/research/:id/evidence-export',
  audience: 'researcher',
  summary: 'Record that the captures are being downloaded, before the browser writes the file.',
  status: 204,
  params: byId,
})

export const SharedReport = z.extend(Report, { expiresAt: instant })

export const openReport = endpoint({
  ...OPEN_REPORT,
  summary: 'Read a shared report with the key of its link.',
  limit: { name: 'report', max: REPORT_OPENS_PER_HOUR, windowSeconds: 3600 },
  body: z.object({
    /**
     * Allows more than a real key needs, so a wrong link gets the error for unknown links, not a
     * validation error.
     */
    key: z.string().check(z.maxLength(200)),
    passphrase: z.optional(z.string().check(z.maxLength(MAX_PASSPHRASE))),
  }),
  reply: SharedReport,
})
