import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, renderAtDesk } from '#testing/desktop-screen.tsx'
import { quoteOf, rosterMeals } from '../testing/roster-meals.ts'
import { SortDialog } from './sort-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const unsorted = (quote: string) => quoteOf({ quote, stance: null, assumptionId: null })

function Sample({ queue }: { queue: ReturnType<typeof quoteOf>[] }) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return <p>Closed</p>
  return (
    <SortDialog
      researchId={7}
      analysis={rosterMeals()}
      queue={queue}
      onClose={() => setOpen(false)}
    />
  )
}

const sent = (fetch: ReturnType<typeof answering>) =>
  fetch.mock.calls
    .filter(([, { method }]) => method === 'PUT')
    .map(([, { body }]) => JSON.parse(String(body)) as Record<string, unknown>)

test('sorts captures one by one by keyboard alone', async () => {
  const fetch = answering(() => ({ body: {} }))
  await renderAtDesk(<Sample queue={[unsorted('I skip dinner.'), unsorted('I bought a kit.')]} />)
  await expect.element(page.getByText('Sort quotes: 1 of 2')).toBeVisible()
  await expectAccessible()
  page.getByRole('radio', { name: 'Against' }).element().focus()
  await userEvent.keyboard('2ad{Enter}')
  await expect.element(page.getByText('Sort quotes: 2 of 2')).toBeVisible()
  page.getByRole('radio', { name: 'Against' }).element().focus()
  await userEvent.keyboard('1fp{Enter}')
  await expect.element(page.getByText('Closed')).toBeVisible()
  expect(sent(fetch)).toMatchObject([
    { quote: 'I skip dinner.', assumptionId: 12, stance: 'AGAINST', strength: 'DID', version: 1 },
    { quote: 'I bought a kit.', assumptionId: 11, stance: 'FOR', strength: 'PAID' },
  ])
})

test('doesn’t save a stance without a strength', async () => {
  const fetch = answering(() => ({ body: {} }))
  await renderAtDesk(<Sample queue={[unsorted('I skip dinner.')]} />)
  await page.getByRole('radio', { name: 'For', exact: true }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/One without the other doesn’t count/)).toBeVisible()
  expect(sent(fetch)).toEqual([])
})

test('shows what someone else saved first, and lets the researcher replace it', async () => {
  const quote = unsorted('I skip dinner.')
  const current = { ...quote.capture, stance: 'FOR', strength: 'SAID', version: 2 }
  let isFirst = true
  const fetch = answering((method) => {
    if (method !== 'PUT' || !isFirst) return { body: {} }
    isFirst = false
    const message = 'Changed elsewhere'
    const data = { message, current }
    return { status: 409, body: { statusCode: 409, code: 'STALE_VERSION', message, data } }
  })
  await renderAtDesk(<Sample queue={[quote]} />)
  await page.getByRole('radio', { name: 'Against' }).click()
  await page.getByRole('radio', { name: 'Did' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(page.getByText(/sorted this capture in the meantime: For, Said/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Closed')).toBeVisible()
  expect(sent(fetch).map(({ version, stance }) => [version, stance])).toEqual([
    [1, 'AGAINST'],
    [2, 'AGAINST'],
  ])
})

test('adds a theme when someone types its name', async () => {
  const theme = { id: 9, name: 'Vending machine', colour: 3, mergedInto: null }
  const fetch = answering((method) => ({ body: method === 'POST' ? theme : {} }))
  await renderAtDesk(<Sample queue={[unsorted('I skip dinner.')]} />)
  await page.getByRole('textbox', { name: 'New theme' }).fill('Vending machine')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'New theme' })).toHaveValue('')
  await page.getByRole('checkbox', { name: 'Breaks move' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Closed')).toBeVisible()
  expect(sent(fetch)).toMatchObject([{ themeIds: [9, 1], stance: null }])
})

test('deletes and restores a capture', async () => {
  const fetch = answering((method) => (method === 'DELETE' ? { body: null } : { body: {} }))
  await renderAtDesk(<Sample queue={[quoteOf({ quote: 'I skip dinner.', stance: 'AGAINST' })]} />)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Capture deleted').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => sent(fetch))
    .toMatchObject([{ quote: 'I skip dinner.', stance: 'AGAINST', strength: 'DID' }])
})
