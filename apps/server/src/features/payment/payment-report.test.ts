import { getMember } from '@wattle/contract/panel'
import * as contract from '@wattle/contract/payment-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { panelMembers } from '#db/schema/panel.ts'
import { payments } from '#db/schema/payments.ts'
import { purge } from '#jobs/upkeep.ts'
import { givenPayments, keyOfMember, paymentRows } from '#testing/ledger.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(payments)
  await app.deps.db.delete(panelMembers)
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})

const report = async (query: { by: 'STUDY' | 'CLIENT' | 'MONTH'; from?: string; to?: string }) =>
  (await app.call(contract.getPaymentReport, { as, query })).body
const setGst = (gstPercent: number) =>
  app.call(contract.updatePaymentRules, { as, body: { gstPercent } })

describe('the payment report', () => {
  beforeEach(async () => {
    const bank = { researchId: 1, studyName: 'Quotes on time', clientName: 'Harbour Bank' }
    await givenPayments(app, 2, 'SENT', { ...bank, cents: 3_335 })
    const [back = 0] = await givenPayments(app, 1, 'SENT', { ...bank, cents: 5_005 })
    const params = { id: String(back) }
    await app.call(contract.reversePayment, { as, params, body: { reason: 'Twice' } })
    await givenPayments(app, 1, 'FAILED', bank)
    await givenPayments(app, 1, 'APPROVED', bank)
    // It's 1 November in Melbourne, but still October in UTC.
    app.clock.set('2026-10-31T13:30:00Z')
    await givenPayments(app, 1, 'SENT', { researchId: 2, studyName: 'Meals', cents: 6_000 })
    app.clock.set('2026-10-31T12:30:00Z')
    await givenPayments(app, 1, 'SENT', { researchId: 2, studyName: 'Meals', cents: 7_000 })
    app.clock.set('2026-11-15T00:00:00Z')
    as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  })

  test('adds up what we paid by study, client and month, less reversed payments', async () => {
    const shown = async (by: 'STUDY' | 'CLIENT' | 'MONTH') =>
      (await report({ by })).map(({ name, count, cents }) => [name, count, cents])
    expect(await shown('STUDY')).toEqual([
      ['Meals', 2, 13_000],
      ['Quotes on time', 3, 6_670],
    ])
    expect(await shown('CLIENT')).toEqual([
      ['No client', 2, 13_000],
      ['Harbour Bank', 3, 6_670],
    ])
    expect(await shown('MONTH')).toEqual([
      ['2026-10', 1, 7_000],
      ['2026-11', 4, 12_670],
    ])
  })

  test('shows GST, at zero by default or at the rate in the rules, with the same total in every grouping', async () => {
    expect(await report({ by: 'STUDY' })).toMatchObject([
      { cents: 13_000, gstCents: 0, totalCents: 13_000 },
      { cents: 6_670, gstCents: 0, totalCents: 6_670 },
    ])
    await setGst(10)
    const totals = []
    for (const by of ['STUDY', 'CLIENT', 'MONTH'] as const) {
      const rows = await report({ by })
      totals.push(rows.reduce((sum, { gstCents }) => sum + gstCents, 0))
      for (const row of rows) expect(row.totalCents).toBe(row.cents + row.gstCents)
    }
    expect(totals).toEqual([1_968, 1_968, 1_968])
    await setGst(0)
  })

  test('reports the requested days in the agency’s time zone', async () => {
    expect(await report({ by: 'STUDY', from: '2026-11-01', to: '2026-11-01' })).toMatchObject([
      { name: 'Meals', cents: 6_000 },
    ])
  })

  test('exports the report as CSV', async () => {
    const { body } = await app.call(contract.exportPaymentReport, { as, query: { by: 'CLIENT' } })
    expect(body.csv).toBe(
      'client,currency,payments,amount,gst,total\r\n' +
        'No client,AUD,2,130.00,0.00,130.00\r\n' +
        'Harbour Bank,AUD,3,66.70,0.00,66.70\r\n',
    )
  })
})

describe('payments on the member’s page and in the download', () => {
  test('lists a member’s payments without saying who approved them', async () => {
    await givenPayments(app, 1, 'APPROVED')
    const [row] = await paymentRows(app)
    const key = await keyOfMember(app, row?.memberId ?? null)
    const { body } = await app.call(getMember, { body: { key } })
    expect(body.payments).toEqual([
      {
        id: row?.id,
        study: 'Meals around shift work',
        kind: 'INTERVIEW',
        cents: 6_000,
        currency: 'AUD',
        method: 'GIFT_CARD',
        state: 'ON_ITS_WAY',
        interviewAt: '2026-11-14T00:00:00.000Z',
        dueAt: '2026-11-15T00:00:00.000Z',
        sentAt: null,
        hasCode: false,
        codeShownAt: null,
      },
    ])
  })

  test('leaves out payments that were voided or paid again', async () => {
    const [failed = 0] = await givenPayments(app, 1, 'FAILED')
    const [row] = await paymentRows(app)
    await app.call(contract.repeatPayment, { as, params: { id: String(failed) } })
    const key = await keyOfMember(app, row?.memberId ?? null)
    const { body } = await app.call(getMember, { body: { key } })
    expect(body.payments).toMatchObject([{ state: 'ON_ITS_WAY' }])
  })
})

test('deletes sent payments after seven years, and keeps those we still owe', async () => {
  await givenPayments(app, 1, 'SENT')
  await givenPayments(app, 1)
  app.clock.set('2033-11-10T00:00:00Z')
  await purge(app.deps)
  expect(await paymentRows(app)).toHaveLength(2)
  app.clock.set('2033-11-20T00:00:00Z')
  await purge(app.deps)
  // Payments we still owe are never purged.
  expect(await paymentRows(app)).toMatchObject([{ state: 'DUE' }])
})
