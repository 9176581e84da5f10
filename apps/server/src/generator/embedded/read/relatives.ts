import { STOP_WORDS } from '../lexicon/words.ts'

/** Who worries about them is asked. */
const RELATIVES =
  /^(mum|mother|dad|father|parents|grandma|grandmother|grandpa|grandfather|grandparents|nan|nanna|pop|in-laws|aunt|uncle)$/
const ONE_RELATIVE = /^(mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|nan|nanna)$/

/** "my mum", "for mum": one of the family, for whom somebody else answers. */
export function isRelativeAt(
  words: string[],
  start: number,
  from: number,
  owner: string | undefined,
): boolean {
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
  return isOwnRelative || isAlone || isOfMine
}
