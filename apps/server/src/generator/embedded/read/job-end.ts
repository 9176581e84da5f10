import { DETERMINERS, FILLER, WH_WORDS } from '../lexicon/words.ts'

export const MOST_WORDS = 7
/** Ends an object that already stands. */
export const TAILS = new Set(
  'with in on at from to for of about into over as when where during around between per near against'.split(
    ' ',
  ),
)

/** "compare quotes in Excel" is to compare quotes; the way it is done is told apart. */
function withoutTool(object: string[]): string[] {
  const last = (object.at(-1) ?? '').toLowerCase()
  const isTool = /^(paper|excel|spreadsheets?|whatsapp|whiteboards?|notebooks?|email)$/.test(last)
  const from = object.findLastIndex((word) => /^(on|in|with)$/.test(word))
  return isTool && from > 0 && from >= object.length - 3 ? object.slice(0, from) : object
}

/** "the night" that is left of "the night before"; "during the day" is whole. */
function isTime(object: string[]): boolean {
  const [before = '', ...last] = object.slice(-3)
  const time = /^(the|every|each|last|next) (night|day|morning|week|weekend|time|evening)$/
  return time.test(last.join(' ')) && !TAILS.has(before)
}

/** Too long: back to before its last "in", "with" or "for"; then no loose end. */
export function trimmed(object: string[]): string[] {
  let kept = [...object]
  const hasClause = kept.some((word) => WH_WORDS.has(word))
  while (!hasClause && kept.length + 1 > MOST_WORDS) {
    const cut = kept.findLastIndex((word, at) => at > 0 && (TAILS.has(word) || word === 'and'))
    if (cut < 1) return kept
    kept = kept.slice(0, cut)
  }
  // "whether a fire ban is on"
  const isState = hasClause && /^(is|are)$/.test(kept.at(-2) ?? '')
  const isLoose = (word: string) =>
    (TAILS.has(word) && !isState) ||
    DETERMINERS.has(word) ||
    word === 'and' ||
    (FILLER.has(word) && !hasClause && !/^(online|together)$/.test(word)) ||
    (/^(first|second|third)$/.test(word) && !hasClause) ||
    WH_WORDS.has(word)
  // "someone to jam with"
  const isPartner = /(?:^| )to \w+ with$/.test(kept.join(' '))
  while (!isPartner && kept.length > 0 && isLoose(kept.at(-1) ?? '')) kept.pop()
  if (/^(at|by) the (end|start|beginning)$/.test(kept.slice(-3).join(' '))) kept.splice(-3)
  if (isTime(kept)) kept.splice(-2)
  if (kept.slice(-2).join(' ') === 'out loud') kept.splice(-2)
  return withoutTool(kept)
}
