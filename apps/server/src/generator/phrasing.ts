import { hash as digest } from 'node:crypto'
import { capitalised } from './brief/english.ts'
import type { Conditional, Conditions, Row } from './content/rows.ts'
import type { Seed } from './drafts.ts'

/**
 * Fills in a template. Returns an empty text if one of the template's facts is empty, unless the
 * fact's name starts with a space.
 */
export function fill(template: string, values: Record<string, string>): string {
  const names = [...template.matchAll(/\{([^} ][^}]*)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => !values[name])) return ''
  return template.replace(/\{([^}]+)\}/g, (_all, name: string) => values[name] ?? '')
}

/** Whether all of a row's `when` conditions are true, and none of its `unless` conditions are. */
export const suits =
  (is: Conditions) =>
  ({ when = [], unless = [] }: Conditional): boolean =>
    when.every((name) => is[name]) && !unless.some((name) => is[name])

const hash = (text: string): number => digest('sha256', text, 'buffer').readUInt32BE()

/** Every phrasing, rotated so that the one for this project comes first. */
export function inTurn<T>(seed: Seed, id: string, list: readonly T[]): T[] {
  const turn = hash(`${seed.researcherId} ${id}`) + seed.offset + seed.generation
  const from = turn % Math.max(list.length, 1)
  return [...list.slice(from), ...list.slice(0, from)]
}

type Known = { is: Conditions; values: Record<string, string> }

/**
 * The phrasings that suit the brief and that we have the facts for, in the order to try them. Each
 * row is a fallback for the one before.
 */
export function phrasingsFor({ is, values }: Known, seed: Seed, id: string, rows: readonly Row[]) {
  const templates = rows.filter(suits(is)).flatMap(({ ask }) => inTurn(seed, id, ask))
  const texts = templates.map((template) => capitalised(fill(template, values)))
  return texts.filter((text) => text !== '')
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
