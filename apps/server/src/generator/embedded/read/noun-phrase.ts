import { plural } from '../language/inflect.ts'
import { isAdjective, isGerund, isInfinitive } from '../language/word-kind.ts'
import { GENERIC } from '../lexicon/people.ts'
import { JOB_VERBS } from '../lexicon/verbs.ts'
import { DETERMINERS, FILLER, PRODUCT_WORDS, STOP_WORDS } from '../lexicon/words.ts'

export const MOST_WORDS = 3
/** Longer ones are none: a clause whose verb was not seen. */
export const MOST_READ = 5

/** A thing that begins at a position, without its article: at most three words up to a stop word. */
export function nounAt(words: string[], start: number): string | undefined {
  let at = start
  while (DETERMINERS.has(words[at] ?? '') || FILLER.has(words[at] ?? '')) at += 1
  const isOne = /^(an?|same|every|each)$/.test(words[at - 1] ?? '')
  const found: string[] = []
  for (; found.length < MOST_READ; at += 1) {
    const word = words[at]
    if (!word || STOP_WORDS.has(word.toLowerCase()) || SOMEONE.test(word)) break
    if (isVerbAfter(found.at(-1), word) || /n't$/.test(word)) break
    // "urgent leaks" are things.
    const isDone = HAPPENS.test(word) && !isAdjective(found.at(-1) ?? '')
    if (found.length > 0 && (isDone || BECOMES.test(word))) break
    // "what their kids ate"
    if (found.length > 0 && PAST.test(word)) break
    // "calls asking where it is"
    if (/[^s]s$/.test(found.at(-1) ?? '') && isGerund(word)) break
    found.push(word)
  }
  // The head comes last: "handmade leather dog collars" are collars.
  return nounOf(found.slice(-MOST_WORDS), isOne)
}

/** "when an old phone dies" */
export const HAPPENS =
  /^(dies|fails|leaks|drops|stops|crashes|expires|starts|ends|happens|turns|disappears|vanishes|runs|rings|closes|keeps|gets|takes|costs|falls|goes|comes|spoils|rots|melts|wilts|overheats|lapses|bursts|overflows|rusts|freezes|collapses|looks|seems|feels|sounds)$/

/** "avo going brown" */
const BECOMES = /^(going|getting|turning|becoming|being)$/

/** A thing and what becomes of it, which is what hurts. */
export function becomingAt(words: string[], start: number): string | undefined {
  const at = words.findIndex((word, index) => index > start && BECOMES.test(word))
  const [verb, state = '', next = ','] = words.slice(at, at + 3)
  const last = words[at - 1] ?? ''
  // "their phone" is a thing here.
  const owned =
    /^(the|their|my|our)$/.test(words[at - 2] ?? '') && !STOP_WORDS.has(last) ? last : undefined
  const noun = at > 0 && at < start + 6 ? (nounAt(words.slice(0, at), start) ?? owned) : undefined
  const isWhole =
    noun?.split(' ').at(-1) === words[at - 1] &&
    /^(,|and|but|so|in|at|on|when|because|before|after|by|from|off|to|with|every|each)$/.test(next)
  const owner = /^(their|my|our)$/.test(words[start] ?? '') ? 'their ' : ''
  return isWhole && state && !STOP_WORDS.has(state) ? `${owner}${noun} ${verb} ${state}` : undefined
}

/** "avo going brown" is told as it is. */
export const isBecoming = (topic: string) =>
  / (going|getting|turning|becoming|being) \w+$/.test(topic)

export const SOMEONE =
  /^(whoever|whatever|someone|somebody|nobody|everyone|everybody|anyone|anybody)$/

/** Plurals that stand before another thing, as in "sales report". */
const MODIFIERS =
  /^(sports|sales|news|customs|arts|systems|operations|accounts|logistics|events|savings|goods|earnings|admissions|.*ss)$/

export const BIG_VERBS =
  /^(leverage|harness|unlock|streamline|empower|transform|disrupt|scale|access)$/

const PAST =
  /^(ate|drank|saw|did|went|came|said|wrote|bought|sold|paid|got|took|gave|made|sent|kept|left|lost|won|spent)$/

/** In "banks send" and "parents email" the second word is what they do. */
export function isVerbAfter(before: string | undefined, word: string): boolean {
  if (!before?.endsWith('s') || MODIFIERS.test(before)) return false
  return JOB_VERBS.has(word) || isInfinitive(word) || BIG_VERBS.test(word)
}

const LOOSE =
  /^(done|back|nearby|alive|right|ready|together|home|early|late|empty|alone|safe|safely|first|second|third|once|twice|interstate|abroad|paid|hurt|outside|upstairs|overnight|aloud|.{2,}(ly|ed))$/

/** "nursing home", but not "send money home". */
const NAMED_HOME = /\b(nursing|care|funeral|second|rental|holiday|first|family|mobile|tiny) home$/

const isLoose = (word: string) => LOOSE.test(word) || isAdjective(word)

/** Amounts of time and money, and what stands for anything. */
const NO_THING =
  /^(looking|heading|going|coming|trying|having|getting|doing|time|hours?|days?|weeks?|nights?|half|dollars|money|fortune|state|case|cases|end|start|top|others|someone|nobody|everyone|anyone|whoever|whatever|stuff|lives|life|need|trouble|clue|idea|circles|problems?|issues?|proof|help|access|phone|part|wrong|fun|peace)$/

/** "Sunday nights", "second weekend" */
const TIMES =
  /^(?:(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|first|second|third|other|late|early|busy|same) )?(?:nights?|days?|weekends?|mornings?|afternoons?|evenings?|weeks?|months?|years?|hours?|times?|minute|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/i

/** "tool hire" and "data entry" are no products. */
export const isMaterial = (word: string, next = ',') =>
  /^(tool|data|paper|box|device|machine)$/.test(word) && !STOP_WORDS.has(next) && !isProduct(next)

/** A meal kit and a gift box are things to buy. */
export const isPackage = (word: string) => /^(kits?|box|boxes)$/.test(word)

const isProduct = (word: string) => PRODUCT_WORDS.has(word.toLowerCase())

/** Without an article, so "a trusted sitter" becomes trusted sitters. */
export function nounOf(found: string[], isOne: boolean): string | undefined {
  const kept = found.filter(
    (word, at) =>
      isMaterial(word, found[at + 1]) ||
      (at > 0 && isPackage(word)) ||
      // The head of "government services" is not cut off.
      (at > 0 &&
        at === found.length - 1 &&
        /^(services?|systems?|programs?|networks?|emails)$/.test(word)) ||
      ![PRODUCT_WORDS, FILLER, GENERIC].some((list) => list.has(word.toLowerCase())),
  )
  while (kept.length > 0 && isLoose(kept.at(-1) ?? '') && !NAMED_HOME.test(kept.join(' ')))
    kept.pop()
  const text = kept.join(' ')
  if (text.length < 3 || NO_THING.test(text) || TIMES.test(text)) return undefined
  // "giving money", "the wrong part"
  const [first = '', last = ''] = kept
  const isEmpty =
    kept.length === 2 && NO_THING.test(last) && (isGerund(first) || isAdjective(first))
  if (isEmpty) return undefined
  if (text.includes("'s ") && !/^[A-Z]|(disease|syndrome|day)$/.test(text)) return `a ${text}`
  return isOne ? plural(text) : text
}
