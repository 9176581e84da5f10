import * as contract from '@wattle/contract/payment-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { payments } from '#db/schema/payments.ts'
import { bookedInterview } from '#testing/booked-interview.ts'
import { givenPayments, ledgerOf, paymentRows, renameMember } from '#testing/ledger.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let one: { id: number; token: string }
let other: { id: number; token: string }
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(payments)
  await app.deps.db.delete(panelMembers)
  await app.deps.db.delete(outboxMails)
  one = await app.given.user({ role: 'ROLE_ADMIN' })
  other = await app.given.user({ role: 'ROLE_ADMIN' })
})

const approve = (ids: number[], by = one) =>
  app.call(contract.approvePayments, { as: by.token, body: { ids } })
const send = (ids: number[], by = one) =>
  app.call(contract.markPaymentsSent, { as: by.token, body: { ids, reference: 'GC-77' } })
const fail = (ids: number[], reason = 'The bank refused it') =>
  app.call(contract.markPaymentsFailed, { as: one.token, body: { ids, reason } })
const exportFile = (ids: number[], format: 'GIFT_CARD' | 'BANK' = 'GIFT_CARD') =>
  app.call(contract.exportPayments, { as: one.token, body: { ids, format } })
const list = async (tab: contract.Payment['state'] | 'OWED' | 'PROBLEMS', more = {}) =>
  (await app.call(contract.listPayments, { as: one.token, query: { tab: tab as 'OWED', ...more } }))
    .body
const byId = (id = 0) => ({ as: one.token, params: { id: String(id) } })

describe('approving payments', () => {
  test('needs only one admin to approve payments up to the limit', async () => {
    const ids = await givenPayments(app, 8)
    expect((await approve(ids)).body).toEqual({ approved: 8, waiting: 0, skipped: 0 })
    expect(await paymentRows(app)).toMatchObject([
      { approvedBy: one.id, proposedBy: null },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ])
  })

  test('needs a second admin to approve payments above a configurable amount', async () => {
    const ids = await givenPayments(app, 9)
    expect((await approve(ids)).body).toEqual({ approved: 0, waiting: 9, skipped: 0 })
    expect(await approve(ids)).toMatchObject({ status: 409, body: { code: 'SECOND_ADMIN_NEEDED' } })
    expect((await approve(ids, other)).body).toEqual({ approved: 9, waiting: 0, skipped: 0 })
    const [first] = await paymentRows(app)
    expect(first).toMatchObject({ state: 'APPROVED', proposedBy: one.id, approvedBy: other.id })
  })

  test('applies the limit to the total of several smaller payments', async () => {
    const ids = await givenPayments(app, 9)
    expect((await approve(ids.slice(0, 8))).body).toMatchObject({ approved: 8 })
    expect((await approve(ids.slice(8))).body).toMatchObject({ approved: 0, waiting: 1 })
    app.clock.set('2026-11-16T00:00:01Z')
    one = await app.given.user({ role: 'ROLE_ADMIN' })
    expect((await approve(ids.slice(8))).body).toMatchObject({ approved: 1 })
  })

  test('never needs a second admin if the payment rules don’t ask for one', async () => {
    const body = { secondAdminCents: null }
    await app.call(contract.updatePaymentRules, { as: one.token, body })
    expect((await approve(await givenPayments(app, 9))).body).toMatchObject({ approved: 9 })
    await app.call(contract.updatePaymentRules, {
      as: one.token,
      body: { secondAdminCents: 50_000 },
    })
  })

  test('counts each currency separately, and skips payments that aren’t owed', async () => {
    const ids = [
      ...(await givenPayments(app, 8)),
      ...(await givenPayments(app, 8, 'DUE', { currency: 'NZD', researchId: 2 })),
      ...(await givenPayments(app, 1, 'VOID')),
      999_999,
    ]
    expect((await approve(ids)).body).toEqual({ approved: 16, waiting: 0, skipped: 2 })
  })
})

