import { GENERIC } from '../lexicon/people.ts'
import { JOB_VERBS } from '../lexicon/verbs.ts'
import { WH_WORDS } from '../lexicon/words.ts'
import { WISH } from './behaviour.ts'
import { gerundJobAt, jobAt, sieved } from './job-phrase.ts'
import { nounAt } from './noun-phrase.ts'
import { doneByOthers } from './others.ts'
import { peopleAt } from './people-phrase.ts'
import { MONEY } from './quantities.ts'

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

type Reader = (words: string[], at: number) => Clause | undefined

const AMOUNT = new Set(
  `time hours days weeks minutes money half an too much a lot of most shift hour their so many the whole several ages evenings weekends holidays mornings nights afternoons
  each every day week month night up to two three`.split(/\s+/),
)
const TROUBLE = /^(trouble|difficulty|problems)$/
const HARD = /^(confusing|hard|difficult|stressful|boring|tedious|overwhelming|frustrating|too)$/
const REASON = /^(because|when|as|since)$/

const hurting = (job: string | undefined): Clause => ({ job, hurts: true })

const afterTo: Reader = (words, at) => hurting(jobAt(words, words.indexOf('to', at)))

/** "spend a fortune on dresses" */
function spent(words: string[], at: number): Clause {
  const topic = nounAt(words, words.indexOf('on', at) + 1)
  return { topic, job: topic && `pay for ${topic}`, hurts: true }
}

/** "waste half an hour every shift writing notes", "spend ages on the phone ordering parts" */
const timeSpent: Reader = (words, start) => {
  let at = start + 1
  while (AMOUNT.has(words[at] ?? '')) at += 1
  if (MONEY.test(words[at] ?? words[at - 1] ?? '')) return spent(words, at)
  if (words[at] === 'trying') return hurting(jobAt(words, at + 1))
  if (words[at] === 'on') at += 1
  for (const from of [at, at + 1, at + 2]) {
    const job = words[from - 1] === ',' ? undefined : gerundJobAt(words, from)
    if (job) return hurting(job)
  }
  return { topic: nounAt(words, at), hurts: true }
}

/** "when parcels go missing" is about missing parcels. */
function stateOf(words: string[], at: number): string | undefined {
  const noun = nounAt(words, at)
  const near = words.slice(at, at + 5)
  const verb = near.findIndex((word) => /^(go|goes|get|gets|arrive|arrives|are|is)$/.test(word))
  const state = verb > 0 ? near[verb + 1] : undefined
  return noun && /^(missing|late|lost|broken|wrong|sick|stolen)$/.test(state ?? '')
    ? `${state} ${noun}`
    : noun
}

/** What is behind it: "because quotes go out late", "when parents email", "to slugs". */
export function causeAfter(words: string[], start: number, isMoney = false): string | undefined {
  const near = words.slice(start, start + 8)
  const reason = near.findIndex((word) => REASON.test(word) || word === 'whose')
  if (reason >= 0) {
    const at = start + reason + (near[reason + 1] === 'of' ? 2 : 1)
    const others = doneByOthers(words, at)
    if (others) return others
    return peopleAt(words, at, false) ? undefined : stateOf(words, at)
  }
  const to = near.findIndex((word) =>
    (isMoney ? /^(to|on|through|from|by)$/ : /^(to|through|by)$/).test(word),
  )
  const isPeople = to >= 0 && peopleAt(words, start + to + 1, false) !== undefined
  const isBroken = near.slice(0, Math.max(to, 0)).some((word) => /^(,|and|so|but)$/.test(word))
  return to < 0 || isPeople || isBroken ? undefined : nounAt(words, start + to + 1)
}

