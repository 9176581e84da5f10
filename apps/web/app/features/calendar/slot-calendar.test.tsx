import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { firstBookableDay } from '@wattle/contract/calendar'
import { DEFAULT_PLAN, type Plan } from '@wattle/contract/plan'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { weekdayAndDay } from '#lib/time/date-formats.ts'
import { browserZone } from '#lib/time/time-zones.ts'
import { expectAccessible } from '#testing/axe.ts'
import { closeToasts } from '#testing/close-toasts.ts'
import type { CalendarView } from './calendar-view.ts'
import { addDays, mondayOf } from './days.ts'
import { SlotCalendar } from './slot-calendar.tsx'

const RESEARCH = 7
const zone = browserZone()
/** The Monday of a week in which the researcher can offer slots on every day. */
const monday = addDays(mondayOf(firstBookableDay(new Date(), zone)), 7)

type Slot = { slotId: number; researchId: number; startTime: string; endTime: string }

type Busy = { startTime: string; endTime: string }

/** Mocks a server that stores slots, and returns every request. */
function serve(options: { refuseWith?: Response; slots?: Slot[]; busy?: Busy[] } = {}) {
  let slots = options.slots ?? []
  const deleted: Slot[] = []
  const sent: { method: string; path: string; body: Record<string, string> }[] = []
  const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api', '')
    const body = init.body ? JSON.parse(String(init.body)) : {}
    const method = init.method ?? 'GET'
    sent.push({ method, path, body })
    const id = Number(/\/(\d+)/.exec(path)?.[1])
    if (path === '/platform/user/me')
      return json({ googleCalendarAuthorized: options.busy !== undefined })
    if (path.startsWith('/platform/calendar/busy')) return json(options.busy)
    if (path === '/platform/calendar/interviews') {
      return json({
        slots: slots.map((slot) => ({
          ...slot,
          researchName: 'Clinic rebooking',
          available: true,
        })),
        interviews: [],
      })
    }
    if (options.refuseWith) return options.refuseWith
    if (path === '/platform/calendar/slots') {
      const made: Slot[] = body.startTimes.map((start: string, at: number) =>
        slotAt(isoOf(start), slots.length + 1 + at),
      )
      slots = [...slots, ...made]
      return json(made.map((slot) => ({ slot, isNew: true, message: null })))
    }
    if (path === '/platform/calendar/slots/delete') {
      slots = slots.filter(({ slotId }) => !body.slotIds.includes(slotId))
      return json(body.slotIds)
    }
    if (method === 'PATCH') {
      const moved = { ...slotAt(isoOf(body.startTime), body.slotId), available: true }
      slots = slots.map((slot) => (slot.slotId === body.slotId ? moved : slot))
      return json(moved)
    }
    if (method === 'DELETE') {
      deleted.push(...slots.filter(({ slotId }) => slotId === id))
      slots = slots.filter(({ slotId }) => slotId !== id)
      return new Response(null, { status: 204 })
    }
    const made = path.endsWith('/restore')
      ? deleted.find(({ slotId }) => slotId === id)
      : slotAt(isoOf(body.startTime), slots.length + 1)
    if (made) slots = [...slots, made]
    return json({ ...made, available: true }, 201)
  })
  return sent
}

const isoOf = (seedTime: string) => `${seedTime.replace(' ', 'T')}Z`

const slotAt = (startTime: string, slotId: number, researchId = RESEARCH): Slot => ({
  slotId,
  researchId,
  startTime,
  endTime: new Date(new Date(startTime).getTime() + 3_600_000).toISOString(),
})

type CalendarProps = { day: string; isOwnOnly?: boolean; plan?: Plan }

function Calendar({ day, isOwnOnly = false, plan = DEFAULT_PLAN }: CalendarProps) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  const [view, setView] = useState<CalendarView>({ mode: 'week', day })
  return (
    <QueryClientProvider client={queries}>
      <SlotCalendar
        researchId={RESEARCH}
        plan={plan}
        isOwnOnly={isOwnOnly}
        mode={view.mode}
        requestedDay={view.day}
        onView={setView}
        onOpen={() => undefined}
      />
    </QueryClientProvider>
  )
}

