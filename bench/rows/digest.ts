import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../harness/database.ts'
import type { Row } from '../harness/row.ts'
import { addHistory, addMembers } from '../world/panel.ts'
import { addPeople } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'

const READERS = 1000
const COMPLETIONS_EACH = 20
/**
 * How long to wait for the digest: its sweep only runs once a minute, and then has to queue the
 * emails.
 */
const PATIENCE_S = 180

/**
 * Backdates all completions by 30 hours, so they're due for the next digest whatever the agency's
 * time zone is.
 */
const LIVED_THROUGH = `update invitations set completed_at = now() - interval '30 hours',
  updated_at = now() - interval '30 hours'`

const NOT_DUE = 'update users set digested_at = now()'
const DUE = `update users set digested_at = now() - interval '3 days'`

const QUEUED = `select count(*)::int as queued from outbox_mails where kind = 'digest.researcher'`

/** The longest run is the one that had work to do. */
const LONGEST_RUN = `select max(extract(epoch from completed_on - started_on))::float8 as seconds
  from pgboss.job where name = 'digest.send' and state = 'completed'`

export const digest: Row = {
  name: 'digest',
  about: 'the digests of 1,000 researchers, all due in the same minute',
  async run(bench) {
    const database = await bench.database()
    await bench.product(database)
    const { pool } = database
    const owners = await addPeople(pool, READERS)
    await pool.query(NOT_DUE)
    const ids = owners.map(({ id }) => id)
    const projects = await addProjects(pool, ids, 1)
    await addMembers(pool, READERS * COMPLETIONS_EACH)
    await addHistory(pool, projects, { completionsEach: COMPLETIONS_EACH, interviewsEach: 1 })
    await pool.query(LIVED_THROUGH)
    // Only studies where researchers pick the participants have candidates, so let researchers pick
    // in all of them.
    await pool.query(`update distributions set selection = 'RESEARCHER'`)
    await pool.query('vacuum analyze')
    await pool.query(DUE)
    await untilQueued(database)
    const { rows } = await pool.query<{ seconds: number }>(LONGEST_RUN)
    return {
      lines: [
        {
          measure: 'seconds from the start of the sweep until 1,000 are queued',
          product: rows[0]?.seconds ?? Number.NaN,
          target: { atMost: 10 },
        },
      ],
      problems: [],
      remarks: ['counted and rendered for each reader, in their own time zone'],
    }
  },
}

async function untilQueued({ pool }: Database): Promise<void> {
  for (let waited = 0; waited < PATIENCE_S; waited++) {
    const { rows } = await pool.query<{ queued: number }>(QUEUED)
    // Also wait a second after the last email is queued, so pg-boss can record the run.
    await sleep(1000)
    if (rows[0]?.queued === READERS) return
  }
  throw new Error(`not all digests were queued within ${PATIENCE_S} s`)
}