/** "lose a lot of money to no-shows" */
function moneyLost(words: string[], start: number): Clause | undefined {
  let at = start
  while (AMOUNT.has(words[at] ?? '') && !MONEY.test(words[at] ?? '')) at += 1
  if (!MONEY.test(words[at] ?? '')) return undefined
  const job = gerundJobAt(words, at + 1)
  if (job) return hurting(job)
  const topic = causeAfter(words, at + 1, true)
  if (!topic) return undefined
  return { loss: { verb: 'lose', noun: `money through ${topic}` }, topic, hurts: true }
}

/** "lose jobs because quotes go out late" is about quotes. */
const lossOf =
  (verb: string): Reader =>
  (words, at) => {
    const money = moneyLost(words, at + 1)
    if (money) return money
    if (AMOUNT.has(words[at + 1] ?? '')) return timeSpent(words, at)
    if (words[at + 1] === 'out' || words[at + 1] === 'track') {
      const topic = nounAt(words, at + 3)
      return { topic, job: topic && `keep track of ${topic}`, hurts: true }
    }
    // Members and customers are lost as well.
    const isPeople = GENERIC.has(words[at + 1] ?? '')
    const noun = isPeople ? words[at + 1] : nounAt(words, at + 1)
    const topic = causeAfter(words, at + 1) ?? noun
    return { loss: noun ? { verb, noun } : undefined, topic, hurts: true }
  }

const forgotten: Reader = (words, at) => {
  if (words[at + 1] === 'to') return hurting(jobAt(words, at + 1))
  const noun = nounAt(words, at + 1)
  return { job: noun && `keep track of ${noun}`, topic: noun, hurts: true }
}

/** "which form to use" may be a task; "how much stock they hold" is only a topic. */
function toldOrTopic(verb: 'find' | 'work', words: string[], at: number): Clause {
  const found = sieved(verb, ['out', ...words.slice(at)])
  const job = found && verb === 'work' ? `${WISH}${found}` : found
  const isAmount = /^(much|many)$/.test(words[at + 1] ?? '')
  // "when venues owe them royalties" is about the royalties.
  const owed = words.indexOf('them', at)
  const told = owed > 0 && owed < at + 6 ? nounAt(words, owed + 1) : undefined
  return job
    ? hurting(job)
    : { topic: told ?? nounAt(words, isAmount ? at + 2 : at + 1), hurts: true }
}

const unknown: Reader = (words, at) => {
  if (!WH_WORDS.has(words[at] ?? '')) return undefined
  return toldOrTopic('work', words, at)
}

/** "don't know which form to use", "can't find a plumber", "don't have time to cook" */
const unable: Reader = (words, start) => {
  const at = words[start + 1] === 'not' ? start + 2 : start + 1
  const verb = words[at] ?? ''
  if (verb === 'know' || (verb === 'tell' && WH_WORDS.has(words[at + 1] ?? '')))
    return unknown(words, at + 1)
  if (verb === 'have') return afterTo(words, at)
  return JOB_VERBS.has(verb) ? hurting(jobAt(words, at)) : undefined
}

/** "struggle to quote", "struggle with quotes", "hate quoting" */
const withTask: Reader = (words, start) => {
  const at = /^(with|about|over)$/.test(words[start + 1] ?? '') ? start + 2 : start + 1
  if (words[at] === 'to' && words[at + 1] === 'know' && WH_WORDS.has(words[at + 2] ?? ''))
    return toldOrTopic('find', words, at + 2)
  // "argue about who pays"
  const dispute = WH_WORDS.has(words[at] ?? '') ? sieved('agree', ['on', ...words.slice(at)]) : ''
  if (dispute) return hurting(`${WISH}${dispute}`)
  const job = jobAt(words, at) ?? gerundJobAt(words, at)
  return job ? hurting(job) : { topic: nounAt(words, at), hurts: true }
}

/** "want to read stories to grandchildren far away": what is wished for is tried. */
const wishing: Reader = (words, at) => {
  const clause = withTask(words, at)
  return clause?.job && words[at + 1] === 'to' ? { ...clause, job: `${WISH}${clause.job}` } : clause
}

