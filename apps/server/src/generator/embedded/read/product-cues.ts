import { baseOf, JOB_VERBS, MACHINE_VERBS } from '../lexicon/verbs.ts'
import { PRODUCT_WORDS, STOP_WORDS } from '../lexicon/words.ts'
import { WISH } from './behaviour.ts'
import type { Reader } from './hint.ts'
import { gerundJobAt, jobAt, presentJobAt, sieved } from './job-phrase.ts'
import { nounAt } from './noun-phrase.ts'
import { turnedInto } from './offered.ts'
import { PAIN_WORDS, toldOrTopic } from './pain.ts'
import { peopleAt } from './people-phrase.ts'
import { CONNECTS } from './sides.ts'
import { wayTo } from './way-to.ts'

export const HELPS = /^(help|let|enable|allow|empower|assist|support)(s|ing)?$/
const TELLS = /^(tells|reminds|shows|alerts|warns|teaches|gives)$/
export const BRANDS: Record<string, string> = {
  uber: 'get',
  airbnb: 'hire',
  tinder: 'find',
  duolingo: 'learn',
  netflix: 'watch',
  spotify: 'listen to',
  strava: 'track',
}

/** "when an animal is sick" is about sick animals. */
function stateTold(words: string[], at: number): string | undefined {
  const isAt = words.slice(at, at + 6).indexOf('is')
  const noun =
    words[at] === 'when' && isAt > 1 ? nounAt(words.slice(0, at + isAt), at + 1) : undefined
  const state = words[at + isAt + 1]
  return noun && state && !STOP_WORDS.has(state) ? `${state} ${noun}` : undefined
}

/** "when their dog is in pain": so far they have to work out whether it is. */
function stateAsked(words: string[], at: number): string | undefined {
  const near = words.slice(at, at + 7)
  const is = near.findIndex((word) => /^(is|are|has|have|needs?)$/.test(word))
  const isOwn = near[1] === 'their'
  if (near[0] !== 'when' || is < 2 || (!isOwn && stateTold(words, at))) return undefined
  const asked = sieved('work', ['out', 'whether', ...words.slice(at + 1)])
  return asked && `${WISH}${asked}`
}

export const telling: Reader = (words, at) => {
  // "We use satellites to tell farmers": whoever builds it tells them.
  const isPurpose =
    /^(we|our|it|this)$/.test(words[0] ?? '') &&
    /^(tell|remind|show|alert|warn)$/.test(words[at] ?? '') &&
    words[at - 1] === 'to'
  if (!isPurpose && !TELLS.test(words[at] ?? '')) return undefined
  const people = peopleAt(words, at + 1)
  if (!people) return undefined
  if (words[people.end] === 'to') return { people, job: jobAt(words, people.end), belief: 9 }
  const way = wayTo(words, people.end)
  if (way) return { people, job: way, belief: 9 }
  const asks = words.slice(people.end, people.end + 4)
  const question = asks.findIndex((word) => /^(when|what|which|how|where)$/.test(word))
  const verb = words[people.end + question + 2] ?? ''
  // "tells surfers which break is least crowded": so far they work it out.
  const isTold = question === 0 && asks[1] !== 'to' && asks[0] !== 'when'
  const told = isTold ? toldOrTopic('work', words, people.end) : undefined
  if (told?.job || told?.topic) return { people, ...told, belief: 9 }
  const state = question === 0 ? stateAsked(words, people.end) : undefined
  if (state) return { people, job: state, belief: 9 }
  const isTask = question === 0 && asks[1] === 'to' && JOB_VERBS.has(verb)
  const job = isTask ? presentJobAt(words, people.end - 1, 'decide') : undefined
  const topic = isTask
    ? undefined
    : (stateTold(words, people.end) ??
      nounAt(words, people.end + (/^(about|of)$/.test(asks[0] ?? '') ? 1 : 0)))
  return { people, job, topic, belief: 9 }
}

