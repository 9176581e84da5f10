import { API_BASE } from '../../packages/contract/src/endpoint.ts'
import { answerScreener } from '../../packages/contract/src/screening.ts'
import {
  bestP99,
  type Contender,
  linesOf,
  problemsOf,
  takeTurns,
  warmUp,
} from '../harness/compare.ts'
import type { Pool } from '../harness/libraries.ts'
import type { Row } from '../harness/row.ts'
import { ONE_UPSERT, startOneUpsert } from '../world/one-upsert.ts'
import { addPeople, sending } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'
import { addInvited, type Invited } from '../world/studies.ts'

const CONNECTIONS = 32
const PEOPLE = 2000

/** One answer per person and question. Each answer is one of the question's options. */
const TAPS = `select i.id as invitation_id, q.id as question_id, (
    select (array_agg(o.id order by o.id))[1 + (i.id + q.id) % count(*)]
    from screener_options o where o.question_id = q.id
  ) as option_id
  from invitations i join screener_questions q on q.research_id = i.research_id
  order by q.position, i.id`

export const answer: Row = {
  name: 'answer',
  about: 'a respondent chooses an option: stored, and the whole screener returned',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const { pool } = database
    const [researcher] = await addPeople(pool, 1)
    const projects = await addProjects(pool, [researcher?.id ?? 0], 10)
    const people = await addInvited(pool, projects, PEOPLE / projects.length, 'STARTED')
    await pool.query('vacuum analyze')
    const floor = await startOneUpsert(bench, database)
    const taps = await tapsOf(pool, people)
    const contenders: Contender[] = [
      {
        name: 'product',
        url: product.url,
        pid: product.pid,
        pool,
        ask: () => ({
          method: answerScreener.method,
          path: `${API_BASE}${answerScreener.path}`,
          headers: {},
          each: { requests: taps.map(({ headers, body }) => ({ headers, body })), again: true },
          status: 200,
        }),
      },
      floor(taps.map(({ answer }) => answer)),
    ]
    await warmUp(contenders, { connections: CONNECTIONS })
    const loaded = await takeTurns(contenders, { connections: CONNECTIONS })
    const alone = await takeTurns(contenders, { connections: 1, seconds: 0.6 })
    return {
      lines: [
        ...linesOf(loaded, `requests/s, ${CONNECTIONS} connections`, (round) => round.perSecond, {
          ratioTo: { [ONE_UPSERT]: 0.5 },
        }),
        ...linesOf(loaded, `p99 ms, ${CONNECTIONS} connections`, (round) => round.p99),
        ...loaded.slice(0, 1).map((own) => bestP99(own, `${CONNECTIONS} connections`, 30)),
        ...linesOf(loaded, 'CPU µs a request', (round) => round.cpu),
        ...linesOf(loaded, 'database CPU µs a request', (round) => round.databaseCpu),
        ...linesOf(alone, 'median ms, unloaded', (round) => round.p50),
      ],
      problems: problemsOf([...loaded, ...alone]),
    }
  },
}

type Tap = { invitation_id: string; question_id: string; option_id: string }

export async function tapsOf(pool: Pool, people: Invited[]) {
  const tokens = new Map(people.map(({ id, token }) => [id, token]))
  const { rows } = await pool.query<Tap>(TAPS)
  return rows.map((tap) => ({
    headers: sending(tokens.get(Number(tap.invitation_id)) ?? ''),
    body: JSON.stringify({
      userScreenerAnswerId: Number(tap.question_id),
      optionId: Number(tap.option_id),
      selected: true,
    }),
    answer: {
      invitationId: Number(tap.invitation_id),
      questionId: Number(tap.question_id),
      optionId: Number(tap.option_id),
    },
  }))
}
