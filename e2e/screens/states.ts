import { expect, type Locator, type Page } from '@playwright/test'

/** Presses a button and waits for what that opens. */
export const press =
  (name: string | RegExp, brought: (page: Page) => Locator) => async (page: Page) => {
    await page.getByRole('button', { name }).first().click()
    await expect(brought(page)).toBeVisible()
  }

export const dialog = (page: Page) => page.getByRole('dialog')
/** The first loading skeleton, which only appears while a response is slow. */
export const waiting = (page: Page) => page.locator('main [aria-busy=true] [data-skeleton]').first()
export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })
export const title = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })
export const text = (words: string) => (page: Page) => page.getByText(words).first()
export const see = (what: (page: Page) => Locator) => (page: Page) =>
  expect(what(page)).toBeVisible()

/** Moves the pointer away, so no element shows its hover state. */
export const away = (page: Page) => page.mouse.move(2, 2)

/** Makes these calls hang, so the page keeps loading. */
export const hold = (calls: string) => async (page: Page) => {
  await page.route(calls, () => new Promise(() => {}))
}

/** Makes these calls fail, as if there were no connection. */
export const fail = (calls: string) => (page: Page) => page.route(calls, (route) => route.abort())

/** Replaces text in the responses to these calls. */
export const change = (calls: string, text: string, by: string) => (page: Page) =>
  page.route(calls, async (route) => {
    const replaced = async () => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(text, by)
      await route.fulfill({ response, body })
    }
    // The page may poll and close before the last response, so ignore errors.
    await replaced().catch(() => {})
  })

/** Mocks these calls without changing the demo's data. Calls with another method go through. */
export const answer =
  (method: string, calls: string, json?: unknown, status = 200) =>
  (page: Page) =>
    page.route(calls, (route) => {
      if (route.request().method() !== method) return route.fallback()
      if (json === undefined) return route.fulfill({ status: 204 })
      const headers = Array.isArray(json) ? { 'x-total-count': String(json.length) } : {}
      return route.fulfill({ status, json, headers })
    })

export const refuse = (
  method: string,
  calls: string,
  status: number,
  message: string,
  code = 'REFUSED',
) => answer(method, calls, { statusCode: status, code, message, data: { message } }, status)

/** Fills in fields, found by their labels, then presses the button. */
export const send =
  (fields: Record<string, string>, button: string, brought: (page: Page) => Locator) =>
  async (page: Page) => {
    for (const [label, text] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).fill(text)
    }
    await press(button, brought)(page)
  }

/**
 * Changes the product's responses to matching calls, to show states the sample data doesn't have.
 */
export const reshape =
  <Body>(calls: string | RegExp, shape: (body: Body) => unknown) =>
  (page: Page) =>
    page.route(calls, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: shape(await response.json()) })
    })

/** Opens a menu and chooses an action that opens a dialog. */
export const choose = (menu: RegExp, action: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: menu }).first().click()
  await page.getByRole('menuitem', { name: action }).click()
  await expect(dialog(page)).toBeVisible()
}
