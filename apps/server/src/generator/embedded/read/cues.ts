import { baseOf, JOB_VERBS, MACHINE_VERBS } from '../lexicon/verbs.ts'
import { PRODUCT_WORDS, STOP_WORDS } from '../lexicon/words.ts'
import { clauseAt } from './clause.ts'
import { gerundJobAt, jobAt, presentJobAt } from './job-phrase.ts'
import { nounAt } from './noun-phrase.ts'
import { type Clause, painAfter } from './pain.ts'
import { type PeoplePhrase, peopleAt } from './people-phrase.ts'

/** What one cue of a sentence tells, and how much it is to be believed. */
export type Hint = Omit<Clause, 'hurts'> & {
  people?: PeoplePhrase | undefined
  hurts?: boolean
  /** The other side of a marketplace, of whom nothing is asked. */
  otherSide?: PeoplePhrase | undefined
  belief: number
}

type Reader = (words: string[], at: number) => Hint | undefined

const HELPS = /^(help|let|enable|allow|empower|assist|support)(s|ing)?$/
const TELLS = /^(tells|reminds|shows|alerts|warns|teaches|gives)$/
const CONNECTS = /^(connect|match|link|pair)(s|es|ing)?$/
const BRANDS: Record<string, string> = {
  uber: 'get',
  airbnb: 'hire',
  tinder: 'find',
  duolingo: 'learn',
}

/** Prepositions of a phrase between the people and what they do. */
const BETWEEN = /^(in|at|on|with|across|from|over|under)$/

/** The task after people, over a phrase like "in country towns". */
function jobAfter(words: string[], start: number): string | undefined {
  const isLearning = (words[start] ?? '').endsWith('ing')
  if (!isLearning && !BETWEEN.test(words[start] ?? '')) return jobAt(words, start)
  for (let at = start + 2; at <= start + 5; at += 1) {
    const job = words[at - 1] !== ',' ? jobAt(words, at) : undefined
    if (job) return job
  }
  return undefined
}

const helping: Reader = (words, at) => {
  if (!HELPS.test(words[at] ?? '')) return undefined
  const people = peopleAt(words, at + 1)
  if (people && words[people.end] === 'who') {
    const clause = clauseAt(words, people.end + 1)
    const verbAt = words.findIndex((word, index) => index > people.end + 2 && JOB_VERBS.has(word))
    const job = clause?.trait && verbAt > 0 ? jobAt(words, verbAt) : clause?.job
    return { people, ...clause, job, belief: 10 }
  }
  if (people) return { people, job: jobAfter(words, people.end), belief: 10 }
  const next = words[at + 1] ?? ''
  const from = /^(them|you|us|me|to)$/.test(next) ? at + 2 : at + 1
  const job = jobAt(words, from)
  return job ? { job, belief: 7 } : undefined
}

/** "to find", also behind a few words: "people allergic to nuts to find". */
function taskAfter(words: string[], start: number): string | undefined {
  const near = words.slice(start, start + 5)
  const at = near.findIndex(
    (word, index) => word === 'to' && JOB_VERBS.has(words[start + index + 1] ?? ''),
  )
  const isBroken = near
    .slice(0, Math.max(at, 0))
    .some((word) => /^(,|who|that|which|and)$/.test(word))
  return at < 0 || isBroken ? undefined : jobAt(words, start + at)
}

const forPeople: Reader = (words, at) => {
  if (BRANDS[(words[at - 1] ?? '').toLowerCase()]) return undefined
  if (words[at] !== 'for' && !(words[at] === 'at' && words[at - 1] === 'aimed')) return undefined
  const people = peopleAt(words, at + 1)
  if (!people) return undefined
  const next = words[people.end]
  const task = taskAfter(words, people.end)
  if (task) return { people, job: task, belief: 10 }
  if (next === 'who' || next === 'that' || next === 'whose') {
    // "for growers that tells": not the growers tell.
    const isProduct = next === 'that' && /[^s]s$/.test(words[people.end + 1] ?? '')
    const clause = isProduct
      ? { job: replacedJob(words, people.end + 1) }
      : clauseAt(words, people.end + 1)
    return { people, ...clause, belief: 9 }
  }
  const job = gerundJobAt(words, people.end)
  return { people, job, belief: people.role ? 6 : 4 }
}

const soThatTheyCan: Reader = (words, at) => {
  if (words[at] !== 'so') return undefined
  const people = peopleAt(words, words[at + 1] === 'that' ? at + 2 : at + 1)
  if (!people || words[people.end] !== 'can') return undefined
  return { people, job: jobAt(words, people.end + 1), belief: 8 }
}

const connecting: Reader = (words, at) => {
  if (!CONNECTS.test(words[at] ?? '')) return undefined
  const first = peopleAt(words, at + 1)
  const joint = first && /ly$/.test(words[first.end] ?? '') ? first.end + 1 : (first?.end ?? 0)
  if (!first || !/^(with|to|and)$/.test(words[joint] ?? '')) return undefined
  const second = peopleAt(words, joint + 1)
  if (!second) return undefined
  const clause = words[second.end] === 'who' ? clauseAt(words, second.end + 1) : undefined
  // Who hurts is asked, else who comes first and looks for the other.
  const people = clause?.hurts ? second : first
  const otherSide = people === first ? second : first
  return { people, otherSide, ...(clause?.hurts ? clause : { hurts: false }), belief: 9 }
}

