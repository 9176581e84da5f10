import * as contract from '@wattle/contract/interview'
import { deletePanelMember } from '@wattle/contract/membership'
import { deleteResearch } from '@wattle/contract/research'
import { bookSlot, cancelBooking } from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { interviews } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sweepInterviews } from './sweep-interviews.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(interviews)
  await app.deps.db.delete(panelMembers)
  await app.deps.db.delete(outboxMails)
})

const START = '2026-11-20T00:00:00Z'
const LINK = 'https://meet.example.com/abc'

async function booked(hours = [START, '2026-11-20T02:00:00Z']) {
  const study = await app.given.study()
  const [person = { invitationId: 0, hash: '', token: '', email: '' }] = study.people
  await app.given.screening(person)
  const slotIds = await app.given.slots(study, hours)
  await app.deps.db.delete(outboxMails)
  const params = { slotId: String(slotIds[0]), hash: person.hash }
  await app.call(bookSlot, { as: person.token, params })
  const { body } = await app.call(contract.getMyCalendar, { as: study.as })
  const id = body.interviews.at(-1)?.id ?? 0
  return {
    study,
    person,
    slotIds,
    id,
    as: study.as,
    owner: study.owner,
    params: { id: String(id) },
  }
}

type Booked = Awaited<ReturnType<typeof booked>>

const confirm = ({ as, params }: Booked, link = LINK) =>
  app.call(contract.confirmInterviewManually, { as, params, query: { link } })
const sweep = () => sweepInterviews(app.deps)

/** The emails since the last call. `kinds` lists them as "kind to person". */
async function news({ person, owner }: Booked) {
  const rows = (await app.deps.db.select().from(outboxMails)).toSorted(
    (one, other) => one.id - other.id,
  )
  await app.deps.db.delete(outboxMails)
  const roleOf = (address: string) =>
    address === person.email
      ? 'the participant'
      : address === owner.email
        ? 'the researcher'
        : 'our team'
  return {
    kinds: rows.map(({ kind, recipient }) => `${kind.split('.')[1]} to ${roleOf(recipient)}`),
    rows,
  }
}

test.each([
  'https://meet.example/\0',
  'https://meet.example/\u202Emoor',
  'https://a:b@meet.example/',
])('refuses the video call link %j', async (link) => {
  const reply = await confirm(await booked(), link)
  expect(reply).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', data: { fields: { link: expect.any(String) } } },
  })
})

