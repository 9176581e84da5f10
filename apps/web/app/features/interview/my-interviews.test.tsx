import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import { MyInterviews } from './my-interviews.tsx'

afterEach(() => vi.unstubAllGlobals())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const interview = (id: number, status: string, days: number, respondentName: string) => ({
  id,
  researchId: 3,
  researchName: 'Roster Meals',
  slotId: id,
  status,
  startTime: inDays(days),
  endTime: inDays(days + 0.04),
  formattedDate: '',
  formattedTime: '',
  respondentName,
  link: null,
})

function Page() {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <main>
          <h1>My interviews</h1>
          <MyInterviews />
        </main>
      </MemoryRouter>
    </QueryClientProvider>
  )
}

function namesBelow(heading: string) {
  const section = [...document.querySelectorAll('section')].find((one) =>
    one.querySelector('h2')?.textContent?.startsWith(heading),
  )
  const names = section?.querySelectorAll('li span.font-semibold') ?? []
  return [...names].map(({ textContent }) => textContent)
}

test('lists a cancelled interview under Cancelled until its time has passed, then under Past', async () => {
  const interviews = [
    interview(1, 'CONFIRMED', 2, 'Ana Boronia'),
    interview(2, 'CANCELLED', 3, 'Ben Correa'),
    interview(3, 'CANCELLED', -3, 'Chi Hibbertia'),
    interview(4, 'CONDUCTED', -4, 'Dee Grevillea'),
  ]
  vi.stubGlobal('fetch', async () => Response.json({ slots: [], interviews }))
  const screen = await render(<Page />)
  await expect.element(screen.getByRole('heading', { name: 'Cancelled 1' })).toBeVisible()
  expect(namesBelow('Upcoming')).toEqual(['Ana Boronia'])
  expect(namesBelow('Cancelled')).toEqual(['Ben Correa'])
  expect(namesBelow('Past')).toEqual(['Chi Hibbertia', 'Dee Grevillea'])
  await expectAccessible()
})

test('confirms an interview from another researcher’s project', async () => {
  const guest = { ...interview(1, 'NOTIFIED', 2, 'Ana Boronia'), isGuest: true }
  const interviews = [
    guest,
    { ...interview(2, 'CONFIRMED', 3, 'Ben Correa'), conductedBy: 'Alex Banksia' },
  ]
  vi.stubGlobal('fetch', async () => Response.json({ slots: [], interviews }))
  const screen = await render(<Page />)
  await expect.element(screen.getByText('confirmed, with Alex Banksia')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Roster Meals' }).elements()).toHaveLength(1)
  expect(screen.getByRole('link', { name: /^Interview room/ }).elements()).toHaveLength(1)
  await screen.getByRole('link', { name: /^Confirm the interview with Ana/ }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Confirm Interview' })).toBeVisible()
})
