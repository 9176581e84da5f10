import { cpuMicroseconds } from './cpu-time.ts'
import { type Asked, type LoadResult, load } from './load.ts'
import type { Line, Target } from './row.ts'
import { median } from './statistics.ts'

export type Contender = {
  name: string
  url: string
  /** Where given, the computing time of this process is counted too. */
  pid?: number
  /** Called before every round: some requests are good for one round only. */
  ask(round: { connections: number; seconds: number }): Asked | Promise<Asked>
  /** Waits until what a round has left behind is worked off, so that the next does not pay for it. */
  settle?(): Promise<void>
}

type Plan = { connections: number; rounds?: number; seconds?: number }
type WarmUp = { connections: number; requests?: number }

/** With the server's computing time for one request, in microseconds, where it is known. */
export type Round = LoadResult & { cpu: number }

/** One kind of load on every contender, round by round; index for index, rounds belong together. */
export type Measured = { contender: Contender; rounds: Round[] }

const ROUNDS = 5
const SECONDS = 1.5
const WARM_REQUESTS = 15_000
const LONGEST_WARM_UP_MS = 30_000

/**
 * Several short rounds, the contenders taking turns within each, and in turned order every other
 * time: whatever else the machine is doing hits all alike, and ratios stay true on a busy one.
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
 * Lets every contender compile its hot code and open its connections. That takes a number of requests
 * and not of seconds: a busy machine would else be measured cold.
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
  const result = await load({ url: contender.url, asked, connections, seconds })
  const cpu = (cpuOf(contender) - before) / result.requests
  await contender.settle?.()
  return { ...result, cpu }
}

const cpuOf = ({ pid }: Contender) => (pid && cpuMicroseconds(pid)) || Number.NaN

/** A line for the first contender, the product, against each of the others. */
export function linesOf(
  measured: Measured[],
  measure: string,
  pick: (round: Round) => number,
  targets: { ratioTo?: Record<string, number>; value?: Target } = {},
): Line[] {
  const [product, ...floors] = measured
  if (!product) return []
  const value = median(product.rounds.map(pick))
  // The system did not tell.
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

/** Held to in the calmest round: one pause of a machine that all share is a whole percent of a round. */
export const calmestP99 = ({ rounds }: Measured, of: string, atMost: number): Line => ({
  measure: `p99 ms, ${of}, the calmest round`,
  product: Math.min(...rounds.map(({ p99 }) => p99)),
  target: { atMost },
})

export function problemsOf(measured: Measured[]): string[] {
  return measured.flatMap(({ contender: { name }, rounds }) =>
    rounds.flatMap(({ requests, errors }) => [
      ...Object.entries(errors).map(([error, count]) => `${name}: ${error} (${count} times)`),
      ...(requests === 0 ? [`${name}: nothing was answered`] : []),
    ]),
  )
}
