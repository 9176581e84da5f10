import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { RoomPage } from '../room-page.tsx'

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 900)
})
afterEach(() => vi.unstubAllGlobals())

const assumption = (id: number, text: string, questionIds: number[]) => ({
  id,
  position: id,
  text,
  kind: 'PROBLEM',
  risk: 'HIGH',
  enough: 3,
  tooMany: 3,
  limitsSetAt: null,
  questionIds,
  screenerQuestionId: null,
  isScreenedFor: false,
  leadingDismissed: false,
  source: 'GENERATED',
})

const stored = (key: string, quote: string, more = {}) => ({
  key,
  interviewId: 4,
  quote,
  questionId: 20,
  assumptionId: 1,
  stance: null as string | null,
  strength: null as string | null,
  themeIds: [] as number[],
  noteField: '20',
  atMs: null,
  cueFrom: null,
  cueTo: null,
  leading: false,
  version: 1,
  author: null as string | null,
  createdAt: '2026-11-18T03:00:00.000Z',
  ...more,
})
type Stored = ReturnType<typeof stored>

const roomOf = (evidence: Stored[] = [], more = {}) => ({
  interview: {
    id: 4,
    researchId: 1,
    researchName: 'Roster Meals',
    slotId: 9,
    status: 'CONFIRMED',
    startTime: '2026-11-18T03:00:00.000Z',
    endTime: '2026-11-18T04:00:00.000Z',
    formattedDate: 'Wed, Nov 18, 2026',
    formattedTime: '14:00 - 15:00',
    respondentName: 'Priya Naidu',
    link: 'https://meet.example/room',
    ...more,
  },
  answers: [{ question: 'Where do you work?', answers: ['In a hospital'] }],
  consents: [] as unknown[],
  asks: [],
  participantNumber: 2,
  recordingDeletedAt: null,
  guide: {
    id: 1,
    version: 1,
    parts: [
      { id: 1, topic: 'Your roster', questions: [{ id: 10, question: 'When do you work?' }] },
      {
        id: 2,
        topic: 'The last night shift',
        questions: [
          { id: 20, question: 'What did you eat?' },
          { id: 21, question: 'What did it cost you?' },
        ],
      },
    ],
  },
  notes: {} as Record<string, string>,
  assumptions: [
    assumption(1, 'On night shifts they skip a meal', [20]),
    assumption(2, 'It costs them money', [21]),
    assumption(3, 'They plan their meals', []),
  ],
  evidence,
  themes: [{ id: 7, name: 'Breaks move', colour: 3, mergedInto: null }],
})

/** Mocks a server that stores captures by key. */
function serve(room: ReturnType<typeof roomOf>) {
  const server = { room, isDown: false, sent: [] as { call: string; body: Partial<Stored> }[] }
  const refusals = new Map<string, number>()
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (url.endsWith('/transcript')) return Response.json({ transcript: null })
    if (method === 'GET') return Response.json(structuredClone(server.room))
    if (server.isDown) throw new TypeError('offline')
    const input = body ? JSON.parse(String(body)) : {}
    if (url.endsWith('/notes')) return Response.json({ notes: input.notes })
    server.sent.push({ call: `${method} ${url}`, body: input })
    if (url.endsWith('/themes'))
      return Response.json({ id: 8, name: input.name, colour: 1, mergedInto: null })
    const key = url.split('/').at(-1) ?? ''
    const status = refusals.get(input.quote)
    if (status) return Response.json({ code: 'NOT_FOUND', message: 'Gone', data: {} }, { status })
    const before = server.room.evidence.find((one) => one.key === key)
    server.room.evidence = server.room.evidence.filter((one) => one.key !== key)
    if (method === 'DELETE') return new Response(null, { status: 204 })
    const saved = { ...stored(key, ''), ...before, ...input, version: (before?.version ?? 0) + 1 }
    server.room.evidence.push(saved)
    return Response.json(saved)
  })
  return Object.assign(server, { refuse: (quote: string) => refusals.set(quote, 404) })
}

function Sample() {
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <main className="px-5 py-6 lg:px-10 lg:py-7">
          <RoomPage id={4} />
        </main>
      </MemoryRouter>
    </QueryClientProvider>
  )
}

