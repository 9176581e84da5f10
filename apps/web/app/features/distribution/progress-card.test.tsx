import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { countReminders } from '@wattle/contract/distribution'
import type { CallReply } from '@wattle/contract/endpoint'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { adminWeekdayDateTime } from '#lib/time/date-formats.ts'
import { expectAccessible } from '#testing/axe.ts'
import type { DistributionDetail } from './hooks.ts'
import { ProgressCard } from './progress-card.tsx'

const RUNNING: DistributionDetail = {
  id: 7,
  researchId: 3,
  researchName: 'Roster Meals',
  status: 'IN_PROGRESS',
  availableSlots: 6,
  emailsSent: 128,
  maxNumber: 200,
  createdAt: '2026-11-15T00:00:00Z',
  studyTitle: 'Meals around shift work',
  studyDescription: '',
  conductingPeriod: '',
  estimatedTime: '',
  incentive: '',
  consentFormLink: '',
  asks: [],
  selection: 'TEAM',
  requires: [],
  studyConsent: '',
  expirationDate: '2026-12-04',
  oneTimeNumber: 20,
  counts: { queued: 12, sent: 128, failed: 2, opened: 71, completed: 38, fit: 14, booked: 4 },
  nextBatchAt: '2026-11-16T00:40:00Z',
  targetInterviews: 5,
  incentiveCents: null,
  incentiveCurrency: null,
  waitingFor: 'NEXT_BATCH',
  reachable: 900,
  reachableMaximum: 1042,
  hasEnoughBooked: false,
  remindedAt: null,
}

interface SampleProps {
  changes?: Partial<DistributionDetail>
  heardAt?: number | undefined
}

function Sample({ changes = {}, heardAt = Date.parse('2026-11-16T00:00:00Z') }: SampleProps) {
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ProgressCard distribution={{ ...RUNNING, ...changes }} heardAt={heardAt || undefined} />
      </MemoryRouter>
    </QueryClientProvider>
  )
}

afterEach(() => vi.unstubAllGlobals())

test('shows two buttons per row on a phone', async () => {
  // The card’s width on a 390 px phone.
  await page.viewport(350, 800)
  const screen = await render(<Sample />)
  const topOf = (name: string) =>
    screen.getByRole('button', { name }).element().getBoundingClientRect().top
  expect(topOf('Pause')).toBe(topOf('Reminders'))
  expect(topOf('Edit details')).toBe(topOf('Max Emails 200'))
  // Without the Reminders button there are three buttons, and two of them share a row.
  await screen.rerender(<Sample changes={{ counts: { ...RUNNING.counts, completed: 128 } }} />)
  expect(topOf('Pause')).toBe(topOf('Edit details'))
})

type ReminderCount = CallReply<typeof countReminders>

/** Serves this reminder count. Returns a function that counts the POST requests. */
function serveReminders(count: Partial<ReminderCount>) {
  const fetch = vi.fn(async (_url: string, { method }: RequestInit) =>
    Response.json(
      method === 'POST'
        ? { queued: count.people }
        : { people: 0, hasEnoughBooked: false, nextRoundAt: null, ...count },
    ),
  )
  vi.stubGlobal('fetch', fetch)
  return () => fetch.mock.calls.filter(([, { method }]) => method === 'POST').length
}

async function askForReminders(changes: Partial<DistributionDetail> = {}) {
  await page.viewport(1100, 800)
  const screen = await render(<Sample changes={changes} />)
  await screen.getByRole('button', { name: 'Reminders' }).click()
  return screen.getByRole('dialog')
}

test('says exactly how many people will get a reminder, both before and after sending', async () => {
  const sent = serveReminders({ people: 67 })
  const dialog = await askForReminders({ remindedAt: '2026-11-12T02:00:00Z' })
  await expect.element(dialog.getByText(/^67 people haven’t finished/)).toBeVisible()
  await expect.element(dialog.getByText(/Last reminders sent on 12\.11\.2026\.$/)).toBeVisible()
  await expect.element(dialog.getByText(/already has enough/)).not.toBeInTheDocument()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Send reminders' }).click()
  await expect.element(page.getByText('67 reminders queued')).toBeVisible()
  expect(sent()).toBe(1)
})

