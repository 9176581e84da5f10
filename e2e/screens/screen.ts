import type { Page } from '@playwright/test'

/** The demonstration's people, somebody who has just signed up, and nobody. */
export type Role = 'visitor' | 'newcomer' | 'researcher' | 'admin'

export type Screen = {
  /** Of the picture's file. */
  name: string
  role: Role
  path: string
  /** What is arranged before the page is opened: an answer that does not come, a name that is long. */
  before?: (page: Page) => Promise<unknown>
  /** What is done before the picture is taken: a dialog opened, a form sent empty. */
  prepare?: (page: Page) => Promise<void>
  /** It is a picture of waiting. */
  isLoading?: boolean
  /** No script runs on it, so none can look at it. */
  isWithoutScript?: boolean
  /** Among the ten that are kept, and compared with. */
  isKept?: boolean
}
