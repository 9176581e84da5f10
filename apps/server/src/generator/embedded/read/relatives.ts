import { STOP_WORDS } from '../lexicon/words.ts'

/** Who worries about them is asked. */
const RELATIVES =
  /^(mum|mother|dad|father|parents|grandma|grandmother|grandpa|grandfather|grandparents|nan|nanna|pop|in-laws|aunt|uncle)$/
const ONE_RELATIVE = /^(mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|nan|nanna)$/

const CARED_FOR =
  /^(parents?|relatives?|mother|father|grandparents?|grandmother|grandfather|spouse)$/
const NEEDING_CARE = /^(ageing|aging|aged|elderly|older|old|frail|ill|sick|disabled|dying|widowed)$/

/** "my mum", "for mum": one of the family, for whom somebody else answers. Where their name ends. */
export function relativeEndAt(
  words: string[],
  start: number,
  from: number,
  owner: string | undefined,
): number | undefined {
  const isOwnRelative = /^(my|our)$/.test(owner ?? '') && RELATIVES.test(words[from] ?? '')
  // "choosing a home for mum": without an article there is only one.
  const isBare = from === start && ONE_RELATIVE.test(words[from] ?? '')
  const isAlone =
    isBare &&
    !/^(who|that|whose)$/.test(words[from + 1] ?? '') &&
    (STOP_WORDS.has(words[from + 1] ?? ',') || words[from + 1] === 'can')
  // "choosing a nursing home for a parent"
  const isOfMine =
    words[start - 1] === 'for' &&
    /^(an?|your)$/.test(words[start] ?? '') &&
    words[from] === 'parent'
  if (isOwnRelative || isAlone || isOfMine) return from + 1
  // "when an elderly parent falls"
  if (NEEDING_CARE.test(words[from] ?? '') && /^parents?$/.test(words[from + 1] ?? ''))
    return from + 2
  return isCaredFor(words, start) ? endOfCaredFor(words, from) : undefined
}

/** "care for an ageing parent", "looking after elderly relatives": who does that is asked. */
const isCaredFor = (words: string[], start: number) =>
  /^(care|cares|caring|cared) for$|^(look|looks|looking|looked) after$/.test(
    `${words[start - 2]} ${words[start - 1]}`,
  )

function endOfCaredFor(words: string[], from: number): number | undefined {
  let at = from
  while (NEEDING_CARE.test(words[at] ?? '')) at += 1
  return CARED_FOR.test(words[at] ?? '') ? at + 1 : undefined
}
