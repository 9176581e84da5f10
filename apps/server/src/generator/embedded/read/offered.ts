import { sideOf } from '../lexicon/people.ts'
import { baseOf } from '../lexicon/verbs.ts'
import { PRODUCT_WORDS, STOP_WORDS } from '../lexicon/words.ts'
import type { Reader } from './hint.ts'
import { nounAt } from './noun-phrase.ts'
import { peopleAt } from './people-phrase.ts'

/** What is written, whoever or whatever writes it. */
const WRITTEN =
  /(?:^| )(quotes|invoices|reports|notes|minutes|listings|posts|proposals|summaries|letters|articles|plans|descriptions|transcripts|estimates|tenders|applications|briefs|newsletters|captions|scripts|subtitles|documents|forms|emails|manuals|instructions|recipes|agendas|contracts|specifications|specs|logs|records|referrals|reviews|job ads|timesheets)$/

/** "turns voice notes into quotes": so far the quotes were written by hand. */
export function turnedInto(words: string[], verbAt: number): string | undefined {
  if (!/^(turns?|converts?|transforms?)$/.test(words[verbAt] ?? '')) return undefined
  const into = words.slice(verbAt, verbAt + 7).indexOf('into')
  const made = into > 1 ? nounAt(words, verbAt + into + 1) : undefined
  return made && WRITTEN.test(made) ? `write ${made}` : undefined
}

const RIDES =
  /^(carpool|carpools|carpooling|car-pooling|ridesharing|ride-sharing|lift-sharing|shuttles?|minibus|minibuses)$/
/** Services that are a solution, and what people do without them. */
const DONE_WITHOUT: Record<string, string> = {
  babysitting: 'find a babysitter',
  coliving: 'find somewhere to live',
  'co-living': 'find somewhere to live',
  coworking: 'find somewhere to work',
  'co-working': 'find somewhere to work',
  crowdfunding: 'raise money',
  telehealth: 'see a doctor',
}

/** "Carpooling for nurses who finish after the last train": the ride is offered, the way home is the matter. */
export const offered: Reader = (words, at) => {
  const service = words[at] ?? ''
  const known = DONE_WITHOUT[service]
  if (!known && !RIDES.test(service)) return undefined
  const isTitle = words
    .slice(0, at)
    .every((word) => STOP_WORDS.has(word) || PRODUCT_WORDS.has(word))
  let next = at + 1
  while (PRODUCT_WORDS.has(words[next] ?? '')) next += 1
  const people = isTitle && words[next] === 'for' ? peopleAt(words, next + 1) : undefined
  if (!people) return undefined
  if (known) return { job: known, belief: 6 }
  const isAtWork = people.role !== undefined && sideOf(people.role) === 'work'
  return isAtWork ? { job: wayOf(words), belief: 6 } : { topic: 'getting around', belief: 6 }
}

function wayOf(words: string[]): string {
  const text = words.join(' ')
  if (/\b(?:finish|knock off|end|leave|get home|go home)\b/.test(text))
    return 'travel home from work'
  return /\b(?:start|begin|get to work)\b/.test(text) ? 'travel to work' : 'travel to and from work'
}

/** "Smart collar which tells": what does something is the solution, never what it is about. */
export function withoutSolution(words: string[]): string[] {
  const at = words.slice(0, MOST_IN_NAME + 1).findIndex((word) => /^(that|which)$/.test(word))
  const verb = words[at + 1] ?? ''
  const isOne = at > 0 && !/[^s]s$/.test(words[at - 1] ?? '')
  const isDoing = isOne && /[^s]s$/.test(verb) && (baseOf(verb) !== undefined || DOES.test(verb))
  return isDoing && !words.slice(0, at).some((word) => /^(,|for|of)$/.test(word))
    ? words.slice(at + 2)
    : words
}
const MOST_IN_NAME = 5
const DOES =
  /^(tells|reminds|shows|alerts|warns|teaches|gives|helps|lets|allows|enables|keeps|makes)$/
