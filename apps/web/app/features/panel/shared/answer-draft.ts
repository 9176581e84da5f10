import type { MemberField, ProfileSource } from '@wattle/contract/profile'
import { takesOptions } from '@wattle/contract/profile'

/** A profile field as it arrives in the browser, where `setAt` is a string. */
export type ShownField = Omit<MemberField, 'answer'> & {
  answer: (Omit<NonNullable<MemberField['answer']>, 'setAt'> & { setAt: string }) | null
}

export type AnswerDraft = { optionIds: number[]; number: string }

export const draftOf = ({ answer }: ShownField): AnswerDraft => ({
  optionIds: answer?.optionIds ?? [],
  number: answer?.number === null || answer === null ? '' : String(answer.number),
})

/** The answer to send, or an error message if it's missing or isn't a whole number. */
export function parseDraft(field: ShownField, { optionIds, number }: AnswerDraft) {
  const { fieldId, kind } = field
  if (takesOptions(kind))
    return optionIds.length > 0 ? { fieldId, optionIds } : 'Please choose an answer.'
  const typed = Number(number.trim())
  if (number.trim() === '' || !Number.isInteger(typed))
    return kind === 'YEAR' ? 'Please enter a year, like 1984.' : 'Please enter a whole number.'
  return { fieldId, number: typed }
}

export const answerText = ({ answer }: ShownField): string =>
  answer === null ? '' : answer.declined ? 'Rather not say' : answer.text

/** Where an answer came from, worded for members. */
export const SOURCE_FOR_MEMBER: Record<ProfileSource, string> = {
  SELF: 'You told us',
  SCREENER: 'From your answers in a study',
  ADMIN: 'Our team added this',
  IMPORT: 'From the list we got your details from',
  DERIVED: 'From your postcode',
}

/** Where an answer came from, worded for admins. */
export const SOURCE_FOR_ADMIN: Record<ProfileSource, string> = {
  SELF: 'The member',
  SCREENER: 'A screener',
  ADMIN: 'Our team',
  IMPORT: 'An import',
  DERIVED: 'Their postcode',
}
