import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import type { MemberInfo } from './hooks.ts'
import { ThankYou } from './thank-you.tsx'

type Payment = NonNullable<MemberInfo['payments']>[number]

const PAYMENT: Payment = {
  id: 7,
  study: 'Meals around shift work',
  kind: 'INTERVIEW',
  cents: 6_000,
  currency: 'AUD',
  method: 'GIFT_CARD',
  state: 'ON_ITS_WAY',
  interviewAt: '2026-11-16T00:00:00Z',
  dueAt: '2026-11-16T01:00:00Z',
  sentAt: null,
  hasCode: false,
  codeShownAt: null,
}
const SENT: Payment = { ...PAYMENT, state: 'SENT', sentAt: '2026-11-17T02:00:00Z', hasCode: true }

function Sample({ payments }: { payments: Payment[] }) {
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <ThankYou memberKey="key" member={{ payments } as MemberInfo} />
    </QueryClientProvider>
  )
}

beforeEach(() => page.viewport(320, 800))
afterEach(() => vi.unstubAllGlobals())

test('shows nothing until there’s a payment', async () => {
  const screen = await render(<Sample payments={[]} />)
  expect(screen.container.textContent).toBe('')
})

test.each([
  ['This payment is on its way. We’ll email you when we’ve sent it.', PAYMENT],
  ['Sent on 17 November 2026. Your gift card’s code is ready.', SENT],
  [
    'This payment didn’t arrive. We’re on it, and you don’t need to do anything.',
    { ...PAYMENT, state: 'PROBLEM' as const },
  ],
  [
    'Sent on 17 November 2026. You opened the code on 18 November 2026. If you’ve lost it, email us.',
    { ...SENT, hasCode: false, codeShownAt: '2026-11-18T02:00:00Z' },
  ],
])('tells the member about a payment: “%s”', async (words, payment) => {
  const screen = await render(<Sample payments={[payment]} />)
  await expect.element(screen.getByRole('heading', { name: 'Your thank-you' })).toBeVisible()
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByText('$60.00')).toBeVisible()
  await expectAccessible(screen.container)
})

test('shows the code once, after the member confirms', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!String(url).endsWith('/panel/payment/code')) return new Response('{}')
    bodies.push(JSON.parse(String(init.body)))
    return new Response(JSON.stringify({ code: 'WATTLE-1234' }))
  })
  const screen = await render(<Sample payments={[SENT]} />)
  await screen.getByRole('button', { name: 'Show my code' }).click()
  await expect.element(screen.getByText(/We can only show the code once/)).toBeVisible()
  expect(bodies).toEqual([])
  await screen.getByRole('dialog').getByRole('button', { name: 'Show my code' }).click()
  await expect.element(screen.getByText('WATTLE-1234')).toBeVisible()
  expect(bodies).toEqual([{ key: 'key', paymentId: 7 }])
  await expect.element(screen.getByRole('button', { name: 'Show my code' })).not.toBeInTheDocument()
  await expectAccessible(screen.container)
})
