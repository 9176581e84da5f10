import { isPlural } from '../lexicon/people.ts'
import { isPerson } from './cues.ts'
import { isOfPeople, isSoundJob, isSoundTopic } from './doubt.ts'
import type { Hint } from './hint.ts'
import { isAfterPeople, isNextTask } from './no-people.ts'
import { peopleAt } from './people-phrase.ts'
import type { Candidate } from './topic.ts'

/** Of all that cues told, what is told best. */
export function strongest(hints: Hint[], wanted: (hint: Hint) => boolean): Hint | undefined {
  const rated = hints.filter(wanted)
  const worth = (hint: Hint) =>
    hint.belief + (hint.job || hint.trait || hint.loss ? 2 : 0) + (hint.hurts ? 1 : 0)
  return rated.sort((one, other) => worth(other) - worth(one))[0]
}

/** Without a cue: the first people that the text names at all. */
export function anyPeople(sentences: string[][]): Hint | undefined {
  for (const words of sentences) {
    for (let at = 0; at < words.length; at += 1) {
      if (words.slice(Math.max(at - 4, 0), at).some((word) => BRAND_NAME.test(word))) continue
      if (isNextTask(words, at) || isAfterPeople(words, at)) continue
      const people = peopleAt(words, at, false)
      const head = (words[(people?.end ?? 1) - 1] ?? '').toLowerCase()
      const isOwn = /^(my|our)$/.test(words[at] ?? '')
      if (people?.role && isOwn) return { people, belief: 1 }
      // "Tutors for adults" are what is offered.
      const isOffered =
        at === 0 && words[people?.end ?? 0] === 'for' && peopleAt(words, (people?.end ?? 0) + 1)
      const isMany = isPlural(head) && people !== undefined && isPerson(people) && !isOffered
      if (people?.role && isMany && people.end === at + people.role.split(' ').length)
        return { people, belief: 1 }
    }
  }
  // "Nail salons": nothing else is told.
  const [words = [], ...more] = sentences
  const all = more.length === 0 && words.length <= 4 ? peopleAt(words, 0) : undefined
  return all?.role && all.end === words.length ? { people: all, belief: 1 } : undefined
}

const BRAND_NAME = /^(uber|airbnb|tinder|duolingo|netflix)$/

/** Whom to ask: the strongest cue, and never those whom the others are to meet. */
export function askedIn(hints: Hint[]): Hint | undefined {
  const met = hints.find((hint) => hint.otherSide && !hint.people?.role)
  const others = new Set(hints.map((hint) => hint.otherSide?.role))
  const named = strongest(
    hints,
    ({ people }) => people?.role !== undefined && !others.has(people.role),
  )
  return named ?? met
}

const MARKET =
  /\b(marketplace|two-sided|peer-to-peer|(?:match|connect|link|pair)(?:es|s|ing)? (?:them|both|the two|up)|(?:bring|put)s? (?:them|both|the two) together|in exchange for|swap between)\b/i

/** Of a market only one side is asked: who else is named in it. */
export function otherSideIn(text: string, sentences: string[][], role: string): string | undefined {
  if (!MARKET.test(text)) return undefined
  for (const words of sentences) {
    for (let at = 0; at < words.length; at += 1) {
      const people = peopleAt(words, at, false)
      const head = (words[(people?.end ?? 1) - 1] ?? '').toLowerCase()
      const isOther = people?.role && people.role !== role && !people.role.includes(role)
      if (isOther && isPlural(head) && !role.includes(people.role ?? '')) return people.role
    }
  }
  return undefined
}

export const sideNamed = (side: Hint['otherSide']) =>
  side?.role && side.place ? `${side.role} ${side.place}` : (side?.role ?? side?.name)

/** "people learning Auslan" learn it. */
export function doingIn(hints: Hint[]): string | undefined {
  const doing = hints.find((hint) => hint.people?.doing)?.people?.doing
  return doing && isSoundJob(doing) ? doing : undefined
}

/** The task told together with the people, else the best that is not told of others. */
export function jobIn(hints: Hint[], best: Hint | undefined): string | undefined {
  const role = best?.people?.role
  // What customers do is told of others, once it is known whom it is for.
  const isTheirs = ({ people }: Hint) => !people || !role || people.role === role
  // What is hard for children is not done by those who answer for them.
  const isOfYoung = ({ job = '', isOfThem }: Hint) =>
    best?.people?.isYoung === true &&
    (isOfThem || (best.topic !== undefined && job.endsWith(best.topic)))
  const isTold = (hint: Hint) => hint.job !== undefined && isTheirs(hint) && !isOfYoung(hint)
  return best?.job ?? strongest(hints, isTold)?.job
}

/** What is said of the people themselves, as in "live alone"; never what is said of others. */
export function traitIn(hints: Hint[], role: string | undefined): string | undefined {
  const isTheirs = ({ people }: Hint) => !people?.role || !role || people.role === role
  const others = new Set(hints.map((hint) => hint.otherSide?.described))
  const told = strongest(hints, (hint) => hint.trait !== undefined && isTheirs(hint))?.trait
  const described = hints.map(({ people }) => people?.described)
  const isSaid = (text: string) =>
    isSoundTopic(text.replace(/^deal with /, '')) || !text.startsWith('deal with ')
  return told ?? described.find((text) => text && !others.has(text) && isSaid(text))
}

/** Whom a guess names is rather whom it is for, unless there is nothing else. */
export const peopleLast = (topics: Candidate[]) => [
  ...topics.filter(({ text }) => !isOfPeople(text)),
  ...topics.filter(({ text }) => isOfPeople(text)),
]
