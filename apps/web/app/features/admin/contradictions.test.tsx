import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, renderAtDesk } from '#testing/desktop-screen.tsx'
import { Contradictions } from './contradictions.tsx'
import { type CompletionDetail, completionQuery } from './hooks.ts'

afterEach(() => vi.unstubAllGlobals())

const completion = {
  userScreenerId: 9,
  contradictions: [
    { id: 4, kind: 'PROFILE', words: 'Said born 1984 in March, 1990 today.', at: '' },
    { id: 5, kind: 'TOO_FAST', words: 'Answered 8 questions in 11 seconds.', at: '' },
  ],
} as unknown as CompletionDetail

test('lists two contradictions, each with a Clear button', async () => {
  const fetch = answering(() => ({ body: {} }))
  const screen = await renderAtDesk(<Contradictions completion={completion} />)
  await expect
    .element(screen.getByRole('heading', { name: 'Two things to ask about' }))
    .toBeVisible()
  await expectAccessible()
  const name = 'Clear: Said born 1984 in March, 1990 today.'
  await screen.getByRole('button', { name }).click()
  await vi.waitFor(() =>
    expect(fetch.mock.calls[0]?.[0]).toContain('/admin/contradictions/4/clear'),
  )
})

function Drawer() {
  const { data = completion } = useQuery(completionQuery(completion.userScreenerId))
  return (
    <section aria-label="Drawer" tabIndex={-1}>
      <Contradictions completion={data} />
    </section>
  )
}

test('moves focus to the next Clear button, or to the drawer once no contradictions are left', async () => {
  const left = [...(completion.contradictions ?? [])]
  answering((method) => {
    if (method === 'GET') return { body: { ...completion, contradictions: [...left] } }
    left.shift()
    return { body: {} }
  })
  const screen = await renderAtDesk(<Drawer />)
  await screen.getByRole('button', { name: /^Clear: Said born/ }).click()
  const last = screen.getByRole('button', { name: /^Clear: Answered/ })
  await expect.element(last).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(last).not.toBeInTheDocument()
  await expect.element(screen.getByRole('region', { name: 'Drawer' })).toHaveFocus()
})

test('shows nothing if there are no contradictions', async () => {
  const nothing = { ...completion, contradictions: [] }
  const screen = await renderAtDesk(<Contradictions completion={nothing} />)
  await expect.element(screen.getByText(/to ask/)).not.toBeInTheDocument()
})
