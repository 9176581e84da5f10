import { bookSlotFor, notifyResearcher } from '@wattle/contract/admin'
import { emptyBrief, readBrief } from '@wattle/contract/brief'
import { confirmInterview } from '@wattle/contract/interview'
import * as contract from '@wattle/contract/research'
import { bookSlot } from '@wattle/contract/screening'
import { updateBrief } from '@wattle/contract/steps'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const get = (as: string, id: number) =>
  app.call(contract.getResearch, { as, params: { id: String(id) } })

describe('creating and copying projects', () => {
  test('starts a project with the idea question and nothing else', async () => {
    const { token } = await app.given.user()
    const { status, body } = await app.call(contract.createResearch, {
      as: token,
      body: { name: ' Night shift ' },
      headers: { 'x-time-zone': 'Australia/Melbourne' },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Night shift',
      status: 'IDEA_SHAPING',
      questions: [
        {
          id: body.id,
          researchId: body.id,
          description: '',
          placeholder: 'Please insert your idea here...',
        },
      ],
      audience: null,
      screener: null,
      guide: null,
      distribution: null,
      generation: { state: 'idle', engine: null },
      frozen: false,
    })
    expect((await get(token, body.id)).body).toMatchObject({ name: 'Night shift' })
  })

  test('stores an idea and a brief with a new project if the call includes them', async () => {
    const { token } = await app.given.user()
    const idea = 'An app that plans meals for nurses on night shifts.'
    const brief = { ...emptyBrief(), who: 'nurses on night shifts', by: { who: 'user' as const } }
    const body = { name: 'Meals', idea, brief }
    const { body: created } = await app.call(contract.createResearch, { as: token, body })
    expect(created).toMatchObject({
      isSample: false,
      status: 'IDEA_SHAPING',
      questions: [{ description: idea }],
      brief: { who: 'nurses on night shifts' },
    })
  })

  test.each(['', '   ', 'x'.repeat(201), 'two\nlines'])('refuses "%s" as a name', async (name) => {
    const { token } = await app.given.user()
    const reply = await app.call(contract.createResearch, { as: token, body: { name } })
    expect(reply.status).toBe(400)
  })

  test('returns the seeds’ messages if the name, idea or audience is missing', async () => {
    const { id, as } = await app.given.research()
    const missing = async (method: 'POST' | 'PATCH' | 'PUT', url: string, payload: object) => {
      const headers = { authorization: `Bearer ${as}` }
      const reply = await app.app.inject({ method, url: `/api/platform${url}`, headers, payload })
      return [reply.statusCode, reply.json().message, reply.json().data.message]
    }
    const refusal = (message: string) => [400, message, message]
    expect(await missing('POST', '/research', {})).toEqual(
      refusal('Add your project name to continue'),
    )
    expect(await missing('POST', '/research', { name: null })).toEqual(
      refusal('Add your project name to continue'),
    )
    expect(await missing('PATCH', '/research/question', { questionId: id })).toEqual(
      refusal('Please enter your startup idea to proceed!'),
    )
    expect(await missing('PUT', '/research/characteristics', { id })).toEqual(
      refusal('Please enter your characteristics!'),
    )
  })

  test('shows a short American date in the reader’s time zone', async () => {
    app.clock.set('2026-11-15T13:30:00Z')
    const { id, as } = await app.given.research()
    const dateIn = async (zone: string) => {
      const headers = { 'x-time-zone': zone }
      const reply = await app.call(contract.getResearch, {
        as,
        params: { id: String(id) },
        headers,
      })
      return reply.body.createdDateFormatted
    }
    expect(await dateIn('Australia/Melbourne')).toBe('Nov 16, 2026')
    expect(await dateIn('Australia/Brisbane')).toBe('Nov 15, 2026')
  })

  test('returns the same response for someone else’s project as for an unknown one', async () => {
    const { id } = await app.given.research()
    const stranger = await app.given.user()
    const theirs = await get(stranger.token, id)
    const none = await get(stranger.token, 999_999_999)
    expect(theirs.status).toBe(404)
    expect(theirs.body).toEqual(none.body)
    const params = { id: String(id) }
    const query = {}
    expect(
      await app.call(contract.deleteResearch, { as: stranger.token, params, query }),
    ).toMatchObject({ status: 404 })
    expect(await app.call(contract.copyResearch, { as: stranger.token, params })).toMatchObject({
      status: 404,
    })
  })

  test('hides a deleted project from its owner', async () => {
    const { id, as } = await app.given.research()
    const params = { id: String(id) }
    expect(await app.call(contract.deleteResearch, { as, params, query: {} })).toMatchObject({
      status: 204,
    })
    expect(await get(as, id)).toMatchObject({ status: 404 })
    const { body } = await app.call(contract.listResearches, { as, query: {} })
    expect(body).toEqual([])
  })

  test('copies a project as a draft with the idea and nothing else', async () => {
    const { id, as } = await app.given.research({ status: 'SCREENER_GENERATION' })
    const { body } = await app.call(contract.copyResearch, { as, params: { id: String(id) } })
    expect(body).toMatchObject({
      name: 'Copy of Roster Meals',
      status: 'DRAFT_CREATED',
      audience: null,
      screener: null,
    })
    expect(body.questions[0]?.description).toContain('rotating rosters')
  })

  test('copies a project for the other side of the marketplace, with only that side’s people in the brief', async () => {
    const { id, as } = await app.given.research({ status: 'AUDIENCE_GENERATION' })
    const brief = { who: 'dog owners', do: 'find a dog walker', side: 'dog walkers' }
    await app.call(updateBrief, { as, body: { researchId: id, brief } })
    const params = { id: String(id) }
    const { body: copy } = await app.call(contract.copyResearch, {
      as,
      params,
      query: { side: 'true' },
    })
    const text = 'Dog owners have to find a dog walker every week.'
    const read = { researchId: copy.id, text, brief: copy.brief ?? undefined }
    const { body } = await app.call(readBrief, { as, body: read })
    expect(body.brief).toMatchObject({ who: 'dog walkers', do: '', often: null, life: null })
  })

  test('limits brief checks to 600 an hour per researcher, across all projects', async () => {
    const { id, as, owner } = await app.given.research()
    const { id: other } = await app.given.research({ owner })
    const read = async (researchId: number) =>
      app.call(readBrief, { as, body: { researchId, text: 'Dog owners walk their dogs.' } })
    await read(id)
    await app.deps.db.execute(`update rate_limits set count = 599 where key = 'brief ${owner.id}'`)
    expect((await read(other)).status).toBe(200)
    expect(await read(other)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  })
})

describe('the list of projects', () => {
  const names = async (as: string, query: Record<string, string>) =>
    (await app.call(contract.listResearches, { as, query })).body.map(({ name }) => name)

  test('sorts newest or oldest first, and finds text anywhere in a name, in upper or lower case', async () => {
    const owner = await app.given.user()
    for (const name of ['Meals', 'Night MEALS 100%', 'under_score', 'Backslash \\ one']) {
      app.clock.forward(1000)
      await app.given.research({ owner, name })
    }
    const as = owner.token
    expect((await names(as, {}))[0]).toBe('Backslash \\ one')
    expect((await names(as, { sortType: 'CREATED_AT_ASC' }))[0]).toBe('Meals')
    expect((await names(as, { sortType: '' }))[0]).toBe('Backslash \\ one')
    expect(await names(as, { name: 'meals' })).toEqual(['Night MEALS 100%', 'Meals'])
    expect(await names(as, { name: '%' })).toEqual(['Night MEALS 100%'])
    expect(await names(as, { name: '_' })).toEqual(['under_score'])
    expect(await names(as, { name: '\\' })).toEqual(['Backslash \\ one'])
  })

  test('lists projects in pages, with the total count', async () => {
    const owner = await app.given.user()
    for (let n = 0; n < 5; n++) await app.given.research({ owner, name: `p${n}` })
    const reply = await app.call(contract.listResearches, {
      as: owner.token,
      query: { page: '2', size: '2' },
    })
    expect(reply.body).toHaveLength(2)
    expect(reply.headers['x-total-count']).toBe('5')
    expect(reply.body[0]?.interviews).toEqual({
      required: 5,
      planned: 0,
      conducted: 0,
      toConfirm: 0,
    })
  })

  test('counts PLANNED and CONFIRMED interviews as planned, but not NOTIFIED ones, as in the seeds', async () => {
    const { token: admin } = await app.given.user({ role: 'ROLE_ADMIN' })
    const study = await app.given.study()
    const [person = { invitationId: 0 }] = study.people
    await app.given.screening(person)
    const [slotId] = await app.given.slots(study, ['2026-11-20T00:00:00Z'])
    const planned = async () =>
      (await app.call(contract.listResearches, { as: study.as, query: {} })).body[0]?.interviews
        .planned
    const params = { slotId: String(slotId), userScreenerId: String(person.invitationId) }
    const { interviewId } = (await app.call(bookSlotFor, { as: admin, params })).body
    expect(await planned()).toBe(1)
    const byId = { params: { id: String(interviewId) } }
    await app.call(notifyResearcher, { as: admin, ...byId })
    expect(await planned()).toBe(0)
    await app.call(confirmInterview, { as: study.as, ...byId })
    expect(await planned()).toBe(1)
  })

  test('refuses an unknown sort order', async () => {
    const { token } = await app.given.user()
    const query = { sortType: 'NAME' as never }
    const reply = await app.call(contract.listResearches, { as: token, query })
    expect(reply.status).toBe(400)
  })
})

describe('a project’s idea', () => {
  const write = (as: string, questionId: number, description: string) =>
    app.call(contract.updateIdea, { as, body: { questionId, description } })

  test('trims the idea but otherwise stores it as typed, and rejects a blank one with the seeds’ message', async () => {
    const { id, as } = await app.given.research()
    const { body } = await write(as, id, '  Meals for <b>nurses</b> {{7*7}}  ')
    expect(body.questions[0]?.description).toBe('Meals for <b>nurses</b> {{7*7}}')
    expect(await write(as, id, '  ')).toMatchObject({
      status: 400,
      body: { message: 'Please enter your startup idea to proceed!' },
    })
  })

  test('refuses to change the idea at a later step or for someone else', async () => {
    const { id, as } = await app.given.research({ status: 'AUDIENCE_GENERATION' })
    expect(await write(as, id, 'Another')).toMatchObject({
      status: 409,
      body: { code: 'NOT_THIS_STEP' },
    })
    const stranger = await app.given.user()
    expect(await write(stranger.token, id, 'Another')).toMatchObject({ status: 404 })
  })

  test.each([
    [
      'AUDIENCE_GENERATION',
      'This isn’t the project’s current step. To edit a step, go back to it first.',
    ],
    [
      'CONDUCTING_INTERVIEW',
      'This isn’t the project’s current step. You can’t go back to a step after launch.',
    ],
    ['DRAFT_CREATED', 'This project hasn’t reached this step yet.'],
    ['COMPLETED', 'This project is finished, so you can’t change it.'],
  ] as const)('refuses to change the idea at %s, and says what to do', async (status, message) => {
    const { id, as } = await app.given.research()
    await app.given.researchChange(id, { status })
    expect(await write(as, id, 'Another')).toMatchObject({ status: 409, body: { message } })
  })
})

describe('a project’s audience', () => {
  const write = (as: string, id: number, characteristics: string[]) =>
    app.call(contract.updateCharacteristics, { as, body: { id, characteristics } })

  test('drops blank lines and keeps three to six characteristics', async () => {
    const { id, as } = await app.given.research({ status: 'AUDIENCE_GENERATION' })
    const { body } = await write(as, id, [' one ', '', 'two', '  ', 'three'])
    expect(body.audience).toEqual({ id, characteristics: ['one', 'two', 'three'] })
  })

  test.each([
    [['', ' '], 'Please enter your characteristics!'],
    [['one', 'two'], 'Please enter at least 3 characteristics!'],
    [['1', '2', '3', '4', '5', '6', '7'], 'Max items reached - 6 items allowed'],
  ])('refuses %j: %s', async (characteristics, message) => {
    const { id, as } = await app.given.research({ status: 'AUDIENCE_GENERATION' })
    const before = (await get(as, id)).body.audience
    expect(await write(as, id, characteristics)).toMatchObject({ status: 400, body: { message } })
    expect((await get(as, id)).body.audience).toEqual(before)
  })
})

test('renames a project, and refuses an empty name', async () => {
  const { id, as } = await app.given.research({ name: 'Meels' })
  const rename = (name: string) =>
    app.call(contract.renameResearch, { as, params: { id: String(id) }, body: { name } })
  expect(await rename('Meals')).toMatchObject({ status: 200, body: { id, name: 'Meals' } })
  expect(await rename('  ')).toMatchObject({ status: 400 })
  const { body } = await app.call(contract.getResearch, { as, params: { id: String(id) } })
  expect(body.name).toBe('Meals')
})

test('counts the interviews the researcher still has to confirm', async () => {
  const study = await app.given.study({ people: 1 })
  const [slotId] = await app.given.slots(study, ['2026-11-23T00:00:00Z'])
  const [person = { hash: '', token: '', invitationId: 0 }] = study.people
  await app.given.screening(person)
  const params = { slotId: String(slotId), hash: person.hash }
  await app.call(bookSlot, { as: person.token, params })
  const { body } = await app.call(contract.listResearches, { as: study.as, query: {} })
  expect(body).toMatchObject([{ interviews: { planned: 1, toConfirm: 1 } }])
})
