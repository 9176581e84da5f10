import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import { ResearchCrumb } from './research-crumb.tsx'

afterEach(() => vi.unstubAllGlobals())

test('says which page of the project is open', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 7, name: 'Roster Meals' }))
  await render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <ResearchCrumb id={7} page="Analysis" />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await expect
    .element(page.getByRole('navigation', { name: 'Breadcrumb' }))
    .toHaveTextContent('ProjectsRoster MealsAnalysis')
  await expect.element(page.getByText('Analysis')).toHaveAttribute('aria-current', 'page')
  await expectAccessible()
})

test('renames the open project', async () => {
  let name = 'Meels'
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method === 'PATCH') name = JSON.parse(String(init.body)).name
    return Response.json({ id: 7, name })
  })
  await render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <ResearchCrumb id={7} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await page.getByRole('button', { name: 'Rename project Meels' }).click()
  const field = page.getByLabelText('Project name')
  await expect.element(field).toHaveFocus()
  await field.fill(' ')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect.element(field).toHaveAccessibleDescription(/name/)
  await field.fill('Meals')
  await expectAccessible()
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect.element(page.getByText('Project renamed')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Meals' })).toBeVisible()
})
