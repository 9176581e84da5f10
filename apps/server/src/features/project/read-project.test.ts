import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  guideParts,
  guideQuestions,
  researches,
  screenerOptions,
  screenerQuestions,
} from '#db/schema/researches.ts'
import { readParts } from '#features/guide/service.ts'
import { listQuestions } from '#features/screener/service.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { findResearchOf } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('reads a project as the query builder does', async () => {
  const { db } = app.deps
  const { id } = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
  const project = (await db.select().from(researches)).find((one) => one.id === id)
  expect(await findResearchOf(db, project?.ownerId ?? 0, id)).toEqual(project)
})

test('reads every field of a screener and a guide', async () => {
  const { db } = app.deps
  const { id } = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
  await db.update(screenerQuestions).set({ shownIf: [1, 2], numberMin: 3, numberMax: null })
  const questions = (await db.select().from(screenerQuestions)).filter(
    ({ researchId }) => researchId === id,
  )
  const options = await db.select().from(screenerOptions)
  const screener = await listQuestions(db, id)
  expect(screener.length).toBeGreaterThan(1)
  expect(screener).toMatchObject(
    inOrder(questions).map(
      ({ researchId: _, draftId: _draft, profileFieldId: _field, ...one }) => ({
        ...one,
        options: inOrder(options.filter(({ questionId }) => questionId === one.id)).map(
          ({ id, text, mustMatch }) => ({ id, text, mustMatch }),
        ),
      }),
    ),
  )

  const parts = (await db.select().from(guideParts)).filter(({ researchId }) => researchId === id)
  const asked = await db.select().from(guideQuestions)
  const guide = await readParts(db, id)
  expect(guide.length).toBeGreaterThan(1)
  expect(guide).toMatchObject(
    inOrder(parts).map(({ id, topic }) => ({
      id,
      topic,
      questions: inOrder(asked.filter(({ partId }) => partId === id)).map(({ id, question }) => ({
        id,
        question,
      })),
    })),
  )
})

const inOrder = <Row extends { position: number }>(rows: Row[]): Row[] =>
  rows.toSorted((one, other) => one.position - other.position)
