import { bookSlotFor } from '@wattle/contract/admin'
import * as contract from '@wattle/contract/distribution'
import { pauseMember } from '@wattle/contract/panel'
import { deleteResearch } from '@wattle/contract/research'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { STUDY } from '#testing/given.ts'
import { type SmtpSink, startSmtpSink } from '#testing/smtp-sink.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sweepDistributions } from './send-batch.ts'

let app: TestApp
let sink: SmtpSink
let admin: string
beforeAll(async () => {
  sink = await startSmtpSink()
  app = await startTestApp({ env: { SMTP_URL: sink.url } })
  await app.given.noNotices()
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(async () => {
  await app.close()
  await sink.close()
})
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(outboxMails)
  await app.deps.db.delete(distributions)
  await app.deps.db.delete(panelMembers)
  sink.mails.length = 0
  sink.refuseAt(undefined)
})

async function launched() {
  const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
  const params = { id: String(project.id) }
  const { body } = await app.call(contract.requestDistribution, { as: project.as, params })
  return { ...project, distributionId: body.distribution?.id ?? 0 }
}

const begin = (id: number, form: Partial<contract.StudyForm> = {}) =>
  app.call(contract.startDistribution, { as: admin, body: { ...STUDY, ...form, id } })
const sweep = () => sweepDistributions(app.deps)
const detail = async (id: number) =>
  (await app.call(contract.getDistribution, { as: admin, params: { id: String(id) } })).body
const change = (distributionId: number, status: 'IN_PROGRESS' | 'PAUSED', maxNumber = 100) =>
  app.call(contract.updateDistribution, { as: admin, body: { distributionId, maxNumber, status } })
const invited = async () => (await app.deps.db.select().from(invitations)).length

describe('launching a project', () => {
  test('requests one distribution however often someone presses the button, and locks the earlier steps', async () => {
    const { id, as } = await launched()
    const params = { id: String(id) }
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => app.call(contract.requestDistribution, { as, params })),
    )
    expect(new Set(replies.map(({ body }) => body.distribution?.id)).size).toBe(1)
    expect(replies[0]?.body).toMatchObject({ frozen: true, distribution: { status: 'REQUESTED' } })
  })

  test('refuses to launch before the interview step', async () => {
    const { id, as } = await app.given.research({ status: 'PROJECT_CONFIRMATION' })
    const reply = await app.call(contract.requestDistribution, { as, params: { id: String(id) } })
    expect(reply.status).toBe(409)
  })
})

