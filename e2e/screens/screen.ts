import type { Page } from '@playwright/test'

/**
 * The demo's researcher and admin, someone who has just signed up, and a visitor who isn't signed
 * in.
 */
export type Role = 'visitor' | 'newcomer' | 'researcher' | 'admin'

export type Screen = {
  /** The screenshot's file name. */
  name: string
  role: Role
  path: string
  /**
   * Runs before the page opens, for example to mock a long name or a response that never arrives.
   */
  before?: (page: Page) => Promise<unknown>
  /** Runs before the screenshot, for example to open a dialog or submit an empty form. */
  prepare?: (page: Page) => Promise<void>
  /**
   * Whether to open and prepare the screen for each screenshot, instead of only resizing it. Use it
   * for toasts, which don't stay long enough, and for anything that closes when the window changes.
   */
  isReopened?: boolean
  isLoading?: boolean
  /** Whether the page opens with scripts disabled. If it does, axe can't check it. */
  isWithoutScript?: boolean
  /** Whether this is one of the ten screenshots that we store and compare with later runs. */
  isKept?: boolean
}
