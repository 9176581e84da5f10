import { deleteAccount } from '@wattle/contract/account'
import { bookSlotFor } from '@wattle/contract/admin'
import { requestDistribution } from '@wattle/contract/distribution'
import { finishResearch, reopenResearch } from '@wattle/contract/interview'
import {
  type ResearcherNotices,
  type TeamNotices,
  updateNotices,
  updateTeamNotices,
} from '@wattle/contract/notice'
import { updatePlan } from '@wattle/contract/research'
import { bookSlot, cancelBooking } from '@wattle/contract/screening'
import { undoAsAdmin } from '@wattle/contract/undo'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { distributions } from '#db/schema/distributions.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { logInByKey } from '#features/participation/service.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import { emptyTables } from '#testing/empty-tables.ts'
import { STUDY } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await emptyTables(app.deps.db, 'settings', 'distributions', 'panel_members', 'outbox_mails')
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

async function sweep() {
  const handlers = jobHandlers(app.deps)
  for (const name of ['interview.sweep', 'study.watch', 'digest.send'] as const)
    await handlers[name]({})
}

const mailsOf = async (kind: string) => (await app.mails()).filter((mail) => mail.kind === kind)
const subjectsOf = async (kind: string) => (await mailsOf(kind)).map(({ subject }) => subject)
const forgetMails = () => app.deps.db.delete(outboxMails)

async function launched(people = 6) {
  const study = await app.given.study({ people })
  await forgetMails()
  return study
}
type Study = Awaited<ReturnType<typeof launched>>

const choose = (study: Study, body: Partial<ResearcherNotices>) =>
  app.call(updateNotices, { as: study.as, body })
const chooseForTeam = (body: Partial<TeamNotices>) =>
  app.call(updateTeamNotices, { as: admin, body })

/** A start time this many days ahead, at a different hour for each person. */
const slotFor = (at: number, days = 7) =>
  new Date(app.deps.now().getTime() + days * DAY_MS + at * HOUR_MS).toISOString()

async function book(study: Study, at: number) {
  const person = study.people[at]
  if (!person) throw new Error('nobody was invited')
  await app.given.screening(person)
  const [slotId] = await app.given.slots(study, [slotFor(at)])
  const params = { slotId: String(slotId), hash: person.hash }
  const { accessToken } = await logInByKey(app.deps, person.hash)
  expect((await app.call(bookSlot, { as: accessToken, params })).status).toBe(200)
  return person
}

describe('the email about a launch', () => {
  test('sends one email for 100 launches at once', async () => {
    const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
    const launch = () =>
      app.call(requestDistribution, { as: project.as, params: { id: String(project.id) } })
    const replies = await Promise.all(Array.from({ length: 100 }, launch))
    // The calls wait for the project's lock. On a busy machine, a few may time out with a 503.
    const statuses = new Set(replies.map(({ status }) => status))
    expect(statuses).toContain(200)
    expect([200, 503]).toEqual(expect.arrayContaining([...statuses]))
    const [mail, ...others] = await mailsOf('study.launched')
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: app.deps.config.contactEmail,
      subject: 'Robin Example launched a project: Roster Meals',
      aboutUserId: project.owner.id,
    })
    const [distribution] = await app.deps.db.select().from(distributions)
    expect(mail?.text).toContain(`/admin/distributions/${distribution?.id}`)
    expect(mail?.text).toContain('Free slots: 0')
  })

  test('changes nothing if the study has already been launched', async () => {
    const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
    const call = { as: project.as, params: { id: String(project.id) } }
    const first = await app.call(requestDistribution, call)
    app.clock.forward(DAY_MS)
    expect((await app.call(requestDistribution, call)).body).toEqual(first.body)
  })

  test.each(['NEVER', 'DAILY'] as const)(
    'doesn’t email our team right away about a launch if they chose %s',
    async (LAUNCHED) => {
      await chooseForTeam({ LAUNCHED })
      await app.given.study()
      expect(await mailsOf('study.launched')).toEqual([])
    },
  )
})

describe('the email about the first invitations', () => {
  test('emails the researcher once, after the first invitations go out', async () => {
    const form = { oneTimeNumber: 2, maxNumber: 4 }
    const study = await app.given.study({ people: 4, form })
    const [mail] = await mailsOf('study.started')
    expect(mail).toMatchObject({
      recipient: study.owner.email,
      subject: 'Your invitations are going out: Roster Meals',
    })
    expect(mail?.text).toContain('Robin, we’ve emailed the first 2 people for “Roster Meals”.')
    expect(mail?.text).toContain('People can answer until: Thursday 31\u00a0December\u00a02026')
    app.clock.forward(DAY_MS)
    await jobHandlers(app.deps)['distribution.sweep']({})
    expect(await mailsOf('distribution.invitation')).toHaveLength(4)
    expect(await mailsOf('study.started')).toHaveLength(1)
  })
})

