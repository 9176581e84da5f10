import { updatePanelMember } from '@wattle/contract/membership'
import { deleteMember, getMember } from '@wattle/contract/panel'
import { addNote } from '@wattle/contract/panel-lists'
import { bookSlot } from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { invitations } from '#db/schema/distributions.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { tracesOf } from '#testing/traces.ts'

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

/** A member who qualified and booked. We've emailed everyone about the booking. */
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
  // The study keeps the invitation and its result, without the member.
  expect(left).toMatchObject({ memberId: null, chosenIds: [], result: 'FIT' })
})

test('deletes or clears a member’s data in every table when the member is deleted', async () => {
  const { rows } = await app.deps.db.execute<{ column: string; onDelete: string }>(`
    select format('%s.%s', conrelid::regclass, attname) as column,
      case confdeltype when 'c' then 'deleted' when 'n' then 'unlinked' else 'blocks' end as "onDelete"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where confrelid = 'panel_members'::regclass and contype = 'f'
    order by 1`)
  const columns = Object.groupBy(rows, ({ onDelete }) => onDelete)
  // These rows stay, without the member, so studies and the ledger still add up.
  expect(columns.unlinked?.map(({ column }) => column)).toEqual([
    'invitations.member_id',
    'payments.member_id',
  ])
  expect(columns.deleted?.map(({ column }) => column)).toEqual([
    'member_notes.member_id',
    'open_entries.member_id',
    'panel_joinings.member_id',
    'panel_list_members.member_id',
    'panel_words.member_id',
    'profile_facets.member_id',
    'profile_values.member_id',
  ])
  expect(columns.blocks).toBeUndefined()
  // A `member_id` column without a foreign key would keep the id of a deleted member. Emails have
  // no foreign key, because inserting an email would then lock the member. The next test covers
  // emails.
  const { rows: others } = await app.deps.db.execute<{ column: string }>(`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and column_name = 'member_id'`)
  const known = new Set(rows.map(({ column }) => column))
  const unruled = others.map(({ column }) => column).filter((column) => !known.has(column))
  expect(unruled).toEqual(['outbox_mails.member_id'])
})

test('leaves no trace of a deleted member in any table', async () => {
  const { person, key } = await booked()
  const admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  const [member = { id: 0 }] = await app.deps.db.select().from(panelMembers)
  const params = { id: String(member.id) }
  const [note, reason] = ['Rings from a quokka farm', 'Wants a wombat break']
  await app.call(addNote, { as: admin, params, body: { text: note } })
  const body = { flag: 'CARE' as const, flagReason: reason }
  await app.call(updatePanelMember, { as: admin, params, body })
  const words = [NAME, person.email, note, reason]
  const tables = (await tracesOf(app.deps.db, words)).map((trace) => trace.split(':')[0])
  expect(tables).toContain('public.member_notes')
  await app.call(deleteMember, { body: { key } })
  await tellAll()
  expect(await tracesOf(app.deps.db, words)).toEqual([])
  const emails = await app.deps.db.select().from(outboxMails)
  expect(emails.filter(({ memberId }) => memberId === member.id)).toEqual([])
})
