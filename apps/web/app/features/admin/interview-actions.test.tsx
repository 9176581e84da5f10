import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import type { AdminInterview, AdminProject } from './hooks.ts'
import { InterviewActions } from './interview-actions.tsx'
import { ProjectActions } from './project-actions.tsx'

afterEach(() => vi.unstubAllGlobals())

const INTERVIEW: AdminInterview = {
  id: 5,
  researchId: 3,
  researchName: 'Roster Meals',
  creatorFullName: 'Robin Example',
  respondentName: 'Chi Hibbertia',
  startTime: '2099-11-11T03:00:00Z',
  endTime: '2099-11-11T04:00:00Z',
  status: 'CONFIRMED',
}

function Provided({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <main>
        <h1>Interviews</h1>
        {children}
      </main>
    </QueryClientProvider>
  )
}

const Sample = ({ interview }: { interview: AdminInterview }) => (
  <Provided>
    <InterviewActions interview={interview} />
  </Provided>
)

const SLOT = {
  slotId: 8,
  researchId: 3,
  startTime: '2099-11-12T03:00:00Z',
  endTime: '2099-11-12T04:00:00Z',
  available: true,
}
const USER = { id: 7, firstName: 'Alex', lastName: 'Banksia', email: 'alex@example.com' }

/** Mocks the server, and returns the path and body of each POST request. */
function serve() {
  const sent: [string, object][] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'POST') sent.push([url, init.body ? JSON.parse(String(init.body)) : {}])
    if (url.includes('/users')) return Response.json([USER])
    if (url.endsWith('/slots')) return Response.json([SLOT])
    return Response.json(INTERVIEW)
  })
  return sent
}

async function open(action: string | RegExp, interview = INTERVIEW) {
  await render(<Sample interview={interview} />)
  await page.getByRole('button', { name: 'More actions for interview 5' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('offers only the actions that are possible in each state of an interview', async () => {
  const names = async (changes: Partial<AdminInterview>) => {
    const screen = await render(<Sample interview={{ ...INTERVIEW, ...changes }} />)
    const menu = page.getByRole('button', { name: 'More actions for interview 5' })
    if (menu.elements().length === 0) return []
    await menu.click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    const items = page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent)
    await screen.unmount()
    return items
  }
  const past = '2020-11-11T03:00:00Z'
  const open = ['Move…', 'Change researcher…', 'Cancel…']
  expect(await names({ status: 'PLANNED' })).toEqual(open)
  expect(await names({ startTime: past })).toEqual(['How did it go?', ...open])
  expect(await names({ status: 'CONDUCTED' })).toEqual(['How did it go?'])
  expect(await names({ status: 'NO_SHOW', outcome: 'NO_SHOW' })).toEqual(['Change the outcome…'])
  expect(await names({ status: 'CANCELLED' })).toEqual([])
})

test('cancels an interview with a reason, and offers to restore the interview', async () => {
  const sent = serve()
  await open('Cancel…')
  const dialog = page.getByRole('dialog', { name: 'Cancel this interview?' })
  await expectAccessible()
  await dialog.getByLabelText('Reason').fill('The researcher is ill.')
  await dialog.getByRole('button', { name: 'Cancel interview' }).click()
  await expect.element(page.getByText('Interview cancelled')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Interview restored')).toBeVisible()
  expect(sent).toEqual([
    ['/api/admin/interview/5/cancel?undo=true', { reason: 'The researcher is ill.' }],
    ['/api/admin/interview/5/undo', {}],
  ])
})

test('moves an interview to a free slot, or to another time', async () => {
  const sent = serve()
  await open('Move…')
  const dialog = page.getByRole('dialog', { name: 'Move the interview' })
  await expect.element(dialog.getByLabelText('New time')).toHaveValue('8')
  await expectAccessible()
  await dialog.getByLabelText('New time').selectOptions('Another time…')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect.element(dialog.getByText('Please choose a day and a time.')).toBeVisible()
  await dialog.getByLabelText('Day and time').fill('2099-11-13T10:30')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect.element(page.getByText('Interview moved')).toBeVisible()
  const startTime = new Date('2099-11-13T10:30').toISOString()
  expect(sent).toEqual([['/api/admin/interview/5/move?undo=true', { startTime }]])
})

test('changes the researcher of an interview', async () => {
  const sent = serve()
  await open('Change researcher…')
  const dialog = page.getByRole('dialog', { name: 'Change the researcher' })
  await dialog.getByRole('combobox', { name: 'New researcher' }).fill('Alex')
  await page.getByRole('option', { name: /Alex Banksia/ }).click()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Change researcher' }).click()
  await expect.element(page.getByText('Researcher changed')).toBeVisible()
  expect(sent).toEqual([['/api/admin/interview/5/reassign', { userId: 7 }]])
})

test('changes the owner of a project', async () => {
  const sent = serve()
  const project = { id: 3, projectName: 'Roster Meals' } as AdminProject
  await render(
    <Provided>
      <ProjectActions project={project} />
    </Provided>,
  )
  await page.getByRole('button', { name: 'More actions for Roster Meals' }).click()
  await page.getByRole('menuitem', { name: 'Change owner…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the owner' })
  await dialog.getByRole('combobox', { name: 'New owner' }).fill('Alex')
  await page.getByRole('option', { name: /Alex Banksia/ }).click()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Change owner' }).click()
  await expect.element(page.getByText('Owner changed')).toBeVisible()
  expect(sent).toEqual([['/api/admin/projects/3/transfer', { userId: 7 }]])
})
