import { bookSlotFor, getCompletion, listCompletions } from '@wattle/contract/admin'
import type { ConsentTextKind } from '@wattle/contract/consent'
import * as contract from '@wattle/contract/consent'
import { changeStudy, startDistribution } from '@wattle/contract/distribution'
import { getInterviewRoom, getMyCalendar } from '@wattle/contract/interview'
import { deleteMember, getMember } from '@wattle/contract/panel'
import { PRIVACY_POLICY } from '@wattle/contract/policy'
import * as screening from '@wattle/contract/screening'
import { publishPolicy } from '@wattle/contract/settings'
import { saveTemplate } from '@wattle/contract/template'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { consents, consentTexts } from '#db/schema/consents.ts'
import { invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import { purge } from '#jobs/upkeep.ts'
import { changeInterview } from '#testing/change-interview.ts'
import { type Invited, STUDY } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})

const HOURS = ['2026-11-20T00:00:00Z', '2026-11-20T01:00:00Z']
const NOBODY: Invited = { invitationId: 0, hash: '', token: '', email: '' }

async function setUp(form: Parameters<TestApp['given']['study']>[0] & object = {}) {
  const study = await app.given.study({ people: 2, ...form })
  const [person = NOBODY, other = NOBODY] = study.people
  const slotIds = await app.given.slots(study, HOURS)
  return { study, person, other, slotIds }
}

/** Gets a new token each time, because tests move the clock past the two days a token lasts. */
const tokenOf = async ({ hash }: Invited) =>
  (await app.call(screening.loginByScreenerHash, { query: { hash } })).body.accessToken

const asked = async (person: Invited) => {
  const call = { as: await tokenOf(person), params: { id: person.hash } }
  return (await app.call(screening.getRespondentScreener, call)).body.consents ?? []
}

async function answer(person: Invited, kind: ConsentTextKind, chosen: contract.ConsentAnswer) {
  const hash = (await asked(person)).find((one) => one.kind === kind)?.hash ?? '0'.repeat(64)
  const body = { answers: [{ kind, hash, answer: chosen }] }
  return app.call(contract.saveConsent, {
    as: await tokenOf(person),
    params: { hash: person.hash },
    body,
  })
}

const book = async (person: Invited, slotId: number | undefined) =>
  app.call(screening.bookSlot, {
    as: await tokenOf(person),
    params: { slotId: String(slotId), hash: person.hash },
  })

const rowOf = async ({ invitationId }: Invited) =>
  (await app.deps.db.select().from(invitations)).find(({ id }) => id === invitationId)

const interviewsOf = async (researchId: number) =>
  (await app.deps.db.select().from(interviews)).filter((row) => row.researchId === researchId)

const record = async ({ invitationId }: Invited) => {
  const params = { userScreenerId: String(invitationId) }
  return (await app.call(getCompletion, { as: admin, params })).body
}

async function memberKey(person: Invited) {
  const { memberId } = (await rowOf(person)) ?? {}
  const member = (await app.deps.db.select().from(panelMembers)).find(({ id }) => id === memberId)
  return linkKey(app.deps.secret(PANEL_LINK), member?.linkNonce ?? Buffer.alloc(0))
}

const roomOf = async (as: string) => {
  const { body } = await app.call(getMyCalendar, { as })
  const params = { id: String(body.interviews[0]?.id) }
  return (await app.call(getInterviewRoom, { as, params })).body
}

