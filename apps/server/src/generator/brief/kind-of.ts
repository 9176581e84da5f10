import type { Kind } from '@wattle/contract/brief'
import { KIND_BY_OBJECT, PLACES } from '../content/cues.ts'
import { KIND_CONTENT } from '../content/kinds.ts'
import { OTHER_SIDE } from '../content/sides.ts'
import { isPerson } from './people.ts'

const KINDS = Object.keys(KIND_CONTENT) as Kind[]

/** "rent their kitchen out" becomes "rent out their kitchen". */
const joined = (activity: string) =>
  activity
    .trim()
    .toLowerCase()
    .replace(/^(hire|lease|lend|let|loan|rent) (.+?) out\b/, '$1 out $2')

/** Length of the longest of these verbs that starts the activity: 8 for "rent out", 0 for none. */
export const verbMatch = (activity: string, verbs: string[]): number =>
  Math.max(
    0,
    ...verbs.filter((verb) => `${joined(activity)} `.startsWith(`${verb} `)).map((v) => v.length),
  )

/** The kind to suggest if the verb belongs to the other side of this kind. */
export function otherSideOf(kind: Kind | null, activity: string): Kind | undefined {
  const fitting = OTHER_SIDE.map(([verbs, kinds, instead]) => ({
    length: verbMatch(activity, verbs),
    isMeant: kind !== null && kinds.includes(kind),
    instead,
  }))
  // The longest verb wins, because "hire out" means the opposite of "hire".
  const longest = Math.max(...fitting.map(({ length }) => length))
  return fitting.find(({ length, isMeant }) => length > 0 && length === longest && isMeant)?.instead
}

/** The kind, if the verb and its object settle it, or else the likeliest kinds. */
export function kindOf(activity: string): { kind: Kind | undefined; likely: Kind[] } {
  const text = joined(activity)
  const lengths = KINDS.map((kind) => {
    const { verbs, sharedVerbs } = KIND_CONTENT[kind]
    return verbMatch(text, [...verbs, ...sharedVerbs])
  })
  // The longest verb wins: "keep track of" isn't "keep".
  const longest = Math.max(...lengths)
  const kinds = KINDS.filter((_kind, at) => longest > 0 && lengths[at] === longest)
  const verb = text.slice(0, longest)
  const [only, ...others] = kinds
  if (only && others.length === 0 && KIND_CONTENT[only].verbs.includes(verb))
    return { kind: only, likely: [] }
  const object = text.slice(longest).trim()
  const [, , kind] =
    KIND_BY_OBJECT.find(([verbs, things]) => verbs.test(verb) && things.test(object)) ?? []
  if (kind && (kind !== 'FIND' || isPersonOrPlace(object))) return { kind, likely: [] }
  return { kind: undefined, likely: kinds.slice(0, 3) }
}

const isPersonOrPlace = (object: string) =>
  PLACES.test(object) || object.split(' ').some((word) => isPerson(word))
