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

test('says so if someone returns from Google without a calendar, until they dismiss it', async () => {
  const screen = await at('/platform?calendar=failed')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test.each(['/platform', '/platform/research/3?interview=7&calendar=failed'])(
  'says nothing at %s, or the open dialog says it',
  async (address) => {
    const screen = await at(address)
    expect(screen.getByRole('alert').all()).toEqual([])
  },
)
