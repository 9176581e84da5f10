import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ShownField } from '#features/panel/shared/answer-draft.ts'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import type { PanelMemberDetail } from './hooks.ts'
import { MemberProfile } from './member-profile.tsx'

afterEach(() => vi.unstubAllGlobals())

const field = (fieldId: number, label: string, change: Partial<ShownField> = {}): ShownField => ({
  fieldId,
  label,
  question: `What about ${label.toLowerCase()}?`,
  why: 'It helps.',
  kind: 'CHOICE',
  sensitive: false,
  asked: 'PAGE',
  retired: false,
  options: [
    { id: fieldId * 10 + 1, label: 'Yes' },
    { id: fieldId * 10 + 2, label: 'No' },
  ],
  answer: null,
  ...change,
})
const answer = (source: NonNullable<ShownField['answer']>['source']) => ({
  ...{ optionIds: [11], text: 'Yes', number: null, declined: false, agreedTo: null },
  ...{ source, setAt: '2026-11-15T00:00:00Z' },
})

async function open(fields: ShownField[], mayAsk = true) {
  const sent: object[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.body) sent.push(JSON.parse(String(init.body)))
    return Response.json({})
  })
  const profile = { mayAsk, consent: { body: '', hash: '' }, fields }
  const member = { id: 7, profile } as PanelMemberDetail
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <h1>Kim</h1>
        <h2>Details</h2>
        <MemberProfile member={member} />
      </main>
    </QueryClientProvider>,
  )
  return sent
}

test('sets an answer for a member', async () => {
  const sent = await open([field(1, 'Work')])
  await page.getByRole('button', { name: 'Set Work' }).click()
  await page.getByRole('radio', { name: 'No' }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Answer saved')).toBeVisible()
  expect(sent).toEqual([{ values: [{ fieldId: 1, optionIds: [12] }] }])
})

test('collapses unanswered fields when there are many', async () => {
  const unanswered = ['Gender', 'Work', 'Industry', 'Household'].map((label, at) =>
    field(at + 2, label),
  )
  await open([field(1, 'State', { answer: answer('ADMIN') }), ...unanswered])
  await expect.element(page.getByRole('button', { name: 'Change State' })).toBeVisible()
  await expect.element(page.getByText('Household')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show 4 without an answer' }).click()
  await expect.element(page.getByRole('button', { name: 'Set Household' })).toBeVisible()
  await expectAccessible()
})

test('changes and deletes imported answers', async () => {
  const sent = await open([field(1, 'Work', { answer: answer('IMPORT') })])
  await expect.element(page.getByText(/^An import, /)).toBeVisible()
  await page.getByRole('button', { name: 'Change Work' }).click()
  await page.getByRole('button', { name: 'Delete this answer' }).click()
  await expect.element(page.getByText('Answer deleted')).toBeVisible()
  expect(sent).toEqual([{ values: [{ fieldId: 1 }] }])
})

test.each([
  ['a sensitive answer', field(1, 'Work', { sensitive: true })],
  ['an answer the member gave', field(1, 'Work', { answer: answer('SELF') })],
  ['an answer from a screener', field(1, 'Work', { answer: answer('SCREENER') })],
])('shows %s as read-only', async (_what, shown) => {
  await open([shown])
  await expect
    .element(
      page.getByText(
        'Only the member can change sensitive answers, and answers they gave us themselves.',
      ),
    )
    .toBeVisible()
  expect(page.getByRole('button', { name: /Set|Change/ }).elements()).toEqual([])
})

test('doesn’t offer to change answers until the new privacy policy is published', async () => {
  await open([field(1, 'Work')], false)
  await expect.element(page.getByText(/Publish version 2/)).toBeVisible()
  expect(page.getByRole('button', { name: /Set|Change/ }).elements()).toEqual([])
})
