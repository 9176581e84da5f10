import * as admin from '@wattle/contract/admin'
import type { Selection } from '@wattle/contract/candidate'
import { chooseCandidate, listCandidates } from '@wattle/contract/candidates'
import { saveConsent } from '@wattle/contract/consent'
import { changeStudy, getDistribution, requestDistribution } from '@wattle/contract/distribution'
import { API_BASE } from '@wattle/contract/endpoint'
import { updatePlan } from '@wattle/contract/research'
import * as screening from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Invited, Person } from '#testing/given.ts'
import { nameMember, sampleChoices, writeText } from '#testing/quota-people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { emailNotChosen } from './email-not-chosen.ts'
import { emailPlacesOpened } from './send-scheduling-emails.ts'

let app: TestApp
let adminUser: Person
beforeAll(async () => {
  app = await startTestApp()
  adminUser = await app.given.user({ role: 'ROLE_ADMIN' })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set('2026-11-15T00:00:00Z'))

const HOURS = [0, 1, 2, 3].map((hour) => `2026-12-10T0${hour}:00:00Z`)
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const select = (distributionId: number, selection: Selection) =>
  app.call(changeStudy, {
    as: adminUser.token,
    params: { id: String(distributionId) },
    query: {},
    body: { selection },
  })

async function studyBy(selection: Selection, people = 2) {
  const study = await app.given.study({ people })
  if (selection !== 'TEAM')
    expect(await select(study.distributionId, selection)).toMatchObject({ status: 200 })
  return { ...study, slotIds: await app.given.slots(study, HOURS) }
}

const open = async ({ hash, token }: Invited) =>
  (await app.call(screening.getRespondentScreener, { as: token, params: { id: hash } })).body
const book = ({ hash, token }: Invited, slotId = 0) =>
  app.call(screening.bookSlot, { as: token, params: { slotId: String(slotId), hash } })
const times = ({ hash, token }: Invited) =>
  app.call(screening.listRespondentSlots, { as: token, params: { hash } })
const list = async ({ id, as }: { id: number; as: string }, choice?: 'YES' | 'NONE') =>
  (await app.call(listCandidates, { as, params: { id: String(id) }, query: { choice } })).body
const choose = (
  { as }: { as: string },
  { invitationId }: Invited,
  choice: 'YES' | 'MAYBE' | 'NO' | null,
) =>
  app.call(chooseCandidate, {
    as,
    params: { userScreenerId: String(invitationId) },
    query: { undo: 'true' },
    body: { choice },
  })
const emailsTo = async ({ email }: Invited, kind: string) =>
  (await app.mails()).filter((mail) => mail.recipient === email && mail.kind === kind).length

/** Agrees to the privacy policy and to the study's own text, if it has one. */
async function consent(person: Invited) {
  const { consents = [] } = await open(person)
  const answers = consents
    .filter(({ kind }) => kind === 'PRIVACY' || kind === 'STUDY')
    .map(({ kind, hash }) => ({ kind, hash, answer: 'YES' as const }))
  const params = { hash: person.hash }
  await app.call(saveConsent, { as: person.token, params, body: { answers } })
}

describe('when anyone who qualifies can book straight away', () => {
  test('offers times to people who qualify and have consented, without emailing them first', async () => {
    const { people, slotIds } = await studyBy('AUTOMATIC')
    const [one, two] = people as [Invited, Invited]
    await consent(one)
    await app.given.screening(one)
    await app.given.screening(two)
    expect(await open(one)).toMatchObject({ hasHours: true, screenerInfo: { booksAtOnce: true } })
    expect(await open(two)).toMatchObject({ hasHours: false })
    expect(await times(two)).toMatchObject({ status: 403, body: { code: 'NOT_ELIGIBLE' } })
    expect(await book(one, slotIds[0])).toMatchObject({ status: 200 })
  })

  test('offers times even before people give the consents that booking requires', async () => {
    const study = await studyBy('AUTOMATIC')
    const [person] = study.people as [Invited, Invited]
    const body = { asks: ['RECORDING' as const], requires: ['RECORDING' as const] }
    const params = { id: String(study.distributionId) }
    const changed = await app.call(changeStudy, { as: adminUser.token, params, query: {}, body })
    expect(changed).toMatchObject({ status: 200 })
    await consent(person)
    await app.given.screening(person)
    expect(await open(person)).toMatchObject({ hasHours: true })
    expect(await book(person, study.slotIds[0])).toMatchObject({
      body: { code: 'CONSENT_REQUIRED' },
    })
  })

  test('refuses bookings once the target is reached', async () => {
    const study = await studyBy('AUTOMATIC')
    const plan = { targetInterviews: 1 }
    await app.call(updatePlan, { as: study.as, params: { id: String(study.id) }, body: plan })
    const [one, two] = study.people as [Invited, Invited]
    for (const person of [one, two]) {
      await consent(person)
      await app.given.screening(person)
    }
    expect(await book(one, study.slotIds[0])).toMatchObject({ status: 200 })
    expect(await open(two)).toMatchObject({ hasHours: false })
    expect(await book(two, study.slotIds[1])).toMatchObject({ body: { code: 'QUOTA_FULL' } })
  })

  test('shows our team how long people take to book after the last question, as a median', async () => {
    const study = await studyBy('AUTOMATIC', 3)
    const params = { id: String(study.distributionId) }
    const median = async () =>
      (await app.call(getDistribution, { as: adminUser.token, params })).body.medianBookingSeconds
    expect(await median()).toBeNull()
    for (const [at, seconds] of [100, 160, 9000].entries()) {
      const person = study.people[at] as Invited
      await consent(person)
      await app.given.screening(person)
      app.clock.forward(seconds * 1000)
      expect(await book(person, study.slotIds[at])).toMatchObject({ status: 200 })
    }
    expect(await median()).toBe(160)
    await select(study.distributionId, 'TEAM')
    expect(await median()).toBeNull()
  })

  test('emails someone once if they haven’t booked an hour after they finish the questions', async () => {
    const study = await studyBy('AUTOMATIC', 1)
    const [one] = study.people as [Invited]
    await consent(one)
    await app.given.screening(one)
    await emailPlacesOpened(app.deps)
    expect(await emailsTo(one, 'distribution.scheduling')).toBe(0)
    app.clock.forward(HOUR_MS)
    await emailPlacesOpened(app.deps)
    app.clock.forward(HOUR_MS)
    await emailPlacesOpened(app.deps)
    expect(await emailsTo(one, 'distribution.scheduling')).toBe(1)
  })

  test('sends one email about new times to someone who found no suitable time', async () => {
    const study = await app.given.study({ people: 1 })
    await select(study.distributionId, 'AUTOMATIC')
    const [one] = study.people as [Invited]
    await consent(one)
    await app.given.screening(one)
    const emails = () => emailsTo(one, 'distribution.scheduling')
    for (const hours of [0, 1, 24]) {
      app.clock.forward(hours * HOUR_MS)
      await emailPlacesOpened(app.deps)
    }
    expect(await emails()).toBe(0)
    const [slotId] = await app.given.slots(study, HOURS)
    await Promise.all([emailPlacesOpened(app.deps), emailPlacesOpened(app.deps)])
    expect(await emails()).toBe(1)
    // Slots that disappear or come back don't cause another email.
    await app.deps.db.execute(
      `delete from slots where research_id = ${study.id} and id <> ${slotId}`,
    )
    await app.given.slots(study, HOURS.slice(1))
    app.clock.forward(HOUR_MS)
    await emailPlacesOpened(app.deps)
    expect(await emails()).toBe(1)
  })

  test('gives everyone the same responses, byte for byte, until they’ve completed the screener', async () => {
    const { people } = await studyBy('AUTOMATIC')
    const [one, two] = people as [Invited, Invited]
    const replies = await walk(one, true)
    expect(replies).toEqual(await walk(two, false))
    expect(replies.at(-1)).toBe('200 {"status":"COMPLETED"}')
    const [qualified, unqualified] = [await open(one), await open(two)]
    expect([qualified.hasHours, unqualified.hasHours]).toEqual([true, false])
    expect({ ...neutral(qualified), hasHours: false }).toEqual(neutral(unqualified))
  })
})

type Screener = Awaited<ReturnType<typeof open>>

/**
 * Answers the screener and returns the distinct responses. Leaves out the person's id and the
 * options, so we can compare the responses that different people get.
 */
async function walk(person: Invited, qualifies: boolean): Promise<string[]> {
  const replies: string[] = []
  const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${person.token}` }
    const request = { method, url: `${API_BASE}${path}`, headers, ...(payload && { payload }) }
    const { statusCode, body } = await app.app.inject(request)
    const neutralBody = body
      .replace(/"userScreenerId":\d+/, '"userScreenerId":0')
      .replaceAll(/"options":\[.*?\]/g, '"options":[]')
    replies.push(`${statusCode} ${neutralBody}`)
  }
  await consent(person)
  await send('GET', `/respondent/screener/${person.hash}`)
  await send('POST', `/respondent/screener/${person.invitationId}/start`)
  for (const choice of await sampleChoices(app, person, qualifies))
    await send('POST', '/respondent/screener/answer', choice)
  await send('POST', `/respondent/screener/${person.invitationId}/complete`)
  return [...new Set(replies)]
}

const neutral = ({ userScreenerId: _id, userAnswers, ...rest }: Screener) => ({
  ...rest,
  userAnswers: userAnswers.length,
})

describe('when the researcher picks from an anonymous list', () => {
  test('doesn’t let researchers pick until version 2 of the privacy policy is published', async () => {
    const study = await app.given.study({ people: 1 })
    const refused = { status: 409, body: { code: 'POLICY_NOT_TOLD' } }
    expect(await select(study.distributionId, 'RESEARCHER')).toMatchObject(refused)
    const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
    const launch = { as: project.as, params: { id: String(project.id) } }
    const body = { selection: 'RESEARCHER' as const }
    expect(await app.call(requestDistribution, { ...launch, body })).toMatchObject(refused)
    await app.given.policyPublished()
    expect(await app.call(requestDistribution, { ...launch, body })).toMatchObject({
      status: 200,
      body: { distribution: { selection: 'RESEARCHER' } },
    })
  })

  test('offers times only to people the researcher marked Yes and people our team emailed', async () => {
    const study = await studyBy('RESEARCHER', 3)
    const [one, two, three] = study.people as [Invited, Invited, Invited]
    for (const person of study.people) await app.given.screening(person)
    expect(await times(one)).toMatchObject({ status: 403 })
    expect(await choose(study, one, 'YES')).toMatchObject({
      status: 200,
      body: { choice: 'YES', number: 1 },
    })
    expect(await emailsTo(one, 'distribution.scheduling')).toBe(1)
    expect(await times(one)).toMatchObject({ status: 200 })
    const email = { as: adminUser.token, query: {}, body: { userScreenerId: two.invitationId } }
    await app.call(admin.sendSchedulingMail, email)
    expect(await times(two)).toMatchObject({ status: 200 })
    expect(await times(three)).toMatchObject({ status: 403 })
    expect(await book(three, study.slotIds[0])).toMatchObject({ body: { code: 'NOT_ELIGIBLE' } })
    expect((await list(study)).map(({ number, choice }) => [number, choice])).toEqual([
      [1, 'YES'],
      [2, null],
      [3, null],
    ])
    expect(await list(study, 'NONE')).toHaveLength(2)
  })

  test('doesn’t ask someone to choose a time if the researcher undoes a Yes before the email goes out', async () => {
    const study = await studyBy('RESEARCHER', 1)
    const [one] = study.people as [Invited]
    await app.given.screening(one)
    await choose(study, one, 'YES')
    app.clock.forward(5_000)
    expect(await choose(study, one, null)).toMatchObject({
      body: { choice: null, invitedAt: null },
    })
    expect(await emailsTo(one, 'distribution.scheduling')).toBe(0)
    expect(await times(one)).toMatchObject({ status: 403 })
  })

  test('refuses a researcher’s choice if our team picks, the person has booked, or the project is someone else’s', async () => {
    const teamPicks = await studyBy('TEAM', 1)
    const [other] = teamPicks.people as [Invited]
    await app.given.screening(other)
    expect(await choose(teamPicks, other, 'YES')).toMatchObject({
      status: 409,
      body: { code: 'NOT_YOUR_CHOICE' },
    })
    const study = await studyBy('RESEARCHER', 1)
    const [one] = study.people as [Invited]
    await app.given.screening(one)
    expect(await choose(teamPicks, one, 'YES')).toMatchObject({ status: 404 })
    await choose(study, one, 'YES')
    await book(one, study.slotIds[0])
    expect(await choose(study, one, 'NO')).toMatchObject({
      status: 409,
      body: { code: 'CANDIDATE_BOOKED' },
    })
  })

  test('sends one email to people who weren’t chosen, 14 days after they finished', async () => {
    const study = await studyBy('RESEARCHER')
    const [one, two] = study.people as [Invited, Invited]
    for (const person of study.people) await app.given.screening(person)
    await choose(study, one, 'YES')
    app.clock.forward(14 * DAY_MS - 1000)
    await emailNotChosen(app.deps)
    expect(await emailsTo(two, 'distribution.not-chosen')).toBe(0)
    app.clock.forward(1000)
    await emailNotChosen(app.deps)
    await emailNotChosen(app.deps)
    expect(await emailsTo(two, 'distribution.not-chosen')).toBe(1)
    expect(await emailsTo(one, 'distribution.not-chosen')).toBe(0)
    const mails = await app.mails()
    expect(mails.find(({ kind }) => kind === 'distribution.not-chosen')?.text).toContain(
      'Thanks for your answers. The researcher has chosen other people this time.',
    )
  })

  test('still lets people book once our team has emailed them, even if the researcher takes over picking', async () => {
    const study = await studyBy('TEAM', 2)
    const [one, two] = study.people as [Invited, Invited]
    for (const person of study.people) await app.given.screening(person)
    const email = { as: adminUser.token, query: {}, body: { userScreenerId: one.invitationId } }
    await app.call(admin.sendSchedulingMail, email)
    await select(study.distributionId, 'RESEARCHER')
    expect(await book(one, study.slotIds[0])).toMatchObject({ status: 200 })
    expect(await book(two, study.slotIds[1])).toMatchObject({ status: 403 })
  })

  test('shows no name, address or phone number in any response, not even in open answers', async () => {
    const study = await studyBy('RESEARCHER', 1)
    const [one] = study.people as [Invited]
    await app.given.screening(one)
    await nameMember(app, one, 'Mia Lonergan')
    await writeText(
      app,
      { ...one, researchId: study.id },
      'I’m Mia Lonergan, 12 Smith Street, 0412 345 678, mia@example.com',
    )
    const replies = [await list(study), (await choose(study, one, 'MAYBE')).body]
    const text = JSON.stringify(replies)
    expect(text).toContain('[name removed], [address removed], [phone removed], [email removed]')
    for (const secret of ['Mia', 'Lonergan', 'Smith', '0412', 'example.com', one.email])
      expect(text).not.toContain(secret)
  })
})
