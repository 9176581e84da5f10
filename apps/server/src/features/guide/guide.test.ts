import * as contract from '@wattle/contract/guide'
import { saveInterviewNotes } from '@wattle/contract/interview'
import { getResearch } from '@wattle/contract/research'
import { nextStep } from '@wattle/contract/steps'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdingsOf } from '#testing/holdings.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function preparing() {
  const { id, as } = await app.given.research({ status: 'GUIDE_GENERATION' })
  return { id, as, guide: await read(as, id) }
}

async function read(as: string, id: number) {
  const { body } = await app.call(getResearch, { as, params: { id: String(id) } })
  if (!body.guide) throw new Error('no guide')
  return body.guide
}

const path = (id: number | undefined) => ({ id: String(id) })

describe('parts of the guide', () => {
  test('adds a part with an empty question until there are ten parts', async () => {
    const { id, as, guide } = await preparing()
    const { status, body } = await app.call(contract.addGuidePart, { as, params: path(id) })
    expect(status).toBe(201)
    expect(body).toMatchObject({ topic: '', questions: [{ question: '' }] })
    for (let n = guide.parts.length + 1; n < 10; n++)
      await app.call(contract.addGuidePart, { as, params: path(id) })
    expect(await app.call(contract.addGuidePart, { as, params: path(id) })).toMatchObject({
      status: 409,
      body: { message: 'You can add a maximum of 10 parts to the guide' },
    })
  })

  test('refuses to delete the last part', async () => {
    const { as, guide } = await preparing()
    const [first, ...rest] = guide.parts
    for (const part of rest) await app.call(contract.deleteGuidePart, { as, params: path(part.id) })
    expect(await app.call(contract.deleteGuidePart, { as, params: path(first?.id) })).toMatchObject(
      {
        status: 409,
        body: { message: 'Cannot delete the last part of the guide' },
      },
    )
  })

  test('moves a part up and down by one place', async () => {
    const { as, guide } = await preparing()
    const [first, second] = guide.parts
    const up = await app.call(contract.moveGuidePartUp, { as, params: path(second?.id) })
    expect(up.body.parts.slice(0, 2).map(({ id }) => id)).toEqual([second?.id, first?.id])
    const down = await app.call(contract.moveGuidePartDown, { as, params: path(second?.id) })
    expect(down.body.parts[0]?.id).toBe(first?.id)
  })

  test('changes nothing, not even the version, when a part is moved past either end', async () => {
    const { as, guide } = await preparing()
    const [first, last] = [guide.parts[0], guide.parts.at(-1)]
    const up = await app.call(contract.moveGuidePartUp, { as, params: path(first?.id) })
    expect(up.body).toEqual(guide)
    const down = await app.call(contract.moveGuidePartDown, { as, params: path(last?.id) })
    expect(down.body).toEqual(guide)
  })
})

describe('the wording and order of the guide', () => {
  test('puts the given parts and questions first, and keeps the others after them', async () => {
    const { id, as, guide } = await preparing()
    const [first, second, ...rest] = guide.parts
    const { body } = await app.call(contract.updateGuide, {
      as,
      body: {
        id,
        parts: [
          { id: second?.id ?? 0, topic: 'Now first' },
          {
            id: first?.id ?? 0,
            questions: [{ id: first?.questions[1]?.id ?? 0, question: 'Why?' }],
          },
        ],
      },
    })
    expect(body.parts.map((part) => part.id)).toEqual([
      second?.id,
      first?.id,
      ...rest.map((part) => part.id),
    ])
    expect(body.parts[0]).toMatchObject({ topic: 'Now first', questions: second?.questions })
    expect(body.parts[1]?.questions[0]?.question).toBe('Why?')
    expect(body.parts[1]?.questions).toHaveLength(first?.questions.length ?? 0)
  })

  test('rejects a stale version and returns the current guide', async () => {
    const { id, as, guide } = await preparing()
    const write = (topic: string) =>
      app.call(contract.updateGuide, {
        as,
        body: { id, version: guide.version, parts: [{ id: guide.parts[0]?.id ?? 0, topic }] },
      })
    expect(await write('One')).toMatchObject({ status: 200 })
    const refused = await write('Two')
    expect(refused).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } })
    expect(refused.body.data.current).toEqual(await read(as, id))
  })

  test('adds and deletes questions', async () => {
    const { id, as, guide } = await preparing()
    const part = guide.parts[0]
    const added = await app.call(contract.addGuideQuestion, { as, params: path(part?.id) })
    expect(added).toMatchObject({ status: 201, body: { question: '' } })
    expect((await read(as, id)).parts[0]?.questions.at(-1)?.id).toBe(added.body.id)
    await app.call(contract.deleteGuideQuestion, { as, params: path(added.body.id) })
    expect((await read(as, id)).parts[0]).toEqual(part)
  })

  test("doesn't move to the next step if the guide has no questions", async () => {
    const { id, as, guide } = await preparing()
    for (const { questions } of guide.parts)
      for (const question of questions)
        await app.call(contract.deleteGuideQuestion, { as, params: path(question.id) })
    const body = { researchId: id, nextStatus: 'PROJECT_CONFIRMATION' as const }
    expect(await app.call(nextStep, { as, body })).toMatchObject({ status: 409 })
  })

  test("doesn't move to the next step if a part or question is empty, and says which one is", async () => {
    const { id, as, guide } = await preparing()
    const goOn = () =>
      app.call(nextStep, {
        as,
        body: { researchId: id, nextStatus: 'PROJECT_CONFIRMATION' as const },
      })
    const { body: part } = await app.call(contract.addGuidePart, { as, params: path(id) })
    const place = guide.parts.length + 1
    expect(await goOn()).toMatchObject({
      status: 409,
      body: {
        message: `Part ${place} has no topic yet. Please enter a topic, or delete the part.`,
      },
    })
    const named = { id: part.id, topic: 'The last time' }
    await app.call(contract.updateGuide, { as, body: { id, parts: [named] } })
    expect(await goOn()).toMatchObject({
      status: 409,
      body: { message: 'A question in part 1 is empty. Please write the question, or delete it.' },
    })
    await app.call(contract.deleteGuideQuestion, { as, params: path(part.questions[0]?.id) })
    expect(await goOn()).toMatchObject({ status: 200 })
  })
})

