import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, page1, renderAtDesk } from '#testing/desktop-screen.tsx'
import type { AdminInterview } from './hooks.ts'
import { InterviewTable } from './interview-table.tsx'
import { InterviewWeek } from './interview-week.tsx'

afterEach(() => vi.unstubAllGlobals())

const INTERVIEW: AdminInterview = {
  id: 5,
  researchId: 3,
  researchName: 'Roster Meals',
  creatorFullName: 'Robin Example',
  respondentName: 'Chi Hibbertia',
  memberId: 9,
  phone: '0491 570 006',
  link: 'https://meet.example.com/abc',
  startTime: '2099-11-11T03:00:00.000Z',
  endTime: '2099-11-11T04:00:00.000Z',
  status: 'PLANNED',
}

const Where = () => <output data-testid="address">{useLocation().search}</output>
const Around = ({ children }: { children: React.ReactNode }) => (
  <main>
    <h1>Interviews</h1>
    {children}
    <Where />
  </main>
)

/** The view and the sort order of each request for interviews. */
const viewsAsked = (fetch: ReturnType<typeof answering>) =>
  fetch.mock.calls
    .map(([path]) => new URL(path, location.href))
    .filter(({ pathname }) => pathname === '/api/admin/interviews')
    .map(({ searchParams }) => `${searchParams.get('view')} ${searchParams.get('sort')}`)

const answer = (rows: readonly unknown[]) =>
  answering((_method, path) => (path.includes('/views') ? { body: [] } : page1(rows)))

test('opens on the upcoming interviews, soonest first, with the seed’s columns before ours', async () => {
  const fetch = answer([INTERVIEW])
  await renderAtDesk(
    <Around>
      <InterviewTable />
    </Around>,
  )
  await expect.element(page.getByRole('row', { name: /Chi Hibbertia/ })).toBeVisible()
  expect(viewsAsked(fetch)).toEqual(['UPCOMING START_TIME_ASC'])
  const headers = page.getByRole('columnheader').elements()
  const names = headers.map(({ textContent }) => textContent?.replace(/^(.+)\1$/, '$1'))
  // The pattern above removes a repeated name. A sortable column's header has its name twice, once
  // for screen readers.
  expect(names).toEqual([
    'Id',
    'Project Name',
    'Creator',
    'Interview Time',
    'Interview Date',
    'Status',
    'Participant',
    'Link',
    'Actions',
  ])
  await expect
    .element(page.getByRole('link', { name: '0491 570 006' }))
    .toHaveAttribute('href', 'tel:0491570006')
  await expectAccessible()
})

test('shows every column at once in a window 1,280 px wide', async () => {
  const rows: AdminInterview[] = [
    { ...INTERVIEW, creatorFullName: 'Robin Kangaroo-Paw' },
    {
      ...INTERVIEW,
      id: 4321,
      status: 'NO_SHOW',
      outcome: 'NO_SHOW',
      respondentName: 'Alexandrina Wattlebird-Montgomery',
      needsReplacement: true,
    },
  ]
  answer(rows)
  await renderAtDesk(
    // How wide the table is in a 1,280 px window, without the rail and the page's margins.
    <div style={{ width: 1118 }}>
      <InterviewTable />
    </div>,
  )
  const table = page.getByRole('region', { name: 'Interviews' })
  await expect.element(table.getByRole('button', { name: /^Replace/ })).toBeVisible()
  const { scrollWidth, clientWidth } = table.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  const join = table.getByRole('link', { name: /^Join/ }).first().element()
  expect(join.getClientRects()).toHaveLength(1)
})

test('shows the participant and the link on a tablet, and leaves out the id and the creator', async () => {
  answer([{ ...INTERVIEW, id: 6, status: 'CONFIRMED' }, INTERVIEW])
  await renderAtDesk(
    <div style={{ width: 728 }}>
      <InterviewTable />
    </div>,
  )
  const table = page.getByRole('region', { name: 'Interviews' })
  await expect.element(table.getByRole('button', { name: /^Notify/ })).toBeVisible()
  expect(table.getByRole('columnheader', { name: 'Creator' }).elements()).toEqual([])
  const { scrollWidth, clientWidth } = table.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  const join = table.getByRole('link', { name: /^Join/ }).first().element()
  expect(join.getClientRects()).toHaveLength(1)
})

test('offers the filters Today, Not confirmed, Past, No outcome and No researcher, and says if no interview matches', async () => {
  const fetch = answer([])
  await renderAtDesk(
    <Around>
      <InterviewTable />
    </Around>,
  )
  const empty = {
    Today: 'No interviews today',
    'Not confirmed': 'All interviews are confirmed',
    Past: 'No interviews yet',
    'No outcome': 'Every interview has an outcome',
    'No researcher': 'Every upcoming interview has a researcher',
  }
  await expect.element(page.getByText('No upcoming interviews')).toBeVisible()
  for (const [label, words] of Object.entries(empty)) {
    await page.getByRole('radio', { name: label, exact: true }).click()
    await expect.element(page.getByText(words)).toBeVisible()
  }
  expect(viewsAsked(fetch)).toEqual([
    'UPCOMING START_TIME_ASC',
    'TODAY START_TIME_ASC',
    'UNCONFIRMED START_TIME_ASC',
    'PAST START_TIME_DESC',
    'NO_OUTCOME START_TIME_DESC',
    'NO_RESEARCHER START_TIME_ASC',
  ])
})

test('lets an admin ask a researcher to confirm, even when the week view is on the same page', async () => {
  const now = new Date()
  const interview = {
    ...INTERVIEW,
    startTime: new Date(now.getTime() + 60_000).toISOString(),
    endTime: new Date(now.getTime() + 3_660_000).toISOString(),
  }
  answering((method, path) => {
    if (path.includes('/views')) return { body: [] }
    return method === 'GET'
      ? page1([interview])
      : { body: { ...interview, status: 'NOTIFIED', notifiedAt: now.toISOString() } }
  })
  await renderAtDesk(
    <Around>
      <InterviewWeek />
      <InterviewTable />
    </Around>,
  )
  await expect
    .element(page.getByRole('list').getByRole('link', { name: 'Chi Hibbertia' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Notify Robin Example about interview 5' }).click()
  await expect.element(page.getByText('We’ve asked Robin Example to confirm')).toBeVisible()
})

test('says that a week has no interviews', async () => {
  answer([])
  await renderAtDesk(
    <Around>
      <InterviewWeek />
    </Around>,
  )
  await expect.element(page.getByText('No interviews this week.')).toBeVisible()
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect
    .poll(() => page.getByTestId('address').element().textContent)
    .toMatch(/week=\d{4}-\d\d-\d\d/)
  await expectAccessible()
})
