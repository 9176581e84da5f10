import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { myCalendarQuery } from '#features/calendar/shared/my-calendar.ts'
import { expectAccessible } from '#testing/axe.ts'
import type { ProjectListView } from '../hooks.ts'
import { ProjectsPage } from './projects-page.tsx'

type Answer = { status?: number; body?: unknown; total?: number }
type Answers = (method: string, url: URL) => Answer

function project(id: number, name: string) {
  return {
    id,
    name,
    status: 'AUDIENCE_GENERATION',
    createdAt: '2026-11-15T00:00:00Z',
    createdDateFormatted: 'Nov 15, 2026',
    interviews: { required: 5, planned: 1, conducted: 2, toConfirm: 0 },
  }
}

/** What researchers learned from their projects, as the server returns it. */
let learned: unknown[] = []

function answer(answers: Answers) {
  const fetch = vi.fn(async (url: string, init: RequestInit) => {
    if (url.endsWith('/platform/learned'))
      return Response.json({ rows: learned, mostOftenWrong: null })
    const {
      status = 200,
      body,
      total = 0,
    } = answers(init.method ?? 'GET', new URL(url, window.location.origin))
    const text = body === undefined ? null : JSON.stringify(body)
    return new Response(text, { status, headers: { 'x-total-count': String(total) } })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function Sample({ children }: { children?: ReactNode }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  const [view, setView] = useState<ProjectListView>({ page: 1, name: '', sort: 'CREATED_AT_DESC' })
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ProjectsPage view={view} onView={setView} />
        {children}
      </MemoryRouter>
    </QueryClientProvider>
  )
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const SOME: Answers = () => ({
  body: [project(1, 'Roster Meals'), project(2, 'Kerbside')],
  total: 2,
})

test('shows a project’s name, date, stage, type and number of conducted interviews on its card', async () => {
  answer(SOME)
  const screen = await render(<Sample />)
  const card = screen.getByRole('listitem').first()
  await expect.element(card.getByRole('link', { name: 'Roster Meals' })).toBeVisible()
  for (const text of ['Nov 15, 2026', 'Targeting', 'Startup validation', '2 of 5 interviews']) {
    expect(card.element().textContent).toContain(text)
  }
  await expectAccessible()
})

test.each(['Cards', 'List'])(
  'shows a project’s result and links to What we learned: %s',
  async (view) => {
    await page.viewport(1280, 900)
    const result = (assumptionId: number, name: string, decision: string | null = 'CHANGE') => ({
      researchId: 1,
      assumptionId,
      result: name,
      decision,
    })
    learned = [result(1, 'HOLDS'), result(2, 'HOLDS'), result(3, 'FAILS'), result(4, 'OPEN')]
    answer(SOME)
    const screen = await render(<Sample />)
    await screen.getByRole('radio', { name: view }).click()
    await expect.element(screen.getByText('Change · assumptions: 2 hold, 1 fails')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'What we learned' }))
      .toHaveAttribute('href', '/platform/learned')
    learned = []
  },
)

test('shows the list view as a table and remembers the choice', async () => {
  await page.viewport(1280, 900)
  answer(SOME)
  const screen = await render(<Sample />)
  await screen.getByRole('radio', { name: 'List' }).click()
  for (const name of ['Project Name', 'Project Status', 'Date Created', 'Project Type']) {
    await expect.element(screen.getByRole('columnheader', { name })).toBeVisible()
  }
  await expectAccessible()
  await screen.unmount()
  const again = await render(<Sample />)
  await expect.element(again.getByRole('table')).toBeVisible()
})

test('reverses the order of the projects when someone presses Recent', async () => {
  const fetch = answer(SOME)
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: /^Recent/ }).click()
  await expect
    .poll(() => fetch.mock.calls.some(([url]) => url.includes('sortType=CREATED_AT_ASC')))
    .toBe(true)
})

