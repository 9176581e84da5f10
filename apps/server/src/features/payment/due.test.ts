import {
  cancelInterviewAsAdmin,
  recordOutcome,
  recordOutcomeAsAdmin,
} from '@wattle/contract/attendance'
import { changeStudy } from '@wattle/contract/distribution'
import { cancelInterview, finishResearch } from '@wattle/contract/interview'
import type { Outcome } from '@wattle/contract/outcome'
import { PAYMENT_MOVES, PAYMENT_STATES, type PaymentState } from '@wattle/contract/payment'
import * as contract from '@wattle/contract/payment-calls'
import { standBy } from '@wattle/contract/screening'
import { undoAsAdmin } from '@wattle/contract/undo'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEvents } from '#db/schema/audit.ts'
import { clients } from '#db/schema/clients.ts'
import { interviews } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { payments } from '#db/schema/payments.ts'
import { standbyOffers, standbys } from '#db/schema/standbys.ts'
import {
  type BookedInterview,
  book,
  bookedInterview,
  freshToken,
} from '#testing/booked-interview.ts'
import type { Invited } from '#testing/given.ts'
import {
  AFTER_INTERVIEW,
  adminAt,
  changeStudyRow,
  givenPayments,
  ledgerOf,
  paymentRows,
  promise,
  recordAs,
} from '#testing/ledger.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let admin: { id: number; token: string }
beforeAll(async () => {
  app = await startTestApp()
  await app.given.policyPublished()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(payments)
  await app.deps.db.delete(standbys)
  await app.deps.db.delete(interviews)
  await app.deps.db.delete(panelMembers)
})

const after = async (time = AFTER_INTERVIEW) => {
  admin = await adminAt(app, time)
}
const record = (one: Pick<BookedInterview, 'params'>, outcome: Outcome | null) =>
  recordAs(app, admin.token, one, outcome)
const cancelledAt = async ({ params }: BookedInterview, time: string) => {
  admin = await adminAt(app, time)
  const body = { reason: 'The researcher is ill.' }
  return app.call(cancelInterviewAsAdmin, {
    as: admin.token,
    params,
    body,
    query: { undo: 'true' },
  })
}

describe('the payment for an outcome', () => {
  test.each([
    ['ATTENDED', ['INTERVIEW DUE 60']],
    ['LATE', ['INTERVIEW DUE 60']],
    ['LEFT_EARLY', ['INTERVIEW DUE 60']],
    ['TECHNICAL', ['LATE_CANCELLATION DUE 30']],
    ['NO_SHOW', []],
  ] as const)('creates these payments for the outcome %s: %j', async (outcome, ledger) => {
    const booked = await bookedInterview(app)
    await after()
    await record(booked, outcome)
    expect(await ledgerOf(app)).toEqual(ledger)
  })

  test('creates one DUE row for an outcome, and stores who recorded the outcome first and when', async () => {
    const booked = await bookedInterview(app)
    await after()
    const { as, params, person, study } = booked
    const body = { outcome: 'ATTENDED' as const }
    await app.call(recordOutcome, { as, params, body })
    await app.call(recordOutcomeAsAdmin, { as: admin.token, params, body: { outcome: 'LATE' } })
    const rows = await paymentRows(app)
    expect(rows).toMatchObject([
      {
        researchId: study.id,
        interviewId: booked.id,
        invitationId: person.invitationId,
        memberId: expect.any(Number),
        currency: 'AUD',
        method: 'GIFT_CARD',
        interviewAt: new Date('2026-11-20T00:00:00Z'),
        dueAt: new Date(AFTER_INTERVIEW),
        dueBy: booked.owner.id,
      },
    ])
  })

  test('creates no payment until someone records the outcome', async () => {
    await bookedInterview(app)
    await bookedInterview(app, { isConfirmed: false })
    await after('2026-12-20T00:00:00Z')
    expect(await ledgerOf(app)).toEqual([])
  })

  test('stores the study’s client with each payment for the reports', async () => {
    const booked = await bookedInterview(app)
    const { db } = app.deps
    const client = { name: 'Harbour Bank', createdAt: app.deps.now() }
    const [{ id: clientId } = { id: 0 }] = await db.insert(clients).values(client).returning()
    await changeStudyRow(app, booked.study.id, { clientId })
    await after()
    await record(booked, 'ATTENDED')
    expect(await paymentRows(app)).toMatchObject([{ clientName: 'Harbour Bank' }])
  })
})

