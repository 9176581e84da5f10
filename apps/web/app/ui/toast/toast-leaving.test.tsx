import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showToast } from './toast.ts'

test('what can still be held back is told also where frames pass before the page is drawn', async () => {
  await page.viewport(1280, 800)
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    callback(0)
    return 0
  })
  await showToast('The email leaves in a moment', { isLeaving: true })
  await expect.element(page.getByText('The email leaves in a moment')).toBeVisible()
})
