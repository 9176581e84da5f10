import { QueryClientProvider } from '@tanstack/react-query'
import { DEFAULT_PLAN } from '@wattle/contract/plan'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import type { DistributionDetail, DistributionProject } from './hooks.ts'
import { StudyCards } from './study-cards.tsx'

const PROJECT = {
  plan: DEFAULT_PLAN,
  interviews: { conducted: 4, open: 2 },
  finishedAt: null,
  finishReason: null,
  quotas: [],
  questions: [],
} as unknown as DistributionProject

function serve(project: Partial<DistributionProject> = {}) {
  const sent: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ ...PROJECT, ...project })
    sent.push({ call: `${method} ${url}`, body: body ? JSON.parse(String(body)) : undefined })
    return Response.json({})
  })
  return sent
}

const show = (status: DistributionDetail['status'] = 'IN_PROGRESS') =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StudyCards distribution={{ id: 7, researchId: 3, status } as DistributionDetail} />
    </QueryClientProvider>,
  )

afterEach(() => vi.unstubAllGlobals())

test('shows any project’s plan and saves an admin’s changes', async () => {
  const sent = serve()
  await show()
  await expect.element(page.getByText('4 of 5 interviews conducted, 2 to come.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit plan' }).click()
  await page.getByLabelText('Interviews needed').fill('6')
  await page.getByRole('button', { name: 'Save plan' }).click()
  await expect.element(page.getByText('Plan saved')).toBeVisible()
  expect(sent).toEqual([
    { call: 'PATCH /api/admin/projects/3/plan', body: { ...DEFAULT_PLAN, targetInterviews: 6 } },
  ])
})

test('offers to retry when the plan and quotas don’t load', async () => {
  // This isn't a 500, because the product would retry after a second.
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Down' }, { status: 400 }))
  await show()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  serve()
  await again.click()
  await expect.element(page.getByText('4 of 5 interviews conducted, 2 to come.')).toBeVisible()
})

test('finishes a project early once an admin gives a reason', async () => {
  const sent = serve()
  await show()
  await page.getByRole('button', { name: 'Finish early' }).click()
  const dialog = page.getByRole('dialog', { name: 'Finish this project early?' })
  await expect
    .element(dialog.getByText(/cancel 2 booked interviews and tell those participants/))
    .toBeVisible()
  await expectAccessible()
  const finish = dialog.getByRole('button', { name: 'Finish early' })
  await finish.click()
  await expect.element(dialog.getByText('Please say why you’re finishing early.')).toBeVisible()
  await dialog.getByLabelText('Why are you finishing early?').fill('Four were enough.')
  await finish.click()
  await expect.element(page.getByText('Project finished')).toBeVisible()
  expect(sent).toEqual([
    {
      call: 'POST /api/admin/projects/3/finish',
      body: { early: true, reason: 'Four were enough.', force: true },
    },
  ])
})

test('doesn’t ask for a reason when every interview is conducted', async () => {
  const sent = serve({ interviews: { conducted: 5, open: 0 } })
  await show()
  await page.getByRole('button', { name: 'Finish project' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish project' }).click()
  await expect.element(page.getByText('Project finished')).toBeVisible()
  expect(sent).toEqual([{ call: 'POST /api/admin/projects/3/finish', body: {} }])
})

test('reopens a finished project for 30 days', async () => {
  const dayMs = 86_400_000
  const finished = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
  const sent = serve({ finishedAt: finished(3), finishReason: 'Four were enough.' })
  const shown = await show('FINISHED')
  await expect.element(page.getByText(/with 4 of 5 interviews: Four were enough\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit plan' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Reopen project' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen project' }).click()
  await expect.element(page.getByText('Project reopened')).toBeVisible()
  expect(sent).toMatchObject([{ call: 'POST /api/admin/projects/3/reopen' }])
  await shown.unmount()
  serve({ finishedAt: finished(31) })
  await show('FINISHED')
  await expect.element(page.getByText(/with 4 of 5 interviews\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reopen project' })).not.toBeInTheDocument()
})