describe('sending invitations', () => {
  test('emails each active member their own invitation link, and a link to leave the panel', async () => {
    await app.given.members(3)
    const { distributionId } = await launched()
    expect(await begin(distributionId)).toMatchObject({
      status: 202,
      body: { status: 'IN_PROGRESS', maxNumber: 100 },
    })
    await sweep()
    await app.runJobs()
    expect(sink.mails).toHaveLength(3)
    const [mail] = sink.mails
    expect(mail?.subject).toBe('Would you like to take part? Meals around shift work')
    expect(mail?.text).toContain('Hello Member. You’re on the Wattle Research panel')
    const keys = sink.mails.map(({ text }) => /hashKey=([\w-]{43})/.exec(text ?? '')?.[1])
    expect(new Set(keys).size).toBe(3)
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('list-unsubscribe')).toMatch(
      /^<https:\/\/wattle\.example\/api\/panel\/unsubscribe\?key=[\w-]{43}>$/,
    )
    expect(await detail(distributionId)).toMatchObject({
      emailsSent: 3,
      counts: { queued: 0, sent: 3, failed: 0 },
      waitingFor: 'PANEL_MEMBERS',
    })
  })

  test('stores no key that would open an invitation link', async () => {
    await app.given.members(1)
    const { distributionId } = await launched()
    await begin(distributionId)
    await sweep()
    await app.runJobs()
    const key = /hashKey=([\w-]{43})/.exec(sink.mails[0]?.text ?? '')?.[1] ?? 'none'
    const rows = JSON.stringify([
      await app.deps.db.select().from(outboxMails),
      await app.deps.db.select().from(invitations),
    ])
    expect(rows).not.toContain(key)
  })

  test('sends batches an hour apart, up to the maximum', async () => {
    await app.given.members(12)
    const { distributionId } = await launched()
    await begin(distributionId, { oneTimeNumber: 5, maxNumber: 11 })
    await sweep()
    await sweep()
    expect(await invited()).toBe(5)
    expect((await detail(distributionId)).waitingFor).toBe('NEXT_BATCH')
    app.clock.forward(3_600_000)
    await sweep()
    expect(await invited()).toBe(10)
    app.clock.forward(3_600_000)
    await sweep()
    app.clock.forward(3_600_000)
    await sweep()
    expect(await invited()).toBe(11)
    expect((await detail(distributionId)).waitingFor).toBe('HIGHER_MAXIMUM')
    await change(distributionId, 'IN_PROGRESS', 12)
    await sweep()
    expect(await invited()).toBe(12)
  })

  test('doesn’t invite anyone twice, or within seven days of an invitation to another study', async () => {
    await app.given.members(2)
    const one = await launched()
    const other = await launched()
    await begin(one.distributionId)
    await sweep()
    await begin(other.distributionId)
    await sweep()
    expect(await invited()).toBe(2)
    app.clock.forward(7 * 24 * 3_600_000)
    await sweep()
    expect(await invited()).toBe(4)
  })

  test('invites each person once when two sweeps run at the same time', async () => {
    await app.given.members(20)
    const { distributionId } = await launched()
    await begin(distributionId, { oneTimeNumber: 10, maxNumber: 10 })
    await Promise.all(Array.from({ length: 8 }, sweep))
    expect(await invited()).toBe(10)
  })

  test('starts one distribution when a hundred forms arrive at once', async () => {
    await app.given.members(1)
    const { distributionId } = await launched()
    const replies = await Promise.all(Array.from({ length: 100 }, () => begin(distributionId)))
    expect(replies.every(({ status }) => status === 202)).toBe(true)
    await Promise.all([sweep(), sweep()])
    await app.runJobs()
    expect(sink.mails).toHaveLength(1)
    expect(await begin(distributionId, { studyTitle: 'Another' })).toMatchObject({ status: 409 })
  })

  test('stops inviting people after the study’s last day, and when the project is deleted', async () => {
    await app.given.members(2)
    const late = await launched()
    await begin(late.distributionId, { oneTimeNumber: 0 })
    app.clock.set('2026-12-31T13:00:00Z')
    await change(late.distributionId, 'IN_PROGRESS')
    await sweep()
    expect(await invited()).toBe(0)
    app.clock.set('2026-11-15T00:00:00Z')
    const gone = await launched()
    await begin(gone.distributionId)
    const params = { id: String(gone.id) }
    await app.call(deleteResearch, { as: gone.as, params, query: {} })
    await sweep()
    expect(await invited()).toBe(0)
  })
})

describe('people we can’t email', () => {
  test('doesn’t email a member who pauses while the email is queued', async () => {
    await app.given.members(1)
    const { distributionId } = await launched()
    await begin(distributionId)
    await sweep()
    const [member] = await app.deps.db.select().from(panelMembers)
    const key = linkKey(app.deps.secret(PANEL_LINK), member?.linkNonce ?? Buffer.alloc(0))
    expect(await app.call(pauseMember, { body: { key } })).toMatchObject({ status: 200 })
    await app.runJobs()
    expect(sink.mails).toEqual([])
    expect((await detail(distributionId)).counts).toMatchObject({ sent: 0, failed: 1 })
  })

  test('doesn’t email an address that bounced', async () => {
    await app.given.members(1)
    const [member] = await app.deps.db.select().from(panelMembers)
    sink.refuse(member?.email ?? '', 550)
    const { distributionId } = await launched()
    await begin(distributionId)
    await sweep()
    await app.runJobs()
    const [after] = await app.deps.db.select().from(panelMembers)
    expect(after?.undeliverableAt).not.toBeNull()
    app.clock.forward(8 * 24 * 3_600_000)
    const other = await launched()
    expect((await detail(other.distributionId)).reachable).toBe(0)
  })
})

