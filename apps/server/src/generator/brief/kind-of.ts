import type { Kind } from '@wattle/contract/brief'
import { KIND_BY_OBJECT, PLACES } from '../content/cues.ts'
import { KIND_CONTENT } from '../content/kinds.ts'
import { isPerson } from './people.ts'

const KINDS = Object.keys(KIND_CONTENT) as Kind[]

/** The kind, where the verb belongs to one alone or its object decides; else the likeliest. */
export function kindOf(activity: string): { kind: Kind | undefined; likely: Kind[] } {
  const text = activity.trim().toLowerCase()
  if (/^get .+ (?:repaired|fixed|serviced)/.test(text)) return { kind: 'MAINTAIN', likely: [] }
  const matches = KINDS.flatMap((kind) => {
    const { verbs, sharedVerbs } = KIND_CONTENT[kind]
    return [...verbs, ...sharedVerbs]
      .filter((verb) => `${text} `.startsWith(`${verb} `))
      .map((verb) => ({ kind, verb, isShared: sharedVerbs.includes(verb) }))
  })
  // "keep track of" before "keep".
  const longest = Math.max(0, ...matches.map(({ verb }) => verb.length))
  const candidates = matches.filter(({ verb }) => verb.length === longest)
  const [first] = candidates
  if (!first) return { kind: undefined, likely: [] }
  if (candidates.length === 1 && !first.isShared) return { kind: first.kind, likely: [] }
  const object = text.slice(first.verb.length).trim()
  const [, , kind] =
    KIND_BY_OBJECT.find(([verb, thing]) => verb.test(first.verb) && thing.test(object)) ?? []
  if (kind && (kind !== 'FIND' || isPersonOrPlace(object))) return { kind, likely: [] }
  return { kind: undefined, likely: [...new Set(candidates.map((one) => one.kind))].slice(0, 3) }
}

const isPersonOrPlace = (object: string) =>
  PLACES.test(object) || object.split(' ').some((word) => isPerson(word))
