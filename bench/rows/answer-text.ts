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
import { addPeople, sending } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'
import { addInvited, type Invited } from '../world/studies.ts'
import { tapsOf } from './answer.ts'

const CONNECTIONS = 32
const PEOPLE = 1000
const OPTIONS_ONLY = 'product, options only'

/**
 * Turns the last question into a text question, and half of the others into follow-ups to the
 * first.
 */
const MAKE_RULES = `with ranked as (
    select id, research_id, row_number() over (partition by research_id order by position) as place,
      count(*) over (partition by research_id) as total
    from screener_questions where research_id = any($1::bigint[])
  )
  update screener_questions q set
    type = case when r.place = r.total then 'OPEN_TEXT' else q.type end,
    rule = case when r.place = r.total then 'NOTE' else q.rule end,
    shown_if = case when r.place % 2 = 0 and r.place < r.total then array(
      select o.id from screener_options o join ranked p on p.id = o.question_id
      where p.research_id = r.research_id and p.place = 1
    ) else '{}' end
  from ranked r where r.id = q.id`

/**
 * Finds each invitation's open text question. The rounds save the same answer to it over and over.
 */
const TEXTS = `select i.id as invitation_id, q.id as question_id
  from invitations i join screener_questions q on q.research_id = i.research_id
  where q.type = 'OPEN_TEXT' order by i.id`

export const answerText: Row = {
  name: 'answer-text',
  about: 'a respondent answers a screener with open text and follow-ups',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const { pool } = database
    const [researcher] = await addPeople(pool, 1)
    const projects = await addProjects(pool, [researcher?.id ?? 0], 20)
    const [plain, ruled] = [projects.slice(0, 10), projects.slice(10)]
    await pool.query(MAKE_RULES, [ruled])
    const people = await addInvited(pool, projects, PEOPLE / 10, 'STARTED')
    await pool.query('vacuum analyze')
    const isPlain = ({ researchId }: Invited) => plain.includes(researchId)
    const taps = await tapsOf(pool, people.filter(isPlain))
    const texts = await textsOf(
      pool,
      people.filter((person) => !isPlain(person)),
    )
    // `tapsOf` returns answers for every study. Leave out those without a token, because they
    // belong to the other studies.
    const own = taps.filter(({ headers }) => headers.authorization !== 'Bearer ')
    const contender = (name: string, requests: { headers: object; body: string }[]): Contender => ({
      name,
      url: product.url,
      pid: product.pid,
      ask: () => ({
        method: answerScreener.method,
        path: `${API_BASE}${answerScreener.path}`,
        headers: {},
        each: {
          requests: requests.map(({ headers, body }) => ({ headers: { ...headers }, body })),
          again: true,
        },
        status: 200,
      }),
    })
    const contenders = [contender('product', texts), contender(OPTIONS_ONLY, own)]
    await warmUp(contenders, { connections: CONNECTIONS })
    const loaded = await takeTurns(contenders, { connections: CONNECTIONS })
    return {
      lines: [
        ...linesOf(loaded, `requests/s, ${CONNECTIONS} connections`, (round) => round.perSecond, {
          ratioTo: { [OPTIONS_ONLY]: 0.9 },
        }),
        ...loaded.slice(0, 1).map((text) => bestP99(text, `${CONNECTIONS} connections`, 30)),
        ...linesOf(loaded, 'CPU µs a request', (round) => round.cpu),
      ],
      problems: problemsOf(loaded),
    }
  },
}

async function textsOf(pool: Pool, people: Invited[]) {
  const tokens = new Map(people.map(({ id, token }) => [id, token]))
  const { rows } = await pool.query<{ invitation_id: string; question_id: string }>(TEXTS)
  return rows.map((row) => ({
    headers: sending(tokens.get(Number(row.invitation_id)) ?? ''),
    body: JSON.stringify({
      userScreenerAnswerId: Number(row.question_id),
      text: 'We started at six, because the concrete came early, and were done by two.',
    }),
  }))
}
