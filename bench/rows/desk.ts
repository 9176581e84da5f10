import type { Bench } from '../harness/bench.ts'
import { type Contender, problemsOf, takeTurns, warmUp } from '../harness/compare.ts'
import type { Line, Row } from '../harness/row.ts'
import { addCorrespondence, addHistory, addMembers } from '../world/panel.ts'
import { addPeople, bearer } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'

const MEMBERS = 200_000
const PROJECTS = 1000
const HISTORY = { completionsEach: 20, interviewsEach: 5 }
const MAILS = 200_000

/**
 * Cancels some interviews, marks some as no-shows, makes some distributions wait to be sent and
 * some emails bounce.
 */
const TROUBLE = [
  `update interviews set status = case when id % 2 = 0 then 'CANCELLED' else 'NO_SHOW' end,
    updated_at = now() - (id % 10) * interval '1 day' where id % 25 = 0`,
  `update slots set booked_by = null where id in (
    select slot_id from interviews where status in ('CANCELLED', 'NO_SHOW'))`,
  `update distributions set status = 'REQUESTED' where id % 50 = 0`,
  `update outbox_mails set state = 'REFUSED', sent_at = null where id % 1000 = 0`,
]

/** Gives one member many studies and emails, as if they'd been on the panel for years. */
const VETERAN = [
  `insert into invitations (distribution_id, research_id, member_id, link_nonce, key_hash, status,
      result, invited_at, started_at, completed_at, updated_at)
    select d.id, d.research_id, 1, sha256(convert_to('vn' || d.id, 'UTF8')),
      sha256(convert_to('vk' || d.id, 'UTF8')), 'COMPLETED', 'FIT', now(), now(), now(), now()
    from distributions d order by d.id desc limit 60 on conflict do nothing`,
  `update outbox_mails set recipient = (select email from panel_members where id = 1)
    where id in (select id from outbox_mails order by id limit 300)`,
]

const deskRow = (name: string, about: string, path: string): Row => ({
  name,
  about,
  async run(bench: Bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const { pool } = database
    const [admin] = await addPeople(pool, 1, { name: 'admin', role: 'ROLE_ADMIN' })
    const owners = await addPeople(pool, PROJECTS)
    const ids = owners.map(({ id }) => id)
    const projects = await addProjects(pool, ids, 1)
    await addMembers(pool, MEMBERS)
    await addHistory(pool, projects, HISTORY)
    await addCorrespondence(pool, MAILS)
    for (const statement of [...TROUBLE, ...VETERAN]) await pool.query(statement)
    await pool.query('vacuum analyze')
    const headers = bearer(admin?.token ?? '')
    const contender: Contender = {
      name,
      url: product.url,
      pid: product.pid,
      ask: () => ({ method: 'GET', path: `/api${path}`, headers, status: 200 }),
    }
    await warmUp([contender], { connections: 2, requests: 50 })
    const measured = await takeTurns([contender], { connections: 1, rounds: 5, seconds: 2 })
    const lines = measured.map(({ rounds }): Line => {
      const best = rounds.toSorted((one, other) => one.p99 - other.p99)[0]
      return { measure: 'p99 ms', product: best?.p99 ?? Number.NaN, target: { atMost: 60 } }
    })
    const remarks = ['the best of five rounds, one call after another, including loopback time']
    return { lines, problems: problemsOf(measured), remarks }
  },
})

const SIZE = '200,000 members, 20,000 completions, 5,000 interviews'

export const today = deskRow('today', `what needs our team, with ${SIZE}`, '/admin/today')
export const person = deskRow(
  'person',
  `one person with 60 studies and 300 emails, with ${SIZE}`,
  '/admin/people/1',
)