describe('the amount of a payment', () => {
  test('owes the amount that the invitation promised when it was sent', async () => {
    const booked = await bookedInterview(app)
    await promise(app, booked.person.invitationId, {
      incentiveCents: 8_550,
      incentiveCurrency: 'NZD',
    })
    await after()
    await record(booked, 'ATTENDED')
    expect(await paymentRows(app)).toMatchObject([{ cents: 8_550, currency: 'NZD' }])
  })

  test('keeps the amount for people already invited when the study lowers it', async () => {
    const booked = await bookedInterview(app)
    await after()
    await app.call(changeStudy, {
      as: admin.token,
      params: { id: String(booked.study.distributionId) },
      body: { incentive: 'A gift card of $40', incentiveCents: 4_000, incentiveForAll: true },
    })
    await record(booked, 'ATTENDED')
    expect(await ledgerOf(app)).toEqual(['INTERVIEW DUE 60'])
  })

  test('owes half for a late cancellation by default, or the share set in the rules, to the cent', async () => {
    await after('2026-11-15T00:00:00Z')
    const body = { lateCancellationPercent: 33 }
    await app.call(contract.updatePaymentRules, { as: admin.token, body })
    const booked = await bookedInterview(app)
    await promise(app, booked.person.invitationId, { incentiveCents: 5_050 })
    await after()
    await record(booked, 'TECHNICAL')
    expect(await paymentRows(app)).toMatchObject([{ cents: 1_667 }])
    const half = { lateCancellationPercent: 50 }
    await app.call(contract.updatePaymentRules, { as: admin.token, body: half })
  })

  test('leaves the amount for our team to enter if the invitation only promised it in words', async () => {
    const booked = await bookedInterview(app)
    await promise(app, booked.person.invitationId, { incentive: 'A voucher' })
    await after()
    await record(booked, 'ATTENDED')
    const [payment] = await paymentRows(app)
    const params = { id: String(payment?.id) }
    expect(payment).toMatchObject({ cents: 0 })
    const approval = { as: admin.token, body: { ids: [payment?.id ?? 0] } }
    expect((await app.call(contract.approvePayments, approval)).body).toMatchObject({ skipped: 1 })
    const entered = { as: admin.token, params, body: { cents: 4_500 } }
    expect((await app.call(contract.updatePayment, entered)).body).toMatchObject({ cents: 4_500 })
    expect((await app.call(contract.updatePayment, entered)).body).toMatchObject({
      code: 'PAYMENT_NOT_OPEN',
    })
  })

  test('creates no payment if the amount is zero', async () => {
    const booked = await bookedInterview(app)
    await promise(app, booked.person.invitationId, { incentiveCents: 0 })
    await after()
    await record(booked, 'ATTENDED')
    expect(await ledgerOf(app)).toEqual([])
  })
})

