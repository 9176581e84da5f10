import { csvCell } from '@wattle/contract/csv-cell'
import { type AssumptionKind, KIND_LABELS } from '@wattle/contract/findings/assumptions'
import { RESULT_LABELS, type Result } from '@wattle/contract/findings/results'
import { DECISION_LABELS } from '@wattle/contract/findings/verdicts'
import type { LearnedReply, LearnedRow } from '../shared/learned-query.ts'

const WRONG: Record<AssumptionKind, string> = {
  PROBLEM: 'that the problem happens to people',
  TRIED: 'that people tried to solve it',
  COST: 'what it costs people',
  FREQUENCY: 'how often it happens',
  TODAY: 'what people rely on today',
  WHO: 'who does it themselves',
  OTHER: 'something else that had to be true',
}

/**
 * Names the kind of assumption that fails most often, as in "Most often wrong: that people tried to
 * solve it (3 of 5 projects)."
 */
export function wrongText({ mostOftenWrong }: Pick<LearnedReply, 'mostOftenWrong'>): string | null {
  if (!mostOftenWrong) return null
  const { kind, wrong, projects } = mostOftenWrong
  return `Most often wrong: ${WRONG[kind]} (${wrong} of ${projects} projects).`
}

export type LearnedFilter = {
  search: string
  kind: AssumptionKind | undefined
  result: Result | undefined
}

/**
 * The rows that match the filters and have every search word in the assumption or the project's
 * name.
 */
export function matching(rows: readonly LearnedRow[], { search, kind, result }: LearnedFilter) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    const text = `${row.text} ${row.researchName}`.toLowerCase()
    return (
      words.every((word) => text.includes(word)) &&
      (kind === undefined || row.kind === kind) &&
      (result === undefined || row.result === result)
    )
  })
}

/** Groups rows by project. Each pair has a project's first row, and all its rows. */
export function byProject(rows: readonly LearnedRow[]): [LearnedRow, LearnedRow[]][] {
  const groups = new Map<number, LearnedRow[]>()
  for (const row of rows) groups.set(row.researchId, [...(groups.get(row.researchId) ?? []), row])
  return [...groups.values()].flatMap((group) => (group[0] ? [[group[0], group]] : []))
}

/**
 * How many people did it or paid for it, as in "4 of 5 did it or paid for it". If we only invited
 * people who do it, names the screener instead, because their number says nothing.
 */
export function peopleText({ result, people, deeds }: LearnedRow): string {
  if (result === 'SCREENED') return 'We asked in the screener'
  return people > 0 ? `${deeds} of ${people} did it or paid for it` : 'No captures yet'
}

const HEAD = [
  'Project',
  'Assumption',
  'Kind',
  'Result',
  'People',
  'Did it or paid for it',
  'Verdict',
]

/** The rows as CSV. Escapes cells that a spreadsheet would run as formulas (CSV injection). */
export const learnedCsv = (rows: readonly LearnedRow[]): string =>
  [
    HEAD,
    ...rows.map(({ researchName, text, kind, result, people, deeds, decision }) => [
      researchName,
      text,
      KIND_LABELS[kind],
      RESULT_LABELS[result],
      String(people),
      String(deeds),
      decision ? DECISION_LABELS[decision] : '',
    ]),
  ]
    .map((cells) => cells.map(csvCell).join(','))
    .join('\r\n')
