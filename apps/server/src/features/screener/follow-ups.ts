import { isChoice, parentOf } from '@wattle/contract/question-rules'
import { SCREENER_ERROR_MESSAGES } from '@wattle/contract/screener-errors'
import type { Db } from '#db/open.ts'
import { must } from '#errors.ts'
import * as queries from './queries.ts'

type Question = Pick<queries.WholeQuestion, 'id' | 'type' | 'shownIf' | 'options'>

const optionIds = ({ options }: Pick<Question, 'options'>) => options.map(({ id }) => id)

export const dependsOn = (question: Question, other: Question): boolean =>
  optionIds(other).some((id) => question.shownIf.includes(id))

/**
 * Throws the reason if this question can't be shown only to people who chose one of these options.
 */
export function mustBeFollowUp(questions: Question[], id: number, shownIf: number[]): void {
  if (shownIf.length === 0) return
  const at = questions.findIndex((question) => question.id === id)
  const named = questions.filter((question) =>
    optionIds(question).some((option) => shownIf.includes(option)),
  )
  const known = new Set(questions.flatMap(optionIds))
  must(
    shownIf.every((option) => known.has(option)),
    'NOT_FOUND',
  )
  const [parent, ...others] = named
  const isPossible = parent && others.length === 0 && isChoice(parent.type)
  must(isPossible && parent.id !== id && parent.shownIf.length === 0, 'INVALID_INPUT', {
    fields: { shownIf: SCREENER_ERROR_MESSAGES.FOLLOW_UP },
  })
  const self = questions[at]
  const child = self ? questions.findIndex((question) => dependsOn(question, self)) : -1
  must(child === -1, 'INVALID_INPUT', {
    fields: { shownIf: `Question ${child + 1} depends on this one, so everyone has to see it.` },
  })
  must(questions.indexOf(parent) < at, 'FOLLOW_UP_ORDER')
}

/**
 * Removes these options from the conditions of follow-ups. A follow-up that has no conditions left
 * is shown to everyone.
 */
export async function releaseFollowUps(tx: Db, questions: Question[], gone: number[]) {
  for (const { id, shownIf } of questions) {
    const left = shownIf.filter((option) => !gone.includes(option))
    if (left.length < shownIf.length) await queries.updateQuestion(tx, id, { shownIf: left })
  }
}

/**
 * The conditions of a restored question. Empty if they're no longer possible, because other
 * questions have changed since.
 */
export function possibleShownIf(earlier: Question[], shownIf: number[]): number[] {
  return parentOf(shownIf, earlier) ? shownIf : []
}

export type Dependence = { questionId: number; options: number[] }

/** Adds restored options to the conditions of follow-ups again, wherever that's still possible. */
export async function restoreFollowUps(tx: Db, questions: Question[], dependences: Dependence[]) {
  for (const { questionId, options } of dependences) {
    const at = questions.findIndex(({ id }) => id === questionId)
    const question = questions[at]
    if (!question || questions.some((other) => dependsOn(other, question))) continue
    const shownIf = [...new Set([...question.shownIf, ...options])]
    if (parentOf(shownIf, questions.slice(0, at)))
      await queries.updateQuestion(tx, questionId, { shownIf })
  }
}

type Places = { question: number; options: number[] }

/**
 * The positions of the options a question depends on, because a copy of the screener has other ids.
 */
export function placesOf(questions: Question[], { shownIf }: Question): Places | undefined {
  const question = questions.findIndex((one) =>
    optionIds(one).some((option) => shownIf.includes(option)),
  )
  const parent = questions[question]
  if (!parent) return undefined
  const options = optionIds(parent).flatMap((id, at) => (shownIf.includes(id) ? [at] : []))
  return { question, options }
}

export function idsAt(questions: Question[], places: Places | undefined): number[] {
  const parent = places && questions[places.question]
  return (places?.options ?? []).flatMap((at) => parent?.options[at]?.id ?? [])
}
