import { fromGerund } from '../language/inflect.ts'
import { isGerund } from '../language/word-kind.ts'
import { gerundBase, JOB_VERBS, STATE_VERBS } from '../lexicon/verbs.ts'
import { STOP_WORDS } from '../lexicon/words.ts'
import { clauseAt } from './clause.ts'
import { isSoundJob, isSoundTopic } from './doubt.ts'
import { jobAt } from './job-phrase.ts'
import { stateOf } from './loss.ts'
import { doneByOthers } from './others.ts'
import { PAIN_WORDS, painAfter } from './pain.ts'
import type { Clause } from './told.ts'

/** "trainers whose clients cancel" is about cancellations, "farmers whose fences break" about fences. */
export function whoseAt(words: string[], at: number): Clause {
  // "whose dogs bark all day get complaints": what they get comes after.
  const got = words.slice(at + 2, at + 8).findIndex((word) => /^(get|receive|cop|face)$/.test(word))
  const isPaused = words.slice(at, at + 2 + Math.max(got, 0)).includes(',')
  const main = got >= 0 && !isPaused ? clauseAt(words, at + 2 + got) : undefined
  if (main?.topic) return main
  return { topic: doneByOthers(words, at) ?? stateOf(words, at), hurts: true }
}

/** "take photos and can never find them": what hurts comes after what they do. */
export function turnedTo(words: string[], start: number): Clause | undefined {
  const joint = words.findIndex((word, at) => at > start && /^(and|but|then)$/.test(word))
  const pause = words.indexOf(',', start)
  if (joint < 0 || (pause >= 0 && pause < joint && words[joint] !== 'but')) return undefined
  const isPain = /^(can|can't|cannot|never|don't|struggle|waste|spend|forget|hate|have)$/
  if (!isPain.test(words[joint + 1] ?? '')) return undefined
  const clause = clauseAt(words, joint + 1)
  const isSound = clause?.job ? isSoundJob(clause.job) : clause?.topic && isSoundTopic(clause.topic)
  return clause?.hurts && isSound ? clause : undefined
}

/** "who live out of town can't find": how they live is told before what hurts. */
export const withTrait = (clause: Clause | undefined, before: Clause | undefined) =>
  clause && before?.trait && !clause.trait ? { ...clause, trait: before.trait } : clause

/** "for people who live out of town to get parcels": what it is for comes after how they live. */
export function purposeAfter(
  words: string[],
  start: number,
  clause: Clause | { job?: string | undefined } | undefined,
) {
  if (!clause || !('trait' in clause) || !clause.trait || clause.job) return {}
  const at = words.findIndex(
    (word, index) => index > start + 2 && word === 'to' && JOB_VERBS.has(words[index + 1] ?? ''),
  )
  const isNear = at > 0 && at < start + 14 && !words.slice(start, at).includes(',')
  const job = isNear ? jobAt(words, at) : undefined
  return job ? { job } : {}
}

/** "who don't eat meat struggle to find lunch": what they never do describes them, the rest hurts. */
export function clauseAfter(words: string[], pain: number | undefined): Clause | undefined {
  const first = pain ? clauseAt(words, pain) : undefined
  if (!pain || !first?.trait?.startsWith('do not ') || first.job) return first
  const later = painAfter(words, pain)
  return withTrait(later ? clauseAt(words, later) : undefined, first) ?? first
}

/** "people who stutter avoid calls": one word tells who they are, and the next what they do. */
export function knownBy(words: string[], start: number): Clause | undefined {
  const [verb = '', next = ''] = words.slice(Math.max(start, 0), start + 2)
  const isKnown = start > 0 && !JOB_VERBS.has(verb) && !STATE_VERBS.has(verb)
  if (!isKnown || STOP_WORDS.has(verb) || /(s|ed|ing|ly|n't)$/.test(verb)) return undefined
  if (PAIN_WORDS.has(verb) || !(JOB_VERBS.has(next) || PAIN_WORDS.has(next))) return undefined
  return withTrait(clauseAt(words, start + 1), { trait: verb, hurts: false })
}

const MAIN =
  /^(get|have|has|lose|can't|cannot|don't|do|need|want|struggle|forget|miss|waste|spend|find|are|face|never|worry|hate|end|wait)$/

/** "Pet owners travelling for work have no one": what they are doing describes them, the rest hurts. */
export function meanwhileAt(words: string[], at: number): Clause | undefined {
  if (!isGerund(words[at] ?? '') && !gerundBase(words[at] ?? '')) return undefined
  const near = words.slice(at + 1, at + 7)
  const main = near.findIndex((word, index) => index > 0 && MAIN.test(word))
  const between = near.slice(0, Math.max(main, 0))
  if (main < 0 || between.some((word) => /^(,|and|but|who|that|they|it|to)$/.test(word)))
    return undefined
  const clause = clauseAt(words, at + 1 + main)
  if (!clause?.hurts || !(clause.job || clause.topic || clause.trait)) return undefined
  const base = fromGerund(words[at] ?? '')
  const trait = STATE_VERBS.has(base) ? [base, ...between].join(' ') : undefined
  return { ...clause, trait: clause.trait ?? trait }
}

/** "pick fruit that the supermarket rejects": what hurts comes after what they do. */
export const TURNS =
  /\b(that|which|only to|and then|but|and (?:the|nobody|no|it|they|never|can't|cannot|don't)|and (?:[\w'-]+ ){1,3}(?:do not|don't|can't|cannot|forget|never|miss|get|are))\b/
