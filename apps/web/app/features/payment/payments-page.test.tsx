import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import type { Payment, PaymentDetail, Summary } from './hooks.ts'
import { PaymentsPage } from './payments-page.tsx'

const GUS: Payment = {
  id: 1184,
  memberId: 5,
  participant: 'Gus Marchetti',
  researchId: 3,
  study: 'Quotes on time',
  interviewAt: '2026-11-15T22:00:00Z',
  kind: 'INTERVIEW',
  cents: 6_000,
  currency: 'AUD',
  method: 'GIFT_CARD',
  state: 'DUE',
  dueAt: '2026-11-15T23:04:00Z',
  proposedById: null,
  sentAt: null,
  batchId: null,
  isUnearned: false,
  reason: '',
}
const AYESHA: Payment = {
  ...GUS,
  id: 1185,
  participant: 'Ayesha Rahman',
  cents: 47_000,
  method: 'BANK_BY_PROVIDER',
}
const DETAIL: PaymentDetail = {
  ...GUS,
  email: 'gus@marchetti.example',
  client: 'Harbour Bank',
  invitationId: 9,
  interviewId: 4,
  due: { at: GUS.dueAt, by: 'Rosa Keating' },
  proposed: null,
  approved: null,
  sent: null,
  closed: null,
  reference: '',
  outcome: { outcome: 'ATTENDED', at: GUS.dueAt, by: 'Rosa Keating' },
  cancelReason: null,
  promised: { text: 'A gift card of $60', at: '2026-11-03T22:00:00Z' },
  giftCode: 'NONE',
  reverses: null,
  reversedBy: null,
  repeats: null,
  repeatedBy: null,
  paidThisYear: { count: 2, sums: [{ currency: 'AUD', cents: 12_000 }] },
}
const tab = (name: Summary['tabs'][number]['tab'], count: number, cents: number) => ({
  tab: name,
  count,
  sums: count > 0 ? [{ currency: 'AUD' as const, cents }] : [],
  oldestAt: count > 0 ? '2026-11-12T02:00:00Z' : null,
})
const SUMMARY: Summary = {
  tabs: [
    tab('OWED', 2, 53_000),
    tab('APPROVED', 2, 53_000),
    tab('SENT', 31, 199_000),
    tab('PROBLEMS', 2, 13_000),
    tab('VOID', 0, 0),
  ],
  problems: { failed: 1, unearned: 1 },
  medianHours: 20.7,
  rules: { lateCancellationPercent: 50, secondAdminCents: 50_000, gstPercent: 0 },
  approvedAlone: [],
  studies: [{ id: 3, name: 'Quotes on time' }],
}

/** The requests the server got, except GET requests, as "METHOD path body". */
let requests: string[]
function serve(rows: Payment[], replies: Record<string, unknown> = {}, detail = DETAIL) {
  requests = []
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const { pathname } = new URL(String(input), location.href)
    const path = pathname.replace('/api/admin/payments', '') || '/'
    const method = init?.method ?? 'GET'
    if (method !== 'GET') requests.push(`${method} ${path} ${init?.body ?? ''}`)
    const known: Record<string, unknown> = {
      '/': rows,
      '/summary': SUMMARY,
      '/batches': [],
      '/api/admin/panel/views': [],
      '/report': [],
      ...replies,
    }
    const body = known[path] ?? (/^\/\d+$/.test(path) ? detail : {})
    const headers = { 'x-total-count': String(rows.length), 'content-type': 'application/json' }
    return new Response(JSON.stringify(body), { headers })
  })
}

function Sample({ at = '' }: { at?: string }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`/admin/payments?${at}`]}>
        <PaymentsPage />
      </MemoryRouter>
    </QueryClientProvider>
  )
}

beforeEach(() => page.viewport(1280, 900))
afterEach(() => vi.unstubAllGlobals())

test('shows a tab with a total for each status, and says how fast we pay', async () => {
  serve([GUS, AYESHA])
  const screen = await render(<Sample />)
  const tabs = screen.getByRole('navigation', { name: 'Payments by status' })
  await expect.element(tabs.getByText('$530.00').first()).toBeVisible()
  await expect.element(tabs.getByText('$1,990.00')).toBeVisible()
  await expect.element(tabs.getByText('1 failed, 1 to check')).toBeVisible()
  await expect
    .element(screen.getByText('Median time from interview to payment: 21 hours (last 30 days)'))
    .toBeVisible()
  await expectAccessible(screen.container)
})

test('only highlights the Sent tab while the list covers the same month as its number', async () => {
  serve([{ ...GUS, state: 'SENT' }])
  const screen = await render(<Sample at="tab=SENT" />)
  const current = () =>
    screen
      .getByRole('navigation', { name: 'Payments by status' })
      .getByRole('link')
      .elements()
      .filter((link) => link.matches('[aria-current]'))
      .map((link) => link.textContent)
  expect(current()).toEqual(['All sent payments'])
  await screen.getByRole('link', { name: /^Sent/ }).click()
  expect(current()).toEqual([expect.stringMatching(/^Sent31\$1,990\.00in /)])
})

