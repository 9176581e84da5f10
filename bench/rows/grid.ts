import { problemsOf, takeTurns, warmUp } from '../harness/compare.ts'
import type { Row } from '../harness/row.ts'
import { addCandidates } from '../world/candidates.ts'
import { addHistory, addMembers } from '../world/panel.ts'
import { addPeople, bearer } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'

const PEOPLE = 2000

export const grid: Row = {
  name: 'grid',
  about: 'the table of a study with 2,000 people who qualify, eight answers each',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const { pool } = database
    const [admin] = await addPeople(pool, 1, { name: 'admin', role: 'ROLE_ADMIN' })
    const [owner] = await addPeople(pool, 1)
    const projects = await addProjects(pool, [owner?.id ?? 0], 1)
    await addMembers(pool, PEOPLE)
    await addHistory(pool, projects, { completionsEach: PEOPLE, interviewsEach: 5 })
    await addCandidates(pool)
    await pool.query('vacuum analyze')
    const contender = {
      name: 'grid',
      url: product.url,
      pid: product.pid,
      ask: () => ({
        method: 'GET' as const,
        path: `/api/admin/projects/${projects[0]}/grid`,
        headers: bearer(admin?.token ?? ''),
        status: 200,
      }),
    }
    await warmUp([contender], { connections: 1, requests: 5 })
    const measured = await takeTurns([contender], { connections: 1, rounds: 3, seconds: 3 })
    const best = measured[0]?.rounds.toSorted((one, other) => one.p99 - other.p99)[0]
    return {
      lines: [{ measure: 'p99 ms', product: best?.p99 ?? Number.NaN, target: { atMost: 1000 } }],
      problems: problemsOf(measured),
      remarks: ['the best of three rounds, one call after another'],
    }
  },
}
