import type { Analysis } from '@wattle/contract/findings/analysis'
import type { AssumptionChange } from '@wattle/contract/findings/assumptions'
import { maskerOf } from '@wattle/contract/findings/mask-names'
import {
  findingWithoutQuote,
  MAX_FINDING_QUOTES,
  MAX_REPORT_TITLE,
  type Report,
  type ReportContent,
} from '@wattle/contract/findings/reports'
import { againstText, type ScreenerCount } from '@wattle/contract/findings/results'
import type { Verdict } from '@wattle/contract/findings/verdicts'
import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { FrozenReport } from '#db/schema/findings.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { recordAdminAction } from '#features/audit/service.ts'
import type { ResearchRow } from '#features/project/rules.ts'
import { lockOwnResearch, ownResearch } from '#features/project/service.ts'
import { analyse } from './analyse-project.ts'
import { countScreenerAnswers } from './analysis-queries.ts'

import { listChanges } from './queries.ts'
import * as queries from './report-queries.ts'
import { changeReport } from './report-texts.ts'
import { shownLink } from './share-report.ts'
import { shownReport } from './show-report.ts'
import { listVerdicts } from './verdict-queries.ts'

/** The published versions, their links, and the draft of the next version. */
export async function getReports(deps: Deps, actor: SignedIn, id: number) {
  const { db } = deps
  const research = await ownResearch(db, actor, id)
  const versions = await queries.listReports(db, id)
  const [newest] = versions
  const stored = newest && (await queries.findReport(db, id, newest.version))
  const analysis = await analyse(db, id)
  const [verdict] = await listVerdicts(db, id)
  const links = await queries.listLinks(db, id)
  return {
    versions,
    latest: stored ? await shownReport(db, id, stored) : null,
    links: links.map((link) => shownLink(deps, link)),
    draft: stored?.content.input ?? (await firstDraft(db, research, analysis, verdict)),
    notAsked: notAsked(analysis),
    names: await queries.listNames(db, id),
  }
}

/**
 * In the first draft, each finding only says how many people did what the assumption says or
 * paid for it, and how many were against it.
 */
async function firstDraft(
  db: Db,
  { id, name }: ResearchRow,
  { rows }: Analysis,
  verdict: Verdict | undefined,
): Promise<ReportContent> {
  const quotable = await queries.listQuotable(db, id)
  const findings = rows
    .filter(({ judged }) => judged.people > 0)
    .map(({ assumption, judged: { deeds, against, people } }) => ({
      assumptionId: assumption.id,
      text: `${deeds} of ${people} did it or paid for it, and ${againstText(against)}.`,
      quotes: quotable
        .filter(({ assumptionId }) => assumptionId === assumption.id)
        .slice(0, MAX_FINDING_QUOTES)
        .map(({ key }) => key),
      screenerQuestionId: assumption.isScreenedFor ? assumption.screenerQuestionId : null,
    }))
  return {
    question: name.slice(0, MAX_REPORT_TITLE),
    why: verdict?.reason ?? '',
    nextStep: verdict?.nextStep ?? '',
    findings,
    screenerQuestionIds: [],
  }
}

type Published = { basedOn: number; content: ReportContent }

/**
 * Publishes a version with the results as they are now. Locks the project, so if two tabs publish
 * at once, the second one is rejected as stale. Also locks the participants, so nobody can withdraw
 * a quote in the meantime.
 */
export function publishReport(
  deps: Deps,
  by: { actor: SignedIn; caller: Caller },
  id: number,
  { basedOn, content: input }: Published,
): Promise<Report> {
  return retryOnConflict(deps.db, async (tx) => {
    const research = await lockOwnResearch(tx, by.actor, id)
    await queries.lockQuotedPeople(tx, id)
    const [newest] = await queries.listReports(tx, id)
    const isCurrent = (newest?.version ?? 0) === basedOn
    must(isCurrent, 'STALE_VERSION', { data: { current: newest ?? null } })
    const [verdict] = await listVerdicts(tx, id)
    const { report, quotes } = await freeze(deps, tx, research, input, verdict)
    const version = basedOn + 1
    const at = deps.now()
    const content = { report, input }
    const verdictVersion = verdict?.version ?? null
    const row = { researchId: id, version, content, verdictVersion, by: by.actor.userId, at }
    await queries.insertReport(tx, row, quotes)
    const details = { project: String(id), version: String(version) }
    // A sample has no real people in it, so we don't record this in the audit log.
    if (!research.isSample) await recordAdminAction(deps, tx, by, 'REPORT_PUBLISHED', details)
    return shownReport(tx, id, { version, content, at })
  })
}

