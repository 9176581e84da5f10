import type { Database } from '../harness/database.ts'
import type { Scenario } from '../harness/visits.ts'
import { addCorrespondence, addHistory, addMembers } from './panel.ts'
import { addPeople, type Person } from './people.ts'
import { addProjects } from './projects.ts'
import { addInvited } from './studies.ts'

/**
 * Size 1: 2,000 members and 10 studies with 20 completions each. The product is built for size 100.
 */
const MEMBERS = 2000
const STUDIES = 10
const HISTORY = { completionsEach: 20, interviewsEach: 5 }
const MAILS = 2000
const OPEN_STUDIES = 20

export type World = {
  researchers: Researcher[]
  admin: Person & { project: number }
  open: number[]
}
type Researcher = {
  token: string
  project: number
  draft: number
  question: number
  option: number
}

const DRAFTS = `select r.owner_id, r.id, q.id as question, o.id as option
  from researches r join screener_questions q on q.research_id = r.id and q.position = 1
  join screener_options o on o.question_id = q.id and o.position = 1
  where r.id = any($1::bigint[])`

type Draft = { owner_id: string; id: string; question: string; option: string }

export async function fillWorld({ pool }: Database, size: number): Promise<World> {
  const [admin] = await addPeople(pool, 1, { name: 'admin', role: 'ROLE_ADMIN' })
  const owners = await addPeople(pool, STUDIES * size)
  const ids = owners.map(({ id }) => id)
  const studies = await addProjects(pool, ids, 1)
  await addMembers(pool, MEMBERS * size)
  await addHistory(pool, studies, HISTORY)
  await addCorrespondence(pool, MAILS * size)
  const drafts = await addProjects(pool, ids, 1, 'SCREENER_GENERATION')
  const open = await addProjects(
    pool,
    ids.slice(0, OPEN_STUDIES),
    Math.ceil(OPEN_STUDIES / ids.length),
  )
  const { rows } = await pool.query<Draft>(DRAFTS, [drafts])
  const tokens = new Map(owners.map(({ id, token }) => [id, token]))
  await pool.query('vacuum analyze')
  const [first = 0] = studies
  if (!admin) throw new Error('the admin was not added')
  return {
    admin: { ...admin, project: first },
    open,
    researchers: rows.map(({ owner_id, id, question, option }, at) => ({
      token: tokens.get(Number(owner_id)) ?? '',
      project: studies[ids.indexOf(Number(owner_id))] ?? studies[at] ?? first,
      draft: Number(id),
      question: Number(question),
      option: Number(option),
    })),
  }
}

/** Seven in ten requests come from respondents, two from researchers, one from admins. */
export async function scenariosOf(
  { pool }: Database,
  { researchers, admin, open }: World,
  respondents: number,
): Promise<Scenario[]> {
  const people = await addInvited(pool, open, Math.ceil(respondents / open.length), 'INVITED')
  return [
    { file: 'respondent.ts', visitors: people, again: false, share: 70 },
    { file: 'researcher.ts', visitors: researchers, again: true, share: 20 },
    { file: 'admin.ts', visitors: [admin], again: true, share: 10 },
  ]
}
