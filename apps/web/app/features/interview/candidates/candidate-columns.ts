import type { ResearchReply } from '#lib/api/research-query.ts'
import type { CandidateReply } from './hooks.ts'

type Question = NonNullable<ResearchReply['screener']>['questions'][number]
type Cell = ResearchReply['quotas'][number]

export interface Column {
  question: Question
  cells: readonly Cell[]
}

export interface Columns {
  answers: Column[]
  /** The open-text question, which has its own column. */
  words: Question | undefined
}

/** Each column takes up about 100 px. Four columns leave room for the open-text column. */
const MOST_COLUMNS = 4

/**
 * The questions worth comparing: first those that have quotas, then those that people answered
 * differently.
 */
export function columnsOf(
  { screener, quotas }: Pick<ResearchReply, 'screener' | 'quotas'>,
  candidates: readonly CandidateReply[],
): Columns {
  const distinguishingIds = distinguishing(candidates)
  const all = (screener?.questions ?? []).map((question) => ({
    question,
    cells: quotas.filter(({ questionId }) => questionId === question.id),
  }))
  const counted = all.filter(({ cells }) => cells.length > 0)
  const others = all.filter(
    ({ question, cells }) => cells.length === 0 && distinguishingIds.has(question.id),
  )
  const chosen = others.filter(({ question }) => question.type !== 'OPEN_TEXT')
  const written = others.find(({ question }) => question.type === 'OPEN_TEXT')
  return {
    answers: [...counted, ...chosen].slice(0, MOST_COLUMNS),
    words: written?.question,
  }
}

/**
 * The ids of the questions that people answered differently. The others don't help anyone choose.
 * With only one candidate, every question counts.
 */
function distinguishing(candidates: readonly CandidateReply[]): Set<number> {
  const answers = Map.groupBy(
    candidates.flatMap((one) => one.answers),
    ({ questionId }) => questionId,
  )
  const hasDifferentAnswers = (replies: readonly { answer: string }[]) =>
    candidates.length === 1 || new Set(replies.map(({ answer }) => answer)).size > 1
  return new Set(
    [...answers].filter(([, replies]) => hasDifferentAnswers(replies)).map(([id]) => id),
  )
}

const NUMBER_WIDTH = '4.75rem'
const TEXT_WIDTH = 'minmax(0, 1fr)'

/** The grid columns. Every row and the header share them, so they line up without a table. */
export function gridOf({ answers, words }: Columns) {
  const widths = answers.map(({ question }) =>
    question.type === 'NUMBER' ? NUMBER_WIDTH : TEXT_WIDTH,
  )
  const isFlexible = widths.includes(TEXT_WIDTH)
  return {
    // At least one column has to be flexible and fill the remaining width.
    '--columns': ['8.5rem', ...widths, ...(isFlexible ? [] : [TEXT_WIDTH]), '11.25rem'].join(' '),
    '--wide-columns': [
      '9rem',
      ...widths,
      ...(words ? ['minmax(0, 1.7fr)'] : isFlexible ? [] : [TEXT_WIDTH]),
      '11.25rem',
    ].join(' '),
  }
}