describe('email failures that aren’t bounces', () => {
  test.each([
    ['when the server doesn’t accept our sender', () => sink.refuseAt('MAIL FROM')],
    ['when the server rejects the content', () => sink.refuseAt('DATA')],
    [
      'when the server refuses to relay',
      (email: string) => sink.refuse(email, 554, '5.7.1 relay access denied'),
    ],
  ])('doesn’t mark an address as bounced %s', async (_why, refuse) => {
    await app.given.members(1)
    const [member] = await app.deps.db.select().from(panelMembers)
    refuse(member?.email ?? '')
    const { distributionId } = await launched()
    await begin(distributionId)
    await sweep()
    await app.runJobs()
    const [after] = await app.deps.db.select().from(panelMembers)
    expect(after?.undeliverableAt).toBeNull()
    expect(await app.mails()).toMatchObject([{ state: 'QUEUED', attempts: 1 }])
  })
})

describe('pausing a distribution', () => {
  test('holds back queued emails while a distribution is paused, and sends them when it resumes', async () => {
    await app.given.members(3)
    const { distributionId } = await launched()
    await begin(distributionId)
    await sweep()
    expect(await change(distributionId, 'PAUSED')).toMatchObject({ body: { status: 'PAUSED' } })
    await app.runJobs()
    expect(sink.mails).toEqual([])
    expect((await detail(distributionId)).waitingFor).toBe('RESUMING')
    await change(distributionId, 'IN_PROGRESS')
    await app.runJobs()
    expect(sink.mails).toHaveLength(3)
  })

  test('refuses to pause a distribution before it starts, and refuses a maximum below the number already sent', async () => {
    await app.given.members(3)
    const { distributionId } = await launched()
    expect(await change(distributionId, 'PAUSED')).toMatchObject({ status: 409 })
    await begin(distributionId)
    await sweep()
    expect(await change(distributionId, 'IN_PROGRESS', 2)).toMatchObject({ status: 400 })
  })
})

describe('the distribution form', () => {
  test.each([
    [{ oneTimeNumber: -1 }, 'oneTimeNumber'],
    [{ maxNumber: -1 }, 'maxNumber'],
    [{ oneTimeNumber: 11, maxNumber: 10 }, 'oneTimeNumber'],
    [{ expirationDate: '2026-11-14' }, 'expirationDate'],
    [{ expirationDate: '2026-02-31' }, 'expirationDate'],
    [{ consentFormLink: 'http://example.com' }, 'consentFormLink'],
    [{ consentFormLink: 'https://example.com/\0' }, 'consentFormLink'],
    [{ consentFormLink: 'https://example.com/\u202Efdp.exe' }, 'consentFormLink'],
    [{ consentFormLink: 'https://kim:secret@example.com/' }, 'consentFormLink'],
    [{ studyTitle: ' ' }, 'studyTitle'],
  ])('refuses %o and names the invalid field', async (form, field) => {
    const { distributionId } = await launched()
    const reply = await begin(distributionId, form)
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body.data.fields ?? {})).toContain(field)
  })

  test.each(['', null, undefined])(
    'accepts a form without a link to a consent form: %o',
    async (link) => {
      const { distributionId } = await launched()
      const reply = await begin(distributionId, { consentFormLink: link as string })
      expect(reply.status).toBe(202)
    },
  )

  test('returns “Missing id” if there’s no id', async () => {
    const body = { ...STUDY } as never
    const reply = await app.call(contract.startDistribution, { as: admin, body })
    expect(reply).toMatchObject({ status: 400, body: { data: { fields: { id: 'Missing id' } } } })
  })

  test('shows a preview and sends a test email before anyone is invited', async () => {
    await app.given.members(2)
    const { distributionId } = await launched()
    const body = { ...STUDY, id: distributionId, studyDescription: '<img> {{7*7}} $x' }
    const preview = await app.call(contract.previewInvitation, { as: admin, body })
    expect(preview.body).toMatchObject({ reachable: 2 })
    expect(preview.body.html).toContain('&lt;img&gt; {{7*7}} $x')
    await app.call(contract.sendTestInvitation, { as: admin, body })
    await app.runJobs()
    expect(sink.mails).toHaveLength(1)
    expect(await invited()).toBe(0)
  })
})

