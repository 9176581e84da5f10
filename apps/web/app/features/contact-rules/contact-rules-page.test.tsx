import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NO_RULES } from '@wattle/contract/contact-rules'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { ContactRulesPage } from './contact-rules-page.tsx'
import type { RulesState } from './hooks.ts'

const STATE: RulesState = {
  rules: NO_RULES,
  usualDays: 7,
  isApplying: false,
  history: [
    {
      rules: { ...NO_RULES, daysBetween: 10, quietFrom: 19, quietTo: 9 },
      setAt: '2026-11-15T00:00:00Z',
      setBy: 'Robin Example',
    },
  ],
}

afterEach(() => vi.unstubAllGlobals())

async function shown() {
  const bodies: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'PUT') bodies.push(String(body))
    return new Response(JSON.stringify(STATE))
  })
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <ContactRulesPage />
      </main>
    </QueryClientProvider>,
  )
  return bodies
}

test('warns about fewer than seven days between invitations, because the privacy policy promises seven', async () => {
  await shown()
  const warning = page.getByText('The privacy policy promises seven days. Change the policy first.')
  await expect.element(page.getByLabelText('Days between invitations')).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
  await page.getByLabelText('Days between invitations').fill('6')
  await expect.element(warning).toBeVisible()
  await expectAccessible()
})

test('suggests quiet hours from 7 pm to 9 am, and turns off rules whose fields are empty', async () => {
  const bodies = await shown()
  await page.getByLabelText('Invitations in 30 days').fill('3')
  await page.getByLabelText('Don’t send invitations or reminders at night').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => bodies.map((body) => JSON.parse(body)))
    .toEqual([{ ...NO_RULES, invitationsIn30Days: 3, quietFrom: 19, quietTo: 9 }])
})

test('describes every earlier version of the rules in words', async () => {
  await shown()
  await expect.element(page.getByText('10 days between, quiet from 7 pm to 9 am')).toBeVisible()
})
