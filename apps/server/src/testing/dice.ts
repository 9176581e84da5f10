/**
 * A seeded random generator: the same seed gives the same results, so failures are reproducible.
 */
export type Dice = {
  below(limit: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
}

export function seededDice(seed: number): Dice {
  let state = seed >>> 0
  // Mulberry32: small, fast, and good enough to choose test inputs.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[below(choices.length)] as (typeof choices)[number],
  }
}