describe('the email about a booking by our team', () => {
  test('emails nobody about a booking that’s undone within ten seconds', async () => {
    const study = await launched()
    const as = { as: study.as, params: { id: String(study.id) } }
    await app.call(updatePlan, { ...as, body: { targetInterviews: 1 } })
    const [person] = study.people
    await app.given.screening(person as never)
    const [slotId] = await app.given.slots(study, [slotFor(0)])
    const params = { slotId: String(slotId), userScreenerId: String(person?.invitationId) }
    const { body } = await app.call(bookSlotFor, { as: admin, params, query: { undo: 'true' } })
    app.clock.forward(9000)
    await sweep()
    await app.call(undoAsAdmin, { as: admin, params: { id: String(body.interviewId) } })
    app.clock.forward(60_000)
    await sweep()
    expect(await app.mails()).toEqual([])
  })

  test('emails the researcher about a booking once it can no longer be undone', async () => {
    const study = await launched()
    const [person] = study.people
    await app.given.screening(person as never)
    const [slotId] = await app.given.slots(study, [slotFor(0)])
    const params = { slotId: String(slotId), userScreenerId: String(person?.invitationId) }
    await app.call(bookSlotFor, { as: admin, params, query: { undo: 'true' } })
    app.clock.forward(10_000)
    await sweep()
    expect(await mailsOf('interview.booked')).toHaveLength(1)
  })
})

describe('the email about a reached target', () => {
  test('emails the researcher when bookings reach the target, and again when they reach it after a cancellation', async () => {
    const study = await launched()
    const as = { as: study.as, params: { id: String(study.id) } }
    await app.call(updatePlan, { ...as, body: { targetInterviews: 2 } })
    await book(study, 0)
    await sweep()
    expect(await mailsOf('study.target-reached')).toEqual([])
    const second = await book(study, 1)
    await Promise.all([sweep(), sweep()])
    const all = 'All 2 interviews are booked: Roster Meals'
    expect(await subjectsOf('study.target-reached')).toEqual([all])
    await app.call(cancelBooking, { as: second.token, params: { hash: second.hash } })
    await sweep()
    await book(study, 2)
    await sweep()
    expect(await subjectsOf('study.target-reached')).toEqual([all, all])
  })

  test('emails the researcher again when bookings reach a raised target', async () => {
    const study = await launched()
    const as = { as: study.as, params: { id: String(study.id) } }
    await app.call(updatePlan, { ...as, body: { targetInterviews: 1 } })
    await book(study, 0)
    await sweep()
    await app.call(updatePlan, { ...as, body: { targetInterviews: 2 } })
    await sweep()
    await book(study, 1)
    await sweep()
    expect(await subjectsOf('study.target-reached')).toEqual([
      'Your interview is booked: Roster Meals',
      'All 2 interviews are booked: Roster Meals',
    ])
  })
})

describe('the email about new candidates', () => {
  test('emails the researcher about candidates right away if they chose AT_ONCE, but at most once a minute', async () => {
    const study = await launched()
    await app.deps.db.update(distributions).set({ selection: 'RESEARCHER' })
    await choose(study, { NEW_CANDIDATES: 'AT_ONCE' })
    app.clock.forward(1000)
    for (const person of study.people.slice(0, 2)) await app.given.screening(person)
    await app.given.screening(study.people[2] as never, false)
    app.clock.forward(1000)
    await sweep()
    await sweep()
    app.clock.forward(60_000)
    await app.given.screening(study.people[3] as never)
    app.clock.forward(1000)
    await sweep()
    expect(await subjectsOf('study.candidates')).toEqual([
      '2 new candidates: Roster Meals',
      '1 new candidate: Roster Meals',
    ])
    const [mail] = await mailsOf('study.candidates')
    expect(mail?.text).toContain('Robin, 2 more people qualify for “Roster Meals”.')
    expect(mail?.text).not.toContain('Member')
    expect(mail?.text).toContain(`/platform/research/${study.id}?tab=candidates`)
  })

  test('doesn’t email a researcher about candidates if our team picks', async () => {
    const study = await launched()
    await choose(study, { NEW_CANDIDATES: 'AT_ONCE' })
    app.clock.forward(1000)
    for (const person of study.people.slice(0, 2)) await app.given.screening(person)
    app.clock.forward(1000)
    await sweep()
    expect(await subjectsOf('study.candidates')).toEqual([])
  })
})

