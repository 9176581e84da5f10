import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import NotFound from './not-found.tsx'

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <NotFound />
    </MemoryRouter>,
  )

test.each([
  ['/admin/nothing', 'Back to the administration', '/admin/projects'],
  ['/platform/research', 'Back to your projects', '/platform'],
])(
  '%s leads back to the area that it is in, and not to case studies',
  async (address, name, to) => {
    const screen = await open(address)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', to)
    expect(screen.getByRole('link').elements()).toHaveLength(2)
    await expectAccessible()
  },
)

test('any other address leads to the public pages', async () => {
  const screen = await open('/administration')
  const links = screen.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/case', '/#contact-form'])
})
