import { baseOf, JOB_VERBS, STATE_VERBS } from '../lexicon/verbs.ts'
import { DETERMINERS, WH_WORDS } from '../lexicon/words.ts'
import { gerundJobAt, jobAt, sieved } from './job-phrase.ts'
import { nounAt } from './noun-phrase.ts'

/** What is said of people: a task, a trait, or what they lose. */
export type Clause = {
  job?: string | undefined
  /** As in "live alone". */
  trait?: string | undefined
  /** As in "lose jobs": the verb, and what. */
  loss?: { verb: string; noun: string } | undefined
  topic?: string | undefined
  /** Whether it hurts, which makes it more likely to be what the idea is about. */
  hurts: boolean
}

const SKIPPED = new Set(
  'often always still currently constantly regularly also just both all must can usually frequently sometimes already then have-to who and'.split(
    ' ',
  ),
)
const AMOUNT = new Set(
  'time hours days weeks minutes money half an too much a lot of most shift hour their so many the whole several ages evenings weekends each every day week month night up to hour two three'.split(
    ' ',
  ),
)
const WANTS = new Set(
  'struggle want need try hope wish like fail refuse love prefer hate'.split(' '),
)

/** Reads on from the word after "who" or after the people themselves. */
export function clauseAt(words: string[], start: number): Clause | undefined {
  let at = start
  while (SKIPPED.has(words[at] ?? '')) at += 1
  const word = words[at] ?? ''
  const base = wordBase(word)
  if (base === 'waste' || base === 'spend' || (base === 'lose' && AMOUNT.has(words[at + 1] ?? '')))
    return timeSpent(words, at + 1)
  if (base === 'lose' || base === 'miss') return loss(words, at, base)
  if (base === 'forget') return forgotten(words, at + 1)
  if (/^(don't|do|can't|cannot|never|not|doesn't)$/.test(word)) return unable(words, at)
  if (base === 'rely' || base === 'use') return hurting(jobAt(words, words.indexOf('to', at)))
  if (base === 'get' && /(ed|hurt|lost|sick|ill)$/.test(words[at + 1] ?? ''))
    return { trait: `get ${words[at + 1]}`, hurts: true }
  if (base === 'find' && words[at + 1] === 'it')
    return hurting(jobAt(words, words.indexOf('to', at)))
  if (base === 'have' && words[at + 1] === 'to') return hurting(jobAt(words, at + 2))
  if (base === 'have' && /^(trouble|difficulty|problems)$/.test(words[at + 1] ?? ''))
    return withNoun(words, at + 2)
  if (WANTS.has(base ?? '')) return withNoun(words, at + 1)
  if (/^(are|is)$/.test(word) && /^(sick|tired)$/.test(words[at + 1] ?? ''))
    return withNoun(words, words[at + 2] === 'of' ? at + 3 : at + 2)
  if (base && STATE_VERBS.has(base)) return trait(words, at, base)
  const job = base && JOB_VERBS.has(base) ? sieved(base, words.slice(at + 1)) : undefined
  return job ? { job, hurts: false } : undefined
}

const OTHERS = new Set([
  'rely',
  'waste',
  'miss',
  'struggle',
  'want',
  'need',
  'try',
  'hope',
  'fail',
  'hate',
  ...STATE_VERBS,
  ...WANTS,
])
const wordBase = (word: string) =>
  word === 'has' ? 'have' : (baseOf(word, OTHERS) ?? baseOf(word))

const hurting = (job: string | undefined): Clause => ({ job, hurts: true })

function timeSpent(words: string[], start: number): Clause {
  let at = start
  while (AMOUNT.has(words[at] ?? '')) at += 1
  if (words[at] === 'trying') return hurting(jobAt(words, at + 1))
  if (words[at] === 'on' || words[at] === 'to') at += 1
  const job = gerundJobAt(words, at)
  return job ? hurting(job) : { topic: nounAt(words, at), hurts: true }
}

function loss(words: string[], at: number, verb: string): Clause {
  if (words[at + 1] === 'out' || words[at + 1] === 'track') {
    const topic = nounAt(words, at + 3)
    return { topic, job: topic && `keep track of ${topic}`, hurts: true }
  }
  const noun = nounAt(words, at + 1)
  const reason = words.findIndex(
    (word, index) => index > at && /^(because|when|as|since)$/.test(word),
  )
  const topic = (reason > 0 ? nounAt(words, reason + 1) : undefined) ?? noun
  return { loss: noun ? { verb, noun } : undefined, topic, hurts: true }
}

function forgotten(words: string[], at: number): Clause {
  if (words[at] === 'to') return hurting(jobAt(words, at))
  const noun = nounAt(words, at)
  return { job: noun && `keep track of ${noun}`, topic: noun, hurts: true }
}

/** "don't know which form to use", "can't find a plumber", "don't have time to cook". */
function unable(words: string[], start: number): Clause | undefined {
  let at = start + 1
  if (words[at] === 'not') at += 1
  const verb = words[at] ?? ''
  if (verb === 'know' && WH_WORDS.has(words[at + 1] ?? '')) {
    const job = sieved('work', ['out', ...words.slice(at + 1)])
    return job ? hurting(job) : { topic: nounAt(words, at + 2), hurts: true }
  }
  if (verb === 'have') return hurting(jobAt(words, words.indexOf('to', at)))
  return JOB_VERBS.has(verb) ? hurting(jobAt(words, at)) : undefined
}

function withNoun(words: string[], start: number): Clause {
  const at = words[start] === 'with' ? start + 1 : start
  if (words[at] === 'to' && words[at + 1] === 'know' && WH_WORDS.has(words[at + 2] ?? ''))
    return hurting(sieved('find', ['out', ...words.slice(at + 2)]))
  const job = jobAt(words, at) ?? gerundJobAt(words, at)
  return job ? hurting(job) : { topic: nounAt(words, at), hurts: true }
}

function trait(words: string[], at: number, base: string): Clause | undefined {
  const rest: string[] = []
  for (const word of words.slice(at + 1, at + 7)) {
    if (word === ',' || /^(and|but|so|who|that|because|to|when|without|while)$/.test(word)) break
    // "help people who live alone cook for one"
    if (
      rest.length > 0 &&
      JOB_VERBS.has(word) &&
      /^(alone|nearby|remotely|abroad)$/.test(rest.at(-1) ?? '')
    )
      break
    rest.push(word)
  }
  while (DETERMINERS.has(rest.at(-1) ?? '')) rest.pop()
  if (rest.length === 0 || /\b(they|it|them|this|you)\b/.test(rest.join(' '))) return undefined
  if (/^(love|like|enjoy)$/.test(base)) return { topic: nounAt(words, at + 1), hurts: false }
  const verb = /^(are|be|is)$/.test(base) ? 'be' : base
  return { trait: [verb, ...rest].join(' '), hurts: false }
}
