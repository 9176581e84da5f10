import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../harness/database.ts'
import type { Row } from '../harness/row.ts'
import { addHours } from '../world/hours.ts'
import { addHistory, addMembers } from '../world/panel.ts'
import { addPeople } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'
import { addStandbys } from '../world/standbys.ts'

const STUDIES = 20
const SLOTS_EACH = 5
const STANDBYS_EACH = 10
/** How many people complete the screener in each study. One in three qualifies. */
const COMPLETIONS_EACH = 60
const OFFERS = STUDIES * SLOTS_EACH
/** How long to wait for the offers: their sweep only runs once a minute. */
const PATIENCE_S = 180

const OFFERED = 'select count(*)::int as offered from standby_offers'

/** The longest run is the one that had work to do. */
const LONGEST_RUN = `select max(extract(epoch from completed_on - started_on))::float8 as seconds
  from pgboss.job where name = 'interview.sweep' and state = 'completed'`

export const standby: Row = {
  name: 'standby',
  about: '100 slots that open up in 20 studies, with ten standbys each',
  async run(bench) {
    const database = await bench.database()
    await bench.product(database)
    const { pool } = database
    const owners = await addPeople(pool, STUDIES)
    const ids = owners.map(({ id }) => id)
    const projects = await addProjects(pool, ids, 1)
    await addMembers(pool, STUDIES * COMPLETIONS_EACH)
    await addHistory(pool, projects, { completionsEach: COMPLETIONS_EACH, interviewsEach: 0 })
    await addHours(pool, projects, SLOTS_EACH)
    await pool.query('vacuum analyze')
    await addStandbys(pool, STANDBYS_EACH)
    await untilOffered(database)
    const { rows } = await pool.query<{ seconds: number }>(LONGEST_RUN)
    return {
      lines: [
        {
          measure: 'seconds from the start of the sweep until 100 are offered',
          product: rows[0]?.seconds ?? Number.NaN,
          target: { atMost: 2 },
        },
      ],
      problems: [],
      remarks: ['each offer with its hold and its email, in a separate transaction'],
    }
  },
}

async function untilOffered({ pool }: Database): Promise<void> {
  for (let waited = 0; waited < PATIENCE_S; waited++) {
    const { rows } = await pool.query<{ offered: number }>(OFFERED)
    // Also wait a second after the last offer, so pg-boss can record the run.
    await sleep(1000)
    if (rows[0]?.offered === OFFERS) return
  }
  throw new Error(`not all slots were offered within ${PATIENCE_S} s`)
}
