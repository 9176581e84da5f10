import {
  type Answers,
  isMet,
  type JudgedQuestion,
  QUESTION_TYPES,
  rulesOf,
} from '@wattle/contract/question-rules'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/open.ts'
import { type Dice, seededDice } from '#testing/dice.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { everyQuestionSql, isMetSql } from './rules.ts'

const SCREENERS = process.env.LONG ? 10_000 : 300
const SEED = process.env.LONG ? Date.now() % 1_000_000 : 1

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** One person's answers to one screener. */
type Sheet = { questions: JudgedQuestion[]; answers: Answers }

/** Stores the screeners in temporary tables, which hide the real ones and have no constraints. */
async function withSheets<T>(sheets: Sheet[], judge: (tx: Db) => Promise<T>): Promise<T> {
  const rows = {
    screener_questions: sheets.flatMap(({ questions }, at) =>
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
    screener_options: sheets.flatMap(({ questions }) =>
      questions.flatMap(({ id: question_id, options }) =>
        options.map(({ id, mustMatch: must_match }) => ({ id, question_id, must_match })),
      ),
    ),
    invitations: sheets.map(({ answers: { chosen, written } }, at) => ({
      id: at,
      research_id: at,
      chosen_ids: [...chosen],
      written: Object.fromEntries(written ?? []),
    })),
  }
  return app.deps.db.transaction(async (tx) => {
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
    return judge(tx)
  })
}

async function qualifying(tx: Db, condition: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id::int from invitations where ${condition} order by id`,
  )
  return rows.map(({ id }) => id)
}

let ids = 0

/**
 * A random question that someone could have written, with any type and any rule. Numbers are near
 * the ends of ranges.
 */
function anyQuestion(dice: Dice, earlier: JudgedQuestion[]): JudgedQuestion {
  const type = dice.pick(QUESTION_TYPES)
  const parents = earlier.filter(({ shownIf = [] }) => shownIf.length === 0)
  const parent = dice.chance(0.3) && parents.length > 0 ? dice.pick(parents) : undefined
  return {
    id: ++ids,
    type,
    rule: dice.pick(rulesOf(type)),
    numberMin: dice.pick([null, 0, 3]),
    numberMax: dice.pick([null, 5, 1_000_000]),
    shownIf: parent?.options.filter(() => dice.chance(0.5)).map(({ id }) => id) ?? [],
    options: someOptions(dice),
  }
}

const someOptions = (dice: Dice) =>
  Array.from({ length: 2 + dice.below(4) }, () => ({ id: ++ids, mustMatch: dice.chance(0.4) }))

const seedQuestion = (dice: Dice): JudgedQuestion => ({
  id: ++ids,
  type: dice.pick(['SINGLE_CHOICE', 'MULTIPLE_CHOICE']),
  options: someOptions(dice),
})

/** These answers qualify more often than random ones would, so both results occur. */
function someAnswers(dice: Dice, questions: JudgedQuestion[]): Answers {
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

const sheetsOf = (count: number, seed: number, question: typeof anyQuestion): Sheet[] => {
  const dice = seededDice(seed)
  return Array.from({ length: count }, () => {
    const questions: JudgedQuestion[] = []
    for (let left = 2 + dice.below(3); left > 0; left -= 1)
      questions.push(question(dice, questions))
    return { questions, answers: someAnswers(dice, questions) }
  })
}

/** How we decided who qualifies before questions had rules. */
const OLD_STATEMENT = everyQuestionSql(sql`case
  when q.type = 'SINGLE_CHOICE' then exists (select from screener_options o
    where o.question_id = q.id and o.must_match and o.id = any(invitations.chosen_ids))
  else not exists (select from screener_options o
    where o.question_id = q.id and o.must_match and o.id <> all(invitations.chosen_ids)) end`)

test(`gives the same results as the old query for ${SCREENERS} generated screeners without new rules (seed ${SEED})`, async () => {
  const sheets = sheetsOf(SCREENERS, SEED, seedQuestion)
  const [before, now] = await withSheets(sheets, async (tx) => [
    await qualifying(tx, OLD_STATEMENT),
    await qualifying(tx, everyQuestionSql(isMetSql)),
  ])
  expect(now).toEqual(before)
  expect(now.length).toBeGreaterThan(SCREENERS / 20)
  expect(now.length).toBeLessThan(SCREENERS)
})

test(`gives the same result in TypeScript and SQL for every type, rule, range and follow-up (seed ${SEED})`, async () => {
  const sheets = sheetsOf(1_000, SEED, anyQuestion)
  const rows = await withSheets(sheets, async (tx) => {
    const found = await tx.execute<{ sheet: number; id: number; met: boolean }>(sql`
      select research_id::int as sheet, q.id::int, ${isMetSql} as met
      from invitations join screener_questions q using (research_id)`)
    return found.rows
  })
  const judged = new Map(rows.map(({ id, met }) => [id, met]))
  const seen = new Set<string>()
  for (const { questions, answers } of sheets)
    for (const question of questions) {
      const met = isMet(question, answers)
      seen.add(`${question.type} ${question.rule} ${met}`)
      expect(judged.get(question.id), JSON.stringify({ question, answers })).toBe(met)
    }
  const cases = QUESTION_TYPES.flatMap((type) =>
    rulesOf(type).flatMap((rule) => {
      const results = rule === 'NOTE' ? [true] : [true, false]
      return results.map((met) => `${type} ${rule} ${met}`)
    }),
  )
  expect(seen).toEqual(new Set(cases))
})

test('never changes a result when a NOTE question is added or answered', async () => {
  const sheets = sheetsOf(300, SEED, anyQuestion)
  const dice = seededDice(SEED)
  const withNotes = sheets.map(({ questions, answers }) => {
    const type = dice.pick(QUESTION_TYPES)
    const note: JudgedQuestion = { id: ++ids, type, rule: 'NOTE', options: someOptions(dice) }
    const own = dice.chance(0.7) ? someAnswers(dice, [note]) : { chosen: new Set<number>() }
    return {
      questions: [...questions, note],
      answers: {
        chosen: new Set([...answers.chosen, ...own.chosen]),
        written: new Map([...(answers.written ?? []), ...(own.written ?? [])]),
      },
    }
  })
  const judge = (tx: Db) => qualifying(tx, everyQuestionSql(isMetSql))
  const results = await withSheets(sheets, judge)
  expect(await withSheets(withNotes, judge)).toEqual(results)
  expect(results.length).toBeGreaterThan(0)
})
