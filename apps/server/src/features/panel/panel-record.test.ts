import { deleteMember, getMember } from '@wattle/contract/panel'
import { bookSlot } from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { invitations } from '#db/schema/distributions.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(panelMembers)
  await app.deps.db.delete(outboxMails)
})

const HOUR = '2026-11-20T00:00:00.000Z'
const NAME = 'Kim Unusual'

const tellAll = () => jobHandlers(app.deps)['interview.sweep']({})

/** A member who has answered, qualifies and has booked. We've emailed everyone involved. */
async function booked() {
  const study = await app.given.study({ form: { studyTitle: 'Meals around shift work' } })
  const [person = { invitationId: 0, hash: '', token: '', email: '' }] = study.people
  const [member] = await app.deps.db.update(panelMembers).set({ name: NAME }).returning()
  await app.given.screening(person)
  const [slotId] = await app.given.slots(study, [HOUR])
  const params = { slotId: String(slotId), hash: person.hash }
  await app.call(bookSlot, { as: person.token, params })
  await tellAll()
  const key = linkKey(app.deps.secret(PANEL_LINK), member?.linkNonce ?? Buffer.alloc(0))
  return { person, key }
}

test('shows a member each study with their answers and booking, but not which answers qualify', async () => {
  const { key } = await booked()
  const { body } = await app.call(getMember, { body: { key } })
  expect(body.studies).toMatchObject([
    {
      title: 'Meals around shift work',
      interviews: [{ startTime: HOUR, state: 'BOOKED', outcome: null, coming: null }],
    },
  ])
  const [{ answers } = { answers: [] }] = body.studies
  expect(answers.length).toBeGreaterThan(0)
  for (const answer of answers) {
    expect(Object.keys(answer)).toEqual(['question', 'answers'])
    expect(answer.answers.length).toBeGreaterThan(0)
  }
})

test("leaves no trace of a deleted member in answers or in anyone's emails", async () => {
  const { person, key } = await booked()
  const naming = async () => {
    const mails = await app.deps.db.select().from(outboxMails)
    return mails.filter(({ subject, text }) => `${subject} ${text}`.includes(NAME)).length
  }
  expect(await naming()).toBeGreaterThan(0)
  expect(await app.call(deleteMember, { body: { key } })).toMatchObject({ status: 204 })
  await tellAll()
  expect(await naming()).toBe(0)
  const rows = await app.deps.db.select().from(invitations)
  const left = rows.find(({ id }) => id === person.invitationId)
  // The study keeps the invitation and whether the member qualified.
  expect(left).toMatchObject({ memberId: null, chosenIds: [], result: 'FIT' })
})
