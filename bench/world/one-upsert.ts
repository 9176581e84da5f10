import type { SqlRoute } from '../floors/fastify-sql.ts'
import type { Bench } from '../harness/bench.ts'
import type { Contender } from '../harness/compare.ts'
import type { Database } from '../harness/database.ts'

export const ONE_UPSERT = 'bare Fastify, one upsert'

/** A table with only the columns an answer needs. */
const TABLE = `create table bench_answers (
  invitation_id bigint, question_id bigint, chosen_ids bigint[] not null,
  primary key (invitation_id, question_id)
)`

const ROUTE: SqlRoute = {
  method: 'POST',
  url: '/answer',
  statements: [
    {
      sql: `insert into bench_answers (invitation_id, question_id, chosen_ids)
        values ($1, $2, array[$3::bigint])
        on conflict (invitation_id, question_id) do update set chosen_ids = excluded.chosen_ids
        returning question_id, chosen_ids`,
      values: ['invitationId', 'questionId', 'optionId'],
    },
  ],
}

type Answer = { invitationId: number; questionId: number; optionId: number }

/**
 * Starts the smallest server that can store an answer. Returns a function that makes a contender
 * for that server, which stores the given answers over and over.
 */
export async function startOneUpsert(
  bench: Bench,
  { pool, connectionString }: Database,
): Promise<(answers: Answer[]) => Contender> {
  await pool.query(TABLE)
  const floor = await bench.floor('fastify-sql.ts', { connectionString, routes: [ROUTE] })
  return (answers) => {
    const requests = answers.map((answer) => ({ body: JSON.stringify(answer) }))
    return {
      name: ONE_UPSERT,
      url: floor.url,
      pid: floor.pid,
      pool,
      ask: () => ({
        method: 'POST',
        path: ROUTE.url,
        headers: { 'content-type': 'application/json' },
        each: { requests, again: true },
        status: 200,
      }),
    }
  }
}
