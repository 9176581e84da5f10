import { loosen, loosenedQuestion, screenerReport } from '@wattle/contract/loosening'
import type { JudgedQuestion } from '@wattle/contract/question-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requalify } from '#features/participation/read-answers.ts'
import { saveLooserQuestion } from '#features/screener/loosen-question.ts'
import { seededDice } from '#testing/dice.ts'
import {
  type Answered,
  anyQuestion,
  listQualified,
  someAnswers,
  withScreeners,
} from '#testing/generated-screeners.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const SCREENERS = process.env.LONG ? 1000 : 300
const PEOPLE = 12
const SEED = 27

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

function generated(): Answered[] {
  const dice = seededDice(SEED)
  return Array.from({ length: SCREENERS }, () => {
    const questions: JudgedQuestion[] = []
    for (let left = 2 + dice.below(3); left > 0; left -= 1)
      questions.push(anyQuestion(dice, questions))
    return { questions, people: Array.from({ length: PEOPLE }, () => someAnswers(dice, questions)) }
  })
}

test(`lets in exactly the promised number of people after loosening ${SCREENERS} generated screeners`, {
  timeout: 120_000,
}, async () => {
  const screeners = generated()
  const reports = screeners.map(({ questions, people }) => screenerReport(questions, people, []))
  const dice = seededDice(SEED)
  const promised = reports.map(({ qualified, gains }) => {
    const gain = gains.length > 0 ? dice.pick(gains) : undefined
    return { qualified: qualified + (gain?.people ?? 0), gain }
  })
  const { before, after } = await withScreeners(app.deps.db, screeners, async (tx) => {
    const before = await listQualified(tx)
    for (const [at, { gain }] of promised.entries()) {
      const question = gain && loosenedQuestion(screeners[at]?.questions ?? [], gain.change)
      const looser = question && loosen(question, gain.change)
      if (looser) await saveLooserQuestion(tx, looser)
      await requalify(app.deps, tx, at)
    }
    return { before, after: await listQualified(tx) }
  })
  const counts = Array.from(screeners, (_, at) => after.filter((row) => row.at === at).length)
  expect(counts).toEqual(promised.map(({ qualified }) => qualified))
  const still = new Set(after.map(({ id }) => id))
  expect(before.filter(({ id }) => !still.has(id))).toEqual([])
  expect(promised.filter(({ gain }) => gain).length).toBeGreaterThan(SCREENERS / 4)
})