describe('an interview from booking to outcome', () => {
  test('shows the time in the time zone of the participant’s last booking', async () => {
    const booking = await booked()
    const { person, slotIds } = booking
    await sweep()
    await news(booking)
    const choose = async (slotId: number | undefined, zone: string) => {
      const params = { slotId: String(slotId), hash: person.hash }
      const headers = { 'x-time-zone': zone }
      await app.call(bookSlot, { as: person.token, params, headers })
      await sweep()
      return (await news(booking)).rows.find(({ recipient }) => recipient === person.email)?.subject
    }
    expect(await choose(slotIds[1], 'Australia/Perth')).toContain('10:00 am AWST')
    await app.call(cancelBooking, { as: person.token, params: { hash: person.hash } })
    await sweep()
    await news(booking)
    expect(await choose(slotIds[0], 'Australia/Darwin')).toContain('9:30 am ACST')
  })

  test('sends each email once between the booking and the end of the interview', async () => {
    const booking = await booked()
    await sweep()
    await sweep()
    expect((await news(booking)).kinds).toEqual([
      'planned to the participant',
      'planned to our team',
      'booked to the researcher',
    ])
    app.clock.set('2026-11-18T00:00:00Z')
    await sweep()
    await sweep()
    expect((await news(booking)).kinds).toEqual(['notify to the researcher'])
    expect(await confirm(booking)).toMatchObject({ body: { status: 'CONFIRMED', link: LINK } })
    await sweep()
    const confirmed = await news(booking)
    expect(confirmed.kinds).toEqual(['confirmed to the participant', 'confirmed to the researcher'])
    // The interview is more than a day away, so the participant doesn't get the link yet.
    expect(confirmed.rows[0]?.html).not.toContain(LINK)
    expect(confirmed.rows[0]?.calendar).not.toContain(LINK)
    expect(confirmed.rows[1]?.calendar).toContain(LINK)
    app.clock.set('2026-11-19T00:00:00Z')
    await sweep()
    await sweep()
    const linked = await news(booking)
    expect(linked.kinds).toEqual(['link to the participant'])
    expect(linked.rows[0]?.html).toContain(LINK)
    app.clock.set('2026-11-19T23:00:00Z')
    await sweep()
    await sweep()
    expect((await news(booking)).kinds).toEqual([
      'reminder to the participant',
      'reminder to the researcher',
    ])
    app.clock.set('2026-11-20T01:00:00Z')
    await sweep()
    expect((await news(booking)).kinds).toEqual([])
    const { body } = await app.call(contract.getMyCalendar, { as: booking.as })
    expect(body.interviews.at(-1)?.status).toBe('CONDUCTED')
  })

  test('doesn’t send a reminder if the researcher confirms less than an hour before the interview', async () => {
    const booking = await booked()
    app.clock.set('2026-11-19T23:20:00Z')
    await sweep()
    await news(booking)
    await confirm(booking)
    await sweep()
    await sweep()
    const { kinds, rows } = await news(booking)
    expect(kinds).toEqual(['confirmed to the participant', 'confirmed to the researcher'])
    expect(rows[0]?.html).toContain(LINK)
  })

  test('asks the researcher once, straight away, to confirm a booking less than two days ahead', async () => {
    const booking = await booked(['2026-11-16T12:00:00Z'])
    await sweep()
    await sweep()
    expect((await news(booking)).kinds).toEqual([
      'planned to the participant',
      'planned to our team',
      'notify to the researcher',
    ])
  })

  test('sends the confirmation and the link in one email if the researcher confirms less than a day before the interview', async () => {
    const booking = await booked()
    app.clock.set('2026-11-19T06:00:00Z')
    await sweep()
    await news(booking)
    await confirm(booking)
    await sweep()
    await sweep()
    const { kinds, rows } = await news(booking)
    expect(kinds).toEqual(['confirmed to the participant', 'confirmed to the researcher'])
    expect(rows[0]?.html).toContain(LINK)
  })

  test('cancels an interview that’s still unconfirmed at its start time, and emails everyone', async () => {
    const booking = await booked()
    await sweep()
    await news(booking)
    app.clock.set(START)
    await sweep()
    const { kinds } = await news(booking)
    expect(kinds).toEqual([
      'cancelled to the participant',
      'cancelled to the researcher',
      'cancelled to our team',
    ])
  })

  test('shows everyone the time in their own time zone', async () => {
    const booking = await booked()
    await sweep()
    const { rows } = await news(booking)
    expect(rows[1]?.text).toContain(
      'Friday 20 November 2026, 11:00 am to 12:00 pm (Melbourne, AEDT)',
    )
  })
})

