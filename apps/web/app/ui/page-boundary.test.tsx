import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { PageBoundary } from './page-boundary.tsx'

function Broken(): never {
  throw new Error('broken')
}

test('shows the error page instead of a crashed component, even without a router', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = await render(
    <PageBoundary contactEmail="team@wattle.example">
      <Broken />
    </PageBoundary>,
  )
  const title = page.getByRole('heading', { name: 'Unexpected Application Error!' })
  await expect.element(title).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'team@wattle.example' }))
    .toHaveAttribute('href', 'mailto:team@wattle.example')
  await expectAccessible()
})
