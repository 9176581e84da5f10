import { recordOutcomeAsAdmin } from '@wattle/contract/attendance'
import { getPerson, searchDesk } from '@wattle/contract/person'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invitations } from '#db/schema/distributions.ts'
import { type BookedInterview, bookedInterview } from '#testing/booked-interview.ts'
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
  const { invitationId } = booked.person
  const rows = await app.deps.db.select().from(invitations)
  memberId = rows.find(({ id }) => id === invitationId)?.memberId ?? 0
  await app.deps.db.execute(
    `update panel_members set name = 'Leanne Hartigan', phone = '0491 570 110' where id = ${memberId}`,
  )
})
afterAll(() => app.close())

const person = async () =>
  (await app.call(getPerson, { as: admin.token, params: { id: String(memberId) } })).body

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

  test('shows how each interview went', async () => {
    app.clock.set('2026-11-20T02:00:00Z')
    const input = { as: admin.token, params: booked.params, body: { outcome: 'ATTENDED' as const } }
    await app.call(recordOutcomeAsAdmin, input)
    const [study] = (await person()).studies
    expect(study?.interviews[0]).toMatchObject({
      outcome: 'ATTENDED',
      outcomeAt: '2026-11-20T02:00:00.000Z',
    })
  })

  test('never includes a link key or its hash', async () => {
    const text = JSON.stringify(await person())
    expect(text).not.toContain('linkNonce')
    expect(text).not.toContain('keyHash')
  })
})

describe('searching the desk', () => {
  const search = async (words: string) =>
    (await app.call(searchDesk, { as: admin.token, query: { search: words } })).body

  test('finds people by name, and projects', async () => {
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

  test('finds nothing for spaces', async () => {
    expect(await search('  ')).toEqual({ people: [], projects: [], interviews: [] })
  })
})
