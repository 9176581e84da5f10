import type { SqlRoute } from '../floors/fastify-sql.ts'
import {
  bestP99,
  type Contender,
  linesOf,
  problemsOf,
  takeTurns,
  warmUp,
} from '../harness/compare.ts'
import type { Database } from '../harness/database.ts'
import type { Line, Row } from '../harness/row.ts'
import { addHours, bookHours, type Hour } from '../world/hours.ts'
import { addPeople, bearer } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'
import { addInvited } from '../world/studies.ts'

const CONNECTIONS = 32
const PROJECTS = 200
/** More slots than the product can book in a second, because a round ends if the slots run out. */
const BOOKINGS_A_SECOND = 5000
/**
 * How many slots and people we create before the first round, so that we don't have to create any
 * during a round.
 */
const WAITING = 110_000
const MANY = 100_000
/**
 * The 100,000 booked slots start this many hours later than the slots that the rounds book, so they
 * don't overlap.
 */
const FAR_AHEAD = 20_000
const FLOOR = 'bare Fastify, one conditional statement'

const TAKE: SqlRoute = {
  method: 'PATCH',
  url: '/book/:slotId/:invitationId',
  statements: [
    {
      sql: `update slots set booked_by = $2 where id = $1 and booked_by is null
        returning id, start_time, end_time`,
      values: ['slotId', 'invitationId'],
    },
  ],
}

export const booking: Row = {
  name: 'booking',
  about: 'a respondent books a time, in a new database and in one with 100,000 bookings',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database, { PROCESS: 'web' })
    const { pool, connectionString } = database
    const floor = await bench.floor('fastify-sql.ts', { connectionString, routes: [TAKE] })
    const owners = await addPeople(pool, PROJECTS)
    const ids = owners.map(({ id }) => id)
    const projects = await addProjects(pool, ids, 1)
    const pairs = openPairs(database, projects)
    await pairs.fill(WAITING)
    const contenders: Contender[] = [
      {
        name: 'product',
        url: product.url,
        pid: product.pid,
        pool,
        settle: pairs.takeBack,
        ask({ seconds }) {
          const made = pairs.take(BOOKINGS_A_SECOND * seconds)
          return {
            method: 'PATCH',
            path: '',
            headers: {},
            each: {
              requests: made.map(({ slotId, hash, token }) => ({
                path: `/api/respondent/book/${slotId}/${hash}`,
                headers: bearer(token),
              })),
              again: false,
            },
            status: 200,
          }
        },
      },
      {
        name: FLOOR,
        url: floor.url,
        pid: floor.pid,
        pool,
        settle: pairs.takeBack,
        ask({ seconds }) {
          const made = pairs.take(BOOKINGS_A_SECOND * seconds)
          return {
            method: 'PATCH',
            path: '',
            headers: {},
            each: {
              requests: made.map(({ slotId, invitationId }) => ({
                path: `/book/${slotId}/${invitationId}`,
              })),
              again: false,
            },
            status: 200,
          }
        },
      },
    ]
    await warmUp(contenders, { connections: CONNECTIONS })
    const young = await takeTurns(contenders, { connections: CONNECTIONS })
    await fill(database, projects)
    await pairs.fill(WAITING / 2)
    const full = await takeTurns(contenders, { connections: CONNECTIONS })
    const label = `requests/s, ${CONNECTIONS} connections`
    return {
      lines: [
        ...linesOf(young, label, (round) => round.perSecond, { ratioTo: { [FLOOR]: 0.5 } }),
        ...linesOf(young, `p99 ms, ${CONNECTIONS} connections`, (round) => round.p99),
        ...young.slice(0, 1).map((own) => bestP99(own, `${CONNECTIONS} connections`, 30)),
        ...linesOf(young, 'CPU µs a request', (round) => round.cpu),
        ...linesOf(young, 'database CPU µs a request', (round) => round.databaseCpu),
        ...linesOf(full, `${label}, at 100,000 bookings`, (round) => round.perSecond),
        ...linesOf(full, 'CPU µs a request, at 100,000 bookings', (round) => round.cpu),
        decay(young[0]?.rounds ?? [], full[0]?.rounds ?? []),
      ],
      problems: [...problemsOf([...young, ...full]), ...(await wrongBookings(database))],
      remarks: [
        'only a web process: a worker sends the emails about a booking, and none is running',
      ],
    }
  },
}

