// Runs before each test file. Files share a page, where the components' code is loaded once, so each
// leaves the page as it found it.
import '../app.css'
import { afterAll, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { closeToasts } from './close-toasts.ts'

const address = location.href

// The library itself does this only in the first file that imports it.
beforeEach(() => cleanup())

afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await cleanup()
  closeToasts()
  // The next toast puts it back.
  document.querySelector('[data-toasts]')?.remove()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', address)
})
