import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DistributionBlock } from './distribution-block.tsx'

const REQUESTED = {
  id: 1,
  status: 'REQUESTED',
  passedScreeners: 0,
  passedSuccessfully: 0,
  selection: 'TEAM',
} as const

test('focuses the distribution’s heading after a launch, and says what happens next', async () => {
  const screen = await render(<DistributionBlock distribution={null} offered={2} />)
  await expect.element(page.getByText('Not Started')).toBeVisible()
  await screen.rerender(<DistributionBlock distribution={REQUESTED} offered={2} />)
  await expect.element(page.getByRole('heading', { name: 'Email distribution' })).toHaveFocus()
  await expect.element(page.getByText(/You don’t need to do anything until/)).toBeVisible()
  await expect.element(page.getByText(/We’ll email you when they go out/)).toBeVisible()
  await screen.rerender(<DistributionBlock distribution={REQUESTED} offered={0} />)
  await expect.element(page.getByText(/You haven’t offered any slots yet/)).toBeVisible()
})