test('says that no projects match a search, and offers to show all projects', async () => {
  answer((_method, url) =>
    url.searchParams.get('name') ? { body: [] } : { body: [project(1, 'Roster Meals')], total: 1 },
  )
  const screen = await render(<Sample />)
  await screen.getByRole('searchbox', { name: 'Search all projects' }).fill('zebra')
  await expect.element(screen.getByText('No projects match')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all projects' }).click()
  await expect.element(screen.getByRole('link', { name: 'Roster Meals' })).toBeVisible()
})

test('offers a sample when there are no projects yet', async () => {
  answer(() => ({ body: [] }))
  const screen = await render(<Sample />)
  await expect.element(screen.getByRole('button', { name: 'Try a sample project' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'New Project' })).toBeVisible()
  expect(screen.getByRole('searchbox').elements()).toHaveLength(0)
  await expectAccessible()
})

/** Loads the researcher's interviews, as the navigation rail does. */
function Rail() {
  const { data } = useQuery({ ...myCalendarQuery, staleTime: Number.POSITIVE_INFINITY })
  return <p>{data ? `${data.interviews.length} interviews` : 'Loading'}</p>
}

test('loads the sample’s interviews, even if the page loaded the list of interviews before', async () => {
  let interviews: unknown[] = []
  answer((method, url) => {
    if (method === 'POST') {
      interviews = [{ id: 1 }]
      return { body: { ...project(3, 'Sample: covering sick days'), questions: [{ id: 3 }] } }
    }
    return { body: url.pathname.includes('/calendar/') ? { interviews, slots: [] } : [] }
  })
  const screen = await render(
    <Sample>
      <Rail />
    </Sample>,
  )
  await expect.element(screen.getByText('0 interviews')).toBeVisible()
  await screen.getByRole('button', { name: 'Try a sample project' }).click()
  await expect.element(screen.getByText('1 interviews')).toBeVisible()
})

/** Simulates a double click: the second click comes before the next render. */
function clickTwice(button: { element: () => Element }) {
  const element = button.element() as HTMLElement
  element.click()
  element.click()
}

test.each([
  ['Copy project Roster Meals', '/copy', SOME],
  ['Try a sample project', '/research/sample', () => ({ body: [] })],
] as [string, string, Answers][])(
  'creates one project on a double click on %s',
  async (name, path, list) => {
    const made = { ...project(3, 'Copy of Roster Meals'), questions: [{ id: 3 }] }
    const fetch = answer((method, url) => (method === 'GET' ? list(method, url) : { body: made }))
    const screen = await render(<Sample />)
    const button = screen.getByRole('button', { name })
    await expect.element(button).toBeInTheDocument()
    clickTwice(button)
    const posts = () =>
      fetch.mock.calls.filter(([url, { method }]) => method === 'POST' && url.endsWith(path))
    await expect.poll(posts).toHaveLength(1)
    // The list reloads once the project exists. A second request would have started by then.
    await expect
      .poll(() => fetch.mock.calls.filter(([, { method }]) => method === 'GET').length)
      .toBeGreaterThan(1)
    expect(posts()).toHaveLength(1)
  },
)

test('doesn’t copy the new copy when the second click of a double click lands on it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const rows = [project(1, 'Roster Meals')]
  const fetch = answer((method) => {
    if (method === 'GET') return { body: rows, total: rows.length }
    rows.unshift(project(2, 'Copy of Roster Meals'))
    return { body: rows[0] }
  })
  const screen = await render(<Sample />)
  const copyOf = (name: string) => screen.getByRole('button', { name, exact: true })
  await copyOf('Copy project Roster Meals').click()
  const second = copyOf('Copy project Copy of Roster Meals')
  await expect.element(second).toBeInTheDocument()
  ;(second.element() as HTMLElement).click()
  await expect.element(screen.getByText(/copied as/).first()).toBeVisible()
  expect(fetch.mock.calls.filter(([, { method }]) => method === 'POST')).toHaveLength(1)
  vi.useRealTimers()
})

test('creates one project when Create project is double-clicked', async () => {
  const fetch = answer((method, url) =>
    method === 'GET' ? SOME(method, url) : { body: { ...project(3, 'Kerbside'), questions: [] } },
  )
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'New Project' }).click()
  await screen.getByRole('textbox', { name: 'Project name' }).fill('Kerbside')
  clickTwice(screen.getByRole('button', { name: 'Create project' }))
  await expect.element(screen.getByText('Project created successfully').first()).toBeVisible()
  expect(fetch.mock.calls.filter(([, { method }]) => method === 'POST')).toHaveLength(1)
})

test('refuses a project without a name and explains why next to the field', async () => {
  answer(SOME)
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'New Project' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Create a New Project' })
  await dialog.getByRole('button', { name: 'Create project' }).click()
  const name = dialog.getByRole('textbox', { name: 'Project name' })
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription(/Add your project name to continue/)
})

test('asks again before deleting a project with planned interviews, and says how many', async () => {
  const message = '3 interviews are booked for this project. Deleting it cancels them.'
  let isDeleted = false
  answer((method, url) => {
    if (method !== 'DELETE') return isDeleted ? { body: [] } : SOME(method, url)
    if (url.searchParams.get('force') !== 'true') {
      const body = { statusCode: 409, code: 'INTERVIEWS_PLANNED', message, data: { message } }
      return { status: 409, body }
    }
    isDeleted = true
    return { status: 204 }
  })
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Delete project Roster Meals' }).click()
  const dialog = screen.getByRole('dialog', {
    name: 'Do you really want to delete the project Roster Meals?',
  })
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  const alert = dialog.getByText(/^3 interviews are booked.* deletes all notes and transcripts/)
  await expect.element(alert).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await dialog.getByRole('button', { name: 'Delete and cancel interviews' }).click()
  await expect.element(screen.getByText('Every project starts with an idea')).toBeVisible()
})

test.each([
  { what: 'unlaunched', distribution: null, text: /You can undo this for a few seconds/ },
  { what: 'launched', distribution: { id: 1 }, text: /You can’t undo this/ },
])(
  'says before deleting a project whether the deletion can be undone: $what',
  async ({ distribution, text }) => {
    const row = { ...project(1, 'Roster Meals'), status: 'CONDUCTING_INTERVIEW' }
    answer((_method, url) =>
      url.pathname.endsWith('/research/1')
        ? { body: { ...row, distribution } }
        : { body: [row], total: 1 },
    )
    const screen = await render(<Sample />)
    await screen.getByRole('button', { name: 'Delete project Roster Meals' }).click()
    await expect.element(screen.getByRole('dialog').getByText(text)).toBeVisible()
  },
)

test('offers to retry when the list doesn’t load', async () => {
  let isDown = true
  answer((method, url) => (isDown ? { status: 500, body: {} } : SOME(method, url)))
  const screen = await render(<Sample />)
  await expect.element(screen.getByText('Your projects didn’t load')).toBeVisible()
  expect(screen.getByRole('searchbox').elements()).toHaveLength(0)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('link', { name: 'Roster Meals' })).toBeVisible()
})
