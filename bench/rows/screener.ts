import { takeTurns, warmUp } from '../harness/compare.ts'
import { cpuMicroseconds } from '../harness/cpu-time.ts'
import type { Row } from '../harness/row.ts'
import { median } from '../harness/statistics.ts'
import { visit } from '../harness/visits.ts'
import { ONE_UPSERT, startOneUpsert } from '../world/one-upsert.ts'
import { addPeople } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'
import { addInvited } from '../world/studies.ts'

const CONNECTIONS = 32
const PROJECTS = 20
const PEOPLE = 8000
const ROUNDS = 8
/** Enough rounds for Node to finish compiling the hot code. */
const WARM_UPS = 3
const SECONDS = 3

/**
 * The target ratio: 165 screeners a second on a machine where the floor handles 4,360 requests a
 * second.
 */
const OF_THE_FLOOR = 0.0378

export const screener: Row = {
  name: 'screener',
  about: 'whole screeners: link opened, eight answers, finished',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const [researcher] = await addPeople(database.pool, 1)
    const projects = await addProjects(database.pool, [researcher?.id ?? 0], PROJECTS)
    const people = await addInvited(database.pool, projects, PEOPLE / PROJECTS, 'INVITED')
    const floor = (await startOneUpsert(bench, database))(
      people.map(({ id }) => ({ invitationId: id, questionId: 1, optionId: 1 })),
    )
    await database.pool.query('vacuum analyze')
    await warmUp([floor], { connections: CONNECTIONS })
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) {
      const visitors = people
        .slice((round * PEOPLE) / ROUNDS, ((round + 1) * PEOPLE) / ROUNDS)
        .map(({ hash }) => ({ hash, isBare: true }))
      const before = cpuMicroseconds(product.pid) ?? Number.NaN
      const scenarios = [{ file: 'respondent.ts', visitors, again: false, share: 1 }]
      const result = await visit({
        urls: [product.url],
        scenarios,
        connections: CONNECTIONS,
        seconds: SECONDS,
      })
      const cpu = ((cpuMicroseconds(product.pid) ?? Number.NaN) - before) / result.visits
      const [beside] = await takeTurns([floor], { connections: CONNECTIONS, rounds: 1 })
      rounds.push({ ...result, cpu, upserts: beside?.rounds[0]?.perSecond ?? Number.NaN })
    }
    const warm = rounds.slice(WARM_UPS)
    const ratios = warm.map(({ visitsPerSecond, upserts }) => visitsPerSecond / upserts)
    const { rows } = await database.pool.query<{ done: string }>(
      `select count(*) as done from invitations where status = 'COMPLETED'`,
    )
    const counted = rounds.reduce((sum, { visits }) => sum + visits, 0)
    const done = Number(rows[0]?.done)
    return {
      lines: [
        {
          measure: `screeners/s, ${CONNECTIONS} connections`,
          product: median(warm.map(({ visitsPerSecond }) => visitsPerSecond)),
          floor: { name: ONE_UPSERT, value: median(warm.map(({ upserts }) => upserts)) },
          ratio: {
            median: median(ratios),
            lowest: Math.min(...ratios),
            highest: Math.max(...ratios),
          },
          target: { ratioAtLeast: OF_THE_FLOOR },
        },
        {
          measure: 'screeners/s, best round',
          product: Math.max(...warm.map(({ visitsPerSecond }) => visitsPerSecond)),
        },
        { measure: 'p99 ms of a call', product: median(warm.map(({ p99 }) => p99)) },
        { measure: 'CPU µs a screener', product: median(warm.map(({ cpu }) => cpu)) },
      ],
      problems: [
        ...rounds.flatMap(({ errors }) =>
          Object.entries(errors).map(([error, count]) => `${error} (${count} times)`),
        ),
        ...(counted === done
          ? []
          : [`${counted} screeners were finished, but ${done} are stored as finished`]),
      ],
      remarks: ['eleven calls per screener: the link, the page, eight answers, the end'],
    }
  },
}
