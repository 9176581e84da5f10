import * as contract from '@wattle/contract/payment-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '#db/open.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { paymentBatches, payments } from '#db/schema/payments.ts'
import type { Deps } from '#deps.ts'
import { bookedInterview } from '#testing/booked-interview.ts'
import {
  AFTER_INTERVIEW,
  adminAt,
  givenPayments,
  ledgerOf,
  paymentRows,
  recordAs,
} from '#testing/ledger.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { markSent } from './send-payments.ts'

let app: TestApp
let admins: { id: number; token: string }[]
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(payments)
  await app.deps.db.delete(paymentBatches)
  await app.deps.db.delete(panelMembers)
  await app.deps.db.delete(outboxMails)
  admins = [
    await app.given.user({ role: 'ROLE_ADMIN' }),
    await app.given.user({ role: 'ROLE_ADMIN' }),
  ]
})

/** Every admin makes the call four times, all at once. */
const together = <T>(call: (as: string, round: number) => Promise<T>): Promise<T[]> =>
  Promise.all([0, 1, 2, 3].flatMap((round) => admins.map(({ token }) => call(token, round))))

const sumOf = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

test('never pays twice when two admins press the same button at once', async () => {
  const ids = await givenPayments(app, 8)
  const approvals = await together((as) =>
    app.call(contract.approvePayments, { as, body: { ids } }),
  )
  expect(sumOf(approvals.map(({ body }) => body.approved ?? 0))).toBe(8)
  const files = await together((as, round) =>
    app.call(contract.exportPayments, {
      as,
      body: { ids: round % 2 ? ids : ids.toReversed(), format: 'GIFT_CARD' },
    }),
  )
  const lines = files.flatMap(({ body }) => (body.csv ?? '').split('\r\n').slice(1, -1))
  expect(lines.map((line) => Number(line.split(',')[0])).sort((a, b) => a - b)).toEqual(ids)
  const sent = await together((as, round) =>
    app.call(contract.markPaymentsSent, { as, body: { ids: round % 2 ? ids : ids.toReversed() } }),
  )
  expect(sumOf(sent.map(({ body }) => body.changed))).toBe(8)
  expect(await app.mails()).toHaveLength(8)
})

test('never lets one of two admins approve more than the limit alone, however they split the payments', async () => {
  const ids = await givenPayments(app, 40)
  await together((as, round) =>
    app.call(contract.approvePayments, {
      as,
      body: { ids: ids.slice(round * 10, round * 10 + 4) },
    }),
  )
  const rows = await paymentRows(app)
  for (const { id } of admins) {
    const alone = rows.filter((row) => row.approvedBy === id && row.proposedBy === null)
    expect(sumOf(alone.map(({ cents }) => cents))).toBeLessThanOrEqual(50_000)
  }
})

test('never pays twice when a file is imported twice at once', async () => {
  const ids = await givenPayments(app, 6, 'APPROVED')
  const rows = ids.map((payment) => ({ payment, code: `CARD-${payment}` }))
  const replies = await together((as, round) =>
    app.call(contract.importGiftCodes, {
      as,
      body: { rows: round % 2 ? rows : rows.toReversed() },
    }),
  )
  expect(sumOf(replies.map(({ body }) => body.sealed))).toBe(6)
  expect(sumOf(replies.map(({ body }) => body.known))).toBe(6 * 7)
  expect(replies.flatMap(({ body }) => body.problems)).toEqual([])
  expect(await app.mails()).toHaveLength(6)
})

test('never gives a code to two people, even from two files at once', async () => {
  const ids = await givenPayments(app, 8, 'APPROVED')
  await together((as, round) => {
    const payment = ids[round * 2 + admins.findIndex(({ token }) => token === as)] ?? 0
    const rows = [{ payment, code: 'THE-SAME' }]
    return app.call(contract.importGiftCodes, { as, body: { rows } })
  })
  expect((await paymentRows(app)).filter(({ state }) => state === 'SENT')).toHaveLength(1)
})

test('keeps totals that add up to the cent when payments are sent, failed, voided and reversed at once', async () => {
  const ids = [
    ...(await givenPayments(app, 10, 'APPROVED', { cents: 3_333 })),
    ...(await givenPayments(app, 10, 'SENT', { cents: 1_667 })),
  ]
  const reason = 'Testing'
  await together(async (as, round) => {
    const mine = ids.filter((_id, at) => at % 4 !== round)
    await app.call(contract.markPaymentsSent, { as, body: { ids: mine } })
    await app.call(contract.markPaymentsFailed, { as, body: { ids: mine.slice(0, 5), reason } })
    await app.call(contract.voidPayments, { as, body: { ids: mine.slice(5), reason } })
    for (const id of mine.slice(-3))
      await app.call(contract.reversePayment, { as, params: { id: String(id) }, body: { reason } })
  })
  const rows = await paymentRows(app)
  const reversals = rows.filter(({ kind }) => kind === 'REVERSAL')
  expect(new Set(reversals.map(({ reverses }) => reverses)).size).toBe(reversals.length)
  for (const { reverses, cents } of reversals) {
    const paid = rows.find(({ id }) => id === reverses)
    expect(paid).toMatchObject({ state: 'SENT', cents: -cents })
  }
  const { body } = await app.call(contract.getPaymentSummary, { as: admins[0]?.token ?? '' })
  const sent = body.tabs.find(({ tab }) => tab === 'SENT')
  expect(sent?.sums[0]?.cents ?? 0).toBe(
    sumOf(rows.filter(({ state }) => state === 'SENT').map(({ cents }) => cents)),
  )
})

test('never pays twice when a worker is killed mid-batch', async () => {
  const ids = await givenPayments(app, 20, 'APPROVED')
  const { deps } = app
  const actor = { userId: admins[0]?.id ?? 0, timeZone: null }
  const by = { actor, caller: { origin: '127.0.0.1', device: '', timeZone: undefined } }
  /** Ends the connection after the states and emails are written, but before the commit. */
  async function dies(tx: Db) {
    const { rows } = await tx.execute<{ pid: number }>(`select pg_backend_pid() as pid`)
    await deps.db.execute(`select pg_terminate_backend(${rows[0]?.pid})`)
    await tx.execute(`select 1`)
  }
  const worker = { ...deps, jobs: { ...deps.jobs, enqueue: dies } } as unknown as Deps
  await expect(markSent(worker, ids, '', by)).rejects.toThrow()
  expect((await paymentRows(app)).map(({ state }) => state)).toEqual(ids.map(() => 'APPROVED'))
  expect(await app.mails()).toEqual([])
  expect(await markSent(deps, ids, '', by)).toEqual({ changed: 20, skipped: 0 })
  expect(await markSent(deps, ids, '', by)).toEqual({ changed: 0, skipped: 20 })
  expect(await app.mails()).toHaveLength(20)
})

test('creates one payment when several people record an outcome at once', async () => {
  const booked = await bookedInterview(app)
  await adminAt(app, AFTER_INTERVIEW)
  admins = [
    await app.given.user({ role: 'ROLE_ADMIN' }),
    await app.given.user({ role: 'ROLE_ADMIN' }),
  ]
  const outcomes = ['ATTENDED', 'LATE', 'LEFT_EARLY', 'ATTENDED'] as const
  await together((as, round) => recordAs(app, as, booked, outcomes[round] ?? 'LATE'))
  expect(await ledgerOf(app)).toEqual(['INTERVIEW DUE 60'])
})