test('warns before reminding people when enough interviews are booked', async () => {
  serveReminders({ people: 1, hasEnoughBooked: true })
  const dialog = await askForReminders()
  await expect.element(dialog.getByText(/^1 person hasn’t finished/)).toBeVisible()
  await expect
    .element(dialog.getByText(/^This project already has enough interviews\./))
    .toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Send anyway' })).toBeVisible()
  await expectAccessible()
})

test.for([
  [{ people: 0 }, 'Nobody needs a reminder now.'],
  [
    { people: 0, nextRoundAt: '2026-11-18T02:00:00Z' },
    /^The last reminders went out less than three days ago\. You can send the next ones from 18\.11\.2026/,
  ],
] as const)(
  'doesn’t offer to send reminders when nobody would get one: %o',
  async ([count, words]) => {
    serveReminders(count)
    const dialog = await askForReminders()
    await expect.element(dialog.getByText(words)).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: /^Send/ })).not.toBeInTheDocument()
  },
)

test.for([1100, 320])('labels every count in a window %i px wide', async (width) => {
  await page.viewport(width, 800)
  const screen = await render(<Sample />)
  const bar = screen.getByRole('progressbar', { name: 'Emails' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '128 of 200 emails sent')
  for (const text of ['Sent 128', 'Failed 2', 'Queued 12'])
    await expect.element(screen.getByText(text)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
})

test('links the number of failed emails to the outbox', async () => {
  const screen = await render(<Sample />)
  await expect
    .element(screen.getByRole('link', { name: 'Failed 2' }))
    .toHaveAttribute('href', '/admin/outbox?distribution=7&state=UNDELIVERED')
  await screen.rerender(<Sample changes={{ counts: { ...RUNNING.counts, failed: 0 } }} />)
  await expect.element(screen.getByText('Failed 0')).toBeVisible()
  expect(screen.container.querySelector('a')).toBeNull()
})

test('shows the funnel as a table, with each step as a share of the previous one', async () => {
  const screen = await render(<Sample />)
  const rows = screen.getByRole('table', { name: 'From email to interview' }).getByRole('row')
  const texts = rows.elements().map((row) => row.textContent)
  expect(texts).toEqual([
    'StepPeopleShare',
    'Sent128All',
    'Opened screener7155% of sent',
    'Completed3854% of opened',
    'Qualified1437% of completed',
    'Booked4of 5 needed',
  ])
})

test('shows no “NaN” before anyone is invited', async () => {
  const counts = { queued: 0, sent: 0, failed: 0, opened: 0, completed: 0, fit: 0, booked: 0 }
  const screen = await render(<Sample changes={{ counts, maxNumber: 0 }} />)
  expect(screen.container.textContent).not.toContain('NaN')
  for (const path of screen.container.querySelectorAll('figure path'))
    expect(path.getAttribute('d')).not.toContain('NaN')
})

test.for([
  [{ waitingFor: 'HIGHER_MAXIMUM' }, /^Maximum reached: we’ve invited all 200 people/],
  [{ waitingFor: 'PANEL_MEMBERS' }, /^Panel exhausted/],
  [{ waitingFor: 'ENOUGH_BOOKED' }, /^Enough booked: 4 of 5/],
  [{ waitingFor: 'EXPIRED' }, 'Expired: closed after 04.12.2026'],
  [{ waitingFor: 'RESUMING', status: 'PAUSED' }, /^Paused: we won’t send any invitations/],
  [{ waitingFor: 'NEXT_BATCH', reachable: 5 }, /^Next 5 at .*\d\d\.\d\d$/],
  // People whose email is still queued, or failed, count as invited too.
  [{ waitingFor: 'NEXT_BATCH', maxNumber: 150 }, /^Next 8 at/],
  [{ waitingFor: 'NEXT_BATCH', oneTimeNumber: 0 }, /^The One-time Send Number is 0/],
] as const)('says what the distribution is waiting for: %o', async ([changes, words]) => {
  const screen = await render(<Sample changes={changes} />)
  await expect.element(screen.getByRole('status').getByText(words)).toBeVisible()
})

test('says that the connection is lost', async () => {
  const screen = await render(<Sample heardAt={0} />)
  await expect.element(screen.getByText('Reconnecting')).toBeVisible()
})

test('keeps the maximum number of emails when an admin pauses the distribution', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'))
  vi.stubGlobal('fetch', fetch)
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(() => fetch.mock.calls.length).toBe(1)
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({
    distributionId: 7,
    maxNumber: 200,
    status: 'PAUSED',
  })
})

test('says who is affected before saving a change to the study', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/admin/topics')) return Response.json([])
    if (init.method !== 'PATCH') return Response.json(RUNNING)
    const isDryRun = url.includes('dryRun=true')
    if (!isDryRun) bodies.push(JSON.parse(String(init.body)))
    const effects = { reopened: 14, keepIncentive: 31, midway: 1 }
    return Response.json({ distribution: RUNNING, effects })
  })
  const study = {
    studyDescription: 'How people eat at night.',
    conductingPeriod: 'November',
    estimatedTime: '30 minutes',
    incentive: 'A gift card of $60',
    expirationDate: '2099-12-04',
  }
  await render(<Sample changes={study} />)
  await page.getByRole('button', { name: 'Edit details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit project details' })
  await expect.element(dialog.getByText('Nothing yet.')).toBeVisible()
  await dialog.getByLabelText('Incentive').fill('A gift card of $80')
  await expect
    .element(
      dialog.getByText(/^14 people whose links expired can answer again\. We promised 31 people/),
    )
    .toBeVisible()
  await dialog
    .getByLabelText('Also give the new incentive to people we’ve already invited')
    .click({ force: true })
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Project details updated')).toBeVisible()
  expect(bodies).toEqual([{ incentive: 'A gift card of $80', incentiveForAll: true }])
})