describe('confirming an interview', () => {
  test('creates an unguessable link, and keeps it when the researcher confirms again', async () => {
    const booking = await booked()
    const { as, params } = booking
    const ask = () => app.call(contract.confirmInterview, { as, params, query: {} })
    const first = await ask()
    expect(first.body.link).toMatch(/^https:\/\/meet\.jit\.si\/wattle-[0-9a-f]{32}$/)
    expect((await ask()).body.link).toBe(first.body.link)
    await sweep()
    expect((await news(booking)).kinds.filter((kind) => kind.startsWith('confirmed'))).toHaveLength(
      2,
    )
  })

  test('sends a typed link unchanged, and never inserts a key into it', async () => {
    const booking = await booked()
    app.clock.set('2026-11-19T12:00:00Z')
    await sweep()
    await news(booking)
    const typed = `${LINK}?for=[[key]]&[[other]]`
    await confirm(booking, typed)
    await sweep()
    const mail = (await app.mails()).find(({ recipient }) => recipient === booking.person.email)
    expect(mail?.text).toContain(typed)
    expect(mail?.html).toContain(typed.replace('&', '&amp;'))
  })

  describe('confirming again with another link', () => {
    const OTHER = 'https://meet.example.com/other'
    const sequenceOf = (row: { calendar: string | null } | undefined) =>
      Number(/SEQUENCE:(\d+)/.exec(row?.calendar ?? '')?.[1])

    const entryOf = <Row extends { calendar: string | null }>(rows: Row[]) =>
      rows.find(({ calendar }) => calendar)

    test("doesn't email a participant who has no link yet", async () => {
      const booking = await booked()
      await confirm(booking)
      await sweep()
      const first = await news(booking)
      await confirm(booking, OTHER)
      await sweep()
      await sweep()
      const { kinds, rows } = await news(booking)
      expect(kinds).toEqual(['link-changed to the researcher'])
      expect(rows[0]?.subject).toContain('The video call link has changed')
      expect(rows[0]?.calendar).toContain(OTHER)
      expect(sequenceOf(rows[0])).toBeGreaterThan(sequenceOf(entryOf(first.rows)))
      app.clock.set('2026-11-19T00:00:00Z')
      await sweep()
      const linked = await news(booking)
      expect(linked.kinds).toEqual(['link to the participant'])
      expect(linked.rows[0]?.text).toContain(OTHER)
    })

    test('sends the new link in one email to a participant who has the old one', async () => {
      const booking = await booked()
      await confirm(booking)
      app.clock.set('2026-11-19T06:00:00Z')
      await sweep()
      const first = await news(booking)
      await confirm(booking, OTHER)
      await sweep()
      await sweep()
      const { kinds, rows } = await news(booking)
      expect(kinds).toEqual(['link-changed to the participant', 'link-changed to the researcher'])
      expect(rows[0]?.subject).toContain('The video call link has changed')
      expect(rows[0]?.text).toContain(OTHER)
      expect(rows[0]?.text).not.toContain(LINK)
      expect(rows[0]?.calendar).toContain(OTHER)
      expect(sequenceOf(rows[0])).toBeGreaterThan(sequenceOf(entryOf(first.rows)))
    })

    test('tells a participant once that their link no longer works, and sends the new one the day before the interview', async () => {
      const booking = await booked([START, '2026-11-25T00:00:00Z'])
      await confirm(booking)
      app.clock.set('2026-11-19T06:00:00Z')
      await sweep()
      const { as, params, slotIds } = booking
      const later = { slotId: slotIds[1] ?? 0 }
      await app.call(contract.rescheduleInterview, { as, params, body: later })
      await confirm(booking, OTHER)
      await sweep()
      await news(booking)
      await confirm(booking, `${OTHER}-again`)
      await sweep()
      expect((await news(booking)).kinds).toEqual(['link-changed to the researcher'])
      app.clock.set('2026-11-24T00:00:00Z')
      await sweep()
      const { kinds, rows } = await news(booking)
      expect(kinds).toEqual(['link to the participant'])
      expect(rows[0]?.text).toContain(`${OTHER}-again`)
    })

    test('doesn’t email the participant if the researcher restores the old link before we’ve emailed the new one', async () => {
      const booking = await booked()
      await confirm(booking)
      app.clock.set('2026-11-19T06:00:00Z')
      await sweep()
      await news(booking)
      await confirm(booking, OTHER)
      await confirm(booking)
      await sweep()
      await sweep()
      expect((await news(booking)).kinds).toEqual(['link-changed to the researcher'])
    })
  })

  test.each([
    '',
    'http://meet.example.com',
    'javascript:alert(1)',
    'https://',
    'https://u:p@x.y/',
    'ftp://x.y',
  ])('refuses the link "%s"', async (link) => {
    expect((await confirm(await booked(), link)).status).toBe(400)
  })

  test('returns 404 to anyone but the researcher', async () => {
    const booking = await booked()
    const { token } = await app.given.user()
    expect(await confirm({ ...booking, as: token })).toMatchObject({ status: 404 })
  })
})