const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
const offered = (day: string, hours: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${day}: Interview ${hours} available`) })
const additions = (sent: ReturnType<typeof serve>) =>
  sent.filter(({ method, path }) => method === 'POST' && path === '/platform/calendar')

beforeEach(() => page.viewport(1280, 900))
afterEach(() => vi.unstubAllGlobals())

test('offers, deletes and restores a slot by keyboard', async () => {
  const sent = serve()
  await render(<Calendar day={monday} />)
  const first = cell(`${weekdayAndDay(monday)}, 09:00–10:00, not offered`)
  await expect.element(first).toBeVisible()
  ;(first.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  const tuesday = weekdayAndDay(addDays(monday, 1))
  const slot = offered(tuesday, '10:00–11:00')
  await expect.element(slot).toHaveFocus()
  await expect.element(page.getByText(`Slot added: ${tuesday}, 10:00`)).toBeInTheDocument()
  expect(additions(sent)[0]?.body).toMatchObject({ researchId: RESEARCH, timezone: zone })
  expect(additions(sent)[0]?.body.startTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:00:00$/)

  await userEvent.keyboard('{Delete}')
  await expect.element(cell(`${tuesday}, 10:00–11:00, not offered`)).toHaveFocus()
  await expect.element(page.getByText(`Slot deleted: ${tuesday}, 10:00`)).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(slot).toHaveFocus()
  await expectAccessible()
})

test('undoes a deletion before the server has responded', async () => {
  const start = new Date(`${addDays(monday, 1)}T11:00:00`).toISOString()
  const sent = serve({ slots: [slotAt(start, 1)] })
  await render(<Calendar day={monday} />)
  const slot = offered(weekdayAndDay(addDays(monday, 1)), '11:00–12:00')
  await expect.element(slot).toBeVisible()
  const element = slot.element() as HTMLElement
  element.focus()
  await expect.element(slot).toHaveAttribute('tabindex', '0')
  const press = (key: string, ctrlKey = false) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }))
  press('Delete')
  press('z', true)
  await expect.poll(() => sent.some(({ path }) => path.endsWith('/1/restore'))).toBe(true)
  await expect.element(slot).toBeVisible()
})

test('moves the cursor by keyboard through the week and into other weeks', async () => {
  serve()
  await render(<Calendar day={monday} />)
  const start = cell(`${weekdayAndDay(monday)}, 09:00–10:00, not offered`)
  await expect.element(start).toBeVisible()
  ;(start.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect
    .element(cell(`${weekdayAndDay(addDays(monday, 6))}, 09:00–10:00, not offered`))
    .toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .element(cell(`${weekdayAndDay(addDays(monday, 7))}, 09:00–10:00, not offered`))
    .toHaveFocus()
  await userEvent.keyboard('{PageDown}{PageUp}{PageUp}{Home}')
  await expect.element(start).toHaveFocus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect
    .element(cell(`${weekdayAndDay(addDays(monday, 6))}, 21:00–22:00, not offered`))
    .toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .element(cell(`${weekdayAndDay(addDays(monday, 6))}, 21:00–22:00, not offered`))
    .toHaveFocus()
})

test('says that a day is too soon and names the first possible day', async () => {
  const sent = serve()
  const today = addDays(firstBookableDay(new Date(), zone), -3)
  await render(<Calendar day={today} />)
  await cell(`${weekdayAndDay(today)}, 12:00–13:00, too soon to offer`).click()
  await expect
    .element(page.getByText('You can book slots at least 2 days from the current date.'))
    .toBeVisible()
  expect(additions(sent)).toEqual([])
  // The note about the first day must count days the same way as the error message.
  const note = page.getByText(/^First day you can offer/)
  await expect.element(note).toBeVisible()
  await expect
    .element(page.getByText('Slots start at least three days from today', { exact: true }))
    .toBeVisible()
})

test('removes a slot that couldn’t be added, and shows our own message if the server’s error has none', async () => {
  serve({ refuseWith: new Response('<html>', { status: 502 }) })
  await render(<Calendar day={monday} />)
  await cell(`${weekdayAndDay(monday)}, 13:00–14:00, not offered`).click()
  await expect.element(page.getByText('Failed to add slot')).toBeVisible()
  await expect.element(cell(`${weekdayAndDay(monday)}, 13:00–14:00, not offered`)).toBeVisible()
})

test('sends one request for two quick clicks on the same time', async () => {
  const sent = serve()
  await render(<Calendar day={monday} />)
  const free = cell(`${weekdayAndDay(monday)}, 15:00–16:00, not offered`)
  await expect.element(free).toBeVisible()
  const element = free.element() as HTMLElement
  element.click()
  element.click()
  await expect.element(offered(weekdayAndDay(monday), '15:00–16:00')).toBeVisible()
  expect(additions(sent)).toHaveLength(1)
})

test('offers a slot for each of four quick clicks, one request at a time', async () => {
  const sent = serve()
  const answer = globalThis.fetch
  let running = 0
  let most = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'POST') return answer(url, init)
    running += 1
    most = Math.max(most, running)
    await new Promise((drawn) => requestAnimationFrame(drawn))
    running -= 1
    return answer(url, init)
  })
  await render(<Calendar day={monday} />)
  const hours = ['09:00–10:00', '11:00–12:00', '13:00–14:00', '15:00–16:00']
  const cells = hours.map((name) => cell(`${weekdayAndDay(monday)}, ${name}, not offered`))
  for (const free of cells) await expect.element(free).toBeVisible()
  for (const element of cells.map((free) => free.element())) (element as HTMLElement).click()
  await expect.poll(() => additions(sent)).toHaveLength(4)
  expect(most).toBe(1)
  for (const name of hours) await expect.element(offered(weekdayAndDay(monday), name)).toBeVisible()
})

test('keeps the other new slots when the server refuses one of several', async () => {
  const sent = serve()
  const answer = globalThis.fetch
  let posts = 0
  const unblocked = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'POST') return answer(url, init)
    posts += 1
    if (posts === 1) return new Response('<html>', { status: 502 })
    await unblocked.promise
    return answer(url, init)
  })
  await render(<Calendar day={monday} />)
  const free = (name: string) => cell(`${weekdayAndDay(monday)}, ${name}, not offered`)
  const first = free('09:00–10:00')
  const second = free('11:00–12:00')
  await expect.element(first).toBeVisible()
  for (const one of [first, second]) (one.element() as HTMLElement).click()
  await expect.element(page.getByText('Failed to add slot')).toBeVisible()
  await expect.element(first).toBeVisible()
  await expect.element(offered(weekdayAndDay(monday), '11:00–12:00')).toBeVisible()
  unblocked.resolve()
  await expect.poll(() => additions(sent)).toHaveLength(1)
  await expect.element(offered(weekdayAndDay(monday), '11:00–12:00')).toBeVisible()
})

test('deletes a slot once on a double click, in the week and month views', async () => {
  const sent = serve({ slots: [10, 11, 12].map((hour) => hourOn(monday, hour, hour)) })
  await render(<Calendar day={monday} />)
  await page
    .getByRole('button', { name: /^Delete slot/ })
    .first()
    .dblClick()
  await expect
    .element(page.getByText(`Slot deleted: ${weekdayAndDay(monday)}, 10:00`))
    .toBeVisible()
  closeToasts()
  await page.getByRole('radio', { name: 'Month' }).click()
  await page.getByRole('button', { name: `Delete slot ${weekdayAndDay(monday)}, 11:00` }).dblClick()
  await expect
    .element(page.getByText(`Slot deleted: ${weekdayAndDay(monday)}, 11:00`))
    .toBeVisible()
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(2)
  expect(additions(sent)).toHaveLength(0)
})

test('offers a slot at the start of a dragged selection', async () => {
  const sent = serve()
  await render(<Calendar day={monday} />)
  const from = cell(`${weekdayAndDay(monday)}, 16:00–17:00, not offered`)
  await expect.element(from).toBeVisible()
  await userEvent.dragAndDrop(from, cell(`${weekdayAndDay(monday)}, 18:00–19:00, not offered`))
  await expect.element(offered(weekdayAndDay(monday), '16:00–17:00')).toBeVisible()
  expect(additions(sent)).toHaveLength(1)
})

const slotMoves = (sent: ReturnType<typeof serve>) =>
  sent.filter(({ method }) => method === 'PATCH')

test('moves a dragged slot, and moves it back on Undo', async () => {
  const sent = serve({ slots: [hourOn(monday, 11, 1)] })
  await render(<Calendar day={monday} />)
  const before = offered(weekdayAndDay(monday), '11:00–12:00')
  const wednesday = weekdayAndDay(addDays(monday, 2))
  await userEvent.dragAndDrop(before, cell(`${wednesday}, 15:00–16:00, not offered`))
  await expect.element(offered(wednesday, '15:00–16:00')).toBeVisible()
  await expect.element(before).not.toBeInTheDocument()
  expect(slotMoves(sent)).toHaveLength(1)
  expect(additions(sent)).toHaveLength(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(before).toBeVisible()
  expect(slotMoves(sent)).toHaveLength(2)
})

test('moves a slot and the cursor with Shift and an arrow key', async () => {
  const sent = serve({ slots: [hourOn(monday, 11, 1)] })
  await render(<Calendar day={monday} />)
  const before = offered(weekdayAndDay(monday), '11:00–12:00')
  await expect.element(before).toBeVisible()
  ;(before.element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(offered(weekdayAndDay(addDays(monday, 1)), '11:00–12:00')).toHaveFocus()
  await expect.poll(() => slotMoves(sent).length).toBe(1)
})

test('says why a clicked time can’t be offered', async () => {
  const sent = serve({ slots: [slotAt(new Date(`${monday}T10:00:00`).toISOString(), 1, 99)] })
  await render(<Calendar day={monday} />)
  await page.getByRole('gridcell', { name: /in another project, Clinic rebooking/ }).click()
  await expect
    .element(page.getByText('You’ve offered this time in Clinic rebooking.'))
    .toBeVisible()
  expect(additions(sent)).toHaveLength(0)
})

test('adds a week of afternoon slots in one call, and skips times that already have a slot', async () => {
  const sent = serve({ slots: [hourOn(monday, 14, 1)] })
  await render(<Calendar day={monday} />)
  await page.getByRole('button', { name: 'Add several' }).click()
  await expect
    .element(page.getByText(/^19 slots from .* We skip times that are already taken/))
    .toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Add 19 slots' }).click()
  await expect.element(offered(weekdayAndDay(addDays(monday, 4)), '16:00–17:00')).toBeVisible()
  expect(sent.filter(({ path }) => path === '/platform/calendar/slots')).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .element(offered(weekdayAndDay(addDays(monday, 4)), '16:00–17:00'))
    .not.toBeInTheDocument()
  await expect.element(offered(weekdayAndDay(monday), '14:00–15:00')).toBeVisible()
})

test('says what’s wrong with the days and times of several new slots', async () => {
  serve()
  await render(<Calendar day={monday} />)
  await page.getByRole('button', { name: 'Add several' }).click()
  await page.getByLabelText('Last day').fill(addDays(monday, -1))
  await expect.element(page.getByText('The last day can’t be before the first day.')).toBeVisible()
  await page.getByLabelText('Last day').fill(monday)
  await page.getByLabelText('To', { exact: true }).selectOptions('09:00')
  await expect.element(page.getByText('The end must be after the start.')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Add slots' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('shows another project’s slots with that project’s name, or hides them', async () => {
  const start = new Date(`${addDays(monday, 2)}T10:00:00`).toISOString()
  serve({ slots: [slotAt(start, 1, 99)] })
  const screen = await render(<Calendar day={monday} />)
  const other = page.getByRole('gridcell', { name: /in another project, Clinic rebooking/ })
  await expect.element(other).toBeVisible()
  await page.viewport(390, 844)
  await expect.element(page.getByText('Interview for Clinic rebooking')).toBeVisible()
  await page.viewport(1280, 900)
  await screen.rerender(<Calendar day={monday} isOwnOnly />)
  await expect.element(other).not.toBeInTheDocument()
})

test('copies a week’s free slots to the next week', async () => {
  const sent = serve({ slots: [hourOn(addDays(monday, 1), 11, 1), hourOn(monday, 12, 2)] })
  await render(<Calendar day={monday} />)
  await page.getByRole('button', { name: 'Repeat week' }).click()
  const next = weekdayAndDay(addDays(monday, 8))
  await expect.element(offered(next, '11:00–12:00')).toBeVisible()
  // The button now repeats the week in view, so pressing it four times fills four weeks.
  await expect.element(page.getByRole('button', { name: 'Repeat week' })).toHaveFocus()
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(offered(next, '11:00–12:00')).not.toBeInTheDocument()
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

test('disables Repeat week when next week already has the same slots', async () => {
  serve({ slots: [hourOn(monday, 11, 1), hourOn(addDays(monday, 7), 11, 2)] })
  await render(<Calendar day={monday} />)
  const button = page.getByRole('button', { name: 'Repeat week' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
})

test('adds a slot with the form', async () => {
  const sent = serve()
  await render(<Calendar day={monday} />)
  await page.getByRole('button', { name: 'Add a slot' }).click()
  await page.getByLabelText('Day').fill(addDays(monday, 3))
  await page.getByLabelText('Time').selectOptions('14:00–15:00')
  await page.getByRole('button', { name: 'Add slot' }).click()
  const day = weekdayAndDay(addDays(monday, 3))
  await expect.element(offered(day, '14:00–15:00')).toBeVisible()
  expect(additions(sent)).toHaveLength(1)
})

const hourOn = (day: string, hour: number, slotId: number) =>
  slotAt(new Date(`${day}T${hour}:00:00`).toISOString(), slotId)

const monthCell = (day: string) =>
  page.getByRole('button', { name: new RegExp(`^${weekdayAndDay(day)}`) })

test('announces a slot added in another week and shows that week', async () => {
  serve()
  await render(<Calendar day={monday} />)
  await page.getByRole('button', { name: 'Add a slot' }).click()
  const later = addDays(monday, 8)
  await page.getByLabelText('Day').fill(later)
  await page.getByRole('button', { name: 'Add slot' }).click()
  await expect
    .element(page.getByRole('status').getByText(`Slot added: ${weekdayAndDay(later)}, 09:00`))
    .toBeVisible()
  await expect.element(offered(weekdayAndDay(later), '09:00–10:00')).toBeVisible()
})

test('shows at most three titles a day in the month view, and lets researchers delete free slots there', async () => {
  const wednesday = addDays(monday, 2)
  const sent = serve({ slots: [10, 11, 12, 13, 14].map((hour) => hourOn(wednesday, hour, hour)) })
  await render(<Calendar day={wednesday} />)
  await page.getByRole('radio', { name: 'Month' }).click()
  await expect.element(page.getByText('Interview', { exact: true }).first()).toBeVisible()
  expect(page.getByText('Interview', { exact: true }).elements()).toHaveLength(3)
  await expect.element(page.getByText('10:00', { exact: true })).toBeVisible()
  await expect.element(page.getByText('2 more')).toBeVisible()
  const [cellBox, eventBox] = [
    monthCell(wednesday),
    page.getByText('Interview', { exact: true }).first(),
  ].map((one) => one.element().closest('td, [data-slot]')?.getBoundingClientRect())
  expect(eventBox?.right).toBeLessThanOrEqual(cellBox?.right ?? 0)
  await page.viewport(768, 900)
  // The title wraps below the time instead of being cut off.
  const title = page.getByText('Interview', { exact: true }).first().element()
  expect(title.scrollWidth).toBe(title.clientWidth)
  await page.viewport(1280, 900)
  await expectAccessible()
  await page.getByRole('button', { name: `Delete slot ${weekdayAndDay(wednesday)}, 11:00` }).click()
  await expect.poll(() => sent.some(({ method }) => method === 'DELETE')).toBe(true)
  await expect.element(page.getByText('1 more')).toBeVisible()
})

test('explains how to offer slots in each view', async () => {
  serve()
  await render(<Calendar day={monday} />)
  const note = (words: RegExp) => page.getByText(words)
  await expect.element(note(/^Click a time to offer it/)).toBeVisible()
  await page.getByRole('radio', { name: 'Month' }).click()
  await expect.element(note(/^Open a day to offer slots in that week/)).toBeVisible()
  await expect.element(note(/Click a time/)).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'Week' }).click()
  await page.viewport(390, 844)
  await expect.element(note(/^Press Add to offer a slot/)).toBeVisible()
})

test.for([1280, 390])(
  'counts slots per day in the month view, and opens the week of a day, at %i px',
  async (width) => {
    await page.viewport(width, 900)
    serve({ slots: [hourOn(addDays(monday, 2), 10, 1)] })
    await render(<Calendar day={addDays(monday, 2)} />)
    await page.getByRole('radio', { name: 'Month' }).click()
    const day = page.getByRole('button', { name: `${weekdayAndDay(addDays(monday, 2))}, 1 open` })
    await expect.element(day).toBeVisible()
    // Only phones show counts, so only they need a legend to explain the colours.
    expect(page.getByRole('list', { name: 'Colours' }).elements()).toHaveLength(width < 760 ? 1 : 0)
    if (width < 760) return await expectAccessible()
    await day.click()
    await expect.element(page.getByRole('grid')).toBeVisible()
  },
)

test('shows an agenda on a phone, where people can add and delete slots', async () => {
  await page.viewport(390, 844)
  serve()
  await render(<Calendar day={monday} />)
  await page.getByRole('button', { name: `Add a slot on ${weekdayAndDay(monday)}` }).click()
  await page.getByRole('button', { name: 'Add slot' }).click()
  const drop = page.getByRole('button', { name: `Delete slot ${weekdayAndDay(monday)}, 09:00` })
  await expect.element(drop).toBeVisible()
  await expectAccessible()
  await drop.click()
  await expect.element(drop).not.toBeInTheDocument()
})

test('shows busy times from the person’s own calendar in the week view and on a phone', async () => {
  const startTime = new Date(`${monday}T09:30:00`).toISOString()
  const endTime = new Date(`${monday}T11:15:00`).toISOString()
  serve({ busy: [{ startTime, endTime }] })
  await render(<Calendar day={monday} />)
  const words = 'not offered, busy in your own calendar'
  await expect.element(cell(`${weekdayAndDay(monday)}, 11:00–12:00, ${words}`)).toBeVisible()
  await expect.element(cell(`${weekdayAndDay(monday)}, 12:00–13:00, not offered`)).toBeVisible()
  await page.viewport(390, 844)
  await expect.element(page.getByText('Busy in your own calendar 09:30–11:15')).toBeVisible()
  await expectAccessible()
})

test('shows only a Try again button when the calendar doesn’t load', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  await render(<Calendar day={monday} />)
  await expect.element(page.getByText('The calendar didn’t load')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(1)
  serve()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Add a slot' })).toBeVisible()
})

test('starts slots on the quarter hour and leaves breaks between them when the plan says so', async () => {
  const start = new Date(`${monday}T10:00:00`)
  const taken = {
    ...slotAt(start.toISOString(), 1),
    endTime: new Date(start.getTime() + 30 * 60_000).toISOString(),
    bufferMinutes: 15,
  }
  const sent = serve({ slots: [taken] })
  const plan: Plan = { ...DEFAULT_PLAN, sessionMinutes: 30, bufferMinutes: 15 }
  await render(<Calendar day={monday} plan={plan} />)
  const day = weekdayAndDay(monday)
  await expect.element(offered(day, '10:00–10:30')).toBeVisible()
  const inBreak = cell(`${day}, 10:30–11:00, taken by the slot above, or the break after it`)
  await inBreak.click()
  const after = cell(`${day}, 10:45–11:15, not offered`)
  await after.click()
  await expect.poll(() => additions(sent)).toHaveLength(1)
  const { startTime, endTime } = additions(sent)[0]?.body ?? {}
  const length = Date.parse(isoOf(endTime ?? '')) - Date.parse(isoOf(startTime ?? ''))
  expect(length).toBe(30 * 60_000)
  expect(isoOf(startTime ?? '')).toBe(
    new Date(`${monday}T10:45:00`).toISOString().replace('.000', ''),
  )
  // Only checks this cell, because the others look the same as in a week of one-hour cells.
  await expectAccessible(inBreak.element())
})

test('offers the plan’s start times in the form, and adds slots of the plan’s length', async () => {
  const sent = serve()
  const plan: Plan = { ...DEFAULT_PLAN, sessionMinutes: 90 }
  await render(<Calendar day={monday} plan={plan} />)
  await page.getByRole('button', { name: 'Add a slot' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^Slots last 90 minutes\./)).toBeVisible()
  await dialog.getByLabelText('Time').selectOptions('20:30–22:00')
  await dialog.getByRole('button', { name: 'Add slot' }).click()
  await expect.poll(() => additions(sent)).toHaveLength(1)
})
