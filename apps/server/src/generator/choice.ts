import { createHash } from 'node:crypto'
import type { Seed } from './drafts.ts'

export type Step = 'audience' | 'screener' | 'guide'

/** Every choice of a step, repeatable from its seed. */
export type Choice = {
  /** One wording of several. The next generation always takes another one. */
  wording<T>(slot: string, wordings: readonly T[]): T
  shuffled<T>(slot: string, items: readonly T[]): T[]
  isHeads(slot: string): boolean
}

export function choiceFor({ researchId, generation }: Seed, step: Step, attempt = 0): Choice {
  const number = (slot: string) =>
    createHash('sha256').update(`${researchId} ${step} ${slot}`).digest().readUInt32BE()
  const fresh = (slot: string) => number(`${slot} ${generation} ${attempt}`)
  return {
    wording(slot, wordings) {
      const chosen = wordings[(number(slot) + generation) % wordings.length]
      if (chosen === undefined) throw new Error(`No wording for ${slot}`)
      return chosen
    },
    shuffled: (slot, items) =>
      items
        .map((item, at) => ({ item, rank: fresh(`${slot} ${at}`) }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ item }) => item),
    isHeads: (slot) => fresh(slot) % 2 === 0,
  }
}
