import { randomUUID } from 'node:crypto'
import type { SqlRoute } from '../floors/fastify-sql.ts'
import {
  bestP99,
  type Contender,
  linesOf,
  problemsOf,
  takeTurns,
  warmUp,
} from '../harness/compare.ts'
import type { Row } from '../harness/row.ts'
import { addCaptures, addInterviews } from '../world/findings.ts'
import { addPeople, sending } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'

const CONNECTIONS = 32
const RESEARCHERS = 40
const INTERVIEWS = 60
/**
 * More captures than the product or the floor can store in a second, so that a round doesn't run
 * out of them.
 */
const CAPTURES_A_SECOND = 6000
const FLOOR = 'bare Fastify, one upsert'
const QUOTE = 'I ate what was there at three. There’s no plan.'

const TABLE = `create table bench_captures (key uuid primary key, quote text not null)`
const ROUTE: SqlRoute = {
  method: 'POST',
  url: '/capture',
  statements: [
    {
      sql: `insert into bench_captures (key, quote) values ($1, $2)
        on conflict (key) do update set quote = excluded.quote returning *`,
      values: ['key', 'quote'],
    },
  ],
}

export const capture: Row = {
  name: 'capture',
  about: 'a capture saved with its idempotency key',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const { pool, connectionString } = database
    const people = await addPeople(pool, RESEARCHERS)
    const projects = await addProjects(
      pool,
      people.map(({ id }) => id),
      1,
    )
    const interviews = await addInterviews(pool, projects, INTERVIEWS)
    // Add a few captures first, or PostgreSQL would plan its queries for an empty table.
    await addCaptures(pool, 10)
    await pool.query(TABLE)
    await pool.query('vacuum analyze')
    const floor = await bench.floor('fastify-sql.ts', { connectionString, routes: [ROUTE] })
    const tokens = new Map(people.map(({ id, token }) => [id, token]))
    let count = 0
    /** Makes new captures each time, because saving the same capture again stores nothing. */
    const captures = (seconds: number) =>
      Array.from({ length: CAPTURES_A_SECOND * seconds }, () => {
        const { id, ownerId } = interviews[count++ % interviews.length] ?? { id: 0, ownerId: 0 }
        return {
          path: `/api/platform/interview/${id}/evidence/${randomUUID()}`,
          headers: sending(tokens.get(ownerId) ?? ''),
          body: JSON.stringify({ quote: QUOTE }),
        }
      })
    const bare = (seconds: number) =>
      Array.from({ length: CAPTURES_A_SECOND * seconds }, () => ({
        body: JSON.stringify({ key: randomUUID(), quote: QUOTE }),
      }))
    const contenders: Contender[] = [
      {
        name: 'product',
        url: product.url,
        pid: product.pid,
        ask: ({ seconds }) => ({
          method: 'PUT',
          path: '',
          headers: {},
          each: { requests: captures(seconds), again: false },
          status: 200,
        }),
      },
      {
        name: FLOOR,
        url: floor.url,
        pid: floor.pid,
        ask: ({ seconds }) => ({
          method: 'POST',
          path: ROUTE.url,
          headers: { 'content-type': 'application/json' },
          each: { requests: bare(seconds), again: false },
          status: 200,
        }),
      },
    ]
    await warmUp(contenders, { connections: CONNECTIONS })
    const measured = await takeTurns(contenders, { connections: CONNECTIONS })
    return {
      lines: [
        ...linesOf(measured, `requests/s, ${CONNECTIONS} connections`, (round) => round.perSecond, {
          // Decision 39 says why the target isn't 0.5.
          ratioTo: { [FLOOR]: 0.2 },
        }),
        ...measured.slice(0, 1).map((one) => bestP99(one, `${CONNECTIONS} connections`, 30)),
        ...linesOf(measured, 'CPU µs a request', (round) => round.cpu),
      ],
      problems: problemsOf(measured),
    }
  },
}