describe('the guide once interviews are running', () => {
  test('lets researchers edit the guide', async () => {
    const { id, as } = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
    const [part] = (await read(as, id)).parts
    const parts = [{ id: part?.id ?? 0, topic: 'Another topic' }]
    const { body } = await app.call(contract.updateGuide, { as, body: { id, parts } })
    expect(body.parts[0]?.topic).toBe('Another topic')
  })

  test('lets researchers reword a question that has notes, but not delete the question or its part', async () => {
    const { owner, study } = await holdingsOf(app)
    const as = owner.token
    const { parts } = await read(as, study.id)
    const question = parts[0]?.questions[0]
    const notes = { [String(question?.id)]: 'Rang twice' }
    await app.call(saveInterviewNotes, { as, params: path(study.interviews[0]), body: { notes } })
    const refusal = { status: 409, body: { code: 'QUESTION_HAS_NOTES' } }
    expect(
      await app.call(contract.deleteGuideQuestion, { as, params: path(question?.id) }),
    ).toMatchObject(refusal)
    expect(
      await app.call(contract.deleteGuidePart, { as, params: path(parts[0]?.id) }),
    ).toMatchObject(refusal)
    expect((await read(as, study.id)).parts).toEqual(parts)
    const other = parts[1]?.questions[0]?.id
    const deleted = await app.call(contract.deleteGuideQuestion, { as, params: path(other) })
    expect(deleted.status).toBe(200)
  })
})

test('returns 404 when someone else changes the guide', async () => {
  const { id, as, guide } = await preparing()
  const { token } = await app.given.user()
  const part = guide.parts[0]
  const attempts = [
    app.call(contract.addGuidePart, { as: token, params: path(id) }),
    app.call(contract.addGuideQuestion, { as: token, params: path(part?.id) }),
    app.call(contract.deleteGuidePart, { as: token, params: path(part?.id) }),
    app.call(contract.deleteGuideQuestion, { as: token, params: path(part?.questions[0]?.id) }),
    app.call(contract.moveGuidePartUp, { as: token, params: path(part?.id) }),
    app.call(contract.updateGuide, { as: token, body: { id, parts: [] } }),
  ]
  for (const reply of await Promise.all(attempts)) expect(reply.status).toBe(404)
  expect(await read(as, id)).toEqual(guide)
})

describe('restoring parts and questions', () => {
  const part = { topic: 'Tea', questions: [{ question: 'When?' }, { question: 'Why?' }] }

  test('restores a deleted part in its place, with its questions', async () => {
    const { id, as, guide } = await preparing()
    const body = { guideId: id, position: 2, ...part }
    const reply = await app.call(contract.restoreGuidePart, { as, body })
    const [first, ...rest] = guide.parts
    expect(reply.body).toMatchObject({ version: guide.version + 1, parts: [first, part, ...rest] })
    expect(await read(as, id)).toEqual(reply.body)
  })

  test('restores a deleted question in its place', async () => {
    const { as, guide } = await preparing()
    const [first] = guide.parts
    const body = { partId: first?.id ?? 0, position: 1, question: 'Tea?' }
    const reply = await app.call(contract.restoreGuideQuestion, { as, body })
    const questions = [{ question: 'Tea?' }, ...(first?.questions ?? [])]
    expect(reply.body.parts[0]).toMatchObject({ questions })
  })

  test('restores a part without questions, and puts it at the end if fewer parts are left', async () => {
    const { id, as } = await preparing()
    const body = { guideId: id, position: 10, topic: 'Empty', questions: [] }
    const reply = await app.call(contract.restoreGuidePart, { as, body })
    expect(reply.body.parts.at(-1)).toMatchObject({ topic: 'Empty', questions: [] })
  })

  test('changes nothing if the input is invalid, and never restores too many parts', async () => {
    const { id, as, guide } = await preparing()
    const body = { guideId: id, position: 1, ...part }
    for (const bad of [
      { ...body, position: 0 },
      { ...body, topic: 'x'.repeat(301) },
    ]) {
      expect(await app.call(contract.restoreGuidePart, { as, body: bad })).toMatchObject({
        status: 400,
      })
    }
    expect(await read(as, id)).toEqual(guide)
    const room = 10 - guide.parts.length
    const replies = await Promise.all(
      Array.from({ length: room + 2 }, () => app.call(contract.restoreGuidePart, { as, body })),
    )
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(2)
    expect((await read(as, id)).parts).toHaveLength(10)
  })
})
