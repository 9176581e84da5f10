import { API_BASE } from '../../packages/contract/src/endpoint.ts'
import { saveProfile } from '../../packages/contract/src/panel.ts'
import {
  bestP99,
  type Contender,
  type Measured,
  problemsOf,
  type Round,
  takeTurns,
  warmUp,
} from '../harness/compare.ts'
import type { Line, Row } from '../harness/row.ts'
import { median } from '../harness/statistics.ts'
import { addAnswering } from '../world/profiles.ts'

const CONNECTIONS = 32
const PEOPLE = 5000

/**
 * Saving returns the member's whole page. No floor does that, so these lines have no comparison.
 */
const line = (measure: string, measured: Measured[], pick: (round: Round) => number): Line => ({
  measure,
  product: median(measured.flatMap(({ rounds }) => rounds.map(pick))),
})

export const profileSave: Row = {
  name: 'profile-save',
  about: 'a member answers a question about themselves: stored, and their whole page returned',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const bodies = await addAnswering(database.pool, PEOPLE)
    await database.pool.query('vacuum analyze')
    const headers = { 'content-type': 'application/json' }
    const contender: Contender = {
      name: 'product',
      url: product.url,
      pid: product.pid,
      ask: () => ({
        method: saveProfile.method,
        path: `${API_BASE}${saveProfile.path}`,
        headers: {},
        each: { requests: bodies.map((body) => ({ headers, body })), again: true },
        status: 200,
      }),
    }
    await warmUp([contender], { connections: CONNECTIONS })
    const loaded = await takeTurns([contender], { connections: CONNECTIONS })
    const alone = await takeTurns([contender], { connections: 1, seconds: 0.6 })
    return {
      lines: [
        line(`requests/s, ${CONNECTIONS} connections`, loaded, (round) => round.perSecond),
        line(`p99 ms, ${CONNECTIONS} connections`, loaded, (round) => round.p99),
        line('CPU µs a request', loaded, (round) => round.cpu),
        line('median ms, unloaded', alone, (round) => round.p50),
        // Decision 39 says why we don't measure this on 32 connections.
        ...alone.map((own) => bestP99(own, 'one connection', 30)),
      ],
      problems: problemsOf([...loaded, ...alone]),
    }
  },
}