describe('agreeing to a study before the questions', () => {
  test('stores the consent with the time, the form’s address and the same policy hash as the panel form', async () => {
    const { person } = await setUp()
    expect(await asked(person)).toMatchObject([{ kind: 'PRIVACY', answer: null, required: false }])
    expect(await answer(person, 'PRIVACY', 'YES')).toMatchObject({
      status: 200,
      body: { consents: [{ kind: 'PRIVACY', answer: 'YES' }] },
    })
    const { consents: kept, hasConsented } = await record(person)
    expect(kept).toMatchObject([
      { kind: 'PRIVACY', answer: 'YES', way: 'SCREENER', version: PRIVACY_POLICY.updated },
    ])
    expect(hasConsented).toBe(true)
    expect((await rowOf(person))?.agreed).toEqual(['PRIVACY'])
    const rows = await app.deps.db.select().from(consents)
    expect(rows.at(-1)?.shownLink).toBe('https://wattle.example/policy')
  })

  test('stores a repeated answer once, and stores every change of mind', async () => {
    const { person } = await setUp()
    await Promise.all([answer(person, 'PRIVACY', 'YES'), answer(person, 'PRIVACY', 'YES')])
    expect((await record(person)).consents).toHaveLength(1)
    await answer(person, 'PRIVACY', 'NO')
    await answer(person, 'PRIVACY', 'YES')
    const answers = (await record(person)).consents.map((one) => one.answer)
    expect(answers).toEqual(['YES', 'NO', 'YES'])
  })

  test('refuses an answer to outdated wording, and stores nothing', async () => {
    const { person, study } = await setUp({ form: { studyConsent: 'We write about lunch.' } })
    const { hash = '' } = (await asked(person)).find(({ kind }) => kind === 'STUDY') ?? {}
    const params = { id: String(study.distributionId) }
    const body = { studyConsent: 'We write about dinner.' }
    await app.call(changeStudy, { as: admin, params, query: {}, body })
    const late = await app.call(contract.saveConsent, {
      as: await tokenOf(person),
      params: { hash: person.hash },
      body: { answers: [{ kind: 'STUDY', hash, answer: 'YES' }] },
    })
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'CONSENT_CHANGED',
        message:
          'We’ve changed the wording of this consent since you opened the page. Please read it again.',
      },
    })
    expect((await record(person)).consents).toEqual([])
    await answer(person, 'STUDY', 'YES')
    expect((await record(person)).consents).toMatchObject([{ kind: 'STUDY', version: '1' }])
  })

  test('counts consent as complete only once people also agree to the study’s own text, if it has one', async () => {
    const { person } = await setUp({ form: { studyConsent: 'We write about lunch.' } })
    await answer(person, 'PRIVACY', 'YES')
    expect((await record(person)).hasConsented).toBe(false)
    await answer(person, 'STUDY', 'YES')
    expect((await record(person)).hasConsented).toBe(true)
  })

  test('lets people answer, finish and book without consent, but shows our team that it’s missing', async () => {
    const { person, slotIds, study } = await setUp()
    await app.given.screening(person)
    expect(await book(person, slotIds[0])).toMatchObject({ status: 200 })
    const query = { researchId: String(study.id) }
    const { body } = await app.call(listCompletions, { as: admin, query })
    expect(body.find((one) => one.userScreenerId === person.invitationId)?.hasConsented).toBe(false)
  })

  test('doesn’t require consent from people who were halfway through when we introduced it', async () => {
    const { person } = await setUp()
    const params = { userScreenerId: String(person.invitationId) }
    const { body } = await app.call(screening.startScreener, { as: person.token, params })
    for (const { userScreenerAnswerId, options } of body.userAnswers)
      await app.call(screening.answerScreener, {
        as: person.token,
        body: { userScreenerAnswerId, optionId: options[0]?.optionId ?? 0, selected: true },
      })
    const finished = await app.call(screening.completeScreener, { as: person.token, params })
    expect(finished).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
  })
})

