import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { MyInterview } from '#features/calendar/shared/my-calendar.ts'
import { expectAccessible } from '#testing/axe.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

const PLANNED: MyInterview = {
  id: 4,
  researchId: 1,
  researchName: 'Roster Meals',
  slotId: 9,
  status: 'PLANNED',
  startTime: '2026-11-20T00:00:00Z',
  endTime: '2026-11-20T01:00:00Z',
  formattedDate: 'Fri, Nov 20, 2026',
  formattedTime: '11:00 - 12:00',
  respondentName: 'Priya Naidu',
  link: null,
}

const ANSWERS = [{ question: 'What do you do for work?', answers: ['Nurse'] }]

/**
 * Stands in for the page around the dialog. Like that page, it shows the interview from the
 * server's response.
 */
function Sample() {
  const [queries] = useState(() => new QueryClient())
  const [interview, setInterview] = useState(PLANNED)
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/platform/interview/4')) return Response.json({ answers: ANSWERS })
    if (!url.includes('/confirm/interview/')) return new Response('{}')
    const confirmed = { ...PLANNED, status: 'CONFIRMED' as const, link: 'https://meet.example/r' }
    setInterview(confirmed)
    return new Response(JSON.stringify(confirmed))
  })
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ConfirmDialog interview={interview} hasConnectingFailed={false} onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>
  )
}

afterEach(() => vi.unstubAllGlobals())

test('clears the “missing link” error once an event is created', async () => {
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Confirm' }).click()
  const missing = screen.getByText('Please enter the video call link.')
  await expect.element(missing).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /Insert your own link/ })).toHaveFocus()
  await screen.getByRole('button', { name: 'Create event' }).click()
  await expect.element(screen.getByRole('link', { name: /meet.example/ })).toBeVisible()
  await expect.element(missing).not.toBeInTheDocument()
})

test('offers Close instead of Cancel once an event is created', async () => {
  const screen = await render(<Sample />)
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await screen.getByRole('button', { name: 'Create event' }).click()
  const footer = screen.getByRole('button', { name: 'Close', exact: true }).last()
  await expect.element(footer).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
})

test('shows the participant’s answers with one press', async () => {
  const screen = await render(<Sample />)
  await screen.getByText('Screener answers').click()
  await expect.element(screen.getByText('Nurse')).toBeVisible()
  await expectAccessible()
})
