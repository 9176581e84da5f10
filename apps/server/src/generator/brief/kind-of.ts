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
const verbMatch = (activity: string, verbs: string[]): number =>
  Math.max(
    0,
    ...verbs.filter((verb) => `${joined(activity)} `.startsWith(`${verb} `)).map((v) => v.length),
  )

/**
 * The rows whose verb is the longest that starts the activity, so "hire out" wins over "hire", its
 * opposite.
 */
export function longest<T>(
  activity: string,
  rows: readonly T[],
  verbsOf: (row: T) => string[],
): T[] {
  const lengths = rows.map((row) => verbMatch(activity, verbsOf(row)))
  const most = Math.max(...lengths)
  return rows.filter((_row, at) => most > 0 && lengths[at] === most)
}

/**
 * The kind to suggest instead if OTHER_SIDE has the verb: SHARE for the kind FIND and "rent out a
 * kitchen". Undefined if the verb suits the kind.
 */
export function otherSideOf(kind: Kind | null, activity: string): Kind | undefined {
  const rows = longest(activity, OTHER_SIDE, ([verbs]) => verbs)
  const [, , instead] = rows.find(([, kinds]) => kind !== null && kinds.includes(kind)) ?? []
  return instead
}

const verbsOf = (kind: Kind) => [...KIND_CONTENT[kind].verbs, ...KIND_CONTENT[kind].sharedVerbs]

/** The kind, if the verb and its object settle it, or else up to three likely kinds. */
export function kindOf(activity: string): { kind: Kind | undefined; likely: Kind[] } {
  const text = joined(activity)
  const kinds = longest(text, KINDS, verbsOf)
  const length = verbMatch(text, kinds.flatMap(verbsOf))
  const verb = text.slice(0, length)
  const [only, ...others] = kinds
  if (only && others.length === 0 && KIND_CONTENT[only].verbs.includes(verb))
    return { kind: only, likely: [] }
  const object = text.slice(length).trim()
  const [, , kind] =
    KIND_BY_OBJECT.find(([verbs, things]) => verbs.test(verb) && things.test(object)) ?? []
  if (kind && (kind !== 'FIND' || isPersonOrPlace(object))) return { kind, likely: [] }
  return { kind: undefined, likely: kinds.slice(0, 3) }
}

const isPersonOrPlace = (object: string) =>
  PLACES.test(object) || object.split(' ').some((word) => isPerson(word))
