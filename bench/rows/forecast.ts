import {
  BOOK_START,
  delaysOf,
  FINISH_START,
} from '../../apps/server/src/features/forecast/delays.ts'
import { forecast as forecastStudy } from '../../apps/server/src/features/forecast/forecast.ts'
import { priorOf, RATES } from '../../apps/server/src/features/forecast/rates.ts'
import { simulate } from '../../apps/server/src/features/forecast/simulate.ts'
import type { Study } from '../../apps/server/src/features/forecast/study.ts'
import { FORECAST_RUNS } from '../../packages/contract/src/forecast.ts'
import { formatCount } from '../../packages/contract/src/format-count.ts'
import { problemsOf, takeTurns, warmUp } from '../harness/compare.ts'
import type { Line, Row } from '../harness/row.ts'
import { addHistory, addMembers } from '../world/panel.ts'
import { addPeople, bearer } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'

const ROUNDS = 5
/** Until V8 has compiled the loop, a round takes four times as long. */
const WARM_UPS = 5

/** A study that has just begun, with a fortnight to go. */
const studyFor = (target: number): Study => ({
  target,
  conducted: 0,
  isCapped: false,
  lastStep: 56,
  invited: [{ age: 4, people: 12 * target }],
  reminded: 0,
  offered: [{ age: 1, people: 3 }],
  booked: [12, 20],
  free: Array.from({ length: 2 * target }, (_, at) => 10 + at * 2),
  sends: Array.from({ length: 56 }, (_, step) => (step % 4 === 0 ? 30 : 0)),
  left: 30 * target,
  reach: 2000,
  held: [],
  standbys: 0,
  accepts: 0.6,
  groups: [],
  rates: Object.fromEntries(
    RATES.map((rate) => [rate, priorOf(rate, { of: 0, that: 0 })]),
  ) as Study['rates'],
  finishDelays: delaysOf(FINISH_START),
  bookDelays: delaysOf(BOOK_START),
  pacing: 'FIXED',
})

const MEANS = {
  unreminded: 60,
  loosening: 5,
  moreSlots: [28, 32, 36, 40],
  weekSends: Array.from({ length: 28 }, (_, step) => (step % 4 === 0 ? 30 : 0)),
  moreStandbys: 2,
}

/**
 * The median CPU time of a few rounds, after the warm-up. In production a worker runs for weeks, so
 * only warm rounds matter.
 */
async function cpuMs(work: (round: number) => unknown): Promise<number> {
  for (let round = 0; round < WARM_UPS; round++) await work(-round)
  const rounds: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const before = process.cpuUsage()
    await work(round)
    const { user, system } = process.cpuUsage(before)
    rounds.push((user + system) / 1000)
  }
  return rounds.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN
}

export const forecast: Row = {
  name: 'forecast',
  about: `the chance of 5 and of 20 interviews, with ${formatCount(FORECAST_RUNS)} runs`,
  async run() {
    const line = async (measure: string, atMost: number, work: (round: number) => unknown) =>
      ({ measure, product: await cpuMs(work), target: { atMost } }) satisfies Line
    return {
      lines: [
        await line('CPU ms, 5 interviews', 60, (seed) =>
          simulate(studyFor(5), seed, FORECAST_RUNS),
        ),
        await line('CPU ms, 20 interviews', 120, (seed) =>
          simulate(studyFor(20), seed, FORECAST_RUNS),
        ),
        await line('CPU ms, 20 interviews with every remedy', 1000, (seed) =>
          forecastStudy(studyFor(20), MEANS, seed, FORECAST_RUNS),
        ),
      ],
      problems: [],
    }
  },
}

const FINISHED = 5000
/** Adds two more questions to the benchmark projects, which have eight. */
const TWO_MORE = [
  `insert into screener_questions (research_id, position, question, type, ordered)
    select research_id, position + 8, question || ' (again)', type, ordered
    from screener_questions where position <= 2`,
  `insert into screener_options (question_id, position, text, must_match)
    select q.id, n, 'I brought something from home, kind ' || n, n <= 2
    from screener_questions q, generate_series(1, 5) n where q.position > 8`,
]
/**
 * Everyone chooses one option per question. In exactly one of the ten questions, the option they
 * choose doesn't qualify.
 */
const ANSWERS = `update invitations v set chosen_ids = array(
    select o.id from screener_questions q join screener_options o on o.question_id = q.id
    where q.research_id = v.research_id and o.position = case
      when (v.id * 7 + q.position * 13) % 10 = 0 then 3 + v.id % 3 else 1 + v.id % 2 end
    order by o.id)`

export const xRay: Row = {
  name: 'x-ray',
  about: 'the X-ray of a screener with 10 questions that 5,000 people finished',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const { pool } = database
    const [admin] = await addPeople(pool, 1, { name: 'admin', role: 'ROLE_ADMIN' })
    const [owner] = await addPeople(pool, 1)
    const projects = await addProjects(pool, [owner?.id ?? 0], 1)
    await addMembers(pool, FINISHED)
    for (const statement of TWO_MORE) await pool.query(statement)
    await addHistory(pool, projects, { completionsEach: FINISHED, interviewsEach: 5 })
    await pool.query(ANSWERS)
    await pool.query('vacuum analyze')
    const { rows } = await pool.query<{ id: string }>('select id from distributions limit 1')
    const contender = {
      name: 'x-ray',
      url: product.url,
      pid: product.pid,
      ask: () => ({
        method: 'GET' as const,
        path: `/api/admin/distributions/${rows[0]?.id}/screener-report`,
        headers: bearer(admin?.token ?? ''),
        status: 200,
      }),
    }
    await warmUp([contender], { connections: 1, requests: 5 })
    const measured = await takeTurns([contender], { connections: 1, rounds: 3, seconds: 3 })
    const best = measured[0]?.rounds.toSorted((one, other) => one.p99 - other.p99)[0]
    return {
      lines: [{ measure: 'p99 ms', product: best?.p99 ?? Number.NaN, target: { atMost: 300 } }],
      problems: problemsOf(measured),
      remarks: ['the best of three rounds, one call after another'],
    }
  },
}
