import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import { FieldList } from './field-list.tsx'
import type { Field } from './shared/fields-query.ts'

afterEach(() => vi.unstubAllGlobals())

const field = (id: number, label: string, change: Partial<Field> = {}): Field => ({
  id,
  key: label.toLowerCase(),
  label,
  question: `What about ${label.toLowerCase()}?`,
  why: 'It helps.',
  kind: 'CHOICE',
  sensitive: false,
  asked: 'PAGE',
  retiredAt: null,
  answers: 0,
  options: [
    { id: id * 10 + 1, label: 'Yes', retiredAt: null },
    { id: id * 10 + 2, label: 'No', retiredAt: null },
  ],
  ...change,
})

/** Opens the list with a server that ignores changes. Returns the changes that the page sent. */
async function open(...fields: Field[]) {
  const sent: { method: string | undefined; path: string; body: object }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.body) {
      const path = url.replace(/^.*\/admin/, '/admin')
      sent.push({ method: init.method, path, body: JSON.parse(String(init.body)) })
    }
    return Response.json(init.method === 'POST' ? field(9, 'New') : fields)
  })
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <h1>Profile fields</h1>
        <FieldList />
      </main>
    </QueryClientProvider>,
  )
  return sent
}

test('adds a field with its options', async () => {
  const sent = await open(field(1, 'Work'))
  await page.getByRole('button', { name: 'Add a field' }).click()
  await page.getByLabelText('Name').fill('Pets')
  await page.getByLabelText('Question').fill('Do you have pets?')
  await page.getByLabelText('Why we ask').fill('Some studies are about pets.')
  await page.getByLabelText('Option 1', { exact: true }).fill('Yes')
  await page.getByLabelText('Option 2', { exact: true }).fill('No')
  await expectAccessible()
  await page.getByRole('button', { name: 'Add field' }).click()
  await expect.element(page.getByText('Field added')).toBeVisible()
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/admin/profile-fields',
      body: {
        label: 'Pets',
        question: 'Do you have pets?',
        why: 'Some studies are about pets.',
        kind: 'CHOICE',
        sensitive: false,
        asked: 'PAGE',
        options: ['Yes', 'No'],
      },
    },
  ])
})

test('moves a field past the next field that isn’t retired', async () => {
  const hidden = field(2, 'Old', { retiredAt: '2026-11-15T00:00:00Z' })
  const sent = await open(field(1, 'Work'), hidden, field(3, 'Home'))
  await expect
    .element(page.getByRole('button', { name: 'Move Work up' }))
    .toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Move Work down' }).click()
  await expect.poll(() => sent).toMatchObject([{ body: { position: 3 } }])
})

test('says what retiring does, and retires the field', async () => {
  const sent = await open(field(1, 'Work', { answers: 42 }))
  await page.getByRole('button', { name: 'Retire Work' }).click()
  await expect
    .element(page.getByText(/stop asking at once, and delete 42 answers after 30 days/))
    .toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
  await expect.element(page.getByText('Work retired')).toBeVisible()
  expect(sent).toMatchObject([{ path: '/admin/profile-fields/1', body: { retired: true } }])
})

test('lists retired fields, and restores one', async () => {
  const sent = await open(field(1, 'Work', { retiredAt: '2026-11-15T00:00:00Z', answers: 1 }))
  await expect.element(page.getByText(/retired on .*, 1 answer left/)).toBeVisible()
  await page.getByRole('button', { name: 'Use again Work' }).click()
  await expect.poll(() => sent).toMatchObject([{ body: { retired: false } }])
  await expectAccessible()
})

test('doesn’t let anyone change the kind of a field with answers, but saves changes to its options', async () => {
  const sent = await open(field(1, 'Work', { answers: 3 }))
  await page.getByRole('button', { name: 'Edit Work' }).click()
  await expect.element(page.getByText(/its kind can’t change/)).toBeVisible()
  await page.getByRole('button', { name: 'Move option 2 up' }).click()
  await page.getByRole('button', { name: 'Add an option' }).click()
  await page.getByLabelText('Option 3', { exact: true }).fill('Maybe')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Field saved')).toBeVisible()
  expect(sent).toMatchObject([
    {
      body: {
        options: [{ id: 12, label: 'No' }, { id: 11, label: 'Yes' }, { label: 'Maybe' }],
      },
    },
  ])
  expect(sent[0]?.body).not.toHaveProperty('kind')
})
