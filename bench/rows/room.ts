import type { SqlRoute } from '../floors/fastify-sql.ts'
import { type Contender, linesOf, problemsOf, takeTurns, warmUp } from '../harness/compare.ts'
import type { Row } from '../harness/row.ts'
import { addCaptures, addInterviews } from '../world/findings.ts'
import { addPeople, bearer } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'

const CONNECTIONS = 32
const PROJECTS = 20
const INTERVIEWS = 5
const CAPTURES = 60
const FLOOR = 'bare Fastify, the same SQL'

const one = (sql: string) => ({ sql, values: ['id'] })
const research = '(select research_id from interviews where id = $1)'
const invitation = '(select invitation_id from interviews where id = $1)'

/** The SQL the product runs to open an interview room. */
const ROUTE: SqlRoute = {
  method: 'GET',
  url: '/room/:id',
  statements: [
    one(`select i.*, r.name, u.first_name, p.name as member from interviews i
      join researches r on r.id = i.research_id join users u on u.id = i.owner_id
      join invitations v on v.id = i.invitation_id left join panel_members p on p.id = v.member_id
      where i.id = $1`),
    one(`select * from researches where id = ${research}`),
    one(`select q.question, o.text from screener_questions q
      join screener_options o on o.question_id = q.id
      where q.research_id = ${research} order by q.position, o.position`),
    one(`select * from invitations where id = ${invitation}`),
    one(`select t.kind, c.answer, c.at from consents c join consent_texts t on t.id = c.text_id
      where c.invitation_id = ${invitation}`),
    one(`select p.*, g.* from guide_parts p left join guide_questions g on g.part_id = p.id
      where p.research_id = ${research} order by p.position, p.id, g.position, g.id`),
    one(`select * from assumptions where research_id = ${research} order by position`),
    one(`select * from evidence where interview_id = $1 and deleted_at is null
      order by created_at, id`),
    one(`select * from themes where research_id = ${research} order by id`),
  ],
}

export const room: Row = {
  name: 'room',
  about: 'an interview room opened, with 8 assumptions and 60 captures',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const { pool, connectionString } = database
    const people = await addPeople(pool, PROJECTS)
    const projects = await addProjects(
      pool,
      people.map(({ id }) => id),
      1,
    )
    const interviews = await addInterviews(pool, projects, INTERVIEWS)
    await addCaptures(pool, CAPTURES)
    await pool.query('vacuum analyze')
    const floor = await bench.floor('fastify-sql.ts', { connectionString, routes: [ROUTE] })
    const tokens = new Map(people.map(({ id, token }) => [id, token]))
    const asking = (
      name: string,
      { url, pid }: { url: string; pid: number },
      requests: { path: string; headers?: Record<string, string> }[],
    ): Contender => ({
      name,
      url,
      pid,
      ask: () => ({
        method: 'GET',
        path: '',
        headers: {},
        each: { requests, again: true },
        status: 200,
      }),
    })
    const contenders = [
      asking(
        'product',
        product,
        interviews.map(({ id, ownerId }) => ({
          path: `/api/platform/interview/${id}`,
          headers: bearer(tokens.get(ownerId) ?? ''),
        })),
      ),
      asking(
        FLOOR,
        floor,
        interviews.map(({ id }) => ({ path: `/room/${id}` })),
      ),
    ]
    await warmUp(contenders, { connections: CONNECTIONS, requests: 2000 })
    const measured = await takeTurns(contenders, { connections: CONNECTIONS, seconds: 1 })
    return {
      lines: [
        ...linesOf(measured, `requests/s, ${CONNECTIONS} connections`, (round) => round.perSecond, {
          ratioTo: { [FLOOR]: 0.4 },
        }),
        ...linesOf(measured, 'CPU µs a request', (round) => round.cpu),
      ],
      problems: problemsOf(measured),
    }
  },
}
