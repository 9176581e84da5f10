import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import type { MemberInfo } from './hooks.ts'
import { MemberPage } from './member-page.tsx'
import type { ShownField } from './shared/answer-draft.ts'

afterEach(() => vi.unstubAllGlobals())

type Answer = NonNullable<ShownField['answer']>

const CONSENT = {
  body: 'Keep this sensitive answer so you can invite me to suitable studies. I can delete it any time.',
  hash: 'a'.repeat(64),
}

const answer = (text: string, source: Answer['source'] = 'SELF'): Answer => ({
  optionIds: [1],
  text,
  number: null,
  declined: false,
  source,
  setAt: '2026-11-15T00:00:00Z',
  agreedTo: null,
})

const field = (fieldId: number, label: string, change: Partial<ShownField> = {}): ShownField => ({
  fieldId,
  label,
  question: `What about ${label.toLowerCase()}?`,
  why: `Because of ${label.toLowerCase()}.`,
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

const FIELDS = [
  field(1, 'Birth', { kind: 'YEAR', options: [] }),
  field(2, 'Work'),
  field(3, 'Home'),
  field(4, 'Health', { sensitive: true }),
  field(5, 'State', { answer: answer('Victoria', 'DERIVED') }),
]

const member = (fields: ShownField[], change: Partial<MemberInfo> = {}): MemberInfo => ({
  email: 'kim@people.example',
  name: 'Kim',
  phone: null,
  postcode: '3056',
  state: 'ACTIVE',
  joinedAt: '2026-11-15T00:00:00Z',
  consents: [],
  studies: [],
  toConfirm: null,
  profile: { mayAsk: true, consent: CONSENT, fields },
  ...change,
})

/** Opens the page with a server that saves answers, and returns every value the server received. */
async function open(first: MemberInfo) {
  let stored = first
  const saved: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/panel/profile')) {
      const { values } = JSON.parse(String(init.body))
      saved.push(...values)
      const fields = (stored.profile?.fields ?? []).map((one) => {
        const given = values.find(({ fieldId }: ShownField) => fieldId === one.fieldId)
        if (!given) return one
        const { fieldId: _id, ...rest } = given
        if (Object.keys(rest).length === 0) return { ...one, answer: null }
        return { ...one, answer: { ...answer('Yes'), declined: given.declined ?? false } }
      })
      stored = member(fields)
    }
    return Response.json(stored)
  })
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <MemberPage memberKey="a key that is long enough" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'Your panel page' })).toBeVisible()
  return saved
}

const questions = () =>
  page
    .getByRole('form')
    .elements()
    .map((form) => form.querySelector('h3')?.textContent)
const question = (name: string) => page.getByRole('form', { name: `What about ${name}?` })

test('asks three unanswered questions at a time, and says how many are answered', async () => {
  await open(member(FIELDS))
  await expect
    .element(
      page.getByText(
        'Tell us a little about yourself and we’ll send you studies that suit you. Every answer is optional.',
      ),
    )
    .toBeVisible()
  expect(questions()).toEqual(['What about birth?', 'What about work?', 'What about home?'])
  await expect.element(page.getByText('1 of 5 answered')).toBeVisible()
  await question('work').getByText('Why we ask').click()
  await expect.element(page.getByText('Because of work.')).toBeVisible()
  await expectAccessible()
})

test('saves an answer and moves on to the next question', async () => {
  const saved = await open(member(FIELDS))
  await question('birth').getByRole('textbox').fill('1984')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('2 of 5 answered')).toBeVisible()
  expect(saved).toEqual([{ fieldId: 1, number: 1984 }])
  expect(questions()).toEqual(['What about work?', 'What about home?', 'What about health?'])
  await expect.element(page.getByRole('heading', { name: 'What about work?' })).toHaveFocus()
})

test('says what’s missing or invalid in an answer, and sends nothing', async () => {
  const saved = await open(member(FIELDS))
  await question('work').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Please choose an answer.')).toBeVisible()
  await question('birth').getByRole('textbox').fill('next year')
  await question('birth').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Please enter a year, like 1984.')).toBeVisible()
  expect(saved).toEqual([])
})

test('skips a question without storing anything, and shows it again on request', async () => {
  const saved = await open(member([field(2, 'Work'), field(3, 'Home')]))
  await question('work').getByRole('button', { name: 'Skip' }).click()
  expect(questions()).toEqual(['What about home?'])
  await question('home').getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: 'Show skipped questions' }).click()
  expect(questions()).toEqual(['What about work?', 'What about home?'])
  expect(saved).toEqual([])
})

test('keeps “I’d rather not say” as an answer', async () => {
  const saved = await open(member([field(2, 'Work')]))
  await question('work').getByRole('button', { name: 'I’d rather not say' }).click()
  await expect.element(page.getByText('Rather not say')).toBeVisible()
  expect(saved).toEqual([{ fieldId: 2, declined: true }])
})

test('requires a tick before saving a sensitive answer', async () => {
  const saved = await open(member([field(4, 'Health', { sensitive: true })]))
  await question('health').getByRole('radio', { name: 'Yes' }).click()
  await question('health').getByRole('button', { name: 'Save' }).click()
  await expect
    .element(page.getByText('Tick this box, or choose “I’d rather not say”.'))
    .toBeVisible()
  expect(saved).toEqual([])
  await page.getByRole('checkbox', { name: CONSENT.body }).click()
  await question('health').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('1 of 1 answered')).toBeVisible()
  expect(saved).toEqual([{ fieldId: 4, optionIds: [41], consentHash: CONSENT.hash }])
  await expectAccessible()
})

test('shows where each answer comes from, and lets the member change or delete an answer', async () => {
  const known = field(2, 'Work', { answer: answer('Yes', 'SCREENER') })
  const saved = await open(member([known, ...FIELDS.slice(4)]))
  await expect
    .element(page.getByText('From your answers in a study, 15 November 2026'))
    .toBeVisible()
  await expect.element(page.getByText('From your postcode, 15 November 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Change Work' }).click()
  await question('work').getByRole('radio', { name: 'No' }).click()
  await question('work').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('button', { name: 'Change Work' })).toHaveFocus()
  await page.getByRole('button', { name: 'Delete Work' }).click()
  await expect.element(page.getByText('Answer deleted')).toBeVisible()
  expect(saved).toEqual([{ fieldId: 2, optionIds: [22] }, { fieldId: 2 }])
})

test.each([
  [
    'before the new privacy policy',
    { profile: { mayAsk: false, consent: CONSENT, fields: FIELDS } },
  ],
  ['people who left', { state: 'LEFT' as const }],
])('doesn’t ask for any answers: %s', async (_when, change) => {
  await open(member(FIELDS, change))
  expect(page.getByRole('heading', { name: 'About me' }).elements()).toEqual([])
})
