import { createHash } from 'node:crypto'
import { capitalised } from './brief/nouns.ts'
import type { Conditional, Conditions } from './content/rows.ts'
import type { Seed } from './drafts.ts'

/** Fills in a template, or returns undefined if the brief lacks one of its facts. */
export function fill(template: string, facts: { values: Record<string, string> }) {
  let isComplete = true
  const text = template.replace(/\{([^}]+)\}/g, (_all, name: string) => {
    const value = facts.values[name] ?? ''
    if (value === '' && !name.startsWith(' ')) isComplete = false
    return value
  })
  return isComplete ? capitalised(text.replace('°', '')) : undefined
}

/** Whether all of a row's `when` conditions hold, and none of its `unless` conditions. */
export const suits =
  (is: Conditions) =>
  ({ when = [], unless = [] }: Conditional): boolean =>
    when.every((name) => is[name]) && !unless.some((name) => is[name])

const hash = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE()

/** Every phrasing, rotated so that the one for this project comes first. */
export function inTurn<T>(
  { researcherId, offset, generation }: Seed,
  id: string,
  list: readonly T[],
): T[] {
  const from = (hash(`${researcherId} ${id}`) + offset + generation) % Math.max(list.length, 1)
  return [...list.slice(from), ...list.slice(0, from)]
}

export function shuffled<T>(seed: Seed, id: string, items: readonly T[], attempt = 0): T[] {
  const rank = (at: number) => hash(`${seed.researchId} ${id} ${seed.generation} ${attempt} ${at}`)
  return items
    .map((item, at) => ({ item, rank: rank(at) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

export const isHeads = (seed: Seed, id: string, attempt = 0): boolean =>
  hash(`${seed.researchId} ${id} ${seed.generation} ${attempt} heads`) % 2 === 0
