import { type Contender, linesOf, problemsOf, takeTurns, warmUp } from '../harness/compare.ts'
import type { Database } from '../harness/database.ts'
import type { Row } from '../harness/row.ts'
import { addPeople, bearer } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'
import { openPairs } from './booking.ts'

const CONNECTIONS = 32
const STUDIES = 1000
const BOOKINGS_A_SECOND = 5000
const WAITING = 80_000
const PLAIN = 'without quotas'

export const bookingQuotas: Row = {
  name: 'booking-quotas',
  about: 'a respondent books a time in one of 1,000 studies with quotas, next to studies without',
  async run(bench) {
    const database = await bench.database()
    const { url, pid } = await bench.product(database, { PROCESS: 'web' })
    // Each study needs its own researcher, because a researcher's slots can't overlap.
    const owners = (await addPeople(database.pool, STUDIES * 2)).map(({ id }) => id)
    const gated = await addProjects(database.pool, owners.slice(0, STUDIES), 1)
    const plain = await addProjects(database.pool, owners.slice(STUDIES), 1)
    await addQuotas(database, gated)
    const contender = async (name: string, projects: number[]): Promise<Contender> => {
      const pairs = openPairs(database, projects)
      await pairs.fill(WAITING)
      return {
        name,
        url,
        pid,
        settle: pairs.takeBack,
        ask({ seconds }) {
          const requests = pairs.take(BOOKINGS_A_SECOND * seconds).map((pair) => ({
            path: `/api/respondent/book/${pair.slotId}/${pair.hash}`,
            headers: bearer(pair.token),
          }))
          const each = { requests, again: false }
          return { method: 'PATCH', path: '', headers: {}, each, status: 200 }
        },
      }
    }
    const contenders = [await contender('product', gated), await contender(PLAIN, plain)]
    await warmUp(contenders, { connections: CONNECTIONS })
    const rounds = await takeTurns(contenders, { connections: CONNECTIONS })
    const label = `requests/s, ${CONNECTIONS} connections`
    return {
      lines: [
        ...linesOf(rounds, label, (round) => round.perSecond, { ratioTo: { [PLAIN]: 0.5 } }),
        ...linesOf(rounds, `p99 ms, ${CONNECTIONS} connections`, (round) => round.p99),
      ],
      problems: [...problemsOf(rounds), ...(await wrongCounters(database))],
    }
  },
}

/**
 * Adds quotas so large that nobody is refused: one cell for the whole study, and one for each of
 * the first two options of its first question.
 */
async function addQuotas({ pool }: Database, projects: number[]): Promise<void> {
  await pool.query(
    `insert into quota_cells (research_id, question_id, name, option_ids, least, most, position)
     select r.id, null, '', '{}', 0, 1000000, 0 from unnest($1::bigint[]) as r(id)
     union all
     select q.research_id, q.id, o.id::text, array[o.id], 0, 1000000, o.position
     from screener_questions q join screener_options o on o.question_id = q.id and o.position <= 2
     where q.research_id = any($1::bigint[]) and q.position = 1`,
    [projects],
  )
  await pool.query('update researches set has_quotas = true where id = any($1::bigint[])', [
    projects,
  ])
}

async function wrongCounters({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) as count from quota_cells c where c.booked <> (
       select count(*) from interviews i where i.research_id = c.research_id
         and c.id = any(i.cell_ids))`,
  )
  const count = Number(rows[0]?.count)
  return count === 0 ? [] : [`${count} quota cells have the wrong count`]
}