test('sends each person who hasn’t finished one reminder, and no second one within three days', async () => {
  const { people, distributionId } = await app.given.study({ people: 3 })
  const [done] = people
  if (done) await app.given.screening(done)
  await app.runJobs()
  sink.mails.length = 0
  const remind = () => app.call(contract.saveReminders, { as: admin, body: { distributionId } })
  expect((await remind()).body).toEqual({ queued: 2 })
  expect((await remind()).body).toEqual({ queued: 0 })
  await app.runJobs()
  expect(sink.mails.map(({ subject }) => subject)).toEqual(
    Array(2).fill('A reminder: Meals around shift work'),
  )
  expect(await detail(distributionId)).toMatchObject({ emailsSent: 3 })
})

describe('counting reminders before we send them', () => {
  const count = (distributionId: number) =>
    app.call(contract.countReminders, {
      as: admin,
      query: { distributionId: String(distributionId) },
    })
  const remind = (distributionId: number) =>
    app.call(contract.saveReminders, { as: admin, body: { distributionId } })
  test('counts exactly the people who would get a reminder', async () => {
    const { people, distributionId } = await app.given.study({ people: 6 })
    const [done, paused, bounced] = people
    if (!(done && paused && bounced)) throw new Error('fewer than six people were invited')
    await app.given.screening(done)
    const set = (change: string, { email }: { email: string }) =>
      app.deps.db.execute(`update panel_members set ${change} where email = '${email}'`)
    await set("state = 'PAUSED'", paused)
    await set('undeliverable_at = now()', bounced)
    const counted = await count(distributionId)
    expect(counted).toMatchObject({ status: 200, body: { people: 3, nextRoundAt: null } })
    expect((await remind(distributionId)).body).toEqual({ queued: 3 })
  })

  test('counts nobody within three days of the last reminders, and says when the next ones can go out', async () => {
    const { distributionId } = await app.given.study({ people: 2 })
    await remind(distributionId)
    const nextRoundAt = '2026-11-18T00:00:00.000Z'
    expect((await count(distributionId)).body).toMatchObject({ people: 0, nextRoundAt })
    app.clock.set(nextRoundAt)
    expect((await count(distributionId)).body).toMatchObject({ people: 0, nextRoundAt: null })
  })

  test('counts nobody while the distribution is paused', async () => {
    const { distributionId } = await app.given.study({ people: 2 })
    await change(distributionId, 'PAUSED')
    expect((await count(distributionId)).body).toMatchObject({ people: 0, nextRoundAt: null })
  })

  test('says whether the project has enough booked interviews', async () => {
    const study = await app.given.study({ people: 6 })
    const hours = [0, 1, 2, 3, 4].map((hour) => `2026-11-20T0${hour}:00:00Z`)
    const slotIds = await app.given.slots(study, hours)
    const enough = async () => [
      (await count(study.distributionId)).body.hasEnoughBooked,
      (await detail(study.distributionId)).hasEnoughBooked,
    ]
    for (const [at, slotId] of slotIds.entries()) {
      expect(await enough()).toEqual([false, false])
      const person = study.people[at]
      if (!person) throw new Error('fewer than six people were invited')
      await app.given.screening(person)
      const params = { slotId: String(slotId), userScreenerId: String(person.invitationId) }
      await app.call(bookSlotFor, { as: admin, params })
    }
    expect(await enough()).toEqual([true, true])
  })
})

test('says how many people a distribution can reach now', async () => {
  await app.given.members(7)
  const { distributionId } = await launched()
  const body = { ...STUDY, id: distributionId }
  const preview = await app.call(contract.previewInvitation, { as: admin, body })
  expect(preview.body).toMatchObject({ reachable: 7, reachableMaximum: 7 })
  await begin(distributionId, { oneTimeNumber: 3, maxNumber: 100 })
  await sweep()
  expect(await detail(distributionId)).toMatchObject({ reachable: 4, reachableMaximum: 7 })
})

test('counts booked people by invitation, even if the interview has a different id', async () => {
  const study = await app.given.study({ people: 3 })
  const person = study.people.at(-1)
  await app.given.screening({ invitationId: person?.invitationId ?? 0 })
  const [slotId] = await app.given.slots(study, ['2026-11-20T00:00:00Z'])
  const params = { slotId: String(slotId), userScreenerId: String(person?.invitationId) }
  expect((await app.call(bookSlotFor, { as: admin, params })).status).toBe(200)
  const { counts } = await detail(study.distributionId)
  expect(counts).toMatchObject({ opened: 1, completed: 1, fit: 1, booked: 1 })
})