describe('exporting payments', () => {
  test('puts each payment in one file only, and returns the same file when it’s downloaded again', async () => {
    const ids = await givenPayments(app, 2, 'APPROVED')
    const first = await exportFile(ids)
    expect(first.body).toMatchObject({ count: 2, skipped: 0 })
    expect(await exportFile(ids)).toMatchObject({
      status: 409,
      body: { code: 'NOTHING_TO_EXPORT' },
    })
    const again = await app.call(contract.downloadPaymentBatch, byId(first.body.batchId))
    expect(again.body.csv).toBe(first.body.csv)
    const { body } = await app.call(contract.listPaymentBatches, { as: one.token })
    expect(body).toMatchObject([{ count: 2, open: 2, sums: [{ currency: 'AUD', cents: 12_000 }] }])
  })

  test('writes only spreadsheet-safe cells, without account details or codes', async () => {
    const ids = await givenPayments(app, 1, 'APPROVED')
    await app.deps.db
      .update(panelMembers)
      .set({ name: '=HYPERLINK("x")', email: 'kim@example.com' })
    const { csv } = (await exportFile(ids)).body
    expect(csv).toBe(
      'payment,name,email,amount,currency,message,code\r\n' +
        `${ids[0]},"'=HYPERLINK(""x"")",kim@example.com,60.00,AUD,Interview: Meals around shift work,\r\n`,
    )
  })

  test('exports one file for bank payments and another for gift cards', async () => {
    const cards = await givenPayments(app, 1, 'APPROVED')
    const bank = await givenPayments(app, 1, 'APPROVED', { method: 'BANK_BY_PROVIDER' })
    const cash = await givenPayments(app, 1, 'APPROVED', { method: 'CASH' })
    const all = [...cards, ...bank, ...cash]
    expect((await exportFile(all, 'BANK')).body).toMatchObject({ count: 1, skipped: 2 })
    expect((await exportFile(all, 'GIFT_CARD')).body).toMatchObject({ count: 1, skipped: 2 })
  })

  test('leaves payments that aren’t approved out of a file', async () => {
    expect(await exportFile(await givenPayments(app, 1))).toMatchObject({ status: 409 })
  })
})

describe('marking payments as sent', () => {
  test('emails each participant once, with a link to their own page', async () => {
    const ids = await givenPayments(app, 2, 'APPROVED')
    expect((await send(ids)).body).toEqual({ changed: 2, skipped: 0 })
    expect((await send(ids)).body).toEqual({ changed: 0, skipped: 2 })
    const mails = await app.mails()
    expect(mails.map(({ kind }) => kind)).toEqual(['payment.sent', 'payment.sent'])
    expect(mails[0]).toMatchObject({ subject: 'Your gift card is on its way: $60.00' })
    expect(mails[0]?.text).toMatch(/\/panel\?key=[\w-]{43}/)
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(2)
    expect(await paymentRows(app)).toMatchObject([{ reference: 'GC-77', sentBy: one.id }, {}])
  })

  test('refuses to mark payments as sent if nobody has approved them', async () => {
    expect((await send(await givenPayments(app, 1))).body).toEqual({ changed: 0, skipped: 1 })
  })
})

describe('marking payments as failed', () => {
  test('lists a failed payment as a problem until someone pays it again, and lets them do so only once', async () => {
    const ids = await givenPayments(app, 1, 'SENT')
    await fail(ids)
    expect(await list('PROBLEMS')).toMatchObject([{ id: ids[0], reason: 'The bank refused it' }])
    const repeat = await app.call(contract.repeatPayment, byId(ids[0]))
    expect(repeat.body).toMatchObject({ state: 'DUE', cents: 6_000, repeats: ids[0] })
    expect(await app.call(contract.repeatPayment, byId(ids[0]))).toMatchObject({ status: 409 })
    expect(await list('PROBLEMS')).toEqual([])
    expect(await ledgerOf(app)).toEqual(['INTERVIEW FAILED 60', 'INTERVIEW DUE 60'])
  })

  test('refuses to mark payments as failed if they’re still owed or were reversed', async () => {
    const due = await givenPayments(app, 1)
    expect((await fail(due)).body).toEqual({ changed: 0, skipped: 1 })
    const [sent = 0] = await givenPayments(app, 1, 'SENT')
    const body = { reason: 'Sent twice' }
    await app.call(contract.reversePayment, { ...byId(sent), body })
    expect((await fail([sent])).body).toEqual({ changed: 0, skipped: 1 })
  })
})