describe('a consent that a study asks for', () => {
  test('lets a study require only the consents it asks for', async () => {
    const { study } = await setUp()
    const params = { id: String(study.distributionId) }
    const body = { requires: ['RECORDING' as const] }
    expect(await app.call(changeStudy, { as: admin, params, query: {}, body })).toMatchObject({
      status: 400,
      body: {
        data: { fields: { requires: 'You can only require consents that the study asks for.' } },
      },
    })
  })

  test('accepts the required consents when the same form is sent again', async () => {
    const form = { asks: ['RECORDING' as const], requires: ['RECORDING' as const] }
    const { study } = await setUp({ form })
    const body = { ...STUDY, oneTimeNumber: 2, maxNumber: 2, ...form, id: study.distributionId }
    expect(await app.call(startDistribution, { as: admin, query: {}, body })).toMatchObject({
      status: 202,
    })
  })

  test('mentions a required consent in the invitation, even if our team wrote its own template', async () => {
    const form = { asks: ['RECORDING' as const], requires: ['RECORDING' as const] }
    const words =
      'The interview is recorded. We’ll ask you to agree to that before you choose a time.'
    const invitationTo = async ({ people }: { people: Invited[] }) =>
      (await app.mails()).find(({ recipient }) => recipient === people[0]?.email)?.text
    expect(await invitationTo((await setUp({ form })).study)).toContain(words)
    expect(await invitationTo((await setUp()).study)).not.toContain('recorded')
    const template = { name: 'Short', type: 'INVITATION' as const, subject: null }
    const body = { ...template, body: 'Join us: {{link}}' }
    await app.call(saveTemplate, { as: admin, body })
    expect(await invitationTo((await setUp({ form })).study)).toContain(words)
    await app.call(saveTemplate, { as: admin, body: { ...template, body: null } })
  })

  test('lets a study ask about observers once version 2 of the policy is published, and asks people to agree to that version', async () => {
    const { study, person } = await setUp()
    const before = (await asked(person))[0]?.hash
    const params = { id: String(study.distributionId) }
    const body = { asks: ['OBSERVERS' as const], requires: ['OBSERVERS' as const] }
    const ask = () => app.call(changeStudy, { as: admin, params, query: {}, body })
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'POLICY_NOT_TOLD' } })
    await app.call(publishPolicy, { as: admin })
    expect(await ask()).toMatchObject({ status: 200 })
    const [policy, observers] = await asked(person)
    expect(policy?.hash).not.toBe(before)
    expect(observers).toMatchObject({ kind: 'OBSERVERS', required: true })
    await app.given.screening(person)
    const [slotId] = await app.given.slots(study, ['2026-11-22T00:00:00Z'])
    expect((await book(person, slotId)).body.message).toBe(
      'The client listens in on the interviews in this study. To book a time, please agree to that.',
    )
  })

  test('allows bookings without a consent that the study doesn’t require', async () => {
    const { person, slotIds } = await setUp({ form: { asks: ['RECORDING'] } })
    await app.given.screening(person)
    await answer(person, 'RECORDING', 'NO')
    expect(await book(person, slotIds[0])).toMatchObject({ status: 200 })
  })

  test('blocks bookings by the participant and our team until the participant gives a required consent', async () => {
    const form = { asks: ['RECORDING' as const], requires: ['RECORDING' as const] }
    const { person, slotIds } = await setUp({ form })
    await app.given.screening(person)
    const refusal = {
      status: 409,
      body: {
        code: 'CONSENT_REQUIRED',
        message:
          'We record the interviews in this study. To book a time, please agree to the recording.',
      },
    }
    expect(await book(person, slotIds[0])).toMatchObject(refusal)
    const params = {
      slotId: String(slotIds[0]),
      userScreenerId: String(person.invitationId),
    }
    expect(await app.call(bookSlotFor, { as: admin, params, query: {} })).toMatchObject(refusal)
    await answer(person, 'RECORDING', 'YES')
    expect(await book(person, slotIds[0])).toMatchObject({ status: 200 })
    // Someone who withdraws this consent after booking can still move the interview.
    await answer(person, 'RECORDING', 'WITHDRAWN')
    expect(await book(person, slotIds[1])).toMatchObject({ status: 200 })
  })

  test('lets people give or refuse only the consents the study asks for', async () => {
    const { person } = await setUp()
    expect(await answer(person, 'OBSERVERS', 'YES')).toMatchObject({
      body: { code: 'CONSENT_CHANGED' },
    })
    const params = { userScreenerId: String(person.invitationId) }
    const body = { kind: 'OBSERVERS' as const, answer: 'YES' as const }
    const recorded = await app.call(contract.recordConsentFor, { as: admin, params, body })
    expect(recorded).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  })
})