test('saves the tab and the filters as a view', async () => {
  serve([GUS])
  const screen = await render(<Sample at="tab=APPROVED&method=GIFT_CARD" />)
  await screen.getByRole('button', { name: 'Views' }).click()
  await screen.getByRole('menuitem', { name: 'Save view…' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Save view' })
  await userEvent.fill(dialog.getByLabelText('Name'), 'Cards to send')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect.poll(() => requests.length).toBe(1)
  expect(JSON.parse(requests[0]?.split(' ').slice(2).join(' ') ?? '')).toMatchObject({
    list: 'PAYMENTS',
    view: { query: { tab: 'APPROVED', method: 'GIFT_CARD' } },
  })
})

test('shows the number and total of the selected payments before approving them', async () => {
  serve([GUS, AYESHA], { '/approve': { approved: 1, waiting: 0, skipped: 0 } })
  const screen = await render(<Sample />)
  await screen.getByRole('checkbox', { name: 'Select Gus Marchetti, $60.00' }).click()
  const bar = screen.getByRole('region', { name: 'Selected payments' })
  await expect.element(bar.getByText('1 selected, $60.00')).toBeVisible()
  await expect
    .element(bar.getByText('Above $500 in 24 hours, a second admin has to approve as well'))
    .toBeVisible()
  await bar.getByRole('button', { name: 'Approve 1' }).click()
  await expect.poll(() => requests).toEqual(['POST /approve {"ids":[1184]}'])
  await expect.element(bar).not.toBeInTheDocument()
})

test('warns that a second admin has to approve payments above the limit', async () => {
  serve([GUS, AYESHA])
  const screen = await render(<Sample />)
  await screen.getByRole('checkbox', { name: 'Select every payment on this page' }).click()
  const bar = screen.getByRole('region', { name: 'Selected payments' })
  await expect.element(bar.getByText('2 selected, $530.00')).toBeVisible()
  await expect.element(bar.getByText(/so a second admin has to approve as well/)).toBeVisible()
})

test('offers a file for each payment method, and says who gets an email before marking payments as sent', async () => {
  const approved = [GUS, AYESHA].map((one) => ({ ...one, state: 'APPROVED' as const }))
  serve(approved, { '/sent': { changed: 2, skipped: 0 } })
  const screen = await render(<Sample at="tab=APPROVED" />)
  await screen.getByRole('checkbox', { name: 'Select every payment on this page' }).click()
  await expect.element(screen.getByRole('button', { name: 'Gift-card file (1)' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Bank file (1)' })).toBeVisible()
  await screen.getByRole('button', { name: 'Mark 2 as sent' }).click()
  await expect
    .element(screen.getByText(/We’ll email each of the 2 participants once/))
    .toBeVisible()
  await screen.getByLabelText(/^Reference/).fill('GC-77')
  await screen.getByRole('button', { name: 'Mark as sent', exact: true }).click()
  await expect.poll(() => requests).toEqual(['POST /sent {"ids":[1184,1185],"reference":"GC-77"}'])
})

test('says what will appear here when nothing is owed', async () => {
  serve([])
  const screen = await render(<Sample />)
  await expect.element(screen.getByText('Nothing owed')).toBeVisible()
})

test('says that the totals didn’t load, and loads them again on request', async () => {
  serve([GUS])
  const loaded = globalThis.fetch
  let isDown = true
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    isDown && input.includes('/summary')
      ? Promise.resolve(new Response('{}', { status: 500 }))
      : loaded(input, init),
  )
  const screen = await render(<Sample />)
  await expect.element(screen.getByText(/^The totals didn’t load\./)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Gus Marchetti' })).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Load the totals again' }).click()
  await expect.element(screen.getByText('$1,990.00')).toBeVisible()
  await expect.element(screen.getByText(/^The totals/)).not.toBeInTheDocument()
})

describe('the payment drawer', () => {
  test('shows why a payment is owed', async () => {
    serve([GUS])
    const screen = await render(<Sample at="payment=1184" />)
    const drawer = screen.getByRole('region', { name: 'Gus Marchetti' })
    await expect
      .element(drawer.getByText('Attended, recorded by Rosa Keating', { exact: false }))
      .toBeVisible()
    await expect.element(drawer.getByText('“A gift card of $60”', { exact: false })).toBeVisible()
    await expect.element(drawer.getByText('$120.00 in 2 payments')).toBeVisible()
    await expect
      .element(drawer.getByRole('link', { name: 'Open the person’s page' }))
      .toHaveAttribute('href', '/admin/people/5')
    await expect.element(drawer.getByText(/we encrypt it/)).toBeVisible()
    await expectAccessible(screen.container)
  })

  test('approves an owed payment', async () => {
    serve([GUS], { '/approve': { approved: 1, waiting: 0, skipped: 0 } })
    const screen = await render(<Sample at="payment=1184" />)
    await screen.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect.poll(() => requests).toEqual(['POST /approve {"ids":[1184]}'])
    await expect.element(page.getByText('1 payment approved')).toBeVisible()
  })

  test('voids a payment only with a reason', async () => {
    serve([GUS], { '/void': { changed: 1, skipped: 0 } })
    const screen = await render(<Sample at="payment=1184" />)
    await screen.getByRole('button', { name: 'Void', exact: true }).click()
    await screen.getByRole('button', { name: 'Void payment' }).click()
    await expect.element(screen.getByText('Please say why.')).toBeVisible()
    await screen.getByLabelText('Why', { exact: true }).fill('Wrong study')
    await screen.getByRole('button', { name: 'Void payment' }).click()
    await expect.poll(() => requests).toEqual(['POST /void {"ids":[1184],"reason":"Wrong study"}'])
  })

  test('adds a bonus in dollars', async () => {
    serve([GUS], { '/bonus': DETAIL })
    const screen = await render(<Sample at="payment=1184" />)
    await screen.getByRole('button', { name: 'Add a bonus' }).click()
    await screen.getByLabelText('Amount in dollars').fill('22.50')
    await screen.getByLabelText('What it’s for').fill('Stayed longer')
    await screen.getByRole('button', { name: 'Add bonus' }).click()
    await expect
      .poll(() => requests)
      .toEqual([
        'POST /bonus {"invitationId":9,"cents":2250,"reason":"Stayed longer","method":"GIFT_CARD"}',
      ])
  })

  test('still offers a bonus on a sent payment, but not on a bonus', async () => {
    const sent = { state: 'SENT' as const, sentAt: GUS.dueAt }
    const shown = { ...DETAIL, ...sent, sent: { at: GUS.dueAt, by: 'Mo' } }
    serve([{ ...GUS, ...sent }], {}, shown)
    const screen = await render(<Sample at="tab=SENT&payment=1184" />)
    await expect.element(screen.getByRole('button', { name: 'Add a bonus' })).toBeVisible()
    await screen.unmount()
    serve([{ ...GUS, ...sent, kind: 'BONUS' }], {}, { ...shown, kind: 'BONUS' })
    const again = await render(<Sample at="tab=SENT&payment=1184" />)
    await expect.element(again.getByRole('button', { name: 'Reverse' })).toBeVisible()
    await expect.element(again.getByRole('button', { name: 'Add a bonus' })).not.toBeInTheDocument()
  })

  test('says that the outcome changed after we paid, and lets an admin keep the payment', async () => {
    const sent = { state: 'SENT' as const, isUnearned: true, sentAt: GUS.dueAt }
    serve([{ ...GUS, ...sent }], {}, { ...DETAIL, ...sent, sent: { at: GUS.dueAt, by: 'Mo' } })
    const screen = await render(<Sample at="tab=PROBLEMS&payment=1184" />)
    await expect
      .element(screen.getByText(/The outcome changed after we paid\. Reverse/))
      .toBeVisible()
    await screen.getByRole('button', { name: 'Keep it' }).click()
    await expect.poll(() => requests[0]).toMatch(/^POST \/1184\/keep/)
  })
})

test('imports codes without ever showing any of them', async () => {
  serve([GUS], {
    '/codes': {
      sealed: 1,
      known: 0,
      problems: [{ row: 2, payment: 99, message: 'Payment 99 isn’t approved.' }],
    },
  })
  const screen = await render(<Sample at="tab=APPROVED" />)
  await screen.getByRole('button', { name: 'Import codes' }).click()
  const csv = 'payment,name,code\n1184,Gus,SECRET-1\n99,Kim,SECRET-2\n'
  await userEvent.upload(screen.getByLabelText('CSV file'), new File([csv], 'codes.csv'))
  await screen.getByRole('button', { name: 'Import 2' }).click()
  await expect
    .element(screen.getByText('We’ve saved 1 code and emailed the participant.'))
    .toBeVisible()
  await expect.element(screen.getByText(/Payment 99 isn’t approved/)).toBeVisible()
  expect(document.body.textContent).not.toContain('SECRET')
})

test('shows payments as cards on a phone', async () => {
  await page.viewport(390, 800)
  serve([GUS, AYESHA])
  const screen = await render(<Sample />)
  await screen.getByRole('checkbox', { name: 'Select Gus Marchetti, $60.00' }).click()
  await expect.element(screen.getByRole('button', { name: 'Approve 1' })).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectAccessible(screen.container)
})
