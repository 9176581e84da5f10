import type { Brief, Sensitive } from '@wattle/contract/brief'
import { COVERT_WORDS, NO_LOSS, SENSITIVE_WORDS } from '../content/sensitive.ts'

type SensitiveType = Exclude<Sensitive, 'NO'>

/** `part` begins a word; with a full stop it is the whole word. */
function startsAWord(text: string, part: string): boolean {
  const pattern = part.replace('-', '[- ]?').replace(/\.$/, '(?!\\p{L})')
  return new RegExp(`(?<!\\p{L})${pattern}`, 'iu').test(text)
}

/** The first type whose words appear. */
export function sensitiveIn(text: string): SensitiveType | undefined {
  const said = text.replace(NO_LOSS, '')
  return (Object.keys(SENSITIVE_WORDS) as SensitiveType[]).find((type) =>
    SENSITIVE_WORDS[type].some((part) => startsAWord(said, part)),
  )
}

export const isCovert = (text: string): boolean =>
  COVERT_WORDS.some((part) => startsAWord(text, part))

export const textOf = ({ who, place, do: does, one, wrong, today, others }: Brief): string =>
  [who, place, does, one, wrong, ...today, others].join('. ')
