import type { SqlRoute } from '../floors/fastify-sql.ts'
import { type Contender, linesOf, problemsOf, takeTurns, warmUp } from '../harness/compare.ts'
import type { Row } from '../harness/row.ts'
import { addHours } from '../world/hours.ts'
import { addPeople, bearer } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'
import { addInvited } from '../world/studies.ts'

const CONNECTIONS = 32
const PROJECTS = 100
const HOURS = 60
const PEOPLE = 10
const FLOOR = 'bare Fastify, a plain SELECT'

const ROWS: SqlRoute = {
  method: 'GET',
  url: '/slots/:researchId',
  statements: [
    {
      sql: `select * from slots where research_id = $1 and deleted_at is null and booked_by is null
        order by start_time`,
      values: ['researchId'],
    },
  ],
}

export const slots: Row = {
  name: 'slots',
  about: 'the 60 times a respondent can choose from',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const { pool, connectionString } = database
    const floor = await bench.floor('fastify-sql.ts', { connectionString, routes: [ROWS] })
    const owners = await addPeople(pool, PROJECTS)
    const projects = await addProjects(
      pool,
      owners.map(({ id }) => id),
      1,
    )
    const people = await addInvited(pool, projects, PEOPLE, 'FIT')
    await addHours(pool, projects, HOURS)
    await pool.query('vacuum analyze')
    const contenders: Contender[] = [
      {
        name: 'product',
        url: product.url,
        pid: product.pid,
        pool,
        ask: () => ({
          method: 'GET',
          path: '',
          headers: {},
          each: {
            requests: people.map(({ hash, token }) => ({
              path: `/api/respondent/slots/${hash}`,
              headers: bearer(token),
            })),
            again: true,
          },
          status: 200,
        }),
      },
      {
        name: FLOOR,
        url: floor.url,
        pid: floor.pid,
        pool,
        ask: () => ({
          method: 'GET',
          path: '',
          headers: {},
          each: {
            requests: projects.map((id) => ({ path: `/slots/${id}` })),
            again: true,
          },
          status: 200,
        }),
      },
    ]
    await warmUp(contenders, { connections: CONNECTIONS })
    const loaded = await takeTurns(contenders, { connections: CONNECTIONS })
    return {
      lines: [
        ...linesOf(loaded, `requests/s, ${CONNECTIONS} connections`, (round) => round.perSecond, {
          ratioTo: { [FLOOR]: 1 },
        }),
        ...linesOf(loaded, `p99 ms, ${CONNECTIONS} connections`, (round) => round.p99),
        ...linesOf(loaded, 'CPU µs a request', (round) => round.cpu),
        ...linesOf(loaded, 'database CPU µs a request', (round) => round.databaseCpu),
      ],
      problems: problemsOf(loaded),
    }
  },
}
