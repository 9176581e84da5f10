import { type QuotaCell, QuotaCells, quotaErrors } from '@wattle/contract/quotas'
import type { ResearchReply } from '#lib/api/research-query.ts'
import type { FieldErrors } from '#lib/use-form.ts'

export type QuotaQuestion = Pick<
  NonNullable<ResearchReply['screener']>['questions'][number],
  'id' | 'type' | 'question'
> & { options: readonly { id: number; text: string }[] }

export type CellDraft = {
  /** A key for React that stays the same while the cell is edited. */
  key: string
  id?: number
  questionId: number
  name: string
  optionIds: number[]
  from: string
  to: string
  least: string
  most: string
}

export const draftsOf = (quotas: ResearchReply['quotas']): CellDraft[] =>
  quotas.map(({ id, questionId, name, optionIds, from, to, least, most }) => ({
    key: `cell-${id}`,
    id,
    questionId,
    name,
    optionIds,
    from: from === null ? '' : String(from),
    to: to === null ? '' : String(to),
    least: String(least),
    most: String(most),
  }))

let added = 0

export const emptyCell = (questionId: number, target: number): CellDraft => ({
  key: `new-${++added}`,
  questionId,
  name: '',
  optionIds: [],
  from: '',
  to: '',
  least: '0',
  most: String(target),
})

/**
 * A choice question starts with one cell for each option, and a number question with one range. A
 * number question can have options too, from when it was a choice question.
 */
export const cellsFor = ({ id, type, options }: QuotaQuestion, target: number): CellDraft[] =>
  type === 'NUMBER'
    ? [emptyCell(id, target)]
    : options.map((option) => ({
        ...emptyCell(id, target),
        name: option.text.slice(0, 60),
        optionIds: [option.id],
      }))

const numberOr = <Other>(text: string, other: Other): number | Other =>
  text.trim() === '' ? other : Number(text)

export const cellOf = (draft: CellDraft): QuotaCell => ({
  ...(draft.id !== undefined && { id: draft.id }),
  questionId: draft.questionId,
  name: draft.name.trim(),
  optionIds: draft.optionIds,
  from: numberOr(draft.from, null),
  to: numberOr(draft.to, null),
  least: numberOr(draft.least, Number.NaN),
  most: numberOr(draft.most, Number.NaN),
})

/** Validates the quotas by the server’s rules. */
export function draftErrors(
  cells: QuotaCell[],
  questions: readonly QuotaQuestion[],
  target: number,
): FieldErrors {
  const issues = QuotaCells.safeParse({ cells }).error?.issues ?? []
  const typed = issues.toReversed().map(({ path, message }) => [path.join('.'), message])
  return { ...quotaErrors(cells, questions, target), ...Object.fromEntries(typed) }
}