async function freeze(
  { config }: Deps,
  tx: Db,
  research: ResearchRow,
  input: ReportContent,
  verdict: Verdict | undefined,
) {
  const { id, name, sessionMinutes } = research
  const masked = maskerOf(await queries.listNames(tx, id))
  const analysis = await analyse(tx, id)
  const quotable = new Map((await queries.listQuotable(tx, id)).map((one) => [one.key, one]))
  const used = input.findings.flatMap((finding) =>
    finding.quotes.flatMap((key) => quotable.get(key) ?? []),
  )
  const numbered = [...new Set(used)].map((one, at) => ({ ...one, number: at + 1 }))
  const numberOf = new Map(numbered.map(({ key, number }) => [key, number]))
  const screener = await screenerNumbers(tx, id, input)
  const findings = input.findings.map(({ text, assumptionId, quotes, screenerQuestionId }, at) => {
    const numbers = quotes.flatMap((key) => numberOf.get(key) ?? [])
    const asked = screener.get(screenerQuestionId ?? 0) ?? null
    must(numbers.length > 0 || asked, 'FINDING_WITHOUT_QUOTE', {
      message: findingWithoutQuote(at + 1),
      data: { finding: at + 1 },
    })
    const row = analysis.rows.find(({ assumption }) => assumption.id === assumptionId)
    return {
      assumption: row?.assumption.position ?? null,
      text,
      quotes: numbers,
      screener: asked,
    }
  })
  const changes = await listChanges(tx, id)
  const report: FrozenReport['report'] = {
    project: name,
    question: input.question,
    decision: verdict?.decision ?? null,
    why: input.why,
    nextStep: input.nextStep,
    dueOn: verdict?.dueOn ?? null,
    by: verdict?.by ?? null,
    interviews: analysis.interviews,
    period: await queries.findPeriod(tx, id, config.agencyTimeZone),
    minutes: sessionMinutes,
    findings,
    assumptions: reportAssumptions(analysis, changes),
    quotes: numbered.map(({ number, participant, stance, strength }) => ({
      number,
      participant,
      stance,
      strength,
      quote: null,
    })),
    participants: await queries.countAnswers(tx, id, input.screenerQuestionIds),
    notAsked: notAsked(analysis),
  }
  const quotes = numbered.map(({ number, id: evidenceId, quote }) => ({
    number,
    evidenceId,
    quote: masked(quote),
  }))
  return { report: changeReport(report, masked), quotes }
}

/**
 * For each screener question that a finding cites: its wording, how many people answered it and how
 * many gave a qualifying answer.
 */
async function screenerNumbers(tx: Db, researchId: number, { findings }: ReportContent) {
  const ids = [...new Set(findings.flatMap((finding) => finding.screenerQuestionId ?? []))]
  const counts = await countScreenerAnswers(tx, ids)
  const numbers = new Map<number, ScreenerCount & { question: string }>()
  for (const [id, count] of counts) {
    const question = await queries.findScreenerQuestion(tx, researchId, id)
    if (question !== undefined) numbers.set(id, { question, ...count })
  }
  return numbers
}

const reportAssumptions = (
  { rows }: Analysis,
  changes: AssumptionChange[],
): Report['assumptions'] =>
  rows.map(({ assumption, judged, isAllLeading }) => ({
    number: assumption.position,
    text: assumption.text,
    kind: assumption.kind,
    risk: assumption.risk,
    enough: assumption.enough,
    tooMany: assumption.tooMany,
    judged,
    changedAfter:
      changes.findLast(({ assumptionId }) => assumptionId === assumption.id)?.interviews ?? null,
    isAllLeading,
    leadingDismissed: assumption.leadingDismissed,
  }))

/** Lists the assumptions that we didn't ask everyone about. */
function notAsked({ rows }: Analysis): string[] {
  return rows.flatMap(({ assumption: { position }, judged, missing }) => {
    if (judged.people === 0) return [`Assumption ${position}: nobody was asked.`]
    if (missing.length === 0) return []
    const people = new Intl.ListFormat('en-AU').format(missing.map(String))
    return [
      `Assumption ${position}: ${missing.length === 1 ? `participant ${people} wasn’t` : `participants ${people} weren’t`} asked.`,
    ]
  })
}

/** Records the export in the audit log. The browser calls this before it writes the file. */
export async function recordEvidenceExport(
  deps: Deps,
  by: { actor: SignedIn; caller: Caller },
  id: number,
): Promise<undefined> {
  const { isSample } = await ownResearch(deps.db, by.actor, id)
  if (isSample) return
  await recordAdminAction(deps, deps.db, by, 'EVIDENCE_EXPORTED', { project: String(id) })
}
