import type { Pool } from '../harness/libraries.ts'

export const QUESTIONS = 8
export const OPTIONS = 5
const PARTS = 5
const GUIDE_QUESTIONS = 4

const PROJECTS = `insert into researches
    (owner_id, name, status, idea, characteristics, screener_version, guide_version, created_at, updated_at)
  select owner, 'Roster Meals ' || owner || ' ' || n, $3,
    'An app that helps nurses on rotating rosters plan their meals, as they eat badly on night shifts.',
    array['Nurses on rotating rosters', 'Cook at home at least twice a week', 'Work nights'],
    1, 1, now() - n * interval '1 hour', now() - n * interval '1 hour'
  from unnest($1::bigint[]) owner, generate_series(1, $2::int) n
  returning id`

const SCREENER_QUESTIONS = `insert into screener_questions (research_id, position, question, type, ordered)
  select research, n, 'How did you arrange your meals around work last week, part ' || n || '?',
    case when n % 3 = 0 then 'MULTIPLE_CHOICE' else 'SINGLE_CHOICE' end, false
  from unnest($1::bigint[]) research, generate_series(1, ${QUESTIONS}) n`

const SCREENER_OPTIONS = `insert into screener_options (question_id, position, text, must_match)
  select q.id, n,
    case when n = ${OPTIONS} then 'None of these' else 'I brought something from home, kind ' || n end,
    n <= 2
  from screener_questions q, generate_series(1, ${OPTIONS}) n where q.research_id = any($1::bigint[])`

const GUIDE_PARTS = `insert into guide_parts (research_id, position, topic)
  select research, n, 'Everyday life, part ' || n
  from unnest($1::bigint[]) research, generate_series(1, ${PARTS}) n`

const GUIDE = `insert into guide_questions (part_id, position, question)
  select p.id, n, 'Tell me about the last time that you planned a meal, and what came of it (' || n || ').'
  from guide_parts p, generate_series(1, ${GUIDE_QUESTIONS}) n where p.research_id = any($1::bigint[])`

/** Adds projects for these people. Each project has a screener and a guide. */
export async function addProjects(
  pool: Pool,
  ownerIds: number[],
  each: number,
  status = 'CONDUCTING_INTERVIEW',
): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>(PROJECTS, [ownerIds, each, status])
  const ids = rows.map(({ id }) => Number(id))
  for (const sql of [SCREENER_QUESTIONS, SCREENER_OPTIONS, GUIDE_PARTS, GUIDE])
    await pool.query(sql, [ids])
  return ids
}
