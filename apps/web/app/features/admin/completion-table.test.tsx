import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { CompletionTable } from './completion-table.tsx'
import type { CompletionView } from './hooks.ts'

const person = (userScreenerId: number, fullName: string, more: object = {}) => ({
  respondentId: userScreenerId,
  userScreenerId,
  fullName,
  status: 'COMPLETED',
  result: 'FIT',
  interviewStatus: null,
  canBeScheduled: true,
  schedulingMailedAt: null,
  updatedAt: '2026-11-17T02:00:00Z',
  ...more,
})

const PEOPLE = [
  person(1, 'Aroha Wiki'),
  person(2, 'Marcus Tran', { interviewStatus: 'PLANNED' }),
  person(3, 'Priya Naidu', { interviewStatus: 'CONFIRMED', canBeScheduled: false }),
  person(4, 'Lena Petrov', { result: 'NOT_FIT', canBeScheduled: false }),
  person(5, 'Jo Bellamy', { status: 'STARTED', result: null, canBeScheduled: false }),
  person(6, 'Sam Okoro', { interviewStatus: 'CANCELLED' }),
  person(7, 'Ruth Lim', { interviewStatus: 'NO_SHOW' }),
]

const SLOTS = [11, 12].map((slotId, at) => ({
  slotId,
  researchId: 3,
  startTime: `2026-11-20T0${at}:00:00Z`,
  endTime: `2026-11-20T0${at + 1}:00:00Z`,
  available: slotId === 12,
  selected: slotId === 11,
}))

type Answer = { status?: number; body: unknown }

function answer(answers: (method: string, path: string) => Answer | undefined = () => undefined) {
  const fetch = vi.fn(async (url: string, init: RequestInit) => {
    const { status = 200, body } = answers(init.method ?? '', url) ?? { body: PEOPLE }
    return new Response(JSON.stringify(body), { status, headers: { 'x-total-count': '5' } })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function Sample({ sort = 'UPDATED_AT_DESC' }: { sort?: CompletionView['sort'] }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  const [view, setView] = useState<CompletionView>({
    page: 1,
    search: '',
    sort,
    status: undefined,
    result: undefined,
  })
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <CompletionTable
          researchId={3}
          freeSlots={12}
          view={view}
          onShow={(changes) => setView((before) => ({ ...before, ...changes }))}
          openId={undefined}
          linkTo={(id) => `?respondent=${id}`}
        />
      </MemoryRouter>
    </QueryClientProvider>
  )
}

afterEach(() => vi.unstubAllGlobals())

test('shows the columns that the seeds list', async () => {
  await page.viewport(1200, 800)
  answer()
  const screen = await render(<Sample />)
  await expect.element(screen.getByText('Aroha Wiki')).toBeVisible()
  const heads = screen.getByRole('columnheader').elements()
  expect(heads.map((head) => head.textContent)).toEqual([
    'Id',
    'Respondent Name',
    'Status',
    'Screener Result',
    'Interview Status',
    'Last UpdatedLast Updated',
    'Actions',
  ])
  await expectAccessible()
})

test('offers Choose slot and Send Email only for people who can be scheduled or missed their interview', async () => {
  await page.viewport(1200, 800)
  answer()
  const screen = await render(<Sample />)
  await expect.element(screen.getByText('Aroha Wiki')).toBeVisible()
  const names = (action: RegExp) =>
    screen
      .getByRole('button', { name: action })
      .elements()
      .map((one) => one.ariaLabel)
  const people = ['Aroha Wiki', 'Marcus Tran', 'Sam Okoro', 'Ruth Lim']
  expect(names(/^Choose slot/)).toEqual(people.map((name) => `Choose slot for ${name}`))
  expect(names(/^Send Email/)).toEqual(people.map((name) => `Send Email to ${name}`))
})

test('sorts, filters and searches on the server', async () => {
  await page.viewport(1200, 800)
  const fetch = answer()
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Last Updated' }).click()
  await screen.getByLabelText('Result').selectOptions('FIT')
  await screen.getByRole('searchbox').fill('aroha')
  const queries = () => fetch.mock.calls.map(([url]) => new URL(url, 'http://x').searchParams)
  await expect.poll(() => queries().at(-1)?.get('search')).toBe('aroha')
  expect(queries().at(-1)?.get('result')).toBe('FIT')
  expect(queries().at(-1)?.get('sort')).toBe('UPDATED_AT_ASC')
})

test('lets people leave the default order on a phone', async () => {
  await page.viewport(390, 800)
  const fetch = answer()
  const screen = await render(<Sample sort="QUALIFIED_FIRST" />)
  const order = screen.getByLabelText('Sort by')
  await expect.element(order).toHaveDisplayValue('Default order')
  await order.selectOptions('Last Updated')
  await expect.element(order).toHaveDisplayValue('Last Updated')
  const sorts = fetch.mock.calls.map(([url]) => new URL(url, 'http://x').searchParams.get('sort'))
  expect(sorts).toContain('UPDATED_AT_ASC')
})

test('highlights the newly booked slot, or says why booking failed', async () => {
  await page.viewport(1200, 800)
  let isTaken = true
  answer((method, path) => {
    if (path.includes('/slot/available/')) return { body: SLOTS }
    if (method !== 'PATCH') return undefined
    const message = 'Someone just booked this time. Please choose another.'
    return isTaken
      ? { status: 409, body: { statusCode: 409, code: 'SLOT_TAKEN', message, data: { message } } }
      : { body: { ...SLOTS[1], selected: true, available: false, interviewId: 31 } }
  })
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Choose slot for Marcus Tran' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Available slots' })
  await expect.element(dialog.getByText('Selected')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: /^Book/ }).click()
  await expect.element(dialog.getByText('Failed to book slot')).toBeVisible()
  await expect.element(dialog.getByText(/Someone just booked/)).toBeVisible()
  isTaken = false
  await dialog.getByRole('button', { name: /^Book/ }).click()
  const items = dialog.getByRole('listitem')
  await expect.element(items.nth(1).getByText('Selected')).toBeVisible()
  await expect.element(items.nth(0).getByRole('button', { name: /^Book/ })).toBeVisible()
})