describe('the consent record', () => {
  test('doesn’t let anyone change or delete a consent', async () => {
    const { person } = await setUp()
    await answer(person, 'PRIVACY', 'YES')
    const { db } = app.deps
    const refused = { cause: { code: '23001' } }
    await expect(db.update(consents).set({ answer: 'NO' })).rejects.toMatchObject(refused)
    await expect(db.delete(consents)).rejects.toMatchObject(refused)
    await expect(db.update(consentTexts).set({ body: 'x' })).rejects.toMatchObject(refused)
    await expect(db.delete(consentTexts)).rejects.toMatchObject(refused)
  })

  test('deletes consents when their study is deleted', async () => {
    const { person, study } = await setUp({ form: { studyConsent: 'We write about lunch.' } })
    await answer(person, 'PRIVACY', 'YES')
    await answer(person, 'STUDY', 'YES')
    await app.deps.db.execute(`delete from researches where id = ${study.id}`)
    const left = await app.deps.db.select().from(consents)
    expect(left.filter((row) => row.invitationId === person.invitationId)).toEqual([])
    const texts = await app.deps.db.select().from(consentTexts)
    expect(texts.filter((row) => row.researchId === study.id)).toEqual([])
  })

  test('includes consents and their wording in the member’s download', async () => {
    const { person } = await setUp({ form: { asks: ['RECORDING'] } })
    await answer(person, 'RECORDING', 'YES')
    const { body } = await app.call(getMember, { body: { key: await memberKey(person) } })
    expect(body.studies[0]).toMatchObject({
      invitationId: person.invitationId,
      consents: [
        { kind: 'RECORDING', answer: 'YES', body: expect.stringContaining('May we record') },
      ],
    })
  })

  test('keeps consents without a name once the person is deleted or the study is a year old', async () => {
    const { person, other } = await setUp()
    for (const one of [person, other]) {
      await app.given.screening(one)
      await answer(one, 'PRIVACY', 'YES')
    }
    await app.call(deleteMember, { body: { key: await memberKey(person) } })
    app.clock.set('2028-02-01T00:00:00Z')
    await purge(app.deps)
    const rows = await app.deps.db.select().from(consents)
    for (const one of [person, other]) {
      expect(await rowOf(one)).toMatchObject({ memberId: null, agreed: ['PRIVACY'] })
      expect(rows.filter((row) => row.invitationId === one.invitationId)).toHaveLength(1)
    }
  })
})

