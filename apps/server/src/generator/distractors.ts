import { contentStems, sharedCount, sharesStem, startsLike, stemSet } from './brief/english.ts'
import { isOfKind } from './brief/kind-of.ts'
import { rewritten } from './brief/rewrite.ts'
import * as cues from './content/cues.ts'
import type { Decoy } from './content/decoys.ts'
import { LIKE_WANTED } from './content/grammar.ts'
import { NONE } from './content/screener.ts'
import { APART, LOOKS, MAX_DISTRACTORS, MIN_DISTRACTORS } from './content/screener-plan.ts'
import { SAME_THING, SAME_TRADE, SAME_TROUBLE } from './content/words.ts'
import type { Seed } from './drafts.ts'
import type { Facts } from './facts.ts'
import { faultOf } from './gates.ts'
import { shuffled } from './phrasing.ts'

/** A person, and what they did. For a distractor, `did` is empty if nothing they did suits. */
export type Pair = { who: string; did: string; wrong?: string[] | undefined }

/**
 * Distractors: people similar to the person we want. Pairs each of them with the activity most
 * similar to the wanted one, so that nobody can tell which pair we want. Earlier lists suit the
 * brief better.
 */
export function pairsFor(facts: Facts, seed: Seed, wanted: Pair, lists: Decoy[][]): Pair[] {
  const isSame = /^(?:I\b|My )/.test(wanted.who) ? isPartOf : isSameTrade
  const shape = LIKE_WANTED.flatMap(({ says, as }) => (says.test(wanted.did) ? [as] : []))
  const subject = stemSet(`${wanted.who} ${subjectOf(facts, wanted.did)}`)
  const measured = (who: string) => (activity: string) => {
    const text = rewritten(activity, shape)
    const isAlike = sharesStem(text, who) === sharesStem(wanted.did, wanted.who)
    const kind = isOfKind(text, facts.brief.kind) ? 0 : APART.kind
    const far = apart(text, wanted.did) + kind + (isAlike ? 0 : APART.repeats)
    const looks = LOOKS.filter(([, says]) => says.test(text) !== says.test(wanted.did))
    const sum = looks.reduce((sofar, [fault]) => sofar + APART[fault], far)
    return sharedCount(stemSet(text), subject) > 0 ? [] : { far: sum, text }
  }
  const others = lists.flatMap((list, rank) =>
    shuffled(seed, 'role others', list).map(({ who, did, wrong }) => {
      const suited = did.flatMap(measured(who)).toSorted((one, other) => one.far - other.far)
      const far = (rank && APART.setting + rank * APART.list) + apart(who, wanted.who)
      return { who, wrong, suited, far: far + (suited[0]?.far ?? APART.nothing) }
    }),
  )
  const pairs = [wanted]
  for (const { who, wrong, suited } of others.toSorted((one, other) => one.far - other.far)) {
    if (pairs.length > MAX_DISTRACTORS || pairs.some((pair) => isSame(who, pair.who))) continue
    const verbs = pairs.slice(1).map(({ did }) => verbOf(did))
    const { text = '' } = suited.find((one) => !verbs.includes(verbOf(one.text))) ?? suited[0] ?? {}
    pairs.push({ who, did: text, wrong })
  }
  return pairs.slice(1)
}

const subjectOf = ({ forms }: Facts, wanted: string) =>
  [wanted, forms.do, forms.did, forms.one, forms.wrong].join(' ')

/** Whether a distractor clearly differs from the wanted answer. */
export const isUnlike = (facts: Facts, id: string, wanted: string, text: string) =>
  (id === 'role' || !sharesStem(text, subjectOf(facts, wanted))) &&
  (id !== 'problem' || !areBoth(SAME_TROUBLE, text, wanted))

/** The answer we want, and lists of distractors to hide it among, best list first. */
type Hidden = [wanted: string, ...lists: string[][]]

/**
 * The wanted answer, marked with "*", and distractors that clearly differ. Empty if there are too
 * few distractors.
 */
export function hideAnswer(facts: Facts, seed: Seed, id: string, [wanted, ...lists]: Hidden) {
  const nearest = (list: string[]) =>
    shuffled(seed, `${id} others`, list).toSorted((a, b) => apart(a, wanted) - apart(b, wanted))
  const isDistinct = (text: string) => isUnlike(facts, id, wanted, text)
  const found = new Set(lists.flatMap(nearest).filter(isDistinct))
  if (found.size < MIN_DISTRACTORS || faultOf(wanted, 'answer')) return []
  return [`*${wanted}`, ...[...found].slice(0, MAX_DISTRACTORS), NONE]
}

const wordCount = (text: string) => text.split(/[ -]/).length
/** "I live on an island" opens with "I live", and "I have no car" with "I have no". */
const openingOf = (text: string) =>
  /^(?:My|Tried to|Looked for|I(?:’\w+| \S+(?: no\b)?))/.exec(text)?.[0]
const verbOf = (did: string) => did.replace(/ .*/, '')

/** How much a distractor differs from the wanted answer in length and opening. */
const apart = (text: string, wanted: string) =>
  Math.max(Math.abs(wordCount(text) - wordCount(wanted)) - 1, 0) +
  (openingOf(text) === openingOf(wanted) ? 0 : APART.opening)

const areBoth = (patterns: RegExp[], one: string, other: string) =>
  patterns.some((pattern) => pattern.test(one) && pattern.test(other))

/** What an owner runs or a freelancer does, without general words such as "shop" or "business". */
const tradeOf = (role: string) =>
  cues.RUNS_SOMETHING.test(role)
    ? role.replace(cues.RUNS_SOMETHING, '').replace(cues.ANY_BUSINESS, '')
    : role.replace(cues.ON_THEIR_OWN, '').replace(cues.AT_A_PLACE, '')

/**
 * Whether two roles may be the same person's. A classroom teacher may also be a primary teacher,
 * and a camp cook may call herself a chef.
 */
function isSameTrade(role: string, wanted: string): boolean {
  const [trade, other] = [tradeOf(role), tradeOf(wanted)]
  const [stems, others] = [contentStems(trade), contentStems(other)]
  return startsLike(stems, others) || startsLike(others, stems) || areBoth(SAME_TRADE, trade, other)
}

const thingsIn = (statement: string) => contentStems(statement.replace(cues.A_RELATIVE, ''))

/**
 * Whether someone who ticks one answer would also tick the other: "I have a large dog", "I have a
 * dog" and "I have a puppy".
 */
function isPartOf(one: string, other: string): boolean {
  if (areBoth(SAME_THING, one, other)) return true
  const [a, b] = [thingsIn(one), thingsIn(other)]
  const shared = sharedCount(new Set(a), new Set(b))
  const isMost = shared >= Math.max(1, Math.min(2, a.length, b.length))
  return isMost || (/^I /.test(one) && a.at(-1) === b.at(-1))
}
