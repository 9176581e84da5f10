import { isInfinitive } from '../language/word-kind.ts'
import { personOf } from '../lexicon/people.ts'
import { gerundBase, JOB_VERBS } from '../lexicon/verbs.ts'
import { WH_WORDS } from '../lexicon/words.ts'
import { WISH } from './behaviour.ts'
import { gerundJobAt, jobAt, sieved } from './job-phrase.ts'
import { isSuffered, leftUndone, neverDone } from './left-undone.ts'
import { lossOf, timeSpent } from './loss.ts'
import { becomingAt, nounAt } from './noun-phrase.ts'
import { peopleAt } from './people-phrase.ts'
import { type Clause, type ClauseReader, hurting } from './told.ts'
import { takingLong, waiting } from './waiting.ts'
import { wayTo } from './way-to.ts'

const TROUBLE = /^(trouble|difficulty|problems)$/
const HARD = /^(confusing|hard|difficult|stressful|boring|tedious|overwhelming|frustrating|too)$/
const afterTo: ClauseReader = (words, at) => hurting(jobAt(words, words.indexOf('to', at)))

const forgotten: ClauseReader = (words, at) => {
  if (words[at + 1] === 'to') return hurting(jobAt(words, at + 1))
  if (WH_WORDS.has(words[at + 1] ?? '')) {
    const recalled = sieved('remember', words.slice(at + 1))
    if (recalled) return hurting(`${WISH}${recalled}`)
  }
  const noun = nounAt(words, at + 1)
  return { job: noun && `keep track of ${noun}`, topic: noun, hurts: true }
}

/** "which form to use" may be a task; "how much stock they hold" is only a topic. */
export function toldOrTopic(verb: 'find' | 'work', words: string[], at: number): Clause {
  const found = sieved(verb, ['out', ...words.slice(at)])
  const job = found && verb === 'work' ? `${WISH}${found}` : found
  const isAmount = /^(much|many)$/.test(words[at + 1] ?? '')
  // "when venues owe them royalties" is about the royalties.
  const owed = words.indexOf('them', at)
  const told = owed > 0 && owed < at + 6 ? nounAt(words, owed + 1) : undefined
  if (job) return hurting(job)
  if (told) return hurting(`find out about ${told}`)
  const topic = nounAt(words, isAmount ? at + 2 : at + 1)
  return { topic, hurts: true, isDoubted: !isAmount }
}

const unknown: ClauseReader = (words, at) => {
  if (!WH_WORDS.has(words[at] ?? '')) return undefined
  return toldOrTopic('work', words, at)
}

