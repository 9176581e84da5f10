import type { FieldKind } from '@wattle/contract/profile'
import { TYPE_WORDS } from '#content/question-words.ts'

export const KIND_WORDS: Record<FieldKind, string> = {
  CHOICE: TYPE_WORDS.SINGLE_CHOICE,
  MULTI: TYPE_WORDS.MULTIPLE_CHOICE,
  NUMBER: 'A number',
  YEAR: 'A year',
}
