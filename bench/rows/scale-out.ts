import { cpuMicroseconds } from '../harness/cpu-time.ts'
import type { Product } from '../harness/product.ts'
import type { Line, Row } from '../harness/row.ts'
import { visit } from '../harness/visits.ts'
import { fillWorld, scenariosOf } from '../world/day.ts'

const MOST_PROCESSES = 4
const CONNECTIONS = 32
const SECONDS = 4
const ROUNDS = 2
const MOST_SCREENERS_A_SECOND = 150
const SIZE = 10

export const scaleOut: Row = {
  name: 'scale-out',
  about: 'the mixed day on one to four web processes and a worker, round robin',
  async run(bench) {
    const database = await bench.database()
    await bench.product(database, { PROCESS: 'worker' })
    const processes: Product[] = [await bench.product(database, { PROCESS: 'web' })]
    const world = await fillWorld(database, SIZE)
    const lines: Line[] = []
    const problems: string[] = []
    for (let count = 1; count <= MOST_PROCESSES; count++) {
      if (count > 1) processes.push(await bench.product(database, { PROCESS: 'web' }))
      const urls = processes.map(({ url }) => url)
      const rates: number[] = []
      const costs: number[] = []
      // Round 0 is the warm-up.
      for (let round = 0; round <= ROUNDS; round++) {
        const scenarios = await scenariosOf(database, world, MOST_SCREENERS_A_SECOND * SECONDS)
        const before = cpuOf(processes)
        const result = await visit({ urls, scenarios, connections: CONNECTIONS, seconds: SECONDS })
        if (round > 0) {
          rates.push(result.perSecond)
          costs.push((cpuOf(processes) - before) / result.requests)
        }
        for (const [error, times] of Object.entries(result.errors))
          problems.push(`${count} processes: ${error} (${times} times)`)
      }
      lines.push(
        { measure: `requests/s, ${count} web processes`, product: Math.max(...rates) },
        { measure: `CPU µs a request, ${count} web processes`, product: Math.min(...costs) },
      )
    }
    return {
      lines,
      problems,
      remarks: [
        'more processes than cores don’t bring more requests: the point is that nothing breaks',
      ],
    }
  },
}

const cpuOf = (processes: Product[]) =>
  processes.reduce((sum, { pid }) => sum + (cpuMicroseconds(pid) ?? Number.NaN), 0)
