import type { SqlRoute } from '../floors/fastify-sql.ts'
import {
  bestP99,
  type Contender,
  linesOf,
  problemsOf,
  takeTurns,
  warmUp,
} from '../harness/compare.ts'
import type { OwnPart } from '../harness/load.ts'
import type { Line, Row } from '../harness/row.ts'
import { addPeople, bearer, sending } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'

const CONNECTIONS = 32
const RESEARCHERS = 100
const PROJECTS = 20
const MANY = 2000
const FLOOR = 'bare Fastify, the same SQL'

/**
 * The SQL for each call. The product reads the same rows, but gets each question with its options
 * as one JSON value.
 */
const OWN = `select * from researches where id = $1 and owner_id = $2 and deleted_at is null`
const SCREENER = `select q.*, o.* from screener_questions q
  left join screener_options o on o.question_id = q.id where q.research_id = $1
  order by q.position, q.id, o.position, o.id`
const GUIDE = `select p.*, g.* from guide_parts p left join guide_questions g on g.part_id = p.id
  where p.research_id = $1 order by p.position, p.id, g.position, g.id`
const DISTRIBUTION = `select d.id, d.status,
    count(*) filter (where i.status = 'COMPLETED')::int, count(*) filter (where i.result = 'FIT')::int
  from distributions d left join invitations i on i.distribution_id = d.id
  where d.research_id = $1 group by d.id`
const LIST = `with page as (
    select * from researches where owner_id = $1 and deleted_at is null
    order by created_at desc, id desc limit 50
  )
  select page.id, name, page.status, page.created_at, is_sample, target_interviews,
    count(i.id) filter (where i.status in ('PLANNED', 'NOTIFIED', 'CONFIRMED'))::int,
    count(i.id) filter (where i.status = 'CONDUCTED')::int
  from page left join interviews i on i.research_id = page.id
  group by page.id, name, page.status, page.created_at, is_sample, target_interviews
  order by page.created_at desc, page.id desc`
const CHANGE = `update researches set screener_version = screener_version + 1, updated_at = now()
  where id = $1 returning *`
const TEXT = 'update screener_options set text = $2 where id = $1 returning *'

const one = (sql: string, ...values: string[]) => ({ sql, values })

const ROUTES: Record<string, SqlRoute> = {
  list: {
    method: 'GET',
    url: '/list/:owner',
    statements: [one(LIST, 'owner')],
  },
  open: {
    method: 'GET',
    url: '/open/:owner/:id',
    statements: [
      one(OWN, 'id', 'owner'),
      one(SCREENER, 'id'),
      one(GUIDE, 'id'),
      one(DISTRIBUTION, 'id'),
    ],
  },
  'save an option': {
    method: 'PATCH',
    url: '/save/:owner/:id',
    transaction: true,
    statements: [
      one(`${OWN} for update`, 'id', 'owner'),
      one(SCREENER, 'id'),
      one(CHANGE, 'id'),
      one(TEXT, 'option', 'text'),
      one(SCREENER, 'id'),
    ],
  },
  validate: {
    method: 'GET',
    url: '/validate/:owner/:id',
    statements: [one(OWN, 'id', 'owner'), one(SCREENER, 'id')],
  },
}

const PLACES = `select r.id, r.owner_id, q.id as question_id, o.id as option_id
  from researches r join screener_questions q on q.research_id = r.id and q.position = 1
  join screener_options o on o.question_id = q.id and o.position = 1
  where r.owner_id <= $1 order by r.created_at, r.id`

type Place = { id: string; owner_id: string; question_id: string; option_id: string }
type Ways = { method: string; product: OwnPart[]; floor: OwnPart[] }

