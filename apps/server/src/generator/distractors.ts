import { contentStems, sharedCount, sharesStem, startsLike, stemSet } from './brief/english.ts'
import { ANY_BUSINESS, ON_THEIR_OWN, RUNS_SOMETHING } from './content/cues.ts'
import { SAME_THING, SAME_TRADE, SAME_TROUBLE } from './content/words.ts'
import type { Seed } from './drafts.ts'
import type { Facts } from './facts.ts'
import { faultOf } from './gates.ts'
import { shuffled } from './phrasing.ts'

const MIN_DISTRACTORS = 3

/**
 * The wanted answer, marked with "*", and distractors that clearly differ from it. Undefined if
 * there are too few distractors.
 */
export function withDistractors(
  { forms }: Facts,
  seed: Seed,
  id: string,
  wanted: string,
  others: string[][],
): string[] | undefined {
  const isJob = id === 'role' && !/^(?:I\b|My )/.test(wanted)
  const subject = [wanted, forms.do, forms.did, forms.one, forms.wrong].join(' ')
  const isClose = (text: string) => {
    if (id === 'role') return isJob ? isSameTrade(text, wanted) : isPartOf(text, wanted)
    if (id === 'place') return sharesStem(text, `${wanted} ${forms.whoOne}`)
    return sharesStem(text, subject) || (id === 'problem' && isSameTrouble(text, wanted))
  }
  const found: string[] = []
  const shuffledOthers = others.map((list) => shuffled(seed, `${id} others`, list))
  for (const text of shuffledOthers.flatMap((list) => nearest(list, wanted))) {
    const isDuplicate = found.some((other) => other === text || (isJob && isSameTrade(other, text)))
    if (!isDuplicate && !isClose(text)) found.push(text)
  }
  if (found.length < MIN_DISTRACTORS || faultOf(wanted, 'answer')) return undefined
  return [`*${wanted}`, ...found.slice(0, id === 'place' ? 3 : 4)]
}

const wordCount = (text: string) => text.split(/[ -]/).length
/** "I live on an island" opens with "I live", and "I have no car" with "I have no". */
const openingOf = (text: string) => /^(?:My|I(?:’\w+| \S+(?: no\b)?))/.exec(text)?.[0]

/** A distractor with a different opening stands out as much as one with this many extra words. */
const MISFIT = 4

/**
 * Prefers distractors like the wanted answer in length and opening, so that it doesn't stand out.
 */
const nearest = (texts: string[], wanted: string) => {
  const apart = (text: string) =>
    Math.max(Math.abs(wordCount(text) - wordCount(wanted)) - 1, 0) +
    (openingOf(text) === openingOf(wanted) ? 0 : MISFIT)
  return texts.toSorted((one, other) => apart(one) - apart(other))
}

const areBoth = (patterns: RegExp[], one: string, other: string) =>
  patterns.some((pattern) => pattern.test(one) && pattern.test(other))

const isSameTrouble = (one: string, other: string) =>
  sharedCount(stemSet(one), stemSet(other)) >= 2 || areBoth(SAME_TROUBLE, one, other)

/** What an owner runs or a freelancer does, without general words such as "shop" or "business". */
const tradeOf = (role: string) =>
  RUNS_SOMETHING.test(role)
    ? role.replace(RUNS_SOMETHING, '').replace(ANY_BUSINESS, '')
    : role.replace(ON_THEIR_OWN, '')

/**
 * Whether two roles may be the same person's. A classroom teacher may also be a primary teacher,
 * and a camp cook may call herself a chef.
 */
function isSameTrade(role: string, wanted: string): boolean {
  const [trade, other] = [tradeOf(role), tradeOf(wanted)]
  const [stems, others] = [contentStems(trade), contentStems(other)]
  return startsLike(stems, others) || startsLike(others, stems) || areBoth(SAME_TRADE, trade, other)
}

/**
 * Whether someone who ticks one answer would also tick the other: "I have a large dog", "I have a
 * dog" and "I have a puppy".
 */
function isPartOf(one: string, other: string): boolean {
  if (areBoth(SAME_THING, one, other)) return true
  const [a = [], b = []] = [one, other].map((text) =>
    contentStems(text.replace(/\b(?:parent|child)\b/g, '')),
  )
  const shared = sharedCount(new Set(a), new Set(b))
  return (
    shared >= 2 ||
    shared === Math.min(a.length, b.length) ||
    (/^I /.test(one) && a.at(-1) === b.at(-1))
  )
}