test.each([
  [0, '0 s'],
  [45, '45 s'],
  [160, '2 min 40 s'],
  [100_800, '1 d 4 h'],
])(
  'shows the median time from the last question to the booking (%i seconds)',
  async (seconds, words) => {
    const screen = await render(
      <Sample changes={{ selection: 'AUTOMATIC', medianBookingSeconds: seconds }} />,
    )
    await expect
      .element(screen.getByText(/From last question to booked time/))
      .toHaveTextContent(`From last question to booked time: ${words} (median)`)
  },
)

test('shows no median booking time until someone has booked right after the last question', async () => {
  const screen = await render(<Sample changes={{ medianBookingSeconds: null }} />)
  expect(screen.container.textContent).not.toContain('booked time')
})

const WAVE = { people: 14, answers: 31, limit: 'MISSING', at: '2026-11-17T00:00:00Z' } as const

test('says when the next wave goes out and how many answers we still expect', async () => {
  const screen = await render(<Sample changes={{ pacing: 'SELF', wave: WAVE }} />)
  const when = adminWeekdayDateTime(WAVE.at)
  const words = `Next wave: about 14 people, ${when}. We still expect 31 answers from earlier waves.`
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByText('Batches sized as needed')).toBeVisible()
})

test.each([
  ['SLOTS', 'There are no free slots.'],
  ['MAXIMUM', 'We’ve reached the maximum.'],
  ['REACH', 'There’s nobody else to invite.'],
] as const)('says why we won’t send another wave: %s', async (limit, why) => {
  const wave = { ...WAVE, people: 0, answers: 1, limit }
  const screen = await render(<Sample changes={{ pacing: 'SELF', wave }} />)
  const words = `No more waves for now. We’ll check again on ${adminWeekdayDateTime(WAVE.at)}. We still expect 1 answer from earlier waves. ${why}`
  await expect.element(screen.getByText(words)).toBeVisible()
})

test('doesn’t mention waves while a distribution is paused or sends fixed batches', async () => {
  const paused = await render(<Sample changes={{ status: 'PAUSED', pacing: 'SELF', wave: WAVE }} />)
  expect(paused.container.textContent).not.toContain('wave')
  await paused.unmount()
  const fixed = await render(<Sample changes={{ pacing: 'FIXED', wave: null }} />)
  expect(fixed.container.textContent).not.toContain('wave')
})
