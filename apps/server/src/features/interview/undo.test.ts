import {
  bookSlotFor,
  listInterviews,
  notifyResearcher,
  sendSchedulingMail,
} from '@wattle/contract/administration'
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
let office: string
beforeAll(async () => {
  app = await startTestApp()
  office = (await app.given.user({ role: 'ROLE_ADMIN' })).token
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

/** Everything that is due, as the recurring jobs do it. */
async function sweep() {
  const handlers = jobHandlers(app.deps)
  for (const name of ['distribution.sweep', 'interview.sweep', 'outbox.deliver'] as const)
    await handlers[name]({})
}

/** Mails of that kind that have left, or would have with a mail server. */
const gone = async (kind: string) =>
  (await app.deps.db.select().from(outboxMails)).filter(
    (mail) => mail.kind === kind && mail.state === 'HELD',
  ).length

async function fitting() {
  const study = await app.given.study()
  const [person = { invitationId: 0, hash: '', token: '' }] = study.people
  await app.given.screening(person)
  const [first = 0, second = 0] = await app.given.slots(study, hours())
  await sweep()
  return { study, person, first, second }
}

/** Two hours, a week ahead. */
function hours(): string[] {
  const day = new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10)
  return [`${day}T01:00:00Z`, `${day}T02:00:00Z`]
}

type Fitting = Awaited<ReturnType<typeof fitting>>

const book = ({ person }: Fitting, slotId: number, undo = true) =>
  app.call(bookSlotFor, {
    as: office,
    params: { slotId: String(slotId), userScreenerId: String(person.invitationId) },
    ...(undo && { query }),
  })
const byId = (id: number) => ({ params: { id: String(id) } })
const undoAsAdmin = (id: number) => app.call(contract.undoAsAdmin, { as: office, ...byId(id) })
const rowOf = async (id: number) =>
  (await app.deps.db.select().from(interviews)).find((row) => row.id === id)

/** Booked, told, and seen by the researcher. */
async function planned() {
  const setting = await fitting()
  const { interviewId: id } = (await book(setting, setting.first, false)).body
  await sweep()
  return { ...setting, id, as: setting.study.as }
}

describe('the mail to choose an hour', () => {
  const send = ({ person }: Fitting) =>
    app.call(sendSchedulingMail, {
      as: office,
      query,
      body: { userScreenerId: person.invitationId },
    })

  test('waits, and is removed when it is taken back', async () => {
    const { mailId } = (await send(await fitting())).body
    await sweep()
    expect(await gone('distribution.scheduling')).toBe(0)
    const undo = () => app.call(contract.undoMails, { as: office, body: { mailIds: [mailId] } })
    expect(await undo()).toMatchObject({ status: 204 })
    // Its answer may have been lost: asked again, it is taken back all the same.
    expect(await undo()).toMatchObject({ status: 204 })
    wait()
    await sweep()
    expect(await app.mails()).not.toContainEqual(expect.objectContaining({ id: mailId }))
  })

  test('leaves by itself, and then it is too late', async () => {
    const { mailId } = (await send(await fitting())).body
    wait()
    expect(
      await app.call(contract.undoMails, { as: office, body: { mailIds: [mailId] } }),
    ).toMatchObject(TOO_LATE)
    await sweep()
    expect(await gone('distribution.scheduling')).toBe(1)
  })

  test('no other mail can be taken back this way', async () => {
    const study = await app.given.study()
    await app.call(distribution.updateDistribution, {
      as: office,
      body: { distributionId: study.distributionId, maxNumber: 1, status: 'PAUSED' },
    })
    const [invitation] = await app.mails()
    expect(
      await app.call(contract.undoMails, { as: office, body: { mailIds: [invitation?.id ?? 0] } }),
    ).toMatchObject(TOO_LATE)
  })
})

describe('what the office does to an interview', () => {
  test('a first booking is taken back: the hour is free, and nobody heard of it', async () => {
    const setting = await fitting()
    const { interviewId } = (await book(setting, setting.first)).body
    await sweep()
    expect(await gone('interview.planned')).toBe(0)
    expect(await undoAsAdmin(interviewId)).toMatchObject({ status: 204 })
    wait()
    await sweep()
    expect(await gone('interview.planned')).toBe(0)
    expect((await app.call(listInterviews, { as: office })).body).not.toContainEqual(
      expect.objectContaining({ id: interviewId }),
    )
    expect(await book(setting, setting.first)).toMatchObject({ status: 200 })
  })

  test('a booking that is not taken back is told of by itself', async () => {
    const setting = await fitting()
    const { interviewId } = (await book(setting, setting.first)).body
    wait()
    expect(await undoAsAdmin(interviewId)).toMatchObject(TOO_LATE)
    await sweep()
    // The respondent and the office.
    expect(await gone('interview.planned')).toBe(2)
  })

  test('another hour is taken back: the first one is theirs again', async () => {
    const setting = await planned()
    await book(setting, setting.second)
    expect(await undoAsAdmin(setting.id)).toMatchObject({ status: 204 })
    expect(await rowOf(setting.id)).toMatchObject({ slotId: setting.first, untold: false })
    wait()
    await sweep()
    expect(await gone('interview.moved')).toBe(0)
  })

  test('a notification is taken back, and can be sent after all', async () => {
    const { id } = await planned()
    const notify = () => app.call(notifyResearcher, { as: office, query, ...byId(id) })
    await notify()
    expect(await undoAsAdmin(id)).toMatchObject({ status: 204 })
    expect(await rowOf(id)).toMatchObject({ status: 'PLANNED' })
    await notify()
    wait()
    await sweep()
    expect(await gone('interview.notify')).toBe(1)
  })

  test('what the person changed meanwhile is not undone', async () => {
    const setting = await fitting()
    const { interviewId } = (await book(setting, setting.first)).body
    const { hash, token: as } = setting.person
    await app.call(bookSlot, { as, params: { slotId: String(setting.second), hash } })
    expect(await undoAsAdmin(interviewId)).toMatchObject(TOO_LATE)
    expect(await rowOf(interviewId)).toMatchObject({ slotId: setting.second })
  })
})

describe('what a researcher does to an interview', () => {
  const undo = (as: string, id: number) =>
    app.call(contract.undoInterviewChange, { as, ...byId(id) })
  const link = 'https://meet.example/room'

  test('a confirmation is taken back, with its link', async () => {
    const { id, as } = await planned()
    await app.call(interview.confirmInterviewManually, {
      as,
      ...byId(id),
      query: { link, ...query },
    })
    await sweep()
    expect(await gone('interview.confirmed')).toBe(0)
    expect(await undo(as, id)).toMatchObject({ status: 204 })
    expect(await rowOf(id)).toMatchObject({ status: 'PLANNED', link: null, icsSequence: 0 })
    wait()
    await sweep()
    expect(await gone('interview.confirmed')).toBe(0)
  })

  test('a cancellation is taken back: the interview stands as it was told', async () => {
    const { id, as, first } = await planned()
    await app.call(interview.confirmInterviewManually, { as, ...byId(id), query: { link } })
    await sweep()
    await app.call(interview.cancelInterview, { as, ...byId(id), query, body: { reason: 'Ill' } })
    // What is noted beside it is no change of it.
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
    expect(await gone('interview.cancelled')).toBe(0)
    expect(await gone('interview.confirmed')).toBe(2)
  })

  test('a cancellation whose hour is gone by then cannot be taken back', async () => {
    const { id, as, first } = await planned()
    await app.call(interview.cancelInterview, { as, ...byId(id), query, body: {} })
    await app.call(deleteSlot, { as, params: { slotId: String(first) } })
    expect(await undo(as, id)).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    expect(await rowOf(id)).toMatchObject({ status: 'CANCELLED' })
    wait()
    await sweep()
    expect(await gone('interview.cancelled')).toBe(3)
  })

  test.each(['cancelled', 'moved away'] as const)(
    'an hour that is another hour by then is not had back: what was %s stays so, and is told',
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
      expect(await gone(what === 'cancelled' ? 'interview.cancelled' : 'interview.moved')).not.toBe(
        0,
      )
    },
  )

  test('a cancellation after which the person chose another hour cannot be taken back', async () => {
    const { id, as, second, ...setting } = await planned()
    await app.call(interview.cancelInterview, { as, ...byId(id), query, body: {} })
    const { interviewId } = (await book({ ...setting, second }, second, false)).body
    expect(await undo(as, id)).toMatchObject(TOO_LATE)
    expect(await rowOf(id)).toMatchObject({ status: 'CANCELLED' })
    expect(await rowOf(interviewId)).toMatchObject({ status: 'PLANNED', slotId: second })
  })

  test('a move is taken back', async () => {
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

  test('nobody takes back what another did', async () => {
    const { id, as } = await planned()
    await app.call(notifyResearcher, { as: office, query, ...byId(id) })
    expect(await undo(as, id)).toMatchObject(TOO_LATE)
    const stranger = await app.given.user()
    expect(await undo(stranger.token, id)).toMatchObject({ status: 404 })
  })
})

describe('a campaign', () => {
  const undo = (id: number) => app.call(contract.undoDistribution, { as: office, ...byId(id) })
  const invited = async () => (await app.deps.db.select().from(invitations)).length

  async function requested() {
    const { id, as } = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
    const { body } = await app.call(distribution.requestDistribution, { as, ...byId(id) })
    return body.distribution?.id ?? 0
  }
  const start = (id: number) =>
    app.call(distribution.startDistribution, { as: office, query, body: { ...STUDY, id } })

  test('that was just started is taken back, and can be started again', async () => {
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

  test('its reminders are taken back, and the same people can be reminded after all', async () => {
    const { distributionId } = await app.given.study({ people: 2 })
    await sweep()
    wait()
    app.clock.goOn()
    const remind = () =>
      app.call(distribution.saveReminders, { as: office, query, body: { distributionId } })
    expect((await remind()).body.queued).toBe(2)
    expect((await remind()).body.queued).toBe(0)
    expect(await undo(distributionId)).toMatchObject({ status: 204 })
    expect((await remind()).body.queued).toBe(2)
    wait()
    expect(await undo(distributionId)).toMatchObject(TOO_LATE)
    await sweep()
    expect(await gone('distribution.reminder')).toBe(2)
  })
})
