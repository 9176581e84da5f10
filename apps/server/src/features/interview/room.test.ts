import { getInterviewRoom, saveInterviewNotes } from '@wattle/contract/interview'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Holdings, holdingsOf } from '#testing/holdings.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let own: Holdings
beforeAll(async () => {
  app = await startTestApp()
  own = await holdingsOf(app)
})
afterAll(() => app.close())

const save = (notes: Record<string, string>) =>
  app.call(saveInterviewNotes, {
    as: own.owner.token,
    params: { id: String(own.study.interviews[0]) },
    body: { notes },
  })

test('keeps notes exactly as typed, including spaces and line breaks', async () => {
  const general = ' They said: \n\t“tea”  '
  expect(await save({ general })).toMatchObject({ status: 200 })
  const params = { id: String(own.study.interviews[0]) }
  const { body } = await app.call(getInterviewRoom, { as: own.owner.token, params })
  expect(body.notes).toMatchObject({ general })
})

test.each([
  ['half a character', { general: '\ud800' }],
  ['a control character', { general: 'a\u0000b' }],
  ['a control character in a name', { '\u0000': 'tea' }],
])('refuses notes with %s', async (_what, notes) => {
  expect(await save(notes)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
})
