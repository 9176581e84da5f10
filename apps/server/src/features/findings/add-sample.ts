import { randomUUID } from 'node:crypto'
import { DEFAULT_LIMITS } from '@wattle/contract/findings/results'
import { Temporal } from 'temporal-polyfill'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { readGuide } from '#features/guide/service.ts'
import type { ProjectHooks } from '#features/project/hooks.ts'
import type { ResearchRow } from '#features/project/rules.ts'
import { saveAssumptions } from './edit-assumptions.ts'
import { addTheme } from './manage-themes.ts'
import { publishReport } from './publish-report.ts'
import { listScreenerQuestions } from './queries.ts'
import {
  SAMPLE_ASSUMPTIONS,
  SAMPLE_CAPTURES,
  SAMPLE_DESCRIBED_BY,
  SAMPLE_QUESTION,
  SAMPLE_VERDICT,
} from './sample-findings.ts'
import { saveCapture } from './save-capture.ts'
import { saveVerdict } from './write-verdict.ts'

const DUE_DAYS = 14

/**
 * Calls the same functions as a researcher's clicks, so the sample's results are computed, not made
 * up.
 */
export const addSampleFindings: ProjectHooks['addSampleFindings'] = async (
  { now, ...rest },
  tx,
  by,
  research,
  interviews,
) => {
  const { actor } = by
  const at = (moment: Date): Deps => ({ ...rest, db: tx, now: () => moment })
  const today = at(now())
  const assumptions = await addAssumptions(today, tx, by, research)
  const questionAt = await questionsOf(tx, research)
  const themes = new Map<string, number>()
  const keys = new Map<number, string[]>()
  for (const { person, note, about, theme, ...sorted } of SAMPLE_CAPTURES) {
    const interview = interviews[person]
    const assumptionId = assumptions[about - 1]?.id ?? null
    const questionId = questionAt.get(note) ?? null
    if (!interview || !assumptionId || !questionId)
      throw new Error('a sample capture has no interview, assumption or question')
    if (theme && !themes.has(theme))
      themes.set(theme, (await addTheme(today, actor, research.id, { name: theme })).id)
    const themeIds = theme ? [themes.get(theme) ?? 0] : []
    const key = randomUUID()
    const input = { ...sorted, assumptionId, questionId, noteField: String(questionId), themeIds }
    await saveCapture(at(interview.endTime), actor, { id: interview.id, key, input })
    keys.set(about, [...(keys.get(about) ?? []), key])
  }
  const screener = await listScreenerQuestions(tx, research.id)
  const described = SAMPLE_DESCRIBED_BY.flatMap((place) => screener[place] ?? [])
  const dueOn = dayAfter(now())
  await saveVerdict(today, actor, research.id, { basedOn: 0, dueOn, ...SAMPLE_VERDICT })
  const content = {
    question: SAMPLE_QUESTION,
    why: SAMPLE_VERDICT.reason,
    nextStep: SAMPLE_VERDICT.nextStep,
    findings: SAMPLE_ASSUMPTIONS.map(({ finding }, place) => ({
      assumptionId: assumptions[place]?.id ?? null,
      text: finding,
      quotes: keys.get(place + 1) ?? [],
    })),
    screenerQuestionIds: described.map(({ id }) => id),
  }
  await publishReport(today, by, research.id, { basedOn: 0, content })
}

async function addAssumptions(
  deps: Deps,
  tx: Db,
  { actor }: Parameters<ProjectHooks['addSampleFindings']>[2],
  research: ResearchRow,
) {
  const questionAt = await questionsOf(tx, research)
  const screener = await listScreenerQuestions(tx, research.id)
  const rows = SAMPLE_ASSUMPTIONS.map(({ text, kind, risk, tests, screener: asked }) => ({
    ...{ text, kind, risk },
    ...DEFAULT_LIMITS,
    questionIds: tests.flatMap((place) => questionAt.get(place) ?? []),
    screenerQuestionId: (asked !== undefined && screener[asked]?.id) || null,
  }))
  const version = research.assumptionsVersion
  return (await saveAssumptions(deps, actor, research.id, { version, assumptions: rows }))
    .assumptions
}

/** Ids of the guide's questions, keyed by part number and letter, such as `2a`. */
export async function questionsOf(tx: Db, research: ResearchRow): Promise<Map<string, number>> {
  const { parts } = (await readGuide(tx, research)) ?? { parts: [] }
  return new Map(
    parts.flatMap(({ questions }, part) =>
      questions.map(({ id }, place) => [`${part + 1}${String.fromCodePoint(97 + place)}`, id]),
    ),
  )
}

const dayAfter = (now: Date) =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('UTC')
    .add({ days: DUE_DAYS })
    .toPlainDate()
    .toString()
