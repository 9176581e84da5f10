import {
  type Answers,
  isMet,
  type JudgedQuestion,
  QUESTION_TYPES,
  rulesOf,
} from '@wattle/contract/question-rules'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import type { Dice } from './dice.ts'

let ids = 0

/** Question and option ids never repeat. */
export const nextId = (): number => ++ids

/** A random question of any type, with any rule the type allows. */
export function anyQuestion(dice: Dice, earlier: JudgedQuestion[]): JudgedQuestion {
  const type = dice.pick(QUESTION_TYPES)
  const parents = earlier.filter(({ shownIf = [] }) => shownIf.length === 0)
  const parent = dice.chance(0.3) && parents.length > 0 ? dice.pick(parents) : undefined
  return {
    id: nextId(),
    type,
    rule: dice.pick(rulesOf(type)),
    numberMin: dice.pick([null, 0, 3]),
    numberMax: dice.pick([null, 5, 1_000_000]),
    shownIf: parent?.options.filter(() => dice.chance(0.5)).map(({ id }) => id) ?? [],
    options: someOptions(dice),
  }
}

export const someOptions = (dice: Dice) =>
  Array.from({ length: 2 + dice.below(4) }, () => ({ id: nextId(), mustMatch: dice.chance(0.4) }))

/**
 * Half the time, chooses only options that must match, so that both results occur. Numbers are
 * close to the ends of the questions' ranges.
 */
export function someAnswers(dice: Dice, questions: JudgedQuestion[]): Answers {
  const eager = dice.chance(0.5)
  const chosen = questions.flatMap(({ type, options }) => {
    const liked = options.filter(({ mustMatch }) => (eager ? mustMatch : dice.chance(0.5)))
    return type === 'SINGLE_CHOICE' ? liked.slice(0, 1) : liked
  })
  const written = new Map<number, string | number>()
  for (const { id, type } of questions) {
    if (type === 'NUMBER' && dice.chance(0.9)) written.set(id, dice.pick([0, 2, 3, 5, 6]))
    if (type === 'OPEN_TEXT') written.set(id, 'By bus')
  }
  return { chosen: new Set(chosen.map(({ id }) => id)), written }
}

/** A screener, and the answers of everyone who finished it. */
export type Answered = { questions: JudgedQuestion[]; people: Answers[] }

/**
 * Stores the screeners in temporary tables, which hide the real ones and have no constraints. A
 * screener's index in the list becomes its project's id.
 */
export async function withScreeners<T>(
  db: Db,
  screeners: Answered[],
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const rows = {
    screener_questions: screeners.flatMap(({ questions }, at) =>
      questions.map(({ id, type, rule = 'MATCH', numberMin, numberMax, shownIf = [] }) => ({
        id,
        research_id: at,
        type,
        rule,
        number_min: numberMin,
        number_max: numberMax,
        shown_if: shownIf,
      })),
    ),
    screener_options: screeners.flatMap(({ questions }) =>
      questions.flatMap(({ id: question_id, options }) =>
        options.map(({ id, mustMatch: must_match }) => ({ id, question_id, must_match })),
      ),
    ),
    invitations: screeners
      .flatMap(({ questions, people }, at) =>
        people.map((answers) => ({
          research_id: at,
          member_id: 1,
          status: 'COMPLETED',
          result: questions.every((question) => isMet(question, answers)) ? 'FIT' : 'NOT_FIT',
          chosen_ids: [...answers.chosen],
          written: Object.fromEntries(answers.written ?? []),
        })),
      )
      .map((row, id) => ({ id, ...row })),
  }
  return db.transaction(async (tx) => {
    for (const [name, values] of Object.entries(rows)) {
      const table = sql.identifier(name)
      const source = sql`public.${table}`
      await tx.execute(
        sql`create temporary table ${table} on commit drop as select * from ${source} with no data`,
      )
      await tx.execute(
        sql`insert into ${table}
          select * from jsonb_populate_recordset(null::${source}, ${JSON.stringify(values)})`,
      )
    }
    await tx.execute(sql`create index on screener_questions (research_id)`)
    await tx.execute(sql`create index on screener_options (question_id)`)
    await tx.execute(sql`create index on screener_options (id)`)
    await tx.execute(sql`create index on invitations (research_id)`)
    return work(tx)
  })
}

/** Everyone who qualifies. `at` is the index of their screener in the list. */
export async function listQualified(tx: Db) {
  const { rows } = await tx.execute<{ id: number; at: number }>(
    sql`select id::int, research_id::int as at from invitations where result = 'FIT'`,
  )
  return rows
}
