import type { Page } from '@playwright/test'

/** The demo's people, someone who has just signed up, and a visitor who isn't signed in. */
export type Role = 'visitor' | 'newcomer' | 'researcher' | 'admin'

export type Screen = {
  /** The picture's file name. */
  name: string
  role: Role
  path: string
  /** Runs before the page opens: a reply that never arrives, a long name. */
  before?: (page: Page) => Promise<unknown>
  /** Runs before the picture is taken: opens a dialog, sends an empty form. */
  prepare?: (page: Page) => Promise<void>
  /** The picture shows a loading state. */
  isLoading?: boolean
  /** No script runs on it, so axe can't check it. */
  isWithoutScript?: boolean
  /** One of the ten that are kept and compared. */
  isKept?: boolean
}
