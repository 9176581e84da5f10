import { isGerund } from '../language/word-kind.ts'
import { WH_WORDS } from '../lexicon/words.ts'
import type { Reader } from './hint.ts'
import { gerundJobAt, jobAt } from './job-phrase.ts'
import { nounAt } from './noun-phrase.ts'
import { doneByOthers } from './others.ts'
import { peopleAt } from './people-phrase.ts'
import { HELPS } from './product-cues.ts'

/** Judges what was just said: "costs a fortune", "is a nightmare". */
const JUDGES =
  /^(is|costs|takes|means|eats|requires|involves|feels|sucks|can|shouldn't|drives|was)$/
const MOST_WORDS = 7

/** "Planning a funeral costs a fortune": the task comes first. */
export const taskFirst: Reader = (words, at) => {
  const word = words[at] ?? ''
  const isFirst = at === 0 || /^(,|and|but|because|that)$/.test(words[at - 1] ?? '')
  if (!isFirst || !isGerund(word) || HELPS.test(word)) return undefined
  const near = words.slice(at, at + MOST_WORDS)
  // "chasing parents to find out who is coming" judges nothing.
  const end = near.findIndex(
    (other, index) => JUDGES.test(other) && !WH_WORDS.has(near[index - 1] ?? ''),
  )
  const job = end > 1 ? gerundJobAt(words.slice(0, at + end), at) : undefined
  return job ? { job, hurts: true, belief: 7 } : undefined
}

const IS = /^(get|gets|is|are|being)$/
const SPOILT =
  /^(rejected|stolen|damaged|wasted|returned|cancelled|delayed|lost|refused|declined|ignored|stuck|withheld)$/
const STARTS = /^(,|the|of|our|their|my|because|when)$/

/** "the fruit on our farm gets rejected" is about rejected fruit. */
export const spoilt: Reader = (words, at) => {
  if (!IS.test(words[at] ?? '') || !SPOILT.test(words[at + 1] ?? '')) return undefined
  const place = words.slice(0, at).findLastIndex((word) => /^(on|at|in|from)$/.test(word))
  const before = words.slice(0, place > 0 ? place : at)
  const start = before.findLastIndex((word) => STARTS.test(word)) + 1
  const noun = nounAt(before, start)
  const isPeople = peopleAt(before, start, false) !== undefined
  return noun && !isPeople
    ? { topic: `${words[at + 1]} ${noun}`, hurts: true, belief: 5 }
    : undefined
}

/** "Customers ring them at night": told of the people before. */
export const disturbed: Reader = (words, at) => {
  const isFirst = at === 0 || /^(,|and|but|because|when)$/.test(words[at - 1] ?? '')
  const topic = isFirst ? doneByOthers(words, at) : undefined
  return topic ? { topic, hurts: true, belief: 5 } : undefined
}

/** "the school makes me sew a costume" */
export const madeTo: Reader = (words, at) => {
  const isMade = /^(makes?|forces?|expects?|asks?|requires?)$/.test(words[at] ?? '')
  if (!isMade || !/^(me|us|them|you)$/.test(words[at + 1] ?? '')) return undefined
  const job = jobAt(words, at + 2, true)
  return job ? { job, hurts: true, belief: 7 } : undefined
}

const HARD =
  /^(hard|difficult|impossible|tricky|expensive|confusing|stressful|pain|nightmare|hassle|challenge|tough)$/

const EASY = /^(simple|simpler|easy|easier|possible|quicker|faster|cheaper|safer|fun)$/

/** "making it simple to split bills" */
export const easyTo: Reader = (words, at) => {
  if (!EASY.test(words[at] ?? '') || words[at + 1] !== 'to') return undefined
  const job = jobAt(words, at + 1)
  return job ? { job, belief: 5 } : undefined
}

/** "it is a nightmare to book a site", "too hard to compare quotes" */
export const hardTo: Reader = (words, at) => {
  if (!HARD.test(words[at] ?? '') || words[at + 1] !== 'to') return undefined
  const job = jobAt(words, at + 1)
  return job ? { job, hurts: true, belief: 7 } : undefined
}
