import { maskText } from '#features/participation/mask-text.ts'

const REPLACED = '[name]'
/** "An" and "Jo" are words, too: names this short count only as they are written. */
const SHORT = 2

/** A text for readers outside: without the participants' names, addresses and phone numbers. */
export function maskerOf(names: string[]): (text: string) => string {
  const parts = names
    .flatMap((name) => name.normalize('NFKC').split(/[^\p{L}\p{M}'’-]+/u))
    .flatMap((part) => [part, ...part.split(/['’-]/u)])
    .filter((part) => part.length > 1)
  const patterns = [
    pattern(
      parts.filter((part) => part.length > SHORT),
      'giu',
    ),
    pattern(
      parts.filter((part) => part.length <= SHORT),
      'gu',
    ),
  ].filter((one) => one !== undefined)
  return (text) =>
    patterns.reduce((masked, one) => masked.replace(one, REPLACED), maskText(text, null))
}

function pattern(parts: string[], flags: string): RegExp | undefined {
  if (parts.length === 0) return undefined
  const any = [...new Set(parts)].toSorted((one, other) => other.length - one.length).join('|')
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${any})(?![\\p{L}\\p{M}])`, flags)
}