describe('the email about a stalled study', () => {
  const HEADING = 'Nobody has booked for three days: Roster Meals'
  const recipients = async () => (await mailsOf('study.stalled')).map(({ recipient }) => recipient)

  test('reports a stalled study to the researcher and our team after 72 hours, once per stall', async () => {
    const study = await launched()
    await book(study, 0)
    app.clock.forward(72 * HOUR_MS - 1)
    await sweep()
    expect(await mailsOf('study.stalled')).toEqual([])
    app.clock.forward(1)
    await Promise.all([sweep(), sweep()])
    app.clock.forward(DAY_MS)
    await sweep()
    expect(await recipients()).toEqual([study.owner.email, app.deps.config.contactEmail])
    expect(await subjectsOf('study.stalled')).toEqual([HEADING, HEADING])
    await book(study, 1)
    app.clock.forward(72 * HOUR_MS)
    await sweep()
    expect(await mailsOf('study.stalled')).toHaveLength(4)
  })

  test('reports a stalled study only to our team once the researcher has deleted their account', async () => {
    const study = await launched()
    const { email, password } = study.owner
    await app.call(deleteAccount, { as: study.as, body: { email, password } })
    await forgetMails()
    app.clock.forward(72 * HOUR_MS)
    await sweep()
    expect(await recipients()).toEqual([app.deps.config.contactEmail])
  })

  test('says that there aren’t enough slots', async () => {
    const study = await launched()
    await app.given.slots(study, [slotFor(0, 14)])
    app.clock.forward(72 * HOUR_MS)
    await sweep()
    const [mail] = await mailsOf('study.stalled')
    expect(mail?.text).toContain(
      'Robin, nobody has booked an interview for “Roster Meals” in the last three days. You have 1 free slot left.',
    )
    expect(mail?.text).toContain('0 of 5 interviews are booked. Add slots')
    expect(mail?.text).toContain('Add slots:')
  })

  test('says that the times don’t suit people who qualify', async () => {
    const study = await launched()
    await app.given.screening(study.people[0] as never)
    await app.given.slots(
      study,
      [0, 1, 2, 3, 4].map((at) => slotFor(at, 14)),
    )
    app.clock.forward(72 * HOUR_MS)
    await sweep()
    const [mail] = await mailsOf('study.stalled')
    expect(mail?.text).toContain(
      'You have 5 free slots left. One person qualifies and hasn’t booked.',
    )
  })

  test('says that everyone who qualifies has booked', async () => {
    const study = await launched()
    await app.given.slots(
      study,
      [0, 1, 2, 3, 4].map((at) => slotFor(at, 14)),
    )
    app.clock.forward(72 * HOUR_MS)
    await sweep()
    const [mail] = await mailsOf('study.stalled')
    expect(mail?.text).toContain('Everyone who qualifies has booked.')
    expect(mail?.text).toContain('Open the project:')
  })

  test('says that the study’s last day has passed', async () => {
    const form = { expirationDate: '2026-11-16' }
    await app.given.study({ people: 2, form })
    app.clock.forward(72 * HOUR_MS)
    await sweep()
    const [mail] = await mailsOf('study.stalled')
    expect(mail?.text).toContain('The last day to answer was Monday 16\u00a0November\u00a02026.')
  })

  test('doesn’t report a study that has enough bookings, is paused or is finished', async () => {
    const study = await launched()
    const as = { as: study.as, params: { id: String(study.id) } }
    await app.call(updatePlan, { ...as, body: { targetInterviews: 1 } })
    await book(study, 0)
    const paused = await launched()
    await app.deps.db.execute(
      `update distributions set status = 'PAUSED' where id = ${paused.distributionId}`,
    )
    const finished = await launched()
    await finish(finished)
    app.clock.forward(80 * HOUR_MS)
    await sweep()
    expect(await mailsOf('study.stalled')).toEqual([])
  })

  test('reports a stalled study right away only to people who chose AT_ONCE', async () => {
    const study = await launched()
    await choose(study, { STALLED: 'DAILY' })
    await chooseForTeam({ STALLED: 'NEVER' })
    app.clock.forward(72 * HOUR_MS)
    await sweep()
    expect(await recipients()).toEqual([])
    app.clock.forward(DAY_MS)
    await sweep()
    expect(await subjectsOf('digest.researcher')).toEqual([
      'Your projects: no booking for three days',
    ])
  })
})

