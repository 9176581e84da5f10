import type { Contender } from '../harness/compare.ts'
import { problemsOf, takeTurns, warmUp } from '../harness/compare.ts'
import type { Line, Row } from '../harness/row.ts'
import { addCorrespondence, addHistory, addMembers } from '../world/panel.ts'
import { addPeople, bearer } from '../world/people.ts'
import { addProfiles } from '../world/profile-facets.ts'
import { addProjects } from '../world/projects.ts'

const MEMBERS = 200_000
const PROJECTS = 1000
const COMPLETIONS_EACH = 20
const INTERVIEWS_EACH = 5
const MAILS = 200_000
/** How many studies are running. The rest are paused. */
const RUNNING = 50
const PAUSE_ALL_BUT = `update distributions set status = 'PAUSED'
  where id not in (select id from distributions order by id limit $1)`

/**
 * The benchmark requests this list as the first project's owner, and all other lists as an admin.
 */
const CANDIDATES = 'candidates of a project'
const FILTERED = 'panel, filtered'

/**
 * The lists as their pages request them. Some have a filter, some a search with few matches, and
 * some are on the last page.
 */
const LISTS = {
  projects: '/admin/projects?page=1&size=50',
  'projects, searched': '/admin/projects?page=1&size=50&search=Meals+7',
  distributions: '/admin/distributions?page=1&size=50',
  'completions of a project': '/admin/completions?page=1&size=50&researchId={project}',
  interviews: '/admin/interviews?page=1&size=50',
  'interviews, searched': '/admin/interviews?page=1&size=50&search=Example+199',
  'interviews, needs an outcome': '/admin/interviews?page=1&size=50&outcome=NEEDED',
  [CANDIDATES]: '/platform/research/{project}/candidates',
  'interviews, last page': '/admin/interviews?page=100&size=50',
  panel: '/admin/panel?page=1&size=50',
  'panel, searched': '/admin/panel?page=1&size=50&search=Example+19999',
  'panel, by state': '/admin/panel?page=1&size=50&state=PAUSED',
  [FILTERED]: '/admin/panel?page=1&size=50&filter={filter}',
  'panel, last page': '/admin/panel?page=4000&size=50',
  enquiries: '/admin/enquiries?page=1&size=50',
  'enquiries, searched': '/admin/enquiries?page=1&size=50&search=Example+77',
  outbox: '/admin/outbox?page=1&size=50',
  'outbox, by state': '/admin/outbox?page=1&size=50&state=SENT',
  'outbox, searched by name': '/admin/outbox?page=1&size=50&search=Example+19999',
  'outbox, searched by address': '/admin/outbox?page=1&size=50&search=ber19999%40',
  audit: '/admin/audit?page=1&size=50',
  'audit, searched': '/admin/audit?page=1&size=50&search=person777',
  users: '/admin/users?page=1&size=50',
  'users, searched': '/admin/users?page=1&size=50&search=researcher77',
  'field desk': '/admin/field-desk',
  jobs: '/admin/jobs',
  figures: '/admin/figures?from=2026-10-01&to=2026-11-30',
}

export const adminLists: Row = {
  name: 'admin-lists',
  about:
    'every admin list with 200,000 members, 20,000 completions, 5,000 interviews, 50 running studies',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const { pool } = database
    const [admin] = await addPeople(pool, 1, { name: 'admin', role: 'ROLE_ADMIN' })
    const owners = await addPeople(pool, PROJECTS)
    const projects = await addProjects(
      pool,
      owners.map(({ id }) => id),
      1,
    )
    await addMembers(pool, MEMBERS)
    await addHistory(pool, projects, {
      completionsEach: COMPLETIONS_EACH,
      interviewsEach: INTERVIEWS_EACH,
    })
    const all = await addProfiles(pool)
    await pool.query(`update distributions set selection = 'RESEARCHER'`)
    await pool.query(PAUSE_ALL_BUT, [RUNNING])
    await addCorrespondence(pool, MAILS)
    await pool.query('vacuum analyze')
    const contenders = Object.entries(LISTS).map(([name, path]): Contender => {
      const asked = path
        .replace('{project}', String(projects[0]))
        .replace('{filter}', encodeURIComponent(JSON.stringify({ all, includeUnknown: true })))
      const who = name === CANDIDATES ? owners[0] : admin
      return {
        name,
        url: product.url,
        pid: product.pid,
        ask: () => ({
          method: 'GET',
          path: `/api${asked}`,
          headers: bearer(who?.token ?? ''),
          status: 200,
        }),
      }
    })
    await warmUp(contenders, { connections: 2, requests: 50 })
    const measured = await takeTurns(contenders, { connections: 1, rounds: 3, seconds: 0.8 })
    const lines = measured.map(({ contender, rounds }): Line => {
      const best = rounds.toSorted((one, other) => one.p99 - other.p99)[0]
      return {
        measure: `p99 ms, ${contender.name}`,
        product: best?.p99 ?? Number.NaN,
        // Decision 39 says why we let the filtered panel take longer.
        target: { atMost: contender.name === FILTERED ? 200 : 60 },
      }
    })
    return {
      lines,
      problems: problemsOf(measured),
      remarks: ['the best of three rounds, one call after another, including loopback time'],
    }
  },
}
