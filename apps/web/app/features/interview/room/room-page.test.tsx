import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RoomPage } from './room-page.tsx'

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

const room = (status: string, link: string | null, hours = 24) => ({
  interview: {
    id: 4,
    researchId: 1,
    researchName: 'Roster Meals',
    slotId: 9,
    status,
    startTime: inHours(hours),
    endTime: inHours(hours + 1),
    formattedDate: 'Fri, Nov 20, 2026',
    formattedTime: '11:00 - 12:00',
    respondentName: 'Priya Naidu',
    link,
  },
  answers: [],
  consents: [] as { kind: string; answer: string; at: string }[],
  asks: [] as string[],
  participantNumber: null,
  recordingDeletedAt: null as string | null,
  guide: null,
  notes: {},
})

function Sample() {
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <RoomPage id={4} />
      </MemoryRouter>
    </QueryClientProvider>
  )
}

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const LINK = 'https://meet.example/room'

test.each([
  ['PLANNED', null, 'Confirm with a link'],
  ['NOTIFIED', null, 'Confirm with a link'],
  ['CONFIRMED', LINK, 'Join the call'],
  ['CONDUCTED', LINK, 'Join the call'],
  ['CANCELLED', null, 'nothing'],
  ['CANCELLED', LINK, 'nothing'],
  ['NO_SHOW', LINK, 'nothing'],
])(
  'offers this link in the room of a %s interview whose video call link is %s: %s',
  async (status, link, offered) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(room(status, link))))
    const screen = await render(<Sample />)
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    const ways = screen
      .getByRole('link', { name: /^(Confirm with a link|Join the call)/ })
      .elements()
      .map(({ textContent }) => textContent?.replace(' (opens in a new tab)', ''))
    expect(ways.join() || 'nothing').toBe(offered)
  },
)

test.each([
  ['CONFIRMED', 24, 'Join the call'],
  ['CONFIRMED', -0.5, 'Join the call'],
  ['CONFIRMED', -2, 'Download notes'],
  ['CONDUCTED', -2, 'Download notes'],
])(
  'highlights the main action in the room of a %s interview %i hours from now: %s',
  async (status, hours, main) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(room(status, LINK, hours))))
    const screen = await render(<Sample />)
    await expect.element(screen.getByRole('link', { name: /^Join the call/ })).toBeVisible()
    const actions = ['Join the call', 'Download notes'].filter((name) => {
      const [action] = [...document.querySelectorAll('a, button')].filter((one) =>
        one.textContent?.startsWith(name),
      )
      return action?.classList.contains('bg-gum')
    })
    expect(actions).toEqual([main])
  },
)

test('no longer offers the call two hours after the interview’s end', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(room('CONDUCTED', LINK, -3.1))))
  const screen = await render(<Sample />)
  await expect.element(screen.getByRole('button', { name: 'Download notes' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Join the call/ }).elements()).toEqual([])
})

test('doesn’t say Saved before anything is typed', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(room('CONFIRMED', LINK))))
  const screen = await render(<Sample />)
  await expect.element(screen.getByText('Saves as you type')).toBeVisible()
  await screen.getByLabelText('Other notes').fill('Eats at four in the morning')
  await expect.element(screen.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
})

function serveRoom(served: ReturnType<typeof room>) {
  const sent: { url: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return new Response(JSON.stringify(served))
    sent.push({ url, body: body ? JSON.parse(String(body)) : undefined })
    const at = new Date().toISOString()
    if (url.endsWith('/recording-deleted')) {
      served.recordingDeletedAt = at
      return new Response(JSON.stringify({ recordingDeletedAt: at }))
    }
    served.consents = [{ kind: 'RECORDING', answer: 'YES', at }]
    return new Response(JSON.stringify({ consents: served.consents }))
  })
  return sent
}

test('says whether the call may be recorded, and saves verbal consent', async () => {
  const sent = serveRoom(room('CONFIRMED', LINK))
  const screen = await render(<Sample />)
  await expect.element(screen.getByText('Ask about recording')).toBeVisible()
  expect(screen.getByText(/^Observers/).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Ask about recording' }).click()
  await page.getByRole('menuitem', { name: 'They agreed' }).click()
  await expect.element(screen.getByText('Recording agreed')).toBeVisible()
  expect(sent).toMatchObject([
    { url: '/api/platform/interview/4/consent', body: { kind: 'RECORDING', answer: 'YES' } },
  ])
})

test('offers only notes in a sample’s room, and says it’s a sample', async () => {
  const served = room('CONDUCTED', null, -48)
  serveRoom({ ...served, interview: { ...served.interview, isSample: true } } as typeof served)
  const screen = await render(<Sample />)
  await expect.element(screen.getByText(/^This is a sample: Priya Naidu/)).toBeVisible()
  await expect.element(screen.getByLabelText('Other notes')).toBeVisible()
  expect(screen.getByText(/^Recording/).elements()).toEqual([])
  expect(screen.getByRole('button', { name: 'How did it go?' }).elements()).toEqual([])
  expect(screen.getByRole('timer').elements()).toEqual([])
})

test('asks the researcher to delete the recording after a withdrawal, until they say they’ve deleted it', async () => {
  const served = room('CONDUCTED', LINK, -2)
  served.consents = [{ kind: 'RECORDING', answer: 'WITHDRAWN', at: inHours(-0.5) }]
  const sent = serveRoom(served)
  const screen = await render(<Sample />)
  await expect
    .element(screen.getByText(/has changed their mind about being recorded/))
    .toBeVisible()
  await screen.getByRole('button', { name: 'I’ve deleted it' }).click()
  await expect.element(screen.getByText(/^You deleted the recording on/)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('shows a withdrawal in the room within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const at = new Date().toISOString()
  const served = room('CONFIRMED', LINK)
  served.consents = [{ kind: 'RECORDING', answer: 'YES', at }]
  serveRoom(served)
  const screen = await render(<Sample />)
  await expect.element(screen.getByText('Recording agreed')).toBeVisible()
  served.consents = [{ kind: 'RECORDING', answer: 'WITHDRAWN', at }]
  vi.advanceTimersByTime(60_000)
  await expect.element(screen.getByText('Recording declined')).toBeVisible()
})

test('opens the transcript in a tab, and keeps the notes in their own tab', async () => {
  const notes = { general: 'Eats at four in the morning' }
  const served = { ...room('CONDUCTED', LINK, -2), notes, transcript: null }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(served)))
  const screen = await render(<Sample />)
  await screen.getByRole('tab', { name: 'Transcript' }).click()
  await expect
    .element(screen.getByText('First ask Priya if you may record, and enter the answer above.'))
    .toBeVisible()
  await screen.getByRole('tab', { name: 'Guide and notes' }).click()
  await expect.element(screen.getByLabelText('Other notes')).toHaveValue(notes.general)
})
