import type { ChoiceType, QuestionType } from '@wattle/contract/question-rules'
import type { Db } from '#db/open.ts'
import { must } from '#errors.ts'
import * as queries from './link-queries.ts'

/**
 * The profile field a bank question is linked to. `profileOptionIds` has one entry per option of
 * the question: the profile option's id, or 0 if there's none.
 */
export type ProfileLink = { profileFieldId: number | null; profileOptionIds: number[] }

const FIELD_KIND: Record<ChoiceType, string> = { SINGLE_CHOICE: 'CHOICE', MULTIPLE_CHOICE: 'MULTI' }

/** Throws if the field is sensitive or takes a different kind of answer from the question. */
export async function mustBeLinkable(
  db: Db,
  type: ChoiceType,
  { profileFieldId, profileOptionIds }: ProfileLink,
): Promise<void> {
  if (profileFieldId === null) return
  const field = await queries.findLinkableField(db, profileFieldId)
  const fault = !field
    ? 'That profile field no longer exists.'
    : field.sensitive
      ? 'You can’t link a screening question to a sensitive profile field.'
      : field.kind !== FIELD_KIND[type]
        ? 'This question and this profile field take different kinds of answers, so you can’t link them.'
        : undefined
  must(field && !fault, 'INVALID_INPUT', { fields: { profileFieldId: fault ?? '' } })
  const isKnown = (id: number) => id === 0 || field.optionIds.includes(id)
  must(profileOptionIds.every(isKnown), 'INVALID_INPUT', {
    fields: { options: 'One of these options isn’t in that profile field.' },
  })
}

type Linkable = {
  question: string
  type: QuestionType
  options: { text: string; mustMatch: boolean; profileOptionId?: number | null | undefined }[]
  profileFieldId?: number | null | undefined
}

/**
 * Links each unlinked question to the profile field of a bank question with the same wording.
 * Generated and restored questions get their links this way.
 */
export async function withProfileLinks<Q extends Linkable>(db: Db, questions: Q[]): Promise<Q[]> {
  const unlinked = questions.filter(({ profileFieldId }) => !profileFieldId)
  if (unlinked.length === 0) return questions
  const known = await queries.listLinkedLike(db, unlinked)
  if (known.length === 0) return questions
  return questions.map((question) => {
    if (question.profileFieldId) return question
    const same = known.find(
      (bank) => bank.question === question.question && bank.type === question.type,
    )
    if (!same) return question
    const options = question.options.map((option) => ({
      ...option,
      profileOptionId: same.profileOptionIds[same.options.indexOf(option.text)] || null,
    }))
    return { ...question, options, profileFieldId: same.profileFieldId }
  })
}
