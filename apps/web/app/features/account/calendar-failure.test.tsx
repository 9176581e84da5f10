import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { CalendarFailure } from './calendar-failure.tsx'

const at = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <CalendarFailure />
    </MemoryRouter>,
  )

test('shows a dismissible notice when someone returns from Google without connecting a calendar', async () => {
  const screen = await at('/platform?calendar=failed')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test.each(['/platform', '/platform/research/3?interview=7&calendar=failed'])(
  'doesn’t show a notice at %s, where nothing failed or the open dialog explains the failure',
  async (address) => {
    const screen = await at(address)
    expect(screen.getByRole('alert').all()).toEqual([])
  },
)
