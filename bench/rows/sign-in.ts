import { login } from '../../packages/contract/src/auth.ts'
import { API_BASE } from '../../packages/contract/src/endpoint.ts'
import {
  type Contender,
  linesOf,
  type Measured,
  problemsOf,
  takeTurns,
  warmUp,
} from '../harness/compare.ts'
import { hashPassword, type Pool } from '../harness/libraries.ts'
import type { Row } from '../harness/row.ts'
import { median, percentile } from '../harness/statistics.ts'
import { addPeople, bearer } from '../world/people.ts'

const CONNECTIONS = 16
const PEOPLE = 200
const A_SECOND = 20
const SECONDS = 5
const PASSWORD = 'Correct horse 7 battery'
const BARE = 'the same without authentication'

export const signIn: Row = {
  name: 'sign-in',
  about: 'what authentication adds to a call, and 20 sign-ins a second alongside other calls',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const people = await addPeople(database.pool, PEOPLE)
    await givePassword(database.pool)
    await database.pool.query('vacuum analyze')

    // The product rejects both kinds of request as invalid (400), so we only measure routing and,
    // for `guarded`, authentication.
    const refused = people.map(({ token }) => ({ headers: bearer(token) }))
    const guarded: Contender = {
      name: 'product',
      url: product.url,
      pid: product.pid,
      ask: () => ({
        method: 'GET',
        path: '/api/platform/research/none',
        headers: {},
        each: { requests: refused, again: true },
        status: 400,
      }),
    }
    const open: Contender = {
      name: BARE,
      url: product.url,
      pid: product.pid,
      ask: () => ({
        method: 'GET',
        path: '/api/auth/login/by-screener-hash',
        headers: {},
        each: { requests: refused, again: true },
        status: 400,
      }),
    }
    await warmUp([guarded, open], { connections: CONNECTIONS })
    const costs = await takeTurns([guarded, open], { connections: CONNECTIONS })

    const other: Contender = {
      name: 'product',
      url: product.url,
      pid: product.pid,
      ask: () => ({
        method: 'GET',
        path: '/api/platform/user/me',
        headers: {},
        each: { requests: refused, again: true },
        status: 200,
      }),
    }
    await warmUp([other], { connections: 4 })
    const quiet: Measured[] = []
    const beside: Measured[] = []
    const signIns = []
    for (let round = 0; round < 3; round++) {
      const plan = { connections: 4, rounds: 1, seconds: SECONDS }
      const [alone] = await takeTurns([other], plan)
      const signing = signInSteadily(product.url)
      const [during] = await takeTurns([other], plan)
      signIns.push(await signing)
      if (alone) quiet.push(alone)
      if (during) beside.push(during)
    }
    const perSecond = (all: Measured[]) =>
      all.flatMap(({ rounds }) => rounds.map((one) => one.perSecond))
    const ratios = perSecond(beside).map((rate, at) => rate / (perSecond(quiet)[at] ?? Number.NaN))
    return {
      lines: [
        ...linesOf(costs, 'CPU µs of a call with authentication', (round) => round.cpu, {
          value: { ratioAtMost: 1.3 },
        }),
        {
          measure: `sign-ins/s finished of ${A_SECOND} started`,
          product: Math.max(...signIns.map((one) => one.perSecond)),
          target: { atLeast: A_SECOND * 0.95 },
        },
        { measure: 'p99 ms of a sign-in', product: Math.min(...signIns.map(({ p99 }) => p99)) },
        {
          measure: 'other calls/s alongside the sign-ins',
          product: median(perSecond(beside)),
          floor: { name: 'without them', value: median(perSecond(quiet)) },
          ratio: {
            median: median(ratios),
            lowest: Math.min(...ratios),
            highest: Math.max(...ratios),
          },
          target: { ratioAtLeast: 0.4 },
        },
      ],
      problems: [
        ...problemsOf([...costs, ...quiet, ...beside]),
        ...signIns.flatMap(({ refusals }) => (refusals ? [`${refusals} sign-ins failed`] : [])),
      ],
    }
  },
}

async function givePassword(pool: Pool): Promise<void> {
  await pool.query('update users set password_hash = $1', [await hashPassword(PASSWORD)])
}

/** Starts a sign-in every 50 ms, even if earlier sign-ins are still running. */
async function signInSteadily(url: string) {
  const began = performance.now()
  const times: number[] = []
  let refusals = 0
  const begin = async (at: number) => {
    await new Promise((resolve) => setTimeout(resolve, (at * 1000) / A_SECOND))
    const askedAt = performance.now()
    const answer = await fetch(`${url}${API_BASE}${login.path}`, {
      method: login.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `researcher${1 + (at % PEOPLE)}@bench.example`,
        password: PASSWORD,
      }),
    })
    if (!answer.ok) refusals++
    await answer.text()
    times.push(performance.now() - askedAt)
  }
  await Promise.all(Array.from({ length: A_SECOND * SECONDS }, (_, at) => begin(at)))
  const elapsed = (performance.now() - began) / 1000
  times.sort((one, other) => one - other)
  return { perSecond: times.length / elapsed, p99: percentile(times, 0.99), refusals }
}