const open = (room = roomOf()) => {
  const server = serve(room)
  return render(<Sample />).then(() => server)
}
const note = (place: string) => page.getByLabelText(`Notes on ${place}`, { exact: true })
const strip = () => page.getByRole('group', { name: /^Sort this capture/ })
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('captures a line, and sorts it with two more key presses', async () => {
  const server = await open()
  await note('2 a').fill('Late.\nMars bars.')
  const area = note('2 a').element() as HTMLTextAreaElement
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(strip()).toHaveFocus()
  await userEvent.keyboard('fd')
  await expect.element(strip()).not.toBeInTheDocument()
  await expect.element(note('2 a')).toHaveFocus()
  expect(area.selectionStart).toBe(area.value.length)
  await expect
    .poll(() => server.room.evidence)
    .toMatchObject([
      {
        quote: 'Mars bars.',
        questionId: 20,
        noteField: '20',
        assumptionId: 1,
        stance: 'FOR',
        strength: 'DID',
        atMs: null,
      },
    ])
  await expect.element(page.getByText('1 of 3')).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'Captures on 2 a' }).getByText('For, did'))
    .toBeVisible()
  await expectAccessible()
})

test('saves a capture immediately as unsorted, and doesn’t count it yet', async () => {
  const server = await open()
  await note('2 a').fill('Two Mars bars.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Captured.')).toBeVisible()
  await expect
    .poll(() => server.room.evidence.map(({ stance, strength }) => [stance, strength]))
    .toEqual([[null, null]])
  await userEvent.keyboard('{Escape}')
  await expect.element(note('2 a')).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'To sort 1' })).toBeVisible()
  await expect.element(page.getByText('0 of 3')).toBeVisible()
})

test('has a button for every shortcut key', async () => {
  const server = await open()
  await note('2 b').fill('$20 a week.')
  await button('Capture the line: Notes on 2 b').click()
  await expect.element(strip()).toHaveFocus()
  await expectAccessible()
  await button('3 They plan their meals').click()
  await button('A Against it').click()
  await button('P Paid').click()
  await expect
    .poll(() => server.room.evidence)
    .toMatchObject([{ assumptionId: 3, stance: 'AGAINST', strength: 'PAID' }])
  await expect.element(note('2 b')).toHaveFocus()
})

test('opens the capture of an already captured line, and deletes it when someone presses Z', async () => {
  const server = await open()
  await note('2 a').fill('Two Mars bars.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}us')
  await expect.poll(() => server.room.evidence).toMatchObject([{ stance: 'UNCLEAR' }])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(strip()).toHaveFocus()
  expect(server.room.evidence).toHaveLength(1)
  await userEvent.keyboard('z')
  await expect.element(note('2 a')).toHaveFocus()
  await expect.poll(() => server.room.evidence).toEqual([])
})