/** "don't know which form to use", "can't find a plumber", "don't have time to cook" */
const unable: ClauseReader = (words, start) => {
  const at = words[start + 1] === 'not' ? start + 2 : start + 1
  const verb = words[at] ?? ''
  if (verb === 'know' || (verb === 'tell' && WH_WORDS.has(words[at + 1] ?? '')))
    return unknown(words, at + 1)
  if (verb === 'have') return afterTo(words, at)
  const unpaid = verb === 'afford' ? nounAt(words, at + 1) : undefined
  if (unpaid) return { job: `${WISH}pay for ${unpaid}`, topic: unpaid, hurts: true }
  if (isSuffered(verb, words[at + 1])) return { hurts: true, isDoubted: true }
  const job = JOB_VERBS.has(verb) || /^(go|do)$/.test(verb) ? jobAt(words, at, true) : undefined
  // "can't trust restaurant menus" is about the menus.
  const isOther =
    !JOB_VERBS.has(verb) && !/^(be|do|even|get|go|feel)$/.test(verb) && isInfinitive(verb)
  if (isOther) return { topic: nounAt(words, at + 1), hurts: true }
  if (!job)
    return neverDone(words, start, at) ?? (JOB_VERBS.has(verb) ? hurting(undefined) : undefined)
  // Who cannot has tried.
  const isTried = /^(can't|cannot)$/.test(words[start] ?? '')
  const undone = leftUndone(words[start] ?? '', job)
  if (undone) return undone
  return hurting(isTried && !job.startsWith(WISH) ? `${WISH}${job}` : job)
}

/** "struggle to quote", "struggle with quotes", "hate quoting" */
const withTask: ClauseReader = (words, start) => {
  const whom = words[start + 1] === 'with' ? peopleAt(words, start + 2) : undefined
  // "argue with producers about weights"
  const about = whom && /^(about|over)$/.test(words[whom.end] ?? '') ? whom.end : start + 1
  const at = /^(with|about|over)$/.test(words[about] ?? '') ? about + 1 : start + 1
  if (words[at] === 'to' && words[at + 1] === 'know' && WH_WORDS.has(words[at + 2] ?? ''))
    return toldOrTopic('find', words, at + 2)
  // "argue about who pays"
  const dispute = WH_WORDS.has(words[at] ?? '') ? sieved('agree', ['on', ...words.slice(at)]) : ''
  if (dispute) return hurting(`${WISH}${dispute}`)
  const job = jobAt(words, at) ?? gerundJobAt(words, at)
  return job ? hurting(job) : { topic: becomingAt(words, at) ?? nounAt(words, at), hurts: true }
}

const BEST_TIME = /^(?:the )?(?:best|right|ideal) (?:day|time|moment|week)(?= to )/

/** "want to read stories to grandchildren far away": what is wished for is tried. */
const wishing: ClauseReader = (words, at) => {
  // "want to know the best day to sell" is when to sell.
  const [to, know, ...asked] = words.slice(at + 1, at + 8)
  const when = BEST_TIME.exec(asked.join(' '))?.[0].split(' ').length
  if (to === 'to' && know === 'know' && when)
    return toldOrTopic('work', ['when', ...words.slice(at + 3 + when)], 0)
  // "want patients to do their exercises"
  const others = peopleAt(words, at + 1, false)
  const wanted = others && words[others.end] === 'to' ? jobAt(words, others.end) : undefined
  if (wanted)
    return hurting(`${WISH}get ${words.slice(at + 1, others?.end).join(' ')} to ${wanted}`)
  const clause = withTask(words, at)
  if (clause?.job && words[at + 1] === 'to') return { ...clause, job: `${WISH}${clause.job}` }
  // "want safer routes"
  const isSought = clause?.topic && !clause.job && /[^s]s$/.test(clause.topic)
  return isSought ? { ...clause, job: `find ${clause.topic}` } : clause
}

/** "blow their budgets" */
const spoiling: ClauseReader = (words, at) => ({ topic: nounAt(words, at + 1), hurts: true })

/** "need a hand with their bags" is about the bags. */
function helpWith(words: string[], start: number): Clause | undefined {
  const near = words.slice(start, start + 4)
  const aid = near.findIndex((word) => /^(hand|help|support|assistance|advice)$/.test(word))
  if (aid < 0 || !/^(with|in|on)$/.test(words[start + aid + 1] ?? '')) return undefined
  const job = gerundJobAt(words, start + aid + 2)
  return job ? hurting(job) : { topic: nounAt(words, start + aid + 2), hurts: true }
}

/** "need a quiet desk" is to find one. */
const needing: ClauseReader = (words, at) => {
  const way = wayTo(words, at + 1)
  if (way) return hurting(way)
  const helped = helpWith(words, at + 1)
  if (helped) return helped
  const clause = withTask(words, at)
  const isOne = /^(an?|some)$/.test(words[at + 1] ?? '')
  const isPeople = personOf(clause?.topic?.split(' ').at(-1) ?? '', false) !== undefined
  const last = clause?.topic?.split(' ').at(-1) ?? ''
  const end = words.indexOf(last, at)
  const isWhole = end > 0 && /^(,|and|but|so|for|near|close|at|in|on)$/.test(words[end + 1] ?? ',')
  if (!clause?.topic || clause.job || !(isOne || isPeople || isWhole)) return clause
  const manner = /^(cheap|affordable|reliable|local)$/.exec(words[at + 1] ?? '')?.[0]
  return { ...clause, job: ['find', manner, clause.topic].filter(Boolean).join(' ') }
}

/** "find it hard to quote", "find online banking confusing" */
const foundHard: ClauseReader = (words, at) => {
  if (words[at + 1] === 'it') return afterTo(words, at)
  const judged = words.slice(at + 1, at + 6).findIndex((word) => HARD.test(word))
  if (judged < 1) return undefined
  return { topic: nounAt(words.slice(0, at + 1 + judged), at + 1), hurts: true }
}

/** "have to chase", "have trouble pricing", "have no idea how much stock" */
const having: ClauseReader = (words, at) => {
  const next = words[at + 1] ?? ''
  if (next === 'to') return afterTo(words, at)
  if (TROUBLE.test(next)) return withTask(words, at + 1)
  // "have a hard time finding volunteers"
  if (/^a (hard|tough|difficult|rough) time$/.test(words.slice(at + 1, at + 4).join(' ')))
    return hurting(gerundJobAt(words, at + 4))
  if (next === 'no' && /^(time|money|way|chance)$/.test(words[at + 2] ?? ''))
    return afterTo(words, at)
  // "have nowhere to park"
  const stay = next === 'nowhere' ? jobAt(words, at + 2) : undefined
  if (stay) return hurting(`${WISH}find somewhere to ${stay}`)
  // "have no one to feed the cat"
  const help =
    words.slice(at + 1, at + 4).join(' ') === 'no one to' ? jobAt(words, at + 3) : undefined
  if (help) return hurting(`${WISH}find someone to ${help}`)
  const isLost = next === 'no' && /^(idea|clue)$/.test(words[at + 2] ?? '')
  return isLost ? unknown(words, at + 3) : undefined
}

/** "are sick of quoting" */
const sickOf: ClauseReader = (words, at) => {
  if (!/^(sick|tired)$/.test(words[at + 1] ?? '')) return undefined
  return withTask(words, words[at + 2] === 'of' ? at + 2 : at + 1)
}

/** "end up binning trays", "keep losing receipts" */
const endingUp: ClauseReader = (words, start) => {
  const at = words[start + 1] === 'up' ? start + 2 : start + 1
  const base = gerundBase(words[at] ?? '')
  if (!(words[at] ?? '').endsWith('ing')) return undefined
  const pain = base && base !== 'keep' ? READERS[base]?.(words, at) : undefined
  const job = pain ? undefined : gerundJobAt(words, at)
  return pain ?? (job ? hurting(job) : undefined)
}

/** "still use a paper diary for bookings" is about bookings. */
const using: ClauseReader = (words, at) => {
  const near = words.slice(at + 1, at + 7)
  const purpose = near.findIndex((word) => word === 'for' || word === 'to')
  const isBroken = near.slice(0, purpose).some((word) => /^(,|and|but|so)$/.test(word))
  if (purpose < 0 || isBroken) return undefined
  const from = at + 1 + purpose
  if (words[from] === 'to') return hurting(jobAt(words, from))
  const job = gerundJobAt(words, from + 1)
  return job ? hurting(job) : { topic: nounAt(words, from + 1), hurts: true }
}

const READERS: Record<string, ClauseReader> = {
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
  use: using,
  find: foundHard,
  end: endingUp,
  wait: waiting,
  keep: endingUp,
  take: takingLong,
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
    if (word === 'have')
      return TROUBLE.test(near[index + 1] ?? '') || /^(no|to)$/.test(near[index + 1] ?? '')
    return /^(struggle|waste|spend|lose|forget|hate|argue|fight|need|can't|cannot|don't|never|miss)$/.test(
      word,
    )
  })
  const pause = near.indexOf(',')
  return at >= 0 && (pause < 0 || at < pause) ? start + 1 + at : undefined
}
