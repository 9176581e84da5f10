import {
  addScreenerOption,
  addScreenerQuestion,
  moveScreenerQuestionUp,
  type Screener,
  type ScreenerOption,
  type ScreenerQuestion,
  setMustMatch,
  updateScreener,
  updateScreenerQuestion,
} from '@wattle/contract/screener'
import { call } from '#lib/api/call.ts'
import { withNewOption } from './changes.ts'

type Wanted = Pick<ScreenerOption, 'text' | 'mustMatch'>

/** Undoes the deletion of a question: another of the same words, at the same place, with a new id. */
export async function restoreQuestion(
  screener: Screener,
  deleted: ScreenerQuestion,
): Promise<{ screener: Screener; id: number }> {
  const { question, type, ordered, options, position } = deleted
  const added = await call(addScreenerQuestion, { body: { screenerId: screener.id } })
  const { id } = added
  await call(updateScreenerQuestion, { body: { id, screenerId: screener.id, type, ordered } })
  let written = await fill(screener.id, { ...added, question }, options)
  for (let at = written.questions.length; at > position; at -= 1) {
    written = await call(moveScreenerQuestionUp, { params: { id: String(id) } })
  }
  return { screener: written, id }
}

/** Undoes the deletion of an option. Those below it move down by one: the order may mean something. */
export function restoreOption(
  screener: Screener,
  { id, screenerQuestionId, ...deleted }: ScreenerOption,
  place: number,
): Promise<Screener> {
  const question = screener.questions.find((one) => one.id === screenerQuestionId)
  if (!question) return Promise.resolve(screener)
  return fill(
    screener.id,
    question,
    question.options.toSpliced(place, 0, { id, screenerQuestionId, ...deleted }),
  )
}

/** Makes the options of a question read as wanted, adding those that are missing. */
async function fill(
  screenerId: number,
  question: ScreenerQuestion,
  wanted: readonly Wanted[],
): Promise<Screener> {
  const { id } = question
  let slots = [question]
  while ((slots[0]?.options.length ?? 0) < wanted.length) {
    const option = await call(addScreenerOption, { body: { screenerQuestionId: id } })
    slots = withNewOption(option)(slots)
  }
  const rows = (slots[0]?.options ?? []).map((slot, at) => ({ slot, ...(wanted[at] ?? slot) }))
  const texts = rows.map(({ slot, text }) => ({ id: slot.id, text }))
  const written = await call(updateScreener, {
    body: { id: screenerId, questions: [{ id, question: question.question, options: texts }] },
  })
  const marks = rows.filter(({ slot, text, mustMatch }) => text && slot.mustMatch !== mustMatch)
  for (const { slot, mustMatch } of marks) {
    const params = { optionId: String(slot.id), flag: mustMatch ? 'true' : 'false' } as const
    await call(setMustMatch, { params })
  }
  const isMarked = (optionId: number, mark: boolean) =>
    marks.find(({ slot }) => slot.id === optionId)?.mustMatch ?? mark
  return {
    ...written,
    version: written.version + marks.length,
    questions: written.questions.map((one) => ({
      ...one,
      options: one.options.map((option) => ({
        ...option,
        mustMatch: isMarked(option.id, option.mustMatch),
      })),
    })),
  }
}
