import type { FieldKind } from '@wattle/contract/profile'
import { TYPE_WORDS } from '#content/question-words.ts'

export const KIND_WORDS: Record<FieldKind, string> = {
  CHOICE: TYPE_WORDS.SINGLE_CHOICE,
  MULTI: TYPE_WORDS.MULTIPLE_CHOICE,
  NUMBER: 'A number',
  YEAR: 'A year',
}

/** The kinds next to a count, where "One answer, 155 answers" would contradict itself. */
export const PICK_WORDS: Record<FieldKind, string> = {
  CHOICE: 'pick one',
  MULTI: 'pick several',
  NUMBER: 'a number',
  YEAR: 'a year',
}
