import { expect, test } from 'vitest'
import { simulate } from '#testing/simulation/run.ts'

const { SIMULATION_RUNS, SIMULATION_STEPS, SIMULATION_SEED, LONG } = process.env
const RUNS = Number(SIMULATION_RUNS ?? (LONG ? 8 : 1))
const STEPS = Number(SIMULATION_STEPS ?? (LONG ? 600 : 60))
// The short run is the same every time. The long ones use new seeds and print them.
const FIRST = Number(SIMULATION_SEED ?? (LONG ? Date.now() % 1_000_000 : 3))
const seeds = Array.from({ length: RUNS }, (_, at) => FIRST + at)

test.each(seeds)(
  'keeps every invariant whatever people do and whatever fails (seed %i)',
  async (seed) => {
    const outcome = await simulate(seed, STEPS)
    if (SIMULATION_RUNS) process.stdout.write(`${seed}: ${JSON.stringify(outcome)}\n`)
    // A run in which hardly anything happens proves nothing.
    expect(outcome.calls).toBeGreaterThan(STEPS)
  },
  60_000 + STEPS * 2_000,
)
