import { getCompletion } from '@wattle/contract/admin'
import { listCandidates } from '@wattle/contract/candidates'
import { recordConsentFor } from '@wattle/contract/consent'
import { clearContradiction } from '@wattle/contract/contradiction'
import { deleteMember, getMember, saveProfile } from '@wattle/contract/panel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { invitations } from '#db/schema/distributions.ts'
import { contradictions } from '#db/schema/forecast.ts'
import { profileFields, profileOptions } from '#db/schema/profiles.ts'
import { changeDistribution, changeInvitation } from '#testing/change-rows.ts'
import type { Invited, Person, Questions } from '#testing/given.ts'
import { memberWithEmail } from '#testing/profiles.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { purgeStudies } from './invite-members.ts'

const DAY_MS = 24 * 3_600_000

let app: TestApp
let admin: Person
let study: Awaited<ReturnType<TestApp['given']['study']>>
let state: { id: number; victoria: number; queensland: number }
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off', CONTRADICTIONS: 'on' } })
  admin = await app.given.user({ role: 'ROLE_ADMIN' })
  const fields = await app.deps.db.select().from(profileFields)
  const options = await app.deps.db.select().from(profileOptions)
  const idOf = (label: string) => options.find((one) => one.label === label)?.id ?? 0
  state = {
    id: fields.find(({ key }) => key === 'state')?.id ?? 0,
    victoria: idOf('Victoria'),
    queensland: idOf('Queensland'),
  }
  const question = (text: string, isLinked = false) => ({
    ...{ draftId: null, question: text, type: 'SINGLE_CHOICE', ordered: true, rule: 'MATCH' },
    ...(isLinked && { profileFieldId: state.id }),
    options: [
      { text: 'Victoria', mustMatch: true, ...(isLinked && { profileOptionId: state.victoria }) },
      { text: 'Other', mustMatch: false },
    ],
  })
  const texts = ['Where did you grow up?', 'Where do you work?']
  const questions = [question('Where do you live?', true), ...texts.map((text) => question(text))]
  study = await app.given.study({ people: 6, questions: questions as Questions })
})
afterAll(() => app.close())

const asAdmin = () => ({ as: admin.token })

function personAt(at: number): Invited {
  const person = study.people[at]
  if (!person) throw new Error('too few people were invited')
  return person
}

const says = async (person: Invited, optionId: number) => {
  const { key } = await memberWithEmail(app, person.email)
  const values = [{ fieldId: state.id, optionIds: [optionId] }]
  return app.call(saveProfile, { body: { key, values } })
}

/**
 * Someone who tells us they live in Queensland, then rushes through a screener two days later and
 * chooses Victoria.
 */
async function contradicting(at: number): Promise<Invited> {
  const person = personAt(at)
  await says(person, state.queensland)
  app.clock.forward(2 * DAY_MS)
  await app.given.screening(person)
  await app.runJobs()
  return person
}

const rowsOf = async ({ invitationId }: Invited) =>
  (await app.deps.db.select().from(contradictions)).filter(
    (row) => row.invitationId === invitationId,
  )
const kindsOf = async (person: Invited) => (await rowsOf(person)).map(({ kind }) => kind)

const toAsk = async ({ invitationId }: Invited) => {
  const params = { userScreenerId: String(invitationId) }
  return (await app.call(getCompletion, { ...asAdmin(), params })).body.contradictions ?? []
}
const memberView = async (person: Invited) => {
  const { key } = await memberWithEmail(app, person.email)
  return (await app.call(getMember, { body: { key } })).body
}

test('doesn’t look for contradictions by default, or before version 2 of the policy is published', async () => {
  expect(readConfig({}).contradictions).toBe(false)
  await app.given.screening(personAt(0))
  await app.runJobs()
  expect(await kindsOf(personAt(0))).toEqual([])
  await app.given.policyPublished()
})

test('shows two contradictions after “Finish”, to admins only', async () => {
  const person = await contradicting(1)
  expect(await kindsOf(person)).toEqual(['PROFILE', 'TOO_FAST'])
  expect((await toAsk(person)).map(({ words }) => words)).toEqual([
    'Said Queensland in November, Victoria today.',
    'Answered 3 questions in 0 seconds.',
  ])
  const params = { id: String(study.id) }
  const seen = await app.call(listCandidates, { as: study.as, params })
  expect(JSON.stringify(seen.body)).not.toContain('Queensland')
})

