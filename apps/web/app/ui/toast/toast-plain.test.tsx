import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showToast } from './toast.ts'

vi.mock('./toast-stack.tsx', () => {
  throw new Error('The network is down.')
})

test("shows a plain error when the toast code can't be loaded", async () => {
  await showToast('You are offline', { tone: 'error' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('You are offline')
})