test('asks before sending an email, and shows a single error with the reason if sending fails', async () => {
  await page.viewport(1200, 800)
  const message = 'This project is finished, so nobody is emailed or booked for it.'
  const refusal = { statusCode: 409, code: 'PROJECT_FINISHED', message, data: { message } }
  let isFinished = false
  answer((method) => {
    isFinished ||= method === 'POST'
    if (method === 'POST') return { status: 409, body: refusal }
    return isFinished ? { body: [person(1, 'Aroha Wiki', { canBeScheduled: false })] } : undefined
  })
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Send Email to Aroha Wiki' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Send scheduling email?' })
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(dialog.getByText('Failed to send email')).toBeVisible()
  const notice = dialog.getByRole('alert').elements()
  expect(notice.map(({ textContent }) => textContent)).toEqual([`Failed to send email. ${message}`])
  // The dialog must still show the reason after the list has updated.
  await expect.poll(() => page.getByRole('row').elements().length).toBe(2)
  await expect.element(dialog.getByText('Failed to send email')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Send Email to Aroha Wiki' }))
    .not.toBeInTheDocument()
})

test('undoes sending an email, and says if it’s too late to undo', async () => {
  await page.viewport(1200, 800)
  let isLate = true
  const mailedAt = '2026-11-17T02:00:00Z'
  const message = 'Too late to undo this'
  const refusal = { statusCode: 409, code: 'TOO_LATE_TO_UNDO', message, data: { message } }
  const fetch = answer((method, path) => {
    if (method !== 'POST') return undefined
    if (path.includes('/interview-scheduling')) return { body: { queued: 1, mailId: 44, mailedAt } }
    return isLate ? { status: 409, body: refusal } : { body: {} }
  })
  const screen = await render(<Sample />)
  const undo = async () => {
    await screen.getByRole('button', { name: 'Send Email to Aroha Wiki' }).click()
    await screen.getByRole('button', { name: 'Confirm' }).click()
    // The dialog closes once the email is queued. Without this wait, we might press Undo in a toast
    // from an earlier test.
    const question = screen.getByRole('dialog', { name: 'Send scheduling email?' })
    await expect.element(question).not.toBeInTheDocument()
    const toast = page.getByText(/^The scheduling email/)
    await expect.element(toast.first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).first().click()
  }
  await undo()
  await expect.element(page.getByText(message)).toBeVisible()
  isLate = false
  await undo()
  await expect.element(page.getByText('The email wasn’t sent')).toBeVisible()
  const posts = fetch.mock.calls.filter(([, { method }]) => method === 'POST').map(([url]) => url)
  expect(posts.slice(0, 2)).toEqual([
    '/api/admin/email/interview-scheduling?undo=true',
    '/api/admin/outbox/undo',
  ])
})

