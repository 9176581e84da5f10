import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LaunchButton } from './launch-button.tsx'

const launchButton = (isSample: boolean, offered = 2) => (
  <QueryClientProvider client={new QueryClient()}>
    <LaunchButton researchId={1} isSample={isSample} offered={offered} required={1} />
  </QueryClientProvider>
)

test('explains that a sample can’t invite anyone, and doesn’t offer to launch it', async () => {
  await render(launchButton(true))
  await page.getByRole('button', { name: 'Launch' }).click()
  const dialog = page.getByRole('dialog', { name: 'This is a sample' })
  await expect.element(dialog.getByText(/Copy the sample or start your own project/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Launch' }).elements()).toHaveLength(0)
})

test('asks before launching a project', async () => {
  await render(launchButton(false))
  await page.getByRole('button', { name: 'Launch' }).click()
  const dialog = page.getByRole('dialog', { name: 'Launch the email distribution?' })
  await expect.element(dialog.getByRole('button', { name: 'Launch' })).toBeVisible()
})

test('says that only one person can book when there’s only one free slot', async () => {
  await render(launchButton(false, 1))
  await page.getByRole('button', { name: 'Launch' }).click()
  await expect
    .element(page.getByText(/one person who qualifies can book your only free slot\.$/))
    .toBeVisible()
})
