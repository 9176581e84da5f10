import type { Kind } from '@wattle/contract/brief'
import { KIND_BY_OBJECT, PLACES } from '../content/cues.ts'
import { RENTED_OUT } from '../content/grammar.ts'
import { KIND_CONTENT } from '../content/kinds.ts'
import { OTHER_SIDE } from '../content/sides.ts'
import { withPlainVerb } from './english.ts'
import * as people from './people.ts'
import { rewritten } from './rewrite.ts'

const joined = (activity: string) => rewritten(activity.trim().toLowerCase(), RENTED_OUT)

/** Length of the longest of these verbs that starts the text: 8 for "rent out", 0 for none. */
const verbMatch = (text: string, verbs: string[] = []): number =>
  Math.max(0, ...verbs.map((verb) => (`${text} `.startsWith(`${verb} `) ? verb.length : 0)))

/**
 * The rows whose verb is the longest that starts the activity, so "hire out" wins over "hire", its
 * opposite. Rows without verbs always count.
 */
export function rowsFor<T extends { forVerbs?: string[] }>(activity: string, rows: readonly T[]) {
  const text = joined(activity)
  const lengths = rows.map(({ forVerbs }) => verbMatch(text, forVerbs))
  const most = Math.max(...lengths, 1)
  return rows.filter(({ forVerbs }, at) => !forVerbs || lengths[at] === most)
}

/**
 * The kind to suggest if the verb belongs to the other side (see OTHER_SIDE). For example, SHARE if
 * the kind is FIND but the activity is "rent out a kitchen". Undefined if the verb suits the kind.
 */
export function otherSideOf(kind: Kind | null, activity: string): Kind | undefined {
  return rowsFor(activity, OTHER_SIDE).find(({ kinds }) => kind && kinds.includes(kind))?.instead
}

const KINDS = Object.entries(KIND_CONTENT).map(([kind, { verbs, sharedVerbs }]) => ({
  kind: kind as Kind,
  verbs,
  forVerbs: [...verbs, ...sharedVerbs],
}))

/** The kind, if the verb and its object settle it, or else up to three likely kinds. */
export function kindOf(activity: string): { kind: Kind | undefined; likely: Kind[] } {
  const text = joined(activity)
  const rows = rowsFor(text, KINDS)
  const length = Math.max(0, ...rows.map(({ forVerbs }) => verbMatch(text, forVerbs)))
  const [verb, object] = [text.slice(0, length), text.slice(length).trim()]
  const [only] = rows.length === 1 ? rows : []
  if (only?.verbs.includes(verb)) return { kind: only.kind, likely: [] }
  const [, , kind] =
    KIND_BY_OBJECT.find(([says, things]) => says.test(verb) && things.test(object)) ?? []
  const isPerson = object.split(' ').some(people.isPerson)
  if (kind && (kind !== 'FIND' || isPerson || PLACES.test(object))) return { kind, likely: [] }
  return { kind: undefined, likely: rows.slice(0, 3).map((row) => row.kind) }
}

/** Whether something that people did, such as "Ordered flour", may be of this kind. */
export function isOfKind(did: string, wanted: Kind | null): boolean {
  const { kind, likely } = kindOf(withPlainVerb(did.replace(/^Tried to /, '')) ?? '')
  return [kind, ...likely].includes(wanted ?? 'OTHER')
}
