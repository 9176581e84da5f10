import { singular } from '../language/inflect.ts'
import { isGerund } from '../language/word-kind.ts'
import { ANSWERED_BY, personOf } from '../lexicon/people.ts'
import { DETERMINERS, FILLER } from '../lexicon/words.ts'
import { WISH } from './behaviour.ts'
import { clauseAt } from './clause.ts'
import type { Hint, Reader } from './hint.ts'
import { nounAt } from './noun-phrase.ts'
import { painAfter } from './pain.ts'
import { peopleAt } from './people-phrase.ts'

/** "I run a bakery", "I am a swim teacher" */
export const myself: Reader = (words, at) => {
  const isRunning =
    /^(i|we)$/.test(words[at] ?? '') && /^(run|own|manage|have|am)$/.test(words[at + 1] ?? '')
  // "I am chasing parents" tells what I do.
  const isDoing = words[at + 1] === 'am' && isGerund(words[at + 2] ?? '')
  const people = isRunning && !isDoing ? peopleAt(words, at + 2) : undefined
  const taught = /^(i|we)$/.test(words[at] ?? '') ? taughtBy(words, at + 1) : undefined
  if (taught) return { people: { role: taught, place: undefined, end: at + 2 }, belief: 8 }
  if (!people?.role) return ownBusiness(words, at)
  // "and spend my evenings answering questions"
  const clause = words[people.end] === 'and' ? clauseAt(words, people.end + 1) : undefined
  return { people, ...(clause?.hurts ? clause : undefined), belief: 9 }
}

/** "I coach a soccer team" */
const TEACHES: Record<string, string> = {
  coach: 'coach',
  teach: 'teacher',
  umpire: 'umpire',
  referee: 'referee',
}
const UNPAID = /\b(for free|unpaid|volunteer|volunteering|for nothing|in my spare time)\b/

/** Of what, and whether for a living: "I coach a soccer team for free". */
function taughtBy(words: string[], at: number): string | undefined {
  const role = TEACHES[words[at] ?? '']
  if (!role) return undefined
  const thing = words.slice(at + 1, at + 6).findIndex((word) => /^(team|squad|side)$/.test(word))
  const sport = thing > 0 ? words[at + thing] : undefined
  const isNamed = sport && /^[a-z]+$/.test(sport) && !DETERMINERS.has(sport) && !FILLER.has(sport)
  const taught = thing < 0 ? nounAt(words.slice(0, at + 2), at + 1) : undefined
  const isSubject = taught && !personOf(taught, true) && !(taught in ANSWERED_BY)
  const unpaid = UNPAID.test(words.join(' ')) ? 'volunteer' : ''
  return [unpaid, isNamed ? sport : isSubject ? taught : '', role].filter(Boolean).join(' ')
}

/** "We run a boat hire": whoever owns one. */
function ownBusiness(words: string[], at: number): Hint | undefined {
  const isOwn = /^(i|we)$/.test(words[at] ?? '') && /^(run|own)$/.test(words[at + 1] ?? '')
  const isOne = /^(an?|the|our|my)$/.test(words[at + 2] ?? '')
  const noun = isOwn && isOne ? nounAt(words, at + 2) : undefined
  if (!noun) return undefined
  const role = `${singular(noun.replace(/^an? /, ''))} owner`
  return { people: { role, place: undefined, end: at + 3 }, belief: 8 }
}

const ASIDE = /^(before|until|what|which|where|how|whether|why)$/
const BY_THE_WAY = /^(after|when|while|once|if|as)$/

const RUNS = /\b(we|i) (run|own|manage|have|are|am)\b/

/** "Every day I throw out bread": who tells it is one of them. "They" are those of the sentence before. */
export const ourselves: Reader = (words, at) => {
  if (!/^(i|we|they)$/.test(words[at] ?? '')) return undefined
  // "I want a watch" tells of the product.
  if (/^(want|wants|need)$/.test(words[at + 1] ?? '') && /^an?$/.test(words[at + 2] ?? ''))
    return undefined
  // "before they drive there" is told by the way, "what they changed" is a question.
  if (ASIDE.test(words[at - 1] ?? '')) return undefined
  // "I teach yoga in parks and spend my nights texting"
  const more = painAfter(words, at)
  const told = (more ? clauseAt(words, more) : undefined) ?? clauseAt(words, at + 1)
  // Who tells that they "rent a room" tells what they do.
  const rented = /^rent an? \w+/.exec(told?.trait ?? '')?.[0]
  const clause = rented ? { job: rented, hurts: false } : told
  const isOwnPlan =
    /^(run|own|manage an?|build|make|help|offer|provide|create|start|launch)\b/.test(
      (clause?.job ?? '').replace(WISH, ''),
    )
  // Whose "we" is a firm tells what it will do.
  const isFirm = words[at] === 'we' && !clause?.hurts && !RUNS.test(words.join(' '))
  if (!clause || isOwnPlan || isFirm || !(clause.job || clause.hurts)) return undefined
  const isAside = BY_THE_WAY.test(words[at - 1] ?? '')
  const isOfThem = words[at] === 'they'
  return { ...clause, isOfThem, belief: isAside ? 2 : isOfThem ? 6 : 4 }
}
