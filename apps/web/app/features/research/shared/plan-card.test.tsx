import { QueryClientProvider } from '@tanstack/react-query'
import { DEFAULT_PLAN } from '@wattle/contract/plan'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { expectAccessible } from '#testing/axe.ts'
import { ProjectPlan } from './project-plan.tsx'

const RESEARCH = { id: 7, status: 'CONDUCTING_INTERVIEW', plan: DEFAULT_PLAN } as ResearchReply

const show = (research = RESEARCH) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ProjectPlan research={research} />
    </QueryClientProvider>,
  )

afterEach(() => vi.unstubAllGlobals())

test('shows the plan and saves changes', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    return Response.json(RESEARCH)
  })
  await show()
  await expect.element(page.getByText('3 days from today')).toBeVisible()
  await page.getByRole('button', { name: 'Edit plan' }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog.getByText('A new length applies to slots you add from now on.'))
    .toBeVisible()
  await dialog.getByLabelText('Interviews needed').fill('12')
  await dialog.getByLabelText('Slot length').selectOptions('30')
  await dialog.getByLabelText('Break after each interview').selectOptions('15 minutes')
  await dialog.getByLabelText('Earliest slot').selectOptions('Tomorrow')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save plan' }).click()
  await expect.element(page.getByText('Plan saved')).toBeVisible()
  expect(bodies).toEqual([
    { targetInterviews: 12, sessionMinutes: 30, bufferMinutes: 15, leadDays: 1 },
  ])
})

test('points out an invalid field and doesn’t save', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  await show()
  await page.getByRole('button', { name: 'Edit plan' }).click()
  const target = page.getByLabelText('Interviews needed')
  await target.fill('61')
  await page.getByRole('button', { name: 'Save plan' }).click()
  await expect.element(page.getByText('Please enter a whole number from 1 to 60.')).toBeVisible()
  await expect.element(target).toHaveFocus()
  expect(fetched).not.toHaveBeenCalled()
})

test('doesn’t offer to edit the plan once the project is finished', async () => {
  await show({ ...RESEARCH, status: 'COMPLETED' })
  await expect.element(page.getByText('Interview plan')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit plan' })).not.toBeInTheDocument()
})