describe('consents in the interview room', () => {
  async function booked(form: contract.AskableConsent[] = ['RECORDING']) {
    const all = await setUp({ form: { asks: form } })
    await app.given.screening(all.person)
    await answer(all.person, 'PRIVACY', 'YES')
    await book(all.person, all.slotIds[0])
    return all
  }

  test('shows the researcher what the participant agreed to, and records verbal consent', async () => {
    const { study, person } = await booked()
    const room = await roomOf(study.as)
    expect(room).toMatchObject({ asks: ['RECORDING'], consentPackNumber: 1 })
    expect(room.consents).toMatchObject([{ kind: 'PRIVACY', answer: 'YES' }])
    const reply = await app.call(contract.recordConsentInRoom, {
      as: study.as,
      params: { id: String(room.interview.id) },
      body: { kind: 'RECORDING', answer: 'YES', seconds: 42 },
    })
    expect(reply.body.consents).toContainEqual(
      expect.objectContaining({ kind: 'RECORDING', answer: 'YES' }),
    )
    expect((await record(person)).consents.at(-1)).toMatchObject({ way: 'ROOM', seconds: 42 })
  })

  test('shows a withdrawal, and asks the researcher not to record', async () => {
    const { study, person } = await booked()
    await answer(person, 'RECORDING', 'YES')
    await answer(person, 'RECORDING', 'WITHDRAWN')
    expect((await roomOf(study.as)).consents).toContainEqual(
      expect.objectContaining({ kind: 'RECORDING', answer: 'WITHDRAWN' }),
    )
    const mail = (await app.mails()).at(-1)
    expect(mail).toMatchObject({ recipient: study.owner.email })
    expect(mail?.subject).toContain('Please don’t record this interview')
  })

  test('asks the researcher to delete the recording if someone withdraws consent after the call, and to say when it’s done', async () => {
    const { study, person } = await booked()
    await answer(person, 'RECORDING', 'YES')
    const [interview] = await interviewsOf(study.id)
    await changeInterview(app, interview?.id ?? 0, { status: 'CONDUCTED' })
    app.clock.set('2026-11-21T00:00:00Z')
    const body = {
      key: await memberKey(person),
      invitationId: person.invitationId,
      kind: 'RECORDING' as const,
    }
    expect(await app.call(contract.withdrawConsent, { body })).toMatchObject({ status: 204 })
    const mail = (await app.mails()).at(-1)
    expect(mail?.subject).toContain('Please delete the recording')
    expect(mail?.recipient).toBe(study.owner.email)
    const as = (await app.given.user()).token
    const params = { id: String(interview?.id) }
    expect(await app.call(contract.markRecordingDeleted, { as, params })).toMatchObject({
      status: 404,
    })
    const done = await app.call(contract.markRecordingDeleted, { as: study.as, params })
    expect(done.body.recordingDeletedAt).toBe('2026-11-21T00:00:00.000Z')
    expect((await record(person)).recordingDeletedAt).toBe('2026-11-21T00:00:00.000Z')
  })
})

describe('withdrawing from a study', () => {
  test.each(['PRIVACY', 'STUDY'] as const)(
    'cancels the interview and deletes the answers (%s)',
    async (kind) => {
      const form = { asks: ['RECORDING' as const], studyConsent: 'We write about lunch.' }
      const { person, study, slotIds } = await setUp({ form })
      for (const each of ['PRIVACY', 'STUDY', 'RECORDING'] as const)
        await answer(person, each, 'YES')
      await app.given.screening(person)
      await book(person, slotIds[0])
      const key = await memberKey(person)
      const { invitationId } = person
      await app.call(contract.withdrawConsent, { body: { key, invitationId, kind } })
      expect(await rowOf(person)).toMatchObject({ agreed: [], chosenIds: [], result: 'FIT' })
      const { body } = await app.call(getMyCalendar, { as: study.as })
      expect(body.interviews).toMatchObject([{ status: 'CANCELLED' }])
      await jobHandlers(app.deps)['interview.sweep']({})
      const mails = (await app.mails()).filter(({ kind: name }) => name === 'interview.cancelled')
      expect(mails.map(({ recipient }) => recipient)).toContain(study.owner.email)
      // The participant has left the study, so their email doesn't offer another time.
      const toThem = mails.find(({ recipient }) => recipient === person.email)
      expect(toThem?.text).not.toContain('Choose another time')
      const login = await app.call(screening.loginByScreenerHash, { query: { hash: person.hash } })
      expect(login).toMatchObject({ status: 410, body: { code: 'CONSENT_WITHDRAWN' } })
      const params = { slotId: String(slotIds[1]), userScreenerId: String(invitationId) }
      expect(await app.call(bookSlotFor, { as: admin, params, query: {} })).toMatchObject({
        status: 409,
        body: {
          message:
            'This person has withdrawn from the study, so we can’t email them or book a slot for them.',
        },
      })
    },
  )

  test('never leaves an interview behind when someone books and withdraws at the same moment', async () => {
    const study = await app.given.study({ people: 6 })
    const { people } = study
    const hours = people.map((_person, at) => `2026-11-2${at}T03:00:00Z`)
    const slotIds = await app.given.slots(study, hours)
    for (const person of people) {
      await app.given.screening(person)
      await answer(person, 'PRIVACY', 'YES')
    }
    await Promise.all(
      people.flatMap((person, at) => [
        book(person, slotIds[at]),
        answer(person, 'PRIVACY', 'WITHDRAWN'),
      ]),
    )
    const rows = await interviewsOf(study.id)
    expect(rows.filter(({ status }) => status !== 'CANCELLED')).toEqual([])
  })

  test('refuses a withdrawal with another member’s key', async () => {
    const { person, other } = await setUp()
    await answer(person, 'PRIVACY', 'YES')
    const key = await memberKey(other)
    const { invitationId } = person
    const body = { key, invitationId, kind: 'PRIVACY' as const }
    expect(await app.call(contract.withdrawConsent, { body })).toMatchObject({ status: 404 })
    expect((await rowOf(person))?.agreed).toEqual(['PRIVACY'])
  })

  test('does nothing if the participant never agreed', async () => {
    const { person } = await setUp()
    const body = {
      key: await memberKey(person),
      invitationId: person.invitationId,
      kind: 'PRIVACY' as const,
    }
    expect(await app.call(contract.withdrawConsent, { body })).toMatchObject({ status: 204 })
    expect((await rowOf(person))?.withdrawnAt).toBeNull()
  })
})