const finish = (study: Study) =>
  app.call(finishResearch, {
    as: study.as,
    params: { id: String(study.id) },
    body: { early: true, reason: 'Enough', force: true },
  } as never)

describe('when the study ends', () => {
  test('emails people without an interview a day after the study is finished', async () => {
    const study = await launched(4)
    const [booked, unqualified, qualified] = [
      await book(study, 0),
      study.people[1],
      study.people[2],
    ]
    await app.given.screening(unqualified as never, false)
    await app.given.screening(qualified as never)
    expect((await finish(study)).status).toBe(200)
    app.clock.forward(DAY_MS - 1)
    await sweep()
    expect(await mailsOf('study.ended')).toEqual([])
    app.clock.forward(1)
    await Promise.all([sweep(), sweep()])
    const mails = await mailsOf('study.ended')
    // We don't email the person who had an interview, or those who never finished.
    expect(mails.map(({ recipient }) => recipient)).toEqual([unqualified?.email, qualified?.email])
    expect(mails.map(({ recipient }) => recipient)).not.toContain(booked.email)
    const [kind, sorry] = mails
    expect(kind?.subject).toBe(`Thanks for taking part: ${STUDY.studyTitle}`)
    expect(kind?.text).toContain(`Hello Member. The study “${STUDY.studyTitle}” has ended.`)
    expect(kind?.text).toContain('needed people in a different situation')
    expect(sorry?.text).toContain('there were more people than times')
  })

  test('emails nobody if the study is reopened within a day, and emails each person only once', async () => {
    const study = await launched(3)
    await app.given.screening(study.people[0] as never, false)
    await finish(study)
    app.clock.forward(HOUR_MS)
    await app.call(reopenResearch, { as: study.as, params: { id: String(study.id) } })
    app.clock.forward(2 * DAY_MS)
    await sweep()
    expect(await mailsOf('study.ended')).toEqual([])
    await finish(study)
    app.clock.forward(DAY_MS)
    await sweep()
    expect(await mailsOf('study.ended')).toHaveLength(1)
    await app.call(reopenResearch, { as: study.as, params: { id: String(study.id) } })
    app.clock.forward(HOUR_MS)
    await app.given.screening(study.people[1] as never, false)
    await finish(study)
    app.clock.forward(DAY_MS)
    await sweep()
    expect((await mailsOf('study.ended')).map(({ recipient }) => recipient)).toEqual(
      study.people.slice(0, 2).map(({ email }) => email),
    )
  })

  test('emails people two weeks after the last day if nobody has marked the study as finished', async () => {
    const study = await app.given.study({ people: 1, form: { expirationDate: '2026-11-16' } })
    await app.given.screening(study.people[0] as never, false)
    app.clock.set('2026-11-30T12:59:59Z')
    await sweep()
    expect(await mailsOf('study.ended')).toEqual([])
    app.clock.set('2026-11-30T13:00:00Z')
    await sweep()
    expect(await mailsOf('study.ended')).toHaveLength(1)
  })

  test('doesn’t email people we’ve already told that they weren’t chosen', async () => {
    const study = await launched(2)
    for (const person of study.people) await app.given.screening(person)
    await app.deps.db.update(distributions).set({ selection: 'RESEARCHER' })
    app.clock.forward(14 * DAY_MS)
    await jobHandlers(app.deps)['distribution.sweep']({})
    expect(await mailsOf('distribution.not-chosen')).toHaveLength(2)
    await finish(study)
    app.clock.forward(DAY_MS)
    await sweep()
    expect(await mailsOf('study.ended')).toEqual([])
  })

  test('doesn’t email people who left the panel or whose address bounced', async () => {
    const study = await launched(2)
    for (const person of study.people) await app.given.screening(person, false)
    const [first, second] = await app.deps.db.select().from(panelMembers)
    const set = (change: string, id: number | undefined) =>
      app.deps.db.execute(`update panel_members set ${change} where id = ${id}`)
    await set("state = 'LEFT'", first?.id)
    await set('undeliverable_at = now()', second?.id)
    await finish(study)
    app.clock.forward(DAY_MS)
    await sweep()
    expect(await mailsOf('study.ended')).toEqual([])
  })
})
