import { recordOutcomeAsAdmin } from '@wattle/contract/attendance'
import { getPerson, searchDesk } from '@wattle/contract/person'
import { publishPolicy } from '@wattle/contract/settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invitations } from '#db/schema/distributions.ts'
import { sweepInterviews } from '#features/interview/sweep-interviews.ts'
import { type BookedInterview, book, bookedInterview } from '#testing/booked-interview.ts'
import type { Person } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let admin: Person
let booked: BookedInterview
let memberId: number
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.given.user({ role: 'ROLE_ADMIN' })
  booked = await bookedInterview(app)
  memberId = await memberOf(booked.person)
  await app.deps.db.execute(
    `update panel_members set name = 'Leanne Hartigan', phone = '0491 570 110' where id = ${memberId}`,
  )
})
afterAll(() => app.close())

const person = async (id = memberId) =>
  (await app.call(getPerson, { as: admin.token, params: { id: String(id) } })).body

const memberOf = async ({ invitationId }: { invitationId: number }) => {
  const rows = await app.deps.db.select().from(invitations)
  return rows.find(({ id }) => id === invitationId)?.memberId ?? 0
}

describe('a person’s page', () => {
  test('shows contact details, every study with its result and interviews, and every email', async () => {
    const body = await person()
    expect(body).toMatchObject({
      id: memberId,
      name: 'Leanne Hartigan',
      phone: '0491 570 110',
      state: 'ACTIVE',
      studies: [
        {
          researchId: booked.study.id,
          researchName: 'Roster Meals',
          incentive: 'A gift card of $60',
          status: 'COMPLETED',
          result: 'FIT',
          interviews: [
            {
              id: booked.id,
              status: 'CONFIRMED',
              creatorFullName: 'Robin Example',
              link: 'https://meet.example.com/abc',
            },
          ],
        },
      ],
    })
  })

  test('shows how each interview went, and what we owe for it', async () => {
    app.clock.set('2026-11-20T02:00:00Z')
    const input = { as: admin.token, params: booked.params, body: { outcome: 'ATTENDED' as const } }
    await app.call(recordOutcomeAsAdmin, input)
    const { studies, payments } = await person()
    const [study] = studies
    expect(study?.interviews[0]).toMatchObject({
      outcome: 'ATTENDED',
      outcomeAt: '2026-11-20T02:00:00.000Z',
    })
    expect(payments).toMatchObject([
      {
        kind: 'INTERVIEW',
        state: 'DUE',
        userScreenerId: study?.userScreenerId,
        studyName: 'Roster Meals',
        interviewAt: '2026-11-20T00:00:00.000Z',
        sentAt: null,
      },
    ])
  })

  test('never shows a link key or its hash on a person’s page', async () => {
    const text = JSON.stringify(await person())
    expect(text).not.toContain('linkNonce')
    expect(text).not.toContain('keyHash')
  })
})

describe('searching the desk', () => {
  const search = async (words: string) =>
    (await app.call(searchDesk, { as: admin.token, query: { search: words } })).body

  test('finds people and projects by name', async () => {
    expect((await search('hartig')).people).toMatchObject([
      { id: memberId, fullName: 'Leanne Hartigan' },
    ])
    expect((await search('roster')).projects).toMatchObject([
      { id: booked.study.id, name: 'Roster Meals', distributionId: booked.study.distributionId },
    ])
  })

  test('finds an upcoming interview by its participant', async () => {
    app.clock.set('2026-11-15T00:00:00Z')
    const later = await bookedInterview(app, { hours: ['2026-11-25T00:00:00Z'] })
    await app.deps.db.execute(
      `update panel_members set name = 'Sami Haddad' where email = '${later.person.email}'`,
    )
    expect((await search('haddad')).interviews).toMatchObject([
      { id: later.id, respondentName: 'Sami Haddad' },
    ])
  })

  test('finds nothing when an admin searches for spaces', async () => {
    expect(await search('  ')).toEqual({ people: [], projects: [], interviews: [] })
  })
})

describe('a person’s emails', () => {
  test('lists a person’s invitations and emails about interviews, with the study of each', async () => {
    const study = await app.given.study({ people: 1 })
    const [one = booked.person] = study.people
    await app.given.screening(one)
    const [slotId] = await app.given.slots(study, ['2026-11-25T00:00:00Z'])
    await book(app, one, slotId)
    await sweepInterviews(app.deps)
    await app.call(publishPolicy, { as: admin.token })
    await app.runJobs()
    const id = await memberOf(one)
    const { mails } = await person(id)
    const studies = mails.map(({ kind, distributionId }) => [kind, distributionId])
    expect(new Map(studies as [string, number | null][])).toEqual(
      new Map([
        ['panel.policy', null],
        ['interview.planned', study.distributionId],
        ['distribution.invitation', study.distributionId],
      ]),
    )
  })
})
