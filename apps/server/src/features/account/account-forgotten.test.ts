import { deleteAccount, exportAccount, updateMe } from '@wattle/contract/account'
import { notifyResearcher } from '@wattle/contract/admin'
import { listAuditEvents } from '@wattle/contract/audit'
import {
  changePassword,
  login,
  resendVerification,
  resetPassword,
  signUp,
} from '@wattle/contract/auth'
import { addSlot } from '@wattle/contract/calendar'
import { sendTestInvitation } from '@wattle/contract/distribution'
import {
  cancelInterview,
  confirmInterviewManually,
  getMyCalendar,
  rescheduleInterview,
} from '@wattle/contract/interview'
import { bookSlot } from '@wattle/contract/screening'
import { changeRole } from '@wattle/contract/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobHandlers } from '#jobs/handlers.ts'
import { purge } from '#jobs/upkeep.ts'
import { STUDY } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { tracesOf } from '#testing/traces.ts'

let app: TestApp
let admin: { id: number; token: string }
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.given.user({ role: 'ROLE_ADMIN' })
})
afterAll(() => app.close())

const sweepInterviews = () => jobHandlers(app.deps)['interview.sweep']({})

const FIRST = 'Quilliam'
const LAST = 'Zebedee'
const PASSWORD = 'Correct horse 7 battery'

const lastToken = async (kind: string) =>
  /token=([\w-]+)/.exec((await app.mails()).findLast((mail) => mail.kind === kind)?.text ?? '')?.[1]

/** Signs up a researcher who leaves every trace they can, including pending emails and jobs. */
async function busyLife(email: string) {
  await app.call(login, { body: { email, password: 'Before there was an account 1' } })
  const token = await app.given.botCheckToken('sign-up')
  const body = { firstName: FIRST, lastName: LAST, email, password: PASSWORD, token }
  const { body: first } = await app.call(signUp, { body })
  await app.call(resendVerification, { as: first.accessToken })
  await app.call(login, { body: { email: email.toUpperCase(), password: 'Surely wrong 1' } })
  await app.call(resetPassword, { query: { email } })
  await app.runJobs()
  await app.call(changePassword, {
    body: { password: PASSWORD, token: (await lastToken('password.reset')) ?? '' },
  })
  const { body: second } = await app.call(login, {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Firefox/142.0' },
  })
  const as = second.accessToken
  const { body: me } = await app.call(updateMe, { as, body: { timezone: 'Australia/Perth' } })
  const owner = { id: me.id, email, password: PASSWORD, token: as }

  const study = await app.given.study({ owner, people: 4 })
  const hours = ['20', '21', '22', '23', '24'].map((day) => `2026-11-${day}T01:00:00Z`)
  const slotIds = await app.given.slots(study, hours)
  for (const [at, person] of study.people.entries()) {
    await app.given.screening(person)
    const params = { slotId: String(slotIds[at]), hash: person.hash }
    expect(await app.call(bookSlot, { as: person.token, params })).toMatchObject({ status: 200 })
  }
  await sweepInterviews()
  const { body: calendar } = await app.call(getMyCalendar, { as })
  const [one, two, three] = calendar.interviews.map(({ id }) => ({ id: String(id) }))
  if (!one || !two || !three) throw new Error('nobody booked')
  await app.call(notifyResearcher, { as: admin.token, params: one, query: {} })
  const link = 'https://meet.example/room'
  await app.call(confirmInterviewManually, { as, params: two, query: { link } })
  const moved = { slotId: slotIds[4] ?? 0 }
  await app.call(rescheduleInterview, { as, params: two, query: {}, body: moved })
  const reason = `${FIRST} ${LAST} (${email}) is ill`
  await app.call(cancelInterview, { as, params: three, query: {}, body: { reason } })
  await sweepInterviews()
  await app.call(exportAccount, { as })

  // Sends the emails queued so far, so only the ones queued below stay pending.
  await app.runJobs()
  await app.call(changeRole, {
    as: admin.token,
    params: { id: String(me.id) },
    body: { role: 'ROLE_ADMIN' },
  })
  await app.call(sendTestInvitation, { as, body: { ...STUDY, id: study.distributionId } })
  const startTime = '2026-11-28T01:00:00Z'
  const slot = { researchId: study.id, startTime, endTime: '2026-11-28T02:00:00Z' }
  await app.call(addSlot, { as, body: slot })
  await app.call(resetPassword, { query: { email } })
  return { ...owner, study, openFor: study.people.filter((_, at) => at !== 2) }
}

test('still sends the participant a queued email that names the researcher, then deletes the email', async () => {
  const study = await app.given.study()
  const [person] = study.people
  if (!person) throw new Error('no one was invited')
  await app.given.screening(person)
  const [slotId] = await app.given.slots(study, ['2026-11-26T01:00:00Z'])
  const params = { slotId: String(slotId), hash: person.hash }
  await app.call(bookSlot, { as: person.token, params })
  await sweepInterviews()
  await app.runJobs()
  const { body } = await app.call(getMyCalendar, { as: study.as })
  const reason = `Ask for ${study.owner.email}`
  await app.call(cancelInterview, {
    as: study.as,
    params: { id: String(body.interviews[0]?.id) },
    query: {},
    body: { reason },
  })
  await sweepInterviews()
  const { email, password } = study.owner
  await app.call(deleteAccount, { as: study.as, body: { email, password } })
  const naming = async () => (await app.mails()).filter(({ text }) => text.includes(reason))
  expect(await naming()).toMatchObject([{ recipient: person.email, state: 'QUEUED' }])
  await app.runJobs()
  await purge(app.deps)
  expect(await naming()).toEqual([])
})

test('leaves no trace of the name or address of a researcher who deletes their account', async () => {
  const email = 'quilliam.zebedee@traces.example'
  const { id, study, openFor, ...owner } = await busyLife(email)
  const words = [email, FIRST, LAST]
  const tables = (await tracesOf(app.deps.db, words)).map((trace) => trace.split(':')[0])
  expect(tables).toEqual(expect.arrayContaining(['public.users', 'public.outbox_mails']))
  const body = { email, password: PASSWORD }
  expect(await app.call(deleteAccount, { as: owner.token, body })).toMatchObject({ status: 204 })
  expect(await tracesOf(app.deps.db, words)).toEqual([])

  // Our team gets an email for each upcoming interview that needs another researcher. It doesn't
  // name the former researcher.
  await app.runJobs()
  const asked = (await app.mails()).filter(({ kind }) => kind === 'interview.unassigned')
  expect(asked).toHaveLength(openFor.length)
  for (const { recipient, text } of asked) {
    expect(recipient).toBe(app.deps.config.contactEmail)
    expect(text).toContain('Researcher: Former researcher')
  }

  const { body: events } = await app.call(listAuditEvents, { as: admin.token, query: {} })
  const own = events.filter(({ userId }) => userId === id)
  expect(own.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['SIGN_UP', 'ACCOUNT_DELETED']),
  )
  expect(own.map((event) => event.email)).toEqual(own.map(() => null))
  await purge(app.deps)
  expect(await tracesOf(app.deps.db, words)).toEqual([])
})
