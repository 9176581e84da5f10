import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showToast } from './toast.ts'

vi.mock('./toast-stack.tsx', () => {
  throw new Error('The network is gone.')
})

test('an error is told plainly when the code of toasts cannot be fetched', async () => {
  await showToast('You are offline', { tone: 'error' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('You are offline')
})
