import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { NotFoundPage } from './not-found-page.tsx'

test.each([
  ['admin', 'Back to Admin', '/admin/projects'],
  ['platform', 'Back to your projects', '/platform'],
] as const)('links back to the %s area instead of to case studies', async (area, name, to) => {
  const screen = await render(<NotFoundPage area={area} />, { wrapper: MemoryRouter })
  await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', to)
  expect(screen.getByRole('link').elements()).toHaveLength(2)
  await expectAccessible()
})

test('links to the public pages for any other address', async () => {
  const screen = await render(<NotFoundPage />, { wrapper: MemoryRouter })
  const links = screen.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/case', '/#contact-form'])
})