/** What people did before there was a product that does it. */
export function replacedJob(words: string[], verbAt: number): string | undefined {
  const verb = words[verbAt] ?? ''
  const written = turnedInto(words, verbAt)
  if (written) return written
  if (!verb.endsWith('s') || [HELPS, CONNECTS, TELLS].some((other) => other.test(verb)))
    return undefined
  const known = baseOf(verb, new Set(Object.keys(MACHINE_VERBS)))
  const base = known ? MACHINE_VERBS[known] : baseOf(verb)
  return base &&
    !/^(use|answer|turn|make|create|build|convert|deliver|bring|offer|provide|sell|ship|grow|give|take|pick|pack|let|show|connect|serve)$/.test(
      base,
    )
    ? presentJobAt(words, verbAt, base)
    : undefined
}

export const machine: Reader = (words, at) => {
  if (!PRODUCT_WORDS.has((words[at] ?? '').toLowerCase())) return undefined
  const next = words[at + 1]
  const isRelative = next === 'that' || next === 'which'
  const job =
    next === 'for'
      ? peopleAt(words, at + 2)
        ? undefined
        : gerundJobAt(words, at + 2)
      : next === 'to'
        ? byHand(jobAt(words, at + 1))
        : replacedJob(words, isRelative ? at + 2 : at + 1)
  const isDone =
    (/^(to|for)$/.test(next ?? '') && !BY_DEVICE.test(job ?? '')) || KNOWN_BEFORE.test(job ?? '')
  return job ? { job, isOfProduct: !isDone, belief: next === 'to' ? 6 : 5 } : undefined
}

const BY_DEVICE = /^(photograph|scan|snap|upload|film) /
const PAPERS =
  /^\w+ (?:(?:their|the|paper) )?(receipts|invoices|bills|dockets|documents|paperwork|papers|forms|statements|certificates|contracts|letters|warranties)\b/

/** Receipts are photographed by the product; so far they were kept. */
const byHand = (job: string | undefined) =>
  job && BY_DEVICE.test(job) && PAPERS.test(job) ? job.replace(BY_DEVICE, 'keep ') : job

/** What somebody had to do without the product. */
const KNOWN_BEFORE = new RegExp(
  `^(?:${Object.values(MACHINE_VERBS).join('|')}|track|check|count|compare|find|record|book|order|plan|schedule|clean|cook|mow|wash|sort|measure|weigh|monitor|match) `,
)

const PLAYED: Record<string, RegExp> = {
  netflix:
    /(films?|movies?|shows?|series|documentaries|videos?|classes|lessons|courses|tutorials|plays|sport|sports|matches|games|concerts|theatre|anime|cartoons|talks|lectures|opera|ballet)$/,
  spotify:
    /(music|songs?|podcasts?|audiobooks?|stories|radio|lectures|sermons|playlists|sounds|talks|concerts)$/,
}

export const brandFor: Reader = (words, at) => {
  const brand = (words[at] ?? '').toLowerCase()
  const verb = BRANDS[brand]
  const isBrand = verb && /^(for|of)$/.test(words[at + 1] ?? '')
  const met = isBrand ? peopleAt(words, at + 2) : undefined
  // "band members" lose their head as a thing.
  const named = met && words.slice(at + 2, met.end).join(' ')
  const noun = isBrand
    ? / (members|users|people|lovers)$/.test(named ?? '')
      ? named
      : nounAt(words, at + 2)
    : undefined
  if (!noun) return undefined
  // Patterns are not watched, nor recipes listened to.
  const isPlayed = PLAYED[brand]?.test(noun) ?? true
  const job = verb === 'get' ? `get ${noun} at short notice` : `${isPlayed ? verb : 'find'} ${noun}`
  return { job, topic: noun, belief: 8 }
}

/** "We film the patient", "It scans receipts": what is built does so, and what follows is its fruit. */
export function tellsSolution([first = '', second = '']: string[]): boolean {
  const isMaker = /^(we|it|our|this)$/.test(first) || PRODUCT_WORDS.has(first)
  const isOther = /^(run|own|manage|have|are|want|am|to|for|that|which|where|so|who|as)$/.test(
    second,
  )
  return isMaker && !isOther && !HELPS.test(second) && !PAIN_WORDS.has(second)
}
