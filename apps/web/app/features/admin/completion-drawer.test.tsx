import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { CompletionDrawer } from './completion-drawer.tsx'
import type { CompletionView } from './hooks.ts'

const PERSON = {
  respondentId: 1,
  userScreenerId: 1,
  fullName: 'Lena Petrov',
  status: 'COMPLETED',
  result: 'NOT_FIT',
  interviewStatus: null,
  canBeScheduled: true,
  schedulingMailedAt: null,
  hasConsented: false,
  updatedAt: '2026-11-17T02:07:00Z',
}

const DETAIL = {
  ...PERSON,
  email: 'lena@example.com',
  invitedAt: '2026-11-16T22:00:00Z',
  openedAt: '2026-11-17T02:00:00Z',
  completedAt: '2026-11-17T02:07:00Z',
  remindedAt: null,
  consents: [
    {
      kind: 'RECORDING',
      answer: 'YES',
      way: 'BOOKING',
      at: '2026-11-17T02:08:00Z',
      version: '1',
      hash: '',
      seconds: null,
    },
  ],
  participantNumber: 7,
  withdrawnAt: null,
  recordingDeletedAt: null,
  noTime: { at: '2026-11-17T02:09:00Z', note: 'After 6 pm' },
  answers: [
    {
      question: 'Do you work nights?',
      type: 'SINGLE_CHOICE',
      rule: 'MATCH',
      isMet: false,
      text: null,
      number: null,
      numberMin: null,
      numberMax: null,
      options: [
        { text: 'Yes', selected: false, mustMatch: true },
        { text: 'No', selected: true, mustMatch: false },
      ],
    },
    {
      question: 'Who cooks?',
      type: 'SINGLE_CHOICE',
      rule: 'MATCH',
      isMet: true,
      text: null,
      number: null,
      numberMin: null,
      numberMax: null,
      options: [{ text: 'I do', selected: true, mustMatch: true }],
    },
  ],
  mails: [
    {
      id: 9,
      kind: 'distribution.reminder',
      subject: 'A reminder: Meals',
      state: 'REFUSED',
      createdAt: '2026-11-16T23:00:00Z',
      sentAt: null,
      lastError: '550 no such mailbox',
    },
    {
      id: 8,
      kind: 'distribution.invitation',
      subject: 'Would you like to take part? Meals',
      state: 'SENT',
      createdAt: '2026-11-16T22:00:00Z',
      sentAt: '2026-11-16T22:00:02Z',
      lastError: null,
    },
  ],
}

const VIEW: CompletionView = {
  page: 1,
  search: '',
  sort: 'UPDATED_AT_DESC',
  status: undefined,
  result: undefined,
}

function open(detail: unknown, status = 200) {
  const fetch = vi.fn(async (url: string) => {
    const isOne = url.includes('/completions/1')
    const headers = { 'x-total-count': '1' }
    return new Response(JSON.stringify(isOne ? detail : [PERSON]), {
      status: isOne ? status : 200,
      headers,
    })
  })
  vi.stubGlobal('fetch', fetch)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <CompletionDrawer userScreenerId={1} researchId={3} view={VIEW} onOpen={() => {}} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

afterEach(() => vi.unstubAllGlobals())

test('shows which question ruled the person out, how long they took to answer, and what happened to each email', async () => {
  await open(DETAIL)
  await expect
    .element(page.getByText('Doesn’t qualify: didn’t pass 1 of 2 questions'))
    .toBeVisible()
  await expect.element(page.getByText('Needed “Yes”')).toBeVisible()
  await expect.element(page.getByText(/in 7 minutes$/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Invitation' })).toBeVisible()
  await expect.element(page.getByText(/, bounced/)).toBeVisible()
  await expect.element(page.getByText('550 no such mailbox')).toBeVisible()
  await expectAccessible()
})

test("says that someone who was only invited hasn't opened the screener yet", async () => {
  const invited = { status: 'INVITED', result: null, openedAt: null, completedAt: null }
  await open({ ...DETAIL, ...invited, answers: [], mails: [] })
  await expect.element(page.getByText(/hasn’t opened the screener yet/)).toBeVisible()
  expect(page.getByText('Not yet').all()).toHaveLength(2)
  await expect.element(page.getByText('No emails on record.')).toBeVisible()
})

test.each([
  ['FIT', 'Qualifies'],
  ['NOT_FIT', 'Doesn’t qualify'],
])(
  "doesn't show a number of questions for a person with the result “%s” once their answers are deleted",
  async (result, words) => {
    await open({ ...DETAIL, fullName: 'Forgotten', email: null, result, answers: [], mails: [] })
    await expect.element(page.getByText('We no longer have these answers.')).toBeVisible()
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    await expect.element(page.getByText(/questions/)).not.toBeInTheDocument()
  },
)

test("offers to retry when the answers don't load", async () => {
  const refusal = {
    statusCode: 500,
    code: 'UNKNOWN',
    message: 'Not now',
    data: { message: 'Not now' },
  }
  await open(refusal, 500)
  await expect.element(page.getByText('Not now')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('shows recorded and missing consents, and the note of a person who found no suitable time', async () => {
  await open(DETAIL)
  await expect.element(page.getByText('Hasn’t given every required consent yet')).toBeVisible()
  await expect.element(page.getByText(/^Recording \(version 1\): agreed/)).toBeVisible()
  await expect.element(page.getByText('Participant 7 in the consent pack')).toBeVisible()
  await expect.element(page.getByText('“After 6 pm”')).toBeVisible()
})
