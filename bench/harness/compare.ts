import { cpuMicroseconds } from './cpu-time.ts'
import { databaseCpu } from './database-cpu.ts'
import type { Pool } from './libraries.ts'
import { type Asked, type LoadResult, load } from './load.ts'
import type { Line, Target } from './row.ts'
import { median } from './statistics.ts'

export type Contender = {
  name: string
  url: string
  /** If set, we measure this process's CPU time too. */
  pid?: number
  /** If set, we measure the CPU time of this database's processes too. */
  pool?: Pool
  /**
   * Returns the requests for one round. Called before each round, because some requests only work
   * once.
   */
  ask(round: { connections: number; seconds: number }): Asked | Promise<Asked>
  /** Waits for a round's background work to finish, so it doesn't slow down the next round. */
  settle?(): Promise<void>
}

type Plan = { connections: number; rounds?: number; seconds?: number }
type WarmUp = { connections: number; requests?: number }

/**
 * A round's result, plus the CPU time per request of the server and its database in microseconds
 * (NaN if unknown).
 */
export type Round = LoadResult & { cpu: number; databaseCpu: number }

/**
 * One contender's rounds under one kind of load. Two contenders' rounds with the same index ran
 * right after each other, so they can be compared.
 */
export type Measured = { contender: Contender; rounds: Round[] }

const ROUNDS = 5
const SECONDS = 1.5
const WARM_REQUESTS = 15_000
const LONGEST_WARM_UP_MS = 30_000

/**
 * Measures several short rounds. In each round every contender has a turn, in reverse order every
 * second round. So other load on the machine affects all of them equally, and their ratios stay
 * valid.
 */
export async function takeTurns(contenders: Contender[], plan: Plan): Promise<Measured[]> {
  const { connections, rounds = ROUNDS, seconds = SECONDS } = plan
  const measured = contenders.map((contender): Measured => ({ contender, rounds: [] }))
  for (let round = 0; round < rounds; round++) {
    for (const { contender, rounds } of round % 2 === 0 ? measured : measured.toReversed())
      rounds.push(await oneRound(contender, connections, seconds))
  }
  return measured
}

/**
 * Lets every contender compile its hot code and open its connections. Runs a number of requests
 * rather than seconds, because on a busy machine we'd otherwise start measuring too early.
 */
export async function warmUp(
  contenders: Contender[],
  { connections, requests = WARM_REQUESTS }: WarmUp,
): Promise<void> {
  for (const contender of contenders) {
    const began = performance.now()
    let asked = 0
    while (asked < requests && performance.now() - began < LONGEST_WARM_UP_MS)
      asked += (await oneRound(contender, connections, SECONDS)).requests
  }
}

async function oneRound(
  contender: Contender,
  connections: number,
  seconds: number,
): Promise<Round> {
  const asked = await contender.ask({ connections, seconds })
  const before = cpuOf(contender)
  const databaseBefore = await databaseCpuOf(contender)
  const result = await load({ url: contender.url, asked, connections, seconds })
  const cpu = (cpuOf(contender) - before) / result.requests
  const ofDatabase = ((await databaseCpuOf(contender)) - databaseBefore) / result.requests
  await contender.settle?.()
  return { ...result, cpu, databaseCpu: ofDatabase }
}

const cpuOf = ({ pid }: Contender) => (pid && cpuMicroseconds(pid)) || Number.NaN

const databaseCpuOf = async ({ pool }: Contender) => (pool ? databaseCpu(pool) : Number.NaN)

/**
 * Compares the product (the first contender) with each of the others. Returns one line per
 * comparison.
 */
export function linesOf(
  measured: Measured[],
  measure: string,
  pick: (round: Round) => number,
  targets: { ratioTo?: Record<string, number>; value?: Target } = {},
): Line[] {
  const [product, ...floors] = measured
  if (!product) return []
  const value = median(product.rounds.map(pick))
  // If this system doesn't report CPU time, the value is NaN and we leave the line out.
  if (Number.isNaN(value)) return []
  return floors.map(({ contender: { name }, rounds }, index) => {
    const ratios = rounds.map((round, at) => {
      const own = product.rounds[at]
      return own ? pick(own) / pick(round) : Number.NaN
    })
    const ratioAtLeast = targets.ratioTo?.[name]
    const target =
      ratioAtLeast === undefined ? (index === 0 ? targets.value : undefined) : { ratioAtLeast }
    return {
      measure,
      product: value,
      floor: { name, value: median(rounds.map(pick)) },
      ratio: { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) },
      ...(target && { target }),
    }
  })
}

/**
 * Uses the round with the lowest p99: on a shared machine, a single pause can slow down more than
 * 1% of a round's requests.
 */
export const bestP99 = ({ rounds }: Measured, of: string, atMost: number): Line => ({
  measure: `p99 ms, ${of}, best round`,
  product: Math.min(...rounds.map(({ p99 }) => p99)),
  target: { atMost },
})

export function problemsOf(measured: Measured[]): string[] {
  return measured.flatMap(({ contender: { name }, rounds }) =>
    rounds.flatMap(({ requests, errors }) => [
      ...Object.entries(errors).map(([error, count]) => `${name}: ${error} (${count} times)`),
      ...(requests === 0 ? [`${name}: no requests were answered`] : []),
    ]),
  )
}
