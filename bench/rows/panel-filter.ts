import { formatCount } from '../../packages/contract/src/format-count.ts'
import { bestP99, problemsOf, takeTurns, warmUp } from '../harness/compare.ts'
import type { Line, Row } from '../harness/row.ts'
import { addMembers } from '../world/panel.ts'
import { addPeople, bearer } from '../world/people.ts'
import { addProfiles } from '../world/profile-facets.ts'

const SIZES = [
  { members: 50_000, atMost: 200 },
  { members: 200_000, atMost: 800 },
]

export const panelFilter: Row = {
  name: 'panel-filter',
  about: 'the count with six conditions and their prices',
  async run(bench) {
    const lines: Line[] = []
    const problems: string[] = []
    for (const { members, atMost } of SIZES) {
      const database = await bench.database()
      const product = await bench.product(database)
      const { pool } = database
      const [admin] = await addPeople(pool, 1, { name: 'admin', role: 'ROLE_ADMIN' })
      await addMembers(pool, members)
      const all = await addProfiles(pool)
      await pool.query('vacuum analyze')
      const contender = {
        name: 'count',
        url: product.url,
        pid: product.pid,
        ask: () => ({
          method: 'POST' as const,
          path: '/api/admin/panel/count',
          headers: { ...bearer(admin?.token ?? ''), 'content-type': 'application/json' },
          body: JSON.stringify({ filter: { all, includeUnknown: true } }),
          status: 200,
        }),
      }
      await warmUp([contender], { connections: 1, requests: 10 })
      const measured = await takeTurns([contender], { connections: 1, rounds: 3, seconds: 3 })
      const [only] = measured
      if (only) lines.push(bestP99(only, `${formatCount(members)} members`, atMost))
      problems.push(...problemsOf(measured))
    }
    return { lines, problems, remarks: ['the best of three rounds, one call after another'] }
  },
}