describe('“None of these times suit me”', () => {
  const say = async (person: Invited, note?: string) =>
    app.call(contract.reportNoTime, {
      as: await tokenOf(person),
      params: { hash: person.hash },
      body: note === undefined ? {} : { note },
    })

  test('shows our team and the researcher that no time suits the participant, and cancels nothing', async () => {
    const { person, other, study, slotIds } = await setUp()
    for (const one of [person, other]) await app.given.screening(one)
    await book(other, slotIds[0])
    expect(await say(person, 'Evenings after 6 pm, please.')).toMatchObject({ status: 204 })
    expect(await say(other)).toMatchObject({ status: 204 })
    const at = '2026-11-15T00:00:00.000Z'
    expect((await record(person)).noTime).toEqual({ at, note: 'Evenings after 6 pm, please.' })
    const params = { id: String(study.id) }
    const { body } = await app.call(contract.listNoTimes, { as: study.as, params })
    // The person who has booked since isn't listed.
    expect(body).toEqual([{ at, note: 'Evenings after 6 pm, please.' }])
    const { body: calendar } = await app.call(getMyCalendar, { as: study.as })
    expect(calendar.interviews).toMatchObject([{ status: 'PLANNED' }])
  })

  test('accepts a note of up to 500 characters', async () => {
    const { person } = await setUp()
    await app.given.screening(person)
    expect(await say(person, 'x'.repeat(500))).toMatchObject({ status: 204 })
    expect(await say(person, 'x'.repeat(501))).toMatchObject({ status: 400 })
  })

  test('includes the note in the member’s download, and deletes it when the person is deleted', async () => {
    const { person } = await setUp()
    await app.given.screening(person)
    await say(person, 'Evenings')
    const key = await memberKey(person)
    const { body } = await app.call(getMember, { body: { key } })
    expect(body.studies[0]?.noTime).toMatchObject({ note: 'Evenings' })
    await app.call(deleteMember, { body: { key } })
    expect((await rowOf(person))?.noTimeNote).toBe('')
  })

  test('refuses “None of these times suit me” from people who can’t choose a time', async () => {
    const { person } = await setUp()
    expect(await say(person)).toMatchObject({ status: 403, body: { code: 'NOT_ELIGIBLE' } })
  })
})
