// Runs before each test file. Test files share a page, so the components' code only loads once.
// This resets the page for the next file.
import '../app.css'
import './act.ts'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { server } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { closeToasts } from './close-toasts.ts'

const address = location.href

// Chromium doesn't draw a transparent frame, which saves CPU time. The layout, colours, focus and
// click targets inside the frame stay the same.
const frame = window.frameElement as HTMLElement | null
if (frame && server.config.browser.headless) frame.style.opacity = '0'

beforeEach(async () => {
  // The library only cleans up by itself in the first file that imports it.
  await cleanup()
  closeToasts()
})

// Only the long run uses React's development build, which logs mistakes as errors.
if (import.meta.env.DEV) {
  const errors: unknown[] = []
  beforeEach(() => {
    errors.length = 0
    vi.spyOn(console, 'error').mockImplementation((...words) => errors.push(...words))
  })
  afterEach(() => expect(errors).toEqual([]))
}

afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await cleanup()
  closeToasts()
  // The next toast adds this element again.
  document.querySelector('[data-toasts]')?.remove()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', address)
})