const whoDo: Reader = (words, at) => {
  // At the beginning, "Scaffolders fill in" can only be people; elsewhere it takes a known word.
  const known = peopleAt(words, at, false)
  const people = known ?? (at === 0 ? peopleAt(words, at) : undefined)
  if (!people) return undefined
  const next = words[people.end] ?? ''
  const isRelative = next === 'who' || next.endsWith('ing') || BETWEEN.test(next)
  const pain = isRelative ? painAfter(words, people.end) : undefined
  const start = next === 'who' ? people.end + 1 : people.end
  const clause = (pain && clauseAt(words, pain)) || clauseAt(words, start)
  if (!clause) return known?.role ? { people, belief: 2 } : undefined
  const isAside = at > 0 && words[at - 1] !== ','
  return { people, ...clause, belief: isAside ? 3 : clause.hurts ? 9 : 6 }
}

/** "when an animal is sick" is about sick animals. */
function stateTold(words: string[], at: number): string | undefined {
  const isAt = words.slice(at, at + 6).indexOf('is')
  const noun =
    words[at] === 'when' && isAt > 1 ? nounAt(words.slice(0, at + isAt), at + 1) : undefined
  const state = words[at + isAt + 1]
  return noun && state && !STOP_WORDS.has(state) ? `${state} ${noun}` : undefined
}

const telling: Reader = (words, at) => {
  if (!TELLS.test(words[at] ?? '')) return undefined
  const people = peopleAt(words, at + 1)
  if (!people) return undefined
  if (words[people.end] === 'to') return { people, job: jobAt(words, people.end), belief: 9 }
  const asks = words.slice(people.end, people.end + 4)
  const question = asks.findIndex((word) => /^(when|what|which|how|where)$/.test(word))
  const verb = words[people.end + question + 2] ?? ''
  const isTask = question === 0 && asks[1] === 'to' && JOB_VERBS.has(verb)
  const job = isTask ? presentJobAt(words, people.end - 1, 'decide') : undefined
  const topic = isTask ? undefined : (stateTold(words, people.end) ?? nounAt(words, people.end))
  return { people, job, topic, belief: 9 }
}

/** What people did before there was a product that does it. */
function replacedJob(words: string[], verbAt: number): string | undefined {
  const verb = words[verbAt] ?? ''
  if (!verb.endsWith('s') || [HELPS, CONNECTS, TELLS].some((other) => other.test(verb)))
    return undefined
  const known = baseOf(verb, new Set(Object.keys(MACHINE_VERBS)))
  const base = known ? MACHINE_VERBS[known] : baseOf(verb)
  return base && !/^(use|answer)$/.test(base) ? presentJobAt(words, verbAt, base) : undefined
}

const machine: Reader = (words, at) => {
  if (!PRODUCT_WORDS.has((words[at] ?? '').toLowerCase())) return undefined
  const next = words[at + 1]
  const isRelative = next === 'that' || next === 'which'
  const job =
    next === 'for'
      ? gerundJobAt(words, at + 2)
      : next === 'to'
        ? jobAt(words, at + 1)
        : replacedJob(words, isRelative ? at + 2 : at + 1)
  return job ? { job, belief: next === 'to' ? 6 : 5 } : undefined
}

const brandFor: Reader = (words, at) => {
  const verb = BRANDS[(words[at] ?? '').toLowerCase()]
  const isBrand = verb && /^(for|of)$/.test(words[at + 1] ?? '')
  const noun = isBrand ? nounAt(words, at + 2) : undefined
  if (!noun) return undefined
  const job = verb === 'get' ? `get ${noun} at short notice` : `${verb} ${noun}`
  return { job, topic: noun, belief: 8 }
}

/** "I run a bakery", "I'm a swim teacher" */
const myself: Reader = (words, at) => {
  const isRunning =
    /^(i|we)$/.test(words[at] ?? '') && /^(run|own|manage|have|am)$/.test(words[at + 1] ?? '')
  const people = isRunning
    ? peopleAt(words, at + 2)
    : words[at] === "i'm"
      ? peopleAt(words, at + 1)
      : undefined
  return people?.role ? { people, belief: 9 } : undefined
}

/** "Every day I throw out bread": who tells it is one of them. "They" are those of the sentence before. */
const ourselves: Reader = (words, at) => {
  if (!/^(i|we|they)$/.test(words[at] ?? '')) return undefined
  const clause = clauseAt(words, at + 1)
  const isOwnPlan = /^(run|own|build|make|help|offer|provide|create|start|launch)\b/.test(
    clause?.job ?? '',
  )
  if (!clause || isOwnPlan || !(clause.job || clause.hurts)) return undefined
  return { ...clause, belief: words[at] === 'they' ? 6 : 4 }
}

const READERS = [
  helping,
  forPeople,
  soThatTheyCan,
  connecting,
  telling,
  brandFor,
  machine,
  myself,
  ourselves,
]

/** Everything that a sentence hints at, one reader after the other at every word. */
export function hintsIn(words: string[]): Hint[] {
  const hints: Hint[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (const reader of READERS) {
      const hint = reader(words, at)
      if (hint) hints.push(hint)
    }
    const isFresh =
      at === 0 ||
      /^(,|because|when|where|while|and|but|that|than|so|most|many)$/.test(words[at - 1] ?? '')
    const hint = isFresh ? whoDo(words, at) : undefined
    if (hint) hints.push(hint)
  }
  return hints
}
