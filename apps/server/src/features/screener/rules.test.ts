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
import {
  anyQuestion,
  nextId,
  someAnswers,
  someOptions,
  withScreeners,
} from '#testing/generated-screeners.ts'
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

const withSheets = <T>(sheets: Sheet[], judge: (tx: Db) => Promise<T>): Promise<T> => {
  const screeners = sheets.map(({ questions, answers }) => ({ questions, people: [answers] }))
  return withScreeners(app.deps.db, screeners, judge)
}

async function qualifying(tx: Db, condition: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id::int from invitations where ${condition} order by id`,
  )
  return rows.map(({ id }) => id)
}

const seedQuestion = (dice: Dice): JudgedQuestion => ({
  id: nextId(),
  type: dice.pick(['SINGLE_CHOICE', 'MULTIPLE_CHOICE']),
  options: someOptions(dice),
})

const sheetsOf = (count: number, seed: number, question: typeof anyQuestion): Sheet[] => {
  const dice = seededDice(seed)
  return Array.from({ length: count }, () => {
    const questions: JudgedQuestion[] = []
    for (let left = 2 + dice.below(3); left > 0; left -= 1)
      questions.push(question(dice, questions))
    return { questions, answers: someAnswers(dice, questions) }
  })
}

/** The query that decided who qualifies before questions had rules. */
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
    const note: JudgedQuestion = { id: nextId(), type, rule: 'NOTE', options: someOptions(dice) }
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