describe('the payment for a cancellation', () => {
  test('creates a LATE_CANCELLATION payment if we cancel less than 24 hours before the interview', async () => {
    const booked = await bookedInterview(app)
    await cancelledAt(booked, '2026-11-19T00:00:01Z')
    expect(await ledgerOf(app)).toEqual(['LATE_CANCELLATION DUE 30'])
    expect(await paymentRows(app)).toMatchObject([{ dueBy: admin.id }])
  })

  test('creates no payment if we cancel 24 hours or more before the interview', async () => {
    const booked = await bookedInterview(app)
    await cancelledAt(booked, '2026-11-19T00:00:00Z')
    expect(await ledgerOf(app)).toEqual([])
  })

  test('creates a LATE_CANCELLATION payment if the researcher cancels, even by finishing the project early', async () => {
    const one = await bookedInterview(app)
    const other = await bookedInterview(app)
    // Both interviews now start today, so cancelling them counts as late.
    const soon = `update interviews set start_time = '2026-11-15T12:00:00Z', end_time = '2026-11-15T13:00:00Z'`
    await app.deps.db.execute(soon)
    const { as, params } = one
    const cancelled = await app.call(cancelInterview, { as, params, body: { reason: 'Ill' } })
    expect(cancelled.status).toBe(200)
    const early = { early: true, reason: 'Enough', force: true }
    const finished = await app.call(finishResearch, {
      as: other.as,
      params: { id: String(other.study.id) },
      body: early,
    })
    expect(finished.status).toBe(200)
    expect(await ledgerOf(app)).toEqual(['LATE_CANCELLATION DUE 30', 'LATE_CANCELLATION DUE 30'])
  })

  test('voids the payment when an admin undoes the cancellation', async () => {
    const booked = await bookedInterview(app)
    await cancelledAt(booked, '2026-11-19T12:00:00Z')
    await app.call(undoAsAdmin, { as: admin.token, params: booked.params })
    expect(await ledgerOf(app)).toEqual(['LATE_CANCELLATION VOID 30'])
  })
})

describe('the payment after a corrected outcome', () => {
  test('voids the DUE payment, and creates the payment for the new outcome', async () => {
    const booked = await bookedInterview(app)
    await after()
    await record(booked, 'ATTENDED')
    await record(booked, 'NO_SHOW')
    expect(await ledgerOf(app)).toEqual(['INTERVIEW VOID 60'])
    await record(booked, null)
    await record(booked, 'LATE')
    await record(booked, 'TECHNICAL')
    expect(await ledgerOf(app)).toEqual([
      'INTERVIEW VOID 60',
      'INTERVIEW VOID 60',
      'LATE_CANCELLATION DUE 30',
    ])
  })

  test('leaves a sent payment as it is, until our team reverses or keeps it', async () => {
    const booked = await bookedInterview(app)
    await after()
    await record(booked, 'ATTENDED')
    const [payment] = await paymentRows(app)
    const ids = [payment?.id ?? 0]
    const params = { id: String(payment?.id) }
    const as = admin.token
    await app.call(contract.approvePayments, { as, body: { ids } })
    await app.call(contract.markPaymentsSent, { as, body: { ids } })
    await record(booked, 'NO_SHOW')
    expect(await ledgerOf(app)).toEqual(['INTERVIEW SENT 60'])
    const problems = await app.call(contract.listPayments, { as, query: { tab: 'PROBLEMS' } })
    expect(problems.body).toMatchObject([{ id: payment?.id, isUnearned: true }])
    await app.call(contract.keepPayment, { as, params })
    const kept = await app.call(contract.listPayments, { as, query: { tab: 'PROBLEMS' } })
    expect(kept.body).toEqual([])
    await record(booked, 'ATTENDED')
    await record(booked, 'NO_SHOW')
    await app.call(contract.reversePayment, { as, params, body: { reason: 'Card cancelled' } })
    expect(await ledgerOf(app)).toEqual(['INTERVIEW SENT 60', 'REVERSAL SENT -60'])
    const left = await app.call(contract.listPayments, { as, query: { tab: 'PROBLEMS' } })
    expect(left.body).toEqual([])
  })

  test('stops flagging the payment as unearned when the outcome is corrected again', async () => {
    const booked = await bookedInterview(app)
    await after()
    await record(booked, 'ATTENDED')
    const ids = (await paymentRows(app)).map(({ id }) => id)
    const as = admin.token
    await app.call(contract.approvePayments, { as, body: { ids } })
    await app.call(contract.exportPayments, { as, body: { ids, format: 'GIFT_CARD' } })
    await record(booked, 'NO_SHOW')
    expect(await paymentRows(app)).toMatchObject([
      { state: 'APPROVED', unearnedAt: new Date(AFTER_INTERVIEW) },
    ])
    await record(booked, 'LATE')
    expect(await paymentRows(app)).toMatchObject([{ state: 'APPROVED', unearnedAt: null }])
  })

  test('records new and voided payments in the audit log, without names', async () => {
    const booked = await bookedInterview(app)
    await after()
    await app.deps.db.delete(auditEvents)
    await record(booked, 'ATTENDED')
    await record(booked, 'NO_SHOW')
    const id = String((await paymentRows(app))[0]?.id)
    const events = await app.deps.db.select().from(auditEvents).orderBy(auditEvents.id)
    expect(events.filter(({ kind }) => kind.startsWith('PAYMENT'))).toMatchObject([
      { kind: 'PAYMENT_DUE', userId: admin.id, details: { payments: id, count: '1' } },
      { kind: 'PAYMENTS_VOIDED', userId: admin.id, details: { payments: id, count: '1' } },
    ])
  })
})

