import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { entityId } from '../text.ts'
import { ASSUMPTION_KINDS } from './assumptions.ts'
import { RESULTS } from './results.ts'
import { DECISIONS } from './verdicts.ts'

/** With fewer projects than this, we don't say which kind of assumption fails most often. */
export const MIN_LEARNED_PROJECTS = 3

export const LearnedRow = z.object({
  researchId: entityId,
  researchName: z.string(),
  assumptionId: entityId,
  text: z.string(),
  kind: z.enum(ASSUMPTION_KINDS),
  result: z.enum(RESULTS),
  /**
   * `people` counts everyone with a capture on this assumption. `deeds` counts those who did what
   * it says, or paid for it.
   */
  people: z.int(),
  deeds: z.int(),
  decision: z.nullable(z.enum(DECISIONS)),
})
export type LearnedRow = z.output<typeof LearnedRow>

type Judged = Pick<LearnedRow, 'researchId' | 'kind' | 'result'>

/**
 * The kind of assumption that fails in the most projects. It fails in `wrong` of the `projects`
 * that have an assumption of that kind.
 */
export function mostOftenWrong(rows: readonly Judged[]) {
  const projectsWith = (some: readonly Judged[]) =>
    new Set(some.map(({ researchId }) => researchId)).size
  if (projectsWith(rows) < MIN_LEARNED_PROJECTS) return null
  const kinds = ASSUMPTION_KINDS.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind)
    const wrong = ofKind.filter(({ result }) => result === 'FAILS')
    return { kind, wrong: projectsWith(wrong), projects: projectsWith(ofKind) }
  }).filter(({ wrong }) => wrong > 0)
  const [first] = kinds.toSorted(
    (one, other) => other.wrong - one.wrong || one.projects - other.projects,
  )
  return first ?? null
}

export const getLearned = endpoint({
  method: 'GET',
  path: '/platform/learned',
  audience: 'researcher',
  summary: 'Every assumption in your projects with its result, once there have been interviews.',
  reply: z.object({
    rows: z.array(LearnedRow),
    mostOftenWrong: z.nullable(
      z.object({ kind: z.enum(ASSUMPTION_KINDS), wrong: z.int(), projects: z.int() }),
    ),
  }),
})
