import { deleteResearch, getResearch } from '@wattle/contract/research'
import * as contract from '@wattle/contract/screening'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invitations } from '#db/schema/distributions.ts'
import { screenerOptions, screenerQuestions } from '#db/schema/researches.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Person = { invitationId: number; hash: string; token: string }

const path = ({ invitationId }: Person) => ({ userScreenerId: String(invitationId) })
const read = ({ hash, token }: Person) =>
  app.call(contract.getRespondentScreener, { as: token, params: { id: hash } })
const start = (person: Person) =>
  app.call(contract.startScreener, { as: person.token, params: path(person) })
const complete = (person: Person) =>
  app.call(contract.completeScreener, { as: person.token, params: path(person) })
const choose = ({ token: as }: Person, answerId: number, optionId: number, selected?: boolean) =>
  app.call(contract.answerScreener, {
    as,
    body: {
      userScreenerAnswerId: answerId,
      optionId,
      ...(selected !== undefined && { selected }),
    },
  })

async function invited() {
  const study = await app.given.study()
  const [person] = study.people
  if (!person) throw new Error('nobody was invited')
  return { study, person }
}

const resultOf = async ({ invitationId }: Person) => {
  const rows = await app.deps.db.select().from(invitations)
  return rows.find(({ id }) => id === invitationId)?.result
}

describe('the link to a screener', () => {
  test('gives a token and shows the questions, without starting the screener', async () => {
    const { person } = await invited()
    const login = await app.call(contract.loginByScreenerHash, { query: { hash: person.hash } })
    expect(login.status).toBe(200)
    const { body } = await read({ ...person, token: login.body.accessToken })
    expect(body).toMatchObject({
      status: 'INVITED',
      screenerInfo: { studyTitle: 'Meals around shift work', incentive: 'A gift card of $60' },
    })
    expect(body.userAnswers.length).toBeGreaterThanOrEqual(5)
    expect((await read(person)).body).toEqual(body)
    expect((await start(person)).body).toEqual({ ...body, status: 'STARTED' })
  })

  test('returns exactly what the contract specifies, whatever the texts contain', async () => {
    const { study, person } = await invited()
    const odd = 'Say "yes" \\ or\n no, 🌼 {"selected":true}'
    const questions = await app.deps.db.update(screenerQuestions).set({ question: odd }).returning()
    const question = questions.find(({ researchId }) => researchId === study.id)
    await app.deps.db.update(screenerOptions).set({ text: odd })
    const { body } = await read(person)
    expect(contract.RespondentScreener.parse(body)).toEqual(body)
    const asked = body.userAnswers.find((answer) => answer.userScreenerAnswerId === question?.id)
    expect(asked?.question).toBe(odd)
    expect(asked?.options).toContainEqual({
      optionId: expect.any(Number),
      text: odd,
      selected: false,
    })
  })

  test('shows the same questions every time when someone opens the link several times at once', async () => {
    const { person } = await invited()
    const calls = Array.from({ length: 8 }, (_, at) => (at === 4 ? start(person) : read(person)))
    const shown = (await Promise.all(calls)).map(({ body }) => body.userAnswers)
    const [first] = shown
    expect(first?.length).toBeGreaterThanOrEqual(5)
    for (const one of shown) expect(one).toEqual(first)
  })

  test('refreshes cached questions within a minute of restoring a backup', async () => {
    const { person } = await invited()
    await read(person)
    const question = 'Which of these did you do last week?'
    // Simulates restoring a backup: the rows change, but the version stays the same.
    await app.deps.db.update(screenerQuestions).set({ question })
    app.clock.forward(60_000)
    const { body } = await read(person)
    expect(new Set(body.userAnswers.map((answer) => answer.question))).toEqual(new Set([question]))
  })

  test('gives a token that lasts 48 hours and can’t be forged', async () => {
    const { person } = await invited()
    const [kind, id, until, signature] = person.token.split('.')
    const forged = [
      [kind, Number(id) + 1, until, signature],
      [kind, id, Number(until) + 1, signature],
      [kind, id, until, 'A'.repeat(43)],
      [kind, id, until],
    ]
    for (const parts of forged)
      expect(await read({ ...person, token: parts.join('.') })).toMatchObject({ status: 401 })
    app.clock.forward(47 * 3_600_000)
    expect(await read(person)).toMatchObject({ status: 200 })
    app.clock.forward(2 * 3_600_000)
    expect(await read(person)).toMatchObject({ status: 401 })
  })

  test.each(['', 'x', 'A'.repeat(43), '%00', '\0', 'x'.repeat(300), '❦'.repeat(900)])(
    'rejects the unknown key %j',
    async (hash) => {
      const unknown = { status: 404, body: { code: 'UNKNOWN_LINK' } }
      expect(await app.call(contract.loginByScreenerHash, { query: { hash } })).toMatchObject(
        unknown,
      )
    },
  )

  test('gives access to one screener and nothing else', async () => {
    const { person, study } = await invited()
    const other = (await invited()).person
    const foreign = { as: person.token, params: { id: other.hash } }
    expect(await app.call(contract.getRespondentScreener, foreign)).toMatchObject({ status: 404 })
    expect(
      await app.call(contract.startScreener, { as: person.token, params: path(other) }),
    ).toMatchObject({ status: 404 })
    const params = { id: String(study.id) }
    expect(await app.call(getResearch, { as: person.token, params })).toMatchObject({ status: 403 })
    expect(await read({ ...person, token: study.as })).toMatchObject({ status: 403 })
    expect(await read({ ...person, token: `${person.token}x` })).toMatchObject({ status: 401 })
  })

  test('refuses the link after the study’s last day', async () => {
    const { person } = await invited()
    await start(person)
    const before = app.clock.now().toISOString()
    app.clock.set('2026-12-31T13:00:00Z')
    const query = { hash: person.hash }
    expect(await app.call(contract.loginByScreenerHash, { query })).toMatchObject({
      status: 410,
      body: { code: 'STUDY_EXPIRED' },
    })
    app.clock.set(before)
  })

  test('refuses the link and any answers once the project is finished', async () => {
    const { study, person } = await invited()
    const [question] = (await start(person)).body.userAnswers
    await app.given.researchChange(study.id, { status: 'COMPLETED' })
    const closed = { status: 410, body: { code: 'STUDY_CLOSED' } }
    const answerId = question?.userScreenerAnswerId ?? 0
    expect(await choose(person, answerId, question?.options[0]?.optionId ?? 0)).toMatchObject(
      closed,
    )
    expect(await complete(person)).toMatchObject(closed)
    expect(await start(person)).toMatchObject(closed)
    const query = { hash: person.hash }
    expect(await app.call(contract.loginByScreenerHash, { query })).toMatchObject(closed)
  })

  test('shows the same page after the last day to everyone who finished, whether or not they qualify', async () => {
    const people = [(await invited()).person, (await invited()).person]
    for (const [at, person] of people.entries()) await app.given.screening(person, at === 0)
    const before = app.clock.now().toISOString()
    app.clock.set('2026-12-31T13:00:00Z')
    for (const { hash } of people) {
      const reply = await app.call(contract.loginByScreenerHash, { query: { hash } })
      const opened = await app.call(contract.getRespondentScreener, {
        as: reply.body.accessToken,
        params: { id: hash },
      })
      expect(opened.body.status).toBe('COMPLETED')
    }
    app.clock.set(before)
  })
})

