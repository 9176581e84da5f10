import { maskContacts } from '@wattle/contract/mask-contacts'

const NAME_REMOVED = '[name removed]'

/** Masks the member's name and any contact details in open text, before researchers see it. */
export function maskText(text: string, name: string | null): string {
  const masked = maskContacts(text)
  const pattern = namePattern(name)
  return pattern ? masked.replace(pattern, NAME_REMOVED) : masked
}

/**
 * Matches each part of the name as a whole word, ignoring case, and neighbouring parts as one
 * match. For "Kim Lee", that's "kim", "Lee" and "Kim Lee".
 */
function namePattern(name: string | null): RegExp | undefined {
  const parts = (name ?? '')
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}'’-]+/u)
    .flatMap((part) => [part, ...part.split(/['’-]/u)])
    .filter((part) => part.length > 1)
  if (parts.length === 0) return undefined
  const any = parts.toSorted((one, other) => other.length - one.length).join('|')
  const word = `(?<![\\p{L}\\p{M}])(?:${any})(?![\\p{L}\\p{M}])`
  return new RegExp(`${word}(?:[\\s-]+${word})*`, 'giu')
}
