import { verbPhrase } from '../language/inflect.ts'
import { personOf } from '../lexicon/people.ts'
import { type Clause, hurting } from './told.ts'

/** Reached or noticed, not done: who doesn't find it has looked for it. */
const TRIED =
  /^(find|get|notice|see|hear|remember|understand|make|earn|receive|win|reach|sleep)\b|\b(enough|well|properly)\b/
/** So it is, once and for all: "don't drive", "don't eat meat". */
const LASTING = /^(speak|drive|eat|drink|work|own|wear)\b/

/** What one gets done, if one does. */
const ARRANGED =
  /^get an? (?:\w+ )?(?:check|check-?up|inspection|quote|test|scan|vaccine|vaccination|jab|shot|will|valuation|licence|permit|opinion|service|lawyer|accountant)\b/

export const PUT_OFF = 'put off '
/** What takes place without those who do not come. */
export const STAY_AWAY = 'stay away from '

const HELD = /^go to ((?:[a-z'-]+ ){0,2}[a-z'-]*[^s]s)$/
/** These wait for whoever goes to them. */
const WAITS = /(appointments|check-?ups|checks|screenings|tests|scans|jabs|vaccinations)$/

/** "go to school assemblies" */
function heldIn(job: string): string | undefined {
  const held = HELD.exec(job)?.[1]
  const isPerson = personOf(held?.split(' ').at(-1) ?? '', true) !== undefined
  return held && !isPerson && !WAITS.test(held) ? held : undefined
}

/** "don't go to the GP": who hasn't done it put it off, and is never asked how often it was done. */
export function leftUndone(negation: string, job: string): Clause | undefined {
  if (!/^(don't|doesn't|do|never)$/.test(negation)) return undefined
  // Who never hears back has waited.
  if (/^hear (back|from)\b/.test(job)) return hurting(`wait to ${job}`)
  if (TRIED.test(job) && !ARRANGED.test(job)) return undefined
  if (LASTING.test(job)) return { trait: `do not ${job}`, hurts: true }
  const held = heldIn(job)
  return { job: held ? `${STAY_AWAY}${held}` : `${PUT_OFF}${verbPhrase(job).gerund}`, hurts: true }
}

const SUFFERED =
  /^(nicked|stolen|pinched|broken|lost|hurt|caught|sick|killed|bitten|hit|stung|wet|cold|burnt|ripped|.*(?<!paid|approv|recognis|reimburs|notic|invit|hir|serv|answer|accept|pick|call|need|feed)ed)$/

/** "so they don't get nicked": nobody tries to. */
export const isSuffered = (verb: string, state = '') => verb === 'get' && SUFFERED.test(state)

/** "don't drive" needs no object; what others think of it comes next. */
export function neverDone(words: string[], start: number, at: number): Clause | undefined {
  const isLasting =
    /^(don't|doesn't|do|can't|cannot)$/.test(words[start] ?? '') &&
    /^(drive|cook|drink|smoke|swim|read)$/.test(words[at] ?? '')
  return isLasting && NEXT.test(words[at + 1] ?? ',')
    ? { trait: `do not ${words[at]}`, hurts: true }
    : undefined
}
const NEXT = /^(,|and|but|can't|cannot|struggle|need|have|rely|get|find|want|to|who|or)$/

/** "are scared to ring the doctor": so they put it off. */
export const shiedFrom = (mood: string, job: string | undefined): Clause | undefined =>
  job && /^(scared|afraid|nervous|embarrassed|ashamed|reluctant|hesitant)$/.test(mood)
    ? leftUndone("don't", job)
    : undefined