/**
 * How much more CPU time a booking takes once there are 100,000 bookings. A busy machine affects
 * CPU time less than requests per second.
 */
function decay(young: { cpu: number }[], full: { cpu: number }[]): Line {
  const best = (rounds: { cpu: number }[]) => Math.min(...rounds.map(({ cpu }) => cpu))
  return {
    measure: 'CPU of a booking, at 100,000 relative to the start',
    product: best(full) / best(young),
    target: { atMost: 1.2 },
  }
}

type Pair = { slotId: number; invitationId: number; hash: string; token: string }

/**
 * Pairs of a free slot and a person in the same study who qualifies and hasn't booked. Neighbouring
 * pairs are from different studies, as people who book at the same moment usually are.
 */
export function openPairs({ pool }: Database, projects: number[]) {
  let offered = 0
  let waiting: Pair[] = []
  let taken: Pair[] = []
  return {
    async fill(count: number) {
      const each = Math.ceil(count / projects.length)
      const people = await addInvited(pool, projects, each, 'FIT')
      const hours = await addHours(pool, projects, each, offered)
      offered += each
      // Don't analyse the interviews table while it's empty, or PostgreSQL would plan its queries
      // for an empty table.
      await pool.query('vacuum analyze slots, invitations')
      const unpaired = Map.groupBy(people, ({ researchId }) => researchId)
      for (const { id, researchId } of oneOfEachInTurn(hours)) {
        const person = unpaired.get(researchId)?.pop()
        if (person)
          waiting.push({
            slotId: id,
            invitationId: person.id,
            hash: person.hash,
            token: person.token,
          })
      }
    },
    take(count: number): Pair[] {
      taken = waiting.slice(0, count)
      waiting = waiting.slice(count)
      return taken
    },
    /** Makes the slots that a round didn't book available to the next round. */
    async takeBack() {
      const { rows } = await pool.query<{ id: string }>(
        'select id from slots where id = any($1::bigint[]) and booked_by is null',
        [taken.map(({ slotId }) => slotId)],
      )
      const free = new Set(rows.map(({ id }) => Number(id)))
      waiting = [...taken.filter(({ slotId }) => free.has(slotId)), ...waiting]
    },
  }
}

function oneOfEachInTurn(hours: Hour[]): Hour[] {
  const studies = [...Map.groupBy(hours, ({ researchId }) => researchId).values()]
  const each = Math.max(...studies.map(({ length }) => length))
  return Array.from({ length: each }, (_, at) => studies.flatMap((own) => own[at] ?? [])).flat()
}

async function fill(database: Database, projects: number[]): Promise<void> {
  const { pool } = database
  const each = MANY / projects.length
  const people = await addInvited(pool, projects, each, 'FIT')
  const hours = await addHours(pool, projects, each, FAR_AHEAD)
  const byProject = Map.groupBy(people, ({ researchId }) => researchId)
  const ids = hours.map(({ researchId }) => byProject.get(researchId)?.pop()?.id ?? 0)
  await bookHours(pool, hours, ids)
  await pool.query('vacuum analyze')
}

const WRONG = `select count(*) as count from slots s
  where s.booked_by is not null and not exists
    (select from interviews i where i.slot_id = s.id and i.invitation_id = s.booked_by)
    and exists (select from interviews i where i.slot_id = s.id)`

async function wrongBookings({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ count: string }>(WRONG)
  const count = Number(rows[0]?.count)
  return count === 0 ? [] : [`${count} slots are booked by one person but have another's interview`]
}