describe('the payment for a standby', () => {
  const HOURS = ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z']

  /** A study with its two interviews booked, and one participant on standby for both slots. */
  async function withStandby({ standbyCents = 2_000 as number | null } = {}) {
    const booked = await bookedInterview(app, { people: 3, hours: HOURS })
    const [, second, waiting] = booked.study.people as [Invited, Invited, Invited]
    const { db } = app.deps
    await changeStudyRow(app, booked.study.id, { targetInterviews: 2, standbyCents })
    const secondId = await book(app, second, booked.slotIds[1])
    await db.execute(
      `update interviews set status = 'CONFIRMED', link = 'https://x.example/a' where id = ${secondId}`,
    )
    const as = await freshToken(app, waiting)
    const params = { hash: waiting.hash }
    const reply = await app.call(standBy, { as, params, body: { slotIds: booked.slotIds } })
    expect(reply.status).toBe(200)
    const others = { ...booked, second: { params: { id: String(secondId) } }, waiting }
    return others
  }

  test('owes a STANDBY payment to someone who kept times free and got no slot, if the study promised it', async () => {
    const { second, waiting, ...first } = await withStandby()
    await after()
    await record(first, 'ATTENDED')
    expect(await ledgerOf(app)).toEqual(['INTERVIEW DUE 60'])
    await after('2026-11-21T01:00:00Z')
    await record(second, 'ATTENDED')
    expect(await ledgerOf(app)).toEqual(['INTERVIEW DUE 60', 'INTERVIEW DUE 60', 'STANDBY DUE 20'])
    const standby = (await paymentRows(app)).find(({ kind }) => kind === 'STANDBY')
    expect(standby).toMatchObject({ invitationId: waiting.invitationId, interviewId: null })
    await record(second, 'LATE')
    expect(await ledgerOf(app)).toHaveLength(3)
  })

  test('owes a standby nothing if the study promised nothing', async () => {
    const { second, ...first } = await withStandby({ standbyCents: null })
    await after('2026-11-21T01:00:00Z')
    await record(first, 'ATTENDED')
    await record(second, 'ATTENDED')
    expect(await ledgerOf(app)).toEqual(['INTERVIEW DUE 60', 'INTERVIEW DUE 60'])
  })

  test('keeps the amount we promised when someone went on standby', async () => {
    const { second, study } = await withStandby()
    await changeStudyRow(app, study.id, { standbyCents: 500 })
    await after('2026-11-21T01:00:00Z')
    await record(second, 'ATTENDED')
    expect(await ledgerOf(app)).toContain('STANDBY DUE 20')
  })

  test('owes a standby nothing if they leave standby or decline an offer', async () => {
    const one = await withStandby()
    const other = await withStandby()
    const as = await freshToken(app, one.waiting)
    await app.call(standBy, { as, params: { hash: one.waiting.hash }, body: { slotIds: [] } })
    const { db } = app.deps
    const standby = (await db.select().from(standbys)).find(
      ({ invitationId }) => invitationId === other.waiting.invitationId,
    )
    await db.insert(standbyOffers).values({
      standbyId: standby?.id ?? 0,
      slotId: other.slotIds[0] ?? 0,
      offeredAt: app.deps.now(),
      answerBy: app.deps.now(),
      answer: 'DECLINED',
    })
    await after('2026-11-21T01:00:00Z')
    await record(one.second, 'ATTENDED')
    await record(other.second, 'ATTENDED')
    expect(await ledgerOf(app)).toEqual(['INTERVIEW DUE 60', 'INTERVIEW DUE 60'])
  })

  test('voids a standby’s payment once the outcome is removed', async () => {
    const { second } = await withStandby()
    await after('2026-11-21T01:00:00Z')
    await record(second, 'ATTENDED')
    await record(second, null)
    expect(await ledgerOf(app)).toEqual(['INTERVIEW VOID 60', 'STANDBY VOID 20'])
  })
})

