import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { apiOf } from '../campaign.ts'
import { type RunningProduct, startProduct, temporaryFolder } from '../product.ts'
import { type Role, SCREENS } from './list.ts'

/** A Tuesday morning in Melbourne on which the demonstration always takes place. */
const NOW = '2026-11-16T23:42:00Z'
const PASSWORD = 'Sample people 2026'
const PEOPLE = { researcher: 'robin@demo.example', admin: 'admin@wattle.example' }
const WIDTHS = [390, 768, 1440]
const THEMES = ['light', 'dark'] as const
/** Where a picture is kept, it is of the width that most people see that screen in. */
const KEPT_WIDTH = (name: string) => (name.startsWith('respondent') ? 390 : 1440)

type Demo = {
  product: RunningProduct
  tokens: Record<Role, string | undefined>
  /** Fills in what is known only now: a project's id, the link of an invitation. */
  pathOf: (path: string) => string
}

const test = base.extend<object, { demo: Demo }>({
  demo: [
    // The runner wants a pattern here, even if nothing is taken from it.
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
    researcher: await signIn(PEOPLE.researcher),
    admin: await signIn(PEOPLE.admin),
  }
  const admin = apiOf(product.url, tokens.admin)
  const projects = await admin<{ id: number; projectName: string }[]>('GET', '/admin/projects')
  const known = new Map(projects.map(({ id, projectName }) => [projectName, String(id)]))
  const mails = await admin<{ id: number; kind: string }[]>('GET', '/admin/outbox?page=1&size=200')
  const invitation = mails.find(({ kind }) => kind === 'distribution.invitation')
  const mail = await admin<{ text: string }>('GET', `/admin/outbox/${invitation?.id}`)
  const link = /\/respondent\/screener\?hashKey=[\w-]+/.exec(mail.text)?.[0]
  if (link) known.set('invitation', link)
  const pathOf = (path: string) =>
    path.replace(/\{(.+)\}/, (_all, name) => known.get(name) ?? `no ${name} in the demonstration`)
  return { product, tokens, pathOf }
}

for (const { name, role, path, prepare, isKept } of SCREENS) {
  test(name, async ({ browser, demo }, { outputDir: _one, project }) => {
    for (const theme of THEMES) {
      const context = await browser.newContext({
        baseURL: demo.product.url,
        colorScheme: theme,
        reducedMotion: 'reduce',
        timezoneId: 'Australia/Melbourne',
        locale: 'en-AU',
      })
      const page = await context.newPage()
      await page.clock.setFixedTime(NOW)
      await page.addInitScript((token) => {
        if (token) localStorage.setItem('token', token)
      }, demo.tokens[role])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(demo.pathOf(path))
        await settled(page)
        if (prepare) await prepare(page)
        await settled(page)
        const file = join(project.outputDir, `${name}-${width}-${theme}.png`)
        await page.screenshot({ path: file, fullPage: !prepare, animations: 'disabled' })
        if (isKept && theme === 'light' && width === KEPT_WIDTH(name)) {
          await expect.soft(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.01 })
        }
      }
      await context.close()
    }
  })
}

async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
