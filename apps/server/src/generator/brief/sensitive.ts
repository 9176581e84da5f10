import type { Brief, Sensitive } from '@wattle/contract/brief'
import { ABOUT_ANIMALS } from '../content/cues.ts'
import { COVERT_WORDS, NOT_A_LOSS, SENSITIVE_WORDS } from '../content/sensitive.ts'

export type SensitiveType = Exclude<Sensitive, 'NO'>

/**
 * Looks for a word that starts with `part`. If `part` ends with a full stop, looks for that exact
 * word: "hiv." doesn't find "hive".
 */
function hasWordStartingWith(text: string, part: string): boolean {
  const pattern = part.replace('-', '[- ]?').replace(/\.$/, '(?!\\p{L})')
  return new RegExp(`(?<!\\p{L})${pattern}`, 'iu').test(text)
}

/** The first sensitive subject whose words appear in the text. */
export function sensitiveIn(text: string): SensitiveType | undefined {
  const remaining = text.replace(NOT_A_LOSS, '').replace(ABOUT_ANIMALS, '')
  return (Object.keys(SENSITIVE_WORDS) as SensitiveType[]).find((type) =>
    SENSITIVE_WORDS[type].some((part) => hasWordStartingWith(remaining, part)),
  )
}

export const isCovert = (text: string): boolean =>
  COVERT_WORDS.some((part) => hasWordStartingWith(text, part))

export const textOf = ({ who, place, do: does, one, wrong, today, others }: Brief): string =>
  [who, place, does, one, wrong, ...today, others].join('. ')
