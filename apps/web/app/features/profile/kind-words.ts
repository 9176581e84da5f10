import type { FieldKind } from '@wattle/contract/profile'

export const KIND_WORDS: Record<FieldKind, string> = {
  CHOICE: 'One answer',
  MULTI: 'Several answers',
  NUMBER: 'A number',
  YEAR: 'A year',
}
