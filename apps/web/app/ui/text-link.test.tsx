import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { NewTabLink } from './new-tab-link.tsx'
import { TextLink } from './text-link.tsx'

test("says that a link opens a new tab, and doesn't send the other site a referrer", async () => {
  const screen = await render(
    <MemoryRouter>
      <NewTabLink href="https://example.com/">About accessibility</NewTabLink>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'About accessibility (opens in a new tab)' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noreferrer')
})

test('has no accessibility violations on a light background or on the band', async () => {
  await render(
    <MemoryRouter>
      <p>
        Running text with <TextLink to="/one">a link</TextLink> in it.
      </p>
      <p className="bg-band text-on-band">
        On the band, <TextLink to="/two">another</TextLink>.
      </p>
    </MemoryRouter>,
  )
  await expectAccessible()
})
