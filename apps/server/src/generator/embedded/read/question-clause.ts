import { isInfinitive, isPast } from '../language/word-kind.ts'
import { baseOf, JOB_VERBS } from '../lexicon/verbs.ts'
import { WH_WORDS } from '../lexicon/words.ts'
import { TAILS } from './job-end.ts'

/** More is read of a question than is kept, so that where it is may be left out of it. */
export const MOST_ASKED = 14

const IS =
  /^(is|are|was|were|will|would|can|could|should|has|have|had|do|does|did|may|might|need|needs|want|wants)$/

const questionIn = (object: string[]) => object.findIndex((word) => WH_WORDS.has(word))

/** "which options at camps and parties are safe": what is asked about is not told to its end. */
export function joinsSubjects(after: string[], at: number, object: string[]): boolean {
  const isTold = object.slice(questionIn(object) + 1).some((word) => IS.test(word) || word === 'to')
  const near = after.slice(at + 1, at + 5)
  const is = near.findIndex(
    (word, index) =>
      IS.test(word) ||
      // "how much milk and pastry to order"
      (word === 'to' && isInfinitive(near[index + 1] ?? '')) ||
      (JOB_VERBS.has(word) && /[^s]s$/.test(near[index - 1] ?? '')),
  )
  return !isTold && is > 0 && !near.slice(0, is).some((word) => word === ',' || WH_WORDS.has(word))
}

/** "which lunch options at school camps and parties are safe" without the camps. */
export function withoutPlace(object: string[]): string[] {
  const question = questionIn(object)
  const place = object.findIndex(
    (word, at) => at > question + 1 && TAILS.has(word) && word !== 'to',
  )
  const is = object.findIndex((word, at) => at > place && IS.test(word))
  return question >= 0 && place > 0 && is > 0
    ? [...object.slice(0, place), ...object.slice(is)]
    : object
}

/** "which lunch options at school camps" asks nothing: nothing is said of them. */
export function isWholeQuestion(object: string[]): boolean {
  const question = questionIn(object)
  const [asked = '', ...told] = object.slice(Math.max(question, 0))
  // "how much milk" asks no more than "which milk".
  const isAmount = asked === 'how' && /^(much|many)$/.test(told[0] ?? '')
  const [first = '', ...rest] = isAmount ? told.slice(1) : told
  if (question < 0 || !(isAmount || /^(which|what|whose)$/.test(asked)) || first === 'to')
    return true
  if (IS.test(first) || baseOf(first)) return true
  return rest.some((word, at) => {
    const before = rest[at - 1] ?? first
    const isVerb =
      word === 'to' || IS.test(word) || baseOf(word) || isInfinitive(word) || isPast(word)
    // "maths books" are no deed.
    const isThing = at === rest.length - 1 && /[^s]s$/.test(word)
    return isVerb && !isThing && !TAILS.has(before)
  })
}