test('undoes a capture with the button in its toast', async () => {
  const server = await open()
  await note('2 a').fill('Two Mars bars.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => server.room.evidence).toHaveLength(1)
  await button('Undo').click()
  await expect.poll(() => server.room.evidence).toEqual([])
  await expect.element(strip()).not.toBeInTheDocument()
})

test('says that there’s nothing to capture on an empty line', async () => {
  const server = await open()
  await note('2 a').click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Nothing on this line yet.')).toBeVisible()
  expect(server.sent).toEqual([])
})

test('stamps a capture with the time its line was started', async () => {
  const server = await open()
  localStorage.setItem('timer:4', JSON.stringify({ elapsed: 60_000, startedAt: Date.now() }))
  await note('2 a').fill('Two Mars bars.')
  localStorage.setItem('timer:4', JSON.stringify({ elapsed: 900_000, startedAt: null }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => server.room.evidence).toHaveLength(1)
  const [capture] = server.room.evidence
  expect(Math.floor(Number(capture?.atMs) / 60_000)).toBe(1)
})

test('adds a theme when someone types its name', async () => {
  const server = await open()
  await note('2 a').fill('Two Mars bars.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}t')
  await userEvent.keyboard('breaks MOVE{Enter}')
  await expect.poll(() => server.room.evidence).toMatchObject([{ themeIds: [7] }])
  await expect.element(strip()).toHaveFocus()
  await userEvent.keyboard('t')
  await userEvent.keyboard('Vending machine{Enter}')
  await expect.poll(() => server.room.evidence).toMatchObject([{ themeIds: [7, 8] }])
  expect(server.sent.filter(({ call }) => call.includes('themes'))).toHaveLength(1)
})

test('says which question to ask about an open assumption, and links to it', async () => {
  await open(roomOf([stored('a', 'Two Mars bars.', { stance: 'FOR', strength: 'SAID' })]))
  await expect.element(page.getByText('1 of 3')).toBeVisible()
  await expect.element(page.getByText(/covered with Priya/)).toBeVisible()
  await expect.element(page.getByText('Add a question, or ask it in your own words.')).toBeVisible()
  await button('Not covered yet. Ask question 2 b)').click()
  await expect.element(note('2 b')).toHaveFocus()
})

test('sorts unsorted captures one after another', async () => {
  const server = await open(roomOf([stored('a', 'I don’t plan.'), stored('b', 'I react.')]))
  await button('Sort now').click()
  await expect.element(page.getByRole('group', { name: /I don’t plan/ })).toHaveFocus()
  await userEvent.keyboard('as')
  await expect.element(page.getByRole('group', { name: /I react/ })).toHaveFocus()
  await userEvent.keyboard('fp')
  await expect.element(page.getByRole('heading', { name: 'To sort 0' })).toBeVisible()
  await expect
    .poll(() => server.room.evidence.map(({ stance }) => stance).sort())
    .toEqual(['AGAINST', 'FOR'])
})

test('gives a question’s captures one tab stop, and moves between them with the arrow keys', async () => {
  await open(roomOf([stored('a', 'I don’t plan.'), stored('b', 'I react.')]))
  await note('2 a').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(button(/I don’t plan/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(button(/I react/)).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(note('2 b')).toHaveFocus()
})

test('collapses a part of the guide, and says how many notes and captures it has', async () => {
  const evidence = [stored('a', 'I don’t plan.', { stance: 'FOR', strength: 'DID' })]
  await open({ ...roomOf(evidence), notes: { '20': 'I don’t plan.', '21': '$20 a week.' } })
  await button('2 The last night shift').click()
  await expect.element(note('2 a')).not.toBeVisible()
  const folded = button('2 The last night shift 2 notes, 1 capture')
  await expect.element(folded).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible()
  await folded.click()
  await expect.element(note('2 a')).toBeVisible()
})

test('moves from note to note with Tab, and collapses and expands parts by keyboard', async () => {
  await open()
  await note('1 a').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(note('2 a')).toHaveFocus()
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  const folded = button('2 The last night shift No notes yet')
  await expect.element(folded).toHaveFocus()
  expect(page.getByText('Nothing on this line yet.').elements()).toEqual([])
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(note('1 a')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(note('2 a')).toBeVisible()
})

test('expands a collapsed part when someone sorts one of its captures or goes to one of its questions', async () => {
  await open(roomOf([stored('a', 'I react.')]))
  await button('2 The last night shift').click()
  await expect.element(note('2 a')).not.toBeVisible()
  await button('Sort now').click()
  await expect.element(strip()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(note('2 a')).not.toBeVisible()
  await button('Not covered yet. Ask question 2 b)').click()
  await expect.element(note('2 b')).toHaveFocus()
})

test('sorts captures and goes to a question while the transcript is open', async () => {
  await open(roomOf([stored('a', 'I don’t plan.')]))
  await page.getByRole('tab', { name: 'Transcript' }).click()
  await expect.element(note('2 a')).not.toBeInTheDocument()
  await button('Sort now').click()
  await expect.element(strip()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Sort now')).toHaveFocus()
  await button('Not covered yet. Ask question 2 b)').click()
  await expect.element(note('2 b')).toHaveFocus()
})

test('says how many captures are waiting while offline, and sends them when back online', async () => {
  const server = await open()
  server.isDown = true
  for (const [place, text] of [
    ['2 a', 'Noodles.'],
    ['2 b', 'Rice.'],
  ] as const) {
    await note(place).fill(text)
    await userEvent.keyboard('{Control>}{Enter}{/Control}{Escape}')
  }
  await expect.element(page.getByText('2 captures not saved yet. We’ll keep trying.')).toBeVisible()
  server.isDown = false
  window.dispatchEvent(new Event('online'))
  await expect
    .poll(() => server.room.evidence.map(({ quote }) => quote))
    .toEqual(['Noodles.', 'Rice.'])
  await expect.element(page.getByText(/captures? waiting/)).not.toBeInTheDocument()
})

test('keeps a refused capture on screen, so the researcher can copy or delete it', async () => {
  const server = await open()
  server.refuse('Noodles.')
  await note('2 a').fill('Noodles.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Escape}')
  const refused = page.getByText('We couldn’t save this capture. Copy it or delete it.')
  await expect.element(refused).toBeVisible()
  await expectAccessible()
  await button('Delete').click()
  await expect.element(refused).not.toBeInTheDocument()
})

test('keeps a refused capture from the other notes on screen', async () => {
  const server = await open({ ...roomOf(), notes: { general: 'Bright kitchen.' } })
  server.refuse('Bright kitchen.')
  await page.getByRole('textbox', { name: 'Other notes' }).click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Escape}')
  const refused = page.getByRole('list', { name: 'Unsaved captures' })
  await expect.element(refused.getByText(/Copy it or delete it/)).toBeVisible()
  await refused.getByRole('button', { name: 'Delete' }).click()
  await expect.element(refused).not.toBeInTheDocument()
})

test('lists captures from the other notes and the transcript, and opens them again', async () => {
  const evidence = [
    stored('a', 'Bright kitchen.', { noteField: 'general', questionId: null }),
    stored('b', 'Said in the call.', { noteField: null, questionId: null, cueFrom: 3, cueTo: 3 }),
  ]
  await open({ ...roomOf(evidence), notes: { general: 'Bright kitchen.' } })
  const others = page.getByRole('list', { name: 'Other captures' })
  await expect.poll(() => others.getByRole('button').elements()).toHaveLength(2)
  await others.getByRole('button', { name: /Said in the call/ }).click()
  await expect.element(strip()).toHaveFocus()
  await userEvent.keyboard('fs')
  await expect.element(others.getByRole('button', { name: /For, said/ })).toHaveFocus()
})

test('sorts a capture from the other notes in a narrow window', async () => {
  await page.viewport(720, 800)
  const server = await open()
  await button('Other notes').click()
  const notes = page.getByRole('textbox', { name: 'Other notes' })
  await notes.fill('Bright kitchen.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(strip()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(notes).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(strip()).toHaveFocus()
  await userEvent.keyboard('fs')
  await expect.element(notes).toHaveFocus()
  await expect
    .poll(() => server.room.evidence)
    .toMatchObject([{ noteField: 'general', stance: 'FOR', strength: 'SAID' }])
  await expectAccessible()
})

test('shows the author of someone else’s capture', async () => {
  await open(roomOf([stored('a', 'I don’t plan.', { author: 'Tom Nguyen' })]))
  await expect.element(page.getByText('Tom Nguyen')).toBeVisible()
})

test('doesn’t count captures from a no-show', async () => {
  await open(roomOf([stored('a', 'I don’t plan.')], { status: 'NO_SHOW' }))
  await expect.element(page.getByText('Not counted: no-show')).toBeVisible()
})

test('says what to do when there are no assumptions', async () => {
  await open({ ...roomOf(), assumptions: [] })
  await expect
    .element(page.getByText(/^List what you’re testing, and captures will count towards it/))
    .toBeVisible()
})

test('warns the researcher not to record when the participant declined', async () => {
  const consents = [{ kind: 'RECORDING', answer: 'NO', at: '2026-11-18T03:00:00.000Z' }]
  await open({ ...roomOf(), consents })
  await expect.element(page.getByText('Don’t record this call.')).toBeVisible()
  await expect.element(button('Recording declined')).toBeVisible()
  await expect.element(button('Ask about quotes')).toBeVisible()
})

test('shows someone else’s new captures when the researcher returns to the window', async () => {
  const server = await open()
  await expect.element(note('2 a')).toBeVisible()
  server.room.evidence = [stored('a', 'I react.', { author: 'Tom Nguyen' })]
  window.dispatchEvent(new Event('focus'))
  await expect.element(button(/I react/)).toBeVisible()
})

test('records that the participant declined to be quoted, and at what time on the timer', async () => {
  const server = await open()
  localStorage.setItem('timer:4', JSON.stringify({ elapsed: 90_000, startedAt: null }))
  await button('Ask about quotes').click()
  await page.getByRole('menuitem', { name: 'They declined' }).click()
  await expect
    .poll(() => server.sent)
    .toMatchObject([
      {
        call: 'POST /api/platform/interview/4/consent',
        body: { kind: 'QUOTES', answer: 'NO', seconds: 90 },
      },
    ])
})

test('lists the open assumptions when ten minutes are left, until someone dismisses the message', async () => {
  localStorage.setItem('timer:4', JSON.stringify({ elapsed: 51 * 60_000, startedAt: Date.now() }))
  await open(roomOf([stored('a', 'Noodles.', { stance: 'FOR', strength: 'DID' })]))
  const words = '10 minutes left. You haven’t covered assumptions 2 and 3 yet.'
  await expect.element(page.getByText(words)).toBeVisible()
  await button(`Dismiss: ${words}`).click()
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
})

test('opens the list of shortcut keys on Ctrl and slash', async () => {
  await open()
  await expect.element(note('2 a')).toBeVisible()
  await userEvent.keyboard('{Control>}/{/Control}')
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible()
})

test.each([720, 1280])('fits eight assumptions without breaking a word at %i px', async (width) => {
  await page.viewport(width, 900)
  const room = roomOf([stored('a', 'I never planned one.', { stance: 'AGAINST', strength: 'DID' })])
  const assumptions = Array.from({ length: 8 }, (_one, at) =>
    assumption(at + 1, `They tried to plan their meals around shifts, part ${at + 1}`, [20]),
  )
  await open({ ...room, assumptions })
  await expect.element(note('2 b')).toBeVisible()
  const words = page.getByRole('region', { name: 'Assumptions' }).getByText('Against, did')
  expect(words.element().getBoundingClientRect().height).toBeLessThan(32)
  await note('2 b').fill('Twenty dollars a week.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(strip()).toHaveFocus()
  const tops = assumptions.map(
    ({ position }) =>
      strip()
        .getByRole('button', { name: new RegExp(`^${position} `) })
        .element()
        .getBoundingClientRect().top,
  )
  expect(new Set(tops).size).toBe(1)
  expect(document.documentElement.scrollWidth).toBe(width)
  // Scrolling to a note leaves room for the header, which has two rows of tiles at 720 px.
  const header = page.getByRole('article').element().querySelector('header')
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  expect(Number.parseFloat(scrollPaddingTop)).toBeGreaterThanOrEqual(header?.offsetHeight ?? 999)
})

test('doesn’t ask about an assumption that people were screened for, or count it', async () => {
  const screened = { ...assumption(1, 'They do this themselves', [20]), isScreenedFor: true }
  await open({ ...roomOf(), assumptions: [screened, assumption(2, 'They plan', [20])] })
  const panel = page.getByRole('region', { name: 'Assumptions' })
  await expect.element(panel.getByText('0 of 1', { exact: true })).toBeVisible()
  await expect.element(panel.getByText('Screened for')).toBeVisible()
})

test('says what to do about an assumption without a question when someone presses its tile', async () => {
  await page.viewport(720, 800)
  await open()
  await button(/^\d None/).click()
  await expect
    .element(page.getByText('They plan their meals. Add a question, or ask it in your own words.'))
    .toBeVisible()
})

test.each([360, 390, 720])(
  'doesn’t scroll sideways at %i px, and docks the sorting strip at the bottom',
  async (width) => {
    await page.viewport(width, 800)
    await open(
      roomOf([stored('a', 'Third night this fortnight that the break moved, 3.10 this time.')]),
    )
    await note('2 b').fill('Twenty dollars a week, and a coffee from the machine on top of it.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(strip()).toHaveFocus()
    const { bottom, width: wide } = strip().element().getBoundingClientRect()
    expect([bottom, wide]).toEqual([800, width])
    expect(document.documentElement.scrollWidth).toBe(width)
    await userEvent.keyboard('{Escape}')
    await button('Screener answers').click()
    await expect.element(page.getByRole('dialog').getByText('In a hospital')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await button('Other notes').click()
    await page.getByRole('textbox', { name: 'Other notes' }).fill('Bright kitchen.')
    expect(document.documentElement.scrollWidth).toBe(width)
    // The widths share a layout, and the narrowest leaves the least room.
    if (width === 360) await expectAccessible()
  },
)
