import {
  bookSlotFor,
  listInterviews,
  notifyResearcher,
  sendSchedulingMail,
} from '@wattle/contract/admin'
import { deleteSlot, moveSlot } from '@wattle/contract/calendar'
import * as distribution from '@wattle/contract/distribution'
import * as interview from '@wattle/contract/interview'
import { bookSlot } from '@wattle/contract/screening'
import * as contract from '@wattle/contract/undo'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import { STUDY } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp()
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.delete(outboxMails)
  await app.deps.db.delete(distributions)
  await app.deps.db.delete(panelMembers)
})

const query = { undo: 'true' } as const
const TOO_LATE = { status: 409, body: { code: 'TOO_LATE_TO_UNDO' } }
const wait = () => app.clock.forward(contract.UNDO_SECONDS * 1000)

async function sweep() {
  const handlers = jobHandlers(app.deps)
  for (const name of ['distribution.sweep', 'interview.sweep', 'outbox.deliver'] as const)
    await handlers[name]({})
}

/**
 * How many emails of this kind went out. The tests have no mail server, so we hold them instead of
 * sending them.
 */
const sent = async (kind: string) =>
  (await app.deps.db.select().from(outboxMails)).filter(
    (mail) => mail.kind === kind && mail.state === 'HELD',
  ).length

async function qualified() {
  const study = await app.given.study()
  const [person = { invitationId: 0, hash: '', token: '' }] = study.people
  await app.given.screening(person)
  const [first = 0, second = 0] = await app.given.slots(study, hours())
  await sweep()
  return { study, person, first, second }
}

/** Two start times on the same day, a week ahead. */
function hours(): string[] {
  const day = new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10)
  return [`${day}T01:00:00Z`, `${day}T02:00:00Z`]
}

type Qualified = Awaited<ReturnType<typeof qualified>>

const book = ({ person }: Qualified, slotId: number, undo = true) =>
  app.call(bookSlotFor, {
    as: admin,
    params: { slotId: String(slotId), userScreenerId: String(person.invitationId) },
    ...(undo && { query }),
  })
const byId = (id: number) => ({ params: { id: String(id) } })
const undoByAdmin = (id: number) => app.call(contract.undoAsAdmin, { as: admin, ...byId(id) })
const rowOf = async (id: number) =>
  (await app.deps.db.select().from(interviews)).find((row) => row.id === id)

/** A booked interview whose emails have gone out. */
async function planned() {
  const setting = await qualified()
  const { interviewId: id } = (await book(setting, setting.first, false)).body
  await sweep()
  return { ...setting, id, as: setting.study.as }
}

describe('undoing the email to choose a time', () => {
  const send = ({ person }: Qualified) =>
    app.call(sendSchedulingMail, {
      as: admin,
      query,
      body: { userScreenerId: person.invitationId },
    })

  test('waits before sending the email, and deletes it if an admin undoes sending', async () => {
    const { mailId } = (await send(await qualified())).body
    await sweep()
    expect(await sent('distribution.scheduling')).toBe(0)
    const undo = () => app.call(contract.undoMails, { as: admin, body: { mailIds: [mailId] } })
    expect(await undo()).toMatchObject({ status: 204 })
    // The browser may not have received the first response, so undoing again must work too.
    expect(await undo()).toMatchObject({ status: 204 })
    wait()
    await sweep()
    expect(await app.mails()).not.toContainEqual(expect.objectContaining({ id: mailId }))
  })

  test('sends the email after the waiting time, and then refuses to undo sending', async () => {
    const { mailId } = (await send(await qualified())).body
    wait()
    expect(
      await app.call(contract.undoMails, { as: admin, body: { mailIds: [mailId] } }),
    ).toMatchObject(TOO_LATE)
    await sweep()
    expect(await sent('distribution.scheduling')).toBe(1)
  })

  test('lets admins undo the email, but not an invitation', async () => {
    const study = await app.given.study()
    await app.call(distribution.updateDistribution, {
      as: admin,
      body: { distributionId: study.distributionId, maxNumber: 1, status: 'PAUSED' },
    })
    const [invitation] = await app.mails()
    expect(
      await app.call(contract.undoMails, { as: admin, body: { mailIds: [invitation?.id ?? 0] } }),
    ).toMatchObject(TOO_LATE)
  })
})