describe('cancelling and moving interviews', () => {
  test('frees the slot when the researcher cancels, and emails the researcher and the participant a calendar update', async () => {
    const booking = await booked()
    await confirm(booking)
    await sweep()
    const { rows: before } = await news(booking)
    const { as, params } = booking
    const body = { reason: 'I am ill.' }
    const reply = await app.call(contract.cancelInterview, { as, params, body })
    expect(reply).toMatchObject({ status: 200, body: { status: 'CANCELLED' } })
    await sweep()
    const { kinds, rows } = await news(booking)
    expect(kinds).toContain('cancelled to the participant')
    expect(rows[0]?.text).toContain('I am ill.')
    expect(rows[0]?.text).toMatch(/Choose another time:\n.*\/respondent\/slots\?hashKey=/)
    const entry = rows[0]?.calendar ?? ''
    const confirmedEntry = before.find(({ calendar }) => calendar)?.calendar ?? ''
    expect(entry).toContain('METHOD:CANCEL')
    const field = (text: string, name: string) => new RegExp(`${name}:(.*)`).exec(text)?.[1]
    expect(field(entry, 'UID')).toBe(field(confirmedEntry, 'UID'))
    expect(Number(field(entry, 'SEQUENCE'))).toBeGreaterThan(
      Number(field(confirmedEntry, 'SEQUENCE')),
    )
    const { body: calendar } = await app.call(contract.getMyCalendar, { as })
    expect(calendar.slots.every(({ available }) => available)).toBe(true)
  })

  test('emails the old and the new time when the researcher moves the interview, and the link the day before the new time', async () => {
    const booking = await booked([START, '2026-11-25T00:00:00Z'])
    await confirm(booking)
    app.clock.set('2026-11-19T00:00:00Z')
    await sweep()
    await news(booking)
    const { as, params, slotIds } = booking
    await app.call(contract.rescheduleInterview, { as, params, body: { slotId: slotIds[1] ?? 0 } })
    await sweep()
    const { kinds, rows } = await news(booking)
    expect(kinds).toEqual(['moved to the participant', 'moved to the researcher'])
    expect(rows[0]?.text).toMatch(/Now: .*25 November.*Previously: .*20 November/s)
    app.clock.set('2026-11-24T00:00:00Z')
    await sweep()
    expect((await news(booking)).kinds).toEqual(['link to the participant'])
  })

  test('emails the researcher when the participant cancels', async () => {
    const booking = await booked()
    await sweep()
    await news(booking)
    const { person } = booking
    await app.call(cancelBooking, { as: person.token, params: { hash: person.hash } })
    await sweep()
    const { kinds, rows } = await news(booking)
    expect(kinds).toContain('cancelled to the researcher')
    const textTo = (address: string) => rows.find(({ recipient }) => recipient === address)?.text
    expect(textTo(booking.owner.email)).toContain('Reason: The participant cancelled.')
    // The email to the participant addresses them directly instead of saying "the participant".
    expect(textTo(person.email)).toContain('you’ve cancelled this interview')
    expect(textTo(person.email)).not.toContain('The participant')
  })

  test('cancels a deleted member’s interview and emails the researcher', async () => {
    const booking = await booked()
    await sweep()
    await news(booking)
    const [member] = await app.deps.db.select().from(panelMembers)
    const admin = await app.given.user({ role: 'ROLE_ADMIN' })
    const params = { id: String(member?.id) }
    await app.call(deletePanelMember, { as: admin.token, params })
    await sweep()
    expect((await news(booking)).kinds).toEqual([
      'cancelled to the researcher',
      'cancelled to our team',
    ])
  })

  test('refuses to confirm, move or cancel an interview that is over', async () => {
    const booking = await booked()
    const { as, params, slotIds } = booking
    await app.call(contract.cancelInterview, { as, params, body: { reason: null } })
    expect(await confirm(booking)).toMatchObject({ status: 409 })
    const body = { slotId: slotIds[1] ?? 0 }
    expect(await app.call(contract.rescheduleInterview, { as, params, body })).toMatchObject({
      status: 409,
    })
  })

  test('asks for confirmation before deleting a project with bookings, then emails the participants', async () => {
    const booking = await booked()
    await sweep()
    await news(booking)
    const { as, study } = booking
    const params = { id: String(study.id) }
    const asked = await app.call(deleteResearch, { as, params, query: {} })
    expect(asked).toMatchObject({
      status: 409,
      body: { code: 'INTERVIEWS_PLANNED', data: { planned: 1 } },
    })
    const query = { force: 'true' }
    expect(await app.call(deleteResearch, { as, params, query })).toMatchObject({ status: 204 })
    await sweep()
    const { kinds, rows } = await news(booking)
    expect(kinds).toContain('cancelled to the participant')
    // The project is deleted, so the email doesn't offer another time.
    expect(rows[0]?.text).toContain('You don’t need to do anything.')
    expect(rows[0]?.text).not.toContain('/respondent/slots')
  })
})

