import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RoomPage } from './room-page.tsx'

const room = (status: string, link: string | null) => ({
  interview: {
    id: 4,
    researchId: 1,
    researchName: 'Roster Meals',
    slotId: 9,
    status,
    startTime: '2026-11-20T00:00:00Z',
    endTime: '2026-11-20T01:00:00Z',
    formattedDate: 'Fri, Nov 20, 2026',
    formattedTime: '11:00 - 12:00',
    respondentName: 'Priya Naidu',
    link,
  },
  answers: [],
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

afterEach(() => vi.unstubAllGlobals())

const LINK = 'https://meet.example/room'

test.each([
  ['PLANNED', null, 'Confirm with a link'],
  ['NOTIFIED', null, 'Confirm with a link'],
  ['CONFIRMED', LINK, 'Open the call'],
  ['CONDUCTED', LINK, 'Open the call'],
  ['CANCELLED', null, 'nothing'],
  ['CANCELLED', LINK, 'nothing'],
  ['NO_SHOW', LINK, 'nothing'],
])(
  'the room of an interview that is %s, with the link %s, offers %s',
  async (status, link, offered) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(room(status, link))))
    const screen = await render(<Sample />)
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    const ways = screen
      .getByRole('link', { name: /^(Confirm with a link|Open the call)/ })
      .elements()
      .map(({ textContent }) => textContent?.replace(' (opens in a new tab)', ''))
    expect(ways.join() || 'nothing').toBe(offered)
  },
)

test('nothing is called saved before anything was written', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(room('CONFIRMED', LINK))))
  const screen = await render(<Sample />)
  await expect.element(screen.getByText('Saves as you type')).toBeVisible()
  await screen.getByLabelText('Other notes').fill('Eats at four in the morning')
  await expect.element(screen.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
})
