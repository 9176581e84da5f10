import { Temporal } from 'temporal-polyfill'
import type { SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { getAssumptions } from '#features/findings/edit-assumptions.ts'
import { getReports, publishReport } from '#features/findings/publish-report.ts'
import { searchEvidence } from '#features/findings/search-evidence.ts'
import { openReport, revokeReportLink, shareReport } from '#features/findings/share-report.ts'
import { saveVerdict } from '#features/findings/write-verdict.ts'
import { listQuestions } from '#features/screener/service.ts'
import { SAMPLE_CALLER, type Study } from '../study.ts'
import { NIGHTS, OWN_PART, WORKPLACE } from './edits.ts'
import { FINDINGS } from './findings.ts'

const QUESTION = 'Do nurses on rotating rosters need help planning meals for night shifts?'

const GO = {
  decision: 'GO' as const,
  reason:
    'Two out of two ate from the machine on their last night shift, and both paid for it. That’s the problem we set out to solve.',
  nextStep: 'Do the other three interviews, and sketch a planner that reads a roster.',
}

const CHANGE = {
  decision: 'CHANGE' as const,
  reason:
    'The problem is real, but planning isn’t the cause. Nurses know what they’d eat. At 3 am nowhere serves hot food, and the break has moved.',
  nextStep:
    'Sit in on four night shifts and write down when breaks happen and what’s open. Then rewrite the idea around the break.',
}

/** The date this many days from today, in the format that verdicts store. */
const dueOn = ({ past }: Study, days: number) =>
  Temporal.Instant.fromEpochMilliseconds(past.day(days, 12).getTime())
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .toString()

const by = (actor: SignedIn) => ({ actor, caller: SAMPLE_CALLER })

/**
 * After two interviews everything looks good, so the researcher saves a verdict and publishes a
 * report.
 */
export async function decideEarly(study: Study, day: number): Promise<void> {
  const { past, actor, researchId } = study
  await past.at(past.day(day, 20), async (deps) => {
    await saveVerdict(deps, actor, researchId, { basedOn: 0, dueOn: dueOn(study, day + 14), ...GO })
    const { draft } = await getReports(deps, actor, researchId)
    const content = { ...draft, question: QUESTION }
    await publishReport(deps, by(actor), researchId, { basedOn: 0, content })
  })
}

/**
 * The other three interviews change the verdict. The researcher publishes a second report and
 * revokes the link to the first.
 */
export async function decideAgain(study: Study, day: number): Promise<void> {
  const { past, actor, researchId } = study
  const early = await past.at(past.day(day - 2, 21), (deps) =>
    shareReport(deps, by(actor), researchId, { version: 1, days: 30 }),
  )
  await openAt(study, early.url, [day - 1])
  await past.at(past.day(day, 10), async (deps) => {
    const verdict = { basedOn: 1, dueOn: dueOn(study, 6), ...CHANGE }
    await saveVerdict(deps, actor, researchId, verdict)
    const content = await reportContent(deps, actor, researchId)
    await publishReport(deps, by(actor), researchId, { basedOn: 1, content })
    await revokeReportLink(deps, by(actor), early.id)
  })
}

/** Shares a link to the second report. This one isn't revoked. */
export async function shareDecision(study: Study): Promise<void> {
  const { past, actor, researchId } = study
  const { url } = await past.at(past.day(-9, 10), (deps) =>
    shareReport(deps, by(actor), researchId, { version: 2, days: 30 }),
  )
  await openAt(study, url, [-8, -8, -3])
}

async function openAt({ past }: Study, url: string | null, days: number[]): Promise<void> {
  const [, key = ''] = url?.split('#') ?? []
  for (const day of days) await past.at(past.day(day, 15), (deps) => openReport(deps, { key }))
}

/**
 * The report's content: each finding with the quotes it's based on, which we look up by their text.
 */
async function reportContent(deps: Deps, actor: SignedIn, researchId: number) {
  const { assumptions } = await getAssumptions(deps, actor, researchId)
  const questions = await listQuestions(deps.db, researchId)
  const idOf = (words: string) => questions.find(({ question }) => question === words)?.id ?? 0
  const { rows } = await searchEvidence(deps, actor, { researchId, kind: 'QUOTE', size: 100 })
  const keyOf = (quote: string) => {
    const found = rows.find(({ text }) => text === quote)?.capture
    if (!found) throw new Error(`no capture has the quote “${quote}”`)
    return found.key
  }
  return {
    question: QUESTION,
    why: CHANGE.reason,
    nextStep: CHANGE.nextStep,
    findings: FINDINGS.map(({ text, quotes }, at) => ({
      assumptionId: assumptions[at]?.id ?? null,
      text,
      quotes: quotes.map(keyOf),
      screenerQuestionId: quotes.length > 0 ? null : idOf(OWN_PART),
    })),
    screenerQuestionIds: [idOf(WORKPLACE), idOf(NIGHTS)],
  }
}
