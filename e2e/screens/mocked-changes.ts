import type { Page } from '@playwright/test'
import { reshape } from './states.ts'

export type CalendarSlot = { slotId: number; startTime: string; endTime: string }
export type MyCalendar = {
  slots: (CalendarSlot & { available: boolean })[]
  interviews: (CalendarSlot & { id: number; status: string })[]
}

export const CALENDAR = '**/api/platform/calendar/interviews'

/** Discards the mocked changes when the page navigates. */
const onOpening = (page: Page, forget: () => void) =>
  page.on('request', (request) => request.isNavigationRequest() && forget())

/** Mocks moving an interview, so the real calendar doesn't change for the following screenshots. */
export async function mockMoving(page: Page) {
  let calendar: MyCalendar = { slots: [], interviews: [] }
  let moved: { id: number; slotId: number } | undefined
  onOpening(page, () => {
    moved = undefined
  })
  await reshape<MyCalendar>(CALENDAR, (found) => {
    calendar = moved ? withMoved(found, moved) : found
    return calendar
  })(page)
  await page.route('**/api/platform/interview/*/reschedule*', (route) => {
    const id = Number(/interview\/(\d+)/.exec(route.request().url())?.[1])
    moved = { id, slotId: route.request().postDataJSON().slotId }
    calendar = withMoved(calendar, moved)
    return route.fulfill({ json: calendar.interviews.find((one) => one.id === id) })
  })
}

function withMoved(
  { slots, interviews }: MyCalendar,
  { id, slotId }: { id: number; slotId: number },
) {
  const left = interviews.find((one) => one.id === id)?.slotId
  const { startTime = '', endTime = '' } = slots.find((slot) => slot.slotId === slotId) ?? {}
  return {
    slots: slots.map((slot) =>
      slot.slotId === left || slot.slotId === slotId
        ? { ...slot, available: slot.slotId === left }
        : slot,
    ),
    interviews: interviews.map((one) =>
      one.id === id ? { ...one, slotId, startTime, endTime } : one,
    ),
  }
}

/** Mocks copying a project, and adds the copy to the list that the page loads. */
export async function mockCopying(page: Page) {
  const copy = { id: 987654, name: 'Copy of Quiet desks', status: 'DRAFT_CREATED' }
  const today = { createdDateFormatted: 'Nov 17, 2026' }
  let isCopied = false
  onOpening(page, () => {
    isCopied = false
  })
  await page.route('**/api/platform/research?*', async (route) => {
    const response = await route.fetch()
    const rows: { name: string }[] = await response.json()
    const headers = { 'x-total-count': String(rows.length + Number(isCopied)) }
    const copies = isCopied ? rows.filter(({ name }) => name === 'Quiet desks') : []
    await route.fulfill({
      headers,
      json: [...copies.map((one) => ({ ...one, ...copy, ...today })), ...rows],
    })
  })
  await page.route('**/api/platform/research/*/copy', (route) => {
    isCopied = true
    return route.fulfill({ json: copy })
  })
}