describe('undoing an admin’s change to an interview', () => {
  test('undoes a first booking, frees the slot and emails nobody', async () => {
    const setting = await qualified()
    const { interviewId } = (await book(setting, setting.first)).body
    await sweep()
    expect(await sent('interview.planned')).toBe(0)
    expect(await undoByAdmin(interviewId)).toMatchObject({ status: 204 })
    wait()
    await sweep()
    expect(await sent('interview.planned')).toBe(0)
    expect((await app.call(listInterviews, { as: admin })).body).not.toContainEqual(
      expect.objectContaining({ id: interviewId }),
    )
    expect(await book(setting, setting.first)).toMatchObject({ status: 200 })
  })

  test('emails people about a booking that isn’t undone', async () => {
    const setting = await qualified()
    const { interviewId } = (await book(setting, setting.first)).body
    wait()
    expect(await undoByAdmin(interviewId)).toMatchObject(TOO_LATE)
    await sweep()
    // One email is to the participant and one to our team.
    expect(await sent('interview.planned')).toBe(2)
  })

  test('undoes a move and restores the first slot', async () => {
    const setting = await planned()
    await book(setting, setting.second)
    expect(await undoByAdmin(setting.id)).toMatchObject({ status: 204 })
    expect(await rowOf(setting.id)).toMatchObject({ slotId: setting.first, unannounced: false })
    wait()
    await sweep()
    expect(await sent('interview.moved')).toBe(0)
  })

  test('undoes notifying the researcher, and then lets an admin notify them again', async () => {
    const { id } = await planned()
    const notify = () => app.call(notifyResearcher, { as: admin, query, ...byId(id) })
    await notify()
    expect(await undoByAdmin(id)).toMatchObject({ status: 204 })
    expect(await rowOf(id)).toMatchObject({ status: 'PLANNED' })
    await notify()
    wait()
    await sweep()
    expect(await sent('interview.notify')).toBe(1)
  })

  test('refuses to undo a booking that the participant has changed since', async () => {
    const setting = await qualified()
    const { interviewId } = (await book(setting, setting.first)).body
    const { hash, token: as } = setting.person
    await app.call(bookSlot, { as, params: { slotId: String(setting.second), hash } })
    expect(await undoByAdmin(interviewId)).toMatchObject(TOO_LATE)
    expect(await rowOf(interviewId)).toMatchObject({ slotId: setting.second })
  })
})

