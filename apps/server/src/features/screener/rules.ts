import {
  CHOICE_TYPES,
  type Condition,
  MAX_NUMBER,
  QUALIFIES,
  QUESTION_TYPES,
  rulesOf,
} from '@wattle/contract/question-rules'
import { type SQL, sql } from 'drizzle-orm'
import { oneOf } from '#db/one-of.ts'

// SQL conditions on the question `q` and the answers in `invitations`. The contract's
// question-rules.ts has the same rules in TypeScript, and rules.test.ts checks that the two agree.

export const isShownSql = sql`(q.shown_if = '{}' or q.shown_if && invitations.chosen_ids)`

export const isChoiceSql = oneOf(sql`q.type`, CHOICE_TYPES)

const hasOption = (which: SQL) =>
  sql`exists (select from screener_options o where o.question_id = q.id and ${which})`

const isMarkedChosen = hasOption(sql`o.must_match and o.id = any(invitations.chosen_ids)`)

export const writtenSql = sql`(invitations.written -> q.id::text)`
const number = sql`case jsonb_typeof(${writtenSql}) when 'number' then ${writtenSql}::int end`
const range = sql`coalesce(q.number_min, 0) and coalesce(q.number_max, ${sql.raw(String(MAX_NUMBER))})`

const CONDITIONS: Record<Condition, SQL> = {
  SOME_MARKED: isMarkedChosen,
  EVERY_MARKED: sql`not ${hasOption(sql`o.must_match and o.id <> all(invitations.chosen_ids)`)}`,
  NO_MARKED: sql`not ${isMarkedChosen}`,
  IN_RANGE: sql`coalesce(${number} between ${range}, false)`,
  OUT_OF_RANGE: sql`coalesce(${number} not between ${range}, false)`,
  ALWAYS: sql`true`,
}

/**
 * The pairs of question type and rule that use this condition. They're literals, so PostgreSQL can
 * use them when it plans the prepared statement.
 */
const asksFor = (condition: Condition) =>
  sql.raw(
    QUESTION_TYPES.flatMap((type) =>
      rulesOf(type)
        .filter((rule) => QUALIFIES[type][rule] === condition)
        .map((rule) => `('${type}', '${rule}')`),
    ).join(', '),
  )

/** `isMet` in SQL. A hidden question counts as met. */
export const isMetSql = sql`case when not ${isShownSql} then true ${sql.join(
  Object.entries(CONDITIONS).map(
    ([condition, holds]) =>
      sql`when (q.type, q.rule) in (${asksFor(condition as Condition)}) then ${holds}`,
  ),
  sql` `,
)} end`

/** A hidden question counts as answered. */
export const isAnsweredSql = sql`case when not ${isShownSql} then true
  when ${isChoiceSql} then ${hasOption(sql`o.id = any(invitations.chosen_ids)`)}
  else ${writtenSql} is not null end`

export const everyQuestionSql = (holds: SQL) => sql`not exists (
  select from screener_questions q where q.research_id = invitations.research_id and not ${holds}
)`