export const projects: Row = {
  name: 'projects',
  about: 'a researcher lists projects, opens one, saves an option, validates a screener',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const { pool, connectionString } = database
    const routes = Object.values(ROUTES)
    const floor = await bench.floor('fastify-sql.ts', { connectionString, routes })
    const people = await addPeople(pool, RESEARCHERS)
    const ids = people.map(({ id }) => id)
    await addProjects(pool, ids, PROJECTS, 'SCREENER_GENERATION')
    const [busy] = await addPeople(pool, 1, { name: 'busy' })
    await addProjects(pool, [busy?.id ?? 0], MANY)
    await pool.query('vacuum analyze')
    const { rows } = await pool.query<Place>(PLACES, [ids.at(-1)])
    const tokens = new Map(people.map(({ id, token }) => [id, token]))
    const ways = waysOf(rows, (owner) => tokens.get(owner) ?? '')

    const lines: Line[] = []
    const problems: string[] = []
    for (const [call, { method, product: own, floor: bare }] of Object.entries(ways)) {
      const asking = (name: string, to: { url: string; pid: number }, requests: OwnPart[]) =>
        ({
          name,
          url: to.url,
          pid: to.pid,
          ask: () => ({
            method,
            path: '',
            headers: {},
            each: { requests, again: true },
            status: 200,
          }),
        }) satisfies Contender
      const contenders = [asking('product', product, own), asking(FLOOR, floor, bare)]
      await warmUp(contenders, { connections: CONNECTIONS, requests: 2000 })
      const measured = await takeTurns(contenders, { connections: CONNECTIONS, seconds: 1 })
      const label = `requests/s, ${call}, ${CONNECTIONS} connections`
      lines.push(
        ...linesOf(measured, label, (round) => round.perSecond, { ratioTo: { [FLOOR]: 0.4 } }),
        ...linesOf(measured, `CPU µs, ${call}`, (round) => round.cpu),
      )
      problems.push(...problemsOf(measured))
    }

    const large = Object.entries(LARGE).map(
      ([name, path]): Contender => ({
        name,
        url: product.url,
        pid: product.pid,
        ask: () => ({
          method: 'GET',
          path: `/api/platform/research${path}`,
          headers: bearer(busy?.token ?? ''),
          status: 200,
        }),
      }),
    )
    const listed = await takeTurns(large, { connections: 1, seconds: 1 })
    for (const one of listed) lines.push(bestP99(one, one.contender.name, 50))
    return { lines, problems: [...problems, ...problemsOf(listed)] }
  },
}

const LARGE = {
  'list of 2,000 projects': '?page=1&size=50',
  'last page of 2,000 projects': '?page=40&size=50',
  'search among 2,000 projects': '?page=1&size=50&name=meals+199',
}

function waysOf(places: Place[], token: (owner: number) => string): Record<string, Ways> {
  const each = (build: (place: Place) => OwnPart) => places.map(build)
  const own = ({ owner_id }: Place) => token(Number(owner_id))
  return {
    list: {
      method: 'GET',
      product: each((place) => ({
        path: '/api/platform/research?page=1&size=50',
        headers: bearer(own(place)),
      })),
      floor: each(({ owner_id }) => ({ path: `/list/${owner_id}` })),
    },
    open: {
      method: 'GET',
      product: each((place) => ({
        path: `/api/platform/research/${place.id}`,
        headers: bearer(own(place)),
      })),
      floor: each(({ owner_id, id }) => ({ path: `/open/${owner_id}/${id}` })),
    },
    'save an option': {
      method: 'PATCH',
      product: each((place) => ({
        path: '/api/platform/screener',
        headers: sending(own(place)),
        body: JSON.stringify({
          id: Number(place.id),
          questions: [
            {
              id: Number(place.question_id),
              options: [{ id: Number(place.option_id), text: NEW }],
            },
          ],
        }),
      })),
      floor: each(({ owner_id, id, option_id }) => ({
        path: `/save/${owner_id}/${id}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ option: option_id, text: NEW }),
      })),
    },
    validate: {
      method: 'GET',
      product: each((place) => ({
        path: `/api/platform/screener/validate/${place.id}`,
        headers: bearer(own(place)),
      })),
      floor: each(({ owner_id, id }) => ({ path: `/validate/${owner_id}/${id}` })),
    },
  }
}

const NEW = 'I bought something on the way'