describe('answering a screener', () => {
  test('starts the screener with the first answer if the person didn’t press “Start”', async () => {
    const { person } = await invited()
    const { userAnswers } = (await read(person)).body
    for (const { userScreenerAnswerId, options } of userAnswers) {
      const { body } = await choose(person, userScreenerAnswerId, options[0]?.optionId ?? 0)
      expect(body.status).toBe('STARTED')
    }
    expect(await complete(person)).toMatchObject({ status: 200 })
  })

  test('doesn’t start the screener with another question’s option', async () => {
    const { person } = await invited()
    const [first, second] = (await read(person)).body.userAnswers
    const foreign = second?.options[0]?.optionId ?? 0
    const refused = await choose(person, first?.userScreenerAnswerId ?? 0, foreign)
    expect(refused).toMatchObject({ status: 404 })
    expect((await read(person)).body.status).toBe('INVITED')
  })

  test('starts the screener when the person presses “Start”, without revealing which answers qualify', async () => {
    const { person } = await invited()
    const { body } = await start(person)
    expect(body.status).toBe('STARTED')
    expect(body.userAnswers.length).toBeGreaterThanOrEqual(5)
    expect(JSON.stringify(body)).not.toMatch(/mustMatch|FIT|position/)
    expect((await start(person)).body).toEqual(body)
  })

  test('keeps one answer to a single-choice question and several to a multiple-choice one', async () => {
    const { person } = await invited()
    const { body } = await start(person)
    const single = body.userAnswers.find(({ type }) => type === 'SINGLE_CHOICE')
    const multiple = body.userAnswers.find(({ type }) => type === 'MULTIPLE_CHOICE')
    const chosen = async (answerId: number | undefined) => {
      const now = (await read(person)).body.userAnswers
      const one = now.find(({ userScreenerAnswerId }) => userScreenerAnswerId === answerId)
      return one?.options.filter(({ selected }) => selected).map(({ optionId }) => optionId)
    }
    const [first, second] = single?.options ?? []
    await choose(person, single?.userScreenerAnswerId ?? 0, first?.optionId ?? 0)
    await choose(person, single?.userScreenerAnswerId ?? 0, second?.optionId ?? 0)
    expect(await chosen(single?.userScreenerAnswerId)).toEqual([second?.optionId])
    // Deselecting an option that isn't selected doesn't select it.
    await choose(person, single?.userScreenerAnswerId ?? 0, first?.optionId ?? 0, false)
    expect(await chosen(single?.userScreenerAnswerId)).toEqual([second?.optionId])
    await choose(person, single?.userScreenerAnswerId ?? 0, second?.optionId ?? 0, false)
    expect(await chosen(single?.userScreenerAnswerId)).toEqual([])

    const answerId = multiple?.userScreenerAnswerId ?? 0
    const [one, two] = multiple?.options ?? []
    await choose(person, answerId, one?.optionId ?? 0, true)
    await choose(person, answerId, two?.optionId ?? 0, true)
    await choose(person, answerId, two?.optionId ?? 0, true)
    expect(await chosen(answerId)).toEqual([one?.optionId, two?.optionId])
    // Without `selected`, the call toggles the option.
    await choose(person, answerId, two?.optionId ?? 0)
    expect(await chosen(answerId)).toEqual([one?.optionId])
    const none = multiple?.options.at(-1)
    expect(none?.text).toMatch(/None of these/i)
    await choose(person, answerId, none?.optionId ?? 0, true)
    expect(await chosen(answerId)).toEqual([none?.optionId])
    await choose(person, answerId, one?.optionId ?? 0, true)
    expect(await chosen(answerId)).toEqual([one?.optionId])
  })

  test('returns 404 for another question’s option and another person’s answer', async () => {
    const { person } = await invited()
    const other = (await invited()).person
    const mine = (await start(person)).body.userAnswers
    const theirs = (await start(other)).body.userAnswers
    const [first, second] = mine
    expect(
      await choose(person, first?.userScreenerAnswerId ?? 0, second?.options[0]?.optionId ?? 0),
    ).toMatchObject({ status: 404 })
    expect(
      await choose(
        person,
        theirs[0]?.userScreenerAnswerId ?? 0,
        theirs[0]?.options[0]?.optionId ?? 0,
      ),
    ).toMatchObject({ status: 404 })
    expect((await read(other)).body.userAnswers).toEqual(theirs)
  })

  test('ends the screener when the project is deleted, even for people who are halfway through', async () => {
    const { study, person } = await invited()
    const [question] = (await start(person)).body.userAnswers
    const deleted = { as: study.as, params: { id: String(study.id) }, query: {} }
    expect(await app.call(deleteResearch, deleted)).toMatchObject({ status: 204 })
    expect(
      await choose(
        person,
        question?.userScreenerAnswerId ?? 0,
        question?.options[0]?.optionId ?? 0,
        true,
      ),
    ).toMatchObject({ status: 410, body: { code: 'STUDY_WITHDRAWN' } })
    expect(await start(person)).toMatchObject({ status: 410, body: { code: 'STUDY_WITHDRAWN' } })
  })

  test('gives each person their own order of options, and never changes it', async () => {
    const { people } = await app.given.study({ people: 8 })
    const orders = await Promise.all(
      people.map(async (person) => {
        const { body } = await start(person)
        expect((await read(person)).body.userAnswers).toEqual(body.userAnswers)
        return JSON.stringify(
          body.userAnswers.map(({ options }) => options.map(({ text }) => text)),
        )
      }),
    )
    expect(new Set(orders).size).toBeGreaterThan(1)
  })
})