/** "blow their budgets" */
const spoiling: Reader = (words, at) => ({ topic: nounAt(words, at + 1), hurts: true })

/** "need a cheap way to license music" is to license it. */
function wayTo(words: string[], start: number): string | undefined {
  const near = words.slice(start, start + 6)
  const way = near.findIndex((word) => /^(ways?|tool|place|somewhere|someone)$/.test(word))
  return way >= 0 && near[way + 1] === 'to' ? jobAt(words, start + way + 1) : undefined
}

/** "need a quiet desk" is to find one. */
const needing: Reader = (words, at) => {
  const way = wayTo(words, at + 1)
  if (way) return hurting(way)
  const clause = withTask(words, at)
  const isThing = /^(an?|some)$/.test(words[at + 1] ?? '') && clause?.topic && !clause.job
  return isThing ? { ...clause, job: `find ${clause.topic}` } : clause
}

/** "find it hard to quote", "find online banking confusing" */
const foundHard: Reader = (words, at) => {
  if (words[at + 1] === 'it') return afterTo(words, at)
  const judged = words.slice(at + 1, at + 6).findIndex((word) => HARD.test(word))
  if (judged < 1) return undefined
  return { topic: nounAt(words.slice(0, at + 1 + judged), at + 1), hurts: true }
}

/** "have to chase", "have trouble pricing", "have no idea how much stock" */
const having: Reader = (words, at) => {
  const next = words[at + 1] ?? ''
  if (next === 'to') return afterTo(words, at)
  if (TROUBLE.test(next)) return withTask(words, at + 1)
  if (next === 'no' && /^(time|money|way|chance)$/.test(words[at + 2] ?? ''))
    return afterTo(words, at)
  const isLost = next === 'no' && /^(idea|clue)$/.test(words[at + 2] ?? '')
  return isLost ? unknown(words, at + 3) : undefined
}

/** "are sick of quoting" */
const sickOf: Reader = (words, at) => {
  if (!/^(sick|tired)$/.test(words[at + 1] ?? '')) return undefined
  return withTask(words, words[at + 2] === 'of' ? at + 2 : at + 1)
}

const READERS: Record<string, Reader> = {
  waste: timeSpent,
  spend: timeSpent,
  lose: lossOf('lose'),
  miss: lossOf('miss'),
  forget: forgotten,
  "don't": unable,
  "doesn't": unable,
  "can't": unable,
  cannot: unable,
  never: unable,
  do: (words, at) => (words[at + 1] === 'not' ? unable(words, at) : undefined),
  rely: afterTo,
  use: afterTo,
  find: foundHard,
  have: having,
  need: needing,
  are: sickOf,
  is: sickOf,
}
for (const verb of 'struggle try like fail refuse love prefer hate argue fight bicker disagree dread worry'.split(
  ' ',
)) {
  READERS[verb] = withTask
}
for (const verb of ['want', 'hope', 'wish']) READERS[verb] = wishing
for (const verb of 'blow exceed overrun underestimate misplace ruin'.split(' ')) {
  READERS[verb] = spoiling
}

/** The words by which a pain begins. */
export const PAIN_WORDS = new Set(Object.keys(READERS))

/** Reads what hurts, from the word by which it begins. */
export function painAt(words: string[], at: number, base: string): Clause | undefined {
  return READERS[base]?.(words, at)
}

/** Where a pain begins that is told after something else: "who sell at markets have trouble". */
export function painAfter(words: string[], start: number): number | undefined {
  const near = words.slice(start + 1, start + 12)
  const at = near.findIndex((word, index) => {
    if (word === 'have') return TROUBLE.test(near[index + 1] ?? '') || near[index + 1] === 'no'
    return /^(struggle|waste|lose|forget|hate|argue|fight|need|can't|cannot|don't)$/.test(word)
  })
  const pause = near.indexOf(',')
  return at >= 0 && (pause < 0 || at < pause) ? start + 1 + at : undefined
}
