import { submitForm } from '@wattle/contract/enquiry'
import { updatePanelMember } from '@wattle/contract/membership'
import * as panel from '@wattle/contract/panel'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelJoinings, panelMembers } from '#db/schema/panel.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.delete(outboxMails)
  await app.deps.db.delete(panelMembers)
})

const { MEMBER_STATES, MEMBER_MOVES } = panel
type State = panel.MemberState

/** Submits the panel form and returns the key from the confirmation email. */
async function join(): Promise<string> {
  const token = await app.given.botCheckToken()
  await app.call(submitForm, { body: { type: 'RESPONDENT', email: 'kim@example.com', token } })
  const mail = (await app.mails()).findLast(({ kind }) => kind === 'panel.confirm')
  return /\/panel\?key=([\w-]+)/.exec(mail?.html ?? '')?.[1] ?? ''
}

/** Joins the panel, then makes the calls that bring the new member to the given state. */
async function memberIn(state: State) {
  const key = await join()
  const body = { key }
  if (state !== 'PENDING') await app.call(panel.confirmMember, { body })
  if (state === 'PAUSED') await app.call(panel.pauseMember, { body })
  if (state === 'LEFT') await app.call(panel.leaveMember, { body })
  const [member] = await app.deps.db.select().from(panelMembers)
  if (member?.state !== state) throw new Error(`the member is ${member?.state}`)
  return { ...member, key }
}

const stateNow = async () => (await app.deps.db.select().from(panelMembers))[0]?.state

describe('membership changes by an admin', () => {
  const change = (id: number, body: object) =>
    app.call(updatePanelMember, { as, params: { id: String(id) }, body })
  const pairs = MEMBER_STATES.flatMap((from) =>
    (['ACTIVE', 'PAUSED', 'LEFT'] as const).map((to) => [from, to] as const),
  )

  test.each(pairs)('moves a member from %s to %s only if the rules allow it', async (from, to) => {
    const { id } = await memberIn(from)
    const isAllowed = from === to || panel.moveTo('ADMIN', from, to) !== undefined
    const reply = await change(id, { state: to, name: 'Changed' })
    expect(reply.status).toBe(isAllowed ? 200 : 409)
    expect(await app.deps.db.select().from(panelMembers)).toMatchObject([
      isAllowed ? { state: to, name: 'Changed' } : { state: from, name: null },
    ])
  })

  test("doesn't let an admin pause and then activate someone who left", async () => {
    const { id } = await memberIn('LEFT')
    const paused = await change(id, { state: 'PAUSED' })
    expect(paused).toMatchObject({ status: 409, body: { code: 'ONLY_THEY_CAN' } })
    expect(paused.body.message).toMatch(/has left the panel/)
    expect(await change(id, { state: 'ACTIVE' })).toMatchObject({ status: 409 })
    expect(await stateNow()).toBe('LEFT')
  })

  test("doesn't let an admin pause and then activate someone who never confirmed", async () => {
    const { id } = await memberIn('PENDING')
    const paused = await change(id, { state: 'PAUSED' })
    expect(paused).toMatchObject({ status: 409, body: { code: 'ONLY_THEY_CAN' } })
    expect(paused.body.message).toMatch(/hasn’t confirmed/)
    expect(await change(id, { state: 'ACTIVE' })).toMatchObject({ status: 409 })
    expect(await stateNow()).toBe('PENDING')
  })
})

describe('membership rules in the database', () => {
  const HOUR_MS = 3_600_000
  /** The update needs no `where`, because there's only one member. */
  const move = async (state: State) => {
    await app.deps.db.update(panelMembers).set({ state, updatedAt: app.clock.now() })
  }

  test.each(MEMBER_STATES.flatMap((from) => MEMBER_STATES.map((to) => [from, to] as const)))(
    'lets the database move a member from %s to %s only if the rules allow it',
    async (from, to) => {
      await memberIn(from)
      const isKnown = Object.values<panel.MemberMoveRule>(MEMBER_MOVES).some(
        (rule) => rule.from.includes(from) && rule.to.includes(to),
      )
      const isFresh = from === 'LEFT' && to === 'PAUSED'
      // Confirms everyone now, because the database only accepts some moves at the moment of
      // confirmation. Only someone who left while paused can return to paused.
      await app.deps.db.update(panelJoinings).set({ confirmedAt: app.clock.now() })
      if (isFresh) {
        await move('ACTIVE')
        await move('PAUSED')
        await move('LEFT')
      }
      const moved = move(to)
      if (isKnown || from === to) await moved
      else await expect(moved).rejects.toThrow()
      expect(await stateNow()).toBe(isKnown ? to : from)
    },
  )

  test("refuses to activate someone who hasn't confirmed", async () => {
    await memberIn('PENDING')
    await expect(move('ACTIVE')).rejects.toThrow()
  })

  test('needs a new confirmation to bring someone back more than an hour after they left', async () => {
    await memberIn('LEFT')
    app.clock.forward(HOUR_MS + 1)
    await expect(move('ACTIVE')).rejects.toThrow()
    await expect(move('PAUSED')).rejects.toThrow()
    await app.deps.db.update(panelJoinings).set({ confirmedAt: app.clock.now() })
    await move('ACTIVE')
    expect(await app.deps.db.select().from(panelMembers)).toMatchObject([
      { state: 'ACTIVE', leftAt: null },
    ])
  })

  test('never changes the time at which someone left, whatever else changes', async () => {
    const { leftAt } = await memberIn('LEFT')
    app.clock.forward(HOUR_MS)
    const { db } = app.deps
    const later = { name: 'Kim', leftAt: app.clock.now(), updatedAt: app.clock.now() }
    await db.update(panelMembers).set(later)
    expect(leftAt).not.toBeNull()
    expect(await db.select().from(panelMembers)).toMatchObject([{ name: 'Kim', leftAt }])
  })
})

test("doesn't extend the hour for undoing a departure when details are corrected", async () => {
  const { key } = await memberIn('LEFT')
  app.clock.forward(59 * 60_000)
  const details = { name: 'Kim Lee', phone: null, postcode: null }
  expect(await app.call(panel.correctMember, { body: { key, ...details } })).toMatchObject({
    status: 200,
  })
  app.clock.forward(2 * 60_000)
  expect(await app.call(panel.returnMember, { body: { key } })).toMatchObject({
    status: 409,
    body: { code: 'LEFT_LONG_AGO' },
  })
  expect(await stateNow()).toBe('LEFT')
})
