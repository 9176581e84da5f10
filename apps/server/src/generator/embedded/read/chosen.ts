import { isPlural } from '../lexicon/people.ts'
import { isPerson } from './cues.ts'
import { isOfPeople, isSoundJob } from './doubt.ts'
import type { Hint } from './hint.ts'
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
      if (BRAND_NAME.test(words[at - 2] ?? '') || BRAND_NAME.test(words[at - 1] ?? '')) continue
      const people = peopleAt(words, at, false)
      const head = (words[(people?.end ?? 1) - 1] ?? '').toLowerCase()
      const isOwn = /^(my|our)$/.test(words[at] ?? '')
      if (people?.role && isOwn) return { people, belief: 1 }
      const isMany = isPlural(head) && people !== undefined && isPerson(people)
      if (people?.role && isMany && people.end === at + people.role.split(' ').length)
        return { people, belief: 1 }
    }
  }
  return undefined
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
  return best?.job ?? strongest(hints, (hint) => hint.job !== undefined && isTheirs(hint))?.job
}

/** What is said of the people themselves, as in "live alone"; never what is said of others. */
export function traitIn(hints: Hint[], role: string | undefined): string | undefined {
  const isTheirs = ({ people }: Hint) => !people?.role || !role || people.role === role
  const others = new Set(hints.map((hint) => hint.otherSide?.described))
  const told = strongest(hints, (hint) => hint.trait !== undefined && isTheirs(hint))?.trait
  const described = hints.map(({ people }) => people?.described)
  return told ?? described.find((text) => text && !others.has(text))
}

/** Whom a guess names is rather whom it is for, unless there is nothing else. */
export const peopleLast = (topics: Candidate[]) => [
  ...topics.filter(({ text }) => !isOfPeople(text)),
  ...topics.filter(({ text }) => isOfPeople(text)),
]
