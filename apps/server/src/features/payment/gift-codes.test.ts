import { listAuditEvents } from '@wattle/contract/audit'
import { listMails } from '@wattle/contract/outbox'
import { deleteMember, getMember } from '@wattle/contract/panel'
import * as contract from '@wattle/contract/payment-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { payments } from '#db/schema/payments.ts'
import { exportAccount } from '#features/account/export-account.ts'
import { findSignedIn } from '#features/auth/manage-sessions.ts'
import { givenPayments, keyOfMember, paymentRows } from '#testing/ledger.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { tracesOf } from '#testing/traces.ts'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'trace' } })
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.delete(payments)
  await app.deps.db.delete(panelMembers)
  await app.deps.db.delete(outboxMails)
})

const CODE = 'WATTLE-9F3K-77QX'
const importCodes = (rows: { payment: number; code: string }[]) =>
  app.call(contract.importGiftCodes, { as, body: { rows } })
async function withCode() {
  const [payment = 0] = await givenPayments(app, 1, 'APPROVED')
  expect((await importCodes([{ payment, code: CODE }])).body).toMatchObject({ sealed: 1 })
  const [row] = await paymentRows(app)
  return { payment, key: await keyOfMember(app, row?.memberId ?? null) }
}
const show = (key: string, paymentId: number) =>
  app.call(contract.showGiftCode, { body: { key, paymentId } })

describe('importing gift codes', () => {
  test('marks the payment as sent, and emails the participant but keeps the code out of the email', async () => {
    await withCode()
    expect(await paymentRows(app)).toMatchObject([{ state: 'SENT' }])
    const [mail, ...others] = await app.mails()
    expect(others).toEqual([])
    expect(mail?.text).toContain('Your gift card’s code is on your page.')
    expect(`${mail?.text}${mail?.html}`).not.toContain(CODE)
  })

  test('changes nothing if the same file is imported again', async () => {
    const { payment } = await withCode()
    const again = await importCodes([{ payment, code: CODE }])
    expect(again.body).toEqual({ sealed: 0, known: 1, problems: [] })
    expect(await app.mails()).toHaveLength(1)
  })

  test('reports which rows it couldn’t use, and why', async () => {
    const { payment: used } = await withCode()
    const [due = 0] = await givenPayments(app, 1)
    const [bank = 0] = await givenPayments(app, 1, 'APPROVED', { method: 'BANK_BY_PROVIDER' })
    const [sent = 0] = await givenPayments(app, 1, 'SENT')
    const [fresh = 0] = await givenPayments(app, 1, 'APPROVED')
    const { body } = await importCodes([
      { payment: used, code: 'OTHER-1' },
      { payment: due, code: 'OTHER-2' },
      { payment: bank, code: 'OTHER-3' },
      { payment: sent, code: 'OTHER-4' },
      { payment: fresh, code: CODE },
      { payment: 999_999, code: 'OTHER-5' },
    ])
    expect(body.problems.map(({ row, message }) => `${row}: ${message}`)).toEqual([
      `1: Payment ${used} already has a different code.`,
      `2: Payment ${due} isn’t approved.`,
      `3: Payment ${bank} isn’t a gift card.`,
      `4: Payment ${sent} was already sent without a code.`,
      '5: This code belongs to another payment.',
      '6: There’s no payment 999999, or the file has it twice.',
    ])
  })
})

describe('showing a gift code to a participant', () => {
  test('shows the code once, on the participant’s own page', async () => {
    const { payment, key } = await withCode()
    const page = await app.call(getMember, { body: { key } })
    expect(page.body.payments).toMatchObject([{ id: payment, state: 'SENT', hasCode: true }])
    expect(await show(key, payment)).toMatchObject({ status: 200, body: { code: CODE } })
    expect(await show(key, payment)).toMatchObject({ status: 410, body: { code: 'CODE_SHOWN' } })
    const after = await app.call(getMember, { body: { key } })
    expect(after.body.payments).toMatchObject([{ hasCode: false, codeShownAt: expect.any(String) }])
  })

  test('shows the code once even if the participant presses several times at once', async () => {
    const { payment, key } = await withCode()
    const replies = await Promise.all(Array.from({ length: 8 }, () => show(key, payment)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('never shows anyone else’s code', async () => {
    const { payment } = await withCode()
    await givenPayments(app, 1)
    const [, other] = await paymentRows(app)
    const key = await keyOfMember(app, other?.memberId ?? null)
    expect(await show(key, payment)).toMatchObject({ status: 404 })
  })

  test('refuses to show the code of a reversed payment', async () => {
    const { payment, key } = await withCode()
    const params = { id: String(payment) }
    await app.call(contract.reversePayment, { as, params, body: { reason: 'Cancelled' } })
    expect(await show(key, payment)).toMatchObject({ status: 404 })
  })
})

test('never shows a code in plain text in a log, list, export, audit row or backup', async () => {
  const { payment, key } = await withCode()
  const params = { id: String(payment) }
  const [extra = 0] = await givenPayments(app, 1, 'APPROVED')
  const ids = [payment, extra]
  const replies: unknown[] = [
    await app.call(contract.listPayments, { as, query: { tab: 'SENT' } }),
    await app.call(contract.listPayments, { as, query: { tab: 'SENT', search: CODE } }),
    await app.call(contract.getPayment, { as, params }),
    await app.call(contract.getPaymentSummary, { as }),
    await app.call(contract.exportPayments, { as, body: { ids, format: 'GIFT_CARD' } }),
    await app.call(contract.exportPaymentReport, { as, query: { by: 'STUDY' } }),
    await app.call(listAuditEvents, { as }),
    await app.call(listMails, { as }),
    await app.call(getMember, { body: { key } }),
    await importCodes([{ payment, code: CODE }]),
    await importCodes([{ payment: extra, code: CODE }]),
  ]
  const actor = await findSignedIn(app.deps, as)
  if (!actor) throw new Error('not signed in')
  const caller = { origin: '', device: '', timeZone: undefined }
  replies.push(await exportAccount(app.deps, actor, caller))
  expect(JSON.stringify(replies)).not.toContain(CODE)
  // Searches every table. A backup is a copy of the tables, so this covers backups too.
  expect(await tracesOf(app.deps.db, [CODE])).toEqual([])
  await show(key, payment)
  expect(await tracesOf(app.deps.db, [CODE])).toEqual([])
  expect(app.logLines.join('\n')).not.toContain(CODE)
})

test('deletes a deleted member’s codes, and keeps the totals', async () => {
  const { key } = await withCode()
  const total = async () =>
    (await app.call(contract.getPaymentReport, { as, query: { by: 'STUDY' } })).body
  const before = await total()
  await app.call(deleteMember, { body: { key } })
  expect(await total()).toEqual(before)
  expect(await paymentRows(app)).toMatchObject([
    { memberId: null, sealedCode: null, reason: '', cents: 6_000, state: 'SENT' },
  ])
})