describe('payment rules in the database', () => {
  const id = async () => {
    const booked = await bookedInterview(app)
    await after()
    await record(booked, 'ATTENDED')
    return (await paymentRows(app)).at(-1)?.id ?? 0
  }
  const write = (statement: string) =>
    app.deps.db.execute(statement).then(
      () => 'done',
      (error) => error.cause?.code,
    )
  const REFUSED = '23001'

  const PATHS: Record<PaymentState, PaymentState[]> = {
    DUE: [],
    APPROVED: ['APPROVED'],
    SENT: ['APPROVED', 'SENT'],
    FAILED: ['APPROVED', 'FAILED'],
    VOID: ['VOID'],
  }
  const pairs = PAYMENT_STATES.flatMap((from) =>
    PAYMENT_STATES.filter((to) => to !== from).map((to) => [from, to] as const),
  )

  test('lets a payment’s state only move forward, by the same rules as the contract', async () => {
    const times = 'approved_at = now(), sent_at = now(), closed_at = now()'
    for (const [from, to] of pairs) {
      const [payment] = await givenPayments(app, 1)
      const move = (state: PaymentState) =>
        write(`update payments set state = '${state}', ${times} where id = ${payment}`)
      for (const step of PATHS[from]) expect(await move(step)).toBe('done')
      const expected = PAYMENT_MOVES[from].includes(to) ? 'done' : REFUSED
      expect([from, to, await move(to)]).toEqual([from, to, expected])
    }
  })

  test('never changes a payment’s amount, currency, kind or person', async () => {
    const due = await id()
    const set = (change: string) => write(`update payments set ${change} where id = ${due}`)
    expect(await set('cents = 9000')).toBe(REFUSED)
    expect(await set(`currency = 'NZD'`)).toBe(REFUSED)
    expect(await set(`kind = 'BONUS'`)).toBe(REFUSED)
    expect(await set('member_id = (select max(id) + 1 from panel_members)')).toBe(REFUSED)
    expect(await set(`method = 'CASH'`)).toBe('done')
  })

  test('allows one row per interview and kind, not counting FAILED or VOID rows', async () => {
    const due = await id()
    const copy = () =>
      write(`insert into payments (research_id, study_name, interview_id, kind, cents, currency, due_at)
        select research_id, study_name, interview_id, kind, cents, currency, due_at from payments where id = ${due}`)
    expect(await copy()).toBe('23505')
    await write(`update payments set state = 'VOID', closed_at = now() where id = ${due}`)
    expect(await copy()).toBe('done')
  })
})