describe('correcting payments', () => {
  test('voids payments that are owed or approved, but not payments already sent', async () => {
    const ids = [
      ...(await givenPayments(app, 1)),
      ...(await givenPayments(app, 1, 'APPROVED')),
      ...(await givenPayments(app, 1, 'SENT')),
    ]
    const body = { ids, reason: 'Not in this study' }
    const reply = await app.call(contract.voidPayments, { as: one.token, body })
    expect(reply.body).toEqual({ changed: 2, skipped: 1 })
    expect((await list('VOID' as 'OWED')).map(({ id }) => id)).toEqual(ids.slice(0, 2))
  })

  test('reverses a payment once by adding a row with the opposite amount', async () => {
    const [sent = 0] = await givenPayments(app, 1, 'SENT')
    const body = { reason: 'Paid the wrong person' }
    const reply = await app.call(contract.reversePayment, { ...byId(sent), body })
    expect(reply.body).toMatchObject({ state: 'SENT', reversedBy: expect.any(Number) })
    const again = await app.call(contract.reversePayment, { ...byId(sent), body })
    expect(again).toMatchObject({
      status: 409,
      body: { message: 'This payment has already been reversed.' },
    })
    expect(await ledgerOf(app)).toEqual(['INTERVIEW SENT 60', 'REVERSAL SENT -60'])
  })

  test('changes the payment method only while the payment is owed', async () => {
    const [due = 0] = await givenPayments(app, 1)
    const change = { ...byId(due), body: { method: 'DONATION' as const } }
    expect((await app.call(contract.updatePayment, change)).body).toMatchObject({
      method: 'DONATION',
    })
    await approve([due])
    expect(await app.call(contract.updatePayment, change)).toMatchObject({ status: 409 })
  })

  test('lets an admin add one bonus for each interview', async () => {
    const booked = await bookedInterview(app)
    const { invitationId } = booked.person
    const body = { invitationId, cents: 2_000, reason: 'Stayed half an hour longer' }
    const bonus = await app.call(contract.addBonus, { as: one.token, body })
    expect(bonus.body).toMatchObject({ kind: 'BONUS', state: 'DUE', interviewId: booked.id })
    const again = await app.call(contract.addBonus, { as: other.token, body })
    expect(again).toMatchObject({ status: 409, body: { code: 'BONUS_EXISTS' } })
  })
})

describe('the list of payments', () => {
  test('shows tabs with totals that add up to the cent', async () => {
    await givenPayments(app, 3, 'DUE', { cents: 3_333 })
    await givenPayments(app, 2, 'APPROVED', { cents: 1 })
    await givenPayments(app, 1, 'SENT', { cents: 10_001 })
    await givenPayments(app, 1, 'FAILED')
    await givenPayments(app, 1, 'SENT', { unearnedAt: app.deps.now() })
    const { body } = await app.call(contract.getPaymentSummary, { as: one.token })
    const sums = body.tabs.map(({ tab, count, sums: [sum] }) => [tab, count, sum?.cents ?? 0])
    expect(sums).toEqual([
      ['OWED', 3, 9_999],
      ['APPROVED', 2, 2],
      ['SENT', 2, 16_001],
      ['PROBLEMS', 2, 12_000],
      ['VOID', 0, 0],
    ])
    expect(body.problems).toEqual({ failed: 1, unearned: 1 })
    const rows = await paymentRows(app)
    const total = rows
      .filter(({ state }) => state === 'SENT')
      .reduce((all, row) => all + row.cents, 0)
    expect(total).toBe(16_001)
  })

  test('finds payments by person, study, method and number, and sorts them', async () => {
    const [cheap = 0] = await givenPayments(app, 1, 'DUE', { cents: 100, method: 'CASH' })
    const [dear = 0] = await givenPayments(app, 1, 'DUE', {
      cents: 900,
      studyName: 'Quotes',
      researchId: 7,
    })
    await renameMember(app, (await paymentRows(app))[1]?.memberId ?? 0, 'Gus Marchetti')
    const ids = async (query: object) => (await list('OWED', query)).map(({ id }) => id)
    expect(await ids({ search: 'marchetti' })).toEqual([dear])
    expect(await ids({ search: 'quotes' })).toEqual([dear])
    expect(await ids({ search: String(cheap) })).toEqual([cheap])
    expect(await ids({ method: 'CASH' })).toEqual([cheap])
    expect(await ids({ researchId: '7' })).toEqual([dear])
    expect(await ids({ sort: 'CENTS_DESC' })).toEqual([dear, cheap])
  })

  test('shows the team the median hours from interview to payment', async () => {
    const at = (hours: number) => ({
      interviewAt: new Date(app.deps.now().getTime() - hours * 3_600_000),
    })
    for (const hours of [5, 21, 80]) await givenPayments(app, 1, 'SENT', at(hours))
    await givenPayments(app, 1, 'DUE', at(900))
    const { body } = await app.call(contract.getPaymentSummary, { as: one.token })
    expect(body.medianHours).toBeCloseTo(21, 5)
  })
})