test('says that an email wasn’t sent only once an admin can send the email again', async () => {
  await page.viewport(1200, 800)
  const mailedAt = new Date().toISOString()
  const { promise: isReloaded, resolve: reload } = Promise.withResolvers<void>()
  let people = [person(1, 'Aroha Wiki')]
  let isUndone = false
  const fetch = answer((method, path) => {
    if (method !== 'POST') return { body: people }
    isUndone = path.includes('/undo')
    people = [person(1, 'Aroha Wiki', { schedulingMailedAt: isUndone ? null : mailedAt })]
    return { body: { queued: 1, mailId: 44, mailedAt } }
  })
  const reply = fetch.getMockImplementation()
  let reloads = 0
  fetch.mockImplementation(async (url, init) => {
    if (isUndone && init.method === 'GET') {
      reloads += 1
      await isReloaded
    }
    return reply?.(url, init) as Promise<Response>
  })
  const screen = await render(<Sample />)
  const question = screen.getByRole('dialog', { name: 'Send scheduling email?' })
  await screen.getByRole('button', { name: 'Send Email to Aroha Wiki' }).click()
  await screen.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(screen.getByText(/^Emailed/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(() => reloads).toBeGreaterThan(0)
  const notice = page.getByText('The email wasn’t sent')
  expect(notice.elements()).toEqual([])
  reload()
  await expect.element(notice).toBeVisible()
  await screen.getByRole('button', { name: 'Send Email to Aroha Wiki' }).click()
  await expect
    .element(question.getByRole('button', { name: 'Confirm' }))
    .not.toHaveAttribute('aria-disabled')
})

test('doesn’t say that we sent an email to someone who already has it', async () => {
  await page.viewport(1200, 800)
  const body = { queued: 0, mailId: 44, mailedAt: new Date(2026, 10, 16, 9, 5).toISOString() }
  answer((method) => (method === 'POST' ? { body } : undefined))
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Send Email to Marcus Tran' }).click()
  await screen.getByRole('button', { name: 'Confirm' }).click()
  const notice =
    'We already sent Marcus Tran this email on 16.11.2026, 09.05, so we haven’t sent it again'
  await expect.element(page.getByText(notice)).toBeVisible()
})

test('shows who already has the email, both in the row and before an admin sends the email again', async () => {
  await page.viewport(1200, 800)
  const now = Date.now()
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
  const people = [
    person(1, 'Aroha Wiki', { schedulingMailedAt: hoursAgo(5) }),
    person(2, 'Marcus Tran', { schedulingMailedAt: hoursAgo(80) }),
    person(3, 'Priya Naidu'),
  ]
  const fetch = answer(() => ({ body: people }))
  const screen = await render(<Sample />)
  const emailed = screen.getByText(/^Emailed \d\d\.\d\d\.\d{4}$/)
  await expect.poll(() => emailed.elements().length).toBe(2)
  await screen.getByRole('button', { name: 'Send Email to Aroha Wiki' }).click()
  const notice = screen.getByText(/^We sent Aroha Wiki this email on .* You can send it again from/)
  await expect.element(notice).toBeVisible()
  await screen.getByRole('button', { name: 'Confirm' }).click({ force: true })
  await expect.element(screen.getByRole('button', { name: 'Confirm' })).toBeVisible()
  expect(fetch.mock.calls.every(([, { method }]) => method === 'GET')).toBe(true)
  await expectAccessible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Send Email to Marcus Tran' }).click()
  await expect
    .element(screen.getByText(/^We sent Marcus Tran .* If you confirm, we’ll send it again\.$/))
    .toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Confirm' }))
    .not.toHaveAttribute('aria-disabled')
})

test('emails everyone who qualifies with one button, and lets an admin undo sending', async () => {
  await page.viewport(1200, 800)
  const fetch = answer((method, path) => {
    if (!path.includes('/interview-scheduling/all'))
      return method === 'POST' ? { body: {} } : undefined
    return {
      body: method === 'POST' ? { mailIds: [44, 45] } : { people: 2, hasEnoughBooked: false },
    }
  })
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Email everyone who qualifies' }).click()
  await expect.element(screen.getByText(/^2 people qualify.* 12 free slots/)).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Send to all' }).click()
  const notice = 'The scheduling email to 2 people goes out in a moment'
  await expect.element(page.getByText(notice)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.element(page.getByText('The emails weren’t sent')).toBeVisible()
  const posts = fetch.mock.calls.filter(([, { method }]) => method === 'POST')
  expect(posts.map(([url, { body }]) => [url, body])).toEqual([
    ['/api/admin/email/interview-scheduling/all?undo=true', '{"researchId":3}'],
    ['/api/admin/outbox/undo', '{"mailIds":[44,45]}'],
  ])
})

test('warns before emailing everyone who qualifies when enough interviews are booked', async () => {
  await page.viewport(1200, 800)
  const fetch = answer((method, path) => {
    if (!path.includes('/interview-scheduling/all')) return undefined
    return { body: method === 'POST' ? { mailIds: [44] } : { people: 1, hasEnoughBooked: true } }
  })
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Email everyone who qualifies' }).click()
  await expect
    .element(screen.getByText(/^This project already has enough interviews\./))
    .toBeVisible()
  await expectAccessible()
  expect(fetch.mock.calls.every(([, { method }]) => method === 'GET')).toBe(true)
  await screen.getByRole('button', { name: 'Send anyway' }).click()
  await expect.element(page.getByText(/^The scheduling email to 1 person/)).toBeVisible()
})

test('says that everyone already has the email, and doesn’t offer to send it', async () => {
  await page.viewport(1200, 800)
  const fetch = answer((_method, path) =>
    path.includes('/interview-scheduling/all')
      ? { body: { people: 0, hasEnoughBooked: false } }
      : undefined,
  )
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Email everyone who qualifies' }).click()
  const notice = screen.getByRole('dialog', { name: 'Nobody to email now' })
  await expect
    .element(notice.getByText(/^Everyone who qualifies has already had this email/))
    .toBeVisible()
  await expect.element(notice.getByRole('button', { name: 'Send to all' })).not.toBeInTheDocument()
  await notice.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect.element(notice).not.toBeInTheDocument()
  expect(fetch.mock.calls.every(([, { method }]) => method === 'GET')).toBe(true)
})

test('says that nothing was sent if a colleague has already sent the email', async () => {
  await page.viewport(1200, 800)
  answer((method, path) => {
    if (method === 'POST') return { body: { mailIds: [] } }
    return path.includes('/interview-scheduling/all')
      ? { body: { people: 2, hasEnoughBooked: false } }
      : undefined
  })
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Email everyone who qualifies' }).click()
  await screen.getByRole('button', { name: 'Send to all' }).click()
  const notice = 'Nothing was sent: everyone who qualifies has already had this email'
  await expect.element(page.getByText(notice)).toBeVisible()
})

test('downloads the filtered list as a file from the server', async () => {
  await page.viewport(1200, 800)
  const saved = vi.spyOn(URL, 'createObjectURL')
  const csv = 'Id,Respondent Name\r\n1,Aroha Wiki\r\n'
  const fetch = answer((_method, path) =>
    path.includes('/export') ? { body: { csv } } : undefined,
  )
  const screen = await render(<Sample />)
  await screen.getByLabelText('Result').selectOptions('FIT')
  await screen.getByRole('button', { name: 'CSV' }).click()
  await expect.poll(() => saved.mock.calls.length).toBe(1)
  const [file] = saved.mock.calls[0] ?? []
  expect(await (file as Blob).text()).toBe(csv)
  const exported = fetch.mock.calls.map(([url]) => url).find((url) => url.includes('/export'))
  const { pathname, searchParams } = new URL(exported ?? '', 'http://x')
  expect(pathname).toBe('/api/admin/completions/export')
  expect(searchParams.get('researchId')).toBe('3')
  expect(searchParams.get('result')).toBe('FIT')
  expect(searchParams.get('page')).toBeNull()
  saved.mockRestore()
})