test('asks the member which answer is right, and clears every contradiction once they respond', async () => {
  const person = personAt(1)
  expect((await memberView(person)).toClarify).toMatchObject([
    { fieldId: state.id, before: 'Queensland', now: 'Victoria' },
  ])
  await says(person, state.victoria)
  expect((await memberView(person)).toClarify).toEqual([])
  expect(await toAsk(person)).toEqual([])
  for (const { clearedAt } of await rowsOf(person)) expect(clearedAt).toEqual(app.clock.now())
})

test('includes every contradiction in the member’s download', async () => {
  const { studies } = await memberView(personAt(1))
  expect(studies[0]?.contradictions).toMatchObject([
    { words: 'Said Queensland in November, Victoria today.', clearedAt: expect.any(String) },
    { words: 'Answered 3 questions in 0 seconds.', clearedAt: expect.any(String) },
  ])
})

test('clears only the chosen contradiction, even if an admin clears it twice', async () => {
  const person = await contradicting(2)
  const [first, second] = await toAsk(person)
  const clear = () =>
    app.call(clearContradiction, { ...asAdmin(), params: { id: String(first?.id) } })
  expect((await clear()).status).toBe(204)
  expect((await clear()).status).toBe(204)
  expect(await toAsk(person)).toEqual([second])
})

test('checks a screener once, however often the job runs', async () => {
  const person = await contradicting(3)
  await app.deps.jobs.enqueue(app.deps.db, 'contradiction.check', {
    invitationId: person.invitationId,
  })
  await app.runJobs()
  expect(await rowsOf(person)).toHaveLength(2)
})

/** Stores a contradiction in a second study that quotes this person's answer in the first. */
async function quotedLater(person: Invited) {
  const rows = await app.deps.db.select().from(invitations)
  const earlier = rows.find(({ id }) => id === person.invitationId)
  const { people } = await app.given.study({ people: 1 })
  const later = people[0]
  if (!later || !earlier) throw new Error('nobody was invited')
  await changeInvitation(app.deps.db, later.invitationId, { memberId: earlier.memberId })
  const beforeAt = earlier.completedAt?.toISOString() ?? ''
  const details = { field: 'birth-year', before: '1984', beforeAt, now: '1990' }
  await app.deps.db.insert(contradictions).values({
    ...{ invitationId: later.invitationId, kind: 'EARLIER_STUDY' as const, questionId: null },
    ...{ details, at: app.clock.now() },
  })
  return later
}

test('deletes contradictions that are about withdrawn answers or quote them', async () => {
  const person = await contradicting(4)
  const later = await quotedLater(person)
  const consent = async (answer: 'YES' | 'WITHDRAWN') =>
    app.call(recordConsentFor, {
      ...asAdmin(),
      params: { userScreenerId: String(person.invitationId) },
      body: { kind: 'PRIVACY', answer },
    })
  await consent('YES')
  expect(await kindsOf(person)).toEqual(['PROFILE', 'TOO_FAST'])
  await consent('WITHDRAWN')
  expect(await rowsOf(person)).toEqual([])
  expect(await rowsOf(later)).toEqual([])
})

test('deletes a deleted member’s contradictions', async () => {
  const person = personAt(3)
  const { key } = await memberWithEmail(app, person.email)
  await app.call(deleteMember, { body: { key } } as never)
  expect(await rowsOf(person)).toEqual([])
  expect((await rowsOf(personAt(2))).length).toBe(2)
})

test('deletes contradictions a year after the study whose answers they’re about or quote', async () => {
  const person = await contradicting(5)
  const later = await quotedLater(person)
  await changeDistribution(app.deps.db, study.distributionId, { expiresAt: app.clock.now() })
  await purgeStudies(app.deps, new Date(app.clock.now().getTime() + 1))
  expect(await rowsOf(person)).toEqual([])
  expect(await rowsOf(later)).toEqual([])
})
