import { expect } from './journey.ts'
import { test } from './large-text.ts'
import { LONG } from './long-run.ts'
import { device } from './phone.ts'
import { createStudy } from './study.ts'

test(
  'keeps the booking and its next step visible on a phone with text twice as large',
  LONG,
  async ({ largeText, product, smtp, baseURL }) => {
    const study = await createStudy(product, smtp, 1)
    for (const day of [5, 6, 7]) for (const hour of [10, 12, 15]) await study.offer(day, hour)
    const page = await device(largeText, baseURL)
    await page.goto(await study.fit(0))
    await page
      .getByRole('button', { name: /day, .*Perth, AWST/ })
      .first()
      .tap()
    const { promise: isSeen, resolve: see } = Promise.withResolvers<void>()
    await page.route('**/*.js', (route) => isSeen.then(() => route.continue()))
    await page.getByRole('button', { name: 'Confirm' }).tap()
    const ok = page.getByRole('button', { name: 'OK' })
    await expect(ok).toBeFocused()
    await expect(ok).toBeInViewport({ ratio: 1 })
    // After a booking, the page loads another section below and gets longer.
    see()
    await expect(page.getByRole('heading', { name: 'Change of plans?' })).toBeAttached()
    await expect(ok).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Your interview is booked', { exact: true })).toBeInViewport()
  },
)
