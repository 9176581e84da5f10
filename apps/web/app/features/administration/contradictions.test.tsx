import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { closeToasts } from '#testing/close-toasts.ts'
import { answering, renderAtDesk } from '#testing/desktop-screen.tsx'
import { Contradictions } from './contradictions.tsx'
import type { CompletionDetail } from './hooks.ts'

afterEach(() => {
  closeToasts()
  vi.unstubAllGlobals()
})

const completion = {
  userScreenerId: 9,
  contradictions: [
    { id: 4, kind: 'PROFILE', words: 'Said born 1984 in March, 1990 today.', at: '' },
    { id: 5, kind: 'TOO_FAST', words: 'Answered 8 questions in 11 seconds.', at: '' },
  ],
} as unknown as CompletionDetail

test('lists two things to ask about, each with a Clear button', async () => {
  const fetch = answering(() => ({ body: {} }))
  const screen = await renderAtDesk(<Contradictions completion={completion} />)
  await expect.element(screen.getByRole('heading', { name: 'Two things to ask' })).toBeVisible()
  await expectAccessible()
  const name = 'Clear: Said born 1984 in March, 1990 today.'
  await screen.getByRole('button', { name }).click()
  await vi.waitFor(() =>
    expect(fetch.mock.calls[0]?.[0]).toContain('/admin/contradictions/4/clear'),
  )
})

test('shows nothing if there’s nothing to ask about', async () => {
  const nothing = { ...completion, contradictions: [] }
  const screen = await renderAtDesk(<Contradictions completion={nothing} />)
  await expect.element(screen.getByText(/to ask/)).not.toBeInTheDocument()
})