describe('undoing a researcher’s change to an interview', () => {
  const undo = (as: string, id: number) =>
    app.call(contract.undoInterviewChange, { as, ...byId(id) })
  const link = 'https://meet.example/room'

  test('undoes a confirmation and removes its link', async () => {
    const { id, as } = await planned()
    await app.call(interview.confirmInterviewManually, {
      as,
      ...byId(id),
      query: { link, ...query },
    })
    await sweep()
    expect(await sent('interview.confirmed')).toBe(0)
    expect(await undo(as, id)).toMatchObject({ status: 204 })
    expect(await rowOf(id)).toMatchObject({ status: 'PLANNED', link: null, icsSequence: 0 })
    wait()
    await sweep()
    expect(await sent('interview.confirmed')).toBe(0)
  })

  test('undoes a cancellation and restores the interview', async () => {
    const { id, as, first } = await planned()
    await app.call(interview.confirmInterviewManually, { as, ...byId(id), query: { link } })
    await sweep()
    await app.call(interview.cancelInterview, { as, ...byId(id), query, body: { reason: 'Ill' } })
    // The cancellation can still be undone after someone saves notes.
    const body = { notes: { general: 'Ill since Monday' } }
    expect(await app.call(interview.saveInterviewNotes, { as, ...byId(id), body })).toMatchObject({
      status: 200,
    })
    expect(await undo(as, id)).toMatchObject({ status: 204 })
    expect(await rowOf(id)).toMatchObject({
      status: 'CONFIRMED',
      slotId: first,
      link,
      cancelReason: null,
    })
    wait()
    await sweep()
    expect(await sent('interview.cancelled')).toBe(0)
    expect(await sent('interview.confirmed')).toBe(2)
  })

  test('refuses to undo a cancellation once the researcher has deleted the slot', async () => {
    const { id, as, first } = await planned()
    await app.call(interview.cancelInterview, { as, ...byId(id), query, body: {} })
    await app.call(deleteSlot, { as, params: { slotId: String(first) } })
    expect(await undo(as, id)).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    expect(await rowOf(id)).toMatchObject({ status: 'CANCELLED' })
    wait()
    await sweep()
    expect(await sent('interview.cancelled')).toBe(3)
  })

  test.each(['cancelled', 'moved away'] as const)(
    'refuses to undo a change once the slot has moved, keeps the interview %s and sends the email',
    async (what) => {
      const { id, as, first, second } = await planned()
      const before = await rowOf(id)
      if (what === 'cancelled')
        await app.call(interview.cancelInterview, { as, ...byId(id), query, body: {} })
      else {
        const body = { slotId: second }
        await app.call(interview.rescheduleInterview, { as, ...byId(id), query, body })
      }
      const startTime = before?.endTime.toISOString().replace('T02', 'T04') ?? ''
      const endTime = startTime.replace('T04', 'T05')
      const body = { slotId: first, startTime, endTime, timezone: 'Australia/Melbourne' }
      expect(await app.call(moveSlot, { as, body })).toMatchObject({ status: 200 })
      expect(await undo(as, id)).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
      wait()
      await sweep()
      expect(await sent(what === 'cancelled' ? 'interview.cancelled' : 'interview.moved')).not.toBe(
        0,
      )
    },
  )

  test('refuses to undo a cancellation once the participant has chosen another time', async () => {
    const { id, as, second, ...setting } = await planned()
    await app.call(interview.cancelInterview, { as, ...byId(id), query, body: {} })
    const { interviewId } = (await book({ ...setting, second }, second, false)).body
    expect(await undo(as, id)).toMatchObject(TOO_LATE)
    expect(await rowOf(id)).toMatchObject({ status: 'CANCELLED' })
    expect(await rowOf(interviewId)).toMatchObject({ status: 'PLANNED', slotId: second })
  })

  test('undoes a move', async () => {
    const { id, as, first, second } = await planned()
    await app.call(interview.rescheduleInterview, {
      as,
      ...byId(id),
      query,
      body: { slotId: second },
    })
    expect(await undo(as, id)).toMatchObject({ status: 204 })
    expect(await rowOf(id)).toMatchObject({ slotId: first })
  })

  test('refuses to undo someone else’s change', async () => {
    const { id, as } = await planned()
    await app.call(notifyResearcher, { as: admin, query, ...byId(id) })
    expect(await undo(as, id)).toMatchObject(TOO_LATE)
    const stranger = await app.given.user()
    expect(await undo(stranger.token, id)).toMatchObject({ status: 404 })
  })
})

describe('undoing a distribution’s start and reminders', () => {
  const undo = (id: number) => app.call(contract.undoDistribution, { as: admin, ...byId(id) })
  const invited = async () => (await app.deps.db.select().from(invitations)).length

  async function requested() {
    const { id, as } = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
    const { body } = await app.call(distribution.requestDistribution, { as, ...byId(id) })
    return body.distribution?.id ?? 0
  }
  const start = (id: number) =>
    app.call(distribution.startDistribution, { as: admin, query, body: { ...STUDY, id } })

  test('undoes the start of a distribution, and lets an admin start it again', async () => {
    await app.given.members(3)
    const id = await requested()
    await start(id)
    await sweep()
    expect(await invited()).toBe(0)
    expect(await undo(id)).toMatchObject({ status: 204 })
    wait()
    await sweep()
    expect(await invited()).toBe(0)
    expect(await start(id)).toMatchObject({ status: 202 })
    wait()
    await sweep()
    expect(await invited()).toBe(3)
    expect(await undo(id)).toMatchObject(TOO_LATE)
  })

  test('undoes reminders, and lets an admin remind the same people later', async () => {
    const { distributionId } = await app.given.study({ people: 2 })
    await sweep()
    wait()
    app.clock.goOn()
    const remind = () =>
      app.call(distribution.saveReminders, { as: admin, query, body: { distributionId } })
    expect((await remind()).body.queued).toBe(2)
    expect((await remind()).body.queued).toBe(0)
    expect(await undo(distributionId)).toMatchObject({ status: 204 })
    expect((await remind()).body.queued).toBe(2)
    wait()
    expect(await undo(distributionId)).toMatchObject(TOO_LATE)
    await sweep()
    expect(await sent('distribution.reminder')).toBe(2)
  })
})
