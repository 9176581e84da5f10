import { type Contender, problemsOf, takeTurns, warmUp } from '../harness/compare.ts'
import type { Line, Row } from '../harness/row.ts'
import { addMembers } from '../world/panel.ts'
import { addPayments } from '../world/payments.ts'
import { addPeople, bearer } from '../world/people.ts'

const PAYMENTS = 5000

/** The request that the page makes for each list. */
const LISTS = {
  owed: '/admin/payments?page=1&size=50',
  'sent, newest first': '/admin/payments?page=1&size=50&tab=SENT&sort=INTERVIEW_AT_DESC',
  'sent, searched': '/admin/payments?page=1&size=50&tab=SENT&search=Example+499',
  problems: '/admin/payments?page=1&size=50&tab=PROBLEMS',
  'tabs and sums': '/admin/payments/summary',
  'report by study': '/admin/payments/report?by=STUDY',
}

export const payments: Row = {
  name: 'payments',
  about: 'the incentive ledger with 5,000 payments',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const { pool } = database
    const [admin] = await addPeople(pool, 1, { name: 'admin', role: 'ROLE_ADMIN' })
    await addMembers(pool, PAYMENTS)
    await addPayments(pool, PAYMENTS)
    await pool.query('vacuum analyze')
    const contenders = Object.entries(LISTS).map(
      ([name, path]): Contender => ({
        name,
        url: product.url,
        pid: product.pid,
        ask: () => ({
          method: 'GET',
          path: `/api${path}`,
          headers: bearer(admin?.token ?? ''),
          status: 200,
        }),
      }),
    )
    await warmUp(contenders, { connections: 2, requests: 50 })
    const measured = await takeTurns(contenders, { connections: 1, rounds: 3, seconds: 0.8 })
    const lines = measured.map(({ contender, rounds }): Line => {
      const best = rounds.toSorted((one, other) => one.p99 - other.p99)[0]
      return {
        measure: `p99 ms, ${contender.name}`,
        product: best?.p99 ?? Number.NaN,
        target: { atMost: 60 },
      }
    })
    return {
      lines,
      problems: problemsOf(measured),
      remarks: ['the best of three rounds, one call after another, including loopback time'],
    }
  },
}