describe('interviews of a deleted project', () => {
  test('hides a deleted project and its interviews from the owner’s list and calendar', async () => {
    const booking = await booked()
    const other = await app.given.research({ owner: booking.owner })
    const { as, study } = booking
    const listed = async () =>
      (await app.call(contract.getMyCalendar, { as })).body.interviews.map(({ id }) => id)
    expect(await listed()).toEqual([booking.id])
    const remove = (id: number) =>
      app.call(deleteResearch, { as, params: { id: String(id) }, query: { force: 'true' } })
    await remove(other.id)
    expect(await listed()).toEqual([booking.id])
    await remove(study.id)
    await sweep()
    expect(await listed()).toEqual([])
  })

  test('shows the project’s interviews again when the deletion is undone', async () => {
    const booking = await booked()
    const { as, study } = booking
    const listed = async () => (await app.call(contract.getMyCalendar, { as })).body.interviews
    await app.given.researchChange(study.id, { deletedAt: app.deps.now() })
    expect(await listed()).toHaveLength(0)
    await app.given.researchChange(study.id, { deletedAt: null })
    expect(await listed()).toHaveLength(1)
  })
})

describe('counting conducted interviews', () => {
  test('doesn’t count a no-show towards the five interviews a project needs', async () => {
    const booking = await booked()
    const { as, params, study } = booking
    const tooSoon = { status: 409, body: { code: 'INTERVIEW_NOT_OVER' } }
    expect(await app.call(contract.markNoShow, { as, params })).toMatchObject(tooSoon)
    await confirm(booking)
    expect(await app.call(contract.markNoShow, { as, params })).toMatchObject(tooSoon)
    app.clock.set('2026-11-20T01:30:00Z')
    await sweep()
    expect(await app.call(contract.markNoShow, { as, params })).toMatchObject({
      body: { status: 'NO_SHOW' },
    })
    const finish = { as, params: { id: String(study.id) } }
    expect(await app.call(contract.finishResearch, finish)).toMatchObject({
      status: 409,
      body: { code: 'NOT_FINISHED' },
    })
  })
})

describe('the interview room', () => {
  test('shows the guide, screener answers and saved notes only to the interview’s researcher', async () => {
    const { as, params } = await booked()
    const { body } = await app.call(contract.getInterviewRoom, { as, params })
    expect(body.answers.length).toBeGreaterThanOrEqual(5)
    expect(body.answers.every(({ answers }) => answers.length > 0)).toBe(true)
    const questionId = String(body.guide?.parts[0]?.questions[0]?.id)
    const write = (notes: Record<string, string>) =>
      app.call(contract.saveInterviewNotes, { as, params, body: { notes } })
    await Promise.all([write({ [questionId]: 'Eats <b>late</b>' }), write({ general: 'Kind' })])
    const kept = (await app.call(contract.getInterviewRoom, { as, params })).body.notes
    expect(kept).toEqual({ [questionId]: 'Eats <b>late</b>', general: 'Kind' })
    const { token } = await app.given.user()
    expect(await app.call(contract.getInterviewRoom, { as: token, params })).toMatchObject({
      status: 404,
    })
  })
})
