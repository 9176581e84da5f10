import { cpuMicroseconds } from '../harness/cpu-time.ts'
import type { Database } from '../harness/database.ts'
import { databaseCpu } from '../harness/database-cpu.ts'
import { plot } from '../harness/plot.ts'
import type { Product } from '../harness/product.ts'
import type { Line, Row } from '../harness/row.ts'
import { visit } from '../harness/visits.ts'
import { fillWorld, scenariosOf, type World } from '../world/day.ts'

const SIZES = [1, 10, 100]
const CONCURRENCIES = [4, 16, 64]
const SECONDS = 4
const MOST_SCREENERS_A_SECOND = 120
/**
 * We compare CPU times at this number of connections, because the machine is rarely idle then. Idle
 * time would distort the comparison.
 */
const COMPARED = 16

type Round = {
  size: number
  connections: number
  perSecond: number
  p50: number
  p99: number
  cpu: number
  databaseCpu: number
  errors: Record<string, number>
}

export const day: Row = {
  name: 'day',
  about: 'a mixed day: 70% respondents, 20% researchers, 10% admins, on growing data',
  async run(bench) {
    const rounds: Round[] = []
    for (const size of SIZES) {
      const database = await bench.database()
      const product = await bench.product(database)
      const world = await fillWorld(database, size)
      // The first round is the warm-up, and we ignore its result.
      await oneRound(database, product, world, size, COMPARED)
      for (const connections of CONCURRENCIES)
        rounds.push(await oneRound(database, product, world, size, connections))
      await product.stop()
    }
    const at = (size: number) =>
      rounds.find((round) => round.size === size && round.connections === COMPARED)
    const cost = (size: number) => (at(size)?.cpu ?? 0) + (at(size)?.databaseCpu ?? 0)
    const lines = rounds.flatMap((round): Line[] => {
      const where = `data ${round.size}x, ${round.connections} connections`
      return [
        { measure: `requests/s, ${where}`, product: round.perSecond },
        { measure: `p50 ms, ${where}`, product: round.p50 },
        { measure: `p99 ms, ${where}`, product: round.p99 },
        { measure: `CPU µs a request, ${where}`, product: round.cpu },
        { measure: `database CPU µs a request, ${where}`, product: round.databaseCpu },
      ]
    })
    const flat: Line = {
      measure: 'CPU of a request, product and database, data 100x relative to 1x',
      product: cost(100) / cost(1),
      target: { atMost: 1.3 },
    }
    return {
      lines: [...lines, flat],
      problems: rounds.flatMap(({ errors }) =>
        Object.entries(errors).map(([error, count]) => `${error} (${count} times)`),
      ),
      plots: [{ name: 'performance-day.svg', svg: plotOf(rounds) }],
      remarks: [
        'size 1: 2,000 members, 200 completions, 50 interviews; size 100: a hundred times that',
      ],
    }
  },
}

async function oneRound(
  database: Database,
  product: Product,
  world: World,
  size: number,
  connections: number,
): Promise<Round> {
  const scenarios = await scenariosOf(database, world, MOST_SCREENERS_A_SECOND * SECONDS)
  const before = [cpuMicroseconds(product.pid) ?? Number.NaN, await databaseCpu(database.pool)]
  const result = await visit({ urls: [product.url], scenarios, connections, seconds: SECONDS })
  const after = [cpuMicroseconds(product.pid) ?? Number.NaN, await databaseCpu(database.pool)]
  const [cpu = Number.NaN, ofDatabase = Number.NaN] = after.map(
    (value, which) => (value - (before[which] ?? Number.NaN)) / result.requests,
  )
  const { perSecond, p50, p99, errors } = result
  return { size, connections, perSecond, p50, p99, cpu, databaseCpu: ofDatabase, errors }
}

function plotOf(rounds: Round[]): string {
  const curve = (pick: (round: Round) => number) =>
    SIZES.map((size) => ({
      name: `data ${size}x`,
      points: rounds
        .filter((round) => round.size === size)
        .map((round): [number, number] => [round.connections, pick(round)]),
    }))
  return plot('A mixed day, by connections and by size of the data', [
    { title: 'requests a second', curves: curve(({ perSecond }) => perSecond) },
    { title: 'median, ms', curves: curve(({ p50 }) => p50) },
    {
      title: 'CPU per request, product and database, µs',
      curves: curve((round) => round.cpu + round.databaseCpu),
    },
  ])
}