describe('finishing a screener', () => {
  test('requires an answer to every question before “Finish”', async () => {
    const { person } = await invited()
    await start(person)
    expect(await complete(person)).toMatchObject({
      status: 400,
      body: { message: 'No all answers are provided for the screener' },
    })
  })

  test.each([
    [true, 'FIT'],
    [false, 'NOT_FIT'],
  ])('stores the result without showing it (qualifies: %s, %s)', async (qualifies, result) => {
    const { person } = await invited()
    await app.given.screening(person, qualifies)
    expect(await resultOf(person)).toBe(result)
    expect((await complete(person)).body).toEqual({ status: 'COMPLETED' })
    expect(JSON.stringify((await read(person)).body)).not.toMatch(/FIT/)
  })

  test('finishes once, and doesn’t let another answer change the result', async () => {
    const { person, study } = await invited()
    await app.given.screening(person)
    const { userAnswers } = (await read(person)).body
    const [answer] = userAnswers
    const wrong = answer?.options.find(({ selected }) => !selected)
    expect(
      await choose(person, answer?.userScreenerAnswerId ?? 0, wrong?.optionId ?? 0),
    ).toMatchObject({ status: 409 })
    const replies = await Promise.all(Array.from({ length: 100 }, () => complete(person)))
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    const params = { id: String(study.id) }
    const { body } = await app.call(getResearch, { as: study.as, params })
    expect(body.distribution).toMatchObject({ passedScreeners: 1, passedSuccessfully: 1 })
  })
})
