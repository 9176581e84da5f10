import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { apiOf, newAccount } from '../api.ts'
import { type RunningProduct, startProduct, temporaryFolder } from '../product.ts'
import type { Role } from './screen.ts'

/** The demo always takes place on this Tuesday morning in Melbourne. */
const NOW = '2026-11-16T23:42:00Z'
const PASSWORD = 'Sample people 2026'
const PEOPLE = { researcher: 'robin@demo.example', admin: 'admin@wattle.example' }

export type Demo = {
  product: RunningProduct
  tokens: Record<Role, string | undefined>
  /** Replaces a placeholder in a path, such as `{Quiet desks}` with that project's id. */
  pathOf: (path: string) => string
}

/** Starts one demo for all the screenshots in a run. */
export const test = base.extend<object, { demo: Demo }>({
  demo: [
    // Playwright requires an object pattern here, even if we don't use any fixture.
    async ({ browserName: _any }, use) => {
      const { folder, remove } = temporaryFolder()
      const env = { DATA_DIR: folder, CLOCK_AT: NOW, ADMIN_PASSWORD: PASSWORD }
      const product = await startProduct(env, { movesClock: true, args: ['--demo'] })
      await use(await look(product))
      await product.stop()
      remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Links that the demo's emails contain: to a study's screener, and to a booked time. */
const LINKS = {
  invitation: {
    kind: 'distribution.invitation',
    pattern: /\/respondent\/screener\?hashKey=[\w-]+/,
  },
  booking: { kind: 'interview.confirmed', pattern: /\/respondent\/slots\?hashKey=[\w-]+/ },
}

async function linkIn(
  mails: { id: number }[],
  pattern: RegExp,
  read: (id: number) => Promise<{ text: string }>,
): Promise<string | undefined> {
  for (const { id } of mails) {
    const link = pattern.exec((await read(id)).text)?.[0]
    if (link) return link
  }
  return undefined
}

async function look(product: RunningProduct): Promise<Demo> {
  const signIn = async (email: string) =>
    (
      await apiOf(product.url)<{ accessToken: string }>('POST', '/auth/login', {
        email,
        password: PASSWORD,
      })
    ).accessToken
  const tokens = {
    visitor: undefined,
    newcomer: await newAccount(apiOf(product.url), 'Wren', 'newcomer@demo.example'),
    researcher: await signIn(PEOPLE.researcher),
    admin: await signIn(PEOPLE.admin),
  }
  const admin = apiOf(product.url, tokens.admin)
  const projects = await admin<{ id: number; projectName: string }[]>('GET', '/admin/projects')
  const known = new Map(projects.map(({ id, projectName }) => [projectName, String(id)]))
  const pages = [1, 2, 3, 4, 5].map((page) =>
    admin<{ id: number; kind: string }[]>('GET', `/admin/outbox?page=${page}&size=200`),
  )
  const mails = (await Promise.all(pages)).flat()
  for (const [name, { kind, pattern }] of Object.entries(LINKS)) {
    const link = await linkIn(
      mails.filter((email) => email.kind === kind),
      pattern,
      (id) => admin('GET', `/admin/outbox/${id}`),
    )
    if (link) known.set(name, link)
  }
  const pathOf = (path: string) =>
    path.replace(/\{(.+)\}/, (_all, name) => {
      const part = known.get(name)
      // Without this check, the screenshot would show an error page.
      if (part === undefined) throw new Error(`The demo has no ${name}.`)
      return part
    })
  return { product, tokens, pathOf }
}

/** Opens an empty page, signed in as someone with the given role, at the demo's date and time. */
export async function openPage(
  browser: Browser,
  { product, tokens }: Demo,
  role: Role,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport,
    reducedMotion: 'reduce',
    timezoneId: 'Australia/Melbourne',
    locale: 'en-AU',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  await page.addInitScript((token) => {
    if (token) localStorage.setItem('token', token)
  }, tokens[role])
  return page
}

/** Waits until everything has loaded, fonts included. */
export async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
  // The page loads the signed-in user first, and has no heading until then.
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
